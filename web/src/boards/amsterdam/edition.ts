/** The edition's file, narrowed: what of it a table of Amsterdam draws, and the drawing itself. */
import type { Edition } from "../../lib/board";
import { once, points, rect, rows, table, words, type Row } from "../../lib/edition";
import type { Point, Rect } from "./geometry";

/** One of six colours of resources; `symbol` tells them apart without their colour. */
export interface Colour {
  index: number;
  id: string;
  hex: string;
  symbol: string;
}

export interface Good {
  index: number;
  id: string;
  hex: string;
}

export interface Docker {
  index: number;
  id: string;
  hex: string;
}

export interface District {
  index: number;
  id: string;
  name: string;
  colour: number;
  /** The line along which its name is written. */
  line: Point[];
}

export interface Block {
  index: number;
  id: string;
  district: number;
  number: string;
  colour: number;
  price: number;
  /** Where the good or the coat of arms lies. */
  at: Point;
  polygon: Point[];
}

export interface Bridge {
  at: Point;
  angle: number;
  length: number;
  blocks: [number, number];
}

export type NodeKind = "start" | "water" | "pontoon" | "depot" | "warehouse";

/** A space of the harbour. */
export interface Node {
  index: number;
  id: string;
  kind: NodeKind;
  /** Its number, good or docker, as the messages want it. */
  name: string;
  at: Point;
  /** The good of a warehouse, or −1. */
  good: number;
  /** The docker of a pontoon, or −1. */
  docker: number;
  /** Which of the depots it is, or −1. */
  depot: number;
  values: number[];
  house: Rect | null;
  near: number[];
}

export interface AmstelBridge {
  name: string;
  after: number;
  points: number;
  at: Point;
  angle: number;
}

export interface Amstel {
  path: Point[];
  width: number;
  spaces: Point[];
  mouth: Point[];
  last: number;
  lastPoints: number;
  bridges: AmstelBridge[];
}

export interface MarketTile {
  index: number;
  id: string;
  stack: string;
  cost: number;
  points: number;
  amstel: number;
  resources: number;
  special: { kind: string; steps?: number; cards?: number } | null;
}

export type CardKind = "artisan" | "building" | "plan";
export type Timing = "I" | "II" | "III" | "permanent" | "end";

export interface Card {
  number: number;
  kind: CardKind;
  type: string;
  timing: Timing;
  /** What it costs, by colour. */
  cost: number[];
  /** What its text refers to, where it refers to one thing. */
  district: string;
  good: string;
  gives: string;
  pays: string;
}

export interface Task {
  number: number;
  row: Row;
}

export interface Box {
  size: { w: number; h: number };
  colours: Colour[];
  goods: Good[];
  dockers: Docker[];
  districts: District[];
  outline: Point[];
  canals: { name: string; line: Point[] }[];
  blocks: Block[];
  bridges: Bridge[];
  nodes: Node[];
  edges: [number, number][];
  building: { values: number[]; spaces: Point[]; house: Rect };
  amstel: Amstel;
  blackMarket: { good: number; row: number; column: number; at: Point }[];
  track: { spaces: Point[]; thickness: number };
  market: MarketTile[];
  tasks: Map<number, Task>;
  cards: Map<number, Card>;
  types: string[];
  /** By round, beginning with 1. */
  fastDelivery: number[];
  /** By round: dice that show so much or more count as 1. */
  toOneFrom: number[];
  slots: number;
  coats: number;
  dockersAboard: number;
  penalties: number[];
  bailiffDiscount: number;
}

const spot = (row: Row): Point => [row.x as number, row.y as number];

/** What is in the box. */
export const unpack = once(read);

