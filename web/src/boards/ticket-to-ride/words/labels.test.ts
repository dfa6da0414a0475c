import { describe, expect, test } from "vitest";

import { distanceToRect, overlap, type Point } from "../model/geometry";
import { breakable, cut, inThree, placeLabels, waysToWrite } from "./labels";
import { boards } from "../testing";

test("names are parted where they can be", () => {
  expect(waysToWrite("Oude Kerk")[1]).toEqual(["Oude", "Kerk"]);
  expect(waysToWrite("Oost-Indisch Huis")[1]).toEqual(["Oost-Indisch", "Huis"]);
  expect(waysToWrite("Haringpakkerstoren")[1]).toEqual(["Haringpakkers-", "toren"]);
  expect(waysToWrite("Dam")).toEqual([["Dam"]]);
});

test("where there is little room, names stand in three lines or are cut", () => {
  expect(inThree("Haringpakkerstoren")).toEqual(["Haring-", "pakkers-", "toren"]);
  expect(inThree("Oost-Indisch Huis")).toEqual(["Oost-", "Indisch", "Huis"]);
  expect(inThree("Oude Kerk")).toBeNull();
  expect(cut("Jan Roodenpoortstoren")).toEqual(["Jan R."]);
  expect(cut("Westermarkt")).toEqual(["Westerm."]);
  expect(cut("Munttoren")).toBeNull();
});

test.each([26, 30, 32, 34, 36])("on a phone no name has smaller letters than %d", (size) => {
  for (const label of placeLabels(boards.tall, size)) expect(label.size).toBe(size);
});

test("a compound may break with a hyphen that is not shown otherwise", () => {
  expect(breakable("Westermarkt", ["Westermarkt"])).toBe("Wester\u00admarkt");
  expect(breakable("Jan Roodenpoortstoren", ["Jan Rooden-", "poortstoren"])).toBe(
    "Jan Rooden\u00adpoortstoren",
  );
  expect(breakable("Oude Kerk", ["Oude Kerk"])).toBe("Oude Kerk");
});

test("letters of the printed size stand where the edition puts them", () => {
  const labels = placeLabels(boards.wide, 17);
  expect(labels[0]!.box).toEqual({ x: 305.5, y: 108, w: 113, h: 24 });
  expect(labels[9]!.lines).toEqual(["Jan Rooden-", "poortstoren"]);
});

test("the same question is answered once", () => {
  expect(placeLabels(boards.wide, 22)).toBe(placeLabels(boards.wide, 22));
});

describe.each([
  ["wide", 20],
  ["wide", 22],
  ["wide", 24],
  ["wide", 28],
  ["tall", 26],
  ["tall", 30],
  ["tall", 34],
  ["tall", 36],
] as const)("names on the %s board with letters of %d", (which, size) => {
  const board = boards[which];
  const labels = placeLabels(board, size);

  test("do not lie upon each other", () => {
    labels.forEach((label, i) => {
      for (const other of labels.slice(i + 1)) expect(overlap(label.box, other.box)).toBe(0);
    });
  });

  test("leave the spaces of routes visible", () => {
    const spots = board.routes.flatMap((route) => route.spaces);
    const covered = labels.filter(({ box }) =>
      spots.some(([x, y]) => distanceToRect([x, y] as Point, box) <= 4),
    );
    expect(covered).toEqual([]);
  });

  test("lie beside their own place and not on another", () => {
    labels.forEach(({ box }, index) => {
      board.places.forEach((place, other) => {
        const away = distanceToRect(place.at, box);
        if (other === index) expect(away).toBeLessThan(board.marker + 40);
        expect(away).toBeGreaterThan(board.marker * 0.7);
      });
    });
  });

  test("stay on the board, clear of its tables", () => {
    for (const { box } of labels) {
      expect(overlap(box, board.view)).toBeCloseTo(box.w * box.h);
      for (const table of Object.values(board.tables)) {
        if (table) expect(overlap(box, table)).toBeLessThan(box.w * box.h * 0.12);
      }
    }
  });
});
