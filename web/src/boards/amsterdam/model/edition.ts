/** What a table of Amsterdam draws: the server's sheet, with places in lists where views count by them. */
import { indexed, once, placeOf, rect } from "../../../lib/edition";
import type { AmsterdamNodeRow, AmsterdamSheet } from "../../../lib/server/editions";
import type { Point } from "./geometry";

export type { AmsterdamSign as Sign } from "../../../lib/server/editions";
export type Box = ReturnType<typeof read>;
export type Block = Box["blocks"][number];
export type Card = AmsterdamSheet["cards"][number];
export type Good = Box["goods"][number];
export type Node = Box["nodes"][number];
export type Task = AmsterdamSheet["tasks"]["tiles"][number];

/** What is in the box. */
export const unpack = once(read);

const spot = ({ x, y }: { x: number; y: number }): Point => [x, y];

function read(sheet: AmsterdamSheet) {
  const { amstel } = sheet;
  const { canvas } = sheet.meta;
  const colours = indexed(sheet.colours);
  const goods = indexed(sheet.goods);
  const dockers = indexed(sheet.dockers.colours);
  const districts = sheet.districts.map((row, index) => ({
    ...row,
    index,
    colour: placeOf(colours, row.colour),
  }));
  const nodes = readNodes(sheet.harbour.nodes, goods, dockers);
  const edges = sheet.harbour.edges.map(
    (ends) => ends.map((id) => placeOf(nodes, id)) as [number, number],
  );
  for (const [a, b] of edges) {
    nodes[a]!.near.push(b);
    nodes[b]!.near.push(a);
  }
  return {
    size: { w: canvas.width, h: canvas.height },
    colours,
    goods,
    dockers,
    districts,
    outline: sheet.city.outline,
    canals: sheet.city.canals,
    blocks: sheet.blocks.map((row, index) => {
      const district = placeOf(districts, row.district);
      return {
        index,
        id: row.id,
        district,
        number: row.id.slice(row.id.lastIndexOf("-") + 1),
        colour: districts[district]!.colour,
        price: row.price,
        /** What it costs while the bailiff stands there. */
        bailiffPrice: sheet.bailiff_prices[index]!,
        at: row.label,
        polygon: row.polygon,
      };
    }),
    bridges: sheet.bridges.map((row) => ({
      ...row,
      at: spot(row),
      blocks: row.blocks.map((id) => placeOf(sheet.blocks, id)),
    })),
    nodes,
    edges,
    building: {
      values: sheet.docker_building.values,
      spaces: sheet.docker_building.spaces.map(spot),
      house: rect(sheet.docker_building.house)!,
    },
    amstel: {
      path: amstel.path,
      width: amstel.width,
      spaces: amstel.spaces.map(spot),
      mouth: amstel.mouth_slots,
      last: amstel.last_space,
      lastPoints: amstel.last_points,
      bridges: amstel.bridges.map((row) => ({ ...row, at: spot(row) })),
    },
    blackMarket: sheet.black_market.spaces.map((row) => ({
      ...row,
      good: placeOf(goods, row.good),
      at: spot(row),
    })),
    track: sheet.score_track,
    market: sheet.market.tiles.map((row, index) => ({
      id: row.id,
      signs: sheet.tile_signs[index]!,
    })),
    tasks: new Map(sheet.tasks.tiles.map((row) => [row.number, row])),
    taskSigns: sheet.task_signs,
    cards: new Map(sheet.cards.map((row) => [row.number, row])),
    cardSigns: sheet.card_signs,
    /** By round, beginning with 1. */
    fastDelivery: [0, ...sheet.rounds.fast_delivery],
    /** By round: dice that show so much or more count as 1. */
    toOneFrom: sheet.rounds.dice_to_one_from,
    slots: sheet.players.inactive_slots,
    dockersAboard: sheet.players.dockers_aboard,
  };
}

/** The spaces of the harbour; `name` is a number, a good or a docker, as the messages want it. */
function readNodes(
  rows: readonly AmsterdamNodeRow[],
  goods: readonly { id: string }[],
  dockers: readonly { id: string }[],
) {
  const depots = rows.filter((row) => row.kind === "depot");
  return rows.map((row, index) => ({
    index,
    id: row.id,
    kind: row.kind,
    name: row.good
      ? `#good-${row.good}`
      : row.colour
        ? `#docker-${row.colour}`
        : row.id.slice(row.kind.length + 1).replace(/^0+/, ""),
    at: spot(row),
    good: placeOf(goods, row.good),
    docker: placeOf(dockers, row.colour),
    depot: depots.indexOf(row),
    values: row.values ?? (row.value === null ? [] : [row.value]),
    house: rect(row.house),
    near: [] as number[],
  }));
}
