/**
 * How the board lies: as it is printed, or turned by a quarter for a tall screen, with the harbour on the left. Places
 * turn with the board; what stands on them stays upright.
 */
import type { Box } from "./edition";
import { centre, depth, distance, type Point, type Rect } from "./geometry";

export interface Roof {
  at: Point;
  value: number;
}

/** A warehouse or a depot, with its sign and its roofs. */
export interface House {
  node: number;
  /** Where its good is shown; null for a depot. */
  sign: Point | null;
  /** Where its name is written: there it begins, ends or has its middle. */
  name: { at: Point; anchor: "start" | "middle" | "end" } | null;
  roofs: Roof[];
  /** The pier, from the water to the house. */
  pier: [Point, Point];
  /** Where the foreman stands. */
  foreman: Point;
}

export interface BlackSpace {
  good: number;
  at: Point;
}

/** Where on a block things lie. */
interface Lot {
  good: Point;
  price: Point;
  bailiff: Point;
}

export interface Posed {
  box: Box;
  tall: boolean;
  /** The part of the board that is seen. */
  view: Rect;
  /** Where a point of the edition lies. */
  to: (point: Point) => Point;
  turn: number;
  outline: Point[];
  canals: Point[][];
  polygons: Point[][];
  /** By block: where its good or its coat of arms lies, and its price. */
  lot: (block: number) => Lot;
  bridges: { at: Point; angle: number; length: number }[];
  nodes: Point[];
  houses: House[];
  /** By district. */
  names: Point[][];
  river: Point[];
  spaces: Point[];
  mouth: Point[];
  mouthSign: Point;
  amstelBridges: { at: Point; angle: number }[];
  building: { house: Rect; spaces: Point[]; last: Rect; title: Point };
  black: { panel: Rect; title: Point; spaces: BlackSpace[]; pitch: number };
  start: Rect;
  /** Around the board; none on a tall screen. */
  track: Point[];
}

/** How large what lies on the board is drawn, in its units. */
export const GOOD = 23;
export const PRICE = { w: 58, h: 30 };
export const ROOF = { w: 32, h: 42 };
export const SIGN = 17;
export const SPACE = 17;
export const WATER = { rx: 22, ry: 17 };
export const PIER = 17;
export const PONTOON = { w: 76, h: 42 };
export const DOCKER = 13;
export const BLACK = 48;

const MARGIN = 40;

const poses = new WeakMap<Box, Map<boolean, Posed>>();

export function pose(box: Box, tall: boolean): Posed {
  const known = poses.get(box) ?? new Map<boolean, Posed>();
  poses.set(box, known);
  let posed = known.get(tall);
  if (!posed) {
    posed = lay(box, tall);
    known.set(tall, posed);
  }
  return posed;
}

