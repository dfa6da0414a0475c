/** What scrolls, and where to: parts that can be used are brought into sight together. */

/** A stretch from one height to another. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** How far to scroll so that all of the parts are seen, or the first if they need more room; 0 if they are. */
export function wayTo(room: Stretch, parts: readonly Stretch[]): number {
  if (parts.length === 0) return 0;
  const top = Math.min(...parts.map((part) => part.top));
  const bottom = Math.max(...parts.map((part) => part.bottom));
  if (top >= room.top && bottom <= room.bottom) return 0;
  if (bottom - top > room.bottom - room.top) return top - room.top;
  return (top + bottom) / 2 - (room.top + room.bottom) / 2;
}

/** Scroll a view to what in it can be used. */
export function reveal(view: Element): void {
  if (view.scrollHeight <= view.clientHeight) return;
  const parts = [...view.querySelectorAll(".may")].map((part) => part.getBoundingClientRect());
  // At once: what is asked also brings views into sight, and one movement would stop the other.
  view.scrollBy({ top: wayTo(view.getBoundingClientRect(), parts), behavior: "instant" });
}
