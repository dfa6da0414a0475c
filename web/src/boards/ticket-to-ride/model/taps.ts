/** Which routes a finger means: it is broader than a space. */
import { corners, distanceToLine, sample, type Point } from "./geometry";
import type { Posed } from "./pose";

/** Half of a fingertip, in pixels. */
const REACH = 24;
/** Routes hardly further away than the nearest may be meant as well. */
const DOUBT = 11;
const MOST = 4;

/** How far a point lies from the line of a route's spaces. */
export function away(board: Posed, route: number, point: Point): number {
  const { curve, spaces } = board.routes[route]!;
  const ends = [spaces[0], spaces[spaces.length - 1]].flatMap((spot) =>
    spot ? corners(spot, board.space.w, 0) : [],
  );
  const line = spaces.length > 1 ? sample(curve, 24).slice(4, -4) : [];
  return Math.min(distanceToLine(point, line), distanceToLine(point, ends));
}

/** The routes that a tap may mean, the likeliest first; of a double route always both lanes. */
export function meant(board: Posed, point: Point, pixelsPerUnit: number): number[] {
  const near = board.routes
    .map((route) => ({ route, far: away(board, route.index, point) * pixelsPerUnit }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far);
  if (!near[0]) return [];
  const least = near[0].far;
  const found = near.filter(({ far }) => far <= least + DOUBT).map(({ route }) => route.index);
  for (const index of [...found]) {
    const { twin } = board.routes[index]!;
    if (twin >= 0 && !found.includes(twin)) found.splice(found.indexOf(index) + 1, 0, twin);
  }
  return found.slice(0, MOST);
}