function lay(box: Box, tall: boolean): Posed {
  const { w, h } = box.size;
  const to = ([x, y]: Point): Point => (tall ? [y, w - x] : [x, y]);
  const all = (line: readonly Point[]): Point[] => line.map(to);
  const rect = (r: Rect): Rect => (tall ? { x: r.y, y: w - r.x - r.w, w: r.h, h: r.w } : r);
  const turn = tall ? -90 : 0;
  const polygons = box.blocks.map((block) => all(block.polygon));
  const lots: Lot[] = [];
  const house = rect(box.building.house);
  const spaces = box.building.spaces.map(to);
  const lastSpace = spaces[spaces.length - 1]!;
  const start = to(box.nodes[0]!.at);
  return {
    box,
    tall,
    view: tall
      ? { x: MARGIN, y: MARGIN, w: h - 2 * MARGIN, h: w - 2 * MARGIN }
      : { x: 0, y: 0, w, h },
    to,
    turn,
    outline: all(box.outline),
    canals: box.canals.map(({ path }) => all(path)),
    polygons,
    lot: (block) => (lots[block] ??= lot(polygons[block]!, to(box.blocks[block]!.at), tall)),
    bridges: box.bridges.map(({ at, angle, length }) => ({
      at: to(at),
      angle: angle + turn,
      length,
    })),
    nodes: box.nodes.map((node) => to(node.at)),
    houses: box.nodes.flatMap((node) => {
      if (!node.house) return [];
      const house = houseOf(node.index, to(node.at), rect(node.house), node.values, tall);
      return [!tall && house.name ? beside(house, box) : house];
    }),
    names: box.districts.map((district) =>
      between(longer(readable(all(district.label_path)), 50), box.bridges, to),
    ),
    river: all(box.amstel.path),
    spaces: box.amstel.spaces.map(to),
    mouth: box.amstel.mouth.map(to),
    mouthSign: to([box.amstel.spaces[box.amstel.last]![0], 445]),
    amstelBridges: box.amstel.bridges.map(({ at, angle }) => ({ at: to(at), angle: angle + turn })),
    building: {
      house,
      spaces,
      last: tall
        ? { x: lastSpace[0] - 22, y: lastSpace[1] - 50, w: 44, h: 116 }
        : { x: lastSpace[0] - 68, y: lastSpace[1] - 24, w: 136, h: 48 },
      title: [house.x + house.w / 2, house.y + (tall ? 22 : 14)],
    },
    black: blackMarket(box, tall, to),
    start: tall
      ? { x: start[0] - 20, y: start[1] - 62, w: 40, h: 124 }
      : { x: start[0] - 62, y: start[1] - 20, w: 124, h: 40 },
    track: tall ? [] : [...box.track.spaces],
  };
}

/** Room between a piece and the edge of its block, of which more is no better. */
const ENOUGH = 7;

/**
 * Where on a block its good and its price lie: one above the other, where there is most room between the edges,
 * not far from where the edition has them.
 */
function lot(polygon: Point[], wanted: Point, tall: boolean): Lot {
  const middle: Point = tall ? centre(polygon) : [wanted[0], wanted[1] + 16];
  const reaches = [
    [0, -20, GOOD],
    [8 - PRICE.w / 2, 24, 14],
    [PRICE.w / 2 - 8, 24, 14],
  ] as const;
  let best: Point = middle;
  let most = -Infinity;
  for (let dx = -24; dx <= 24; dx += 3) {
    for (let dy = -24; dy <= 24; dy += 3) {
      const far = Math.sqrt(dx * dx + dy * dy) * 0.02;
      const at: Point = [middle[0] + dx, middle[1] + dy];
      let room = ENOUGH;
      for (const [x, y, reach] of reaches) {
        // As soon as it cannot be the best place any more, it is not looked at further.
        if (room - far <= most) break;
        room = Math.min(room, depth([at[0] + x, at[1] + y], polygon) - reach);
      }
      const worth = room - far;
      if (worth > most) [best, most] = [at, worth];
    }
  }
  const [x, y] = best;
  return { good: [x, y - 20], price: [x, y + 24], bailiff: [x + 30, y - 14] };
}

/** A warehouse's sign and three roofs stand side by side along the bank; on a turned board below each other. */
function houseOf(
  node: number,
  at: Point,
  house: Rect,
  values: readonly number[],
  tall: boolean,
): House {
  const middle: Point = [house.x + house.w / 2, house.y + house.h / 2];
  const along = (far: number): Point =>
    tall ? [middle[0], middle[1] + far] : [middle[0] + far, middle[1]];
  if (values.length === 1) {
    return {
      node,
      sign: null,
      name: null,
      roofs: [{ at: middle, value: values[0]! }],
      pier: [at, middle],
      foreman: [
        at[0] + Math.sign(at[0] - middle[0]) * (tall ? 0 : 27),
        at[1] + (tall ? Math.sign(at[1] - middle[1]) * 27 : 0),
      ],
    };
  }
  const step = tall ? 38 : 33;
  const first = tall ? -20 : -16;
  const foot: Point = tall ? [middle[0], at[1]] : [at[0], middle[1]];
  return {
    node,
    sign: along(first - 34),
    name: tall ? null : { at: [middle[0] + 6, middle[1] + 42], anchor: "middle" },
    roofs: values.map((value, i) => ({ at: along(first + i * step), value })),
    pier: [at, foot],
    foreman: tall ? [at[0], at[1] + 29] : [at[0] + 29, at[1]],
  };
}

