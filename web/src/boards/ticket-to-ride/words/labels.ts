/** Where the names of the places are written: as the edition says, or, for larger letters, where there is room. */
import { corners, distanceToRect, overlap, sample, type Point, type Rect } from "../model/geometry";
import type { Posed } from "../model/pose";

export interface Label {
  box: Rect;
  lines: string[];
  /** Of the letters. */
  size: number;
}

/** Width of a bold serif letter, in parts of the size. */
const LETTER = 0.53;
const LINE = 1.08;
const PAD_X = 7;
const PAD_Y = 3;

/** The second half of a compound name: where it may be parted. */
const PART = /^(.{4,})(toren|huisje|markt|brug)$/;

/** A name as one line or, if it can be parted, as two: at a space or hyphen near its middle, or in a compound. */
export function waysToWrite(name: string): string[][] {
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const at = breaks[0];
  if (at !== undefined) {
    return [[name], [name.slice(0, name[at] === "-" ? at + 1 : at), name.slice(at + 1)]];
  }
  const compound = PART.exec(name);
  return compound ? [[name], [`${compound[1]}-`, compound[2]!]] : [[name]];
}

/** Where a compound may be parted more than once. */
const SEAMS = /(?<=[a-z]{3})(?=pakkers|meters|poorts|toren|huisje)/;

/** A name of which every part is a line, for narrow gaps: null if there are no three. */
export function inThree(name: string): string[] | null {
  const words = name.split(/(?<!^\w{1,3}) |(?<=-)/);
  const lines = words.flatMap((word) => {
    const parts = word.split(SEAMS);
    return parts.map((part, i) => (i < parts.length - 1 ? `${part}-` : part));
  });
  return lines.length >= 3 ? lines : null;
}

/** A name cut to what tells it from the others, with full stops, for the narrowest gaps: null if it is short. */
export function cut(name: string): string[] | null {
  const [, first, letter] = /^(\w+) (\w)\w+toren$/.exec(name) ?? [];
  if (letter) return [`${first} ${letter}.`];
  const [, market] = /^(\w+m)arkt$/.exec(name) ?? [];
  return market ? [`${market}.`] : null;
}

/** A name that may break, with a hyphen, where it can be parted. */
export function breakable(name: string, lines: readonly string[]): string {
  const [first, second] = lines.length > 1 ? lines : (waysToWrite(name)[1] ?? [name]);
  if (!second || !first!.endsWith("-") || name.startsWith(first!)) return name;
  return `${first!.slice(0, -1)}\u00ad${second}`;
}

export function boxFor(lines: readonly string[], size: number): { w: number; h: number } {
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    w: longest * LETTER * size + 2 * PAD_X,
    h: lines.length * LINE * size + 2 * PAD_Y,
  };
}

const placed = new WeakMap<Posed, Map<number, Label[]>>();

/** Every name with letters of this size, by place. */
export function placeLabels(board: Posed, size: number): Label[] {
  const known = placed.get(board) ?? new Map<number, Label[]>();
  placed.set(board, known);
  let labels = known.get(size);
  if (!labels) {
    labels = find(board, size);
    known.set(size, labels);
  }
  return labels;
}

function find(board: Posed, size: number): Label[] {
  if (size <= board.labelSize && board.places.every((place) => place.plaque)) {
    return board.places.map(({ plaque, lines }) => ({
      box: plaque!,
      lines,
      size: board.labelSize,
    }));
  }
  const drawn = drawing(board);
  const candidates = board.places.map((_, index) => candidatesFor(board, drawn, index, size));
  // Begin with what suits each alone, then let each move out of the others' way.
  const chosen = candidates.map((list) => list.reduce((a, b) => (b.cost < a.cost ? b : a)));
  for (let round = 0; round < 6; round++) {
    let moved = false;
    candidates.forEach((list, index) => {
      let best = list[0]!;
      let least = Infinity;
      for (const each of list) {
        // What costs more by itself is no better beside others.
        const cost = each.cost < least ? each.cost + clash(each, chosen, index) : Infinity;
        if (cost < least) [best, least] = [each, cost];
      }
      if (best !== chosen[index]) {
        chosen[index] = best;
        moved = true;
      }
    });
    if (!moved) break;
  }
  return chosen;
}

interface Candidate extends Label {
  cost: number;
}

function clash(candidate: Candidate, chosen: readonly Candidate[], self: number): number {
  let cost = 0;
  for (let index = 0; index < chosen.length; index++)
    if (index !== self) cost += overlap(candidate.box, chosen[index]!.box) * 3;
  return cost;
}

/** Points, x and y in turn: they are looked at many thousand times. */
type Points = Float64Array;

/** What a name should not cover, as points: the middles of spaces least of all, roads rather. */
interface Drawing {
  middles: Points;
  spaces: Points;
  roads: Points;
}

type Place = Posed["places"][number];

interface Near extends Drawing {
  places: Place[];
}

function drawing(board: Posed): Drawing {
  const spots = board.routes.flatMap((route) => route.spaces);
  return {
    middles: flat(spots.map((spot): Point => [spot[0], spot[1]])),
    spaces: flat(
      spots.flatMap((spot) => [
        ...corners(spot, board.space.w, board.space.h),
        ...corners(spot, board.space.w / 2, board.space.h / 2),
      ]),
    ),
    roads: flat(board.routes.flatMap((route) => sample(route.curve, 16))),
  };
}

const flat = (points: readonly Point[]): Points => Float64Array.from(points.flat());

