/** Parts of the table in words, for screen readers and for whoever points at them. */
import { pair } from "../../../lib/board";
import type {
  MerchantsForecast,
  MerchantsSectorPayment,
  MerchantsView,
} from "../../../lib/server/wire";
import {
  AREAS,
  unpack,
  type Box,
  type Card,
  type Plot,
  type Site,
  type Space,
} from "../model/edition";
import type { Table } from "../model/parts";

export const EXCHANGE = 0;
export const AMSTERDAM = 1;
export const COLONIES = 2;

/** What an area would pay if it were scored now. */
export function forecast(view: MerchantsView, area: number): MerchantsForecast | undefined {
  return view.forecast.find((each) => each.area === area);
}

/** How a sector would be paid; of a game that is over, how it was paid at the last. */
export function payment(
  view: MerchantsView,
  area: number,
  sector: number,
): MerchantsSectorPayment | undefined {
  const rows = forecast(view, area)?.payments ?? view.scored;
  return rows.find((row) => row.area === area && row.sector === sector);
}

/** The rank of a sector, from 0; −1 if nobody would be paid there. */
function rank(view: MerchantsView, area: number, sector: number): number {
  const found = payment(view, area, sector);
  return found && found.paid.some((sum) => sum > 0) ? found.rank : -1;
}

export const rowRank = (view: MerchantsView, commodity: number): number =>
  rank(view, EXCHANGE, commodity);
export const districtRank = (view: MerchantsView, district: number): number =>
  rank(view, AMSTERDAM, district);
export const continentRank = (view: MerchantsView, continent: number): number =>
  rank(view, COLONIES, continent);

/** The name of a sector. */
export function sectorName({ say, edition }: Table, area: number, sector: number): string {
  const box = unpack(edition);
  if (area === EXCHANGE) return say.game(`commodity-${box.commodities[sector]!.id}`);
  if (area === AMSTERDAM) return box.districts[sector]!.name;
  return say.game(`continent-${box.continents[sector]!.id}`, {}, "short");
}

/** The part of the board that a sector is. */
export function sectorPart(box: Box, area: number, sector: number): string {
  if (area === EXCHANGE) return `row:${box.commodities[sector]!.id}`;
  if (area === AMSTERDAM) return `district:${box.districts[sector]!.id}`;
  return `continent:${box.continents[sector]!.id}`;
}

/** Whose something is, in words. */
export function ownerWords({ say, names, me }: Table, owner: number): string {
  if (owner < 0) return say.game("free");
  if (owner === me) return say.game("yours");
  return say.game("of", { who: names[owner] ?? "" });
}

export function plotWords(table: Table, plot: Plot): string {
  const box = unpack(table.edition);
  return table.say.game("plot-words", {
    plot: plot.name,
    district: box.districts[plot.district]!.name,
    state: ownerWords(table, table.view.plots[plot.index] ?? -2),
  });
}

export function siteWords(table: Table, site: Site): string {
  const box = unpack(table.edition);
  return table.say.game("site-words", {
    colony: site.message,
    continent: `#continent-${box.continents[site.continent]!.id}`,
    commodity: `#commodity-${box.commodities[site.commodity]!.id}`,
    state: ownerWords(table, table.view.colonies[site.index] ?? -2),
  });
}

/** A row of the exchange: who stands where, the foremost first. */
export function rowWords(table: Table, commodity: number): string {
  const { say, names, view } = table;
  const box = unpack(table.edition);
  const standing = view.players
    .map((player) => ({ who: names[player.seat] ?? "", space: player.rows[commodity] ?? 0 }))
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space)
    .map(({ who, space }) => say.game("row-place", { who, space }));
  return say.game("row-words", {
    commodity: `#commodity-${box.commodities[commodity]!.id}`,
    state: standing.join(", ") || "#row-empty",
  });
}

/** A space of the time line: its year, what happens, and what is paid. */
export function spaceWords({ say, edition }: Table, space: Space): string {
  const { startMoney, loanReceived, loanRepaid } = unpack(edition);
  const event = say.game(`event-${space.event}`);
  const sums = { money: startMoney, sum: loanReceived, repaid: loanRepaid };
  const help = say.has(`event-${space.event}`, "help")
    ? say.game(`event-${space.event}`, sums, "help")
    : "";
  const prizes = space.prizes.find((each) => each !== null);
  const paid = prizes
    ? say.game("prizes", {
        prizes: prizes.map(([first, second]) => `${first}/${second}`).join(" · "),
      })
    : "";
  return [pair(say.language, space.year, event), help, paid].filter(Boolean).join("\n");
}

/** What a card lets one do. */
export function cardWords({ say, edition }: Table, card: Card): string {
  const box = unpack(edition);
  const scope = card.commodity < 0 ? "open" : "fixed";
  const kind = card.family;
  return say.game("card", {
    card: kind === "hourglass" || kind === "commodity" ? kind : `${kind}-${scope}`,
    continent: `#continent-${box.continents[card.continent]?.id ?? "any"}`,
    commodity: `#commodity-${box.commodities[card.commodity]?.id ?? "any"}`,
    districts: card.districts.map((district) => box.districts[district]!.name).join(" / "),
  });
}

/** The spaces of the time line that come next. */
export function comingSpaces(table: Table, count: number): Space[] {
  const { track } = unpack(table.edition);
  return track.slice(table.view.time + 1, table.view.time + 1 + count);
}

export const areaName = ({ say }: Table, area: number): string => say.game(`area-${AREAS[area]!}`);
