/** Tables for tests: recorded positions, with texts, as a client would hand them to a board. */
import { sayer } from "../../../dev/say";
import { LANGUAGES, tableOf as staged } from "../../../dev/table";
import { editions, scenes } from "../../../dev/ticket-to-ride/scenes";
import type { Language, Say } from "../../lib/board";
import { unpack } from "./model/edition";
import { pose } from "./model/pose";
import type { Table } from "./words/words";

export const printed = unpack(editions.printed);
export const hamlet = unpack(editions.hamlet);
export const boards = {
  wide: pose(printed, false),
  tall: pose(printed, true),
  "hamlet, wide": pose(hamlet, false),
  "hamlet, tall": pose(hamlet, true),
};

export function say(language: Language = "en"): Say {
  return sayer(language, "ticket-to-ride");
}

export function tableOf(name: keyof typeof scenes, language: Language = "en"): Table {
  const edition = name === "hamlet" ? editions.hamlet : editions.printed;
  return staged(scenes, name, edition, say(language));
}

export { editions, LANGUAGES, scenes };
