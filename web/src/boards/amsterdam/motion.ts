/**
 * Showing what happened: barges sail, pawns go down the river, goods and dockers are carried. It all happens above a
 * table that already shows how it stands now, so nothing waits for it.
 */
import {
  along,
  at,
  flyer,
  middleOf,
  passed,
  passing,
  perform,
  summit,
  type Move,
} from "../../lib/board/motion";
import type { Change } from "./model/differ";
import type { Box } from "./model/edition";
import { wayBetween, type Point } from "./model/geometry";
import type { Posed } from "./model/pose";
import { trackSpace } from "./model/standing";
import { symbols } from "./drawing/symbols";
import { inkOn } from "./model/parts";

const FLIGHT = 620;
const STEP = 260;
/** Of what is larger than this, only so much counts as where things come from and go to. */
const LARGEST: Point = [220, 160];
const EASE = "cubic-bezier(.45,.1,.25,1)";

/** Play all changes; `root` is the board, players' boards and panels are looked up on the whole page. */
export function play(changes: readonly Change[], root: HTMLElement, board: Posed): void {
  perform(changes.map((change, i) => prepare(change, root, board, Math.min(i, 6) * 70)));
}

function prepare(change: Change, root: HTMLElement, board: Posed, delay: number): Move | null {
  const { box } = board;
  switch (change.type) {
    case "sailed":
      return travelling(
        root.querySelector(`[data-barge="${change.owner}"] > *`),
        wayBetween(change.from, change.to, (node) => box.nodes[node]!.near).map(
          (node) => board.nodes[node]!,
        ),
      );
    case "advanced":
      return travelling(
        root.querySelector(`[data-pawn="${change.owner}"] > *`),
        board.spaces.slice(change.from, change.to + 1),
      );
    case "took-block": {
      const block = root.querySelector(`[data-block="${change.block}"]`);
      const pop = popping(root.querySelector(`[data-arms="${change.block}"]`), delay);
      const fly = flight(good(box, change.good), block, holder(change.owner, "load", change.good));
      return both(pop, fly);
    }
    case "sold":
      return flight(
        good(box, change.good),
        holder(change.owner, "load", -1),
        root.querySelector(`[data-stall="${change.good}"]`),
      );
    case "delivered": {
      const node = box.nodes.find((each) =>
        change.depot >= 0 ? each.depot === change.depot : each.good === change.good,
      );
      const barge = root.querySelector(`[data-barge="${change.owner}"]`);
      return flight(
        good(box, change.good),
        barge,
        root.querySelector(`[data-house="${node?.index}"]`),
      );
    }
    case "loaded":
      return popping(holder(change.owner, "deliver", change.good), delay);
    case "boarded": {
      const node = box.nodes.find((each) => each.docker === change.pontoon);
      const from = root.querySelector(`[data-at="node:${node?.id}"]`);
      return flight(docker(box, change.docker), from, seat(change.owner));
    }
    case "came-home": {
      const node = box.nodes.find((each) => each.docker === change.docker);
      const from = root.querySelector(`[data-at="node:${node?.id}"]`);
      return flight(docker(box, change.docker), from, root.querySelector("[data-building]"));
    }
    case "took-card":
      return flight(CARD, root.querySelector(".display"), seat(change.owner));
    case "activated":
    case "used":
      return popping(document.querySelector(`.mine [data-at="card:${change.card}"]`), delay);
    case "shown":
      return flipping(root.querySelector(`.display [data-at="card:${change.card}"]`), delay);
    case "tile":
      return flipping(root.querySelector('.market[data-at="market"]'), delay);
    case "rolled":
      return tumbling([...root.querySelectorAll("[data-die] > svg")]);
    case "resources":
      return popping(
        document.querySelector(`[data-reserve="${change.owner}:${change.colour}"]`),
        delay,
      );
    case "florins":
      return popping(document.querySelector(`[data-purse="${change.owner}"]`), delay);
    case "scored":
      return both(running(root, board, change), rising(change));
    default:
      return null;
  }
}

function both(...moves: (Move | null)[]): Move {
  return () => perform(moves);
}

/** What flies, and how it looks. */
interface Flyer {
  icon: string;
  hex: string;
  round: boolean;
}

const CARD: Flyer = { icon: "cards", hex: "#efe0bd", round: false };
const good = (box: Box, index: number): Flyer | null => {
  const is = box.goods[index];
  return is ? { icon: is.id, hex: is.hex, round: true } : null;
};
const docker = (box: Box, index: number): Flyer | null => {
  const is = box.dockers[index];
  return is ? { icon: "docker", hex: is.hex, round: false } : null;
};

/** Where a seat's things are: its board if that is shown, else its panel. */
function seat(owner: number): Element | null {
  return (
    document.querySelector(`[data-hand="${owner}"]`) ??
    document.querySelector(`[data-seat="${owner}"]`)
  );
}

