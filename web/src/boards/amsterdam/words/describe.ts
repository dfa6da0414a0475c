/** The position in words, for those who hear the table rather than see it. */
import { pair, type Section } from "../../../lib/board";
import type { AmsterdamSeatView } from "../../../lib/server/wire";
import { unpack, type Box } from "../model/edition";
import { nameOf, type Table } from "../model/parts";
import { blockWords, cardWords, counted, nodeName, nodeWords } from "./words";

export function describe(table: Table): Section[] {
  const box = unpack(table.edition);
  const own = (player: AmsterdamSeatView): number => (player.seat === table.me ? 0 : 1);
  const players = [...table.view.players].sort((a, b) => own(a) - own(b));
  const sections = [
    general(table, box),
    display(table, box),
    discard(table, box),
    ...players.map((player) => board(table, box, player)),
    river(table, box),
    harbour(table, box),
    ...city(table, box),
    blackMarket(table, box),
  ];
  return sections.filter((section) => section.lines.length > 0);
}

function general(table: Table, box: Box): Section {
  const { view, say } = table;
  const lines = [say.game("label-round", { round: view.round, rounds: view.rounds })];
  const fast = box.fastDelivery[view.round] ?? 0;
  if (fast > 0) lines.push(say.game("label-fast", { points: fast }));
  lines.push(
    say.game("order-words", { names: view.order.map((o) => nameOf(table, o)).join(", ") }),
  );
  if (view.dice.some((number) => number > 0)) {
    lines.push(
      ...view.dice.map((number, colour) =>
        say.game("die-words", {
          colour: `#colour-${box.colours[colour]!.id}`,
          number,
          chosen: view.chosen.includes(colour) ? 1 : 0,
        }),
      ),
    );
  }
  const tile = box.market[view.tile];
  if (tile) lines.push(pair(say.language, say.game("label-market"), say.game(`tile-${tile.id}`)));
  const districts = view.districts.map((index) => say.game(`district-${box.districts[index]!.id}`));
  if (districts.length)
    lines.push(say.game("districts-words", { districts: districts.join(", ") }));
  lines.push(say.game("building-words", { count: view.building.length }));
  if (view.tom) {
    lines.push(
      say.game("tom-words", {
        points: view.tom.score?.total ?? view.tom.points,
        florins: view.tom.florins,
        space: view.tom.at,
      }),
    );
  }
  return { title: say.game("table"), lines };
}

function display(table: Table, box: Box): Section {
  return {
    title: table.say.game("label-display"),
    lines: table.view.display.map((number) => cardWords(table, box, number)),
  };
}

/** The discard pile lies open: anyone may look through it. */
function discard(table: Table, box: Box): Section {
  const cards = [...table.view.discard].sort((a, b) => a - b);
  return {
    title: table.say.game("discard-words", { cards: cards.length }),
    lines: cards.map((number) => cardWords(table, box, number)),
  };
}

/** One player's board: what there is to spend, what comes, goods, cards and tasks. */
function board(table: Table, box: Box, player: AmsterdamSeatView): Section {
  const { say, view } = table;
  const total = view.scores?.find((score) => score.seat === player.seat)?.total ?? player.points;
  const label = (id: string, words: string): string =>
    pair(say.language, say.game(`label-${id}`), words);
  const lines = [
    label("points", String(total)),
    label("florins", String(player.florins)),
    label("reserve", counted(table, player.reserve, box.colours, "colour")),
  ];
  const kept = box.colours[player.house];
  if (kept) lines.push(say.game("house-words", { colour: `#colour-${kept.id}` }));
  player.rose.forEach((lying, i) => {
    if (lying.some((count) => count > 0)) {
      lines.push(
        say.game("rose-words", {
          space: i + 1,
          lying: counted(table, lying, box.colours, "colour"),
        }),
      );
    }
  });
  lines.push(
    label("barge", nodeName(table, box.nodes[player.node]!)),
    label("store", counted(table, player.store, box.goods, "good")),
    label("aboard", counted(table, player.aboard, box.goods, "good")),
    label("dockers", counted(table, player.dockers, box.dockers, "docker")),
  );
  if (player.penalties > 0) lines.push(label("penalties", String(player.penalties)));
  for (const number of player.active) {
    const used = player.used.includes(number) ? say.game("label-used") : "";
    lines.push(label("active", cardWords(table, box, number, used)));
  }
  for (const number of player.inactive) {
    lines.push(label("inactive", cardWords(table, box, number)));
  }
  if (player.tasks) {
    for (const task of player.tasks) lines.push(label("tasks", say.game(`task-${task}`)));
  } else if (player.tasks_held > 0) {
    lines.push(say.game("tasks-hidden", { count: player.tasks_held }));
  }
  const who = nameOf(table, player.seat);
  return {
    title: player.seat === table.me ? say.game("board-mine") : say.game("board-of", { who }),
    lines,
  };
}

function river(table: Table, box: Box): Section {
  const { view, say } = table;
  const where = (owner: number): number =>
    view.players.find((player) => player.seat === owner)?.at ?? view.tom?.at ?? 0;
  return {
    title: say.game("label-amstel"),
    lines: view.river.map((owner) => {
      const space = where(owner);
      const place = space >= box.amstel.last ? "amstel-mouth" : "amstel-space";
      return pair(say.language, nameOf(table, owner), say.game(place, { space }));
    }),
  };
}

/** First where my barge can go, then every place that holds or takes something. */
function harbour(table: Table, box: Box): Section {
  const open = (id: string): boolean => table.open.has(`node:${id}`);
  const nodes = box.nodes.filter((node) => node.kind !== "water" || open(node.id));
  return {
    title: table.say.game("label-harbour"),
    lines: [...nodes]
      .sort((a, b) => Number(open(b.id)) - Number(open(a.id)))
      .map((node) => nodeWords(table, box, node)),
  };
}

function city(table: Table, box: Box): Section[] {
  const { say, view } = table;
  const open = box.blocks.filter((block) => table.open.has(`block:${block.id}`));
  return [
    { title: say.game("blocks-open"), lines: open.map((block) => blockWords(table, box, block)) },
    ...box.districts.map((district) => ({
      title:
        say.game(`district-${district.id}`) +
        (view.districts.includes(district.index) ? ` (${say.game("label-scored")})` : ""),
      lines: box.blocks
        .filter((block) => block.district === district.index)
        .map((block) => blockWords(table, box, block)),
    })),
  ];
}

function blackMarket(table: Table, box: Box): Section {
  const { say, view } = table;
  return {
    title: say.game("label-black-market"),
    lines: box.goods.map((good) => {
      const state = say.game(view.black_market[good.index] ? "label-sold" : "label-free");
      const figure = view.figure === good.index ? `; ${say.game("label-figure")}` : "";
      return pair(say.language, say.game(`good-${good.id}`), state + figure);
    }),
  };
}
