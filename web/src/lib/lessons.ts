/** Which lesson of a guided first game it is time for. */
import type { Lesson, LessonNow } from "./board";

/** The lesson that comes next from `index` on, and whether it can be shown already. */
export function lessonAt(
  lessons: Lesson[],
  index: number,
  now: LessonNow,
): { index: number; shown: boolean } {
  for (let at = index; at < lessons.length; at += 1) {
    const lesson = lessons[at]!;
    if (lesson.unless?.(now)) continue;
    // Whether a lesson is learnt is asked of the one that was shown; those after it have not begun.
    if (at === index && lesson.until?.(now)) continue;
    return { index: at, shown: lesson.when?.(now) ?? true };
  }
  return { index: lessons.length, shown: false };
}
