/**
 * Showing what happened: cards fly, carts roll, markers run. It all happens above a table that already shows how it
 * stands now, so nothing waits for it.
 */
import { mount, unmount } from "svelte";

import type { Change } from "./differ";
import type { Box } from "./edition";
import { angleOn, nearestOn, pointOn, radians } from "./geometry";
import type { Posed } from "./pose";
import { spaceOf, way } from "./track";
import TransportCard from "./TransportCard.svelte";

const FLIGHT = 480;
const STAGGER = 130;
const ROLL = 620;
const EASE = "cubic-bezier(.3,.7,.25,1)";

/** Play all changes; `root` is the board, hands and seats are looked up on the whole page. */
export function play(changes: readonly Change[], root: HTMLElement, board: Posed): void {
  let at = 0;
  let paidUntil = 0;
  for (const change of changes) {
    switch (change.type) {
      case "took": {
        const from = change.slot >= 0 ? slot(root, change.slot) : pile(root, "deck");
        fly(board, change.kind, from, seatOf(change.seat, change.kind), at);
        arrive(change.seat, change.kind, at + FLIGHT * 0.8);
        at += STAGGER;
        break;
      }
      case "drew":
        fly(board, change.kind, pile(root, "deck"), seatOf(change.seat, change.kind), at);
        if (change.kind >= 0) arrive(change.seat, change.kind, at + FLIGHT * 0.8);
        at += STAGGER;
        break;
      case "paid":
        change.kinds.forEach((kind, i) => {
          fly(board, kind, seatOf(change.seat, kind), pile(root, "discard"), at + i * 70);
        });
        paidUntil = at + change.kinds.length * 70;
        break;
      case "swept":
        change.row.forEach((kind, i) => {
          if (kind >= 0) fly(board, kind, slot(root, i), pile(root, "discard"), at + i * 50);
        });
        at += 320;
        break;
      case "turned":
        flip(root, change.slot, at + 120);
        at += 60;
        break;
      case "claimed":
        roll(root, board, change.route, Math.min(paidUntil, 300));
        break;
      case "scored":
        run(root, board, change.seat, change.from, change.to, ROLL * 0.7);
        break;
      case "goods":
        for (let i = 0; i < change.count; i++) {
          fly(board, "crate", pile(root, "merchandise"), seatOf(change.seat, -1), 260 + i * 100);
        }
        break;
      case "offered":
        for (let i = 0; i < change.count; i++) {
          fly(board, "contract", pile(root, "contracts"), seatOf(change.seat, -1), at + i * 110);
        }
        break;
      case "last-round":
        root
          .querySelector(".banner")
          ?.animate([{ scale: 0.4, opacity: 0 }, { scale: 1.12, opacity: 1 }, { scale: 1 }], {
            duration: 700,
            easing: EASE,
          });
    }
  }
}

