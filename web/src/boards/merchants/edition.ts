/** The edition as the drawing needs it: numbers in lists, in the order in which views count them. */
import { once } from "../../lib/edition";
import type { Point, Rect } from "./geometry";

export const AREAS = ["exchange", "amsterdam", "colonies"] as const;
export const DISCS = ["mayor", "clock", "bucket"] as const;

export interface Commodity {
  index: number;
  id: string;
  number: number;
  hex: string;
  label: Rect;
  /** From the first to the last. */
  spaces: Rect[];
}

export type Family = "hourglass" | "commodity" | "colony" | "amsterdam";

/** A kind of card; −1 and no districts where it leaves the choice open. */
export interface Card {
  index: number;
  id: string;
  family: Family;
  continent: number;
  commodity: number;
  districts: number[];
  marked: boolean;
}

export type Prizes = readonly (readonly [number, number])[];

export interface Space {
  index: number;
  year: string;
  /** In the words of the messages: `event-score-exchange`. */
  event: string;
  box: Rect;
  /** By area; none where it is not scored. */
  prizes: (Prizes | null)[];
  population: number;
}

export interface District {
  index: number;
  id: string;
  number: number;
  name: string;
  tint: string;
  label: Point;
  outline: Point[];
}

export interface Plot {
  index: number;
  id: string;
  part: string;
  name: string;
  district: number;
  at: Point;
  polygon: Point[];
  adjacent: number[];
}

export interface Bridge {
  id: string;
  name: string;
  /** The plots that it joins. */
  a: number;
  b: number;
  from: Point;
  to: Point;
}

export interface Continent {
  index: number;
  id: string;
  number: number;
  tint: string;
  label: Point;
  land: Point[][];
}

export interface Site {
  index: number;
  id: string;
  part: string;
  name: string;
  /** Its name, as messages take it. */
  message: string;
  continent: number;
  commodity: number;
  at: Point;
  side: "n" | "e" | "s" | "w";
}

/** One stroke or shape of an icon, on a grid of 24 by 24. */
export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export interface Box {
  width: number;
  height: number;
  tiles: number;
  loanReceived: number;
  loanRepaid: number;
  prices: number[];
  doubledPrices: number[];
  fallback: number;
  /** Steps of the START zone. */
  zoneSteps: number;
  bonus: { continents: number; districts: number; bridge: number; space: number };
  commodities: Commodity[];
  exchange: Rect;
  cards: Card[];
  track: Space[];
  city: { frame: Point[]; ramparts: Point[][]; tile: number; bridge: number };
  districts: District[];
  plots: Plot[];
  bridges: Bridge[];
  world: Rect;
  siteRadius: number;
  continents: Continent[];
  otherLand: Point[][];
  sites: Site[];
  panels: { title: Rect | null; bonus: Rect | null };
  icons: Record<string, Layer[]>;
}

/* The file as it is written. */
interface Named {
  id: string;
  number: number;
  name: string;
}
interface Written {
  meta: { width: number; height: number };
  components: { tiles_per_player: number; loan_received: number; loan_repaid: number };
  clock: {
    prices: number[];
    doubled: { prices: number[]; fallback_price: number };
    pace?: { start_zone_steps?: number };
  };
  bonus: {
    four_continents: number;
    four_districts: number;
    bridge: number;
    exchange_space: number;
  };
  exchange: { frame: Rect };
  commodity: (Named & { hex: string; label: Rect; spaces: Rect[] })[];
  deck: {
    id: string;
    kind: Family;
    continent?: string;
    commodity?: string;
    districts?: string[];
    not_with_3_players?: boolean;
  }[];
  timeline: (Rect & {
    year: string;
    event: string;
    population?: number;
    payout?: Partial<Record<(typeof AREAS)[number], [number, number][]>>;
  })[];
  city: { frame: Point[]; ramparts?: Point[][]; tile_radius: number; bridge_width: number };
  district: (Named & { tint: string; label: { x: number; y: number }; outline: Point[] })[];
  house: {
    id: string;
    name: string;
    district: string;
    x: number;
    y: number;
    adjacent: string[];
    polygon: Point[];
  }[];
  bridge: {
    id: string;
    name: string;
    a: string;
    b: string;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }[];
  world: { site_radius: number; frame: Rect; other_land?: Point[][] };
  continent: (Named & { tint: string; label: { x: number; y: number }; land: Point[][] })[];
  colony: {
    id: string;
    name: string;
    continent: string;
    commodity: string;
    x: number;
    y: number;
    label_side: Site["side"];
  }[];
  panel?: (Rect & { id: string })[];
  icon: Record<string, Layer[]>;
}

