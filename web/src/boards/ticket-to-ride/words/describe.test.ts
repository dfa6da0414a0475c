import { describe as about, expect, test } from "vitest";

import { describe } from "./describe";
import { LANGUAGES, printed, say, scenes, tableOf } from "../testing";
import { kindWords, payments, routeWords } from "./words";

const section = (scene: string, title: string): string[] =>
  describe(tableOf(scene)).find((each) => each.title === title)?.lines ?? [];

about("the position in words", () => {
  test("says whose turn it is and what lies in the decks", () => {
    expect(section("middle", "The table")).toEqual([
      "It is your turn.",
      "Deck: 25 cards",
      "Discard: empty",
      "Contracts in the deck: 17",
      "Merchandise left: 12",
    ]);
    expect(section("waiting", "The table")[0]).toBe("It is the turn of Bartholomeus.");
    expect(section("last-round", "The table")[1]).toBe("Last round: 3 turns left");
    expect(section("over", "The table")[0]).toBe("The game is over.");
  });

  test("tells the cards face up, mine, and my contracts", () => {
    expect(section("middle", "Face up")).toEqual([
      "orange, Wheelbarrow",
      "orange, Wheelbarrow",
      "black, Pack horse",
      "green, Sledge",
      "wild",
    ]);
    expect(section("middle", "Your cards")).toEqual(["2 cards: wild"]);
    expect(section("middle", "Your contracts")).toEqual([
      "Noordermarkt – Waag, 5 points: not yet",
      "Jan Roodenpoortstoren – Oost-Indisch Huis, 4 points: not yet",
    ]);
    expect(section("choosing", "Choose your contracts")).toHaveLength(2);
  });

  test("does not say of a contract that it is not yet fulfilled when the game is over", () => {
    const table = tableOf("over");
    const view = structuredClone(table.view);
    view.players[0]!.contracts![0]!.done = false;
    const told = describe({ ...table, view }).flatMap(({ lines }) => lines);
    expect(told.some((line) => line.endsWith(": missed"))).toBe(true);
    expect(told.filter((line) => line.includes("not yet"))).toEqual([]);
  });

  test("tells of others only what they show", () => {
    expect(section("middle", "Players")[2]).toBe(
      "Chloé: 10 cards, 8 carts, 2 contracts, 2 merchandise, 11 points; " +
        "known: 3 cards: blue, Barge, 2 cards: green, Sledge, 3 cards: black, Pack horse, " +
        "one card: orange, Wheelbarrow",
    );
    const titles = describe(tableOf("middle")).map((each) => each.title);
    expect(titles).not.toContain("Cards of Chloé");
    expect(describe(tableOf("open")).map((each) => each.title)).toContain("Cards of Dirk");
  });

  test("names every route exactly once", () => {
    for (const name of Object.keys(scenes).filter((each) => each !== "hamlet")) {
      const lines = describe(tableOf(name)).flatMap((each) => each.lines);
      for (const route of printed.routes) {
        const words = routeWords(tableOf(name), route);
        expect(lines.filter((line) => line === words)).toHaveLength(1);
      }
    }
  });

  test("begins the routes with those I may claim", () => {
    expect(section("closed-lanes", "Routes you may claim now").length).toBeGreaterThan(3);
    const closed = section("closed-lanes", "Closed routes");
    expect(closed).toHaveLength(scenes["closed-lanes"]!.view.closed.length);
    expect(closed.every((line) => line.endsWith("closed"))).toBe(true);
  });

  test.each(LANGUAGES)("can be said in %s, whatever the position", (language) => {
    for (const name of Object.keys(scenes)) {
      for (const { title, lines } of describe(tableOf(name, language))) {
        expect(title).not.toBe("");
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
  });

  test("is said in one's own language", () => {
    const french = describe(tableOf("middle", "fr")).flatMap((each) => each.lines);
    expect(french).toContain("C’est à vous de jouer.");
    expect(french).toContain("2 cartes : joker");
    const dutch = describe(tableOf("middle", "nl")).flatMap((each) => each.lines);
    expect(dutch).toContain("Je bent aan de beurt.");
    expect(dutch).toContain("Noordermarkt – Waag, 5 punten: nog niet");
  });
});

test.each(LANGUAGES)("every part has words in %s", (language) => {
  const words = say(language);
  for (const { index } of printed.kinds) expect(kindWords(words, printed, index)).not.toBe("");
});

test("ways to pay are read from the choices", () => {
  const table = tableOf("crowded");
  const [part, choices] = [...table.open].find(
    ([name, ways]) => name.startsWith("route:") && ways.length > 1,
  )!;
  const route = printed.routes[Number(part.slice(6))]!;
  for (const payment of payments(printed, choices)) {
    expect(payment.cards + payment.wilds).toBe(route.length);
    if (payment.cards) {
      const { id } = printed.kinds[payment.kind]!;
      expect(payment.choice.args.colour).toBe(`#card-${id}`);
    }
  }
});
