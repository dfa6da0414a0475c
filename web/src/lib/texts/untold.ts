/** What is said where a game has no message for it: a game can be played before a single text is written. */
import type { Args } from "../board";

/** The name of a message, or of a field, as words. */
export function readable(name: string): string {
  const words = name.replace(/[-_]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a message and its arguments; in a log, first who acted. */
export function untold(id: string, args: Args, attribute?: string): string {
  const told = Object.entries(args).filter(([key]) => key !== "who");
  const sentence = [readable(id), ...told.map(([, value]) => value)].join(" ");
  return attribute === "log" && args["who"] ? `${args["who"]}: ${sentence}` : sentence;
}
