/** What boards make of an edition: the server's sheet (`editions.ts`), with places in lists where views count by them. */
import type { Edition } from "./board";
import type { Rect } from "./board/geometry";

/** The place of an id in a list, or −1. */
export const placeOf = (list: readonly { id: string }[], id: string | null): number =>
  list.findIndex((each) => each.id === id);

/** Rows that know their place. */
export const indexed = <Row extends object>(rows: readonly Row[]): (Row & { index: number })[] =>
  rows.map((row, index) => ({ ...row, index }));

/** A box written as x, y, width and height; null if it is left out. */
export function rect(box: readonly [number, number, number, number] | null): Rect | null {
  if (!box) return null;
  const [x, y, w, h] = box;
  return { x, y, w, h };
}

/** What `read` makes of a sheet, made once for each: every part of a table asks for it. */
export function once<Sheet, Box>(read: (sheet: Sheet) => Box): (edition: Edition) => Box {
  const known = new WeakMap<Edition, Box>();
  return (edition) => {
    let box = known.get(edition);
    if (!box) {
      box = read(edition as Sheet);
      known.set(edition, box);
    }
    return box;
  };
}
