/** Points, lines and ways: numbers only. */

import { distance, round, type Point, type Rect } from "../../../lib/board/geometry";

export { clamp, depth, fromEdge, inside } from "../../../lib/board/geometry";
export { distance, type Point, type Rect };

export function pathOf(line: readonly Point[], closed = false): string {
  const way = line.map(([x, y], i) => `${i ? "L" : "M"}${round(x)},${round(y)}`).join("");
  return closed ? `${way}Z` : way;
}

/** A line through points, rounded at each of them. */
export function smooth(line: readonly Point[]): string {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last || line.length < 3) return pathOf(line);
  let way = `M${round(first[0])},${round(first[1])}`;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i]!;
    const next = line[i + 1]!;
    const [mx, my] = i === line.length - 2 ? next : [(x + next[0]) / 2, (y + next[1]) / 2];
    way += `Q${round(x)},${round(y)} ${round(mx)},${round(my)}`;
  }
  return way;
}

/** The same polygon, drawn in towards a point. */
export function shrink(polygon: readonly Point[], middle: Point, by: number): Point[] {
  return polygon.map(([x, y]) => {
    const far = distance([x, y], middle) || 1;
    const t = Math.max(far - by, 0) / far;
    return [middle[0] + (x - middle[0]) * t, middle[1] + (y - middle[1]) * t];
  });
}

export function centre(polygon: readonly Point[]): Point {
  let [area, cx, cy] = [0, 0, 0];
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    const cross = ax * by - bx * ay;
    area += cross;
    cx += (ax + bx) * cross;
    cy += (ay + by) * cross;
  });
  return [cx / (3 * area), cy / (3 * area)];
}

/** The shortest way between two places, both included; empty if there is none. */
export function wayBetween(
  from: number,
  to: number,
  near: (place: number) => readonly number[],
): number[] {
  const came = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) break;
    for (const next of near(place)) {
      if (came.has(next)) continue;
      came.set(next, place);
      queue.push(next);
    }
  }
  if (!came.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(came.get(way[0]!)!);
  return way;
}

/** Of some points the nearest that lies in a direction, or −1. */
export function nextInDirection(
  from: Point,
  [dx, dy]: Point,
  points: readonly (Point | null)[],
): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    if (!point) return;
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along < 4 || aside > along * 1.6) return;
    const cost = along + aside * 1.5;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
