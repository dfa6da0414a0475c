/** What happened, as one reader is told it. */
import type { Args, Say } from "../board";
import type { Acted, Gain, Told } from "../server/wire";
import { CHANCE } from "../server/wire";

/** A line of the log: an action, and whether it was taken back since; or the taking back. */
export interface LogLine {
  told: Told;
  undone: boolean;
}

/** Entries known so far, and what came from entry `since` on; null if there is a gap between. */
export function joined(known: Told[], since: number, told: Told[]): Told[] | null {
  if (since > known.length) return null;
  if (since === known.length) return told.length === 0 ? known : [...known, ...told];
  return [...known.slice(0, since), ...told];
}

/**
 * The log as it is read: what was taken back is struck out. Lines that have not changed are those of `before`
 * themselves, so that a long story is not drawn again for each new sentence.
 */
export function logLines(entries: Told[], before: LogLine[] = []): LogLine[] {
  const undone = new Set<Told>();
  const standing: Acted[] = [];
  for (const told of entries) {
    if (told.type === "action") {
      standing.push(told);
    } else {
      while (standing.length > 0 && standing.at(-1)!.n >= told.n) undone.add(standing.pop()!);
    }
  }
  return entries.map((told, index) => {
    const line = before[index];
    const struck = undone.has(told);
    return line?.told === told && line.undone === struck ? line : { told, undone: struck };
  });
}

/** Who an action is about: whoever acted, or whom chance concerned. */
export function actor(told: Acted): number {
  if (typeof told.args.seat === "number") return told.args.seat;
  return told.seat === CHANCE ? told.whom : told.seat;
}

/** The arguments of an action's sentence: its own, and who acted. */
export function toldArgs(told: Acted, names: string[]): Args {
  return { ...told.args, who: names[actor(told)] ?? "" };
}

/** What somebody has more of, or less, in words. */
function gained({ what, number }: Gain, say: Say): string {
  const change = number > 0 ? `+${number}` : `−${-number}`;
  const args = { change, number: Math.abs(number) };
  return what.startsWith("#")
    ? say.game("gain-of", { ...args, what })
    : say.game(`gain-${what}`, args);
}

/** What each has gained and lost; it is said whose it is unless it can be only the actor's. */
function gains(told: Acted, names: string[], say: Say, alone: boolean): string[] {
  const bySeat = new Map<number, string[]>();
  for (const gain of told.gains)
    bySeat.set(gain.seat, [...(bySeat.get(gain.seat) ?? []), gained(gain, say)]);
  const bare = alone && bySeat.size === 1 && bySeat.has(actor(told));
  return [...bySeat].map(([seat, each]) => {
    const words = `${each.join(", ")}.`;
    const who = names[seat];
    return bare || who === undefined ? words : say.t("player-gained", { who, gains: words });
  });
}

/**
 * An action in sentences: what was done, what it brought about by itself, and what it gave or took. Empty where
 * everyone knows it already, as when a card is dealt to someone who has just said to draw.
 */
export function sentence(told: Acted, names: string[], say: Say): string {
  const said = [say.game(told.verb, toldArgs(told, names), "log")];
  for (const { name, args } of told.news) {
    const who = typeof args.seat === "number" ? (names[args.seat] ?? "") : "";
    said.push(say.game(name, { ...args, who }));
  }
  said.push(...gains(told, names, say, said.length === 1 && said[0] !== ""));
  return said.filter((each) => each !== "").join(" ");
}

/** Where turns begin: an action by a seat after one by another. */
export function turnStarts(actions: Acted[]): number[] {
  const starts: number[] = [];
  let last: number | null = null;
  actions.forEach((told, index) => {
    if (told.seat === CHANCE || told.seat === last) return;
    last = told.seat;
    starts.push(index);
  });
  return starts;
}
