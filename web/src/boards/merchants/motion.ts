/**
 * Showing what happened: cards are dealt, tiles set down, the marker walks, money changes hands. It all happens above
 * a table that already shows how it stands now, so nothing waits for it.
 */
import { mount, unmount } from "svelte";

import { along, flyer, passed, passing, perform, seen, type Move } from "../../lib/board/motion";
import CardFace from "./drawing/CardFace.svelte";
import type { Change } from "./model/differ";
import { DISCS } from "./model/edition";
import type { Point } from "./model/geometry";
import { markerAt, tileAt, wayOfTime, type Posed } from "./model/pose";

const FLIGHT = 480;
const LEAVING: KeyframeAnimationOptions = { duration: 620, easing: "ease-in", fill: "both" };
const EASE = "cubic-bezier(.4,.1,.2,1)";

export function play(changes: readonly Change[], root: HTMLElement, posed: Posed): void {
  perform(prepare(changes, root, posed));
}

const find = (selector: string): Element | null => seen(document.querySelector(selector));

function prepare(changes: readonly Change[], root: HTMLElement, posed: Posed): Move[] {
  const { box } = posed;
  const moves: Move[] = [];
  const tally = new Map<number, number>();
  let delay = 0;
  for (const change of changes) {
    switch (change.type) {
      case "turned":
        moves.push(...dealt(find("[data-at='deck'] .slot"), find("[data-at='drawn']"), delay));
        delay += 160;
        break;
      case "placed": {
        const from = find(change.drawn ? "[data-at='drawn']" : "[data-at='deck'] .slot");
        moves.push(...dealt(from, find(`[data-card="disc:${DISCS[change.disc]!}"]`), delay));
        delay += 120;
        break;
      }
      case "cleared":
        moves.push(...cleared(posed, change.card, find(`[data-at="disc:${DISCS[change.disc]!}"]`)));
        break;
      case "time":
        moves.push(...walked(root, posed, change.from, change.to));
        delay += 260;
        break;
      case "built":
        moves.push(...setDown(root, `plot:${box.plots[change.plot]!.id}`, delay));
        break;
      case "founded":
        moves.push(...setDown(root, box.sites[change.site]!.part, delay));
        break;
      case "demolished":
        moves.push(...lifted(root, box.plots[change.plot]!.part, change.seat, delay));
        break;
      case "abandoned":
        moves.push(...lifted(root, box.sites[change.site]!.part, change.seat, delay));
        break;
      case "moved":
        moves.push(...advanced(root, posed, change, delay));
        break;
      case "money": {
        const nth = tally.get(change.seat) ?? 0;
        tally.set(change.seat, nth + 1);
        moves.push(...paid(change.seat, change.sum, delay + nth * 260));
        break;
      }
      case "mayor":
      case "sold":
      case "doubled":
        break;
    }
  }
  return moves;
}

/** A card comes from one place to another, where it lies already. */
function dealt(from: Element | null, to: Element | null, delay: number): Move[] {
  const card = to?.firstElementChild;
  if (!from || !to || !card) return [];
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const dx = a.x + a.width / 2 - b.x - b.width / 2;
  const dy = a.y + a.height / 2 - b.y - b.height / 2;
  return [
    () =>
      card.animate(
        [
          { transform: `translate(${dx}px,${dy}px) scale(${a.width / b.width}) rotate(-4deg)` },
          { transform: "none" },
        ],
        { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
      ),
  ];
}

/** A card that was used leaves the desk. */
function cleared(posed: Posed, index: number, from: Element | null): Move[] {
  const card = posed.box.cards[index];
  if (!from || !card) return [];
  const { x, y, width } = from.getBoundingClientRect();
  return [
    () => {
      const used = above(x + width / 2 - 31, y + 2, 62, 86);
      const face = mount(CardFace, { target: used, props: { box: posed.box, card } });
      passing(
        used,
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-46px) rotate(8deg)", opacity: 0 },
        ],
        LEAVING,
        () => void unmount(face),
      );
    },
  ];
}

/** A place above the page for something that leaves or comes. */
function above(x: number, y: number, w: number, h: number, style = ""): HTMLElement {
  return flyer(`left:${x}px;top:${y}px;width:${w}px;height:${h}px;${style}`);
}

