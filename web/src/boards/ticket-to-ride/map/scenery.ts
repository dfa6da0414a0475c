/** The city beneath the game: water, quays, houses, trees and bridges, worked out once from the edition's lines. */
import { clearOf } from "../../../lib/board/geometry";
import { seeded } from "../../../lib/board/random";
import {
  angleOn,
  between,
  corners,
  curvePath,
  curvesPath,
  distanceToLine,
  linePath,
  pointOn,
  radians,
  round,
  sample,
  smallPath,
  smooth,
  smoothLine,
  walk,
  type Curve,
  type Point,
  type Rect,
  type Spot,
} from "../model/geometry";
import type { Canal, Landscape } from "../model/landscape";

export const ROOFS = 7;

export interface Road {
  d: string;
  width: number;
}

export interface City {
  /** The IJ, its two banks, and the land behind the far one. */
  water: string;
  shore: string;
  northBank: string;
  farLand: string;
  fields: string[];
  canals: Road[];
  roads: Road[];
  /** The parapets where a road crosses water. */
  parapets: string;
  /** By colour of roof: the whole roofs, and their sunny halves. */
  roofs: { whole: string; sunny: string }[];
  /** Windows with a light behind them, seen at night. */
  windows: string;
  /** All trees in three strokes: a drawing of a thousand pieces is slow to lay out. */
  trees: { trunks: string; leaves: string; sunny: string };
  barges: Spot[];
}

const cities = new WeakMap<Landscape, City>();

export function city(board: Landscape): City {
  let known = cities.get(board);
  if (!known) {
    known = build(board);
    cities.set(board, known);
  }
  return known;
}

const SINGLE = 34;
const DOUBLE = 62;

/** The roads that routes lie on: one for both lanes of a double route. */
export function roads(board: Pick<Landscape, "routes">): { curve: Curve; width: number }[] {
  return board.routes
    .filter((route) => route.twin < 0 || route.twin > route.index)
    .map((route) => {
      if (route.twin < 0) return { curve: route.curve, width: SINGLE };
      const twin = board.routes[route.twin]!;
      const same = twin.a === route.a;
      const other: Curve = same
        ? twin.curve
        : [twin.curve[3], twin.curve[2], twin.curve[1], twin.curve[0]];
      return { curve: between(route.curve, other), width: DOUBLE };
    });
}

const CELL = 4;
/** How far from the middle of a house or a tree it can be seen. */
const SIGHT = 12;

/** What is already built on, in small squares. */
class Ground {
  readonly columns: number;
  readonly rows: number;
  readonly taken: Uint8Array;

  constructor(width: number, height: number) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.taken = new Uint8Array(this.columns * this.rows);
  }

  free(x: number, y: number): boolean {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false;
    return this.taken[row * this.columns + column] === 0;
  }

  take(x: number, y: number, reach: number): void {
    const least = Math.max(0, Math.floor((y - reach) / CELL));
    const most = Math.min(this.rows - 1, Math.floor((y + reach) / CELL));
    for (let row = least; row <= most; row++) {
      const dy = (row + 0.5) * CELL - y;
      if (Math.abs(dy) > reach) continue;
      const half = Math.sqrt(reach * reach - dy * dy);
      const from = Math.max(0, Math.floor((x - half) / CELL));
      const to = Math.min(this.columns - 1, Math.floor((x + half) / CELL));
      this.taken.fill(1, row * this.columns + from, row * this.columns + to + 1);
    }
  }

  takeLine(line: readonly Point[], reach: number): void {
    for (const [x, y] of walk(line, CELL)) this.take(x, y, reach);
  }

  takeRect(r: Rect): void {
    for (let row = Math.floor(r.y / CELL); row <= (r.y + r.h) / CELL; row++) {
      if (row < 0 || row >= this.rows) continue;
      const from = Math.max(0, Math.floor(r.x / CELL));
      const to = Math.min(this.columns - 1, Math.floor((r.x + r.w) / CELL));
      if (to >= from) this.taken.fill(1, row * this.columns + from, row * this.columns + to + 1);
    }
  }

  /** All that lies inside an outline. */
  takeInside(outline: readonly Point[]): void {
    for (let row = 0; row < this.rows; row++) {
      const y = (row + 0.5) * CELL;
      const crossings: number[] = [];
      outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length]!;
        if (a[1] <= y !== b[1] <= y) {
          crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
        }
      });
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.floor(crossings[i]! / CELL));
        const to = Math.min(this.columns - 1, Math.floor(crossings[i + 1]! / CELL));
        if (to >= from) this.taken.fill(1, row * this.columns + from, row * this.columns + to + 1);
      }
    }
  }
}

