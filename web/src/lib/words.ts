/**
 * The view of any game as readable text: what a table shows of a game that has no board yet. Facts come in the order
 * in which the game lists them, named by the game's own messages where it has them.
 */
import { pair, type Say, type Section } from "./board";
import type { GameView } from "./wire";

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
  const id = key.replaceAll("_", "-");
  // A message that is told in the log is what someone does, and no name of a thing.
  if (say.has(id) && !say.has(id, "log")) return say.game(id);
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  if (typeof value === "string") return value === "" ? null : value;
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
    return facts.map(([name, text]) => pair(say.language, name!, text!)).join(", ");
  }
  return String(value);
}

/** The whole view: what is common first, then each seat. */
export function describeAny(view: GameView, names: string[], say: Say): Section[] {
  const common: string[] = [];
  const sections: Section[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (TOLD_ELSEWHERE.has(key)) continue;
    const bySeat = Array.isArray(value) && value.length === view.seats && value.every(isRecord);
    if (bySeat) {
      value.forEach((facts, seat) => {
        const lines = Object.entries(facts as object)
          .filter(([inner]) => inner !== "seat")
          .map(([inner, fact]) => [fieldName(inner, say), inWords(inner, fact, names, say)])
          .filter(([, text]) => text !== null)
          .map(([name, text]) => pair(say.language, name!, text!));
        sections.push({ title: names[seat] ?? String(seat), lines });
      });
    } else {
      const text = inWords(key, value, names, say);
      if (text !== null) common.push(pair(say.language, fieldName(key, say), text));
    }
  }
  return [{ title: say.t("on-the-table"), lines: common }, ...sections];
}
