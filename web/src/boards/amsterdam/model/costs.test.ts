import { describe, expect, it } from "vitest";

import { advanceTold, broughtByDie, goals, trip } from "./costs";
import { LANGUAGES, say, tableOf } from "./testing";

describe("a die", () => {
  it("brings what the server says: with a card more than it shows", () => {
    const table = tableOf("dice-more");
    // The purple die shows a 3, all others a 1.
    expect(table.view.dice).toEqual([1, 1, 3, 1, 1, 1]);
    expect(broughtByDie(table, "grey")).toMatchObject({ count: 2, space: 1 });
    expect(broughtByDie(table, "purple")).toMatchObject({ count: 4, space: 3 });
    expect(broughtByDie(tableOf("dice"), "brown")).toMatchObject({ count: 4, space: 4 });
  });

  it("says it in every language, of its own colour", () => {
    for (const language of LANGUAGES) {
      const colour = say(language).game("colour-purple");
      const said = say(language).game("die-brings", broughtByDie(tableOf("dice-more"), "purple")!);
      expect(said).toMatch(new RegExp(`^4 × ${colour} .* 3\\.`));
    }
  });

  it("brings nothing while no dice are chosen", () => {
    expect(broughtByDie(tableOf("turn"), "grey")).toBeNull();
  });
});

describe("a trip of the barge", () => {
  it("costs a resource a step", () => {
    const table = tableOf("turn");
    // Nine resources are there.
    expect(trip(table, 4)).toEqual({ cost: 4, enough: true });
    expect(trip(table, 9)).toEqual({ cost: 9, enough: true });
    expect(trip(table, 10)).toEqual({ cost: 10, enough: false });
  });

  it("costs less with a card by which a resource pays for two", () => {
    const table = tableOf("sail-more");
    expect([1, 2, 3, 4].map((steps) => trip(table, steps).cost)).toEqual([1, 1, 2, 2]);
    // Eleven resources are there, and no space is further than this.
    expect(trip(table, 14)).toEqual({ cost: 7, enough: true });
  });
});

describe("an advance on the Amstel", () => {
  it("costs and scores what the choice says", () => {
    // The pawn of “turn” stands on 2, and a bridge follows 4.
    const told = [...goals(tableOf("turn"))].map(([space, choice]) => [space, advanceTold(choice)]);
    expect(told).toEqual([
      [3, { cost: 1, points: 0 }],
      [4, { cost: 3, points: 0 }],
      [5, { cost: 5, points: 2 }],
      [6, { cost: 7, points: 2 }],
      [7, { cost: 9, points: 2 }],
    ]);
  });

  it("costs nothing where nothing is said of it, whatever is being asked", () => {
    const choice = goals(tableOf("turn")).get(5)!;
    const free = { ...choice, notes: choice.notes.filter(({ name }) => name !== "note-cost") };
    expect(advanceTold(free)).toEqual({ cost: 0, points: 2 });
    expect(advanceTold(undefined)).toEqual({ cost: 0, points: 0 });
  });
});
