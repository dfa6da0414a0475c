/** Parts of the table that can be used: how they look, sound and answer. */
import type { BoardProps } from "../../../lib/board";
import type { AmsterdamSeatView, AmsterdamView, Choice } from "../../../lib/server/wire";

export type Table = BoardProps<AmsterdamView>;

/** TOM, who has no seat: his blocks and his pawn are those of number 1. */
export const TOM = 1;

/** Names by owner: in a solo game the second is TOM. */
export function nameOf(table: Table, owner: number): string {
  if (table.view.tom && owner === TOM) return table.say.game("tom");
  return table.names[owner] ?? "";
}

/** Whoever's board the reader plays, if anyone's. */
export function mine(table: Table): AmsterdamSeatView | null {
  return table.view.players.find((player) => player.seat === table.me) ?? null;
}

/** The choices that touch a part, of some verbs only. */
export function ways(table: Table, at: string, verbs?: readonly string[]): Choice[] {
  const found = table.open.get(at) ?? [];
  return verbs ? found.filter((choice) => verbs.includes(choice.verb)) : found;
}

export interface PartProps {
  "data-at": string;
  role: "button" | "img" | undefined;
  tabindex: number | undefined;
  "aria-label": string | undefined;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: () => void;
  onpointerleave: (event: PointerEvent) => void;
}

/**
 * The attributes of a part. Without a label it is named by the words within it. `may` if it can be used now; `act` if it knows which choice is meant, else the table asks.
 */
export function partProps(
  table: Table,
  at: string,
  label: string,
  {
    may = table.open.has(at),
    act,
    stop = 0,
    point,
  }: {
    may?: boolean;
    act?: (() => void) | undefined;
    stop?: number;
    point?: (on: boolean) => void;
  } = {},
): PartProps {
  const go = (event: Event): void => {
    event.stopPropagation();
    if (may && act) act();
    else table.pick(at, event.currentTarget as Element);
  };
  return {
    "data-at": at,
    role: may ? "button" : label ? "img" : undefined,
    tabindex: may ? stop : undefined,
    "aria-label": label || undefined,
    onclick: go,
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      go(event);
    },
    onpointerenter: () => point?.(true),
    // A finger leaves what it has just touched; what it asked about stays.
    onpointerleave: (event) => {
      if (event.pointerType !== "touch") point?.(false);
    },
  };
}

/** Dark or light, whichever can be read on a colour. */
export function inkOn(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.19 ? "#21180f" : "#fff8ec";
}
