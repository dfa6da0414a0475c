import { beforeAll, describe, expect, it } from "vitest";

import { texts } from "../texts/texts.svelte";
import { actor, joined, logLines, sentence, toldArgs, turnStarts } from "./log";
import type { Acted, Told, TookBack } from "../server/wire";

function acted(at: number, n: number, seat: number, more: Partial<Acted> = {}): Acted {
  return {
    type: "action",
    at,
    n,
    seat,
    whom: seat,
    words: "draw",
    verb: "draw",
    args: {},
    on: [],
    news: [],
    gains: [],
    ...more,
  };
}

function tookBack(at: number, n: number): TookBack {
  return { type: "undo", at, n, seat: 0, agreed: false };
}

describe("joining what is known and what comes", () => {
  const known: Told[] = [acted(0, 0, 0), acted(1, 1, 1)];

  it("adds what follows", () => {
    expect(joined(known, 2, [acted(2, 2, 0)])).toHaveLength(3);
  });

  it("does not repeat what was known already", () => {
    const again = joined(known, 1, [acted(1, 1, 1), acted(2, 2, 0)]);
    expect(again?.map((told) => told.at)).toEqual([0, 1, 2]);
  });

  it("notices a gap", () => {
    expect(joined(known, 3, [acted(3, 3, 0)])).toBeNull();
  });

  it("keeps the same list when nothing is new, so that nothing is drawn again", () => {
    expect(joined(known, 2, [])).toBe(known);
  });
});

describe("the log as it is read", () => {
  it("strikes out what was taken back, and only that", () => {
    const lines = logLines([acted(0, 0, 0), acted(1, 1, 0), tookBack(2, 1), acted(3, 1, 0)]);
    expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
  });

  it("keeps the lines that have not changed, so that they are not drawn again", () => {
    const entries: Told[] = [acted(0, 0, 0), acted(1, 1, 0)];
    const before = logLines(entries);
    const after = logLines([...entries, tookBack(2, 1)], before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]!.undone).toBe(true);
  });

  it("strikes out several actions at once", () => {
    const lines = logLines([acted(0, 0, 0), acted(1, 1, 1), acted(2, 2, 0), tookBack(3, 0)]);
    expect(lines.map((line) => line.undone)).toEqual([true, true, true, false]);
  });

  it("strikes out again what was done again and taken back again", () => {
    const entries = [
      acted(0, 0, 0),
      tookBack(1, 0),
      acted(2, 0, 0),
      tookBack(3, 0),
      acted(4, 0, 0),
    ];
    expect(logLines(entries).map((line) => line.undone)).toEqual([true, false, true, false, false]);
  });
});

describe("who a sentence is about", () => {
  it("is whoever acted", () => {
    expect(actor(acted(0, 0, 2))).toBe(2);
  });

  it("is the receiver of what chance deals", () => {
    expect(actor(acted(0, 0, -1, { whom: 1 }))).toBe(1);
  });

  it("is the seat that the action itself names", () => {
    expect(actor(acted(0, 0, -1, { args: { seat: 0 } }))).toBe(0);
    expect(toldArgs(acted(0, 0, -1, { args: { seat: 0 } }), ["Anna"]).who).toBe("Anna");
  });

  it("is nobody where chance acts for no one", () => {
    expect(toldArgs(acted(0, 0, -1, { whom: -2 }), ["Anna"]).who).toBe("");
  });
});

it("a turn begins where another seat acts, whatever chance does between", () => {
  const actions = [-1, 0, -1, 0, 1, -1, 0].map((seat, n) => acted(n, n, seat));
  expect(turnStarts(actions)).toEqual([1, 4, 6]);
});

describe("an action in sentences", () => {
  const say = texts.for("ticket-to-ride");

  beforeAll(() => Promise.all([texts.speak("en"), texts.want("ticket-to-ride")]));

  it("tells what it brought about, with whom that is about", () => {
    const told = acted(0, 0, 0, {
      verb: "pass",
      news: [{ name: "news-last-round", args: { seat: 1, carts: 2 } }],
    });
    const said = sentence(told, ["Anna", "Bram"], say);
    expect(said).toContain("Anna passes.");
    expect(said).toContain("Bram has 2 carts left");
  });

  it("tells what it gave, on the line of the action where nothing else happened", () => {
    const gains = [
      { seat: 0, what: "points", number: 4 },
      { seat: 0, what: "merchandise", number: 1 },
    ];
    const said = sentence(acted(0, 0, 0, { verb: "pass", gains }), ["Anna", "Bram"], say);
    expect(said).toBe("Anna passes. +4 points, +1 merchandise.");
  });

  it("names whoever gained or lost besides the actor", () => {
    const gains = [
      { seat: 0, what: "points", number: 1 },
      { seat: 1, what: "points", number: -2 },
    ];
    const said = sentence(acted(0, 0, 0, { verb: "pass", gains }), ["Anna", "Bram"], say);
    expect(said).toBe("Anna passes. Anna: +1 point. Bram: −2 points.");
  });

  it("is empty where everyone has heard it", () => {
    expect(sentence(acted(0, 0, -1, { verb: "deal-drawn", whom: 0 }), ["Anna"], say)).toBe("");
  });
});
