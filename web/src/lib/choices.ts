/** What may be done now, by the parts of the board it touches and by the words one looks for. */
import type { Choice } from "./wire";

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
}

/** The choices by their verbs, in the order in which these first occur. */
export function grouped(may: Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of may) {
    const group = groups.get(choice.verb);
    if (group) group.choices.push(choice);
    else groups.set(choice.verb, { verb: choice.verb, choices: [choice] });
  }
  return [...groups.values()];
}

/** A text as it is compared: small letters without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
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
