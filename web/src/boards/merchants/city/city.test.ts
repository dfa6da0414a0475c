import { describe, expect, it } from "vitest";

import { bridgeOwner, links } from "./city";
import { box, scenes } from "../model/testing";

const index = (id: string): number => box.plots.findIndex((plot) => plot.id === id);
const owners = (houses: Record<string, number>): number[] =>
  box.plots.map((plot) => houses[plot.id] ?? -2);

describe("how houses hold together", () => {
  it("through neighbouring plots of one family", () => {
    expect(links(box, owners({ gr1: 0, gr2: 0, gr3: 1, gr4: 0 }))).toEqual([
      { seat: 0, a: index("gr1"), b: index("gr2") },
    ]);
  });

  it("and straight across a bridge", () => {
    const built = owners({ nz7: 2, gr3: 2, gr4: 1 });
    expect(links(box, built)).toEqual([{ seat: 2, a: index("nz7"), b: index("gr3") }]);
    const torensluis = box.bridges.find(({ id }) => id === "torensluis")!;
    expect(bridgeOwner(torensluis, built)).toBe(2);
    expect(bridgeOwner(torensluis, owners({ nz7: 2, gr3: 1 }))).toBe(-2);
  });

  it("as often as the server paid for bridges", () => {
    for (const { view } of Object.values(scenes)) {
      for (const player of view.players) {
        const own = box.bridges.filter((bridge) => bridgeOwner(bridge, view.plots) === player.seat);
        expect(own).toHaveLength(player.bridges_paid);
      }
    }
  });
});
