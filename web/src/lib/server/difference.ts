/**
 * Updates that come as what has changed since the last one; docs/api.md says how they are written. What does not add
 * up is not believed: whoever asks here then asks the server for the whole.
 */
import type { Acted, CatalogueLine, Changed, Choice, Told, UpdateMessage } from "./wire";

/** A note, or a piece of news: the name of a message and its arguments. */
type Said = readonly [string, Record<string, string | number>];

const COMPARED = ["view", "ask", "held", "waits", "undo", "clocks", "auction"] as const;

/** The new value, made of the old one and what has changed. The old one stays as it is. */
export function applied(old: unknown, change: unknown): unknown {
  if (typeof change !== "object" || change === null) return change;
  if (!Array.isArray(change)) {
    const made = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<
      string,
      unknown
    >;
    for (const [name, part] of Object.entries(change)) made[name] = applied(made[name], part);
    return made;
  }
  if (change.length === 1) return change[0] as unknown;
  return rearranged(old as unknown[], change as unknown[], (item) => item);
}

/** A list made of pieces of the old one and of new items. */
function rearranged<T>(old: T[], change: unknown[], read: (item: unknown) => T): T[] {
  const made: T[] = [];
  for (let at = 0; at < change.length; at += 3) {
    const [start, count, items] = change.slice(at, at + 3) as [number, number, unknown[]];
    made.push(...old.slice(start, start + count), ...items.map(read));
  }
  return made;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});
const utf8 = new TextEncoder();

/** CRC-32 of a value as JSON, going on from the sum of what came before. */
export function checksum(value: unknown, before = 0): number {
  let sum = ~before;
  for (const byte of utf8.encode(JSON.stringify(value))) {
    sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}

/** What one seat has been sent last, and the last choices that it had. */
export class Latest {
  private constructor(
    readonly update: UpdateMessage,
    private readonly offered: Choice[],
  ) {}

  static of(update: UpdateMessage): Latest {
    return new Latest(update, update.may);
  }

  /** What comes after it; null if that is not what the server has. */
  next(changed: Changed, catalogue: readonly CatalogueLine[]): Latest | null {
    try {
      const made = this.#made(changed, catalogue);
      const stands = [made.at, made.may, ...COMPARED.map((name) => made[name])];
      if (checksum(made.told, checksum(stands)) !== changed.sum) return null;
      return new Latest(made, made.may.length > 0 ? made.may : this.offered);
    } catch {
      return null; // it does not even fit
    }
  }

  #made(changed: Changed, catalogue: readonly CatalogueLine[]): UpdateMessage {
    const { at, parts, time } = changed;
    const since = this.update.at;
    const told = changed.told.map((entry, place) => readTold(entry, since + place, catalogue));
    const made: Record<string, unknown> = { ...this.update, at, since, told, time };
    for (const name of COMPARED) {
      if (name in parts) made[name] = applied(this.update[name], parts[name]);
    }
    const may = parts.may as unknown[] | undefined;
    if (may) {
      const read = (item: unknown): Choice => readChoice(item, catalogue);
      made.may = may.length === 1 ? may[0] : rearranged(this.offered, may, read);
    }
    return made as unknown as UpdateMessage;
  }
}

const said = ([name, args]: Said): { name: string; args: Said[1] } => ({ name, args });

function readChoice(item: unknown, catalogue: readonly CatalogueLine[]): Choice {
  if (!Array.isArray(item)) return item as Choice;
  const [number, ...notes] = item as [number, ...Said[]];
  return { ...catalogue[number]!, notes: notes.map(said) };
}

function readTold(entry: unknown, at: number, catalogue: readonly CatalogueLine[]): Told {
  if (!Array.isArray(entry)) return entry as Told;
  const [n, seat, whom, which, news = [], gains = []] = entry as [
    number,
    number,
    number,
    number | CatalogueLine,
    Said[]?,
    [number, string, number][]?,
  ];
  const action = typeof which === "number" ? catalogue[which]! : which;
  return {
    ...({ type: "action", at, n, seat, whom } as Acted),
    ...action,
    news: news.map(said),
    gains: gains.map(([owner, what, number]) => ({ seat: owner, what, number })),
  };
}
