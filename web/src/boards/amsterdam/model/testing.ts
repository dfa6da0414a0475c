/** Tables for tests: recorded positions, with texts, as a client would hand them to a board. */
import { sayer } from "../../../../dev/say";
import { edition, scenes } from "../../../../dev/amsterdam/scenes";
import { LANGUAGES, tableOf as staged } from "../../../../dev/table";
import type { Language, Say } from "../../../lib/board";
import { unpack } from "./edition";
import type { Table } from "./parts";
import { pose } from "./pose";

export const box = unpack(edition);
export const boards = { wide: pose(box, false), tall: pose(box, true) };

export function say(language: Language = "en"): Say {
  return sayer(language, "amsterdam");
}

export function tableOf(name: string, language: Language = "en"): Table {
  const table = staged(scenes, name, edition, say(language));
  return { ...table, before: scenes[name]?.before ?? null };
}

export { edition, LANGUAGES, scenes };
