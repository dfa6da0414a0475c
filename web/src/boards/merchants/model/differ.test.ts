import { describe, expect, it } from "vitest";

import type { MerchantsView } from "../../../lib/server/wire";
import { changes } from "./differ";
import { scenes } from "./testing";

const start = scenes.placing!.view;

/** The view with some things changed. */
function after(change: (view: MerchantsView) => void): MerchantsView {
  const view = structuredClone(start);
  change(view);
  return view;
}

describe("what happened", () => {
  it("is nothing between a view and itself", () => {
    expect(changes(start, start)).toEqual([]);
  });

  it("is a card that was turned up and one that was put on a disc", () => {
    const card = start.drawn;
    expect(card).toBeGreaterThanOrEqual(0);
    const free = start.discs.indexOf(-1);
    const placed = after((view) => {
      view.discs[free] = card;
      view.drawn = card === 3 ? 4 : 3;
    });
    expect(changes(start, placed)).toEqual([
      { type: "turned", card: placed.drawn },
      { type: "placed", disc: free, card, drawn: true },
    ]);
  });

  it("is a card that was used", () => {
    const placed = after((view) => {
      view.discs[1] = 3;
    });
    const used = after((view) => {
      view.discs[1] = -1;
    });
    expect(changes(placed, used)).toEqual([{ type: "cleared", disc: 1, card: 3 }]);
  });

  it("is the marker that walks", () => {
    const later = after((view) => {
      view.time += 2;
    });
    expect(changes(start, later)).toEqual([{ type: "time", from: start.time, to: start.time + 2 }]);
  });

  it("is a house that was built, one that was lost, and both at once", () => {
    const free = start.plots.indexOf(-2);
    const taken = start.plots.findIndex((owner) => owner >= 0);
    const owner = start.plots[taken]!;
    const built = after((view) => {
      view.plots[free] = 1;
      view.plots[taken] = -2;
    });
    expect(changes(start, built)).toHaveLength(2);
    expect(changes(start, built)).toContainEqual({ type: "built", seat: 1, plot: free });
    expect(changes(start, built)).toContainEqual({ type: "demolished", seat: owner, plot: taken });
    const swapped = after((view) => {
      view.plots[taken] = (owner + 1) % 5;
    });
    expect(changes(start, swapped).map((change) => change.type)).toEqual(["demolished", "built"]);
  });

  it("is a colony and the tile that it moves on", () => {
    const site = start.colonies.indexOf(-2);
    const founded = after((view) => {
      view.colonies[site] = 2;
      view.players[2]!.rows[3]! += 1;
    });
    const from = start.players[2]!.rows[3]!;
    expect(changes(start, founded)).toEqual([
      { type: "founded", seat: 2, site },
      { type: "moved", seat: 2, commodity: 3, from, to: from + 1 },
    ]);
    expect(changes(founded, start)[0]).toEqual({ type: "abandoned", seat: 2, site });
  });

  it("is a sale, with the money that went for it", () => {
    const sold = after((view) => {
      view.buyer = 4;
      view.price = 120;
      view.players[4]!.money -= 120;
      view.players[4]!.ledger.auctions! -= 120;
    });
    expect(changes(start, sold)).toEqual([
      { type: "sold", seat: 4, price: 120 },
      { type: "money", seat: 4, sum: -120, by: "auctions" },
    ]);
  });

  it("is money by where it came from", () => {
    const paid = after((view) => {
      view.players[0]!.ledger.amsterdam! += 80;
      view.players[0]!.ledger.bonuses! -= 40;
      view.forced_by = 3;
      view.mayor = (start.mayor + 1) % 5;
    });
    expect(changes(start, paid)).toEqual([
      { type: "doubled", seat: 3 },
      { type: "money", seat: 0, sum: 80, by: "amsterdam" },
      { type: "money", seat: 0, sum: -40, by: "bonuses" },
      { type: "mayor", seat: paid.mayor },
    ]);
  });

  it("explains every recorded step that changed a purse", () => {
    for (const [name, scene] of Object.entries(scenes)) {
      if (!scene.before) continue;
      const moved = changes(scene.before, scene.view);
      scene.view.players.forEach((player, seat) => {
        const sum = moved.reduce(
          (total, change) =>
            total + (change.type === "money" && change.seat === seat ? change.sum : 0),
          0,
        );
        expect(sum, `${name}, seat ${seat}`).toBe(
          player.money - scene.before!.players[seat]!.money,
        );
      });
    }
  });
});
