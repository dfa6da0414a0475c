/** The positions that `tests/browser/recording` wrote down. */
import type { Edition } from "../../src/lib/board";
import type { Choice, MerchantsView } from "../../src/lib/server/wire";
import recorded from "./scenes.recorded?raw";

export interface Scene {
  view: MerchantsView;
  /** The view at the decision before this one. */
  before: MerchantsView | null;
  may: Choice[];
  names: string[];
}

interface Recorded {
  edition: Edition;
  scenes: Record<string, Scene>;
}

export const { edition, scenes } = JSON.parse(recorded) as Recorded;
