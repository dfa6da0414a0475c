import { describe, expect, it } from "vitest";

import type { AmsterdamView } from "../../../lib/server/wire";
import { changes, turned, type Change } from "./differ";
import { scenes } from "./testing";

const view = scenes.turn!.view;

/** The same view with something changed. */
function with_(change: (copy: AmsterdamView) => void): AmsterdamView {
  const copy = structuredClone(view);
  change(copy);
  return copy;
}

const after = (change: (copy: AmsterdamView) => void): Change[] => changes(view, with_(change));

describe("what happened between two views", () => {
  it("is nothing if they are the same", () => {
    for (const scene of Object.values(scenes)) expect(changes(scene.view, scene.view)).toEqual([]);
  });

  it("is a barge that sailed and a resource paid for it", () => {
    const found = after((copy) => {
      copy.players[0]!.node = 9;
      copy.players[0]!.reserve[1]! -= 1;
    });
    expect(found).toContainEqual({ type: "sailed", owner: 0, from: view.players[0]!.node, to: 9 });
    expect(found).toContainEqual({ type: "resources", owner: 0, colour: 1, by: -1 });
    expect(found).toHaveLength(2);
  });

  it("is a pawn that went down the river and scored a bridge", () => {
    const { at, points } = view.players[2]!;
    const found = after((copy) => {
      copy.players[2]!.at = at + 3;
      copy.players[2]!.points = points + 3;
    });
    expect(found).toEqual([
      { type: "advanced", owner: 2, from: at, to: at + 3 },
      { type: "scored", owner: 2, from: points, to: points + 3 },
    ]);
  });

  it("is a block taken with its good", () => {
    const block = view.owners.findIndex((owner, i) => owner < 0 && view.goods[i]! >= 0);
    const found = after((copy) => {
      copy.owners[block] = 0;
      copy.goods[block] = -1;
    });
    expect(found).toEqual([{ type: "took-block", owner: 0, block, good: view.goods[block] }]);
  });

  it("is a good sold, or delivered to a roof or a depot", () => {
    const unsold = view.black_market.indexOf(false);
    expect(after((copy) => (copy.black_market[unsold] = true))).toEqual([
      { type: "sold", owner: view.turn, good: unsold },
    ]);
    expect(after((copy) => (copy.roofs[4]! += 1))).toEqual([
      { type: "delivered", owner: view.turn, good: 4, depot: -1 },
    ]);
    const depot = view.depots.indexOf(-1);
    expect(after((copy) => (copy.depots[depot] = 2))).toEqual([
      { type: "delivered", owner: view.turn, good: 2, depot },
    ]);
  });

  it("is a docker that came aboard, and one that came home", () => {
    const pontoon = view.pontoons.findIndex((waiting) => waiting.length > 0);
    const docker = view.pontoons[pontoon]![0]!;
    const found = after((copy) => {
      copy.pontoons[pontoon]!.splice(0, 1);
      copy.players[1]!.dockers[docker]! += 1;
      copy.building.push(3);
    });
    expect(found).toContainEqual({ type: "boarded", owner: 1, docker, pontoon });
    expect(found).toContainEqual({ type: "came-home", docker: 3, place: view.building.length });
  });

  it("is a card taken, activated, used or turned up", () => {
    const card = view.players[0]!.inactive[0]!;
    const found = after((copy) => {
      copy.players[0]!.inactive.shift();
      copy.players[0]!.active.push(card);
      copy.players[0]!.used.push(copy.players[0]!.active[0]!);
      copy.players[1]!.inactive.push(99);
      copy.display = [12];
    });
    expect(found).toContainEqual({ type: "activated", owner: 0, card });
    expect(found).toContainEqual({ type: "used", owner: 0, card: view.players[0]!.active[0] });
    expect(found).toContainEqual({ type: "took-card", owner: 1, card: 99 });
    expect(found).toContainEqual({ type: "shown", card: 12 });
    expect(found).toHaveLength(4);
  });

  it("is a plan used a second time, which has a marker already", () => {
    const number = view.players[0]!.active[0]!;
    const once = with_((copy) => copy.players[0]!.used.push(number));
    const twice = structuredClone(once);
    twice.players[0]!.used.push(number);
    expect(changes(once, twice)).toEqual([{ type: "used", owner: 0, card: number }]);
  });

  it("is a roll of the dice, and a new market tile", () => {
    const before = with_((copy) => {
      copy.dice = [0, 0, 0, 0, 0, 0];
      copy.tile = -1;
    });
    expect(changes(before, view)).toEqual([{ type: "rolled" }, { type: "tile" }]);
  });

  it("is what TOM does", () => {
    const solo = scenes.solo!.view;
    const later = structuredClone(solo);
    later.tom!.at += 2;
    later.tom!.points += 4;
    expect(changes(solo, later)).toEqual([
      { type: "advanced", owner: 1, from: solo.tom!.at, to: solo.tom!.at + 2 },
      { type: "scored", owner: 1, from: solo.tom!.points, to: solo.tom!.points + 4 },
    ]);
  });

  it("can be told for every recorded step", () => {
    for (const { before, view: now } of Object.values(scenes)) {
      if (before) expect(() => changes(before, now)).not.toThrow();
    }
  });
});

describe("the wind rose", () => {
  const seat = view.players[0]!;
  const rose = (spaces: Record<number, number>) => ({
    ...seat,
    rose: Array.from({ length: 6 }, (_, i) => [spaces[i + 1] ?? 0, 0, 0, 0, 0, 0]),
  });

  it("has turned when all lies one space nearer to the arrow", () => {
    expect(turned(rose({ 1: 2, 4: 3 }), rose({ 3: 3 }))).toBe(true);
    // New resources were planted in between.
    expect(turned(rose({ 1: 2, 4: 3 }), rose({ 3: 3, 5: 5 }))).toBe(true);
  });

  it("has not turned when something was planted, or nothing was there", () => {
    expect(turned(rose({ 4: 3 }), rose({ 4: 3, 2: 2 }))).toBe(false);
    expect(turned(rose({}), rose({ 2: 2 }))).toBe(false);
    expect(turned(rose({ 4: 3 }), rose({ 4: 3 }))).toBe(false);
  });
});
