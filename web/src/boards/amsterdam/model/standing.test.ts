import { describe, expect, it } from "vitest";

import type { AmsterdamView } from "../../../lib/server/wire";
import { distance } from "./geometry";
import { barges, markers, pawns, trackSpace } from "./standing";
import { boards, scenes } from "./testing";

const four = scenes.crowded!.view;

function with_(change: (copy: AmsterdamView) => void): AmsterdamView {
  const copy = structuredClone(four);
  change(copy);
  return copy;
}

describe.each(Object.entries(boards))("pieces on the board, %s", (_, board) => {
  it("has barges side by side wherever they meet", () => {
    for (const node of board.box.nodes) {
      const view = with_((copy) => copy.players.forEach((player) => (player.node = node.index)));
      const found = barges(view, board);
      expect(found).toHaveLength(4);
      found.forEach((one, i) => {
        for (const other of found.slice(i + 1)) {
          expect(distance(one.at, other.at), node.id).toBeGreaterThan(20);
        }
      });
    }
  });

  it("has pawns of one space upon each other, the first on top and drawn last", () => {
    const view = with_((copy) => {
      copy.players.forEach((player) => (player.at = 6));
      copy.river = [2, 0, 3, 1];
    });
    const found = pawns(view, board);
    expect(found.map(({ owner }) => owner)).toEqual([1, 3, 0, 2]);
    const heights = found.map(({ at }) => at[1]);
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
    expect(new Set(found.map(({ at }) => at[0])).size).toBe(1);
  });

  it("has a place for each at the mouth, in order of arrival", () => {
    const view = with_((copy) => {
      copy.players.forEach((player) => (player.at = 19));
      copy.river = [3, 1, 0, 2];
    });
    const found = [...pawns(view, board)].reverse();
    expect(found.map(({ owner }) => owner)).toEqual([3, 1, 0, 2]);
    found.forEach(({ at }, i) => expect(at[0]).toBe(board.mouth[i]![0]));
  });

  it("has TOM on the river of a solo game", () => {
    const found = pawns(scenes.solo!.view, board);
    expect(found.map(({ owner }) => owner).sort()).toEqual([0, 1]);
  });
});

describe("the score track", () => {
  it("begins again after its last space", () => {
    expect([0, 99, 100, 257, -1].map((points) => trackSpace(boards.wide, points))).toEqual([
      0, 99, 0, 57, 99,
    ]);
  });

  it("has markers apart that share a space", () => {
    const view = with_((copy) => copy.players.forEach((player) => (player.points = 44)));
    const found = markers(view, boards.wide);
    found.forEach((one, i) => {
      for (const other of found.slice(i + 1)) {
        expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(one.radius + other.radius - 3);
      }
    });
  });

  it("is left out on a tall screen", () => {
    expect(markers(four, boards.tall)).toEqual([]);
  });
});
