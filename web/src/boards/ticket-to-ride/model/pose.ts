/**
 * The board as it lies on the screen. On a wide screen it lies as it is printed. On a tall, narrow one it is
 * turned a quarter, north to the left, and cut to the city: so everything on it is half as large again.
 */
import type { Box, Canal, Tables } from "./edition";
import { around, distance, type Curve, type Point, type Rect, type Spot } from "./geometry";

export interface Posed extends Box {
  tall: boolean;
  /** What of the canvas is shown. */
  view: Rect;
}

const NO_TABLES: Tables = { routePoints: null, merchandise: null, title: null, key: null };

/** Room around the outermost places of a turned board, for their names: a phone has more of it beside than above. */
const MARGIN = 52;
const BESIDE = 80;

const posed = new WeakMap<Box, { wide?: Posed; tall?: Posed }>();

export function pose(box: Box, tall: boolean): Posed {
  const known = posed.get(box) ?? {};
  posed.set(box, known);
  return tall ? (known.tall ??= turned(box)) : (known.wide ??= asPrinted(box));
}

function asPrinted(box: Box): Posed {
  return { ...box, tall: false, view: { x: 0, y: 0, w: box.size.w, h: box.size.h } };
}

function turned(box: Box): Posed {
  const { w } = box.size;
  const put = (p: Point): Point => [p[1], w - p[0]];
  const putSpot = (s: Spot): Spot => [s[1], w - s[0], s[2] - 90];
  /** For drawings that stay upright: the third number is their size. */
  const putUpright = (s: Spot): Spot => [s[1], w - s[0], s[2]];
  const putCurve = (c: Curve): Curve => [put(c[0]), put(c[1]), put(c[2]), put(c[3])];
  const places = box.places.map((place) => ({ ...place, at: put(place.at), plaque: null }));
  const routes = box.routes.map((route) => ({
    ...route,
    curve: putCurve(route.curve),
    spaces: route.spaces.map(putSpot),
  }));
  const drawn = [
    ...places.map((place) => place.at),
    ...routes.flatMap((route) => route.spaces.map((spot): Point => [spot[0], spot[1]])),
  ];
  const { x, y, w: across, h } = around(drawn, MARGIN);
  const view = { x: x - BESIDE, y, w: across + 2 * BESIDE, h };
  const compass: Spot = [view.x + 62, view.y + view.h - 52, 30];
  const scenery = box.scenery && {
    ...box.scenery,
    shore: box.scenery.shore.map(put),
    north_bank: box.scenery.north_bank.map(put),
    fields: box.scenery.fields.map((field) => field.map(put)),
    windmills: box.scenery.windmills.map(putUpright),
    ships: box.scenery.ships
      .map(putUpright)
      .filter((ship) => distance([ship[0], ship[1]], [compass[0], compass[1]]) > 110),
    // Where it is printed would be cut away: it goes to the corner where the water is.
    compass: box.scenery.compass && compass,
    names: box.scenery.names.map((name) => {
      const [x, y] = put(name.at);
      return { ...name, at: [Math.max(x, view.x + name.size), y] as Point };
    }),
    canals: box.scenery.canals.map((canal) => readable({ ...canal, line: canal.line.map(put) })),
  };
  return {
    ...box,
    size: { w: box.size.h, h: box.size.w },
    places,
    routes,
    scenery,
    tables: NO_TABLES,
    track: null,
    // Spaces may be larger than printed: there is room between them.
    space: { w: box.space.w * 1.2, h: box.space.h * 1.18 },
    north: -90,
    tall: true,
    view,
  };
}

/** A canal whose name would stand on its head is drawn from its other end. */
function readable(canal: Canal): Canal {
  const first = canal.line[0];
  const last = canal.line[canal.line.length - 1];
  if (!first || !last || last[0] >= first[0]) return canal;
  return {
    ...canal,
    line: [...canal.line].reverse(),
    name_at: canal.name_at === null ? null : 1 - canal.name_at,
  };
}
