import { expect, test } from "vitest";

import {
  around,
  clearOf,
  depth,
  fromEdge,
  inside,
  toSegment,
  viewBox,
  type Point,
} from "./geometry";

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("a point is in a polygon or outside it, and so far from its edge", () => {
  expect(inside([4, 5], SQUARE)).toBe(true);
  expect(inside([14, 5], SQUARE)).toBe(false);
  expect(fromEdge([14, 5], SQUARE)).toBe(4);
  expect(depth([4, 5], SQUARE)).toBe(4);
  expect(depth([14, 5], SQUARE)).toBe(-4);
});

test("a line ends at its points", () => {
  expect(toSegment([5, 3], [0, 0], [10, 0])).toBe(3);
  expect(toSegment([13, 4], [0, 0], [10, 0])).toBe(5);
  expect(toSegment([3, 4], [0, 0], [0, 0])).toBe(5);
});

test("a box lies around points, and some of them are clear of its sides", () => {
  const box = around(SQUARE, 2);
  expect(box).toEqual({ x: -2, y: -2, w: 14, h: 14 });
  expect(viewBox(box)).toBe("-2 -2 14 14");
  expect(clearOf(box, [1, 1], 2)).toBe(true);
  expect(clearOf(box, [1, 0], 2)).toBe(false);
});
