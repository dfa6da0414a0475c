import { describe, expect, it } from "vitest";

import { placeBubble } from "./bubble";

const SCREEN = { width: 1280, height: 720 };
const SIZE = { width: 300, height: 100 };

describe("a bubble", () => {
  it("lies above what it explains", () => {
    const anchor = { left: 600, top: 400, width: 100, height: 40 };
    expect(placeBubble(anchor, SIZE, SCREEN, [])).toEqual({ left: 500, top: 292 });
  });

  it("lies below where there is no room above", () => {
    const anchor = { left: 600, top: 20, width: 100, height: 40 };
    expect(placeBubble(anchor, SIZE, SCREEN, [])).toEqual({ left: 500, top: 68 });
  });

  it("covers no scores", () => {
    const anchor = { left: 1000, top: 320, width: 200, height: 40 };
    const scores = { left: 900, top: 60, width: 380, height: 240 };
    expect(placeBubble(anchor, SIZE, SCREEN, [scores])).toEqual({ left: 950, top: 368 });
  });

  it("takes what elements tell of themselves, whose numbers are not their own", () => {
    class Told {
      get width(): number {
        return 300;
      }
      get height(): number {
        return 100;
      }
    }
    const anchor = { left: 600, top: 400, width: 100, height: 40 };
    expect(placeBubble(anchor, new Told(), SCREEN, [])).toEqual({ left: 500, top: 292 });
  });

  it("stays in the window, and covers least where it must cover something", () => {
    const anchor = { left: 1150, top: 600, width: 100, height: 100 };
    const scores = { left: 1000, top: 0, width: 280, height: 720 };
    const { left, top } = placeBubble(anchor, SIZE, SCREEN, [scores]);
    expect([left, top]).toEqual([842, 600]);
  });
});
