import { describe, expect, test } from "vitest";

import { CLOSEST, pinch, WHOLE, within, zoomAt } from "./zoom";

const [W, H] = [400, 300];

describe("coming closer", () => {
  test("what lies under the pointer stays there", () => {
    const look = zoomAt(WHOLE, 2, [100, 150], W, H);
    expect(look.zoom).toBe(2);
    // The point that was at 100, 150 on the board is still drawn there.
    expect(look.x + 100 * look.zoom).toBe(100);
    expect(look.y + 150 * look.zoom).toBe(150);
  });

  test("ends at the whole board and at the closest look", () => {
    expect(zoomAt(WHOLE, 0.2, [10, 10], W, H)).toEqual(WHOLE);
    expect(zoomAt(WHOLE, 50, [10, 10], W, H).zoom).toBe(CLOSEST);
  });

  test("never shows what lies beyond the board", () => {
    expect(within({ zoom: 2, x: 90, y: -900 }, W, H)).toEqual({ zoom: 2, x: 0, y: -300 });
  });

  test("two fingers keep what is between them", () => {
    const look = pinch(
      WHOLE,
      [
        [150, 150],
        [250, 150],
      ],
      [
        [120, 140],
        [320, 140],
      ],
      W,
      H,
    );
    expect(look.zoom).toBe(2);
    expect(look.x + 200 * look.zoom).toBe(220);
    expect(look.y + 150 * look.zoom).toBe(140);
  });
});
