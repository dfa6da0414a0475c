import { describe, expect, it } from "vitest";

import type { LessonNow } from "../../../lib/board";
import { lessonAt } from "../../../lib/match/lessons";
import type { Lesson } from "../../../lib/board";
import type { AmsterdamView, Choice } from "../../../lib/server/wire";
import { edition, LANGUAGES, say, scenes } from "../model/testing";
import { tutorial } from "./tutorial";

const now = (name: string): LessonNow<AmsterdamView> => {
  const { view, may, names } = scenes[name]!;
  return { view, since: view, may, edition, names };
};

describe("a guided first game", () => {
  it.each(LANGUAGES)("has every lesson and its heading in %s", (language) => {
    const texts = say(language);
    for (const { id } of tutorial.lessons) {
      expect(texts.has(`lesson-${id}`), id).toBe(true);
      expect(texts.has(`lesson-${id}`, "title"), id).toBe(true);
    }
  });

  it("says every lesson of the turn that is being played", () => {
    const at = now("first-turn");
    for (const lesson of tutorial.lessons) {
      if (!(lesson.when?.(at) ?? true)) continue;
      const words = say().game(`lesson-${lesson.id}`, lesson.args?.(at) ?? {});
      expect(words).not.toMatch(/\{|undefined/);
      for (const part of lesson.point?.(at) ?? []) expect(part).toMatch(/^[a-z-]+(:[\w-]+)?$/);
    }
  });

  it("begins with the wind rose, goes on to dice, and does not speak of them late in the game", () => {
    const lessons = tutorial.lessons as Lesson[];
    const show = (from: number, name: string): string | null => {
      const before = new Set(Array.from({ length: from }, (_, at) => at));
      const { shown } = lessonAt(lessons, before, from, now(name));
      return shown === null ? null : lessons[shown]!.id;
    };
    expect(show(0, "stock")).toBe("stock");
    expect(show(1, "stock")).toBe("stock");
    expect(show(1, "crowded")).toBe("penalty");
    expect(show(0, "over")).toBe(lessons.at(-1)!.id);
  });

  /** A position before anything was chosen, with these verbs possible. */
  const before = (...verbs: string[]): LessonNow<AmsterdamView> => {
    const at = now("stock");
    const players = at.view.players.map((player) => ({ ...player, inactive: [] }));
    const view = { ...at.view, players };
    const may = verbs.map((verb) => ({ ...at.may[0]!, verb }));
    return { ...at, view, since: view, may };
  };
  const lessons = tutorial.lessons as Lesson[];
  const said = (over: string[], at: LessonNow<AmsterdamView>): string | undefined => {
    const done = new Set(over.map((id) => lessons.findIndex((each) => each.id === id)));
    const { shown } = lessonAt(lessons, done, null, at);
    return shown === null ? undefined : lessons[shown]!.id;
  };

  it("welcomes, and speaks of the first card before it is chosen", () => {
    expect(said([], before("take"))).toBe("welcome");
    expect(said(["welcome"], before("take"))).toBe("take");
    expect(said(["welcome"], before("stock"))).toBe("stock");
  });

  it("no lesson waits for one whose moment has not come", () => {
    const at = now("first-turn");
    const few = at.may.filter(({ verb }) => ["sail", "pass", "advance"].includes(verb));
    const over = ["welcome", "take", "stock", "dice", "turn"];
    expect(few.length).toBeGreaterThan(0);
    expect(said(over, { ...at, may: few })).not.toBeUndefined();
  });

  it("lights only what can be done", () => {
    const at = now("turn");
    const about = tutorial.lessons.filter((lesson) => lesson.about && lesson.when?.(at));
    expect(about.map(({ id }) => id)).toContain("activate");
    for (const lesson of about) {
      expect(
        at.may.some((choice: Choice) => lesson.about!(choice, at)),
        lesson.id,
      ).toBe(true);
    }
  });
});
