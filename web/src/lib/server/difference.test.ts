import { describe, expect, it } from "vitest";

import { applied, checksum, Latest } from "./difference";
import example from "./difference.example.json";
import type { CatalogueLine, Changed, UpdateMessage } from "./wire";

describe("what has changed", () => {
  it("is a value, fields, items in their places, or pieces and new items", () => {
    expect(applied({ a: 1 }, 7)).toBe(7);
    expect(applied({ a: 1 }, null)).toBe(null);
    expect(applied(7, [[1, 2]])).toEqual([1, 2]);
    expect(applied({ a: 1, b: { c: 2 } }, { b: { c: "x" } })).toEqual({ a: 1, b: { c: "x" } });
    expect(applied([1, 2, 3], { 1: 9 })).toEqual([1, 9, 3]);
    expect(applied([1, 2, 3, 4], [0, 1, [8, 9], 3, 1, []])).toEqual([1, 8, 9, 4]);
  });

  it("leaves the old value as it is, and keeps what has not changed", () => {
    const old = { a: [1, 2], b: { c: 1 } };
    const made = applied(old, { b: { c: 2 } }) as typeof old;
    expect(old).toEqual({ a: [1, 2], b: { c: 1 } });
    expect(made.a).toBe(old.a);
  });

  it("has the checksum that everyone else gives it", () => {
    // As zlib has it of `"123456789"` and of `["é €"]`, with their quotation marks.
    expect(checksum("123456789")).toBe(0x83593021);
    expect(checksum(["é €"])).toBe(0x588149d1);
    expect(checksum("b", checksum("a"))).not.toBe(checksum("b"));
  });
});

/** What a server sends of each game (tests/server/realtime/differing.py), as this reader knows it. */
function sent(game: keyof typeof example): {
  first: UpdateMessage;
  changes: Changed[];
  actions: CatalogueLine[];
} {
  const { sent, actions } = example[game];
  const catalogue: CatalogueLine[] = [];
  for (const [number, line] of Object.entries(actions)) {
    catalogue[Number(number)] = line as unknown as CatalogueLine;
  }
  const [first, ...changes] = sent as unknown as [UpdateMessage, ...Changed[]];
  return { first, changes, actions: catalogue };
}

describe.each(Object.keys(example) as (keyof typeof example)[])("updates of %s", (game) => {
  const { first, changes, actions } = sent(game);

  it("are made of differences as the server has them", () => {
    let latest: Latest | null = Latest.of(first);
    for (const change of changes) {
      const since = latest!.update.at;
      latest = latest!.next(change, actions);
      expect(latest?.update).toMatchObject({ at: change.at, since, time: change.time });
      expect(latest!.update.told.map((told) => told.at)).toEqual(
        change.told.map((_, place) => since + place),
      );
    }
    expect(latest!.update.type).toBe("update");
  });

  it("are not believed after one was missed, or with a catalogue of another edition", () => {
    const [one, two] = changes as [Changed, Changed];
    expect(Latest.of(first).next(two, actions)).toBe(null);
    const other = actions.map((line) => ({ ...line, words: `${line.words}?` }));
    const numbers = changes.findIndex((change) => change.told.some((each) => Array.isArray(each)));
    expect(numbers).toBe(0);
    expect(Latest.of(first).next(one, other)).toBe(null);
    expect(Latest.of(first).next(one, [])).toBe(null);
    expect(Latest.of(first).next({ ...one, sum: one.sum ^ 1 }, actions)).toBe(null);
  });
});