function read(edition: Edition): Box {
  const canvas = table(table(edition.meta).canvas);
  const colours = rows(edition.colours).map((row, index) => ({
    index,
    id: words(row.id),
    hex: words(row.hex),
    symbol: words(row.symbol),
  }));
  const goods = rows(edition.goods).map((row, index) => ({
    index,
    id: words(row.id),
    hex: words(row.hex),
  }));
  const dockers = rows(table(edition.dockers).colours).map((row, index) => ({
    index,
    id: words(row.id),
    hex: words(row.hex),
  }));
  const districts = rows(edition.districts).map((row, index) => ({
    index,
    id: words(row.id),
    name: words(row.name),
    colour: colours.findIndex((colour) => colour.id === row.colour),
    line: points(row.label_path),
  }));
  const blocks = readBlocks(edition, districts);
  const city = table(edition.city);
  const building = table(edition.docker_building);
  const track = table(edition.score_track);
  const rounds = table(edition.rounds);
  const players = table(edition.players);
  return {
    size: { w: (canvas.width as number) ?? 1600, h: (canvas.height as number) ?? 1100 },
    colours,
    goods,
    dockers,
    districts,
    outline: points(city.outline),
    canals: rows(city.canals).map((row) => ({ name: words(row.name), line: points(row.path) })),
    blocks,
    bridges: rows(edition.bridges).map((row) => ({
      at: spot(row),
      angle: row.angle as number,
      length: row.length as number,
      blocks: (row.blocks as string[]).map((id) => blocks.findIndex((each) => each.id === id)) as [
        number,
        number,
      ],
    })),
    ...readHarbour(table(edition.harbour), goods, dockers),
    building: {
      values: (building.values as number[]) ?? [],
      spaces: rows(building.spaces).map(spot),
      house: rect(building.house) ?? { x: 0, y: 0, w: 0, h: 0 },
    },
    amstel: readAmstel(table(edition.amstel)),
    blackMarket: rows(table(edition.black_market).spaces).map((row) => ({
      good: goods.findIndex((good) => good.id === row.good),
      row: row.row as number,
      column: row.column as number,
      at: spot(row),
    })),
    track: { spaces: points(track.spaces), thickness: (track.thickness as number) ?? 32 },
    market: rows(table(edition.market).tiles).map((row, index) => ({
      index,
      id: words(row.id),
      stack: words(row.stack),
      cost: row.cost as number,
      points: row.points as number,
      amstel: row.amstel as number,
      resources: row.resources as number,
      special: (row.special as MarketTile["special"] | undefined) ?? null,
    })),
    tasks: new Map(
      rows(table(edition.tasks).tiles).map((row) => [
        row.number as number,
        { number: row.number as number, row },
      ]),
    ),
    cards: readCards(edition, colours),
    types: rows(edition.types).map((row) => words(row.id)),
    fastDelivery: [0, ...((rounds.fast_delivery as number[]) ?? [])],
    toOneFrom: byRound(table(rounds.dice_to_one_from)),
    slots: (players.inactive_slots as number) ?? 5,
    coats: (players.coats_of_arms as number) ?? 15,
    dockersAboard: (players.dockers_aboard as number) ?? 2,
    penalties: (table(edition.scoring).penalties as number[]) ?? [],
    bailiffDiscount: (table(table(edition.extensions).bailiff).discount as number) ?? 1,
  };
}

function byRound(row: Row): number[] {
  const found: number[] = [];
  for (const [round, limit] of Object.entries(row)) found[Number(round)] = limit as number;
  return found;
}

function readBlocks(edition: Edition, districts: District[]): Block[] {
  return rows(edition.blocks).map((row, index) => {
    const id = words(row.id);
    const district = districts.findIndex((each) => each.id === row.district);
    return {
      index,
      id,
      district,
      number: id.slice(id.lastIndexOf("-") + 1),
      colour: districts[district]!.colour,
      price: row.price as number,
      at: row.label as Point,
      polygon: points(row.polygon),
    };
  });
}

function readHarbour(
  harbour: Row,
  goods: Good[],
  dockers: Docker[],
): { nodes: Node[]; edges: [number, number][] } {
  let depots = 0;
  const nodes: Node[] = rows(harbour.nodes).map((row, index) => {
    const id = words(row.id);
    const kind = words(row.kind) as NodeKind;
    const name = id.slice(kind.length + 1);
    const prefix = { warehouse: "#good-", pontoon: "#docker-" }[kind as "warehouse"] ?? "";
    return {
      index,
      id,
      kind,
      name: prefix + (prefix ? name : name.replace(/^0+/, "")),
      at: spot(row),
      good: kind === "warehouse" ? goods.findIndex((good) => good.id === row.good) : -1,
      docker: kind === "pontoon" ? dockers.findIndex((docker) => docker.id === row.colour) : -1,
      depot: kind === "depot" ? depots++ : -1,
      values:
        (row.values as number[] | undefined) ?? (kind === "depot" ? [row.value as number] : []),
      house: rect(row.house),
      near: [],
    };
  });
  const edges = ((harbour.edges as [string, string][] | undefined) ?? []).map(
    (ends) => ends.map((id) => nodes.findIndex((node) => node.id === id)) as [number, number],
  );
  for (const [a, b] of edges) {
    nodes[a]!.near.push(b);
    nodes[b]!.near.push(a);
  }
  return { nodes, edges };
}

function readAmstel(row: Row): Amstel {
  return {
    path: points(row.path),
    width: (row.width as number) ?? 52,
    spaces: rows(row.spaces).map(spot),
    mouth: points(row.mouth_slots),
    last: row.last_space as number,
    lastPoints: row.last_points as number,
    bridges: rows(row.bridges).map((bridge) => ({
      name: words(bridge.name),
      after: bridge.after as number,
      points: bridge.points as number,
      at: spot(bridge),
      angle: bridge.angle as number,
    })),
  };
}

function readCards(edition: Edition, colours: Colour[]): Map<number, Card> {
  return new Map(
    rows(edition.cards).map((row) => [
      row.number as number,
      {
        number: row.number as number,
        kind: words(row.kind) as CardKind,
        type: words(row.type),
        timing: words(row.timing) as Timing,
        cost: colours.map((colour) => (table(row.cost)[colour.id] as number | undefined) ?? 0),
        district: words(row.district),
        good: words(row.good),
        gives: words(row.gives),
        pays: words(row.pays),
      },
    ]),
  );
}
