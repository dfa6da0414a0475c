/** The score track: where markers stand, and the way they run. */
import { passed } from "../../../lib/board/motion";
import type { Point } from "./geometry";

export interface Track {
  spaces: readonly Point[];
  thickness: number;
}

export interface Standing {
  seat: number;
  at: Point;
  radius: number;
}

/** The space of a number of points: after the last one the track begins again. */
export function spaceOf(track: Track, points: number): number {
  const length = track.spaces.length;
  return ((points % length) + length) % length;
}

/** Whether the track runs from left to right or back there, rather than up or down. */
function level(track: Track, space: number): boolean {
  const here = track.spaces[space]!;
  const next = track.spaces[(space + 1) % track.spaces.length]!;
  const last = track.spaces[(space + track.spaces.length - 1) % track.spaces.length]!;
  return Math.abs(next[1] - here[1]) < 1 || Math.abs(last[1] - here[1]) < 1;
}

const OFFSETS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-11, 0],
    [11, 0],
  ],
  3: [
    [-12, -7],
    [12, -7],
    [0, 8],
  ],
  4: [
    [-11, -7.5],
    [11, -7.5],
    [-11, 7.5],
    [11, 7.5],
  ],
};

/** Where every seat's marker stands: those that share a space stand side by side. */
export function standings(track: Track, points: readonly number[]): Standing[] {
  return points.map((score, seat) => {
    const space = spaceOf(track, score);
    const here = points.flatMap((other, each) => (spaceOf(track, other) === space ? [each] : []));
    const crowd = Math.min(here.length, 4);
    const [dx, dy] = OFFSETS[crowd]![Math.min(here.indexOf(seat), crowd - 1)]!;
    const [x, y] = track.spaces[space]!;
    const shift: Point = level(track, space) ? [dx, dy] : [dy, dx];
    return {
      seat,
      at: [x + shift[0], y + shift[1]],
      radius: crowd === 1 ? 14 : crowd === 2 ? 11 : 8,
    };
  });
}

/** The spaces a marker passes from one score to another, both ends included. */
export function way(track: Track, from: number, to: number): Point[] {
  return passed(from, to).map((points) => track.spaces[spaceOf(track, points)]!);
}