/** The marker walks along the time line, space by space. */
function walked(root: HTMLElement, posed: Posed, from: number, to: number): Move[] {
  const marker = root.querySelector("[data-marker='time'] > g");
  if (!marker || !posed.track[to] || to < from) return [];
  const frames = along(
    wayOfTime(posed.box.track, from, to).map((space) => markerAt(posed.track[space]!)),
  );
  return [
    () =>
      marker.animate(frames, {
        duration: 420 * (frames.length - 1),
        easing: "ease-in-out",
        fill: "backwards",
      }),
  ];
}

function setDown(root: HTMLElement, part: string, delay: number): Move[] {
  const tile = root.querySelector<SVGGElement>(`[data-tile="${part}"]`);
  if (!tile) return [];
  return [
    () => {
      tile.style.transformBox = "fill-box";
      tile.style.transformOrigin = "50% 50%";
      tile.animate(
        [
          { transform: "translateY(-60px) scale(2.4)", opacity: 0 },
          { transform: "none", opacity: 1, offset: 0.75 },
          { transform: "scale(1.16)", offset: 0.86 },
          { transform: "none" },
        ],
        { duration: 560, delay, easing: EASE, fill: "backwards" },
      );
    },
  ];
}

/** A tile that left the board. */
function lifted(root: HTMLElement, part: string, seat: number, delay: number): Move[] {
  const place = root.querySelector(`[data-at="${part}"]`)?.getBoundingClientRect();
  if (!place) return [];
  return [
    () => {
      const [x, y] = [place.x + place.width / 2 - 9, place.y + place.height / 2 - 9];
      passing(
        above(x, y, 18, 18, `border-radius:50%;background:var(--seat-${seat})`),
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-40px) scale(1.8)", opacity: 0 },
        ],
        { ...LEAVING, delay },
      );
    },
  ];
}

function advanced(
  root: HTMLElement,
  posed: Posed,
  { seat, commodity, from, to }: { seat: number; commodity: number; from: number; to: number },
  delay: number,
): Move[] {
  const row = posed.rows[commodity];
  if (!row) return [];
  const part = `row:${row.commodity.id}`;
  const tile = root.querySelector<SVGGElement>(`[data-tile="${part}:${seat}"]`);
  if (!tile) return lifted(root, part, seat, delay);
  const { label, spaces } = row;
  const placeOf = (space: number): Point => {
    if (space <= 0) return [label.x + label.w / 2, label.y + label.h / 2];
    return tileAt(spaces[space - 1]!, seat, 5);
  };
  const way = passed(from, to);
  const frames = along(way.map(placeOf)).map((frame, i) => ({
    ...frame,
    opacity: i === 0 && way[0] === 0 ? 0 : 1,
  }));
  return [
    () =>
      tile.animate(frames, {
        duration: 340 * Math.max(frames.length - 1, 1),
        delay,
        easing: "ease-in-out",
        fill: "backwards",
      }),
  ];
}

/** Money comes into a purse, or goes from it. */
function paid(seat: number, sum: number, delay: number): Move[] {
  return [...document.querySelectorAll(`[data-purse="${seat}"] .money`)].flatMap((purse) => {
    const { x, y, width, height } = purse.getBoundingClientRect();
    if (width === 0) return [];
    return [
      () => {
        const coins = above(
          x + width / 2 - 40,
          y + height / 2 - 14,
          80,
          28,
          `font:700 1.2rem/28px var(--serif);text-align:center;color:${sum > 0 ? "var(--good)" : "var(--bad)"};text-shadow:0 0 4px var(--paper),0 0 4px var(--paper)`,
        );
        coins.textContent = sum > 0 ? `+${sum}` : `−${-sum}`;
        passing(
          coins,
          [
            { transform: "translateY(8px)", opacity: 0 },
            { transform: "translateY(-6px) scale(1.15)", opacity: 1, offset: 0.2 },
            { transform: "translateY(-16px)", opacity: 1, offset: 0.75 },
            { transform: "translateY(-30px)", opacity: 0 },
          ],
          { duration: 1500, delay, easing: "ease-out", fill: "both" },
        );
      },
    ];
  });
}
