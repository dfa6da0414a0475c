/** A match as one looks back at it: every position as some seat saw it, fetched when it is wanted. */
import { api } from "../server/api";
import { turnStarts } from "../match/log";
import { ALL, type Acted, type GameView, type Position } from "../server/wire";

/** Positions fetched ahead of the one on the board, so that stepping does not wait. */
const AHEAD = 4;

export class Looking {
  told = $state.raw<Acted[]>([]);
  length = $state(0);
  n = $state(0);
  /** Through whose eyes `view` is seen. */
  seat = $state(ALL);
  view = $state.raw<GameView | null>(null);
  before = $state.raw<GameView | null>(null);
  starts: number[] = $derived(turnStarts(this.told));
  #positions = new Map<string, Promise<Position>>();
  #asked = 0;
  #turned = 0;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {}

  /** Look through the eyes of a seat; −3 sees all hands. */
  async through(seat: number, n: number | null): Promise<void> {
    const turned = ++this.#turned;
    const events = await api.events(this.id, seat, this.invite);
    // Other eyes may have been wished for meanwhile.
    if (turned !== this.#turned) return;
    this.told = events.told;
    this.length = events.length;
    await this.go(seat, n ?? events.length);
  }

  /** Show the position after `n` actions. */
  async go(seat: number, n: number): Promise<void> {
    const to = Math.max(0, Math.min(n, this.length));
    const asked = ++this.#asked;
    const from = this.n;
    this.n = to;
    const position = await this.#position(seat, to);
    // Whoever scrubs has asked for another one meanwhile.
    if (asked !== this.#asked) return;
    this.before = seat === this.seat && to === from + 1 ? this.view : null;
    this.view = position.view;
    this.seat = seat;
    for (let next = to + 1; next <= Math.min(to + AHEAD, this.length); next += 1) {
      this.#position(seat, next).catch(() => undefined);
    }
  }

  #position(seat: number, n: number): Promise<Position> {
    const key = `${seat} ${n}`;
    let position = this.#positions.get(key);
    if (!position) {
      position = api.position(this.id, n, seat, this.invite);
      this.#positions.set(key, position);
      position.catch(() => this.#positions.delete(key));
    }
    return position;
  }

  /** Some positions of the whole game, evenly spread: of each, how far it is and what is seen there. */
  async spread(seat: number, most: number): Promise<{ n: number; view: GameView }[]> {
    const { length } = this;
    const count = Math.min(most, length);
    const at = Array.from({ length: count + 1 }, (_, i) => Math.round((i * length) / count));
    const found: { n: number; view: GameView }[] = [];
    // One after the other: what is on the board comes first.
    for (const n of at) found.push({ n, view: (await this.#position(seat, n)).view });
    return found;
  }

  /** The number of actions at the beginning of the turn after this position, or before it. */
  turn(by: 1 | -1): number {
    const n = this.n;
    if (by > 0) return this.starts.find((start) => start > n) ?? this.length;
    return this.starts.findLast((start) => start < n) ?? 0;
  }
}