function build(board: Landscape): City {
  const { scenery } = board;
  const ways = roads(board);
  const roadDrawings = ways.map(({ curve, width }) => ({ d: curvePath(curve), width }));
  if (!scenery) {
    return {
      water: "",
      shore: "",
      northBank: "",
      farLand: "",
      fields: [],
      canals: [],
      roads: roadDrawings,
      parapets: "",
      roofs: [],
      windows: "",
      trees: { trunks: "", leaves: "", sunny: "" },
      barges: [],
    };
  }
  const shore = smooth(scenery.shore);
  const north = smooth(scenery.north_bank);
  const water = curvesPath(north) + curvesPath(smooth([...scenery.shore].reverse()), true) + "Z";
  const canals = scenery.canals.map((canal) => ({ ...canal, smooth: smoothLine(canal.line) }));
  const ground = new Ground(board.size.w, board.size.h);
  const waterOutline = [
    ...smoothLine(scenery.north_bank),
    ...smoothLine([...scenery.shore].reverse()),
  ];
  const farLand = farOutline(board);
  ground.takeInside(waterOutline);
  ground.takeInside(farLand);
  for (const field of scenery.fields) ground.takeInside(smoothLine(field));
  for (const { curve, width } of ways) ground.takeLine(sample(curve, 24), width / 2 + 3);
  for (const canal of canals) ground.takeLine(canal.smooth, canal.width / 2 + 3);
  for (const place of board.places) ground.take(place.at[0], place.at[1], board.marker + 5);
  for (const table of Object.values(board.tables)) if (table) ground.takeRect(table as Rect);
  const houses = once(() => settle(board, ground, ways, canals));
  const trees = once(() => {
    houses();
    return plant(board, ground);
  });
  const crossings = once(() => parapets(board, ways, canals));
  const barges = once(() => moor(canals, ways, board));
  return {
    water,
    shore: curvesPath(shore),
    northBank: curvesPath(north),
    farLand: linePath(farLand, true),
    fields: scenery.fields.map((field) => curvesPath(smooth(field)) + "Z"),
    canals: canals.map((canal) => ({
      d: curvesPath(smooth(canal.line)),
      width: canal.width,
    })),
    roads: roadDrawings,
    // Each takes its time, and is worked out when it is drawn.
    get parapets() {
      return crossings();
    },
    get roofs() {
      return houses().roofs;
    },
    get windows() {
      return houses().windows;
    },
    get trees() {
      return trees();
    },
    get barges() {
      return barges();
    },
  };
}

/** What is worked out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let known: { is: T } | null = null;
  return () => (known ??= { is: work() }).is;
}

/** The land beyond the IJ: from its bank to the edge of the canvas. */
function farOutline(board: Landscape): Point[] {
  const bank = smoothLine(board.scenery!.north_bank);
  const { w, h } = board.size;
  if (board.tall) return [...bank, [0, 0], [0, h]];
  return [...bank, [w, 0], [0, 0]];
}

interface Houses {
  roofs: { whole: string; sunny: string }[];
  windows: string;
}

/** Houses stand in rows along the quays, then along the roads, wherever nothing else is. */
function settle(
  board: Landscape,
  ground: Ground,
  ways: readonly { curve: Curve; width: number }[],
  canals: readonly (Canal & { smooth: Point[] })[],
): Houses {
  const lot = seeded(1613);
  const whole: string[][] = Array.from({ length: ROOFS }, () => []);
  const sunny: string[][] = Array.from({ length: ROOFS }, () => []);
  const windows: string[] = [];
  const row = (line: readonly Point[], aside: number): void => {
    for (const [x, y, angle] of walk(line, 13.1)) {
      const width = 11.2 + lot() * 1.6;
      const depth = 10.6 + lot() * 2.6;
      const roof = Math.floor(lot() * ROOFS);
      const lamp = lot();
      const across = radians(angle + 90);
      const spot: Spot = [x + Math.cos(across) * aside, y + Math.sin(across) * aside, angle];
      const outline = corners(spot, width, depth);
      const feelers = [...corners(spot, width - 2, depth - 2), [spot[0], spot[1]] as Point];
      if (!feelers.every(([fx, fy]) => ground.free(fx, fy))) continue;
      ground.take(spot[0], spot[1], Math.min(width, depth) / 2 - 3);
      const lit = lamp < 0.3 && [spot[0] + (lot() - 0.5) * 5, spot[1] + (lot() - 0.5) * 5];
      // Of a turned board the edges are cut away.
      if (!clearOf(board.view, [spot[0], spot[1]], -SIGHT)) continue;
      whole[roof]!.push(smallPath(outline));
      const [a, b, c, d] = outline as [Point, Point, Point, Point];
      const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      sunny[roof]!.push(smallPath([a, mid(a, b), mid(c, d), d]));
      if (lit) windows.push(`M${lit.map(round).join(" ")}h2v2.6h-2z`);
    }
  };
  for (const canal of canals) {
    for (const side of [1, -1]) {
      const quay = canal.width / 2 + 10;
      for (const behind of [0, 14.5, 29]) row(canal.smooth, side * (quay + behind));
    }
  }
  for (const { curve, width } of ways) {
    const line = sample(curve, 24);
    for (const side of [1, -1]) row(line, side * (width / 2 + 10));
  }
  if (board.scenery) {
    const shore = smoothLine(board.scenery.shore);
    for (const side of [1, -1]) row(shore, side * 13);
  }
  return {
    roofs: whole.map((each, i) => ({ whole: each.join(""), sunny: sunny[i]!.join("") })),
    windows: windows.join(""),
  };
}

