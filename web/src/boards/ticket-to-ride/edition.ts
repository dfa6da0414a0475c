/** The edition's file, narrowed: what of it a table of Ticket to Ride draws, and the drawing itself. */
import type { Edition } from "../../lib/board";
import { once, points, rect, rows, table, type Row } from "../../lib/edition";
import {
  shift,
  spacesAlong,
  straight,
  type Curve,
  type Point,
  type Rect,
  type Spot,
} from "./geometry";

export const GREY = -1;

/** A kind of transport card; the last is the wild one. */
export interface Kind {
  index: number;
  id: string;
  symbol: string;
  hex: string;
  ink: string;
}

export interface Place {
  index: number;
  id: string;
  name: string;
  at: Point;
  icon: string;
  /** The name as it is written. */
  lines: string[];
  /** The plaque that the edition writes it on; without one, room is found. */
  plaque: Rect | null;
}

export interface Route {
  index: number;
  a: number;
  b: number;
  length: number;
  /** The kind that pays for it, or GREY. */
  colour: number;
  merchandise: boolean;
  /** The other lane of a double route, or −1. */
  twin: number;
  curve: Curve;
  spaces: Spot[];
}

export interface Contract {
  index: number;
  a: number;
  b: number;
  points: number;
  origin: string;
}

export interface Canal {
  name: string;
  /** Where on the line the name is written, 0 to 1; nowhere if null. */
  nameAt: number | null;
  nameSize: number;
  width: number;
  line: Point[];
}

export interface Scenery {
  shore: Point[];
  northBank: Point[];
  fields: Point[][];
  /** x, y, size. */
  windmills: Spot[];
  ships: Spot[];
  /** x, y, radius. */
  compass: Spot | null;
  names: { text: string; at: Point; size: number }[];
  canals: Canal[];
}

/** Where tables are printed. */
export interface Tables {
  routePoints: Rect | null;
  merchandise: Rect | null;
  title: Rect | null;
  key: Rect | null;
}

export interface Box {
  size: { w: number; h: number };
  kinds: Kind[];
  grey: { hex: string; ink: string };
  places: Place[];
  routes: Route[];
  contracts: Contract[];
  carts: number;
  /** By length. */
  routePoints: number[];
  /** By number of seats: what each rank scores. */
  merchandisePoints: Record<string, number[]>;
  space: { w: number; h: number };
  marker: number;
  labelSize: number;
  tables: Tables;
  track: { spaces: Point[]; thickness: number } | null;
  scenery: Scenery | null;
  /** How far north is turned, clockwise. */
  north: number;
}

const USUAL_LOOKS: Record<string, { symbol: string; hex: string; ink: string }> = {
  pink: { symbol: "yoke", hex: "#d9709b", ink: "#3d0f24" },
  blue: { symbol: "barge", hex: "#2f6cb3", ink: "#ffffff" },
  green: { symbol: "sledge", hex: "#4c9152", ink: "#ffffff" },
  black: { symbol: "horseshoe", hex: "#2f3238", ink: "#f4ead2" },
  red: { symbol: "barrel", hex: "#b9302b", ink: "#ffffff" },
  orange: { symbol: "wheelbarrow", hex: "#e8912d", ink: "#3b1d02" },
  wild: { symbol: "wheel", hex: "#efe4c8", ink: "#4a2f1b" },
};

/** What is in the box. */
export const unpack = once(read);

function read(edition: Edition): Box {
  const [w, h] = (table(edition.meta).canvas as [number, number] | undefined) ?? [1600, 1100];
  const size = { w, h };
  const components = table(edition.components);
  const drawing = table(edition.drawing);
  const colours = components.colours as string[];
  const kinds = [...colours, "wild"].map((id, index) => readKind(edition, id, index));
  const places = readPlaces(edition, size);
  const routes = readRoutes(edition, colours, places, (drawing.lane as number) ?? 28);
  const [spaceWidth, spaceHeight] = (drawing.space as [number, number] | undefined) ?? [58, 22];
  const scoring = table(edition.scoring);
  const routePoints: number[] = [];
  for (const [length, score] of Object.entries(table(scoring.route_points))) {
    routePoints[Number(length)] = score as number;
  }
  const grey = table(drawing.grey);
  const track = table(edition.score_track);
  return {
    size,
    kinds,
    grey: { hex: (grey.hex as string) ?? "#a9aba6", ink: (grey.ink as string) ?? "#3a3b39" },
    places,
    routes,
    contracts: rows(edition.contracts).map((row, index) => ({
      index,
      ...ends(row, places),
      points: row.points as number,
      origin: row.origin as string,
    })),
    carts: components.carts_per_player as number,
    routePoints,
    merchandisePoints: table(scoring.merchandise) as Record<string, number[]>,
    space: { w: spaceWidth, h: spaceHeight },
    marker: (drawing.marker as number) ?? 24,
    labelSize: (drawing.label_size as number) ?? 17,
    tables: readTables(table(edition.tables)),
    track: points(track.spaces).length
      ? { spaces: points(track.spaces), thickness: (track.thickness as number) ?? 32 }
      : null,
    scenery: edition.scenery ? readScenery(table(edition.scenery)) : null,
    north: 0,
  };
}

