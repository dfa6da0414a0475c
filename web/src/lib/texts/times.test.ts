import { describe, expect, it } from "vitest";

import { clockFace, fromNow } from "./times";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [-500, "0:00"],
    [900, "0:01"],
    [61_000, "1:01"],
    [3_600_000, "1:00:00"],
    [90_061_000, "25:01:01"],
    [50 * 3_600_000, "2 d 2 h"],
  ])("of %i milliseconds shows %s", (left, face) => {
    expect(clockFace(left)).toBe(face);
  });
});

describe("how long ago", () => {
  const now = 1_770_000_000_000;

  it.each([
    ["en", 10_000, "now"],
    ["en", 125_000, "2 minutes ago"],
    ["fr", 3 * 3_600_000, "il y a 3 heures"],
    ["nl", 24 * 3_600_000, "gisteren"],
  ] as const)("in %s, %i milliseconds are %s", (language, ago, words) => {
    expect(fromNow(now - ago, now, language)).toBe(words);
  });
});
