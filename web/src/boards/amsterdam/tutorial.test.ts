import { describe, expect, it } from "vitest";

import type { LessonNow } from "../../lib/board";
import { lessonAt } from "../../lib/lessons";
import type { Lesson } from "../../lib/board";
import type { AmsterdamView, Choice } from "../../lib/wire";
import { edition, LANGUAGES, say, scenes } from "./testing";
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
    expect(show(0, "stock")).toBe("welcome");
    expect(show(1, "stock")).toBe("stock");
    expect(show(1, "crowded")).toBe("penalty");
    expect(show(0, "over")).toBe(lessons.at(-1)!.id);
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
