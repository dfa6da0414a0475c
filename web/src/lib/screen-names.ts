/** The people who share this screen: what they were called the last time. */
import { remember, remembered } from "./browser/store";

const KEY = "screen-names";

/** By seat; empty where nobody had a name. */
export function screenNames(seats: number): string[] {
  let kept: unknown = null;
  try {
    kept = JSON.parse(remembered(KEY) ?? "null");
  } catch {
    // Someone else wrote there: nobody is remembered.
  }
  const names: unknown[] = Array.isArray(kept) ? kept : [];
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat];
    return typeof name === "string" ? name : "";
  });
}

export function rememberScreenNames(names: string[]): void {
  remember(KEY, JSON.stringify(names.map((name) => name.trim())));
}
