import { expect, it } from "vitest";

import type { Say } from "../board";
import { describeAny, factsOf } from "./words";
import type { GameView } from "../server/wire";

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

it("facts that are messages of the game are told in its words, and each seat has its column", () => {
  const view = {
    type: "some-game",
    seat: 0,
    seats: 2,
    price: { "#merchandise-left": 2, other: 3 },
    sold: [],
    players: [
      { seat: 0, bed: ["#merchandise-left", "plain"], hidden: null },
      { seat: 1, bed: [], hidden: null },
    ],
  } as unknown as GameView;
  expect(factsOf(view, ["Anna", "Bert"], say)).toEqual({
    common: [
      { name: "Price", text: "Goods left: 2, Other: 3" },
      { name: "Sold", text: "none" },
    ],
    seats: [{ name: "Bed", texts: ["Goods left, plain", "none"] }],
  });
});
