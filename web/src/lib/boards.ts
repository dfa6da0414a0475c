/** The boards that have been drawn, found by the names of their folders. */
import { usualLook, type BoardModule, type SeatLook } from "./board";

const found = import.meta.glob<BoardModule>("../boards/*/index.ts");

/** The board of a game; null if it is played by its choices alone. */
export async function board(game: string): Promise<BoardModule | null> {
  return (await found[`../boards/${game}/index.ts`]?.()) ?? null;
}

const looks = import.meta.glob<{ seatLook: (seat: number) => SeatLook }>("../boards/*/look.ts", {
  eager: true,
});

/** How a seat looks in a game: as printed, if its `look.ts` says so. */
export function seatLook(game: string, seat: number): SeatLook {
  return looks[`../boards/${game}/look.ts`]?.seatLook(seat) ?? usualLook(seat);
}

const lessons = import.meta.glob("../boards/*/words/tutorial.ts");

/** Whether a game has a guided first game. */
export function taught(game: string): boolean {
  return `../boards/${game}/words/tutorial.ts` in lessons;
}
