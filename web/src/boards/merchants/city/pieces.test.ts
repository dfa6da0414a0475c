import { describe, expect, it } from "vitest";

import { complete, piecesOf, still } from "./pieces";
import { box, tableOf } from "../model/testing";

describe("three pieces", () => {
  const takes = piecesOf(box, tableOf("pieces").open);

  it("are all combinations but three alike", () => {
    expect(takes).toHaveLength(16);
    expect(takes.every(({ counts }) => counts.reduce((a, b) => a + b) === 3)).toBe(true);
  });

  it("are chosen one after another, never three of a kind", () => {
    expect(still(takes, [2, 0, 0, 0])).toBe(true);
    expect(still(takes, [3, 0, 0, 0])).toBe(false);
    expect(still(takes, [2, 1, 1, 0])).toBe(false);
    expect(complete(takes, [2, 0, 0, 0])).toBeNull();
    expect(complete(takes, [0, 1, 0, 2])?.words).toBe("take gems silk silk");
  });

  it("are not asked for otherwise", () => {
    expect(piecesOf(box, tableOf("build").open)).toEqual([]);
  });
});
