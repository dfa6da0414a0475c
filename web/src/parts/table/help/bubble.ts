/** Where a few words about a part of the board lie. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/**
 * Above what is explained, or below, left or right of it: the first place that covers nothing of what must stay in
 * sight, else the one that covers least of it.
 */
export function placeBubble(
  anchor: Rectangle,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  kept: Rectangle[],
): { left: number; top: number } {
  const across = anchor.left + anchor.width / 2 - size.width / 2;
  const down = anchor.top + anchor.height / 2 - size.height / 2;
  const places = [
    { left: across, top: anchor.top - size.height - GAP },
    { left: across, top: anchor.top + anchor.height + GAP },
    { left: anchor.left - size.width - GAP, top: down },
    { left: anchor.left + anchor.width + GAP, top: down },
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(left, screen.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, screen.height - size.height - GAP)),
    width: size.width,
    height: size.height,
  }));
  const covered = places.map((place) =>
    [anchor, ...kept].reduce((sum, each) => sum + shared(place, each), 0),
  );
  const { left, top } = places[covered.indexOf(Math.min(...covered))]!;
  return { left, top };
}

/** The area that two rectangles have in common. */
function shared(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
