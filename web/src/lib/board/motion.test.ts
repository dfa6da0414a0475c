import { expect, test } from "vitest";

import { along, middleOf, passed, summit } from "./motion";

test("a way is seen from its last place, where the piece stands already", () => {
  const frames = along([
    [10, 20],
    [30, 25],
    [40, 5],
  ]);
  expect(frames.map((frame) => frame.transform)).toEqual([
    "translate(-30px,15px)",
    "translate(-10px,20px)",
    "translate(0px,0px)",
  ]);
  expect(along([])).toEqual([]);
});

test("the spaces of a track are passed upwards and downwards, both ends included", () => {
  expect(passed(3, 6)).toEqual([3, 4, 5, 6]);
  expect(passed(2, -1)).toEqual([2, 1, 0, -1]);
  expect(passed(7, 7)).toEqual([7]);
});

test("a thing lies in the middle of a box, of a large one in the middle of its first part", () => {
  const box = { x: 100, y: 50, width: 400, height: 60 } as DOMRect;
  expect(middleOf(box, [30, 20])).toEqual([285, 70]);
  expect(middleOf(box, [30, 20], [200, 160])).toEqual([185, 70]);
});

test("a flight rises by a part of its length, but not beyond a height", () => {
  expect(summit([0, 100], [100, 100], 0.2, 70)).toEqual([50, 80]);
  expect(summit([0, 100], [1000, 100], 0.2, 70)).toEqual([500, 30]);
});
