import { describe as suite, expect, it } from "vitest";

import { AREAS } from "../model/edition";
import { describe } from "./describe";
import { box, LANGUAGES, scenes, tableOf } from "../model/testing";
import { tipWords } from "./tips";
import { cardWords } from "./words";

suite("the position in words", () => {
  it.each(LANGUAGES)("speaks %s of every recorded position", (language) => {
    for (const name of Object.keys(scenes)) {
      const sections = describe(tableOf(name, language));
      expect(sections.length, name).toBeGreaterThan(4);
      for (const { title, lines } of sections) {
        expect(title).not.toBe("");
        for (const line of lines) {
          expect(line).not.toMatch(/undefined|NaN|\{|#|merchants-/);
          expect(line.trim()).not.toBe("");
        }
      }
    }
  });

  it("names every house and colony, and whose it is", () => {
    const table = tableOf("crowded");
    const words = describe(table)
      .flatMap(({ lines }) => lines)
      .join("\n");
    for (const plot of box.plots) {
      if (table.view.plots[plot.index]! >= 0) expect(words).toContain(plot.name);
    }
    for (const site of box.sites) {
      if (table.view.colonies[site.index]! >= 0) expect(words).toContain(site.name);
    }
    for (const name of table.names) expect(words).toContain(name);
  });

  it("says what can be used now, and only that", () => {
    const table = tableOf("build");
    const open = describe(table).find(({ title }) => title === "Plots you can use now")!;
    const may = box.plots.filter((plot) => table.open.has(plot.part));
    expect(may.length).toBeGreaterThan(0);
    expect(open.lines).toHaveLength(may.length);
    may.forEach((plot, i) => expect(open.lines[i]).toContain(plot.name));
  });

  it("tells the year, the next events and what they pay", () => {
    const [time] = describe(tableOf("placing"));
    expect(time!.lines[0]).toContain(box.track[scenes.placing!.view.time]!.year);
    expect(time!.lines).toHaveLength(5);
  });

  it("tells what each area would pay now, the highest rank first", () => {
    const table = tableOf("crowded");
    const sections = describe(table);
    for (const area of AREAS) {
      const name = table.say.game(`area-${area}`);
      const found = sections.find(({ title }) => title === `${name}, if scored now`)!;
      expect(found.lines).toHaveLength(4);
      expect(found.lines[0]).toContain("Place 1");
    }
  });

  it("tells who has decided in an auction, but nothing of how", () => {
    const table = tableOf("limit");
    const words = describe(table)
      .find(({ title }) => title === "Auction")!
      .lines.join(" ");
    const decided = table.names.filter((_, seat) => table.view.limits[seat] !== -1);
    expect(decided).not.toEqual([]);
    for (const name of decided) expect(words).toContain(name);
    expect(words).not.toMatch(/\d/);
  });
});

suite("what is said of a part", () => {
  it.each(LANGUAGES)("is something for everything that is drawn, in %s", (language) => {
    const table = tableOf("crowded", language);
    const parts = [
      ...box.plots.map(({ part }) => part),
      ...box.sites.map(({ part }) => part),
      ...box.bridges.map(({ id }) => `bridge:${id}`),
      ...box.commodities.map(({ id }) => `row:${id}`),
      ...box.districts.map(({ id }) => `district:${id}`),
      ...box.continents.map(({ id }) => `continent:${id}`),
      ...box.track.map(({ index }) => `time:${index}`),
    ];
    for (const part of parts) {
      const lines = tipWords(table, box, part);
      expect(lines.length, part).toBeGreaterThan(0);
      for (const line of lines) expect(line, part).not.toMatch(/undefined|NaN|#|merchants-/);
    }
    expect(tipWords(table, box, "seat:1")).toEqual([]);
  });

  it("explains the events of the time line, with their prizes", () => {
    const lines = tipWords(tableOf("start"), box, "time:9");
    expect(lines[0]).toBe("1611: Amsterdam is scored");
    expect(lines.at(-1)).toContain("100/60");
  });

  it.each(LANGUAGES)("says what every card lets one do, in %s", (language) => {
    const table = tableOf("start", language);
    const words = box.cards.map((card) => cardWords(table, card));
    for (const line of words) expect(line).not.toMatch(/undefined|#|merchants-/);
    // Only the two kinds of commodity cards say the same.
    expect(new Set(words).size).toBe(box.cards.length - 1);
  });
});
