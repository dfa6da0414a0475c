/** The clock of an auction: which run it is in, where its hand is, and what a press would cost now. */
import type { Say } from "../../../lib/board";
import type { LiveAuction, MerchantsView } from "../../../lib/server/wire";
import { buys, calmRun, liveRun, type Stage } from "../desk/hand";
import type { Box } from "../model/edition";

interface Given {
  /** Null where limits are stated calmly, and between auctions. */
  auction: LiveAuction | null;
  box: Box;
  view: MerchantsView;
  say: Say;
  /** The server's time now, in milliseconds. */
  time: () => number;
}

/** Those who do not see the clock are told every so many prices. */
const EVERY = 4;

/** Made while a component is set up, and gone with it. */
export class AuctionClock {
  #now = $state(0);

  constructor(private readonly given: () => Given) {
    // The hand moves with every frame, by the server's clock.
    $effect(() => {
      const { auction, time } = this.given();
      if (!auction) return;
      const turn = (): void => {
        this.#now = time();
        frame = requestAnimationFrame(turn);
      };
      let frame = requestAnimationFrame(turn);
      this.#now = time();
      return () => cancelAnimationFrame(frame);
    });
  }

  readonly run = $derived.by(() => {
    const { auction, box, view } = this.given();
    return auction ? liveRun(auction) : calmRun(box, view);
  });

  /** Milliseconds since the hand began to turn; negative before. */
  readonly at = $derived.by(() => {
    const begins = this.run?.begins ?? null;
    return begins === null ? null : this.#now - begins;
  });

  readonly stage = $derived.by<Stage>(() => {
    const { at, run } = this;
    if (!this.given().auction || at === null || !run) return "rest";
    if (at < 0) return "soon";
    if (at < run.zone) return "zone";
    return at < run.zone + run.step * run.prices.length ? "falling" : "past";
  });

  /** Which of the prices the hand is at. */
  readonly mark = $derived.by(() => {
    const { at, run, stage } = this;
    return run && at !== null && stage === "falling" ? Math.floor((at - run.zone) / run.step) : -1;
  });

  /** What a press would cost now. */
  readonly price = $derived.by(() => {
    const { run, stage, mark } = this;
    if (!run) return null;
    if (stage === "falling") return run.prices[mark] ?? null;
    if (stage === "zone") return run.zonePrice ?? this.given().box.fallback;
    return null;
  });

  /** What is told to those who do not see it: the start, and every few prices. */
  readonly told = $derived.by(() => {
    const { run, stage, mark, at } = this;
    const { auction, say } = this.given();
    if (!auction || !run) return "";
    if (stage === "soon")
      return say.game("auction-soon", { seconds: Math.ceil(-(at ?? 0) / 1000) });
    if (stage === "zone")
      return buys(stage, run.doubled) ? String(run.zonePrice ?? "") : say.game("auction-zone");
    if (stage === "falling") return String(run.prices[mark - (mark % EVERY)] ?? "");
    return stage === "past" ? say.game("auction-past") : "";
  });
}
