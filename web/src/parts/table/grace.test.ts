import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Choice } from "../../lib/server/wire";
import { Grace } from "./grace.svelte";

const choice = (verb: string): Choice => ({ words: verb, verb, args: {}, on: [], notes: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a choice counts once its time is over", () => {
  const done = vi.fn();
  const grace = new Grace();
  grace.begin(choice("claim"), 2_000, done);
  vi.advanceTimersByTime(1_999);
  expect(grace.choice?.verb).toBe("claim");
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(grace.choice).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test("what is cancelled, or chosen instead of, is not done", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const grace = new Grace();
  grace.begin(choice("claim"), 2_000, first);
  vi.advanceTimersByTime(1_500);
  grace.begin(choice("draw"), 2_000, second);
  vi.advanceTimersByTime(1_500);
  expect(grace.choice?.verb).toBe("draw");
  grace.cancel();
  vi.advanceTimersByTime(5_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

test("what could be taken back is not waited with, until its like could not", () => {
  const grace = new Grace();
  expect(grace.isFree("place")).toBe(false);
  for (const [free, expected] of [
    [true, true],
    [false, false],
    [true, false],
  ] as const) {
    grace.expect("place");
    grace.learn(free);
    expect(grace.isFree("place")).toBe(expected);
  }
  // What others do is nothing that one has done.
  grace.learn(true);
  expect(grace.isFree("claim")).toBe(false);
});
