/** Tables for tests: recorded positions, with texts, as a client would hand them to a board. */
import { sayer } from "../../../../dev/say";
import { edition, scenes } from "../../../../dev/amsterdam/scenes";
import type { Language, Say } from "../../../lib/board";
import { byPart } from "../../../lib/match/choices";
import { unpack } from "./edition";
import type { Table } from "./parts";
import { pose } from "./pose";

export const LANGUAGES: Language[] = ["en", "fr", "nl"];

export const box = unpack(edition);
export const boards = { wide: pose(box, false), tall: pose(box, true) };

export function say(language: Language = "en"): Say {
  return sayer(language, "amsterdam");
}

export function tableOf(name: string, language: Language = "en"): Table {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene ${name}`);
  return {
    view: scene.view,
    before: scene.before,
    edition,
    names: scene.names,
    me: scene.view.seat,
    open: byPart(scene.may),
    lit: new Set(),
    pick: () => undefined,
    act: () => undefined,
    light: () => undefined,
    say: say(language),
    calm: true,
  };
}

export { edition, scenes };
