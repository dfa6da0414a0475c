/** Parts of the table in words, for screen readers and for whoever points at them. */
import type { BoardProps, Say } from "../../../lib/board";
import type { Choice, TicketToRideView } from "../../../lib/server/wire";
import { GREY, unpack, type Box, type Contract, type Route } from "../model/edition";

export type Table = BoardProps<TicketToRideView>;

/** The name of a colour, as an argument of a message. */
export function colourName(box: Box, colour: number): string {
  return colour === GREY ? "#lane-grey" : `#card-${box.kinds[colour]!.id}`;
}

/** A kind of transport card: its colour and what is drawn on it. */
export function kindWords(say: Say, box: Box, kind: number): string {
  const { id, symbol } = box.kinds[kind]!;
  if (symbol === "wheel") return say.game(`card-${id}`);
  return say.game("card-words", { card: `#card-${id}`, transport: `#transport-${id}` });
}

/** What was said of routes, by language: of most of them it is the same after every move. */
const said = new WeakMap<Say, Map<string, string>>();

/** Where a route leads, what it costs and brings, and how it stands. */
export function routeWords(table: Table, route: Route): string {
  const { say, view, names, me } = table;
  const box = unpack(table.edition);
  const from = box.places[route.a]!.name;
  const to = box.places[route.b]!.name;
  const owner = view.owners[route.index] ?? -2;
  const closed = view.closed.includes(route.index);
  const key = `${from} ${to} ${route.index} ${owner === me} ${names[owner]} ${closed}`;
  const known = said.get(say) ?? new Map<string, string>();
  said.set(say, known);
  let words = known.get(key);
  if (words === undefined) {
    words = say.game("route-words", {
      from,
      to,
      length: route.length,
      colour: colourName(box, route.colour),
      points: box.routePoints[route.length] ?? 0,
      merchandise: route.merchandise ? 1 : 0,
      state: stateWords(table, route),
    });
    known.set(key, words);
  }
  return words;
}

export function routeName(box: Box, route: Route): string {
  return `${box.places[route.a]!.name} – ${box.places[route.b]!.name}`;
}

/** How a route stands: free, closed, or whose. */
export function stateWords(table: Table, route: Route): string {
  const { view, say } = table;
  const owner = view.owners[route.index] ?? -2;
  if (owner >= 0) {
    if (owner === table.me) return say.game("route-mine");
    return say.game("route-of", { who: table.names[owner] ?? "" });
  }
  if (view.closed.includes(route.index)) return say.game("route-closed");
  return say.game("route-free");
}

/** What a route costs, in cards. */
export function costWords(say: Say, box: Box, route: Route): string {
  const args = { length: route.length, colour: colourName(box, route.colour) };
  return say.game(route.colour === GREY ? "cost-grey" : "cost", args);
}

export function contractName(box: Box, contract: Contract): string {
  return `${box.places[contract.a]!.name} – ${box.places[contract.b]!.name}`;
}

/** How it stands with a contract: when the game is over there is no “not yet” any more. */
export function contractState(view: TicketToRideView, done: boolean): string {
  if (done) return "contract-done";
  return view.over ? "contract-missed" : "contract-open";
}

export function contractWords(
  table: Pick<Table, "say" | "view">,
  box: Box,
  contract: Contract,
  done: boolean | null,
): string {
  return table.say.game("contract-words", {
    name: contractName(box, contract),
    points: contract.points,
    state: done === null ? "none" : `#${contractState(table.view, done)}`,
  });
}

/** How a choice would pay for a route: which kind, how many of it, how many wilds. */
export interface Payment {
  choice: Choice;
  kind: number;
  cards: number;
  wilds: number;
}

export function payments(box: Box, choices: readonly Choice[]): Payment[] {
  return choices.map((choice) => {
    const colour = choice.args.colour;
    const kind =
      typeof colour === "string"
        ? box.kinds.findIndex((each) => `#card-${each.id}` === colour)
        : box.kinds.length - 1;
    return {
      choice,
      kind,
      cards: Number(choice.args.cards ?? 0),
      wilds: Number(choice.args.wilds ?? 0),
    };
  });
}
