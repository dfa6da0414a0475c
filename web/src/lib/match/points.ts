/** What each seat has scored in a position, of whatever kind it is: points, or money where money wins. */
import type { GameView } from "../server/wire";

const NAMES = ["points", "score", "money"];

/** By seat; null for a game whose views count nothing under such a name. */
export function pointsOf(view: GameView | null): ReadonlyMap<number, number> | null {
  const players = (view as { players?: unknown } | null)?.players;
  if (!Array.isArray(players)) return null;
  const found = new Map<number, number>();
  players.forEach((player: Record<string, unknown>, index) => {
    const name = NAMES.find((each) => typeof player[each] === "number");
    const seat = typeof player["seat"] === "number" ? player["seat"] : index;
    if (name) found.set(seat, player[name] as number);
  });
  return found.size > 0 ? found : null;
}
