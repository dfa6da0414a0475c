/** Where pieces stand: barges side by side, pawns one upon another, markers on the score track. */
import type { AmsterdamView } from "../../../lib/server/wire";
import type { Point } from "./geometry";
import { TOM } from "./parts";
import type { Posed } from "./pose";

export interface Piece {
  owner: number;
  at: Point;
}

const CLUSTER: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-19, 0],
    [19, 0],
  ],
  3: [
    [-20, -9],
    [20, -9],
    [0, 13],
  ],
  4: [
    [-20, -12],
    [20, -12],
    [-20, 14],
    [20, 14],
  ],
};

/** Every barge. At the start each has a berth; elsewhere those that share a space lie side by side. */
export function barges(view: AmsterdamView, board: Posed): Piece[] {
  return view.players.map(({ seat, node }) => {
    const { start } = board;
    if (node === 0) {
      const step = (board.tall ? start.h : start.w) / 4;
      const far = (seat + 0.5) * step;
      const at: Point = board.tall
        ? [start.x + start.w / 2, start.y + far]
        : [start.x + far, start.y + start.h / 2 - 1];
      return { owner: seat, at };
    }
    const here = view.players.filter((player) => player.node === node).map((each) => each.seat);
    const [dx, dy] = CLUSTER[here.length]![here.indexOf(seat)]!;
    const [x, y] = board.nodes[node]!;
    const kind = board.box.nodes[node]!.kind;
    // Where dockers wait or a pier ends, the barge lies a little off it.
    const off: Point =
      kind === "pontoon" ? (board.tall ? [30, 0] : [0, 27]) : kind === "water" ? [0, -3] : [0, -4];
    return { owner: seat, at: [x + dx + off[0], y + dy + off[1]] };
  });
}

/** How high one pawn lies above another. */
const LAYER = 8;

/** Every pawn on the Amstel, the lowest of a stack first, so that the highest is drawn last. */
export function pawns(view: AmsterdamView, board: Posed): Piece[] {
  const { last } = board.box.amstel;
  const where = (owner: number): number =>
    view.tom && owner === TOM ? view.tom.at : (view.players[owner]?.at ?? 0);
  const found: Piece[] = [];
  let slot = 0;
  view.river.forEach((owner, place) => {
    const at = where(owner);
    if (at >= last) {
      const [x, y] = board.mouth[Math.min(slot++, board.mouth.length - 1)]!;
      found.push({ owner, at: [x, y - 4] });
      return;
    }
    // Whoever comes later in the river on the same space lies beneath.
    const beneath = view.river.slice(place + 1).filter((other) => where(other) === at).length;
    const [x, y] = board.spaces[at]!;
    found.push({ owner, at: [x, y - 4 - beneath * LAYER] });
  });
  return found.reverse();
}

/** The space of the score track for some points: after the last it begins again. */
export function trackSpace(board: Posed, points: number): number {
  const { length } = board.track;
  return ((points % length) + length) % length;
}

const SHARE: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-11, 0],
    [11, 0],
  ],
  3: [
    [-13, -6],
    [13, -6],
    [0, 7],
  ],
  4: [
    [-12, -7],
    [12, -7],
    [-12, 7],
    [12, 7],
  ],
};

/** By owner: everyone's points as they stand now, TOM's last. */
export function scoresNow(view: AmsterdamView): number[] {
  const seats = view.players.map(
    (player) => view.scores?.find((score) => score.seat === player.seat)?.total ?? player.points,
  );
  return view.tom ? [...seats, view.tom.score?.total ?? view.tom.points] : seats;
}

/** A marker on the score track, and on which side of it hundreds are written: towards the middle of the board. */
export interface Marker extends Piece {
  radius: number;
  inwards: Point;
}

/** Spaces of the upper edge, and where the other edges begin. */
const RIGHT = 31;
const LOWER = 50;
const LEFT = 81;

/** Whether a space lies at the upper or the lower edge. */
export function isLevel(space: number): boolean {
  return space < RIGHT || (space >= LOWER && space < LEFT);
}

function inwardsFrom(space: number): Point {
  if (space < RIGHT) return [space < RIGHT - 2 ? 1 : -1, 1];
  if (space < LOWER) return [-1, 0];
  if (space < LEFT) return [space < LOWER + 2 ? -1 : 1, -1];
  return [1, 0];
}

/** Where markers stand on the score track; nowhere on a board without one. */
export function markers(view: AmsterdamView, board: Posed): Marker[] {
  if (!board.track.length) return [];
  const scores = scoresNow(view);
  const spaces = scores.map((points) => trackSpace(board, points));
  return spaces.map((space, owner) => {
    const here = spaces.flatMap((other, each) => (other === space ? [each] : []));
    const [dx, dy] = SHARE[here.length]![here.indexOf(owner)]!;
    const [x, y] = board.track[space]!;
    return {
      owner,
      inwards: inwardsFrom(space),
      at: isLevel(space) ? [x + dx, y + dy] : [x + dy, y + dx],
      radius: here.length === 1 ? 14 : here.length === 2 ? 11 : 8,
    };
  });
}
