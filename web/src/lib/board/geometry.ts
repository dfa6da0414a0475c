/** What every board's drawing counts in: points, boxes and polygons, x to the right, y downwards. */

export type Point = readonly [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Not by `Math.hypot`, which is many times slower and careful with numbers that no board has. */
export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]));

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** One decimal is finer than any screen. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A box as the `viewBox` of a drawing. */
export const viewBox = ({ x, y, w, h }: Rect): string => `${x} ${y} ${w} ${h}`;

/** The smallest box around points, with a margin. */
export function around(points: readonly Point[], margin = 0): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** Whether a point lies in a box, further than `edge` from its sides. */
export const clearOf = ({ x, y, w, h }: Rect, [px, py]: Point, edge: number): boolean =>
  px > x + edge && px < x + w - edge && py > y + edge && py < y + h - edge;

/** How much room two boxes share. */
export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How far a point lies from a line from one point to another. */
export function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length ? clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length, 0, 1) : 0;
  const x = p[0] - a[0] - t * dx;
  const y = p[1] - a[1] - t * dy;
  return Math.sqrt(x * x + y * y);
}

/** Whether a point lies in a polygon. */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** How far a point lies from the nearest side of a polygon. */
export function fromEdge(point: Point, polygon: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++)
    least = Math.min(least, toSegment(point, polygon[j]!, polygon[i]!));
  return least;
}

/** How far a point in a polygon lies from its edge; negative outside. */
export function depth(point: Point, polygon: readonly Point[]): number {
  const edge = fromEdge(point, polygon);
  return inside(point, polygon) ? edge : -edge;
}
