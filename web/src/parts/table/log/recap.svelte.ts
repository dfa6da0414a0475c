/** Stepping through what happened since my last turn. */
import { untrack } from "svelte";

import { api } from "../../../lib/server/api";
import type { LogLine } from "../../../lib/match/log";
import { pointsOf } from "../../../lib/match/points";
import { movesSince, type Move } from "../../../lib/match/recap";

interface Source {
  match: string;
  invite: string | null;
  seat: number;
  lines: readonly LogLine[];
  /** How many actions there are: what was asked about earlier is over. */
  at: number | undefined;
}

/** The most moves that are told: whoever was away longer reads the story. */
const MOST = 12;

export class Recap {
  readonly moves = $derived.by<Move[]>(() => {
    const { seat, lines } = this.from();
    return seat < 0 ? [] : movesSince(lines, seat).slice(-MOST);
  });
  /** Which move is told; null while none is. */
  step = $state<number | null>(null);
  readonly move = $derived.by<Move | null>(() =>
    this.step === null ? null : (this.moves[this.step] ?? null),
  );
  /** By move: what it scored for whoever made it, once it is known. */
  gains = $state.raw<ReadonlyMap<Move, number>>(new Map());

  constructor(private readonly from: () => Source) {
    $effect(() => {
      void this.from().at;
      untrack(this.close);
    });
  }

  open = (): void => {
    if (this.moves.length === 0) return;
    this.step = 0;
    void this.#count(this.moves);
  };

  close = (): void => {
    this.step = null;
  };

  go(by: 1 | -1): void {
    if (this.step === null) return;
    const to = this.step + by;
    if (to >= this.moves.length) this.close();
    else this.step = Math.max(0, to);
  }

  /** What each move scored is the difference of two positions as I saw them. */
  async #count(moves: Move[]): Promise<void> {
    const { match, invite, seat } = this.from();
    await Promise.all(
      moves.map(async (move) => {
        const [before, after] = await Promise.all(
          [move.from, move.to].map((n) => api.position(match, n, seat, invite)),
        );
        const was = pointsOf(before!.view)?.get(move.seat);
        const is = pointsOf(after!.view)?.get(move.seat);
        if (was !== undefined && is !== undefined)
          this.gains = new Map(this.gains).set(move, is - was);
      }),
      // Without its points a move is still told.
    ).catch(() => undefined);
  }
}
