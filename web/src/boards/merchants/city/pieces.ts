/** Choosing the three pieces of a commodity card, one after another. */
import type { Choice } from "../../../lib/server/wire";
import type { Box } from "../model/edition";

/** A way to take the pieces: how many of each commodity. */
export interface Take {
  choice: Choice;
  counts: number[];
}

export function piecesOf(box: Box, open: ReadonlyMap<string, Choice[]>): Take[] {
  const found = new Map<string, Take>();
  for (const choices of open.values()) {
    for (const choice of choices) {
      if (choice.verb !== "take" || found.has(choice.words)) continue;
      const taken = Object.values(choice.args);
      const counts = box.commodities.map(
        ({ id }) => taken.filter((each) => each === `#commodity-${id}`).length,
      );
      found.set(choice.words, { choice, counts });
    }
  }
  return [...found.values()];
}

/** Whether what has been chosen so far can still become one of the ways. */
export function still(takes: readonly Take[], chosen: readonly number[]): boolean {
  return takes.some(({ counts }) => counts.every((count, i) => count >= (chosen[i] ?? 0)));
}

/** The way that has been chosen, or nothing yet. */
export function complete(takes: readonly Take[], chosen: readonly number[]): Choice | null {
  const found = takes.find(({ counts }) => counts.every((count, i) => count === (chosen[i] ?? 0)));
  return found?.choice ?? null;
}
