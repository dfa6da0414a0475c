/** Tables for tests: recorded positions, with texts, as a client would hand them to a board. */
import type { BoardProps, Edition, Language, Say } from "../src/lib/board";
import { byPart } from "../src/lib/match/choices";
import type { Choice, GameView } from "../src/lib/server/wire";

export const LANGUAGES: Language[] = ["en", "fr", "nl"];

/** A position that was recorded. */
export interface Recorded<V extends GameView> {
  view: V;
  may: Choice[];
  names: string[];
}

/** The table of a recorded position, after a jump: nothing came before. */
export function tableOf<V extends GameView>(
  scenes: Record<string, Recorded<V>>,
  name: string,
  edition: Edition,
  say: Say,
): BoardProps<V> {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene ${name}`);
  return {
    view: scene.view,
    before: null,
    edition,
    names: scene.names,
    me: scene.view.seat,
    open: byPart(scene.may),
    lit: new Set(),
    pick: () => undefined,
    act: () => undefined,
    light: () => undefined,
    say,
    calm: true,
  };
}
