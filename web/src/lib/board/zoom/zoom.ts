/** Coming closer to the board and moving over it: numbers only. */
import { clamp, type Point } from "../geometry";

/** How the board lies behind its window, which it fills at zoom 1: moved by x and y in pixels. */
export interface Look {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Look = { zoom: 1, x: 0, y: 0 };
export const CLOSEST = 4;
/** Pixels of letters that can be read; worlds are told how many of their own units that is. */
export const LEGIBLE = 11;

/** The same look, moved so that the board covers the window. */
export function within(look: Look, width: number, height: number): Look {
  const zoom = clamp(look.zoom, 1, CLOSEST);
  return {
    zoom,
    x: clamp(look.x, width * (1 - zoom), 0),
    y: clamp(look.y, height * (1 - zoom), 0),
  };
}

/** Closer or further, while what lies under `at` (in the window) stays there. */
export function zoomAt(look: Look, factor: number, at: Point, width: number, height: number): Look {
  const zoom = clamp(look.zoom * factor, 1, CLOSEST);
  const grown = zoom / look.zoom;
  return within(
    { zoom, x: at[0] - (at[0] - look.x) * grown, y: at[1] - (at[1] - look.y) * grown },
    width,
    height,
  );
}

/** Two fingers: what was under them stays under them. */
export function pinch(
  look: Look,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  width: number,
  height: number,
): Look {
  const apart = ([a, b]: readonly [Point, Point]): number =>
    Math.max(Math.hypot(a[0] - b[0], a[1] - b[1]), 1);
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [was, is] = [middle(from), middle(to)];
  const zoomed = zoomAt(look, apart(to) / apart(from), was, width, height);
  return within(
    { zoom: zoomed.zoom, x: zoomed.x + is[0] - was[0], y: zoomed.y + is[1] - was[1] },
    width,
    height,
  );
}
