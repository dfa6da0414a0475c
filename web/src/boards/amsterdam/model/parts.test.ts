import { describe, expect, it, vi } from "vitest";

import { seatLook } from "../look";
import { inkOn, mine, nameOf, partProps, ways } from "./parts";
import { box, tableOf } from "./testing";
import { blockWords, nodeWords } from "../words/words";

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("a part of the table", () => {
  it("acts when it knows which choice is meant, and else asks the table", () => {
    const pick = vi.fn();
    const table = { ...tableOf("turn"), pick };
    const act = vi.fn();
    const at = [...table.open.keys()].find((part) => part.startsWith("block:"))!;
    const click = { stopPropagation: () => undefined, currentTarget: null } as unknown as Event;
    partProps(table, at, "words", { act }).onclick(click);
    expect(act).toHaveBeenCalledOnce();
    partProps(table, at, "words").onclick(click);
    expect(pick).toHaveBeenCalledWith(at, null);
    // What cannot be used asks why not, whatever it knows.
    partProps(table, "block:none", "words", { act }).onclick(click);
    expect(pick).toHaveBeenLastCalledWith("block:none", null);
    expect(act).toHaveBeenCalledOnce();
  });

  it("is a button only while it can be used", () => {
    const table = tableOf("turn");
    const at = [...table.open.keys()][0]!;
    expect(partProps(table, at, "words")).toMatchObject({ role: "button", tabindex: 0 });
    expect(partProps(table, "block:none", "words")).toMatchObject({ role: "img" });
    expect(partProps(table, "block:none", "words").tabindex).toBeUndefined();
  });

  it("offers only the choices of the verbs that belong there", () => {
    const table = tableOf("turn");
    expect(ways(table, "amstel", ["advance"])).toHaveLength(table.open.get("amstel")!.length);
    expect(ways(table, "amstel", ["stay"])).toEqual([]);
    expect(ways(table, "nowhere")).toEqual([]);
  });
});

describe("colours", () => {
  it("can be told from the signs upon them", () => {
    for (const { hex } of [...box.colours, ...box.goods, ...box.dockers]) {
      const [a, b] = [luminance(hex), luminance(inkOn(hex))].sort((x, y) => y - x) as [
        number,
        number,
      ];
      expect((a + 0.05) / (b + 0.05), hex).toBeGreaterThan(3);
    }
  });

  it("never stand alone: every seat and every colour has a symbol of its own", () => {
    expect(new Set([0, 1, 2, 3].map((seat) => seatLook(seat).symbol)).size).toBe(4);
    expect(new Set([0, 1, 2, 3].map((seat) => seatLook(seat).colour)).size).toBe(4);
    expect(new Set(box.colours.map(({ symbol }) => symbol)).size).toBe(6);
  });
});

describe("words", () => {
  it("know TOM, and whoever sits here", () => {
    expect(nameOf(tableOf("solo"), 1)).toBe("TOM");
    expect(nameOf(tableOf("turn"), 1)).toBe("Bartholomeus");
    expect(mine(tableOf("spectator"))).toBeNull();
  });

  it("tell the bailiff's price, and who stands where", () => {
    const table = tableOf("turn");
    const { view } = table;
    const block = box.blocks[view.bailiff]!;
    expect(blockWords(table, box, block)).toContain("bailiff");
    if ((view.owners[block.index] ?? -2) < 0) {
      expect(blockWords(table, box, block)).toContain(`costs ${block.price - 1} `);
    }
    expect(nodeWords(table, box, box.nodes[view.foreman]!)).toContain("foreman");
    expect(nodeWords(table, box, box.nodes[view.players[0]!.node]!)).toContain("barge of Anna");
  });
});
