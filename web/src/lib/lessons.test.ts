import { expect, it } from "vitest";

import type { Lesson, LessonNow } from "./board";
import { lessonAt } from "./lessons";

const now = {} as LessonNow;

it("a lesson without conditions is shown until it is dismissed", () => {
  expect(lessonAt([{ id: "a" }, { id: "b" }], 0, now)).toEqual({ index: 0, shown: true });
});

it("a lesson whose moment has not come waits", () => {
  const lessons: Lesson[] = [{ id: "a", when: () => false }];
  expect(lessonAt(lessons, 0, now)).toEqual({ index: 0, shown: false });
});

it("a lesson that is learnt makes way for the next", () => {
  const lessons: Lesson[] = [{ id: "a", until: () => true }, { id: "b" }];
  expect(lessonAt(lessons, 0, now)).toEqual({ index: 1, shown: true });
});

it("the next lesson is not learnt before it was shown", () => {
  const lessons: Lesson[] = [
    { id: "a", until: () => true },
    { id: "b", until: () => true },
  ];
  expect(lessonAt(lessons, 0, now)).toEqual({ index: 1, shown: true });
});

it("a lesson that makes no sense any more is passed over", () => {
  const lessons: Lesson[] = [{ id: "a", unless: () => true }, { id: "b" }];
  expect(lessonAt(lessons, 0, now)).toEqual({ index: 1, shown: true });
});

it("after the last lesson there is none", () => {
  expect(lessonAt([{ id: "a" }], 1, now)).toEqual({ index: 1, shown: false });
});
