/** What a table shows is asked for while the page that shows it is still on its way. */
import { board } from "../boards";
import { api } from "../server/api";
import { texts } from "../texts/texts.svelte";
import type { Match } from "../server/wire";

const asked = new Map<string, Promise<Match>>();

/** Ask for a match, for the board and the texts of its game, and for whatever else it needs. */
export function lookAhead(
  id: string,
  invite: string | null,
  needs: (match: Match) => Promise<unknown>,
): void {
  const match = api.match(id, invite);
  asked.set(id, match);
  match
    .then((found) => Promise.all([board(found.game), texts.want(found.game), needs(found)]))
    // Whoever shows it tells what is wrong.
    .catch(() => undefined);
}

/** The match that was asked for ahead, once: later it would be out of date. */
export function ahead(id: string): Promise<Match> | null {
  const found = asked.get(id) ?? null;
  asked.delete(id);
  return found;
}
