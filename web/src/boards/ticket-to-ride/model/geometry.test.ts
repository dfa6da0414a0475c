import { describe, expect, test } from "vitest";

import {
  angleOn,
  corners,
  curvePath,
  distance,
  distanceToLine,
  distanceToRect,
  nearestOn,
  nextInDirection,
  overlap,
  piece,
  platePath,
  pointOn,
  shift,
  smooth,
  spacesAlong,
  straight,
  walk,
  type Curve,
  type Point,
} from "./geometry";

const bend: Curve = [
  [0, 0],
  [0, 100],
  [100, 100],
  [100, 0],
];

describe("curves", () => {
  test("begin and end where their first and last points lie", () => {
    expect(pointOn(bend, 0)).toEqual([0, 0]);
    expect(pointOn(bend, 1)).toEqual([100, 0]);
    expect(pointOn(bend, 0.5)).toEqual([50, 75]);
  });

  test("run the way they are drawn: downwards, level, upwards", () => {
    expect(angleOn(bend, 0)).toBeCloseTo(90);
    expect(angleOn(bend, 0.5)).toBeCloseTo(0);
    expect(angleOn(bend, 1)).toBeCloseTo(-90);
  });

  test("a piece of a curve lies on the curve", () => {
    const part = piece(bend, 0.2, 0.7);
    for (const t of [0, 0.3, 0.5, 0.8, 1]) {
      const [there, here] = [pointOn(part, t), pointOn(bend, 0.2 + 0.5 * t)];
      expect(distance(there, here)).toBeLessThan(1e-9);
    }
  });

  test("the nearest place on a curve is found", () => {
    expect(nearestOn(bend, [50, 200])).toBeCloseTo(0.5);
    expect(nearestOn(bend, [-50, 0])).toBe(0);
  });

  test("a curve shifted to its left stays as far away everywhere", () => {
    const moved = shift(straight([0, 0], [100, 0]), 14);
    expect(moved[0]).toEqual([0, -14]);
    expect(pointOn(moved, 0.4)[1]).toBe(-14);
  });

  test("spaces are spread evenly and clear of the ends", () => {
    const spots = spacesAlong(straight([0, 0], [100, 0]), 3);
    expect(spots.map(([x]) => Math.round(x))).toEqual([25, 50, 75]);
    expect(spots.every(([, , angle]) => angle === 0)).toBe(true);
  });

  test("a smooth line goes through its points, without a corner", () => {
    const points: Point[] = [
      [0, 0],
      [50, 40],
      [100, 0],
      [150, 40],
    ];
    const curves = smooth(points);
    expect(curves.map((curve) => curve[3])).toEqual(points.slice(1));
    for (let i = 1; i < curves.length; i++) {
      expect(angleOn(curves[i - 1]!, 1)).toBeCloseTo(angleOn(curves[i]!, 0));
    }
  });

  test("as a path they are written with one decimal", () => {
    expect(
      curvePath([
        [0.123, 1],
        [2, 3],
        [4, 5],
        [6, 7.77],
      ]),
    ).toBe("M0.1 1C2 3 4 5 6 7.8");
  });
});

describe("walking along a line", () => {
  test("the steps are equally long, also around corners", () => {
    const spots = walk(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      10,
    );
    expect(spots).toHaveLength(20);
    expect(spots[0]).toEqual([5, 0, 0]);
    expect(spots[10]![0]).toBe(100);
    expect(spots[10]![1]).toBeCloseTo(5);
    expect(spots[10]![2]).toBe(90);
  });
});

describe("distances", () => {
  test("to a line, a box, and between boxes", () => {
    const line: Point[] = [
      [0, 0],
      [10, 0],
    ];
    expect(distanceToLine([5, 7], line)).toBe(7);
    expect(distanceToLine([14, 3], line)).toBe(5);
    const box = { x: 0, y: 0, w: 10, h: 10 };
    expect(distanceToRect([5, 5], box)).toBe(0);
    expect(distanceToRect([13, 14], box)).toBe(5);
    expect(overlap(box, { x: 5, y: 8, w: 10, h: 10 })).toBe(10);
    expect(overlap(box, { x: 10, y: 0, w: 5, h: 5 })).toBe(0);
  });

  test("the corners of a turned box", () => {
    const [a] = corners([10, 10, 90], 6, 2);
    expect(a![0]).toBeCloseTo(11);
    expect(a![1]).toBeCloseTo(7);
  });
});

describe("arrow keys", () => {
  const points: Point[] = [
    [100, 0],
    [40, 60],
    [-50, 5],
    [0, -80],
  ];

  test("go to what lies ahead, near, and not far off the way", () => {
    expect(nextInDirection([0, 0], [1, 0], points)).toBe(0);
    expect(nextInDirection([0, 0], [-1, 0], points)).toBe(2);
    expect(nextInDirection([0, 0], [0, -1], points)).toBe(3);
  });

  test("take what lies further off rather than nothing", () => {
    expect(nextInDirection([0, 0], [1, 0], [[5, 60]])).toBe(0);
  });

  test("find nothing where nothing lies", () => {
    expect(nextInDirection([0, 0], [0, 1], [[0, -10]])).toBe(-1);
  });
});

test("a plate lies around its spot, turned and moved with it", () => {
  expect(platePath([50, 30, 0], [1, 2], 20, 10, 3)).toBe(
    "M44 27L58 27A3 3 0 0 1 61 30L61 34A3 3 0 0 1 58 37L44 37A3 3 0 0 1 41 34L41 30A3 3 0 0 1 44 27Z",
  );
  // A quarter to the right: what lay above lies to the right.
  expect(platePath([50, 30, 90], [0, 0], 20, 10, 3)).toMatch(/^M55 23L55 37A/);
});
