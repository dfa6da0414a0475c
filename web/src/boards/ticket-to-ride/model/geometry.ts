/** Points, curves and boxes on the canvas: x to the right, y downwards, angles in degrees, clockwise. */

import { distance, round, toSegment, type Point, type Rect } from "../../../lib/board/geometry";

export { around, clamp, shared as overlap } from "../../../lib/board/geometry";
export { distance, round, type Point, type Rect };

/** The four points of a cubic Bézier. */
export type Curve = readonly [Point, Point, Point, Point];

/** Where a space lies, and which way it is turned. */
export type Spot = readonly [x: number, y: number, angle: number];

export const degrees = (radians: number): number => (radians * 180) / Math.PI;
export const radians = (angle: number): number => (angle * Math.PI) / 180;

export function pointOn(curve: Curve, t: number): Point {
  const s = 1 - t;
  const a = s * s * s;
  const b = 3 * s * s * t;
  const c = 3 * s * t * t;
  const d = t * t * t;
  return [
    a * curve[0][0] + b * curve[1][0] + c * curve[2][0] + d * curve[3][0],
    a * curve[0][1] + b * curve[1][1] + c * curve[2][1] + d * curve[3][1],
  ];
}

/** Which way a curve runs at `t`. */
export function angleOn(curve: Curve, t: number): number {
  const s = 1 - t;
  const along = (axis: 0 | 1): number =>
    s * s * (curve[1][axis] - curve[0][axis]) +
    2 * s * t * (curve[2][axis] - curve[1][axis]) +
    t * t * (curve[3][axis] - curve[2][axis]);
  return degrees(Math.atan2(along(1), along(0)));
}

/** A curve as `steps` straight pieces. */
export function sample(curve: Curve, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => pointOn(curve, i / steps));
}

/** A straight line, as a curve. */
export function straight(a: Point, b: Point): Curve {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return [a, at(1 / 3), at(2 / 3), b];
}

/** The curve midway between two. */
export function between(one: Curve, other: Curve): Curve {
  const mid = (i: 0 | 1 | 2 | 3): Point => [
    (one[i][0] + other[i][0]) / 2,
    (one[i][1] + other[i][1]) / 2,
  ];
  return [mid(0), mid(1), mid(2), mid(3)];
}

/** A curve moved to its left by `by`, as if it were straight. */
export function shift(curve: Curve, by: number): Curve {
  const angle = Math.atan2(curve[3][1] - curve[0][1], curve[3][0] - curve[0][0]);
  const dx = Math.sin(angle) * by;
  const dy = -Math.cos(angle) * by;
  const moved = (p: Point): Point => [p[0] + dx, p[1] + dy];
  return [moved(curve[0]), moved(curve[1]), moved(curve[2]), moved(curve[3])];
}

/** `count` spaces spread evenly along a curve, clear of its ends. */
export function spacesAlong(curve: Curve, count: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    const [x, y] = pointOn(curve, t);
    return [x, y, angleOn(curve, t)] as const;
  });
}

/** Where on a curve (0 to 1) it comes nearest to a point. */
export function nearestOn(curve: Curve, point: Point): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i <= 40; i++) {
    const away = distance(pointOn(curve, i / 40), point);
    if (away < least) {
      least = away;
      best = i / 40;
    }
  }
  return best;
}

/** A part of a curve, from `from` to `to`. */
export function piece(curve: Curve, from: number, to: number): Curve {
  const at = (t: number): Point => pointOn(curve, t);
  const tangent = (t: number): Point => {
    const s = 1 - t;
    const along = (axis: 0 | 1): number =>
      3 *
      (s * s * (curve[1][axis] - curve[0][axis]) +
        2 * s * t * (curve[2][axis] - curve[1][axis]) +
        t * t * (curve[3][axis] - curve[2][axis]));
    return [along(0), along(1)];
  };
  const third = (to - from) / 3;
  const [a, b] = [at(from), at(to)];
  const [u, v] = [tangent(from), tangent(to)];
  return [
    a,
    [a[0] + u[0] * third, a[1] + u[1] * third],
    [b[0] - v[0] * third, b[1] - v[1] * third],
    b,
  ];
}

/** How far a point lies from a line of straight pieces. */
export function distanceToLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    least = Math.min(least, toSegment(p, line[i - 1]!, line[i]!));
  }
  return least;
}

export function distanceToRect(p: Point, r: Rect): number {
  const dx = Math.max(r.x - p[0], 0, p[0] - r.x - r.w);
  const dy = Math.max(r.y - p[1], 0, p[1] - r.y - r.h);
  return Math.sqrt(dx * dx + dy * dy);
}

