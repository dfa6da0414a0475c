/** The rules of a game and the pictures in them, fetched when somebody wants to read them. */
import type { Component } from "svelte";

import type { Edition, Language, Say } from "../board";
import { tied } from "../texts/texts.svelte";
import { parse, type Rules } from "./parse";

export interface PictureProps {
  name: string;
  edition: Edition;
  say: Say;
  /** What is being looked for: a picture that is a list shows what has it. */
  typed?: string;
  /** The entry of a list to show. */
  entry?: string;
}

const sources = import.meta.glob<string>("../../../../src/damrak/locales/*/rules/*.md", {
  query: "?raw",
  import: "default",
});
const pictures = import.meta.glob<{ default: Component<PictureProps> }>(
  "../../boards/*/rules/Picture.svelte",
);

const at = (language: string, game: string): string =>
  `../../../../src/damrak/locales/${language}/rules/${game}.md`;

/** Whether the rules of a game are written here. */
export const hasRules = (game: string): boolean => at("en", game) in sources;

export async function rulesOf(game: string, language: Language): Promise<Rules> {
  const source = await sources[at(language, game)]!();
  return parse(language === "fr" ? tied(source) : source);
}

export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await pictures[`../../boards/${game}/rules/Picture.svelte`]?.())?.default ?? null;
}