/** Gardens: trees in what room is left between the houses, and some in the fields. */
function plant(board: Landscape, ground: Ground): City["trees"] {
  const lot = seeded(1636);
  const trees = { trunks: "", leaves: "", sunny: "" };
  const step = 21;
  const edge = board.edge === null ? 6 : board.edge + 16;
  for (let y = edge + step / 2; y < board.size.h - edge; y += step) {
    for (let x = edge + step / 2; x < board.size.w - edge; x += step) {
      const tx = x + (lot() - 0.5) * 14;
      const ty = y + (lot() - 0.5) * 14;
      const size = 0.75 + lot() * 0.5;
      const wanted = lot() < 0.82;
      const room = [
        [0, 0],
        [7, 0],
        [-7, 0],
        [0, 8],
        [0, -7],
      ].every(([dx, dy]) => ground.free(tx + dx!, ty + dy!));
      if (wanted && room) {
        ground.take(tx, ty, 6);
        if (!clearOf(board.view, [tx, ty], -SIGHT)) continue;
        trees.trunks += `M${round(tx)} ${round(ty + 3 * size)}v${round(5 * size)}`;
        trees.leaves += disc(tx, ty, 5.2 * size);
        trees.sunny += disc(tx - 1.6 * size, ty - 1.6 * size, 2.5 * size);
      }
    }
  }
  return trees;
}

function disc(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Where a road crosses water it has a parapet on either side. */
function parapets(
  board: Landscape,
  ways: readonly { curve: Curve; width: number }[],
  canals: readonly (Canal & { smooth: Point[] })[],
): string {
  const dry = new Ground(board.size.w, board.size.h);
  for (const canal of canals) dry.takeLine(canal.smooth, canal.width / 2 + 4);
  const drawn: string[] = [];
  const steps = 80;
  for (const { curve, width } of ways) {
    const wet = (t: number): boolean => !dry.free(...pointOn(curve, t));
    let start = -1;
    for (let i = 0; i <= steps; i++) {
      const over = i < steps && wet(i / steps);
      if (over && start < 0) start = i;
      if (!over && start >= 0) {
        for (const side of [1, -1]) {
          const line: Point[] = [];
          for (let k = start; k <= i; k++) line.push(beside(curve, k / steps, (side * width) / 2));
          drawn.push(linePath(line));
        }
        start = -1;
      }
    }
  }
  return drawn.join("");
}

function beside(curve: Curve, t: number, by: number): Point {
  const [x, y] = pointOn(curve, t);
  const across = radians(angleOn(curve, t) + 90);
  return [x + Math.cos(across) * by, y + Math.sin(across) * by];
}

/** Barges lie in the canals, clear of the bridges. */
function moor(
  canals: readonly (Canal & { smooth: Point[] })[],
  ways: readonly { curve: Curve; width: number }[],
  board: Landscape,
): Spot[] {
  const lot = seeded(1657);
  const lines = ways.map(({ curve, width }) => ({ line: sample(curve, 16), width }));
  const barges: Spot[] = [];
  for (const canal of canals) {
    for (const spot of walk(canal.smooth, 96)) {
      const chance = lot();
      const named = canal.named && canal.width > 20;
      if (named || canal.width <= 10 || chance >= 0.6) continue;
      const at: Point = [spot[0], spot[1]];
      const clear =
        lines.every(({ line, width }) => distanceToLine(at, line) > width / 2 + 20) &&
        board.places.every((place) => distanceToLine(place.at, [at, at]) > 50);
      if (clear) barges.push([round(spot[0]), round(spot[1]), round(spot[2])]);
    }
  }
  return barges;
}
