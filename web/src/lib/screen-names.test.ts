import { beforeEach, expect, test, vi } from "vitest";

import { rememberScreenNames, screenNames } from "./screen-names";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("whoever shared this screen before is called the same", () => {
  expect(screenNames(2)).toEqual(["", ""]);
  rememberScreenNames(["Anna", " Bert ", ""]);
  expect(screenNames(2)).toEqual(["Anna", "Bert"]);
  expect(screenNames(4)).toEqual(["Anna", "Bert", "", ""]);
});

test.each(["{", "7", '{"0": "Anna"}', "[1, null]"])(
  "what is not a list of names is none: %s",
  (text) => {
    kept.set("damrak.screen-names", text);
    expect(screenNames(2)).toEqual(["", ""]);
  },
);
