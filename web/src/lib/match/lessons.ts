/** Which lesson of a guided first game it is time for. */
import type { Lesson, LessonNow } from "../board";

/** The lesson to show, if it is time for one, and those that are over: learnt, or passed by. */
export interface LessonPlan {
  /** Its number; null while all that are left wait for their moment, or none is left. */
  shown: number | null;
  over: ReadonlySet<number>;
}

/** What comes next after the lessons that are `over`; `last` is the one on the screen. */
export function lessonAt(
  lessons: Lesson[],
  over: ReadonlySet<number>,
  last: number | null,
  now: LessonNow,
): LessonPlan {
  const done = new Set(over);
  for (const [at, lesson] of lessons.entries()) {
    if (done.has(at)) continue;
    // Whether a lesson is learnt is asked of the one that was shown; the others have not begun.
    if (lesson.unless?.(now) || (at === last && lesson.until?.(now))) {
      done.add(at);
      continue;
    }
    if (lesson.when?.(now) ?? true) return { shown: at, over: done };
    if (!lesson.anytime) break;
  }
  return { shown: null, over: done };
}
