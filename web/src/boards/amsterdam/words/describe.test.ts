import { describe as group, expect, it } from "vitest";

import { describe } from "./describe";
import { taskPoints } from "./tasks";
import { box, LANGUAGES, scenes, tableOf } from "../model/testing";

group("the position in words", () => {
  it.each(LANGUAGES)("is complete in %s for every recorded position", (language) => {
    for (const name of Object.keys(scenes)) {
      const sections = describe(tableOf(name, language));
      expect(sections.length, name).toBeGreaterThan(10);
      for (const { title, lines } of sections) {
        expect(title, name).toMatch(/\S/);
        for (const line of lines) {
          expect(line, name).toMatch(/\S/);
          expect(line, name).not.toMatch(/#|undefined|amsterdam-|\{|\bnone\b.*#/);
        }
      }
    }
  });

  it("begins with my own board and what I can take", () => {
    const table = tableOf("turn");
    const sections = describe(table);
    const titles = sections.map((section) => section.title);
    expect(titles.indexOf("Your board")).toBeLessThan(titles.indexOf("Board of Bartholomeus"));
    const open = [...table.open.keys()].filter((part) => part.startsWith("block:"));
    expect(sections.find(({ title }) => title === "Blocks you can take")?.lines).toHaveLength(
      open.length,
    );
  });

  it("tells every card of the discard pile, which lies open to all", () => {
    const table = tableOf("crowded");
    const cards = table.view.discard;
    expect(cards.length).toBeGreaterThan(1);
    const title = `Discard pile: ${cards.length} cards`;
    expect(describe(table).find((section) => section.title === title)?.lines).toHaveLength(
      cards.length,
    );
  });

  it("tells every block, card, good and pawn once", () => {
    const table = tableOf("crowded");
    const lines = describe(table).flatMap((section) => section.lines);
    for (const block of box.blocks) {
      const name = `${table.say.game(`district-${box.districts[block.district]!.id}`)} ${block.number}:`;
      expect(
        lines.some((line) => line.startsWith(name)),
        name,
      ).toBe(true);
    }
    for (const player of table.view.players) {
      for (const number of [...player.active, ...player.inactive]) {
        expect(lines.filter((line) => line.includes(` cards: ${number} `))).toHaveLength(1);
      }
    }
    expect(lines.filter((line) => /mouth|Amstel, space/i.test(line)).length).toBeGreaterThanOrEqual(
      4,
    );
  });

  it("keeps others' secret tasks secret", () => {
    const table = tableOf("turn");
    const others = describe(table).find(({ title }) => title === "Board of Chloé");
    expect(others?.lines).toContain("3 secret tasks");
    expect(others?.lines.some((line) => line.startsWith("Tasks:"))).toBe(false);
  });

  it("speaks of TOM when one plays alone", () => {
    const lines = describe(tableOf("solo")).flatMap((section) => section.lines);
    expect(lines.some((line) => line.startsWith("TOM has"))).toBe(true);
    expect(lines.some((line) => line.startsWith("TOM: Amstel"))).toBe(true);
  });
});

group("symbols", () => {
  it("tell what every card does", () => {
    expect(box.cards.size).toBeGreaterThanOrEqual(132);
    for (const card of box.cards.values()) {
      const signs = box.cardSigns[card.number]!;
      expect(signs.length, String(card.number)).toBeGreaterThan(0);
      // A sign that is about a colour, a good or a district names it.
      for (const sign of signs) {
        if (sign.sign === "good" && card.good) expect(sign.which).toBeGreaterThanOrEqual(0);
        if (sign.sign === "cube" && card.gives) expect(sign.which).toBeGreaterThanOrEqual(0);
        if (sign.sign === "plan" && card.district) expect(sign.which).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("agree with the sentence where that names florins or points", () => {
    const table = tableOf("turn");
    for (const card of box.cards.values()) {
      const text = table.say.game(`card-${card.number}-text`);
      const names = box.cardSigns[card.number]!.map((sign) =>
        sign.sign === "icon" ? sign.name : sign.sign,
      );
      if (/take \d florin/i.test(text)) expect(names, text).toContain("florin");
      if (/^Pay .*score \d point/.test(text)) expect(names, text).toContain("point");
      if (/take \d \w+ resource/.test(text)) expect(names, text).toContain("cube");
    }
  });

  it("tell what every market tile and every task asks and gives", () => {
    expect(box.market).toHaveLength(24);
    for (const tile of box.market) expect(tile.signs.length, tile.id).toBeGreaterThan(2);
    expect(box.tasks.size).toBe(42);
    for (const task of box.tasks.values()) {
      expect(box.taskSigns[task.number]!.length, String(task.number)).toBeGreaterThan(0);
      for (const players of [2, 3, 4]) expect(taskPoints(task, players)).toMatch(/^\d/);
    }
  });
});