/** Those of the points near which something stands. */
function nearby(points: Points, [x, y]: Point): Points {
  const found: number[] = [];
  for (let i = 0; i < points.length; i += 2)
    if (Math.abs(points[i]! - x) < NEAR_X && Math.abs(points[i + 1]! - y) < NEAR_Y)
      found.push(points[i]!, points[i + 1]!);
  return Float64Array.from(found);
}

/** Only what lies so near can be covered. */
const NEAR_X = 340;
const NEAR_Y = 240;

/** Places around a marker: on each side, from one end to the other. As shares of the box and of the marker. */
const AROUND: readonly Point[] = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].flatMap(
  (along): Point[] => [
    [along, -1],
    [along, 1],
    [-1, along],
    [1, along],
  ],
);

function candidatesFor(board: Posed, drawn: Drawing, index: number, size: number): Candidate[] {
  const place = board.places[index]!;
  const close = {
    middles: nearby(drawn.middles, place.at),
    spaces: nearby(drawn.spaces, place.at),
    roads: nearby(drawn.roads, place.at),
    places: board.places.filter(
      ({ at: [x, y] }) => Math.abs(x - place.at[0]) < NEAR_X && Math.abs(y - place.at[1]) < NEAR_Y,
    ),
  };
  const ways = place.lines.length > 1 ? [[place.name], place.lines] : waysToWrite(place.name);
  const three = inThree(place.name);
  // Letters that are larger than printed are no larger than they have to be to be read.
  const least = board.tall || size > board.labelSize;
  const short = least ? cut(place.name) : null;
  // Where a name is fine by itself it may still be in the way of others, which on a wide board have less room.
  const wanted = least && !board.tall;
  const found: Candidate[] = [];
  const fine = (): boolean =>
    found.some((candidate) => candidate.cost < (least ? FINE_IF_SMALL : FINE));
  const add = (lines: string[], parted: number, smaller: number): void => {
    const dislike = parted * 26 + (1 - smaller) * 2000;
    found.push(...around(board, close, place, lines, size * smaller, dislike));
  };
  // In three lines, cut, and in smaller letters, only where it would cover something otherwise. Cut it is
  // where smaller letters could not be read: a tap or the pointer says all of it.
  for (const smaller of least ? [1] : [1, 0.88, 0.78]) {
    ways.forEach((lines, parted) => add(lines, parted, smaller));
    if (three && (wanted || !fine())) add(three, 2, smaller);
    if (short && (wanted || !fine())) add(short, 3, smaller);
    if (fine()) break;
  }
  return found;
}

/** A place for a name is good enough if it costs less than covering a corner of a space. */
const FINE = 200;
/** Rather a corner or two than letters that cannot be read. */
const FINE_IF_SMALL = 560;

/** The name in one way of writing, at every place around its marker. */
function around(
  board: Posed,
  close: Near,
  place: Place,
  lines: string[],
  size: number,
  dislike: number,
): Candidate[] {
  const { w, h } = boxFor(lines, size);
  return AROUND.flatMap(([dx, dy]) =>
    [5, 13, 25].map((gap) => {
      // On its side the box is `gap` away from the marker, at its corners a little nearer.
      const corner = Math.abs(dx) === 1 && Math.abs(dy) === 1;
      const reach = board.marker * (corner ? 0.78 : 1) + gap;
      const x = place.at[0] + dx * (reach + w / 2) - w / 2;
      const y = place.at[1] + dy * (reach + h / 2) - h / 2;
      const box = { x, y, w, h };
      return { box, lines, size, cost: gap * 2 + dislike + cost(board, close, place, box) };
    }),
  );
}

/** How many points lie in a box, or within a margin around it. */
function within(points: Points, box: Rect, margin: number): number {
  const [left, right] = [box.x - margin, box.x + box.w + margin];
  const [top, bottom] = [box.y - margin, box.y + box.h + margin];
  let count = 0;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (x > left && x < right && y > top && y < bottom) count++;
  }
  return count;
}

/** How much a name would cover there. */
function cost(board: Posed, close: Near, own: Place, box: Rect): number {
  let total = 0;
  const { view } = board;
  const shown = { x: view.x + 3, y: view.y + 3, w: view.w - 6, h: view.h - 6 };
  total += (box.w * box.h - overlap(box, shown)) * 12;
  const edge = board.track ? board.track.thickness + 12 : 0;
  if (edge) {
    const map = { x: edge, y: edge, w: board.size.w - 2 * edge, h: board.size.h - 2 * edge };
    total += (box.w * box.h - overlap(box, map)) * 12;
  }
  if (board.tall) {
    // The buttons that come closer lie in this corner.
    const corner = { x: view.x + view.w - 160, y: view.y, w: 160, h: 160 };
    total += overlap(box, corner) * 4;
  }
  for (const table of Object.values(board.tables)) {
    if (table) total += overlap(box, table as Rect) * 6;
  }
  for (const place of close.places) {
    const into = board.marker + 2 - distanceToRect(place.at, box);
    if (into > 0) total += into * (place === own ? 60 : 90);
    // Where a pennant may fly.
    const flag = { x: place.at[0] + 10, y: place.at[1] - board.marker * 1.6, w: 26, h: 26 };
    total += overlap(box, flag) * 0.8;
  }
  total += within(close.middles, box, 6) * 900;
  return total + within(close.spaces, box, 2) * 220 + within(close.roads, box, 0) * 5;
}
