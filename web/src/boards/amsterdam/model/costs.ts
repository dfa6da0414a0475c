/** What a choice that is being thought of costs and brings, as the server says it. */
import type { AmsterdamSeatView, Choice } from "../../../lib/server/wire";
import { mine, ways, type Table } from "./parts";

/** How many resources a seat can spend. */
export function spendable(player: AmsterdamSeatView): number {
  return player.reserve.reduce((all, each) => all + each, 0);
}

type Args = Choice["notes"][number]["args"];

function told(choice: Choice | undefined, name: string): Args | undefined {
  return choice?.notes.find((note) => note.name === name)?.args;
}

/** What a die would bring: the arguments of `die-brings`; none while it cannot be chosen. */
export function broughtByDie(table: Table, id: string): Args | null {
  const colour = `#colour-${id}`;
  const notes = ways(table, `die:${id}`, ["dice"])[0]?.notes ?? [];
  return (
    notes.find(({ name, args }) => name === "note-die" && args.colour === colour)?.args ?? null
  );
}

/** By space of the Amstel: the choice that goes there. */
export function goals(table: Table): Map<number, Choice> {
  const at = mine(table)?.at ?? 0;
  return new Map(
    ways(table, "amstel", ["advance"]).map((choice) => [at + Number(choice.args.spaces), choice]),
  );
}

/** Resources that an advance costs, and the points that it scores at once. */
export function advanceTold(choice: Choice | undefined): { cost: number; points: number } {
  return {
    cost: Number(told(choice, "note-cost")?.count ?? 0),
    points: Number(told(choice, "gain-points")?.number ?? 0),
  };
}

/** Resources that a trip of so many steps costs, and whether there are as many at hand. */
export function trip(table: Table, steps: number): { cost: number; enough: boolean } {
  const cost = table.view.trip_costs[steps] ?? 0;
  const player = mine(table);
  return { cost, enough: player !== null && cost <= spendable(player) };
}
