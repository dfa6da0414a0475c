/** What the bar on top of the page says of a table. */
import { headline } from "../../lib/match/headline.svelte";
import { title } from "../../lib/texts/texts.svelte";
import type { Playing } from "./playing.svelte";

/** Keeps the bar up to date; called while a component is set up. */
export function heading(now: () => { game: string; play: Playing }): void {
  $effect(() => {
    const { game, play } = now();
    const { say, names, me, mine } = play;
    const [turn] = play.waits;
    const clocks = play.update?.clocks ?? [];
    headline.now = {
      title: title(game),
      text: play.over
        ? say.t("game-over")
        : mine
          ? say.t("turn-mine")
          : turn === undefined
            ? ""
            : say.t("turn-of", { name: names[turn] ?? "" }),
      mine,
      clock: clocks.find((each) => each.seat === (mine ? me : turn)) ?? null,
    };
    return () => (headline.now = null);
  });
}
