/** What is said of a part of the board when one points at it. */
import type { Box } from "../model/edition";
import type { Table } from "../model/parts";
import {
  AMSTERDAM,
  COLONIES,
  EXCHANGE,
  payment,
  plotWords,
  rowWords,
  sectorName,
  siteWords,
  spaceWords,
} from "./words";

export function tipWords(table: Table, box: Box, part: string): string[] {
  const [kind, id] = part.split(":") as [string, string | undefined];
  switch (kind) {
    case "time": {
      const space = box.track[Number(id)];
      return space ? spaceWords(table, space).split("\n") : [];
    }
    case "plot": {
      const plot = box.plots.find((each) => each.id === id);
      return plot ? [plotWords(table, plot)] : [];
    }
    case "colony": {
      const site = box.sites.find((each) => each.id === id);
      return site ? [siteWords(table, site)] : [];
    }
    case "bridge": {
      const bridge = box.bridges.find((each) => each.id === id);
      if (!bridge) return [];
      return [
        bridge.name,
        table.say.game("bridge-words", {
          from: box.plots[bridge.a]!.name,
          to: box.plots[bridge.b]!.name,
          sum: box.bonus.bridge,
        }),
      ];
    }
    case "row": {
      const row = box.commodities.find((each) => each.id === id);
      return row ? [rowWords(table, row.index), ...paidWords(table, EXCHANGE, row.index)] : [];
    }
    case "district": {
      const district = box.districts.find((each) => each.id === id);
      return district ? sector(table, AMSTERDAM, district.index) : [];
    }
    case "continent": {
      const continent = box.continents.find((each) => each.id === id);
      return continent ? sector(table, COLONIES, continent.index) : [];
    }
    default:
      return [];
  }
}

function sector(table: Table, area: number, index: number): string[] {
  return [sectorName(table, area, index), ...paidWords(table, area, index)];
}

/** Who would be paid how much for a sector, if it were scored now. */
export function paidWords(table: Table, area: number, index: number): string[] {
  const { view, say, names } = table;
  const found = payment(view, area, index);
  if (!found) return [];
  const paid = found.paid
    .map((sum, seat) => ({ sum, who: names[seat] ?? "" }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .map(({ sum, who }) => say.game("paid-one", { who, sum }));
  return [
    say.game("rank-words", { rank: found.rank + 1, first: found.first, second: found.second }),
    paid.length ? paid.join(", ") : say.game("paid-none"),
  ];
}
