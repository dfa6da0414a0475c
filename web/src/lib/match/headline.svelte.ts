/** What the bar on top says of the page: whose turn it is, and how much time is left. */
import type { ClockLeft } from "../server/wire";

interface Headline {
  title: string;
  /** Whose turn it is, or how it ended. */
  text: string;
  /** Whether it is mine to act. */
  mine: boolean;
  clock: ClockLeft | null;
}

class Head {
  now = $state.raw<Headline | null>(null);
}

export const headline = new Head();