function seen(element: Element | null | undefined): Element | null {
  if (!element) return null;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? element : null;
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
function fly(
  box: Box,
  what: number | "contract" | "crate",
  from: Element | null,
  to: Element | null,
  delay: number,
): void {
  if (!from || !to) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const [w, h] = [Math.min(a.width, 72), Math.min(a.height, 84)];
  const flyer = document.createElement("div");
  flyer.setAttribute("aria-hidden", "true");
  flyer.style.cssText = `position:fixed;left:0;top:0;width:${w}px;height:${h}px;z-index:60;pointer-events:none`;
  let face: Record<string, unknown> | null = null;
  if (typeof what === "number") {
    face = mount(TransportCard, { target: flyer, props: { box, kind: what } });
  } else {
    flyer.style.borderRadius = "6px";
    flyer.style.background = what === "contract" ? "#efe0bd" : "#c8963f";
    flyer.style.boxShadow = "0 0 0 1px rgb(50 30 10 / .6), 0 3px 8px rgb(0 0 0 / .35)";
  }
  document.body.append(flyer);
  const start: [number, number] = [a.x + a.width / 2 - w / 2, a.y + a.height / 2 - h / 2];
  const end: [number, number] = [
    b.x + Math.min(b.width, 160) / 2 - w / 2,
    b.y + Math.min(b.height, 90) / 2 - h / 2,
  ];
  const lift = Math.min(60, Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.18);
  const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - lift];
  const flight = flyer.animate(
    [
      { transform: `translate(${start[0]}px,${start[1]}px)`, opacity: 1 },
      {
        transform: `translate(${middle[0]}px,${middle[1]}px) scale(1.12) rotate(3deg)`,
        opacity: 1,
      },
      { transform: `translate(${end[0]}px,${end[1]}px) scale(.7)`, opacity: 0.9, offset: 0.92 },
      { transform: `translate(${end[0]}px,${end[1]}px) scale(.66)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
  );
  const gone = (): void => {
    if (face) void unmount(face);
    flyer.remove();
  };
  flight.onfinish = gone;
  flight.oncancel = gone;
}

/** The newest card of its kind in a hand on this page appears when the flight ends. */
function arrive(seat: number, kind: number, delay: number): void {
  const cards = document.querySelectorAll(
    `[data-hand="${seat}"] [data-hand-kind="${kind}"] [data-card]`,
  );
  cards[cards.length - 1]?.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: 160,
    delay,
    fill: "backwards",
  });
}

function flip(root: HTMLElement, index: number, delay: number): void {
  slot(root, index)?.firstElementChild?.animate(
    [
      { transform: "rotateY(92deg)", opacity: 0 },
      { transform: "rotateY(60deg)", opacity: 1, offset: 0.2 },
      { transform: "rotateY(0)", opacity: 1 },
    ],
    { duration: 380, delay, easing: "ease-out", fill: "backwards" },
  );
}

/** Carts roll from the first place along the route, the foremost first. */
function roll(root: HTMLElement, board: Posed, route: number, delay: number): void {
  const { curve, spaces } = board.routes[route]!;
  const last = spaces.length - 1;
  spaces.forEach(([x, y, angle], i) => {
    const cart = root.querySelector(`[data-cart="${route}:${i}"] > *`);
    const goal = nearestOn(curve, [x, y]);
    const c = Math.cos(radians(-angle));
    const s = Math.sin(radians(-angle));
    const frames: Keyframe[] = [];
    const steps = 12;
    for (let k = 0; k <= steps; k++) {
      const t = (goal * k) / steps;
      const [px, py] = k === steps ? [x, y] : pointOn(curve, t);
      const turn = k === steps ? 0 : steer(angleOn(curve, t) - angle);
      // Seen from the cart's own place, which is already turned.
      const [dx, dy] = [px - x, py - y];
      frames.push({
        transform: `translate(${dx * c - dy * s}px,${dx * s + dy * c}px) rotate(${turn}deg)`,
        opacity: k === 0 ? 0 : 1,
        offset: k / steps,
      });
    }
    cart?.animate(frames, {
      duration: ROLL,
      delay: delay + (last - i) * STAGGER,
      easing: "cubic-bezier(.3,.5,.3,1)",
      fill: "backwards",
    });
  });
}

/** A turn of no more than half a circle; a cart does not care which end goes first. */
function steer(angle: number): number {
  const turn = ((((angle + 90) % 180) + 180) % 180) - 90;
  return turn;
}

/** A marker runs along the track, space by space. */
function run(
  root: HTMLElement,
  board: Posed,
  seat: number,
  from: number,
  to: number,
  delay: number,
): void {
  const marker = root.querySelector(`[data-marker="${seat}"]`);
  if (!marker || !board.track) return;
  const passed = way(board.track, from, to);
  const end = board.track.spaces[spaceOf(board.track, to)]!;
  marker.animate(
    passed.map(([x, y]) => ({ transform: `translate(${x - end[0]}px,${y - end[1]}px)` })),
    { duration: Math.min(90 * passed.length, 1600), delay, easing: "linear", fill: "backwards" },
  );
}
