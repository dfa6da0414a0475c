import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { Eyes } from "./table.svelte";
import type { Acted, GameView, Told, Update } from "./wire";

function acted(at: number, seat: number, n = at): Acted {
  return { type: "action", at, n, seat, whom: seat, words: "draw", verb: "draw", args: {}, on: [] };
}

function update(since: number, told: Told[], more: Partial<Update> = {}): Update {
  const at = since + told.length;
  return {
    match: "m1",
    seat: 0,
    at,
    since,
    told,
    view: { type: "ticket-to-ride", deck: at } as GameView,
    may: [],
    ask: null,
    held: null,
    waits: [],
    undo: { free: false, ask: false, request: null },
    clocks: [],
    auction: null,
    time: 0,
    ...more,
  };
}

let shown: number[];
let eyes: Eyes;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.pace = "usual";
  shown = [];
  eyes = new Eyes(0, (now) => shown.push(now.update!.at));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what a seat is shown", () => {
  it("is the first update at once, without movement", () => {
    eyes.receive(update(0, [acted(0, 1), acted(1, 1)]));
    expect(eyes.update!.at).toBe(2);
    expect(eyes.before).toBeNull();
    expect(shown).toEqual([]);
  });

  it("is the steps of others one after the other", () => {
    eyes.receive(update(0, []));
    vi.advanceTimersByTime(1_000);
    for (const at of [0, 1, 2]) eyes.receive(update(at, [acted(at, 1)]));
    expect(eyes.update!.at).toBe(1);
    vi.advanceTimersByTime(500);
    expect(eyes.update!.at).toBe(2);
    vi.advanceTimersByTime(500);
    expect(eyes.update!.at).toBe(3);
    expect(shown).toEqual([1, 2, 3]);
    expect(eyes.before).toMatchObject({ deck: 2 });
  });

  it("does not lag far behind when much happens", () => {
    eyes.receive(update(0, []));
    vi.advanceTimersByTime(1_000);
    for (let at = 0; at < 40; at += 1) eyes.receive(update(at, [acted(at, 1)]));
    vi.advanceTimersByTime(12_000);
    expect(eyes.update!.at).toBe(40);
  });

  it("is my own action without delay, and all before it", () => {
    eyes.receive(update(0, []));
    eyes.receive(update(0, [acted(0, 1)]));
    eyes.receive(update(1, [acted(1, 0)]));
    expect(eyes.update!.at).toBe(2);
  });

  it("is everything at once if the reader wants it so", () => {
    settings.pace = "instant";
    eyes.receive(update(0, []));
    for (const at of [0, 1, 2]) eyes.receive(update(at, [acted(at, 1)]));
    expect(eyes.update!.at).toBe(3);
  });

  it("keeps the view when only something around it has changed", () => {
    eyes.receive(update(0, [acted(0, 1)]));
    const view = eyes.update!.view;
    eyes.receive(update(1, [], { waits: [2] }));
    expect(eyes.update!.waits).toEqual([2]);
    expect(eyes.update!.view).toBe(view);
  });

  it("does not move when something is taken back", () => {
    eyes.receive(update(0, [acted(0, 0)]));
    eyes.receive(update(1, [{ type: "undo", at: 1, n: 0, seat: 0, agreed: false }]));
    expect(eyes.before).toBeNull();
    expect(eyes.lines.map((line) => line.undone)).toEqual([true, false]);
  });

  it("says that something is missing instead of making it up", () => {
    eyes.receive(update(0, [acted(0, 1)]));
    expect(eyes.receive(update(5, [acted(5, 1)]))).toBe(false);
    expect(eyes.update!.at).toBe(1);
    expect(eyes.known).toBe(1);
  });

  it("takes the whole story again after a gap", () => {
    eyes.receive(update(0, [acted(0, 1)]));
    expect(eyes.receive(update(0, [acted(0, 1), acted(1, 1), acted(2, 0)]))).toBe(true);
    expect(eyes.entries).toHaveLength(3);
  });
});
