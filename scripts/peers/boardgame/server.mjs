// boardgame.io's own server with matches in memory, and a small game that is as much to carry as Ticket to Ride:
// 48 routes, a row of five cards, a hand that is secret, a deck that nobody sees. Started by `scripts/bench server --peer`.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = 6;
const ROUTES = 48;
const LENGTHS = Array.from({ length: ROUTES }, (_, route) => 1 + (route % 4));

const refill = (G) => {
  while (G.row.length < 5 && G.deck.length > 0) G.row.push(G.deck.pop());
};

const rails = {
  name: "rails",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const cards = Array.from({ length: 120 }, (_, card) => card % COLOURS);
    const deck = random.Shuffle(cards);
    const hands = { 0: deck.splice(0, 4), 1: deck.splice(0, 4) };
    const G = { deck, row: [], hands, routes: Array(ROUTES).fill(null), points: { 0: 0, 1: 0 } };
    refill(G);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }, place) => {
        if (!Number.isInteger(place) || place < 0 || place >= G.row.length) return INVALID_MOVE;
        G.hands[playerID].push(...G.row.splice(place, 1));
        refill(G);
      },
    },
    claim: {
      client: false,
      move: ({ G, playerID }, route) => {
        const hand = G.hands[playerID];
        const colour = route % COLOURS;
        const length = LENGTHS[route];
        if (length === undefined || G.routes[route] !== null) return INVALID_MOVE;
        if (hand.filter((card) => card === colour).length < length) return INVALID_MOVE;
        for (let paid = 0; paid < length; paid += 1) hand.splice(hand.indexOf(colour), 1);
        G.routes[route] = playerID;
        G.points[playerID] += length;
      },
    },
  },
  endIf: ({ G }) => (G.row.length === 0 ? { points: G.points } : undefined),
  playerView: ({ G, playerID }) => {
    const { deck, hands, ...seen } = G;
    const sizes = { 0: hands[0].length, 1: hands[1].length };
    return { ...seen, deck: deck.length, hands: sizes, hand: hands[playerID] ?? [] };
  },
};

const server = Server({ games: [rails], origins: ["*"] });
await server.run({ port: Number(process.argv[2]), lobbyConfig: {} });
