/** The spaces of a wind rose: what lies on them, and how they answer. */
import type { AmsterdamSeatView } from "../../../lib/server/wire";
import { unpack } from "../model/edition";
import { partProps, ways, type PartProps, type Table } from "../model/parts";
import { counted } from "../words/words";

export const SPACES = [1, 2, 3, 4, 5, 6];

/** What lies on a space: colours and how many of each. */
export function lying(
  player: AmsterdamSeatView,
  space: number,
): { colour: number; count: number }[] {
  return (player.rose[space - 1] ?? []).flatMap((count, colour) =>
    count > 0 ? [{ colour, count }] : [],
  );
}

export interface Space {
  /** Whether something can be put there, or moved from there. */
  may: boolean;
  /** Whether colours are being chosen for it, at the start. */
  wanted: boolean;
  lit: boolean;
  props: PartProps | { role: "img"; "aria-label": string };
}

export function spaceOf(table: Table, player: AmsterdamSeatView, space: number): Space {
  const at = `rose:${space}`;
  const own = player.seat === table.me;
  const may = own && ways(table, at).length > 0;
  const words = table.say.game("rose-words", {
    space,
    lying: counted(table, player.rose[space - 1] ?? [], unpack(table.edition).colours, "colour"),
  });
  return {
    may,
    wanted: own && table.view.ask === "stock" && Number(table.view.about.space ?? 0) === space,
    lit: own && table.lit.has(at),
    props: may ? partProps(table, at, words) : { role: "img", "aria-label": words },
  };
}
