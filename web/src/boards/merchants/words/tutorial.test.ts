import { describe, expect, it } from "vitest";

import type { LessonNow } from "../../../lib/board";
import { lessonAt } from "../../../lib/match/lessons";
import type { MerchantsView } from "../../../lib/server/wire";
import { edition, LANGUAGES, say, scenes } from "../model/testing";
import { tutorial } from "./tutorial";

type Now = LessonNow<MerchantsView>;

function at(name: string, change: (view: MerchantsView) => void = () => undefined): Now {
  const scene = scenes[name]!;
  const view = structuredClone(scene.view);
  change(view);
  return { view, since: view, may: scene.may, edition, names: scene.names };
}

/** The lesson that would be shown when all before `from` are over and `from` is on the screen. */
function shown(from: number, now: Now): string | null {
  const before = new Set(Array.from({ length: from }, (_, at) => at));
  const found = lessonAt(tutorial.lessons as never, before, from, now as never);
  return found.shown === null ? null : tutorial.lessons[found.shown]!.id;
}

const index = (id: string, nth = 0): number =>
  tutorial.lessons.flatMap((lesson, i) => (lesson.id === id ? [i] : []))[nth]!;

describe("the guided first game", () => {
  it.each(LANGUAGES)("has a text and a heading for every lesson, in %s", (language) => {
    const words = say(language);
    for (const lesson of tutorial.lessons) {
      const args = lesson.args?.(at("placing")) ?? {};
      expect(words.game(`lesson-${lesson.id}`, args)).not.toMatch(/undefined|NaN|\{/);
      expect(words.game(`lesson-${lesson.id}`, {}, "title")).not.toBe("");
    }
  });

  it("tells the prices and loans of the edition that is played", () => {
    const own = structuredClone(edition) as {
      clock: { prices: number[] };
      components: { loan_repaid: number };
    };
    own.clock.prices = [190, 70, 60];
    own.components.loan_repaid = 230;
    const now = { ...at("limit"), edition: own } as unknown as Now;
    const told = (id: string): string =>
      say("en").game(`lesson-${id}`, tutorial.lessons[index(id)]!.args!(now as never));
    expect(told("auction")).toContain("falls from 190 to 60");
    expect(told("late")).toContain("230 thousand");
  });

  it("begins with a welcome, and goes on by a button", () => {
    expect(shown(0, at("start"))).toBe("welcome");
    expect(shown(1, at("start"))).toBe("purse");
  });

  it("speaks of the discs first to whoever is the first mayor, else of the clock", () => {
    const mine = at("start", (view) => {
      view.first = view.seat;
    });
    expect(shown(2, mine)).toBe("place");
    const theirs = at("limit", (view) => {
      view.first = (view.seat + 1) % view.seats;
    });
    expect(shown(2, theirs)).toBe("auction");
    // It waits for the auction meanwhile.
    const early = at("start", (view) => {
      view.first = (view.seat + 1) % view.seats;
    });
    expect(shown(2, early)).toBeNull();
  });

  it("holds a lesson until its question has been answered", () => {
    const asked = at("start", (view) => {
      view.first = view.seat;
    });
    const done: Now = { ...at("placing"), since: asked.view, may: [] };
    done.view.first = done.view.seat;
    expect(shown(index("place"), asked)).toBe("place");
    expect(shown(index("place"), done)).not.toBe("place");
  });

  it("tells of my own card only while it lies there", () => {
    const own = at("build", (view) => {
      view.first = view.mayor = view.seat;
      view.discs[0] = 5;
    });
    expect(shown(index("use"), own)).toBe("use");
    const bought = at("build", (view) => {
      view.first = view.mayor = view.seat;
      view.discs[0] = -1;
    });
    expect(shown(index("use"), bought)).toBeNull();
  });

  it("says at the end only that it is over", () => {
    expect(shown(0, at("over"))).toBe("end");
  });
});
