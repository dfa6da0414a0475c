/** The rules say the same in every language, and whatever leads to a paragraph arrives. */
import { describe, expect, it } from "vitest";

import { named, parse, words, type Rules } from "./parse";
import { applies, found, holds } from "./search";

const LANGUAGES = ["en", "fr", "nl"];
const sources = import.meta.glob<string>("../../../../src/damrak/locales/*/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("../../../../src/damrak/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictures = import.meta.glob<string>("../../boards/*/rules/Picture.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const tables = import.meta.glob<{ links: Record<string, string> }>(
  "../../boards/*/rules/links.ts",
  {
    eager: true,
  },
);

const GAMES = Object.keys(tables).map((path) => path.split("/").at(-3)!);
const rules = (language: string, game: string): Rules =>
  parse(sources[`../../../../src/damrak/locales/${language}/rules/${game}.md`] ?? "");
const linksOf = (game: string): Record<string, string> =>
  tables[`../../boards/${game}/rules/links.ts`]!.links;
const outline = ({ paragraphs }: Rules): unknown[] =>
  paragraphs.map((paragraph) => [
    paragraph.id,
    paragraph.level,
    paragraph.when,
    paragraph.blocks.map((block) => block.kind),
    named(paragraph),
  ]);

it("there are rules for every game that has a board", () => {
  expect(GAMES.sort()).toEqual(["amsterdam", "merchants", "ticket-to-ride"]);
});

describe.each(GAMES)("%s", (game) => {
  it.each(LANGUAGES)("has every paragraph in %s, with words in it", (language) => {
    const here = rules(language, game);
    expect(outline(here)).toEqual(outline(rules("en", game)));
    expect(here.title).not.toBe("");
    expect(here.intro.length).toBeGreaterThan(0);
    const parents = here.paragraphs.filter(({ level }, at) => {
      return level === 2 && here.paragraphs[at + 1]?.level === 3;
    });
    for (const paragraph of here.paragraphs)
      if (!parents.includes(paragraph)) expect(paragraph.blocks, paragraph.id).not.toEqual([]);
  });

  it("says it in its own words in each language", () => {
    const [english, ...others] = LANGUAGES.map((language) => rules(language, game).paragraphs);
    for (const other of others)
      for (const [at, paragraph] of other.entries())
        if (paragraph.blocks.length > 0)
          expect(words(paragraph), paragraph.id).not.toBe(words(english![at]!));
  });

  it("has each anchor once, and every link within it arrives", () => {
    const { paragraphs } = rules("en", game);
    const ids = paragraphs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const paragraph of paragraphs)
      for (const to of named(paragraph).links)
        expect(ids, `${paragraph.id} to ${to}`).toContain(to);
  });

  it("has a picture for every name", () => {
    const drawn = pictures[`../../boards/${game}/rules/Picture.svelte`]!;
    for (const paragraph of rules("en", game).paragraphs)
      for (const name of named(paragraph).pictures) expect(drawn).toContain(`"${name}"`);
  });

  it("is reached from every choice, question, reason and lesson", () => {
    const links = linksOf(game);
    const ids = rules("en", game).paragraphs.map(({ id }) => id);
    for (const [message, to] of Object.entries(links)) expect(ids, message).toContain(to);
    const said = Object.entries(texts)
      .filter(([path]) => path.split("/").at(-1)!.startsWith(game))
      .map(([, text]) => text)
      .join("\n");
    const missing = [...said.matchAll(new RegExp(`^${game}-([a-z0-9-]+) =`, "gm"))]
      .map(([, message]) => message!)
      .filter((message) => /^(why|lesson|ask)-/.test(message))
      .filter((message) => !(message in links));
    expect(missing).toEqual([]);
    const explained = said
      .split(/\n(?=\S)/)
      .filter((message) => /\n {4}\.help = /.test(message) && /\n {4}\.log = /.test(message))
      .map((message) => message.slice(game.length + 1, message.indexOf(" =")));
    expect(explained.length).toBeGreaterThan(0);
    expect(explained.filter((verb) => !(verb in links))).toEqual([]);
    expect(
      Object.keys(links).filter((message) => !said.includes(`\n${game}-${message} =`)),
    ).toEqual([]);
  });
});

it("a heading without an anchor is refused with what was expected", () => {
  expect(() => parse("## No anchor")).toThrow(
    'expected "## Heading {#anchor}", found "## No anchor"',
  );
});

it("is searched by the beginnings of words, whatever their accents", () => {
  expect(holds("Défaussez autant de cartes", "defau cart")).toBe(true);
  expect(holds("Défaussez autant de cartes", "arte")).toBe(false);
  const { paragraphs } = rules("en", "ticket-to-ride");
  expect(found(paragraphs, "both lanes").map(({ id }) => id)).not.toEqual([]);
  expect(found(paragraphs, "zeppelin")).toEqual([]);
  expect(found(paragraphs, " ")).toBe(paragraphs);
});

it("a paragraph about an option matters where it was chosen", () => {
  const yes = { option: "workers", value: "yes", not: false };
  expect(applies(yes, { workers: "yes" })).toBe(true);
  expect(applies(yes, { workers: "no" })).toBe(false);
  expect(applies({ option: "tasks", value: "no", not: true }, { tasks: "3" })).toBe(true);
  expect(applies(yes, null)).toBe(true);
});
