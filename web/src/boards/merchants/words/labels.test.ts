import { describe, expect, it } from "vitest";

import { named } from "../../../lib/board";
import { around, contains, shared, type Rect } from "../model/geometry";
import { boards, box, LANGUAGES, say } from "../model/testing";
import { apart, beside, districtBox, placeNames, plaqueBox } from "./labels";

/** Letters as large as small windows need them: a phone's, and those of a board that lies as printed. */
const SIZES = { tall: [21, 22, 23], wide: [14, 18, 23] };

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

const districts = (size: number): Rect[] =>
  apart(box.districts.map(({ name, label }) => districtBox(name, size, label)));

describe.each(Object.keys(boards) as (keyof typeof boards)[])("names, %s", (kind) => {
  it.each(SIZES[kind])("has plaques of districts side by side, with letters of %i", (size) => {
    const row = districts(size);
    for (const [a, b] of pairs(row)) expect(shared(a, b)).toBe(0);
    const { view } = boards[kind].windows.find(({ city }) => city)!;
    for (const plaque of row) expect(contains(view, plaque)).toBe(true);
  });

  it.each(LANGUAGES.flatMap((language) => SIZES[kind].map((size) => [language, size] as const)))(
    "covers nothing with a name, in %s with letters of %i",
    (language, size) => {
      const words = say(language);
      for (const { continents, view, city } of boards[kind].windows) {
        const sites = box.sites.filter((site) => continents.includes(site.continent));
        const plaques = box.continents
          .filter(({ index }) => continents.includes(index))
          .map(({ id, label: [x, y] }) =>
            beside(
              plaqueBox(words.game(`continent-${id}`, {}, "short"), size, [x, y - 3]),
              sites.map(({ at }) => around([at], box.siteRadius)),
            ),
          );
        const taken = [...plaques, ...(city ? districts(size) : [])];
        const left = Math.max(view.x, box.world.x);
        const right = Math.min(view.x + view.w, box.world.x + box.world.w);
        const names = placeNames(
          sites,
          sites.map((site) => named(words, site.message)),
          {
            size,
            radius: box.siteRadius,
            within: { x: left, y: box.world.y, w: right - left, h: box.world.h },
            taken,
          },
        );
        const places = sites.map(({ at }) => around([at], box.siteRadius));
        // A place is round: a corner of the box around it may be shared.
        for (const plaque of plaques)
          for (const place of places) expect(shared(plaque, place)).toBeLessThan(70);
        names.forEach((name, i) => {
          for (const plaque of taken) expect(shared(name.box, plaque), name.text).toBe(0);
          for (const place of places) expect(shared(name.box, place), name.text).toBeLessThan(40);
          expect(name.box.x, name.text).toBeGreaterThanOrEqual(left);
          expect(name.box.x + name.box.w, name.text).toBeLessThanOrEqual(right);
          for (const other of names.slice(i + 1))
            expect(shared(name.box, other.box), `${name.text}, ${other.text}`).toBeLessThan(40);
        });
      }
    },
  );
});
