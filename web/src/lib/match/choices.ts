/** What may be done now, by the parts of the board it touches and by the words one looks for. */
import type { Say } from "../board";
import type { Choice } from "../server/wire";

/** What a choice would cost and bring, in words; empty where there is nothing to add. */
export function noted(choice: Choice, say: Say): string {
  return choice.notes.map(({ name, args }) => say.game(name, args)).join(", ");
}

/** A choice in words, with what it would cost and bring. */
export function labelled(choice: Choice, say: Say): string {
  const label = say.game(choice.verb, choice.args);
  const notes = noted(choice, say);
  return notes ? say.t("choice-noted", { choice: label, notes }) : label;
}

/** By board part: the choices that touch it. */
export function byPart(may: Choice[]): Map<string, Choice[]> {
  const parts = new Map<string, Choice[]>();
  for (const choice of may) {
    for (const part of choice.on) {
      const found = parts.get(part);
      if (found) found.push(choice);
      else parts.set(part, [choice]);
    }
  }
  return parts;
}

/** The choices that touch no part that is drawn: they need a button of their own. */
export function loose(may: Choice[], drawn: ReadonlySet<string>): Choice[] {
  return may.filter((choice) => !choice.on.some((part) => drawn.has(part)));
}

export interface Group {
  verb: string;
  choices: Choice[];
  /** What the labels of all have in common, with “…” for the rest; empty where it is nothing. */
  head: string;
  /** What is left of each label without it. */
  short: string[];
}

/** The choices by their verbs, in the order in which these first occur. */
export function grouped(may: Choice[], label: (choice: Choice) => string): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of may) {
    const group = groups.get(choice.verb);
    if (group) group.push(choice);
    else groups.set(choice.verb, [choice]);
  }
  return [...groups].map(([verb, choices]) => ({
    verb,
    choices,
    ...headed(choices.map(label)),
  }));
}

/** Labels that begin and end alike are read faster when what they share is said once. */
export function headed(labels: string[]): { head: string; short: string[] } {
  if (labels.length < 2) return { head: "", short: labels };
  const split = labels.map((label) => label.split(" "));
  const first = split[0] ?? [];
  const room = Math.min(...split.map((words) => words.length)) - 1;
  const alike = (at: number, from: "front" | "back"): boolean =>
    split.every((words) =>
      from === "front" ? words[at] === first[at] : words.at(-1 - at) === first.at(-1 - at),
    );
  let front = 0;
  while (front < room && alike(front, "front")) front += 1;
  let back = 0;
  while (back < room - front && alike(back, "back")) back += 1;
  if (front + back === 0) return { head: "", short: labels };
  const head = [...first.slice(0, front), "…", ...first.slice(first.length - back)].join(" ");
  return {
    head,
    short: split.map((words) => words.slice(front, words.length - back).join(" ")),
  };
}

/** A text as it is compared: small letters without accents, apostrophes as they are typed. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The choices in whose label or words all the typed words occur. */
export function narrowed(
  may: Choice[],
  typed: string,
  label: (choice: Choice) => string,
): Choice[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return may;
  return may.filter((choice) => {
    const text = plain(`${label(choice)} ${choice.words}`);
    return wanted.every((word) => text.includes(word));
  });
}
