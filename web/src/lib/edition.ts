/** Reading an edition's file: it comes as whatever TOML can say, and each board narrows what it draws. */
import type { Edition } from "./board";
import type { Point, Rect } from "./geometry";

export type Row = Record<string, unknown>;

/** A table, empty if it is left out. */
export const table = (value: unknown): Row => (value ?? {}) as Row;
/** A list of tables, empty if it is left out. */
export const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
/** A list of points, empty if it is left out. */
export const points = (value: unknown): Point[] => (Array.isArray(value) ? (value as Point[]) : []);
/** Words, none if they are left out. */
export const words = (value: unknown): string => (typeof value === "string" ? value : "");

/** A box written as x, y, width and height; null if it is left out. */
export function rect(value: unknown): Rect | null {
  if (!Array.isArray(value)) return null;
  const [x, y, w, h] = value as [number, number, number, number];
  return { x, y, w, h };
}

/** What `read` makes of an edition, made once for each: every part of a table asks for it. */
export function once<Box>(read: (edition: Edition) => Box): (edition: Edition) => Box {
  const known = new WeakMap<Edition, Box>();
  return (edition) => {
    let box = known.get(edition);
    if (!box) {
      box = read(edition);
      known.set(edition, box);
    }
    return box;
  };
}
