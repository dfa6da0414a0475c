/**
 * Showing what happened: cards fly, carts roll, markers run. It all happens above a table that already shows how it
 * stands now, so nothing waits for it.
 */
import { mount, unmount } from "svelte";

import {
  along,
  at,
  flyer,
  middleOf,
  passing,
  perform,
  seen,
  summit,
  type Move,
} from "../../lib/board/motion";
import type { Change } from "./model/differ";
import type { Box } from "./model/edition";
import {
  angleOn,
  nearestOn,
  pointOn,
  radians,
  type Curve,
  type Point,
  type Spot,
} from "./model/geometry";
import type { Posed } from "./model/pose";
import { way } from "./model/track";
import TransportCard from "./drawing/TransportCard.svelte";

const FLIGHT = 560;
const STAGGER = 130;
const ROLL = 620;
const EASE = "cubic-bezier(.45,.1,.25,1)";

/** Play all changes; `root` is the board, hands and seats are looked up on the whole page. */
export function play(changes: readonly Change[], root: HTMLElement, board: Posed): void {
  perform(prepare(changes, root, board));
}

function prepare(changes: readonly Change[], root: HTMLElement, board: Posed): Move[] {
  const moves: Move[] = [];
  const fly = (
    what: number | "contract" | "crate",
    from: Element | null,
    to: Element | null,
    delay: number,
  ): void => {
    if (!from || !to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    moves.push(() => flight(board, what, a, b, delay));
  };
  let wait = 0;
  let paidUntil = 0;
  for (const change of changes) {
    switch (change.type) {
      case "took": {
        const from = change.slot >= 0 ? slot(root, change.slot) : pile(root, "deck");
        fly(change.kind, from, seatOf(change.seat, change.kind), wait);
        moves.push(arriving(change.seat, change.kind, wait + FLIGHT * 0.8));
        wait += STAGGER;
        break;
      }
      case "drew":
        fly(change.kind, pile(root, "deck"), seatOf(change.seat, change.kind), wait);
        if (change.kind >= 0) moves.push(arriving(change.seat, change.kind, wait + FLIGHT * 0.8));
        wait += STAGGER;
        break;
      case "paid":
        change.kinds.forEach((kind, i) => {
          fly(kind, seatOf(change.seat, kind), pile(root, "discard"), wait + i * 70);
        });
        paidUntil = wait + change.kinds.length * 70;
        break;
      case "swept":
        change.row.forEach((kind, i) => {
          if (kind >= 0) fly(kind, slot(root, i), pile(root, "discard"), wait + i * 50);
        });
        wait += 320;
        break;
      case "turned":
        moves.push(flipping(slot(root, change.slot), wait + 120));
        wait += 60;
        break;
      case "claimed":
        moves.push(rolling(root, board, change.route, Math.min(paidUntil, 300)));
        break;
      case "scored":
        moves.push(running(root, board, change, ROLL * 0.7));
        break;
      case "goods":
        for (let i = 0; i < change.count; i++) {
          fly("crate", pile(root, "merchandise"), seatOf(change.seat, -1), 260 + i * 100);
        }
        break;
      case "offered":
        for (let i = 0; i < change.count; i++) {
          fly("contract", pile(root, "contracts"), seatOf(change.seat, -1), wait + i * 110);
        }
        break;
      case "last-round":
        moves.push(popping(root.querySelector(".banner")));
    }
  }
  return moves;
}

function slot(root: HTMLElement, index: number): Element | null {
  return seen(root.querySelector(`[data-slot="${index}"]`));
}

function pile(root: HTMLElement, name: string): Element | null {
  const found = root.querySelector(`[data-at="${name}"], [data-pile="${name}"]`);
  return seen(found?.querySelector(".stack") ?? found);
}

/** Where a seat's cards lie: in a hand, if it is open on this page, else at its panel. */
function seatOf(seat: number, kind: number): Element | null {
  return (
    seen(document.querySelector(`[data-hand="${seat}"] [data-hand-kind="${kind}"]`)) ??
    seen(document.querySelector(`[data-hand="${seat}"]`)) ??
    seen(document.querySelector(`[data-seat="${seat}"]`))
  );
}

/** A card, a contract or a crate goes from one place on the screen to another. */
function flight(
  box: Box,
  what: number | "contract" | "crate",
  a: DOMRect,
  b: DOMRect,
  delay: number,
): void {
  const size: Point = [Math.min(a.width, 72), Math.min(a.height, 84)];
  const thing = flyer(`left:0;top:0;width:${size[0]}px;height:${size[1]}px;contain:strict`);
  let face: Record<string, unknown> | null = null;
  if (typeof what === "number") {
    face = mount(TransportCard, { target: thing, props: { box, kind: what } });
  } else {
    thing.style.borderRadius = "6px";
    thing.style.background = what === "contract" ? "#efe0bd" : "#c8963f";
    thing.style.border = "1px solid #4a2f1b";
  }
  const [start, end] = [middleOf(a, size), middleOf(b, size, [160, 90])];
  const top = summit(start, end, 0.18, 60);
  passing(
    thing,
    [
      { transform: at(start), opacity: 1 },
      { transform: `${at(top)} scale(1.12) rotate(3deg)`, opacity: 1 },
      { transform: `${at(end)} scale(.7)`, opacity: 0.9, offset: 0.92 },
      { transform: `${at(end)} scale(.66)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
    () => {
      if (face) void unmount(face);
    },
  );
}

/** The newest card of its kind in a hand on this page appears when the flight ends. */
function arriving(seat: number, kind: number, delay: number): Move {
  const hand = `[data-hand="${seat}"] [data-hand-kind="${kind}"] [data-card]`;
  const cards = document.querySelectorAll(hand);
  const card = cards[cards.length - 1];
  return () =>
    card?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay, fill: "backwards" });
}

/** A new card turns a little and back: whoever may take it sees all the while which it is. */
export const TURNING: Keyframe[] = [
  { transform: "rotateY(0)" },
  { transform: "rotateY(45deg)", offset: 0.35 },
  { transform: "rotateY(0)" },
];

function flipping(card: Element | null, delay: number): Move {
  return () =>
    card?.firstElementChild?.animate(TURNING, { duration: 380, delay, easing: "ease-in-out" });
}

function popping(banner: Element | null): Move {
  return () =>
    banner?.animate([{ scale: 0.4, opacity: 0 }, { scale: 1.12, opacity: 1 }, { scale: 1 }], {
      duration: 700,
      easing: EASE,
    });
}

/** Carts roll from the first place along the route, the foremost first. */
function rolling(root: HTMLElement, board: Posed, route: number, delay: number): Move {
  const { curve, spaces } = board.routes[route]!;
  const last = spaces.length - 1;
  const carts = spaces.map((_, i) => root.querySelector(`[data-cart="${route}:${i}"] > *`));
  return () => {
    spaces.forEach((spot, i) => {
      carts[i]?.animate(wayOfCart(curve, spot), {
        duration: ROLL,
        delay: delay + (last - i) * STAGGER,
        easing: "cubic-bezier(.3,.5,.3,1)",
        fill: "backwards",
      });
    });
  };
}

/** Along a curve from its start to a spot, as seen from that spot, which is already turned. */
export function wayOfCart(curve: Curve, [x, y, angle]: Spot): Keyframe[] {
  const goal = nearestOn(curve, [x, y]);
  const c = Math.cos(radians(-angle));
  const s = Math.sin(radians(-angle));
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, k) => {
    const there = k === steps;
    const t = (goal * k) / steps;
    const [px, py] = there ? [x, y] : pointOn(curve, t);
    const turn = there ? 0 : steer(angleOn(curve, t) - angle);
    const [dx, dy] = [px - x, py - y];
    return {
      transform: `translate(${dx * c - dy * s}px,${dx * s + dy * c}px) rotate(${turn}deg)`,
      opacity: k === 0 ? 0 : 1,
      offset: k / steps,
    };
  });
}

/** A turn of no more than a quarter: a cart does not care which end goes first. */
function steer(angle: number): number {
  return ((((angle + 90) % 180) + 180) % 180) - 90;
}

/** A marker runs along the track, space by space. */
function running(
  root: HTMLElement,
  board: Posed,
  { seat, from, to }: { seat: number; from: number; to: number },
  delay: number,
): Move {
  const marker = root.querySelector(`[data-marker="${seat}"]`);
  const { track } = board;
  if (!marker || !track) return () => undefined;
  const frames = along(way(track, from, to));
  return () => {
    marker.animate(frames, {
      duration: Math.min(90 * frames.length, 1600),
      delay,
      easing: "linear",
      fill: "backwards",
    });
  };
}