function holder(owner: number, verb: string, index: number): Element | null {
  return document.querySelector(`[data-good="${owner}:${verb}:${index}"]`) ?? seat(owner);
}

/** Along the places of the board to where it already stands. */
function travelling(piece: Element | null, places: readonly Point[]): Move | null {
  if (!piece || places.length < 2) return null;
  const duration = Math.min(STEP * (places.length - 1) + 200, 1600);
  return () => {
    piece.animate(along(places), { duration, easing: "ease-in-out" });
  };
}

/** Something goes from one place on the screen to another. */
function flight(what: Flyer | null, from: Element | null, to: Element | null): Move | null {
  if (!what || !from || !to) return null;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!a.width || !b.width) return null;
  const size = 30;
  const [start, end] = [middleOf(a, [size, size], LARGEST), middleOf(b, [size, size], LARGEST)];
  const top = summit(start, end, 0.2, 70);
  return () => {
    const thing = flyer(
      `left:0;top:0;width:${size}px;height:${size}px;border:1.5px solid #20160c;border-radius:${what.round ? "50%" : "7px"};background:${what.hex};color:${inkOn(what.hex)};box-shadow:0 3px 8px rgb(0 0 0/.4)`,
    );
    thing.append(drawn(what.icon));
    passing(
      thing,
      [
        { transform: `${at(start)} scale(.8)`, opacity: 1 },
        { transform: `${at(top)} scale(1.2)`, opacity: 1 },
        { transform: `${at(end)} scale(.9)`, opacity: 1, offset: 0.93 },
        { transform: `${at(end)} scale(.6)`, opacity: 0 },
      ],
      { duration: FLIGHT, easing: EASE, fill: "backwards" },
    );
  };
}

function drawn(name: string): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "-6 -6 36 36");
  const drawing = symbols[name] ?? {};
  for (const [kind, d] of Object.entries(drawing) as ["fill" | "line", string][]) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", kind === "fill" ? "currentColor" : "none");
    path.setAttribute("stroke", kind === "line" ? "currentColor" : "none");
    path.setAttribute("stroke-width", "2");
    svg.append(path);
  }
  return svg;
}

function popping(element: Element | null, delay: number): Move | null {
  if (!element) return null;
  // What is drawn within the board must grow around its own middle, as everything else does.
  const around = element instanceof SVGElement ? { transformOrigin: "center" } : {};
  return () => {
    element.animate(
      [
        { ...around, scale: 1 },
        { ...around, scale: 1.16 },
        { ...around, scale: 1 },
      ],
      { duration: 420, delay, easing: EASE },
    );
  };
}

/** A new card swings into its place. It can be taken meanwhile, so it is never hidden. */
function flipping(card: Element | null, delay: number): Move | null {
  if (!card) return null;
  return () => {
    card.animate(
      [
        { transform: "perspective(500px) rotateY(50deg)" },
        { transform: "perspective(500px) rotateY(0)" },
      ],
      { duration: 420, delay, easing: "ease-out", fill: "backwards" },
    );
  };
}

function tumbling(dice: Element[]): Move {
  return () => {
    dice.forEach((die, i) => {
      die.animate(
        [
          { transform: "translateY(-14px) rotate(-200deg) scale(.8)" },
          { transform: "translateY(3px) rotate(24deg)", offset: 0.7 },
          { transform: "rotate(0)" },
        ],
        { duration: 620 + i * 70, easing: "cubic-bezier(.3,.6,.3,1)" },
      );
    });
  };
}

/** A marker runs along the score track, space by space. */
function running(
  root: HTMLElement,
  board: Posed,
  { owner, from, to }: { owner: number; from: number; to: number },
): Move | null {
  const marker = root.querySelector(`[data-marker="${owner}"]`);
  if (!marker || !board.track.length) return null;
  const frames = along(passed(from, to).map((points) => board.track[trackSpace(board, points)]!));
  return () => {
    marker.animate(frames, { duration: Math.min(110 * frames.length, 1500), easing: "linear" });
  };
}

/** Points won rise from the panel of whoever won them. */
function rising({ owner, from, to }: { owner: number; from: number; to: number }): Move | null {
  const panel = document.querySelector(`[data-seat="${owner}"] .points`);
  if (!panel || to <= from) return null;
  const { x, y } = panel.getBoundingClientRect();
  return () => {
    const won = flyer(
      `left:${x}px;top:${y}px;z-index:61;font:700 1.25rem var(--serif);color:var(--good);text-shadow:0 0 4px var(--paper),0 0 4px var(--paper)`,
    );
    won.textContent = `+${to - from}`;
    passing(
      won,
      [
        { transform: "translateY(4px)", opacity: 0 },
        { transform: "translateY(-12px)", opacity: 1, offset: 0.25 },
        { transform: "translateY(-34px)", opacity: 0 },
      ],
      { duration: 1300, easing: "ease-out" },
    );
  };
}
