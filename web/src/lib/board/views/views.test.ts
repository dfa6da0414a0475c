import { describe, expect, it } from "vitest";

import { drawnWhen, firstView } from "./views";
import { UNSEEN, LIVE } from "../zoom/slices.svelte";

const views = (...open: string[]) =>
  ["harbour", "city", "cards"].map((id) => ({ id, label: id, open: open.includes(id) }));

describe("the first view", () => {
  it("is the usual one, unless what can be used is elsewhere", () => {
    expect(firstView(views(), "city")).toBe("city");
    expect(firstView(views("harbour", "city"), "city")).toBe("city");
    expect(firstView(views("cards"), "city")).toBe("cards");
  });
});

describe("a view", () => {
  it("is drawn for the decision if it is seen, or something in it can be used", () => {
    expect(drawnWhen(views(), "city", ["city"])).toBe(LIVE);
    expect(drawnWhen(views("cards", "harbour"), "city", ["cards"])).toBe(LIVE);
    expect(drawnWhen(views("cards", "harbour"), "city", ["harbour", "city"])).toBe(LIVE);
  });

  it("is drawn later where neither is so", () => {
    expect(drawnWhen(views("cards"), "city", ["harbour", "city"])).toBe(UNSEEN);
    expect(drawnWhen(views(), "city", ["cards"])).toBe(UNSEEN);
  });
});
