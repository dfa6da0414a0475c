/** How long a seat still has, while one looks. */
import { session } from "../browser/session.svelte";
import type { ClockLeft } from "../server/wire";

/** Milliseconds between two looks at the time. */
const LOOK = 250;

/** Counts down while the clock runs; made while a component is set up. */
export class Countdown {
  #now = $state(session.line.time());
  readonly left = $derived.by(() => {
    const { deadline, left } = this.clock();
    return deadline === null ? left : Math.max(0, deadline - this.#now);
  });

  constructor(private readonly clock: () => ClockLeft) {
    $effect(() => {
      if (clock().deadline === null) return;
      this.#now = session.line.time();
      const timer = setInterval(() => (this.#now = session.line.time()), LOOK);
      return () => clearInterval(timer);
    });
  }
}