/** What is in the box. */
export const unpack = once((edition) => read(edition as unknown as Written));

const slug = (id: string): string => id.replaceAll("_", "-");

/** A place in the reader's language, or as the edition calls it; the engine's sentences name it so too. */
function placeMessage(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  return `#place-${plain.toLowerCase().replaceAll(" ", "-")}|${name}`;
}

function read(file: Written): Box {
  const find = (list: readonly { id: string }[], id: string | undefined): number =>
    list.findIndex((each) => each.id === id);
  const panel = (id: string): Rect | null => file.panel?.find((each) => each.id === id) ?? null;
  return {
    width: file.meta.width,
    height: file.meta.height,
    tiles: file.components.tiles_per_player,
    loanReceived: file.components.loan_received,
    loanRepaid: file.components.loan_repaid,
    prices: file.clock.prices,
    doubledPrices: file.clock.doubled.prices,
    fallback: file.clock.doubled.fallback_price,
    zoneSteps: file.clock.pace?.start_zone_steps ?? 3,
    bonus: {
      continents: file.bonus.four_continents,
      districts: file.bonus.four_districts,
      bridge: file.bonus.bridge,
      space: file.bonus.exchange_space,
    },
    commodities: file.commodity.map(({ id, number, hex, label, spaces }, index) => ({
      index,
      id,
      number,
      hex,
      label,
      spaces,
    })),
    exchange: file.exchange.frame,
    cards: file.deck.map((card, index) => ({
      index,
      id: slug(card.id),
      family: card.kind,
      continent: find(file.continent, card.continent),
      commodity: find(file.commodity, card.commodity),
      districts: (card.districts ?? []).map((id) => find(file.district, id)),
      marked: Boolean(card.not_with_3_players),
    })),
    track: file.timeline.map(({ year, event, population, payout, x, y, w, h }, index) => ({
      index,
      year,
      event: slug(event),
      box: { x, y, w, h },
      prizes: AREAS.map((area) => payout?.[area] ?? null),
      population: population ?? 0,
    })),
    city: {
      frame: file.city.frame,
      ramparts: file.city.ramparts ?? [],
      tile: file.city.tile_radius,
      bridge: file.city.bridge_width,
    },
    districts: file.district.map(({ id, number, name, tint, label, outline }, index) => ({
      index,
      id,
      number,
      name,
      tint,
      label: [label.x, label.y],
      outline,
    })),
    plots: file.house.map(({ id, name, district, x, y, adjacent, polygon }, index) => ({
      index,
      id,
      part: `plot:${id}`,
      name,
      district: find(file.district, district),
      at: [x, y],
      polygon,
      adjacent: adjacent.map((other) => find(file.house, other)),
    })),
    bridges: file.bridge.map(({ id, name, a, b, x1, y1, x2, y2 }) => ({
      id,
      name,
      a: find(file.house, a),
      b: find(file.house, b),
      from: [x1, y1],
      to: [x2, y2],
    })),
    world: file.world.frame,
    siteRadius: file.world.site_radius,
    otherLand: file.world.other_land ?? [],
    continents: file.continent.map(({ id, number, tint, label, land }, index) => ({
      index,
      id: slug(id),
      number,
      tint,
      label: [label.x, label.y],
      land,
    })),
    sites: file.colony.map(({ id, name, continent, commodity, x, y, label_side }, index) => ({
      index,
      id: slug(id),
      part: `colony:${slug(id)}`,
      name,
      message: placeMessage(name),
      continent: find(file.continent, continent),
      commodity: find(file.commodity, commodity),
      at: [x, y],
      side: label_side,
    })),
    panels: { title: panel("title"), bonus: panel("bonus") },
    icons: file.icon,
  };
}

/** Which icon stands for an event of the time line, and whether it is struck out. */
export function eventIcon(event: string): { icon: string; struck: boolean; back: boolean } | null {
  switch (event) {
    case "start-money":
    case "credit":
      return { icon: "credit", struck: false, back: false };
    case "ship":
    case "score-exchange":
      return { icon: "ship", struck: false, back: false };
    case "globe":
    case "score-colonies":
      return { icon: "globe", struck: false, back: false };
    case "arms":
    case "score-amsterdam":
      return { icon: "arms", struck: false, back: false };
    case "lose-ship":
      return { icon: "ship", struck: true, back: false };
    case "lose-house":
      return { icon: "arms", struck: true, back: false };
    case "lose-colony":
      return { icon: "globe", struck: true, back: false };
    case "leader-back":
      return { icon: "ship", struck: false, back: true };
    default:
      return null;
  }
}

/** The icon of an area. */
export const AREA_ICONS = ["ship", "arms", "globe"] as const;
