/** Points, boxes, polygons and smooth coasts: numbers only. */

import { round, type Point, type Rect } from "../../../lib/board/geometry";

export {
  around,
  clamp,
  depth,
  distance,
  inside,
  shared,
  toSegment,
} from "../../../lib/board/geometry";
export type { Point, Rect };

export const middle = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];

/** A closed line with corners. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A closed line without corners, through all points. */
export function coastPath(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n]!;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6];
    const two: Point = [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6];
    path += `C${[...one, ...two, ...b].map(round).join(" ")}`;
  }
  return `${path}Z`;
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

/** How wide a line of text is, roughly: no letter is measured. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.53;
}

/** The place where the hand of the clock points, for a part of its way from 0 to 1: clockwise from the top. */
export function onClock(part: number, radius: number): Point {
  const angle = part * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** A slice of a ring, from one part of the clock's way to another. */
export function slicePath(from: number, to: number, inner: number, outer: number): string {
  const [a, b] = [onClock(from, outer), onClock(to, outer)];
  const [c, d] = [onClock(to, inner), onClock(from, inner)];
  const wide = to - from > 0.5 ? 1 : 0;
  const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  return `M${at(a)}A${outer} ${outer} 0 ${wide} 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 ${wide} 0 ${at(d)}Z`;
}
