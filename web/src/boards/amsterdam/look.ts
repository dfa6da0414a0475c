/** How the seats of Amsterdam look, wherever they are named. */
import type { SeatLook } from "../../lib/board";

/** The seats' printed colours are red, green, yellow and blue. */
const LOOKS = [
  { seat: 0, symbol: "●" },
  { seat: 2, symbol: "▲" },
  { seat: 3, symbol: "■" },
  { seat: 1, symbol: "◆" },
];

export function seatLook(seat: number): SeatLook {
  const look = LOOKS[seat];
  if (!look) return { colour: "var(--ink-soft)", ink: "var(--paper)", symbol: "○" };
  return {
    colour: `var(--seat-${look.seat})`,
    ink: `var(--seat-${look.seat}-ink)`,
    symbol: look.symbol,
  };
}
