/** A puzzle as one solves it: what may be chosen, what one is about to answer, and what came of it. */
import type { Chair, Choice, PuzzlePosition, PuzzleVerdict } from "../server/wire";
import { api } from "../server/api";
import { session } from "../browser/session.svelte";
import { byPart } from "../match/choices";

const NO_CHOICES: Choice[] = [];

export class Solving {
  /** A click that could mean several things. */
  menu = $state.raw<{ choices: Choice[]; at: Element } | null>(null);
  /** The choice that one is about to answer with. */
  chosen = $state.raw<Choice | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  busy = $state(false);
  readonly may = $derived.by(() => (this.verdict ? NO_CHOICES : this.puzzle.may));
  readonly open = $derived.by(() => byPart(this.may));

  constructor(readonly puzzle: PuzzlePosition) {
    this.verdict = puzzle.verdict;
  }

  pick = (part: string, at: Element): void => {
    const choices = this.open.get(part) ?? NO_CHOICES;
    if (choices.length > 1) this.menu = { choices, at };
    else if (choices[0]) this.choose(choices[0]);
  };

  act = (words: string): void => {
    const choice = this.may.find((each) => each.words === words);
    if (choice) this.choose(choice);
  };

  choose = (choice: Choice): void => {
    this.menu = null;
    this.chosen = choice;
  };

  /** Answer; the first answer counts. */
  async submit(): Promise<void> {
    const { chosen } = this;
    if (!chosen || this.busy) return;
    this.busy = true;
    try {
      await session.someone();
      this.verdict = await api.tryPuzzle(this.puzzle.id, chosen.words);
      this.chosen = null;
    } finally {
      this.busy = false;
    }
  }
}

/** Who sits at the table of a puzzle: the one who solves it, and bots without a name. */
export function puzzleChairs(puzzle: PuzzlePosition, names: string[]): Chair[] {
  return names.map((name, seat) => ({
    seat,
    kind: seat === puzzle.seat ? "person" : "bot",
    name,
    person: null,
    bot: null,
    stand_in: null,
    here: true,
  }));
}
