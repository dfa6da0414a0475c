/** What happened between two views: everything that can be shown as movement. */
import type { MerchantsView } from "../../../lib/server/wire";

export type Change =
  | { type: "turned"; card: number }
  /** `drawn`: it had been turned up before, else it came straight from the pile. */
  | { type: "placed"; disc: number; card: number; drawn: boolean }
  | { type: "cleared"; disc: number; card: number }
  | { type: "time"; from: number; to: number }
  | { type: "built"; seat: number; plot: number }
  | { type: "demolished"; seat: number; plot: number }
  | { type: "founded"; seat: number; site: number }
  | { type: "abandoned"; seat: number; site: number }
  /** On the exchange; 0 is off it. */
  | { type: "moved"; seat: number; commodity: number; from: number; to: number }
  | { type: "doubled"; seat: number }
  | { type: "sold"; seat: number; price: number }
  /** What came into a purse or went from it, and by which part of the ledger. */
  | { type: "money"; seat: number; sum: number; by: string }
  | { type: "mayor"; seat: number };

export function changes(before: MerchantsView, after: MerchantsView): Change[] {
  const found: Change[] = [];
  if (after.time !== before.time) {
    found.push({ type: "time", from: before.time, to: after.time });
  }
  if (after.drawn >= 0 && after.drawn !== before.drawn) {
    found.push({ type: "turned", card: after.drawn });
  }
  after.discs.forEach((card, disc) => {
    const was = before.discs[disc] ?? -1;
    if (card === was) return;
    if (was >= 0) found.push({ type: "cleared", disc, card: was });
    if (card >= 0) found.push({ type: "placed", disc, card, drawn: before.drawn === card });
  });
  found.push(
    ...stood(before.plots, after.plots).map(({ seat, at, there }): Change =>
      there ? { type: "built", seat, plot: at } : { type: "demolished", seat, plot: at },
    ),
    ...stood(before.colonies, after.colonies).map(({ seat, at, there }): Change =>
      there ? { type: "founded", seat, site: at } : { type: "abandoned", seat, site: at },
    ),
  );
  for (const player of after.players) {
    const was = before.players[player.seat];
    if (!was) continue;
    player.rows.forEach((to, commodity) => {
      const from = was.rows[commodity] ?? 0;
      if (from !== to) found.push({ type: "moved", seat: player.seat, commodity, from, to });
    });
  }
  if (after.forced_by >= 0 && before.forced_by < 0) {
    found.push({ type: "doubled", seat: after.forced_by });
  }
  for (const player of after.players) {
    const was = before.players[player.seat];
    if (!was) continue;
    const { seat } = player;
    for (const [by, total] of Object.entries(player.ledger)) {
      const sum = total - (was.ledger[by] ?? 0);
      if (sum === 0) continue;
      if (by === "auctions" && sum < 0) found.push({ type: "sold", seat, price: -sum });
      found.push({ type: "money", seat, sum, by });
    }
  }
  if (after.mayor !== before.mayor && after.mayor >= 0) {
    found.push({ type: "mayor", seat: after.mayor });
  }
  return found;
}

/** Tiles that came and went, place by place. */
function stood(
  before: readonly number[],
  after: readonly number[],
): { seat: number; at: number; there: boolean }[] {
  return after.flatMap((seat, at) => {
    const was = before[at] ?? -2;
    if (was === seat) return [];
    const gone = was >= 0 ? [{ seat: was, at, there: false }] : [];
    return seat >= 0 ? [...gone, { seat, at, there: true }] : gone;
  });
}
