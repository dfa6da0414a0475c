import { expect, it } from "vitest";

import type { LogLine } from "./log";
import { pointsOf } from "./points";
import { movesSince } from "./recap";
import { CHANCE, type GameView } from "../server/wire";

const lines = (...seats: number[]): LogLine[] =>
  seats.map((seat, n) => ({
    undone: false,
    told: {
      type: "action",
      at: n,
      n,
      seat,
      whom: seat,
      words: "",
      verb: "",
      args: {},
      on: [`part:${n}`],
      news: [],
      gains: [],
    },
  }));

it("is what the others did since my last action, turn by turn", () => {
  const moves = movesSince(lines(0, 1, 0, 1, 1, 2), 0);
  expect(moves.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [1, 3, 5],
    [2, 5, 6],
  ]);
  expect(moves[0]!.on).toEqual(["part:3", "part:4"]);
});

it("what chance brings belongs to whoever asked for it", () => {
  const moves = movesSince(lines(0, CHANCE, 1, CHANCE, CHANCE, 2), 0);
  expect(moves.map(({ seat, told }) => [seat, told.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

it("there is none before I have done anything, nor right after", () => {
  expect(movesSince(lines(1, 2, 1), 0)).toEqual([]);
  expect(movesSince(lines(1, 2, 0), 0)).toEqual([]);
});

it("what was taken back did not happen", () => {
  const story = lines(0, 1, 2);
  story[2]!.undone = true;
  expect(movesSince(story, 0).map(({ seat }) => seat)).toEqual([1]);
});

it("points are what a view counts, whatever it calls them", () => {
  const view = {
    players: [
      { seat: 1, money: 40 },
      { seat: 0, points: 7 },
    ],
  } as unknown as GameView;
  expect(pointsOf(view)).toEqual(
    new Map([
      [1, 40],
      [0, 7],
    ]),
  );
  expect(pointsOf({} as GameView)).toBeNull();
  expect(pointsOf({ players: [{ hand: [] }] } as unknown as GameView)).toBeNull();
});
