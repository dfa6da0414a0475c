/** What a table of Ticket to Ride draws: the server's sheet, laid out here where an edition has no drawing. */
import { once, placeOf, rect } from "../../../lib/edition";
import type {
  TicketToRideCanal,
  TicketToRideLocation,
  TicketToRideRouteRow,
  TicketToRideSheet,
} from "../../../lib/server/editions";
import { shift, spacesAlong, straight, type Curve, type Point, type Spot } from "./geometry";

export const GREY = -1;

export type Box = ReturnType<typeof read>;
export type Canal = TicketToRideCanal;
export type Contract = Box["contracts"][number];
export type Kind = Box["kinds"][number];
export type Place = Box["places"][number];
export type Route = Box["routes"][number];
export type Tables = Box["tables"];

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

function read(sheet: TicketToRideSheet) {
  const { components, drawing, scoring, score_track: track, tables } = sheet;
  const size = { w: sheet.meta.canvas[0], h: sheet.meta.canvas[1] };
  const places = readPlaces(sheet.locations, size);
  const ends = ([from, to]: readonly [string, string]): { a: number; b: number } => ({
    a: placeOf(places, from),
    b: placeOf(places, to),
  });
  const routePoints: number[] = [];
  for (const [length, score] of Object.entries(scoring.route_points))
    routePoints[Number(length)] = score;
  return {
    size,
    /** Kinds of transport cards; the last is the wild one. */
    kinds: [...components.colours, "wild"].map((id, index) => {
      const usual = USUAL_LOOKS[id] ?? { symbol: "wheel", hex: "#777777", ink: "#ffffff" };
      const { symbol, hex, ink } = sheet.transport.find((each) => each.id === id) ?? usual;
      return { index, id, symbol, hex, ink };
    }),
    grey: drawing.grey,
    places,
    routes: readRoutes(sheet.routes, places, components.colours, drawing.lane),
    contracts: sheet.contracts.map((row, index) => ({
      index,
      ...ends(row.between),
      points: row.points,
      origin: row.origin,
    })),
    carts: components.carts_per_player,
    /** By length. */
    routePoints,
    /** By number of seats: what each rank scores. */
    merchandisePoints: scoring.merchandise,
    space: { w: drawing.space[0], h: drawing.space[1] },
    marker: drawing.marker,
    labelSize: drawing.label_size,
    /** Where tables are printed. */
    tables: {
      routePoints: rect(tables.route_points),
      merchandise: rect(tables.merchandise),
      title: rect(tables.title),
      key: rect(tables.key),
    },
    track: track.spaces.length ? track : null,
    scenery: sheet.scenery,
    /** How far north is turned, clockwise. */
    north: 0,
  };
}

/** Places as drawn; an edition without a drawing has them on a ring. */
function readPlaces(rows: readonly TicketToRideLocation[], size: { w: number; h: number }) {
  return rows.map((row, index) => {
    const turn = (2 * Math.PI * index) / rows.length;
    const ring: Point = [
      size.w / 2 + Math.sin(turn) * size.w * 0.36,
      size.h / 2 - Math.cos(turn) * size.h * 0.34,
    ];
    return {
      index,
      id: row.id,
      name: row.name,
      at: row.at ?? ring,
      icon: row.icon,
      /** The name as it is written. */
      lines: row.label.lines.length ? row.label.lines : [row.name],
      /** The plaque that the edition writes it on; without one, room is found. */
      plaque: rect(row.label.box),
    };
  });
}

/** Routes as drawn; those without a drawing run straight, the lanes of a double route side by side. */
function readRoutes(
  rows: readonly TicketToRideRouteRow[],
  places: readonly { id: string; at: Point }[],
  colours: readonly string[],
  lane: number,
) {
  const routes = rows.map((row, index) => {
    const [a, b] = row.between.map((id) => placeOf(places, id)) as [number, number];
    const curve: Curve = row.curve ?? straight(places[a]!.at, places[b]!.at);
    const spaces: Spot[] = row.spaces.length ? row.spaces : spacesAlong(curve, row.length);
    const twin = rows.findIndex(
      (other, n) => n !== index && row.between.every((id) => other.between.includes(id)),
    );
    return {
      index,
      a,
      b,
      length: row.length,
      /** The kind that pays for it, or GREY. */
      colour: colours.indexOf(row.colour),
      merchandise: row.merchandise,
      /** The other lane of a double route, or −1. */
      twin,
      curve,
      spaces,
    };
  });
  for (const route of routes) {
    if (route.twin < 0 || rows[route.index]!.curve) continue;
    const first = routes[Math.min(route.index, route.twin)]!;
    const side = route === first || route.a !== first.a ? 1 : -1;
    route.curve = shift(route.curve, (side * lane) / 2);
    route.spaces = spacesAlong(route.curve, route.length);
  }
  return routes;
}
