import { expect, it } from "vitest";

import type { Say } from "./board";
import { describeAny } from "./words";
import type { GameView } from "./wire";

const say: Say = {
  language: "en",
  t: (id) => id,
  game: (id) => (id === "merchandise-left" ? "Goods left" : id),
  has: (id, attribute) => attribute === undefined && id === "merchandise-left",
};

it("any view can be read: what is common first, then each seat by its name", () => {
  const view = {
    type: "some-game",
    seat: 0,
    seats: 2,
    to_move: 0,
    turn: 1,
    merchandise_left: 1200,
    round_no: -1,
    started: true,
    owners: [-2, 1, -2],
    nothing: null,
    players: [
      { seat: 0, points: 3, hand: [1, 2] },
      { seat: 1, points: 5, hand: null },
    ],
  } as unknown as GameView;
  expect(describeAny(view, ["Anna", "Bert"], say)).toEqual([
    {
      title: "on-the-table",
      lines: ["Turn: Bert", "Goods left: 1,200", "Round no: –", "Started: yes", "Owners: 2: Bert"],
    },
    { title: "Anna", lines: ["Points: 3", "Hand: 1, 2"] },
    { title: "Bert", lines: ["Points: 5"] },
  ]);
});
