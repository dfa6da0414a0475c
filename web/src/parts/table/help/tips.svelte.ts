/** A few words at the pointer: what a part of the board is for, or why it cannot be used. */
import type { Say } from "../../../lib/board";
import { labelled } from "../../../lib/match/choices";
import type { Choice } from "../../../lib/server/wire";

/** How long the pointer rests before something explains itself, in milliseconds. */
const REST = 550;
/** How often it is looked whether what is explained is still there. */
const WATCH = 250;

export interface Tip {
  at: Element;
  text: string;
  /** It stays until something is pressed: it answers a question. */
  firm: boolean;
  more: string[];
  /** The message that it is, and the number of the card that it is about. */
  rule?: { message: string; card: string | null };
}

interface Known {
  say: Say;
  open: ReadonlyMap<string, Choice[]>;
  /** Nothing is explained where something else is being chosen. */
  quiet: boolean;
}

export class Tips {
  tip = $state.raw<Tip | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** When the pointer last moved: a board that comes to lie under a resting pointer is not being asked about. */
  #moved = 0;

  constructor(private readonly known: () => Known) {
    // What a tip explains may be taken away; then the tip goes with it.
    $effect(() => {
      const { tip } = this;
      void this.known().open;
      if (!tip) return;
      const gone = (): void => {
        if (!tip.at.isConnected || !tip.at.checkVisibility()) this.drop();
      };
      gone();
      // It may also be covered up or scrolled out of a view without anything new from the server.
      const watch = setInterval(gone, WATCH);
      return () => clearInterval(watch);
    });
  }

  explain = (at: Element, text: string, message: string, part: string): void => {
    const card = /^card:(\d+)$/.exec(part)?.[1] ?? null;
    this.tip = { at, text, firm: true, more: [], rule: { message, card } };
  };

  drop = (): void => {
    clearTimeout(this.#resting);
    this.tip = null;
  };

  moved = (): void => {
    this.#moved = performance.now();
  };

  over = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    // What was tapped or clicked has the focus too, and is not being asked about.
    if (event instanceof FocusEvent && !target.matches(":focus-visible")) return;
    const part = target.closest("[data-at]");
    this.out();
    if (!part) return;
    const came = performance.now();
    this.#resting = setTimeout(() => {
      if (event instanceof PointerEvent && this.#moved < came - 80) return;
      // Meanwhile it may have stopped being a part of the table.
      const name = part.isConnected ? part.getAttribute("data-at") : null;
      const help = !this.known().quiet && name !== null ? this.#about(name) : null;
      if (help) this.tip = { at: part, firm: false, ...help };
    }, REST);
  };

  out = (): void => {
    clearTimeout(this.#resting);
    if (this.tip && !this.tip.firm) this.tip = null;
  };

  #about(part: string): { text: string; more: string[] } | null {
    const { say, open } = this.known();
    const choices = open.get(part) ?? [];
    const card = part.replace(":", "-");
    const about = say.has(card, "help") ? [say.game(card, {}, "help")] : [];
    const first = choices[0];
    if (!first) return about.length > 0 ? { text: about[0]!, more: [] } : null;
    const rule = say.has(first.verb, "help") ? [say.game(first.verb, first.args, "help")] : [];
    const text =
      choices.length === 1 ? labelled(first, say) : say.t("ways", { count: choices.length });
    return { text, more: [...new Set([...about, ...rule])] };
  }
}
