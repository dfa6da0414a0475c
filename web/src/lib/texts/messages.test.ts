/** Every message that the client says exists in every language, and none is there that nobody says. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { CONFIRMS, GRACES, LANGUAGES, MOTIONS, PACES, THEMES } from "../browser/settings.svelte";
import wire from "../server/wire.ts?raw";

const sources = import.meta.glob<string>(
  ["../../**/*.svelte", "../../**/*.ts", "!../../**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const texts = import.meta.glob<string>("../../../../src/damrak/locales/*/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The first argument of each call of `t`, as it is written. */
function* firstArguments(source: string): Generator<string> {
  for (const call of source.matchAll(/(?<![\w$])t\(/g)) {
    let depth = 0;
    let end = call.index + call[0].length;
    const start = end;
    for (; end < source.length; end += 1) {
      const letter = source[end]!;
      if ("([{".includes(letter)) depth += 1;
      else if (")]}".includes(letter)) {
        if (depth === 0) break;
        depth -= 1;
      } else if (letter === "," && depth === 0) break;
    }
    yield source.slice(start, end);
  }
}

const said = new Set<string>();
const patterns = new Set<string>();
for (const source of Object.values(sources)) {
  for (const argument of firstArguments(source)) {
    const plain = argument.replace(/`[^`]*`/g, "");
    for (const [, literal] of plain.matchAll(/"([a-z0-9-]+)"/g)) said.add(literal!);
    for (const [, template] of argument.matchAll(/`([^`]+)`/g)) {
      patterns.add(template!.replace(/\$\{[^}]*\}/g, "*"));
    }
  }
}

/** What the stars of each pattern stand for. */
const codes = [...wire.match(/export type Code =\n {2}([^;]+);/)![1]!.matchAll(/"([a-z-]+)"/g)].map(
  (m) => m[1]!,
);
const meant: Record<string, readonly string[]> = {
  "problem-*": codes,
  "proof-*": ["commitment", "outcome", "played"],
  "key-*": ["b", "c", "u", "h", "l"],
  "tab-*": ["log", "chat", "words"],
  "replay-*": ["turn-back", "back", "play", "pause", "on", "turn-on"],
  "speed-*": ["slow", "usual", "fast"],
  "clock-*-help": ["none", "live", "days"],
  "bot-*": ["random", "easy", "fair", "greedy", "strong", "master", "search", "instinct"],
  "auction-*-help": ["calm", "live"],
  "near-*": ["passing", "passed", "unpassed"],
  "near-*-more": ["passed", "unpassed"],
  "*-*": [
    ...THEMES.map((value) => `theme-${value}`),
    ...MOTIONS.map((value) => `motion-${value}`),
    ...PACES.map((value) => `pace-${value}`),
    ...CONFIRMS.map((value) => `confirm-${value}`),
    ...GRACES.map((value) => `grace-${value}`),
    ...["none", "live", "days"].map((value) => `clock-${value}`),
    ...["calm", "live"].map((value) => `auction-${value}`),
  ],
};
for (const [pattern, values] of Object.entries(meant)) {
  for (const value of values) said.add(pattern === "*-*" ? value : pattern.replace("*", value));
}
// Said of a value that is itself the name of a message.
said.add("yes").add("no");

function messages(language: string): string[] {
  const text = texts[`../../../../src/damrak/locales/${language}/web.ftl`]!;
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]!);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const known = messages(language);

  it("every message that is said is there", () => {
    expect([...said].filter((id) => !known.includes(`web-${id}`)).sort()).toEqual([]);
  });

  it("every message that is there is said", () => {
    expect(known.filter((id) => !said.has(id.replace(/^web-/, "")))).toEqual([]);
  });

  it("every message can be read", () => {
    const bundle = new FluentBundle(language);
    const errors = bundle.addResource(
      new FluentResource(texts[`../../../../src/damrak/locales/${language}/web.ftl`]!),
    );
    expect(errors).toEqual([]);
    expect(known.every((id) => bundle.hasMessage(id))).toBe(true);
  });
});

it("every pattern of messages is known here with what it stands for", () => {
  expect([...patterns].sort()).toEqual(Object.keys(meant).sort());
});
