/**
 * What happened between two views, as far as both tell: for showing it, never for knowing it. Between them may lie
 * one action or several.
 */
import type { AmsterdamSeatView, AmsterdamView } from "../../../lib/server/wire";
import { TOM } from "./parts";

export type Change =
  /** A barge went from one space to another. */
  | { type: "sailed"; owner: number; from: number; to: number }
  /** A pawn advanced on the Amstel. */
  | { type: "advanced"; owner: number; from: number; to: number }
  /** A coat of arms was put on a block; the good that lay there went with it. */
  | { type: "took-block"; owner: number; block: number; good: number }
  /** A good went to the black market. */
  | { type: "sold"; owner: number; good: number }
  | { type: "loaded"; owner: number; good: number }
  /** A good went under a roof: `node` is −1 if it cannot be told which. */
  | { type: "delivered"; owner: number; good: number; depot: number }
  | { type: "boarded"; owner: number; docker: number; pontoon: number }
  /** A docker went to the dockers' building. */
  | { type: "came-home"; docker: number; place: number }
  /** A card went from the display to a board. */
  | { type: "took-card"; owner: number; card: number }
  | { type: "activated"; owner: number; card: number }
  | { type: "used"; owner: number; card: number }
  /** Cards were turned up. */
  | { type: "shown"; card: number }
  | { type: "rolled" }
  | { type: "tile" }
  | { type: "turned"; owner: number }
  | { type: "resources"; owner: number; colour: number; by: number }
  | { type: "florins"; owner: number; by: number }
  | { type: "scored"; owner: number; from: number; to: number };

export function changes(before: AmsterdamView, after: AmsterdamView): Change[] {
  const found: Change[] = [];
  after.players.forEach((player) => {
    const was = before.players.find(({ seat }) => seat === player.seat);
    if (was) found.push(...ofPlayer(was, player, before, after));
  });
  after.owners.forEach((owner, block) => {
    if (owner >= 0 && (before.owners[block] ?? -2) < 0) {
      found.push({ type: "took-block", owner, block, good: before.goods[block] ?? -1 });
    }
  });
  after.black_market.forEach((sold, good) => {
    if (sold && !before.black_market[good])
      found.push({ type: "sold", owner: mover(before), good });
  });
  found.push(...deliveries(before, after));
  after.building.slice(before.building.length).forEach((docker, i) => {
    found.push({ type: "came-home", docker, place: before.building.length + i });
  });
  const lay = new Set(before.display);
  for (const card of after.display) if (!lay.has(card)) found.push({ type: "shown", card });
  if (before.dice.every((die) => die === 0) && after.dice.some((die) => die > 0)) {
    found.push({ type: "rolled" });
  }
  if (after.tile >= 0 && after.tile !== before.tile) found.push({ type: "tile" });
  if (before.tom && after.tom) {
    if (after.tom.at > before.tom.at) {
      found.push({ type: "advanced", owner: TOM, from: before.tom.at, to: after.tom.at });
    }
    if (after.tom.points !== before.tom.points) {
      found.push({ type: "scored", owner: TOM, from: before.tom.points, to: after.tom.points });
    }
  }
  return found;
}

const mover = (view: AmsterdamView): number => (view.turn >= 0 ? view.turn : view.to_move);

function ofPlayer(
  was: AmsterdamSeatView,
  is: AmsterdamSeatView,
  before: AmsterdamView,
  after: AmsterdamView,
): Change[] {
  const owner = is.seat;
  const found: Change[] = [];
  if (was.node !== is.node) found.push({ type: "sailed", owner, from: was.node, to: is.node });
  if (is.at > was.at) found.push({ type: "advanced", owner, from: was.at, to: is.at });
  const held = new Set([...was.inactive, ...was.active]);
  const active = new Set(was.active);
  for (const card of is.inactive) {
    if (!held.has(card)) found.push({ type: "took-card", owner, card });
  }
  for (const card of is.active)
    if (!active.has(card)) found.push({ type: "activated", owner, card });
  const used = [...was.used];
  for (const card of is.used) {
    const at = used.indexOf(card);
    if (at >= 0) used.splice(at, 1);
    else found.push({ type: "used", owner, card });
  }
  is.aboard.forEach((count, good) => {
    const more = count - (was.aboard[good] ?? 0);
    const fewer = (was.store[good] ?? 0) - (is.store[good] ?? 0);
    if (more > 0 && fewer > 0) found.push({ type: "loaded", owner, good });
  });
  is.dockers.forEach((count, docker) => {
    if (count <= (was.dockers[docker] ?? 0)) return;
    const pontoon = before.pontoons.findIndex(
      (waiting, i) =>
        waiting.filter((each) => each === docker).length >
        (after.pontoons[i] ?? []).filter((each) => each === docker).length,
    );
    found.push({ type: "boarded", owner, docker, pontoon });
  });
  if (turned(was, is)) found.push({ type: "turned", owner });
  is.reserve.forEach((count, colour) => {
    const by = count - (was.reserve[colour] ?? 0);
    if (by !== 0) found.push({ type: "resources", owner, colour, by });
  });
  if (is.florins !== was.florins) {
    found.push({ type: "florins", owner, by: is.florins - was.florins });
  }
  const total = (view: AmsterdamView, points: number): number =>
    view.scores?.find((score) => score.seat === owner)?.total ?? points;
  const [from, to] = [total(before, was.points), total(after, is.points)];
  if (from !== to) found.push({ type: "scored", owner, from, to });
  return found;
}

/** Whether what lay on the wind rose lies one space nearer to the arrow, and what lay on the first has gone. */
export function turned(was: AmsterdamSeatView, is: AmsterdamSeatView): boolean {
  const full = was.rose.some((space) => space.some((count) => count > 0));
  if (!full) return false;
  const same = was.rose.every((space, i) =>
    space.every((count, colour) => count <= (is.rose[i]?.[colour] ?? 0)),
  );
  const shifted = was.rose
    .slice(1)
    .every((space, i) => space.every((count, colour) => count <= (is.rose[i]?.[colour] ?? 0)));
  return shifted && !same;
}

function deliveries(before: AmsterdamView, after: AmsterdamView): Change[] {
  const found: Change[] = [];
  const owner = mover(before);
  after.roofs.forEach((count, good) => {
    if (count > (before.roofs[good] ?? 0)) {
      found.push({ type: "delivered", owner, good, depot: -1 });
    }
  });
  after.depots.forEach((good, depot) => {
    if (good >= 0 && (before.depots[depot] ?? -1) < 0) {
      found.push({ type: "delivered", owner, good, depot });
    }
  });
  return found;
}
