/** What a table shows is asked for while the page that shows it is still on its way. */
import { board } from "../boards";
import { api } from "../server/api";
import { session } from "../browser/session.svelte";
import { texts } from "../texts/texts.svelte";
import type { Match } from "../server/wire";

const asked = new Map<string, Promise<Match>>();

/** Ask for a match, and for the board, the texts and the edition of its game. */
export function lookAhead(id: string, invite: string | null): void {
  const match = api.match(id, invite);
  asked.set(id, match);
  match
    .then(({ game, edition }) =>
      Promise.all([
        board(game),
        texts.want(game),
        // Where it lies is written on the shelf.
        session.started.then(() => session.edition(game, edition)),
      ]),
    )
    // Whoever shows it tells what is wrong.
    .catch(() => undefined);
}

/** The match that was asked for ahead, once: later it would be out of date. */
export function ahead(id: string): Promise<Match> | null {
  const found = asked.get(id) ?? null;
  asked.delete(id);
  return found;
}
