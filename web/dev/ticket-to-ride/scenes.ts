/** The positions that `tests/browser/recording` wrote down. */
import type { Edition } from "../../src/lib/board";
import type { Choice, TicketToRideView } from "../../src/lib/server/wire";
import recorded from "./scenes.recorded?raw";

export interface Scene {
  view: TicketToRideView;
  /** The view at the decision before this one. */
  before: TicketToRideView | null;
  may: Choice[];
  names: string[];
}

interface Recorded {
  editions: { printed: Edition; hamlet: Edition };
  scenes: Record<string, Scene>;
}

export const { editions, scenes } = JSON.parse(recorded) as Recorded;
