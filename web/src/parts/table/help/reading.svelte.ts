/** The rules at the table: which paragraph is open, and which one a message leads to. */
import { getContext, setContext } from "svelte";

import type { BoardModule } from "../../../lib/board";
import { hasRules } from "../../../lib/rules/load";

const KEY = Symbol("rules");

export class Reading {
  /** The paragraph that was asked for; empty for the beginning, null while nobody reads. */
  at = $state<string | null>(null);

  constructor(private readonly from: () => { game: string; board: BoardModule | null }) {
    setContext(KEY, this);
  }

  /** Whether this game's rules can be read here. */
  get known(): boolean {
    return hasRules(this.from().game);
  }

  /** The paragraph about a message of the game. */
  of(message: string): string | null {
    return this.known ? (this.from().board?.rules?.[message] ?? null) : null;
  }

  open = (at: string): void => {
    this.at = at;
  };

  close = (): void => {
    this.at = null;
  };
}

/** The rules of the table around; none where there is no table, as in a replay. */
export const reading = (): Reading | undefined => getContext<Reading | undefined>(KEY);
