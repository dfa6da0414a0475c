/** Tables for tests: recorded positions, with texts, as a client would hand them to a board. */
import { sayer } from "../../../dev/ticket-to-ride/say";
import { editions, scenes } from "../../../dev/ticket-to-ride/scenes";
import type { Language, Say } from "../../lib/board";
import type { Choice } from "../../lib/wire";
import { unpack } from "./edition";
import { pose } from "./pose";
import type { Table } from "./words";

export const LANGUAGES: Language[] = ["en", "fr", "nl"];

export const printed = unpack(editions.printed);
export const hamlet = unpack(editions.hamlet);
export const boards = {
  wide: pose(printed, false),
  tall: pose(printed, true),
  "hamlet, wide": pose(hamlet, false),
  "hamlet, tall": pose(hamlet, true),
};

const texts = import.meta.glob<string>("../../../../src/damrak/locales/*/ticket-to-ride.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function say(language: Language = "en"): Say {
  return sayer(language, texts[`../../../../src/damrak/locales/${language}/ticket-to-ride.ftl`]!);
}

export function tableOf(name: keyof typeof scenes, language: Language = "en"): Table {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene ${name}`);
  const open = new Map<string, Choice[]>();
  for (const choice of scene.may) {
    for (const part of choice.on) open.set(part, [...(open.get(part) ?? []), choice]);
  }
  return {
    view: scene.view,
    before: null,
    edition: name === "hamlet" ? editions.hamlet : editions.printed,
    names: scene.names,
    me: scene.view.seat,
    open,
    lit: new Set(),
    pick: () => undefined,
    act: () => undefined,
    light: () => undefined,
    say: say(language),
    calm: true,
  };
}

export { editions, scenes };
