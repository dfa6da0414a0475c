/** Which parts of the game are drawn, and whether they are seen. */
import { settings } from "../../../lib/browser/settings.svelte";

const partsIn = (place: HTMLElement | undefined): Element[] => [
  ...(place?.querySelectorAll("[data-at]") ?? []),
];

export const drawnParts = (place: HTMLElement | undefined): ReadonlySet<string> =>
  new Set(partsIn(place).map((part) => part.getAttribute("data-at")!));

/** Whether the middle of a part is seen, and nothing lies over it. */
function seen(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null) return false;
  // A bent shape may have nothing of its own in its middle: then the picture around it counts.
  const picture = part.closest("svg");
  return part.contains(hit) || (picture !== null && hit.closest("svg") === picture);
}

/** Bring one of the parts into sight, unless one of them already is: boards and hands have views that scroll. */
export function bring(place: HTMLElement | undefined, wanted: (part: string) => boolean): void {
  const found = partsIn(place).filter((part) => wanted(part.getAttribute("data-at")!));
  if (!found[0] || found.some(seen)) return;
  found[0].scrollIntoView({
    block: "nearest",
    inline: "center",
    behavior: settings.calm ? "instant" : "smooth",
  });
}
