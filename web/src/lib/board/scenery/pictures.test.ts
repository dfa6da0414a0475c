import { describe, expect, test } from "vitest";

import { pictures as world } from "../../../boards/merchants/prerender";
import { landscapeOf } from "../../../boards/ticket-to-ride/model/landscape";
import { pictures as city } from "../../../boards/ticket-to-ride/prerender";
import { boards, printed } from "../../../boards/ticket-to-ride/testing";
import { pose } from "../../../boards/ticket-to-ride/model/pose";
import { mark } from "./mark";

describe.each(Object.entries({ city, world }))("the pictures of the %s", (_, pictures) => {
  test("are drawings that stand alone, one for each theme, without words", () => {
    for (const { light, dark } of pictures) {
      expect(light).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><style>:root\{color-scheme:light/,
      );
      expect(dark).toContain("<style>:root{color-scheme:dark");
      for (const each of [light, dark]) expect(each).not.toMatch(/<text|<!--|--serif/);
    }
  });
});

test("a board has a picture as long as it is drawn by the same lines, whatever it calls them", () => {
  const known = city.map((each) => each.mark);
  const marked = (box: typeof printed): string[] =>
    [false, true].map((tall) => mark(landscapeOf(pose(box, tall))));
  expect(marked(printed)).toEqual(known);
  const scenery = printed.scenery!;
  const renamed = {
    ...scenery,
    names: [],
    canals: scenery.canals.map((canal) => ({ ...canal, name: "Gracht" })),
  };
  expect(marked({ ...printed, scenery: renamed })).toEqual(known);
  const [first, ...others] = scenery.shore;
  const moved = { ...scenery, shore: [[first![0] + 1, first![1]] as const, ...others] };
  for (const each of marked({ ...printed, scenery: moved as typeof scenery }))
    expect(known).not.toContain(each);
  expect(known).not.toContain(mark(landscapeOf(boards["hamlet, wide"])));
});
