/** Keys that go from one part of a board to another. */
import type { Point } from "./geometry";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAGES: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Whether a key is pressed alone or with Shift: what else goes with it is the browser's. */
export const plain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey;

/**
 * Which of `count` parts a key leads to from the part `now`: Page Up and Down go through all of them, and around;
 * arrows to the one that `ahead` finds in their direction, −1 if none. Null if it is none of these keys.
 */
export function goal(
  { key }: KeyboardEvent,
  now: number,
  count: number,
  ahead: (towards: Point) => number,
): number | null {
  const towards = ARROWS[key];
  if (towards) return ahead(towards);
  const step = PAGES[key];
  return step === undefined ? null : (now + step + count) % count;
}
