/**
 * What showing a change is made of. It all happens above a table that already shows how it stands now, so nothing waits
 * for it.
 */
import { distance, type Point } from "./geometry";

/** Something that is going to move, once everything has been measured. */
export type Move = () => void;

/**
 * All moves at once. Each was made by looking where things are: first all looks, then all moves; turn and turn about,
 * the page would be laid out again each time.
 */
export function perform(moves: readonly (Move | null)[]): void {
  for (const move of moves) move?.();
}

/** The element, if there is anything of it to be seen. */
export function seen(element: Element | null | undefined): Element | null {
  if (!element) return null;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? element : null;
}

/** As a transform: at a point. */
export const at = ([x, y]: Point): string => `translate(${x}px,${y}px)`;

/** A way over the board as frames, seen from its last place, where the piece stands already. */
export function along(places: readonly Point[]): { transform: string }[] {
  const end = places[places.length - 1];
  return end ? places.map(([x, y]) => ({ transform: at([x - end[0], y - end[1]]) })) : [];
}

/** The numbers from one to another, up or down, both included: the spaces of a track that are passed. */
export function passed(from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

/** Where something of a size lies in the middle of a box; of a large box only a part counts, `most` wide and high. */
export function middleOf(
  box: DOMRect,
  [w, h]: Point,
  most: Point = [Infinity, Infinity],
): [number, number] {
  return [
    box.x + Math.min(box.width, most[0]) / 2 - w / 2,
    box.y + Math.min(box.height, most[1]) / 2 - h / 2,
  ];
}

/** The highest point of a flight, which rises by a part of its length, but no more than `most`. */
export function summit(start: Point, end: Point, part: number, most: number): Point {
  const lift = Math.min(most, distance(start, end) * part);
  return [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - lift];
}

/** A thing above the page, for the eye alone; `style` says where and how large it is. */
export function flyer(style: string): HTMLElement {
  const made = document.createElement("div");
  made.setAttribute("aria-hidden", "true");
  made.style.cssText = `position:fixed;z-index:60;pointer-events:none;${style}`;
  document.body.append(made);
  return made;
}

/** Moves a thing that is there only for this: when it has moved, it is gone. */
export function passing(
  thing: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  then?: () => void,
): void {
  const going = thing.animate(frames, timing);
  const gone = (): void => {
    then?.();
    thing.remove();
  };
  going.onfinish = gone;
  going.oncancel = gone;
}
