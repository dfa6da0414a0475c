import { describe, expect, test } from "vitest";

import type { TicketToRideView } from "../../../lib/server/wire";
import { changes, type Change } from "./differ";
import { printed, scenes } from "../testing";

type Edit = (view: TicketToRideView) => void;

/** The changes between a position and the same with something done to it. */
function after(scene: string, ...edits: Edit[]): Change[] {
  const before = scenes[scene]!.view;
  const view = structuredClone(before);
  for (const edit of edits) edit(view);
  return changes(before, view, printed);
}

const ME = 0;
const middle = scenes.middle!.view; // row: orange orange black green wild; I hold two wilds

const take =
  (seat: number, slot: number, next: number): Edit =>
  (view) => {
    const kind = view.row[slot]!;
    const player = view.players[seat]!;
    player.cards += 1;
    player.known[kind]! += 1;
    if (player.hand) player.hand[kind]! += 1;
    view.row[slot] = next;
    view.deck -= 1;
  };

const draw =
  (seat: number, kind: number): Edit =>
  (view) => {
    const player = view.players[seat]!;
    player.cards += 1;
    if (player.hand) player.hand[kind]! += 1;
    view.deck -= 1;
  };

const claim =
  (seat: number, route: number, kind: number): Edit =>
  (view) => {
    const { length } = printed.routes[route]!;
    const player = view.players[seat]!;
    view.owners[route] = seat;
    player.cards -= length;
    player.carts -= length;
    player.points += printed.routePoints[length]!;
    view.discard[kind]! += length;
    if (player.hand) player.hand[kind]! -= length;
    if (printed.routes[route]!.merchandise) {
      player.merchandise += 1;
      view.merchandise_left -= 1;
    }
  };

const free = middle.owners.findIndex(
  (owner, route) =>
    owner < 0 && printed.routes[route]!.length === 2 && printed.routes[route]!.merchandise,
);

describe("between two views", () => {
  test("nothing happened", () => {
    expect(after("middle")).toEqual([]);
  });

  test("a card was taken face up, the leftmost of its kind, and another was turned up", () => {
    expect(after("middle", take(1, 0, 2))).toEqual([
      { type: "took", seat: 1, kind: 5, slot: 0 },
      { type: "turned", slot: 0, kind: 2 },
    ]);
  });

  test("the card turned up may be of the same kind as the one taken", () => {
    expect(after("middle", take(ME, 0, 5))).toEqual([
      { type: "took", seat: ME, kind: 5, slot: 0 },
      { type: "turned", slot: 0, kind: 5 },
    ]);
  });

  test("two cards of a kind were taken from two slots", () => {
    expect(after("middle", take(1, 0, 2), take(1, 1, 3))).toEqual([
      { type: "took", seat: 1, kind: 5, slot: 0 },
      { type: "took", seat: 1, kind: 5, slot: 1 },
      { type: "turned", slot: 0, kind: 2 },
      { type: "turned", slot: 1, kind: 3 },
    ]);
  });

  test("another drew from the deck: nobody knows what", () => {
    expect(after("middle", draw(2, 3))).toEqual([{ type: "drew", seat: 2, kind: -1 }]);
  });

  test("I drew from the deck and see what", () => {
    expect(after("middle", draw(ME, 3))).toEqual([{ type: "drew", seat: ME, kind: 3 }]);
  });

  test("one card was taken face up and one drawn", () => {
    expect(after("middle", take(ME, 2, 0), draw(ME, 3))).toEqual([
      { type: "took", seat: ME, kind: 3, slot: 2 },
      { type: "drew", seat: ME, kind: 3 },
      { type: "turned", slot: 2, kind: 0 },
    ]);
  });

  test("a route was claimed, paid for and scored, and brought merchandise", () => {
    const { points } = middle.players[1]!;
    expect(after("middle", claim(1, free, 4))).toEqual([
      { type: "paid", seat: 1, kinds: [4, 4] },
      { type: "claimed", seat: 1, route: free },
      { type: "scored", seat: 1, from: points, to: points + 2 },
      { type: "goods", seat: 1, count: 1 },
    ]);
  });

  test("known cards that were spent are not taken for cards taken", () => {
    const spend: Edit = (view) => {
      view.players[2]!.known = view.players[2]!.known.map(() => 0);
    };
    const kinds = after("middle", claim(2, free, 2), spend).map((change) => change.type);
    expect(kinds).toEqual(["paid", "claimed", "scored", "goods"]);
  });

  test("three wilds swept the row away", () => {
    const sweep: Edit = (view) => {
      for (const kind of middle.row) view.discard[kind]! += 1;
      view.row = [0, 1, 2, 3, 4];
      view.deck -= 5;
    };
    const found = after("middle", sweep);
    expect(found[0]).toEqual({ type: "swept", row: middle.row });
    expect(found.filter((change) => change.type === "turned")).toHaveLength(5);
  });

  test("the discard was shuffled into a new deck: no card flew", () => {
    const shuffle: Edit = (view) => {
      view.deck += view.discard.reduce((sum, count) => sum + count, 0);
      view.discard = view.discard.map(() => 0);
    };
    expect(after("crowded", shuffle)).toEqual([]);
  });

  test("contracts were dealt to a seat", () => {
    const deal: Edit = (view) => {
      view.players[1]!.choosing = 2;
      view.contracts_left -= 2;
    };
    expect(after("middle", deal)).toEqual([{ type: "offered", seat: 1, count: 2 }]);
  });

  test("the last round was called", () => {
    const call: Edit = (view) => {
      view.turns_left = 3;
    };
    expect(after("middle", call)).toEqual([{ type: "last-round" }]);
  });

  test("the game ended: markers run to the final scores", () => {
    const { before, view } = scenes.over!;
    const scored = changes(before!, view, printed).filter((change) => change.type === "scored");
    expect(scored.map((change) => change.to)).toEqual(view.scores!.map((score) => score.total));
  });

  test("several seats acted at once", () => {
    const found = after("middle", draw(1, 0), draw(1, 2), claim(2, free, 1));
    expect(found.filter((change) => change.type === "drew")).toHaveLength(2);
    expect(found).toContainEqual({ type: "claimed", seat: 2, route: free });
  });
});

test.each(Object.keys(scenes).filter((name) => scenes[name]!.before && name !== "hamlet"))(
  "the last step of the recorded position '%s' adds up",
  (name) => {
    const { before, view } = scenes[name]!;
    const found = changes(before!, view, printed);
    view.players.forEach((player, seat) => {
      const came = found.filter(
        (change) => (change.type === "took" || change.type === "drew") && change.seat === seat,
      ).length;
      const went = found
        .filter((change) => change.type === "claimed" && change.seat === seat)
        .reduce(
          (sum, change) => sum + printed.routes[(change as { route: number }).route]!.length,
          0,
        );
      expect(player.cards).toBe(before!.players[seat]!.cards + came - went);
    });
  },
);
