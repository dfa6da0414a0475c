import { describe, expect, test } from "vitest";

import { distance } from "./geometry";
import { printed } from "../testing";
import { spaceOf, standings, way } from "./track";

const track = printed.track!;

describe("markers on the score track", () => {
  test("stand on their number; after the last the track begins again", () => {
    expect(spaceOf(track, 42)).toBe(42);
    expect(spaceOf(track, 103)).toBe(3);
    expect(spaceOf(track, -2)).toBe(98);
    expect(standings(track, [30])[0]!.at).toEqual(track.spaces[30]);
  });

  test.each([0, 5, 30, 31, 45, 50, 77, 80, 92, 99])(
    "share the space %d without touching",
    (score) => {
      for (const seats of [2, 3, 4]) {
        const all = standings(track, Array<number>(seats).fill(score));
        all.forEach((one, i) => {
          for (const other of all.slice(i + 1)) {
            expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(
              one.radius + other.radius - 2.5,
            );
          }
          const [x, y] = track.spaces[score]!;
          expect(Math.abs(one.at[0] - x)).toBeLessThan(16);
          expect(Math.abs(one.at[1] - y)).toBeLessThan(16);
        });
      }
    },
  );

  test("run over every space between, forwards and back", () => {
    expect(way(track, 98, 101)).toEqual([98, 99, 0, 1].map((i) => track.spaces[i]));
    expect(way(track, 1, -1)).toEqual([1, 0, 99].map((i) => track.spaces[i]));
  });
});