/**
 * On the upper bank a name stands beside the berth, where there is more room, and the foreman on its other side: above
 * the house lies the score track, below it the berth.
 */
function beside(house: House, box: Box): House {
  const [x, y] = box.nodes[house.node]!.at;
  if (house.roofs[0]!.at[1] > y) return house;
  const berths = box.nodes.filter((node) => node.house && Math.abs(node.at[1] - y) < 20);
  const others = [0, box.size.w, ...berths.map((node) => node.at[0])];
  const left = x - Math.max(...others.filter((other) => other < x));
  const right = Math.min(...others.filter((other) => other > x)) - x;
  const side = right > left ? 1 : -1;
  return {
    ...house,
    name: { at: [x + side * (PIER + 5), y + 4], anchor: side > 0 ? "start" : "end" },
    foreman: [x - side * 29, y],
  };
}

/** The same line, going on at both ends as it turned: letters that have no room on a line are not drawn at all. */
export function longer(line: readonly Point[], by: number): Point[] {
  if (line.length < 3) return [...line];
  const heading = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);
  const first = heading(line[0]!, line[1]!);
  const last = heading(line.at(-2)!, line.at(-1)!);
  // By how much it turns from one point to the next, on an average: points are rounded.
  const whole = Math.atan2(Math.sin(last - first), Math.cos(last - first));
  const turn = whole / (line.length - 2);
  const step = distance(line[0]!, line[1]!);
  const beyond = (from: Point, angle: number, turning: number): Point[] => {
    const way: Point[] = [from];
    for (let far = 0; far < by; far += step) {
      angle += turning;
      const [x, y] = way.at(-1)!;
      way.push([x + step * Math.cos(angle), y + step * Math.sin(angle)]);
    }
    return way.slice(1);
  };
  const before = beyond(line[0]!, first + Math.PI, -turn).reverse();
  return [...before, ...line, ...beyond(line.at(-1)!, last, turn)];
}

/** How far from the middle of a bridge letters stay. */
const BRIDGE = 14;

/** The part of a line around its middle that lies between bridges, which would cover the letters on it. */
function between(
  line: Point[],
  bridges: readonly { at: Point }[],
  to: (point: Point) => Point,
): Point[] {
  const covered = (point: Point): boolean =>
    bridges.some(({ at }) => distance(to(at), point) < BRIDGE);
  const middle = Math.floor(line.length / 2);
  const from = line.slice(0, middle).findLastIndex(covered) + 1;
  const end = line.slice(middle).findIndex(covered);
  return line.slice(from, end < 0 ? undefined : middle + end);
}

/** A line that is read from left to right, or downwards. */
function readable(line: Point[]): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return line;
  const across = Math.abs(last[0] - first[0]);
  const backwards = across > 20 ? last[0] < first[0] : last[1] < first[1];
  return backwards ? [...line].reverse() : line;
}

function blackMarket(box: Box, tall: boolean, to: (p: Point) => Point): Posed["black"] {
  const middle = box.blackMarket.find((space) => space.row === 1 && space.column === 1)!;
  const [cx, cy] = to(middle.at);
  const pitch = 62;
  const panel: Rect = tall
    ? { x: cx - 104, y: cy - 116, w: 208, h: 222 }
    : { x: cx - 104, y: cy - 122, w: 208, h: 230 };
  const shift = panel.y + panel.h - 12 - 3 * pitch;
  return {
    panel,
    title: [cx, panel.y + 21],
    pitch,
    spaces: box.blackMarket.map(({ good, row, column }) => ({
      good,
      at: [cx + (column - 1) * pitch, shift + (row + 0.5) * pitch],
    })),
  };
}