const coordinates = (p: Point): string => `${round(p[0])} ${round(p[1])}`;

/** A curve as the `d` of an SVG path. */
export function curvePath(c: Curve): string {
  return `M${coordinates(c[0])}C${coordinates(c[1])} ${coordinates(c[2])} ${coordinates(c[3])}`;
}

/** A box with round corners around a spot, turned with it and moved along its own axes, as the `d` of an SVG path. */
export function platePath(
  [x, y, angle]: Spot,
  [dx, dy]: Point,
  w: number,
  h: number,
  radius: number,
): string {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const at = (right: number, down: number): string => {
    const [u, v] = [dx + right, dy + down];
    return coordinates([x + u * cos - v * sin, y + u * sin + v * cos]);
  };
  const [a, b] = [w / 2, h / 2];
  const bend = `A${radius} ${radius} 0 0 1 `;
  return (
    `M${at(radius - a, -b)}L${at(a - radius, -b)}${bend}${at(a, radius - b)}` +
    `L${at(a, b - radius)}${bend}${at(a - radius, b)}L${at(radius - a, b)}` +
    `${bend}${at(-a, b - radius)}L${at(-a, radius - b)}${bend}${at(radius - a, -b)}Z`
  );
}

/** Straight pieces as the `d` of an SVG path. */
export function linePath(points: readonly Point[], closed = false): string {
  return "M" + points.map(coordinates).join("L") + (closed ? "Z" : "");
}

/** A small outline as the `d` of an SVG path, from each corner to the next: shorter where there are thousands. */
export function smallPath(points: readonly Point[]): string {
  const at = points.map(([x, y]) => [round(x), round(y)] as const);
  const steps = at.slice(1).map(([x, y], i) => [x - at[i]![0], y - at[i]![1]].map(round));
  return `M${at[0]!.join(" ")}l${steps.flat().join(" ").replaceAll(" -", "-")}z`;
}

/** A smooth line through points (Catmull–Rom), as curves. */
export function smooth(points: readonly Point[]): Curve[] {
  const curves: Curve[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[i - 1] ?? points[i]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[i + 2] ?? p2;
    curves.push([
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ]);
  }
  return curves;
}

/** Curves that follow one another as the `d` of an SVG path; `join` continues a path already begun. */
export function curvesPath(curves: readonly Curve[], join = false): string {
  return curves
    .map((c, i) => {
      const rest = `C${coordinates(c[1])} ${coordinates(c[2])} ${coordinates(c[3])}`;
      if (i > 0) return rest;
      return `${join ? "L" : "M"}${coordinates(c[0])}${rest}`;
    })
    .join("");
}

/** A smooth line as short straight pieces. */
export function smoothLine(points: readonly Point[], steps = 8): Point[] {
  const line: Point[] = [];
  for (const curve of smooth(points)) {
    for (let i = 0; i < steps; i++) line.push(pointOn(curve, i / steps));
  }
  if (points.length) line.push(points[points.length - 1]!);
  return line;
}

/** A line walked in steps of equal length: where one stands, and which way it runs there. */
export function walk(line: readonly Point[], step: number): Spot[] {
  const spots: Spot[] = [];
  let left = step / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = distance(a, b);
    const angle = degrees(Math.atan2(b[1] - a[1], b[0] - a[0]));
    while (left <= length) {
      const t = length ? left / length : 0;
      spots.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, angle]);
      left += step;
    }
    left -= length;
  }
  return spots;
}

/** The four corners of a box around a spot, turned with it. */
export function corners(spot: Spot, width: number, height: number): Point[] {
  const c = Math.cos(radians(spot[2]));
  const s = Math.sin(radians(spot[2]));
  const at = (x: number, y: number): Point => [spot[0] + x * c - y * s, spot[1] + x * s + y * c];
  const [w, h] = [width / 2, height / 2];
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
}

/**
 * From one point to the best one in a direction, as the arrow keys want it: near, and not far off the way; only if
 * none is, one further off. Gives −1 if none lies that way.
 */
export function nextInDirection(from: Point, towards: Point, candidates: readonly Point[]): number {
  let best = -1;
  let least = Infinity;
  candidates.forEach((point, index) => {
    const dx = point[0] - from[0];
    const dy = point[1] - from[1];
    const ahead = dx * towards[0] + dy * towards[1];
    const aside = Math.abs(dx * towards[1] - dy * towards[0]);
    if (ahead <= 1) return;
    const cost = ahead + aside * 2 + (aside > ahead * 2 ? 10_000 : 0);
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}
