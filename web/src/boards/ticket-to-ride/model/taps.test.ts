import { describe, expect, test } from "vitest";

import type { Point } from "./geometry";
import { meant } from "./taps";
import { boards } from "../testing";

const board = boards.tall;
/** As on a phone: the board is as wide as the screen. */
const scale = 378 / board.view.w;
const middle = (route: number): Point => {
  const { spaces } = board.routes[route]!;
  const [x, y] = spaces[Math.floor(spaces.length / 2)]!;
  return [x, y];
};

describe("a finger on the map of a phone", () => {
  test("that rests on a space means that route, or its other lane", () => {
    for (const route of board.routes) {
      const found = meant(board, middle(route.index), scale);
      expect(found[0]).toBe(route.index);
      if (route.twin >= 0) expect(found).toContain(route.twin);
    }
  });

  test("may miss a lonely space by half its own width", () => {
    // The four grey spaces along the IJ.
    const [x, y] = middle(6);
    for (const off of [-20, 20]) expect(meant(board, [x + off / scale, y], scale)[0]).toBe(6);
  });

  test("far from every route means none", () => {
    expect(meant(board, [board.view.x + 5, board.view.y + 5], scale)).toEqual([]);
  });

  test("is offered few routes to choose from", () => {
    for (const route of board.routes) {
      expect(meant(board, middle(route.index), scale).length).toBeLessThanOrEqual(4);
    }
  });
});
