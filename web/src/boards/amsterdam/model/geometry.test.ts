import { describe, expect, it } from "vitest";

import { distance, fromEdge, nextInDirection, inside, wayBetween, type Point } from "./geometry";
import { BLACK, GOOD, PIER, PONTOON, PRICE, ROOF, SIGN, SPACE, WATER, type Posed } from "./pose";
import { box, boards } from "./testing";

/** A thing on the board: a circle, or a box around a point. */
interface Thing {
  what: string;
  at: Point;
  w: number;
  h: number;
}

const round = (what: string, at: Point, r: number): Thing => ({ what, at, w: 2 * r, h: 2 * r });

function things(board: Posed): Thing[] {
  const pontoon = board.tall ? { w: PONTOON.h, h: PONTOON.w } : { w: PONTOON.w, h: PONTOON.h };
  const { start } = board;
  return [
    ...board.box.nodes.map((node, i): Thing => {
      const at = board.nodes[i]!;
      if (node.kind === "pontoon") return { what: node.id, at, ...pontoon };
      if (node.kind === "water") return { what: node.id, at, w: 2 * WATER.rx, h: 2 * WATER.ry };
      if (node.kind === "start") {
        const middle: Point = [start.x + start.w / 2, start.y + start.h / 2];
        return { what: node.id, at: middle, w: start.w, h: start.h };
      }
      return round(node.id, at, PIER);
    }),
    ...board.houses.flatMap((house) => [
      ...(house.sign ? [round(`sign ${house.node}`, house.sign, SIGN)] : []),
      ...house.roofs.map((roof, i) => ({
        what: `roof ${house.node}.${i}`,
        at: roof.at,
        w: ROOF.w,
        h: board.tall ? 36 : ROOF.h,
      })),
    ]),
    ...board.spaces.slice(0, -1).map((at, i) => round(`amstel ${i}`, at, SPACE)),
    ...board.mouth.map((at, i) => round(`mouth ${i}`, at, SPACE)),
    ...board.black.spaces.map(({ at, good }) => round(`stall ${good}`, at, BLACK / 2 + 4)),
    ...board.building.spaces.slice(0, -1).map((at, i) => round(`docker ${i}`, at, 22)),
    {
      what: "last room",
      at: [
        board.building.last.x + board.building.last.w / 2,
        board.building.last.y + board.building.last.h / 2,
      ],
      w: board.building.last.w,
      h: board.building.last.h,
    },
  ];
}

function overlap(a: Thing, b: Thing): boolean {
  const [dx, dy] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])];
  // Two round things may come closer corner to corner than their boxes.
  if (a.w === a.h && b.w === b.h) return distance(a.at, b.at) < (a.w + b.w) / 2 - 1;
  return dx < (a.w + b.w) / 2 - 1 && dy < (a.h + b.h) / 2 - 1;
}

describe.each(Object.entries(boards))("the board, %s", (_, board) => {
  it("has all its places on the canvas", () => {
    const { x, y, w, h } = board.view;
    for (const thing of things(board)) {
      expect(thing.at[0] - thing.w / 2, thing.what).toBeGreaterThanOrEqual(x);
      expect(thing.at[1] - thing.h / 2, thing.what).toBeGreaterThanOrEqual(y);
      expect(thing.at[0] + thing.w / 2, thing.what).toBeLessThanOrEqual(x + w);
      expect(thing.at[1] + thing.h / 2, thing.what).toBeLessThanOrEqual(y + h);
    }
  });

  it("has no place upon another", () => {
    const all = things(board);
    const found = all.flatMap((one, i) =>
      all
        .slice(i + 1)
        .flatMap((other) => (overlap(one, other) ? [`${one.what} / ${other.what}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it("keeps goods and prices on their blocks", () => {
    board.polygons.forEach((polygon, i) => {
      const lot = board.lot(i);
      const { id } = box.blocks[i]!;
      expect(inside(lot.good, polygon), id).toBe(true);
      expect(fromEdge(lot.good, polygon), id).toBeGreaterThan(GOOD - 5);
      for (const dx of [-PRICE.w / 2, PRICE.w / 2]) {
        const corner: Point = [lot.price[0] + dx, lot.price[1]];
        const out = inside(corner, polygon) ? 0 : fromEdge(corner, polygon);
        expect(out, id).toBeLessThan(7);
      }
      expect(lot.price[1] - PRICE.h / 2).toBeGreaterThan(lot.good[1] + GOOD - 4);
    });
  });

  it("has no place of the harbour, the river or a stall on a block", () => {
    const wrong = things(board).flatMap(({ what, at }) =>
      board.polygons.flatMap((polygon, i) => (inside(at, polygon) ? [`${what} ${i}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it("writes the names of districts on the water or the land around, never beneath houses", () => {
    const wrong = board.names.flatMap((line, i) =>
      line.some((point) => board.polygons.some((polygon) => inside(point, polygon)))
        ? [box.districts[i]!.id]
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it("begins the names of goods beside berths", () => {
    for (const { node, name, foreman } of board.houses) {
      if (!name || name.anchor === "middle") continue;
      for (const berth of board.nodes) expect(distance(name.at, berth)).toBeGreaterThan(PIER);
      expect(distance(name.at, foreman), box.nodes[node]!.id).toBeGreaterThan(2 * PIER);
    }
  });

  it("joins two blocks by every bridge", () => {
    board.bridges.forEach(({ at }, i) => {
      for (const block of box.bridges[i]!.blocks) {
        const polygon = board.polygons[block]!;
        expect(fromEdge(at, polygon), box.blocks[block]!.id).toBeLessThan(36);
      }
    });
  });
});

describe("ways over the water", () => {
  const near = (node: number): number[] => box.nodes[node]!.near;
  const find = (id: string): number => box.nodes.findIndex((node) => node.id === id);

  it("are the shortest", () => {
    const steps = (id: string): number => wayBetween(0, find(id), near).length - 1;
    // As the edition's file counts them.
    expect(
      ["tulip", "beer", "coffee", "lace", "furniture", "crystal"].map((good) =>
        steps(`warehouse-${good}`),
      ),
    ).toEqual([1, 3, 3, 4, 5, 8]);
  });

  it("go from neighbour to neighbour", () => {
    const way = wayBetween(find("warehouse-tiles"), find("warehouse-crystal"), near);
    expect(way[0]).toBe(find("warehouse-tiles"));
    way.slice(1).forEach((node, i) => expect(near(way[i]!)).toContain(node));
  });

  it("are empty where none leads", () => {
    expect(wayBetween(0, 3, () => [])).toEqual([]);
    expect(wayBetween(2, 2, near)).toEqual([2]);
  });
});

describe("arrow keys", () => {
  const points: Point[] = [
    [0, 0],
    [10, 1],
    [30, 0],
    [0, 20],
  ];

  it("go to the nearest in that direction", () => {
    const rest = (index: number): (Point | null)[] =>
      points.map((p, i) => (i === index ? null : p));
    expect(nextInDirection(points[0]!, [1, 0], rest(0))).toBe(1);
    expect(nextInDirection(points[1]!, [1, 0], rest(1))).toBe(2);
    expect(nextInDirection(points[0]!, [0, 1], rest(0))).toBe(3);
    expect(nextInDirection(points[0]!, [0, -1], rest(0))).toBe(-1);
  });
});
