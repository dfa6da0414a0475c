/** Tables for tests: recorded positions, with texts, as a client would hand them to a board. */
import { edition, scenes } from "../../../../dev/merchants/scenes";
import { sayer } from "../../../../dev/say";
import { LANGUAGES, tableOf as staged } from "../../../../dev/table";
import type { Language, Say } from "../../../lib/board";
import { unpack } from "./edition";
import type { Table } from "./parts";
import { pose } from "./pose";

export const box = unpack(edition);
export const boards = { wide: pose(box, false), tall: pose(box, true) };

export function say(language: Language = "en"): Say {
  return sayer(language, "merchants");
}

export function tableOf(name: string, language: Language = "en"): Table {
  return staged(scenes, name, edition, say(language));
}

export { edition, LANGUAGES, scenes };
