/**
 * A table is put on the page piece by piece, each in a task of its own: a phone that has to draw all of it at once
 * answers no finger meanwhile. Whatever comes after the table was drawn is drawn at once.
 */
import { getContext, setContext } from "svelte";

/**
 * What a decision needs comes first, then what it is drawn upon, then views that nobody sees yet, then what is to be
 * read.
 */
export const AUCTION = -3;
export const PLAYERS = -2;
export const MINE = -1;
export const LIVE = 0;
export const SCENERY = 1;
export const UNSEEN = 2;
export const STORY = 3;

interface Waiting {
  order: number;
  show: () => void;
}

const KEY = Symbol("slices");

export class Slices {
  /** Whether all is drawn that a decision needs. */
  live = $state(false);
  /** Whether all is drawn. */
  done = $state(false);
  #waiting: Waiting[] = [];
  #task: ReturnType<typeof setTimeout> | undefined;

  /** Call `show` when its turn has come; the answer takes that back. */
  wait(order: number, show: () => void): () => void {
    const waiting = { order, show };
    this.#waiting.push(waiting);
    this.#schedule();
    return () => (this.#waiting = this.#waiting.filter((each) => each !== waiting));
  }

  close(): void {
    clearTimeout(this.#task);
    this.#waiting = [];
  }

  #schedule(): void {
    this.#task ??= setTimeout(() => {
      this.#task = undefined;
      this.#next();
    });
  }

  #next(): void {
    const order = Math.min(...this.#waiting.map((each) => each.order));
    if (order > LIVE) this.live = true;
    const next = this.#waiting.find((each) => each.order === order);
    if (!next) {
      this.done = true;
      return;
    }
    this.#waiting = this.#waiting.filter((each) => each !== next);
    next.show();
    // What is in it may have pieces of its own.
    this.#schedule();
  }
}

/** Whatever is drawn below this component comes piece by piece. */
export function sliced(): Slices {
  const made = new Slices();
  $effect(() => () => made.close());
  return setContext(KEY, made);
}

/** The pieces that this component is one of; none where all is drawn at once. */
export function slices(): Slices | null {
  return getContext<Slices | undefined>(KEY) ?? null;
}

/** A long list in parts that are drawn one after the other. */
export function parts<T>(list: readonly T[], many: number): T[][] {
  const count = Math.ceil(list.length / many);
  return Array.from({ length: count }, (_, i) => list.slice(i * many, (i + 1) * many));
}
