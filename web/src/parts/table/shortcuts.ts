/** Single letters that do something at the table, for those who like keys. */
import { settings } from "../../lib/browser/settings.svelte";

/** By letter: what it does; false where it means nothing just now. */
export type Shortcuts = Record<string, () => boolean>;

const TYPING = "input, textarea, select, dialog, [role=menu]";

export function press(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest(TYPING)) return;
  if (shortcuts[event.key]?.()) event.preventDefault();
}
