/** The city in a few lines, for the small maps on contracts. */
import type { Box } from "../model/edition";
import { around, curvePath, curvesPath, smooth, type Rect } from "../model/geometry";

export interface Mini {
  view: Rect;
  water: string;
  canals: { d: string; width: number }[];
  routes: string;
}

const minis = new WeakMap<Box, Mini>();

export function mini(box: Box): Mini {
  let known = minis.get(box);
  if (!known) {
    const { scenery } = box;
    known = {
      view: around(
        box.places.map((place) => place.at),
        70,
      ),
      water: scenery
        ? curvesPath(smooth(scenery.north_bank)) +
          curvesPath(smooth([...scenery.shore].reverse()), true) +
          "Z"
        : "",
      canals: (scenery?.canals ?? [])
        .filter((canal) => canal.width >= 12)
        .map((canal) => ({ d: curvesPath(smooth(canal.line)), width: canal.width })),
      routes: box.routes.map((route) => curvePath(route.curve)).join(""),
    };
    minis.set(box, known);
  }
  return known;
}
