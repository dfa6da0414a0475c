/** The boards that have been drawn, found by the names of their folders. */
import type { BoardModule } from "./board";

const found = import.meta.glob<BoardModule>("../boards/*/index.ts");

/** The board of a game; null if it is played by its choices alone. */
export async function board(game: string): Promise<BoardModule | null> {
  return (await found[`../boards/${game}/index.ts`]?.()) ?? null;
}

const lessons = import.meta.glob("../boards/*/words/tutorial.ts");

/** Whether a game has a guided first game. */
export function taught(game: string): boolean {
  return `../boards/${game}/words/tutorial.ts` in lessons;
}
