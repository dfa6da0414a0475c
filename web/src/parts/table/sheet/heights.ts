/** How far sheets are drawn up from below, and where each was left. */

export const HEIGHTS = ["peek", "half", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

/** As a part of the window. */
export const PARTS: Record<Height, number> = { peek: 0.3, half: 0.56, full: 0.92 };

/** The height that a sheet drawn to this part of the window snaps to; null where it is let go. */
export function snapped(part: number): Height | null {
  if (part < PARTS.peek / 2) return null;
  const near = (height: Height): number => Math.abs(PARTS[height] - part);
  return HEIGHTS.reduce((best, each) => (near(each) < near(best) ? each : best));
}

/** The next height up or down. */
export function stepped(height: Height, by: number): Height {
  const at = HEIGHTS.indexOf(height) + by;
  return HEIGHTS[Math.min(Math.max(at, 0), HEIGHTS.length - 1)]!;
}

interface Left {
  height: Height;
  scroll: number;
}

const left = new Map<string, Left>();

/** Where a sheet was when it was last put away. */
export const leftAt = (name: string, first: Height): Left =>
  left.get(name) ?? { height: first, scroll: 0 };

export function leaveAt(name: string, height: Height, scroll: number): void {
  left.set(name, { height, scroll });
}
