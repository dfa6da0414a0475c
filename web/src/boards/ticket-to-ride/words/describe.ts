/** The position in words, for those who hear the table rather than see it. */
import type { Section } from "../../../lib/board";
import type { TicketToRideSeatView } from "../../../lib/server/wire";
import { unpack, type Box } from "../model/edition";
import { contractWords, kindWords, routeWords, type Table } from "./words";

export function describe(table: Table): Section[] {
  const box = unpack(table.edition);
  const sections = [
    general(table),
    faceUp(table, box),
    ...hands(table, box),
    players(table, box),
    ...routes(table, box),
  ];
  return sections.filter((section) => section.lines.length > 0);
}

function general({ view, say, names, me }: Table): Section {
  const lines: string[] = [];
  if (view.over) lines.push(say.game("game-over"));
  else if (view.turn === me) lines.push(say.game("turn-mine"));
  else lines.push(say.game("turn-of", { who: names[view.turn] ?? "" }));
  if (view.turns_left > 0) lines.push(say.game("last-round", { turns: view.turns_left }));
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  lines.push(
    say.game("deck-words", { cards: view.deck }),
    say.game("discard-words", { cards: discarded }),
    say.game("contracts-words", { contracts: view.contracts_left }),
    say.game("merchandise-words", { cards: view.merchandise_left }),
  );
  return { title: say.game("table"), lines };
}

function faceUp({ view, say }: Table, box: Box): Section {
  return {
    title: say.game("face-up"),
    lines: view.row.map((kind) => (kind < 0 ? say.game("empty") : kindWords(say, box, kind))),
  };
}

/** Kinds of card and how many of each. */
function counted({ say }: Table, box: Box, counts: readonly number[]): string[] {
  return counts.flatMap((number, kind) =>
    number ? [say.game("hand-stack", { number, card: kindWords(say, box, kind) })] : [],
  );
}

/** Every hand that the reader may see, their own first. */
function hands(table: Table, box: Box): Section[] {
  const { view, say, names, me } = table;
  const own = (player: TicketToRideSeatView): number => (player.seat === me ? 0 : 1);
  return [...view.players]
    .sort((a, b) => own(a) - own(b))
    .flatMap((player) => {
      const who = names[player.seat] ?? "";
      const mine = player.seat === me;
      return [
        {
          title: say.game("choose-contracts"),
          lines: (player.offered ?? []).map((index) =>
            contractWords(table, box, box.contracts[index]!, null),
          ),
        },
        {
          title: mine ? say.game("hand") : say.game("hand-of", { who }),
          lines: counted(table, box, player.hand ?? []),
        },
        {
          title: mine ? say.game("contracts-held") : say.game("contracts-of", { who }),
          lines: (player.contracts ?? []).map((held) =>
            contractWords(table, box, box.contracts[held.contract]!, held.done),
          ),
        },
      ];
    });
}

function players(table: Table, box: Box): Section {
  const { view, say, names, me } = table;
  return {
    title: say.game("players"),
    lines: view.players.map((player) => {
      const words = say.game("player-words", {
        who: names[player.seat] ?? "",
        cards: player.cards,
        carts: player.carts,
        contracts: player.held,
        merchandise: player.merchandise,
        points: view.scores?.find((score) => score.seat === player.seat)?.total ?? player.points,
      });
      const known = player.seat === me ? [] : counted(table, box, player.known);
      const more = [
        ...(known.length ? [say.game("known-words", { cards: known.join(", ") })] : []),
        ...(player.choosing ? [say.game("choosing-number", { number: player.choosing })] : []),
      ];
      return [words, ...more].join("; ");
    }),
  };
}

/** First the routes I may claim now, then whose is which, then those left. */
function routes(table: Table, box: Box): Section[] {
  const { view, say, names, me, open } = table;
  const lines = (wanted: (index: number) => boolean): string[] =>
    box.routes.filter((route) => wanted(route.index)).map((route) => routeWords(table, route));
  const may = (index: number): boolean => open.has(`route:${index}`);
  const free = (index: number): boolean => (view.owners[index] ?? -2) < 0 && !may(index);
  return [
    { title: say.game("routes-open"), lines: lines(may) },
    ...view.players.map(({ seat }) => ({
      title:
        seat === me ? say.game("routes-mine") : say.game("routes-of", { who: names[seat] ?? "" }),
      lines: lines((index) => view.owners[index] === seat),
    })),
    {
      title: say.game("routes-free"),
      lines: lines((index) => free(index) && !view.closed.includes(index)),
    },
    {
      title: say.game("routes-closed"),
      lines: lines((index) => free(index) && view.closed.includes(index)),
    },
  ];
}
