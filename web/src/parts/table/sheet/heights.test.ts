import { describe, expect, it } from "vitest";

import { HEIGHTS, leaveAt, leftAt, PARTS, snapped, stepped } from "./heights";

describe("a sheet from below", () => {
  it("snaps to the nearest of three heights", () => {
    for (const height of HEIGHTS) {
      expect(snapped(PARTS[height])).toBe(height);
      expect(snapped(PARTS[height] + 0.05)).toBe(height);
    }
    expect(snapped(1)).toBe("full");
  });

  it("is let go when it is drawn down far enough", () => {
    expect(snapped(0.05)).toBeNull();
    expect(snapped(PARTS.peek - 0.05)).toBe("peek");
  });

  it("goes from height to height by keys and stops at the ends", () => {
    expect(stepped("peek", 1)).toBe("half");
    expect(stepped("full", 1)).toBe("full");
    expect(stepped("peek", -1)).toBe("peek");
  });

  it("remembers where it was", () => {
    expect(leftAt("story", "half")).toEqual({ height: "half", scroll: 0 });
    leaveAt("story", "full", 120);
    expect(leftAt("story", "half")).toEqual({ height: "full", scroll: 120 });
    expect(leftAt("choices", "half").height).toBe("half");
  });
});
