/** Where names are written on the map: sectors on plaques, colonies beside their places, and none over another. */
import type { Site } from "../model/edition";
import { around, shared, textWidth, type Point, type Rect } from "../model/geometry";

/** How wide a letter on a plaque is, in parts of its size: a little narrower than it would be. */
export const PLAQUE_LETTER = 0.5;
/** What stands before and after a name on its plaque, in parts of the size: its number, and its rank. */
export const PLAQUE_BEFORE = 1.68;
const PLAQUE_AFTER = 1.55;
/** Between two plaques. */
const GAP = 3;

/** One word above the other: names side by side are larger so. */
export const plaqueLines = (text: string): string[] => text.split(" ");

/** The ground of a plaque around its middle. */
export function plaqueBox(text: string, size: number, [x, y]: Point): Rect {
  const lines = plaqueLines(text);
  const letters = Math.max(...lines.map((line) => line.length));
  const w = size * (letters * PLAQUE_LETTER + PLAQUE_BEFORE + PLAQUE_AFTER);
  const h = size * (lines.length > 1 ? 2.1 : 1.56);
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** Below the middle of its label a district has plots, which begin so far down. */
const PLOTS = 16;

/** The ground of the plaque of a district: one of two words rises above its label. */
export function districtBox(text: string, size: number, [x, y]: Point): Rect {
  const box = plaqueBox(text, size, [x, y - 3]);
  return { ...box, y: Math.min(box.y, y + PLOTS - box.h) };
}

/** Plaques in a row, from left to right: the outer ones stay, the others move inwards out of their way. */
export function apart(row: readonly Rect[]): Rect[] {
  const boxes = row.map((box) => ({ ...box }));
  const half = Math.ceil(boxes.length / 2);
  for (let i = 1; i < half; i++) {
    const before = boxes[i - 1]!;
    boxes[i]!.x = Math.max(boxes[i]!.x, before.x + before.w + GAP);
  }
  for (let i = boxes.length - 2; i >= half; i--) {
    const box = boxes[i]!;
    box.x = Math.min(box.x, boxes[i + 1]!.x - box.w - GAP);
  }
  return boxes;
}

/** A plaque that would touch places moves a little: as far as it must, and not further than this. */
const FAR = 36;
export function beside(plaque: Rect, places: readonly Rect[]): Rect {
  const touched = (box: Rect): number => places.reduce((sum, place) => sum + shared(box, place), 0);
  let best = plaque;
  let least = touched(plaque);
  for (let far = 2; least > 0 && far <= FAR; far += 2) {
    for (let dx = -far; dx <= far; dx += 2) {
      for (const dy of [far - Math.abs(dx), Math.abs(dx) - far]) {
        const moved = { ...plaque, x: plaque.x + dx, y: plaque.y + dy };
        const cost = touched(moved);
        if (cost < least) [best, least] = [moved, cost];
      }
    }
  }
  return best;
}

export interface Name {
  text: string;
  x: number;
  /** Of the line on which it stands. */
  y: number;
  anchor: "start" | "middle" | "end";
  box: Rect;
}

interface Way extends Name {
  cost: number;
}

/** Letters stand so far above their line, and hang so far below it, in parts of their size. */
const ABOVE = 0.74;
const BELOW = 0.22;
/** What it costs to write a name elsewhere than the edition wants, in the units of what is covered. */
const ELSEWHERE = 12;

/** Every name with letters of this size, in the order of the sites. */
export function placeNames(
  sites: readonly Pick<Site, "at" | "side">[],
  names: readonly string[],
  { size, radius, within, taken }: { size: number; radius: number; within: Rect; taken: Rect[] },
): Name[] {
  const places = sites.map(({ at }) => around([at], radius));
  const ways = sites.map((site, index) => {
    const others = [...taken, ...places.filter((_, other) => other !== index)];
    return waysToPlace(site, names[index]!, size, radius, within).map((way) => ({
      ...way,
      cost: way.cost + others.reduce((sum, other) => sum + shared(way.box, other), 0),
    }));
  });
  const chosen = ways.map((list) => list.reduce((a, b) => (b.cost < a.cost ? b : a)));
  // Each moves out of the others' way, until none has to.
  for (let round = 0, moved = true; moved && round < 6; round++) {
    moved = false;
    ways.forEach((list, index) => {
      const cost = (way: Way): number =>
        chosen.reduce(
          (sum, other, at) => (at === index ? sum : sum + shared(way.box, other.box)),
          way.cost,
        );
      const best = list.reduce((a, b) => (cost(b) < cost(a) ? b : a));
      if (best !== chosen[index]) {
        chosen[index] = best;
        moved = true;
      }
    });
  }
  return chosen;
}

function waysToPlace(
  { at: [x, y], side }: Pick<Site, "at" | "side">,
  text: string,
  size: number,
  radius: number,
  within: Rect,
): Way[] {
  const w = textWidth(text, size);
  const off = radius + 5;
  const over = y - off - 1;
  const under = y + off + size * 0.72;
  const beside = y + size * 0.3;
  const low = within.x + w / 2 + 3;
  const high = within.x + within.w - w / 2 - 3;
  const amid = Math.min(Math.max(x, low), high);
  const ways: [string, Point, Name["anchor"]][] = [
    ["e", [x + off, beside], "start"],
    ["w", [x - off, beside], "end"],
    ["n", [amid, over], "middle"],
    ["s", [amid, under], "middle"],
    ["ne", [x - radius, over], "start"],
    ["nw", [x + radius, over], "end"],
    ["se", [x - radius, under], "start"],
    ["sw", [x + radius, under], "end"],
  ];
  return ways.map(([where, [left, line], anchor]) => {
    const start = anchor === "start" ? left : anchor === "end" ? left - w : left - w / 2;
    const box = { x: start, y: line - size * ABOVE, w, h: size * (ABOVE + BELOW) };
    const outside = w * box.h - shared(box, within);
    const elsewhere = where === side ? 0 : where.length === 1 ? ELSEWHERE : 2 * ELSEWHERE;
    return { text, x: left, y: line, anchor, box, cost: elsewhere + outside * 3 };
  });
}
