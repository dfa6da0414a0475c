import { expect, it } from "vitest";

import type { Lesson, LessonNow } from "../board";
import { lessonAt } from "./lessons";

const now = {} as LessonNow;
const none = new Set<number>();

it("a lesson without conditions is shown until it is dismissed", () => {
  expect(lessonAt([{ id: "a" }, { id: "b" }], none, null, now)).toEqual({ shown: 0, over: none });
});

it("a lesson whose moment has not come waits, and the others behind it", () => {
  const lessons: Lesson[] = [{ id: "a", when: () => false }, { id: "b" }];
  expect(lessonAt(lessons, none, null, now).shown).toBeNull();
});

it("a lesson that may come at any time lets others go first", () => {
  const lessons: Lesson[] = [{ id: "a", when: () => false, anytime: true }, { id: "b" }];
  expect(lessonAt(lessons, none, null, now)).toEqual({ shown: 1, over: none });
});

it("a lesson that is learnt makes way for the next", () => {
  const lessons: Lesson[] = [{ id: "a", until: () => true }, { id: "b" }];
  expect(lessonAt(lessons, none, 0, now)).toEqual({ shown: 1, over: new Set([0]) });
});

it("the next lesson is not learnt before it was shown", () => {
  const lessons: Lesson[] = [
    { id: "a", until: () => true },
    { id: "b", until: () => true },
  ];
  expect(lessonAt(lessons, none, 0, now).shown).toBe(1);
});

it("a lesson that makes no sense any more is passed over", () => {
  const lessons: Lesson[] = [{ id: "a", unless: () => true }, { id: "b" }];
  expect(lessonAt(lessons, none, null, now)).toEqual({ shown: 1, over: new Set([0]) });
});

it("a lesson is not passed over before its turn has come", () => {
  const lessons: Lesson[] = [{ id: "a" }, { id: "b", unless: () => true }];
  expect(lessonAt(lessons, none, null, now)).toEqual({ shown: 0, over: none });
});

it("after the last lesson there is none", () => {
  expect(lessonAt([{ id: "a" }], new Set([0]), null, now).shown).toBeNull();
});
