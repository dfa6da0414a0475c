/** What a table of Merchants draws: the server's sheet, with places in lists where views count by them. */
import { indexed, once, placeOf } from "../../../lib/edition";
import type { MerchantsFrame, MerchantsSheet } from "../../../lib/server/editions";
import type { Point, Rect } from "./geometry";

export const AREAS = ["exchange", "amsterdam", "colonies"] as const;
export const DISCS = ["mayor", "clock", "bucket"] as const;

export type Box = ReturnType<typeof read>;
export type Bridge = Box["bridges"][number];
export type Card = Box["cards"][number];
export type Commodity = Box["commodities"][number];
export type Plot = Box["plots"][number];
export type Site = Box["sites"][number];
export type Space = Box["track"][number];

/** What is in the box. */
export const unpack = once(read);

const slug = (id: string): string => id.replaceAll("_", "-");
const bounds = ({ x, y, w, h }: MerchantsFrame): Rect => ({ x, y, w, h });

/** A place in the reader's language, or as the edition calls it; the engine's sentences name it so too. */
function placeMessage(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  return `#place-${plain.toLowerCase().replaceAll(" ", "-")}|${name}`;
}

function read(sheet: MerchantsSheet) {
  const { bonus, city, clock, components, world } = sheet;
  const panel = (id: string): Rect | null => sheet.panel.find((each) => each.id === id) ?? null;
  return {
    width: sheet.meta.width,
    height: sheet.meta.height,
    tiles: components.tiles_per_player,
    startMoney: components.start_money,
    loanReceived: components.loan_received,
    loanRepaid: components.loan_repaid,
    prices: clock.prices,
    doubledPrices: clock.doubled.prices,
    fallback: clock.doubled.fallback_price,
    /** Steps of the START zone. */
    zoneSteps: clock.pace.start_zone_steps,
    bonus: {
      continents: bonus.four_continents,
      districts: bonus.four_districts,
      bridge: bonus.bridge,
      space: bonus.exchange_space,
    },
    commodities: indexed(sheet.commodity),
    exchange: sheet.exchange.frame,
    /** Kinds of cards; −1 and no districts where one leaves the choice open. */
    cards: sheet.deck.map((row, index) => ({
      index,
      id: slug(row.id),
      family: row.kind,
      continent: placeOf(sheet.continent, row.continent),
      commodity: placeOf(sheet.commodity, row.commodity),
      districts: row.districts.map((id) => placeOf(sheet.district, id)),
      marked: row.not_with_3_players,
    })),
    track: sheet.timeline.map((row, index) => ({
      index,
      year: row.year,
      /** In the words of the messages: `event-score-exchange`. */
      event: slug(row.event),
      box: bounds(row),
      /** By area; none where it is not scored. */
      prizes: AREAS.map((area) => row.payout?.[area] ?? null),
      population: row.population,
    })),
    city: {
      frame: city.frame,
      ramparts: city.ramparts,
      tile: city.tile_radius,
      bridge: city.bridge_width,
    },
    districts: sheet.district.map((row, index) => ({
      ...row,
      index,
      label: [row.label.x, row.label.y] as Point,
      outline: row.outline,
    })),
    plots: sheet.house.map((row, index) => ({
      index,
      id: row.id,
      part: `plot:${row.id}`,
      name: row.name,
      district: placeOf(sheet.district, row.district),
      at: [row.x, row.y] as Point,
      polygon: row.polygon,
      adjacent: row.adjacent.map((other) => placeOf(sheet.house, other)),
    })),
    bridges: sheet.bridge.map((row) => ({
      id: row.id,
      name: row.name,
      /** The plots that it joins. */
      a: placeOf(sheet.house, row.a),
      b: placeOf(sheet.house, row.b),
      from: [row.x1, row.y1] as Point,
      to: [row.x2, row.y2] as Point,
    })),
    world: world.frame,
    siteRadius: world.site_radius,
    otherLand: world.other_land,
    continents: sheet.continent.map((row, index) => ({
      ...row,
      index,
      id: slug(row.id),
      label: [row.label.x, row.label.y] as Point,
      land: row.land,
    })),
    sites: sheet.colony.map((row, index) => ({
      index,
      id: slug(row.id),
      part: `colony:${slug(row.id)}`,
      name: row.name,
      /** Its name, as messages take it. */
      message: placeMessage(row.name),
      continent: placeOf(sheet.continent, row.continent),
      commodity: placeOf(sheet.commodity, row.commodity),
      at: [row.x, row.y] as Point,
      side: row.label_side,
    })),
    panels: { title: panel("title"), bonus: panel("bonus") },
    icons: sheet.icon,
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
