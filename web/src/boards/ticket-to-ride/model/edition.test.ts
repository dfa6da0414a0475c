import { describe, expect, test } from "vitest";

import { GREY } from "./edition";
import { landscapeOf } from "./landscape";
import { distance, distanceToLine, sample, type Point } from "./geometry";
import { city, roads } from "../map/scenery";
import { boards, hamlet, printed } from "../testing";

describe("the printed edition", () => {
  test("has its places, routes, contracts and kinds of card", () => {
    expect(printed.places).toHaveLength(17);
    expect(printed.contracts).toHaveLength(24);
    expect(printed.kinds.map((kind) => kind.id)).toEqual([
      "pink",
      "blue",
      "green",
      "black",
      "red",
      "orange",
      "wild",
    ]);
    expect(printed.routePoints).toEqual([undefined, 1, 2, 4, 7]);
    expect(printed.merchandisePoints["3"]).toEqual([8, 5, 2]);
  });

  test("every kind of card has a symbol of its own", () => {
    const symbols = new Set(printed.kinds.map((kind) => kind.symbol));
    expect(symbols.size).toBe(printed.kinds.length);
  });

  test("lanes of a double route know each other and nobody else", () => {
    const doubles = printed.routes.filter((route) => route.twin >= 0);
    expect(doubles.length).toBeGreaterThan(20);
    for (const route of doubles) {
      const twin = printed.routes[route.twin]!;
      expect(twin.twin).toBe(route.index);
      expect(new Set([twin.a, twin.b])).toEqual(new Set([route.a, route.b]));
      expect(twin.colour).not.toBe(route.colour);
    }
  });

  test("grey routes have no colour", () => {
    expect(printed.routes[1]!.colour).toBe(GREY);
    expect(printed.routes[0]!.colour).toBe(0);
  });
});

describe.each(Object.entries(boards))("%s", (_, board) => {
  test("every route has as many spaces as it is long, along its curve", () => {
    for (const route of board.routes) {
      expect(route.spaces).toHaveLength(route.length);
      const line = sample(route.curve, 60);
      for (const [x, y] of route.spaces) expect(distanceToLine([x, y], line)).toBeLessThan(3);
    }
  });

  test("spaces lie clear of each other and of the places", () => {
    const spots = board.routes.flatMap((route) => route.spaces);
    spots.forEach(([x, y], i) => {
      for (const [ox, oy] of spots.slice(i + 1)) {
        expect(distance([x, y], [ox, oy])).toBeGreaterThan(board.space.h);
      }
      for (const place of board.places) {
        expect(distance([x, y], place.at)).toBeGreaterThan(board.marker + board.space.h / 2);
      }
    });
  });

  test("all of it is shown", () => {
    const { x, y, w, h } = board.view;
    for (const place of board.places) {
      expect(place.at[0]).toBeGreaterThan(x + board.marker);
      expect(place.at[0]).toBeLessThan(x + w - board.marker);
      expect(place.at[1]).toBeGreaterThan(y + board.marker);
      expect(place.at[1]).toBeLessThan(y + h - board.marker);
    }
  });

  test("there is one road for both lanes of a double route", () => {
    const doubles = board.routes.filter((route) => route.twin >= 0).length / 2;
    expect(roads(board)).toHaveLength(board.routes.length - doubles);
  });
});

test("a board that is turned has north to its left", () => {
  const at = (id: string): readonly [number, number] =>
    boards.tall.places.find((place) => place.id === id)!.at;
  // The harbours lie in the north, the Jordaan in the west.
  expect(at("oude-waal")[0]).toBeLessThan(at("munttoren")[0]);
  expect(at("jordaan")[1]).toBeGreaterThan(at("blauwbrug")[1]);
  expect(boards.tall.view.h).toBeGreaterThan(boards.tall.view.w);
});

test("an edition without a drawing gets one: places on a ring, straight routes", () => {
  const routes = hamlet.routes;
  expect(new Set(hamlet.places.map((place) => place.at.join())).size).toBe(hamlet.places.length);
  for (const route of routes) expect(route.curve[0]).toEqual(hamlet.places[route.a]!.at);
});

describe("the city", () => {
  test("has houses, trees and barges, and is the same every time", () => {
    const { roofs, trees, barges } = city(landscapeOf(boards.wide));
    const houses = roofs.reduce((sum, { whole }) => sum + whole.split("z").length - 1, 0);
    expect(houses).toBeGreaterThan(1200);
    expect(trees.leaves.split("z").length).toBeGreaterThan(150);
    expect(barges.length).toBeGreaterThan(15);
    expect(city({ ...landscapeOf(boards.wide) }).roofs).toEqual(roofs);
  });

  test("no house stands on a road or on a place", () => {
    const ways = roads(boards.wide).map(({ curve, width }) => ({ line: sample(curve, 24), width }));
    const badly: Point[] = [];
    for (const { whole } of city(landscapeOf(boards.wide)).roofs) {
      for (const outline of whole.split("z").filter(Boolean)) {
        // A corner, and from each the way to the next.
        const numbers = outline.match(/-?[\d.]+/g)!.map(Number);
        const middle = [0, 1].map(
          (axis) =>
            numbers[axis]! +
            (3 * numbers[axis + 2]! + 2 * numbers[axis + 4]! + numbers[axis + 6]!) / 4,
        ) as [number, number];
        if (
          ways.some(({ line, width }) => distanceToLine(middle, line) <= width / 2) ||
          boards.wide.places.some((place) => distance(middle, place.at) <= boards.wide.marker)
        ) {
          badly.push(middle);
        }
      }
    }
    expect(badly).toEqual([]);
  });
});
