/**
 * What happened between two views, as far as both tell: for showing it, never for knowing it. Between them may lie
 * one action or several.
 */
import type { TicketToRideSeatView, TicketToRideView } from "../../../lib/server/wire";
import type { Box } from "./edition";

export type Change =
  /** A seat took a card that lay face up; `slot` is −1 if it came up and went in between. */
  | { type: "took"; seat: number; kind: number; slot: number }
  /** A seat drew a card from the deck; `kind` is −1 if the reader may not know it. */
  | { type: "drew"; seat: number; kind: number }
  /** Cards went from a hand to the discard. */
  | { type: "paid"; seat: number; kinds: number[] }
  | { type: "claimed"; seat: number; route: number }
  /** Three wilds: all that lay face up was put away. */
  | { type: "swept"; row: number[] }
  /** A card was turned face up. */
  | { type: "turned"; slot: number; kind: number }
  | { type: "scored"; seat: number; from: number; to: number }
  | { type: "goods"; seat: number; count: number }
  /** Contracts were dealt to a seat. */
  | { type: "offered"; seat: number; count: number }
  | { type: "last-round" };

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);

export function changes(before: TicketToRideView, after: TicketToRideView, box: Box): Change[] {
  const found: Change[] = [];
  const claimed = box.routes.filter(
    ({ index }) => (before.owners[index] ?? -2) < 0 && (after.owners[index] ?? -2) >= 0,
  );
  const spent = after.players.map(({ seat }) =>
    sum(claimed.filter(({ index }) => after.owners[index] === seat).map(({ length }) => length)),
  );

  const slots = before.row.map((kind, slot) => ({ kind, slot }));
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (was) found.push(...gained(was, player, spent[seat] ?? 0, slots));
  });

  // What the discard gained beyond what was paid, in whole rows, was swept away.
  const put = sum(after.discard) - sum(before.discard) - sum(spent);
  const swept = put >= before.row.length;
  if (swept) found.push({ type: "swept", row: before.row });

  claimed.forEach((route) => {
    const seat = after.owners[route.index]!;
    const alone = claimed.length === 1 && !swept;
    found.push({
      type: "paid",
      seat,
      kinds: alone ? paid(before.discard, after.discard, route.length) : [],
    });
    found.push({ type: "claimed", seat, route: route.index });
  });

  const emptied = new Set(
    found.flatMap((change) => (change.type === "took" && change.slot >= 0 ? [change.slot] : [])),
  );
  after.row.forEach((kind, slot) => {
    if (kind >= 0 && (swept || emptied.has(slot) || before.row[slot] !== kind)) {
      found.push({ type: "turned", slot, kind });
    }
  });

  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    const total = (view: TicketToRideView, fallback: number): number =>
      view.scores?.find((score) => score.seat === player.seat)?.total ?? fallback;
    const from = total(before, was.points);
    const to = total(after, player.points);
    if (from !== to) found.push({ type: "scored", seat: player.seat, from, to });
    const goods = player.merchandise - was.merchandise;
    if (goods > 0) found.push({ type: "goods", seat: player.seat, count: goods });
    const dealt = player.choosing - was.choosing;
    if (dealt > 0) found.push({ type: "offered", seat: player.seat, count: dealt });
  });

  if (before.turns_left < 0 && after.turns_left > 0) found.push({ type: "last-round" });
  return found;
}

/** The cards that came into a hand: those known to all were taken face up, the others drawn. */
function gained(
  was: TicketToRideSeatView,
  is: TicketToRideSeatView,
  spent: number,
  slots: { kind: number; slot: number }[],
): Change[] {
  const { seat } = is;
  const found: Change[] = [];
  let left = is.cards - was.cards + spent;
  is.known.forEach((count, kind) => {
    for (let more = count - (was.known[kind] ?? 0); more > 0 && left > 0; more--, left--) {
      // The leftmost of its kind is the one that is taken.
      const at = slots.findIndex((each) => each.kind === kind);
      const slot = at >= 0 ? slots.splice(at, 1)[0]!.slot : -1;
      found.push({ type: "took", seat, kind, slot });
    }
  });
  if (is.hand && was.hand) {
    is.hand.forEach((count, kind) => {
      const taken = found.filter((change) => change.type === "took" && change.kind === kind).length;
      for (let more = count - was.hand![kind]! - taken; more > 0 && left > 0; more--, left--) {
        found.push({ type: "drew", seat, kind });
      }
    });
  }
  for (; left > 0; left--) found.push({ type: "drew", seat, kind: -1 });
  return found;
}

/** Which kinds a route was paid with, if the discard tells. */
function paid(before: readonly number[], after: readonly number[], length: number): number[] {
  const kinds = after.flatMap((count, kind) =>
    Array<number>(Math.max(count - (before[kind] ?? 0), 0)).fill(kind),
  );
  return kinds.length === length ? kinds : [];
}
