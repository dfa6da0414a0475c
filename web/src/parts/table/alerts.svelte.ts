/** Telling whoever may be elsewhere that it is their turn, and that the game is over. */
import { settings } from "../../lib/browser/settings.svelte";
import { sound } from "../../lib/browser/sound";
import { t, title } from "../../lib/texts/texts.svelte";

interface Standing {
  game: string;
  id: string;
  mine: boolean;
  over: boolean;
}

function notify({ game, id }: Standing): void {
  const allowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!document.hidden || !settings.notify || !allowed) return;
  const note = new Notification(title(game), { body: t("turn-mine"), icon: "/icon.svg", tag: id });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Sounds each change once; called while a component is set up. */
export function alerts(now: () => Standing): void {
  let turn = false;
  let end = false;
  $effect(() => {
    const { mine } = now();
    if (mine === turn) return;
    turn = mine;
    if (!mine) return;
    sound("turn");
    notify(now());
  });
  $effect(() => {
    if (!now().over || end) return;
    end = true;
    sound("end");
    scrollTo({ top: 0, behavior: settings.calm ? "auto" : "smooth" });
  });
}
