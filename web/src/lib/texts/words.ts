/**
 * The view of any game as readable text: what a table shows of a game that has no board yet. Facts come in the order
 * in which the game lists them, named by the game's own messages where it has them.
 */
import { named, pair, type Say, type Section } from "../board";
import { readable } from "./untold";
import type { GameView } from "../server/wire";

/** What every view has and the table tells in its own way, and what only bots need. */
const TOLD_ELSEWHERE = new Set([
  "type",
  "seat",
  "seats",
  "to_move",
  "ask",
  "about",
  "over",
  "edition",
  "options",
  "agenda",
  "scores",
]);

/** Fields whose numbers are seats. */
const SEATS = new Set([
  "seat",
  "turn",
  "first",
  "owner",
  "owners",
  "mayor",
  "leader",
  "starter",
  "player",
  "by",
  "who",
]);

/** The name of a field: the game's word for it, or the field's own name made readable. */
export function fieldName(key: string, say: Say): string {
  if (key.startsWith("#")) return named(say, key);
  const id = key.replaceAll("_", "-");
  // A message that is told in the log is what someone does, and no name of a thing.
  return say.has(id) && !say.has(id, "log") ? say.game(id) : readable(key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value in words; null where there is nothing to say. */
export function inWords(key: string, value: unknown, names: string[], say: Say): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return say.t(value ? "yes" : "no");
  if (typeof value === "number") {
    // Games write −1 where there is nothing.
    if (value === -1) return "–";
    return SEATS.has(key) ? (names[value] ?? "–") : value.toLocaleString(say.language);
  }
  if (typeof value === "string") return value === "" ? null : named(say, value);
  if (Array.isArray(value)) {
    if (value.length === 0) return say.t("none");
    if (SEATS.has(key)) {
      // Of many places only those that belong to someone are worth telling.
      const owned = value.map((seat, place) => [place + 1, names[Number(seat)]] as const);
      const told = owned.filter(([, name]) => name !== undefined);
      return (
        told.map(([place, name]) => pair(say.language, place, name!)).join(", ") || say.t("none")
      );
    }
    return value
      .map((each) => inWords(key, each, names, say) ?? "–")
      .join(value.some(isRecord) ? "; " : ", ");
  }
  if (isRecord(value)) {
    const facts = Object.entries(value)
      .map(([inner, fact]) => [fieldName(inner, say), inWords(inner, fact, names, say)])
      .filter(([, text]) => text !== null);
    const told = facts.map(([name, text]) => pair(say.language, name!, text!));
    return told.join(", ") || say.t("none");
  }
  return String(value);
}

/** A fact and its name. */
export interface Fact {
  name: string;
  text: string;
}

/** A fact of every seat, in seat order; null where there is nothing to say. */
export interface SeatFact {
  name: string;
  texts: (string | null)[];
}

/** All facts of a view: what is common, and what is told of each seat. */
export function factsOf(
  view: GameView,
  names: string[],
  say: Say,
): { common: Fact[]; seats: SeatFact[] } {
  const common: Fact[] = [];
  const seats: SeatFact[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (TOLD_ELSEWHERE.has(key)) continue;
    if (Array.isArray(value) && value.length === view.seats && value.every(isRecord)) {
      const players = value as Record<string, unknown>[];
      for (const field of Object.keys(players[0] ?? {}).filter((each) => each !== "seat")) {
        const texts = players.map((facts) => inWords(field, facts[field], names, say));
        if (texts.some((text) => text !== null)) seats.push({ name: fieldName(field, say), texts });
      }
    } else {
      const text = inWords(key, value, names, say);
      if (text !== null) common.push({ name: fieldName(key, say), text });
    }
  }
  return { common, seats };
}

/** The whole view as lists: what is common first, then each seat. */
export function describeAny(view: GameView, names: string[], say: Say): Section[] {
  const { common, seats } = factsOf(view, names, say);
  const line = ({ name, text }: Fact): string => pair(say.language, name, text);
  const players = seats.length > 0 ? names : [];
  return [
    { title: say.t("on-the-table"), lines: common.map(line) },
    ...players.map((title, seat) => ({
      title,
      lines: seats.flatMap(({ name, texts }) =>
        texts[seat] === null || texts[seat] === undefined
          ? []
          : [line({ name, text: texts[seat] })],
      ),
    })),
  ];
}