function readKind(edition: Edition, id: string, index: number): Kind {
  const row = table(rows(edition.transport).find((each) => each.id === id));
  const usual = USUAL_LOOKS[id] ?? { symbol: "wheel", hex: "#777777", ink: "#ffffff" };
  return {
    index,
    id,
    symbol: (row.symbol as string) ?? usual.symbol,
    hex: (row.hex as string) ?? usual.hex,
    ink: (row.ink as string) ?? usual.ink,
  };
}

/** Places as drawn; an edition without a drawing has them on a ring. */
function readPlaces(edition: Edition, size: { w: number; h: number }): Place[] {
  const found = rows(edition.locations);
  return found.map((row, index) => {
    const turn = (2 * Math.PI * index) / found.length;
    const ring: Point = [
      size.w / 2 + Math.sin(turn) * size.w * 0.36,
      size.h / 2 - Math.cos(turn) * size.h * 0.34,
    ];
    const label = table(row.label);
    const name = row.name as string;
    return {
      index,
      id: row.id as string,
      name,
      at: (row.at as Point | undefined) ?? ring,
      icon: (row.icon as string) ?? "house",
      lines: (label.lines as string[] | undefined) ?? [name],
      plaque: rect(label.box),
    };
  });
}

function ends(row: Row, places: Place[]): { a: number; b: number } {
  const [from, to] = row.between as [string, string];
  return {
    a: places.findIndex((place) => place.id === from),
    b: places.findIndex((place) => place.id === to),
  };
}

function readRoutes(edition: Edition, colours: string[], places: Place[], lane: number): Route[] {
  const routes: Route[] = rows(edition.routes).map((row, index) => {
    const { a, b } = ends(row, places);
    const curve = (row.curve as Curve | undefined) ?? straight(places[a]!.at, places[b]!.at);
    const length = row.length as number;
    return {
      index,
      a,
      b,
      length,
      colour: colours.indexOf(row.colour as string),
      merchandise: Boolean(row.merchandise),
      twin: -1,
      curve,
      spaces: (row.spaces as Spot[] | undefined) ?? spacesAlong(curve, length),
    };
  });
  for (const route of routes) {
    const twin = routes.find(
      (other) =>
        other.index > route.index &&
        ((other.a === route.a && other.b === route.b) ||
          (other.a === route.b && other.b === route.a)),
    );
    if (!twin) continue;
    route.twin = twin.index;
    twin.twin = route.index;
    if (rows(edition.routes)[route.index]!.curve) continue;
    for (const [each, side] of [
      [route, 1],
      [twin, route.a === twin.a ? -1 : 1],
    ] as const) {
      each.curve = shift(each.curve, (side * lane) / 2);
      each.spaces = spacesAlong(each.curve, each.length);
    }
  }
  return routes;
}

function readTables(row: Row): Tables {
  return {
    routePoints: rect(row.route_points),
    merchandise: rect(row.merchandise),
    title: rect(row.title),
    key: rect(row.key),
  };
}

function readScenery(row: Row): Scenery {
  return {
    shore: points(row.shore),
    northBank: points(row.north_bank),
    fields: (row.fields as Point[][] | undefined) ?? [],
    windmills: (row.windmills as Spot[] | undefined) ?? [],
    ships: (row.ships as Spot[] | undefined) ?? [],
    compass: (row.compass as Spot | undefined) ?? null,
    names: (row.names as Scenery["names"] | undefined) ?? [],
    canals: rows(row.canals).map((canal) => ({
      name: canal.name as string,
      nameAt: (canal.name_at as number | undefined) ?? null,
      nameSize: (canal.name_size as number | undefined) ?? 15,
      width: canal.width as number,
      line: points(canal.line),
    })),
  };
}
