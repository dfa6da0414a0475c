/** What every board's drawing counts in: points and boxes, x to the right, y downwards. */

export type Point = readonly [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** One decimal is finer than any screen. */
export const round = (value: number): number => Math.round(value * 10) / 10;
