/** The position in words, for those who hear the table rather than see it. */
import { named, pair, type Section } from "../../../lib/board";
import { AREAS, DISCS, unpack, type Box } from "../model/edition";
import type { Table } from "../model/parts";
import { paidWords } from "./tips";
import {
  areaName,
  cardWords,
  comingSpaces,
  forecast,
  plotWords,
  rowWords,
  sectorName,
  siteWords,
  spaceWords,
} from "./words";

export function describe(table: Table): Section[] {
  const box = unpack(table.edition);
  const sections = [
    general(table, box),
    desk(table, box),
    auction(table, box),
    players(table, box),
    ...AREAS.map((_, area) => scoring(table, area)),
    exchange(table, box),
    ...city(table, box),
    ...world(table, box),
  ];
  return sections.filter((section) => section.lines.length > 0);
}

function general(table: Table, box: Box): Section {
  const { say, view } = table;
  const now = box.track[view.time];
  return {
    title: say.game("time-line"),
    lines: [
      ...(now ? [say.game("now-words", { words: spaceWords(table, now).split("\n")[0]! })] : []),
      ...comingSpaces(table, 4).map((space) =>
        say.game("next-words", { words: spaceWords(table, space).replaceAll("\n", ". ") }),
      ),
    ],
  };
}

function desk(table: Table, box: Box): Section {
  const { say, view, names } = table;
  if (view.over) return { title: "", lines: [] };
  const hourglasses = view.deck.reduce(
    (sum, count, card) => sum + (box.cards[card]?.family === "hourglass" ? count : 0),
    0,
  );
  const cards = [
    { place: "disc-drawn", card: view.drawn },
    ...DISCS.map((name, disc) => ({ place: `disc-${name}`, card: view.discs[disc] ?? -1 })),
  ];
  return {
    title: say.game("desk", { who: names[view.mayor] ?? "" }),
    lines: [
      say.game("pile-words", { cards: view.to_play, hourglasses }),
      ...cards
        .filter(({ card }) => card >= 0)
        .map(({ place, card }) =>
          say.game("lies", { place: `#${place}`, card: cardWords(table, box.cards[card]!) }),
        ),
    ],
  };
}

function auction(table: Table, box: Box): Section {
  const { say, view, names } = table;
  const lines: string[] = [];
  const offered = box.cards[view.discs[1] ?? -1];
  const running = /^(doubled-)?(limit|hammer)/.test(view.agenda.at(-1) ?? "");
  if (running && offered) {
    lines.push(say.game("offered", { card: cardWords(table, offered) }));
    if (view.forced_by >= 0) {
      lines.push(say.game("forced", { who: names[view.forced_by] ?? "", price: box.fallback }));
    }
    const said = view.limits.flatMap((limit, seat) => (limit === -1 ? [] : [names[seat] ?? ""]));
    if (said.length) lines.push(say.game("decided-words", { names: said.join(", ") }));
  } else if (view.buyer >= 0) {
    lines.push(say.game("last-sale", { who: names[view.buyer] ?? "", price: view.price }));
  }
  return { title: say.game("auction-title"), lines };
}

function players(table: Table, box: Box): Section {
  const { say, view, names } = table;
  return {
    title: say.game("families"),
    lines: view.players.map((player) => {
      const held = [
        ...(player.continents_paid ? [say.game("bonus-continents")] : []),
        ...(player.districts_paid ? [say.game("bonus-districts")] : []),
        ...(player.bridges_paid ? [say.game("bonus-bridges", { count: player.bridges_paid })] : []),
        ...(player.house_bonus === 1 ? [say.game("bonus-exchange")] : []),
      ];
      return [
        say.game("family-words", {
          who: names[player.seat] ?? "",
          money: player.money,
          tiles: player.tiles,
        }),
        ...(player.loans
          ? [say.game("loans-words", { count: player.loans, sum: player.loans * box.loanRepaid })]
          : []),
        ...(held.length ? [say.game("bonuses-words", { bonuses: held.join(", ") })] : []),
      ].join("; ");
    }),
  };
}

/** What an area would pay now. */
function scoring(table: Table, area: number): Section {
  const { say } = table;
  const found = forecast(table.view, area);
  const rows = [...(found?.payments ?? [])].sort((a, b) => a.rank - b.rank);
  return {
    title: say.game("if-scored-area", { area: areaName(table, area) }),
    lines: rows.map(({ sector }) =>
      pair(say.language, sectorName(table, area, sector), paidWords(table, area, sector).join(" ")),
    ),
  };
}

function exchange(table: Table, box: Box): Section {
  return {
    title: areaName(table, 0),
    lines: box.commodities.map(({ index }) => rowWords(table, index)),
  };
}

/** The plots I may use now, then whose houses stand where; with the groups that count. */
function city(table: Table, box: Box): Section[] {
  const { say, view, names, open } = table;
  return [
    {
      title: say.game("plots-open"),
      lines: box.plots.filter((plot) => open.has(plot.part)).map((plot) => plotWords(table, plot)),
    },
    {
      title: areaName(table, 1),
      lines: box.districts.map((district) => {
        const own = view.players
          .filter((player) => (player.houses[district.index] ?? 0) > 0)
          .map((player) =>
            say.game("houses-of", {
              who: names[player.seat] ?? "",
              houses: player.houses[district.index]!,
              group: player.groups[district.index] ?? 0,
              plots: box.plots
                .filter(
                  (plot) =>
                    plot.district === district.index && view.plots[plot.index] === player.seat,
                )
                .map((plot) => plot.name)
                .join(", "),
            }),
          );
        return pair(say.language, district.name, own.join("; ") || say.game("none-built"));
      }),
    },
  ];
}

function world(table: Table, box: Box): Section[] {
  const { say, view, names, open } = table;
  return [
    {
      title: say.game("sites-open"),
      lines: box.sites.filter((site) => open.has(site.part)).map((site) => siteWords(table, site)),
    },
    {
      title: areaName(table, 2),
      lines: box.continents.map((continent) => {
        const own = view.players
          .filter((player) => (player.colonies[continent.index] ?? 0) > 0)
          .map((player) =>
            say.game("colonies-of", {
              who: names[player.seat] ?? "",
              colonies: box.sites
                .filter(
                  (site) =>
                    site.continent === continent.index && view.colonies[site.index] === player.seat,
                )
                .map((site) => named(say, site.message))
                .join(", "),
            }),
          );
        return pair(
          say.language,
          sectorName(table, 2, continent.index),
          own.join("; ") || say.game("none-founded"),
        );
      }),
    },
  ];
}
