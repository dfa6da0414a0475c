/** What the others did since my last turn, one move for each of their turns. */
import type { Say } from "../board";
import { sentence, type LogLine } from "./log";
import { CHANCE, type Acted } from "../server/wire";

export interface Move {
  /** Whose move; −1 for what happened by chance before anybody moved. */
  seat: number;
  told: Acted[];
  /** The parts of the board that it touched. */
  on: string[];
  /** How many actions had been played before it, and after. */
  from: number;
  to: number;
}

/** The moves since the last action of a seat that stands; none before it has done anything. */
export function movesSince(lines: readonly LogLine[], me: number): Move[] {
  const standing = lines.flatMap(({ told, undone }) =>
    told.type === "action" && !undone ? [told] : [],
  );
  const mine = standing.findLastIndex((told) => told.seat === me);
  if (mine < 0) return [];
  const moves: Move[] = [];
  for (const told of standing.slice(mine + 1)) {
    const last = moves.at(-1);
    // What chance brings belongs to the move that asked for it; what I have just asked for is my own.
    if (told.seat === CHANCE && !last) continue;
    if (last && (told.seat === CHANCE || told.seat === last.seat)) {
      last.told.push(told);
      last.on = [...new Set([...last.on, ...told.on])];
      last.to = told.n + 1;
    } else {
      moves.push({ seat: told.seat, told: [told], on: told.on, from: told.n, to: told.n + 1 });
    }
  }
  return moves;
}

/** A move in sentences. */
export function moveWords(move: Move, names: string[], say: Say): string {
  return move.told
    .map((told) => sentence(told, names, say))
    .filter((each) => each !== "")
    .join(" ");
}
