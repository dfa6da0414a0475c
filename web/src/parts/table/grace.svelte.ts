/** A choice that cannot be taken back waits a moment before it counts. */
import type { Choice } from "../../lib/server/wire";

export class Grace {
  /** What is about to be done. */
  choice = $state.raw<Choice | null>(null);
  /** How long it waits altogether, in milliseconds. */
  length = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What doing it led to, by verb: whether it could be taken back freely. */
  readonly #free = new Map<string, boolean>();
  #done: string | null = null;

  begin(choice: Choice, length: number, done: () => void): void {
    this.cancel();
    this.choice = choice;
    this.length = length;
    this.#timer = setTimeout(() => {
      this.choice = null;
      done();
    }, length);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.choice = null;
  }

  /** Something is done; what it leads to is told by `learn`. */
  expect(verb: string): void {
    this.#done = verb;
  }

  /** Whether what was done last could be taken back freely. Once it could not, its like is waited with. */
  learn(free: boolean): void {
    if (this.#done !== null)
      this.#free.set(this.#done, free && this.#free.get(this.#done) !== false);
    this.#done = null;
  }

  /** Whether all of its like could be taken back so far. */
  isFree = (verb: string): boolean => this.#free.get(verb) === true;
}
