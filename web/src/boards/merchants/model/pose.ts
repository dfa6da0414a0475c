/**
 * How the board lies on the screen. With room it lies as it is printed: one picture. On a narrow screen it comes in
 * pieces, one below the other: the time line in three rows, the middle of the map with the city, its two sides, and
 * the exchange.
 */
import type { Box, Commodity, Space } from "./edition";
import type { Point, Rect } from "./geometry";

/** A piece of the map and what may be used in it. */
export interface Window {
  name: string;
  view: Rect;
  city: boolean;
  /** The continents whose colonies are drawn here. */
  continents: number[];
}

export interface Row {
  commodity: Commodity;
  label: Rect;
  spaces: Rect[];
}

export interface Posed {
  box: Box;
  tall: boolean;
  windows: Window[];
  /** By space of the time line. */
  track: Rect[];
  trackView: Rect;
  rows: Row[];
  exchangeView: Rect;
}

/** Units across the pieces of a narrow screen, two to a pixel of a phone. */
const TALL_WIDTH = 748;
/** Units of letters on them: 11 pixels of the narrowest phone. */
export const LETTERS = 24;

export function pose(box: Box, tall: boolean): Posed {
  return tall ? tallPose(box) : widePose(box);
}

function widePose(box: Box): Posed {
  const whole = { x: 0, y: 0, w: box.width, h: box.height };
  return {
    box,
    tall: false,
    windows: [
      {
        name: "world",
        view: whole,
        city: true,
        continents: box.continents.map(({ index }) => index),
      },
    ],
    track: box.track.map((space) => space.box),
    trackView: whole,
    rows: box.commodities.map((commodity) => ({
      commodity,
      label: commodity.label,
      spaces: commodity.spaces,
    })),
    exchangeView: whole,
  };
}

const COLUMNS = 9;
const SPACE_HEIGHT = 92;
const GAP = 5;

function tallPose(box: Box): Posed {
  const { world } = box;
  const reach = box.siteRadius + 8;
  const cityLeft = Math.min(...box.city.frame.map(([x]) => x));
  const cityRight = Math.max(...box.city.frame.map(([x]) => x));
  // A continent that lies beside the city goes to its side; the others stay above and below it.
  const sideOf = (index: number): number => {
    const sites = box.sites.filter((site) => site.continent === index);
    const x = sites.reduce((sum, site) => sum + site.at[0], 0) / Math.max(sites.length, 1);
    return x < cityLeft ? -1 : x > cityRight ? 1 : 0;
  };
  const on = (side: number): number[] =>
    box.continents.map(({ index }) => index).filter((index) => sideOf(index) === side);
  const ends = (indexes: number[]): [number, number] => {
    const xs = box.sites
      .filter((site) => indexes.includes(site.continent))
      .map((site) => site.at[0]);
    return [Math.min(...xs), Math.max(...xs)];
  };
  const middle = on(0);
  const [first, last] = middle.length ? ends(middle) : [cityLeft, cityRight];
  const left = Math.min(cityLeft - 8, first - reach);
  const right = Math.max(cityRight + 8, last + reach);
  const windows: Window[] = [
    {
      name: "middle",
      view: { x: left, y: world.y, w: right - left, h: world.h },
      city: true,
      continents: middle,
    },
  ];
  const west = on(-1);
  const east = on(1);
  if (west.length) {
    const end = Math.min(ends(west)[1] + reach + 14, left + 30);
    windows.push({
      name: "west",
      view: { x: world.x, y: world.y, w: end - world.x, h: world.h },
      city: false,
      continents: west,
    });
  }
  if (east.length) {
    const begin = ends(east)[0] - reach - 14;
    windows.push({
      name: "east",
      view: { x: begin, y: world.y, w: world.x + world.w - begin, h: world.h },
      city: false,
      continents: east,
    });
  }
  const rows = Math.ceil(box.track.length / COLUMNS);
  const width = (TALL_WIDTH - GAP) / COLUMNS;
  return {
    box,
    tall: true,
    windows,
    track: box.track.map((_, i) => ({
      x: GAP + (i % COLUMNS) * width,
      y: GAP + Math.floor(i / COLUMNS) * (SPACE_HEIGHT + GAP),
      w: width - GAP,
      h: SPACE_HEIGHT,
    })),
    trackView: { x: 0, y: 0, w: TALL_WIDTH, h: rows * (SPACE_HEIGHT + GAP) + GAP },
    ...tallExchange(box),
  };
}

const ROW_HEIGHT = 96;
const LABEL_WIDTH = 124;

function tallExchange(box: Box): { rows: Row[]; exchangeView: Rect } {
  const count = box.commodities[0]?.spaces.length ?? 1;
  const width = (TALL_WIDTH - LABEL_WIDTH - 3 * GAP) / count;
  const rows = box.commodities.map((commodity, i) => {
    const y = GAP + i * (ROW_HEIGHT + GAP);
    return {
      commodity,
      label: { x: GAP, y, w: LABEL_WIDTH, h: ROW_HEIGHT },
      spaces: commodity.spaces.map((_, space) => ({
        x: 2 * GAP + LABEL_WIDTH + space * width,
        y,
        w: width - GAP,
        h: ROW_HEIGHT,
      })),
    };
  });
  return {
    rows,
    exchangeView: {
      x: 0,
      y: 0,
      w: TALL_WIDTH,
      h: rows.length * (ROW_HEIGHT + GAP) + GAP,
    },
  };
}

/** The whole of a row: its label and its spaces. */
export function rowBox({ label, spaces }: Row): Rect {
  const last = spaces.at(-1) ?? label;
  return { x: label.x, y: label.y, w: last.x + last.w - label.x, h: label.h };
}

/** Where the tile of a seat stands in a space of the exchange: each seat has a place of its own. */
export function tileAt(space: Rect, seat: number, seats: number): Point {
  if (space.w > space.h * 1.6) {
    const inner = { x: space.x + 22, w: space.w - 26 };
    return [inner.x + ((seat + 0.5) * inner.w) / seats, space.y + space.h / 2];
  }
  const across = seats > 4 ? 3 : 2;
  const rows = Math.ceil(seats / across);
  const row = Math.floor(seat / across);
  const inRow = Math.min(across, seats - row * across);
  const top = space.y + 20;
  return [
    space.x + (((seat % across) + 0.5) * space.w) / inRow,
    top + ((row + 0.5) * (space.h - 22)) / rows,
  ];
}

/** How large a tile on the exchange is. */
export function tileRadius(space: Rect, seats: number): number {
  if (space.w > space.h * 1.6) return Math.min(((space.w - 26) / seats) * 0.47, space.h * 0.36);
  const across = seats > 4 ? 3 : 2;
  const rows = Math.ceil(seats / across);
  return Math.min((space.w / across) * 0.46, ((space.h - 22) / rows) * 0.46);
}

/** Where the time marker stands in a space. */
export function markerAt(space: Rect): Point {
  return [space.x + 15, space.y + 26];
}

/** The spaces of the time line between two, with both. */
export function wayOfTime(track: readonly Space[], from: number, to: number): number[] {
  const last = Math.min(to, track.length - 1);
  return Array.from({ length: Math.max(last - from, 0) + 1 }, (_, i) => from + i);
}
