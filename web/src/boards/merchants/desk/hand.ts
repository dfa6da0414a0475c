/** How the hand of the clock falls: where it stands, what a press costs, how it ended. */
import type { LiveAuction, MerchantsView } from "../../../lib/server/wire";
import type { Box } from "../model/edition";

/** A run of the clock. */
export interface Run {
  /** What a press costs at each mark, the highest first. */
  prices: number[];
  doubled: boolean;
  /** When the hand starts to move, by the server's clock; none if it stands still. */
  begins: number | null;
  /** Milliseconds in the START zone. */
  zone: number;
  /** Milliseconds from mark to mark. */
  step: number;
  /** What a press in the START zone costs; none where it forces a doubled run. */
  zonePrice: number | null;
}

/** Where a live run stands: not live at all, before the hand moves, in the START zone, falling, at the end. */
export type Stage = "rest" | "soon" | "zone" | "falling" | "past";

/** Whether a press buys at once: in the START zone of a first run it only forces a doubled one. */
export function buys(stage: Stage, doubled: boolean): boolean {
  return stage === "falling" || (stage === "zone" && doubled);
}

export function liveRun(auction: LiveAuction): Run {
  return {
    prices: auction.prices,
    doubled: auction.doubled,
    begins: auction.begins,
    zone: auction.zone,
    step: auction.step,
    zonePrice: auction.zone_price,
  };
}

const ASKING = /^(doubled-)?(limit|hammer)/;

/** The clock stands, and limits are asked for; none if there is no auction. */
export function calmRun(box: Box, view: MerchantsView): Run | null {
  const asked = view.agenda.at(-1) ?? "";
  if (!ASKING.test(asked)) return null;
  const doubled = view.forced_by >= 0;
  return {
    prices: doubled ? box.doubledPrices : box.prices,
    doubled,
    begins: null,
    zone: box.zoneSteps,
    step: 1,
    zonePrice: doubled ? (box.doubledPrices[0] ?? null) : null,
  };
}

/** How much of a round the hand has gone, from 0 to 1. */
export function turned(run: Run, at: number): number {
  const whole = run.zone + run.step * run.prices.length;
  return Math.min(Math.max(at / whole, 0), 1);
}

/** Where a mark begins on the round; the first follows the START zone. */
export function markAt(run: Run, mark: number): number {
  return turned(run, run.zone + run.step * mark);
}

/** Where a price is on the round; the START zone if it is no price of the run. */
export function priceAt(run: Run, price: number): number {
  const mark = run.prices.indexOf(price);
  return mark < 0 ? 0 : markAt(run, mark);
}

/** How an auction ended: who bought and for how much; −2 if nobody did. */
export interface Outcome {
  seat: number;
  price: number;
  run: Run | null;
}

/** Whether an auction ended between two views, and how. */
export function outcome(before: MerchantsView, after: MerchantsView): Outcome | null {
  if (!ASKING.test(before.agenda.at(-1) ?? "")) return null;
  if (ASKING.test(after.agenda.at(-1) ?? "") && after.discs[1] === before.discs[1]) return null;
  const bought = after.players.find(
    (player) => (player.ledger.auctions ?? 0) < (before.players[player.seat]?.ledger.auctions ?? 0),
  );
  return bought
    ? { seat: bought.seat, price: after.price, run: null }
    : { seat: -2, price: 0, run: null };
}

export type Bidder = "said" | "deciding" | "out";

/** Who is asked for a limit, and who has said it. */
export function bidders(view: MerchantsView, least: number): { seat: number; state: Bidder }[] {
  return view.players.map(({ seat, money }) => {
    if ((view.limits[seat] ?? -1) !== -1) return { seat, state: "said" };
    return { seat, state: money < least ? "out" : "deciding" };
  });
}

/** Which message tells what a limit costs: whoever forced the doubled run buys if nobody presses. */
export function costMessage(verb: string, doubled: boolean, forced: boolean): string {
  if (verb === "limit-start") return "limit-cost-start";
  if (verb !== "limit-none") return "limit-cost";
  if (forced) return "limit-cost-none-forced";
  return doubled ? "limit-cost-none-doubled" : "limit-cost-none";
}
