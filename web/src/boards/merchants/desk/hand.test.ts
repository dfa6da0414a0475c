import { describe, expect, it } from "vitest";

import type { LiveAuction } from "../../../lib/server/wire";
import {
  bidders,
  costMessage,
  buys,
  calmRun,
  liveRun,
  markAt,
  outcome,
  priceAt,
  turned,
} from "./hand";
import { box, scenes } from "../model/testing";

const auction: LiveAuction = {
  at: 12,
  opened: 7_000,
  begins: 10_000,
  step: 1_000,
  zone: 3_000,
  prices: [200, 150, 100],
  zone_price: null,
  lag: 60,
  doubled: false,
  forced_by: null,
  ends: 16_000,
  may: [0],
  least: 150,
  start: true,
  time: 7_000,
};

describe("the hand", () => {
  const run = liveRun(auction);

  it("goes once round, by the time since it started", () => {
    expect(turned(run, -500)).toBe(0);
    expect(turned(run, 3_000)).toBe(0.5);
    expect(turned(run, 6_000)).toBe(1);
    expect(turned(run, 60_000)).toBe(1);
  });

  it("comes to the first price after the START zone, then from mark to mark", () => {
    expect(markAt(run, 0)).toBe(0.5);
    expect(markAt(run, 1)).toBeCloseTo(4 / 6);
    expect(priceAt(run, 100)).toBeCloseTo(5 / 6);
    expect(priceAt(run, 1000)).toBe(0);
  });
});

describe("a press", () => {
  it("buys at any price of a run, and in the START zone only of a doubled one", () => {
    expect(buys("falling", false)).toBe(true);
    expect(buys("falling", true)).toBe(true);
    expect(buys("zone", false)).toBe(false);
    expect(buys("zone", true)).toBe(true);
    expect(buys("past", true)).toBe(false);
  });
});

describe("a calm auction", () => {
  it("has the prices of the clock, doubled where someone pressed at START", () => {
    expect(calmRun(box, scenes.limit!.view)?.prices).toEqual(box.prices);
    const doubled = calmRun(box, scenes.doubled!.view);
    expect(doubled?.prices).toEqual(box.doubledPrices);
    expect(doubled?.doubled).toBe(true);
    expect(calmRun(box, scenes.placing!.view)).toBeNull();
  });

  it("knows who has said a limit, who thinks, and who cannot pay", () => {
    const { view } = scenes.limit!;
    const states = bidders(view, 50);
    view.limits.forEach((limit, seat) => {
      expect(states[seat]!.state === "said").toBe(limit !== -1);
    });
    expect(states.some(({ state }) => state === "said")).toBe(true);
    const poor = structuredClone(view);
    poor.players[0]!.money = 40;
    poor.limits[0] = -1;
    expect(bidders(poor, 50)[0]!.state).toBe("out");
  });
});

describe("how it ended", () => {
  const before = scenes.limit!.view;

  it("is who bought, and for how much", () => {
    const after = structuredClone(before);
    after.agenda = ["pieces 2"];
    after.buyer = 2;
    after.price = 130;
    after.players[2]!.ledger.auctions! -= 130;
    expect(outcome(before, after)).toMatchObject({ seat: 2, price: 130 });
  });

  it("is nobody, if the hand passed the last price", () => {
    const after = structuredClone(before);
    after.agenda = ["place 1"];
    after.discs[1] = -1;
    expect(outcome(before, after)).toMatchObject({ seat: -2 });
  });

  it("is open while limits are stated, and when it runs again at double prices", () => {
    const after = structuredClone(before);
    after.limits[0] = -2;
    expect(outcome(before, after)).toBeNull();
    after.agenda = ["doubled-limit 1"];
    expect(outcome(before, after)).toBeNull();
    expect(outcome(scenes.placing!.view, before)).toBeNull();
  });
});

describe("what a limit costs", () => {
  it("is nothing for who does not press, but for whoever forced the doubled run", () => {
    expect(costMessage("limit-none", false, false)).toBe("limit-cost-none");
    expect(costMessage("limit-none", true, false)).toBe("limit-cost-none-doubled");
    expect(costMessage("limit-none", true, true)).toBe("limit-cost-none-forced");
    expect(costMessage("limit-start", false, false)).toBe("limit-cost-start");
    expect(costMessage("limit", true, true)).toBe("limit-cost");
  });
});
