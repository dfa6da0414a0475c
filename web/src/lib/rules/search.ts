/** Looking for words in the rules, and what of them matters at a table. */
import { words, type Condition, type Paragraph } from "./parse";

/** Without accents and capitals: who looks for something does not type them. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word that was typed begins a word of the text. */
export function holds(text: string, typed: string): boolean {
  const within = ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, " ")}`;
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => within.includes(` ${word}`));
}

/** The paragraphs that have all the words. */
export function found(paragraphs: Paragraph[], typed: string): Paragraph[] {
  return typed.trim() === ""
    ? paragraphs
    : paragraphs.filter((paragraph) => holds(words(paragraph), typed));
}

/** What a table has agreed on: its options, and `seats`. */
export type Agreed = Record<string, string>;

/** Whether a paragraph matters at a table; without one, every paragraph does. */
export function applies(when: Condition | null, agreed: Agreed | null): boolean {
  if (!when || !agreed) return true;
  return (agreed[when.option] === when.value) !== when.not;
}
