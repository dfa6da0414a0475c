import { expect, test } from "vitest";

import { TURNING, wayOfCart } from "./motion";
import { printed } from "./testing";

const shifted = (frame: Keyframe): [number, number, number] => {
  const found = /translate\((.+)px,(.+)px\) rotate\((.+)deg\)/.exec(String(frame.transform))!;
  return [Number(found[1]), Number(found[2]), Number(found[3])];
};

test("a cart starts at the first place, unseen, and ends on its space, upright on it", () => {
  for (const route of printed.routes) {
    for (const spot of route.spaces) {
      const frames = wayOfCart(route.curve, spot);
      const [dx, dy] = shifted(frames[0]!);
      const start = route.curve[0];
      expect(Math.hypot(dx, dy)).toBeCloseTo(Math.hypot(start[0] - spot[0], start[1] - spot[1]));
      expect(frames[0]!.opacity).toBe(0);
      const [x, y, turn] = shifted(frames[frames.length - 1]!);
      expect([x, y, turn].map(Math.abs)).toEqual([0, 0, 0]);
    }
  }
});

test("a cart never turns over on its way", () => {
  const turns = printed.routes.flatMap((route) =>
    route.spaces.flatMap((spot) =>
      wayOfCart(route.curve, spot).map((frame) => Math.abs(shifted(frame)[2])),
    ),
  );
  expect(Math.max(...turns)).toBeLessThanOrEqual(90);
});

test("a card that turns can be read and taken all the while", () => {
  for (const { transform, opacity } of TURNING) {
    expect(opacity).toBeUndefined();
    expect(Number(/rotateY\((\d+)/.exec(String(transform))![1])).toBeLessThanOrEqual(45);
  }
});
