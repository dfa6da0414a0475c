/** What is drawn for the eye alone. It is kept only where it fits the coasts of the edition. */
import type { Box } from "../model/edition";
import { distance, inside, type Point } from "../model/geometry";

const MOUNTAINS: Point[] = [
  [214, 302],
  [196, 340],
  [268, 646],
  [272, 694],
  [278, 742],
  [282, 790],
  [676, 202],
  [906, 148],
  [1070, 164],
  [846, 810],
  [1216, 252],
  [1240, 332],
  [1290, 150],
  [1330, 150],
];
const TREES: Point[] = [
  [246, 352],
  [238, 338],
  [340, 700],
  [330, 734],
  [360, 730],
  [612, 688],
  [586, 690],
  [812, 690],
  [1292, 306],
  [1306, 322],
  [1346, 600],
  [1358, 614],
  [560, 620],
];
const SHIPS: [number, number, number][] = [
  [452, 480, 1.1],
  [410, 330, 0.9],
  [1150, 640, 1.15],
  [1194, 712, 0.95],
  [1440, 480, 0.9],
  [1256, 806, 1.1],
  [424, 800, 1],
  [212, 590, 0.9],
  [1430, 380, 0.8],
];

export interface Scenery {
  mountains: Point[];
  trees: Point[];
  ships: [number, number, number][];
  compass: Point | null;
}

/** Whatever the map is drawn by, and nothing else: boards that agree in this have the same picture of it. */
export type Landscape = ReturnType<typeof landscape>;

const landscapes = new WeakMap<Box, Landscape>();

export function landscapeOf(box: Box): Landscape {
  let found = landscapes.get(box);
  if (!found) {
    found = landscape(box);
    landscapes.set(box, found);
  }
  return found;
}

function landscape(box: Box) {
  const { mountains, trees, compass } = scenery(box);
  return {
    world: box.world,
    lands: box.continents.flatMap(({ land, tint }) => land.map((each) => ({ land: each, tint }))),
    otherLand: box.otherLand,
    mountains,
    trees,
    compass,
  };
}

const known = new WeakMap<Box, Scenery>();

export function scenery(box: Box): Scenery {
  let found = known.get(box);
  if (!found) {
    const lands = box.continents.flatMap((continent) => continent.land);
    const onLand = (point: Point): boolean => lands.some((land) => inside(point, land));
    const free = (point: Point, room: number): boolean =>
      box.sites.every((site) => distance(site.at, point) > room + box.siteRadius) &&
      !inside(point, box.city.frame);
    const sea = ([x, y]: Point, room: number): boolean =>
      [
        [x, y],
        [x - room, y],
        [x + room, y],
        [x, y - room],
        [x, y + room],
      ].every(([a, b]) => !onLand([a!, b!])) && free([x, y], room);
    const compass: Point = [1180, 806];
    found = {
      mountains: MOUNTAINS.filter((point) => onLand(point) && free(point, 12)),
      trees: TREES.filter((point) => onLand(point) && free(point, 6)),
      ships: SHIPS.filter(([x, y]) => sea([x, y], 14)),
      compass: sea(compass, 36) ? compass : null,
    };
    known.set(box, found);
  }
  return found;
}
