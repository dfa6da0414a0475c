import { expect, it } from "vitest";

import { wayTo } from "./reveal";

const room = { top: 100, bottom: 300 };

it("scrolls nowhere where everything is seen, or nothing can be used", () => {
  expect(wayTo(room, [])).toBe(0);
  expect(
    wayTo(room, [
      { top: 100, bottom: 140 },
      { top: 260, bottom: 300 },
    ]),
  ).toBe(0);
});

it("brings all parts into sight together", () => {
  const parts = [
    { top: 320, bottom: 340 },
    { top: 380, bottom: 420 },
  ];
  const way = wayTo(room, parts);
  for (const { top, bottom } of parts) {
    expect(top - way).toBeGreaterThanOrEqual(room.top);
    expect(bottom - way).toBeLessThanOrEqual(room.bottom);
  }
  expect(wayTo(room, [{ top: 20, bottom: 60 }])).toBe(-160);
});

it("begins with the first of what is higher than the room", () => {
  expect(
    wayTo(room, [
      { top: 150, bottom: 170 },
      { top: 500, bottom: 520 },
    ]),
  ).toBe(50);
});
