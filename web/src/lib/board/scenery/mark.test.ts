import { expect, test } from "vitest";

import { mark } from "./mark";

test("a mark is the same for what is the same, and another for whatever else", () => {
  const shores = Array.from({ length: 2_000 }, (_, i) => ({ shore: [[i % 40, i / 40]], on: true }));
  expect(new Set(shores.map(mark)).size).toBe(shores.length);
  expect(mark({ shore: [[1, 2.5]], on: true })).toBe(mark({ shore: [[1, 2.5]], on: true }));
  expect(mark({ shore: [[1, 2.5]], on: true })).not.toBe(mark({ shore: [[1, 2.5]], on: false }));
  expect(mark({})).toMatch(/^[0-9a-f]{16}$/);
});
