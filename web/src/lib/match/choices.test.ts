import { beforeAll, describe, expect, it } from "vitest";

import { byPart, grouped, headed, labelled, loose, narrowed } from "./choices";
import { texts } from "../texts/texts.svelte";
import type { Choice, Reason } from "../server/wire";

function choice(words: string, ...on: string[]): Choice {
  return { words, verb: words.split(" ")[0]!, args: {}, on, notes: [] };
}

const may = [
  choice("draw", "deck"),
  choice("claim dam with 2 pink", "route:1"),
  choice("claim dam with 2 wild", "route:1"),
  choice("claim waag with 1 red", "route:2"),
  choice("pass"),
];

it("a part of the board knows all choices that touch it", () => {
  const parts = byPart(may);
  expect(parts.get("route:1")).toHaveLength(2);
  expect(parts.get("deck")).toEqual([may[0]]);
  expect(parts.has("route:3")).toBe(false);
});

it("what touches nothing that is drawn needs a button of its own", () => {
  expect(loose(may, new Set(["deck", "route:1"])).map((each) => each.words)).toEqual([
    "claim waag with 1 red",
    "pass",
  ]);
});

it("choices are grouped by verb in the order of the rules", () => {
  const groups = grouped(may, (each) => each.words);
  expect(groups.map(({ verb, head, short }) => [verb, head, short])).toEqual([
    ["draw", "", ["draw"]],
    ["claim", "claim …", ["dam with 2 pink", "dam with 2 wild", "waag with 1 red"]],
    ["pass", "", ["pass"]],
  ]);
});

describe("what labels have in common is said once", () => {
  it("at the end too, as in Dutch", () => {
    expect(headed(["Jordaan 3 nemen", "Plantage 12 nemen"])).toEqual({
      head: "… nemen",
      short: ["Jordaan 3", "Plantage 12"],
    });
  });

  it("but something is left of each", () => {
    expect(headed(["Pay grey", "Pay grey twice"])).toEqual({
      head: "Pay …",
      short: ["grey", "grey twice"],
    });
    expect(headed(["Pay", "Pay"])).toEqual({ head: "", short: ["Pay", "Pay"] });
  });

  it("and nothing is made up where they have nothing in common", () => {
    expect(headed(["brown", "grey"])).toEqual({ head: "", short: ["brown", "grey"] });
    expect(headed([])).toEqual({ head: "", short: [] });
  });
});

describe("narrowing", () => {
  const label = (each: Choice): string =>
    each.words === "pass" ? "Passer à côté d’ici" : each.words;

  it("keeps what has all words, in any order", () => {
    expect(narrowed(may, "pink dam", label)).toEqual([may[1]]);
  });

  it("keeps everything when nothing is typed", () => {
    expect(narrowed(may, "  ", label)).toBe(may);
  });

  it("does not mind accents or capitals", () => {
    expect(narrowed(may, "PASSER a cote d'ici", label)).toEqual([may[4]]);
  });

  it("finds nothing where nothing fits", () => {
    expect(narrowed(may, "tulip", label)).toEqual([]);
  });
});

describe("a choice in words", () => {
  const say = texts.for("ticket-to-ride");

  beforeAll(() => Promise.all([texts.speak("en"), texts.want("ticket-to-ride")]));

  it("says what it costs and brings", () => {
    const notes: Reason[] = [
      { name: "note-length", args: { length: 3 } },
      { name: "points-number", args: { points: 4 } },
      { name: "brings-merchandise", args: {} },
    ];
    const drawing = { ...choice("draw"), notes };
    expect(labelled(drawing, say)).toBe(
      "Draw from the deck · 3 spaces, 4 points, a merchandise card",
    );
    expect(labelled(choice("draw"), say)).toBe("Draw from the deck");
  });
});
