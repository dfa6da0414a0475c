/** Tables as people set them and speak of them. */
import { t, texts } from "./texts/texts.svelte";
import type { AnyClock, Chair, GameLine, Match, NewMatch } from "./server/wire";

/** What a built-in bot is called. */
export function botName(bot: string): string {
  return texts.has("web", `web-bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A bot as one chooses it: what it is called, and how well it plays. */
export function botLevel(bot: string): string {
  const id = `bot-${bot}`;
  return texts.has("web", `web-${id}`, "level") ? `${t(id)} (${t(id, {}, "level")})` : botName(bot);
}

/** The bot that a newcomer meets: neither the gentlest nor one that takes its time. */
export function usualBot(game: GameLine): string {
  return game.bots[1] ?? game.bots[0] ?? "";
}

/** What a table may agree on, in the words of its game. */
export function optionName(game: string, option: string): string {
  const id = `${game}-option-${option}`;
  return texts.has(game, id) ? texts.say(game, id) : option;
}

/** One of the things that can be agreed on. */
export function optionValue(game: string, option: string, value: string): string {
  const id = `${game}-option-${option}-${value}`;
  if (texts.has(game, id)) return texts.say(game, id);
  return value === "yes" || value === "no" ? t(value) : value;
}

/** Who sits on a chair, in words; a built-in bot by what it is called in this language. */
export function chairName(chair: Chair): string {
  if (chair.kind === "bot" && chair.bot && (chair.name === chair.bot || !chair.name)) {
    return botName(chair.bot);
  }
  return chair.name || (chair.kind === "open" ? t("chair-free") : t("someone"));
}

/** The names of all at a table, by seat, no two alike. */
export function seatNames(chairs: Chair[]): string[] {
  const names = chairs.map(chairName);
  return names.map((name, seat) => {
    const same = names.slice(0, seat).filter((other) => other === name).length;
    return same > 0 ? `${name} ${same + 1}` : name;
  });
}

/** Whether someone else plays here and does not have the match open. */
export function isAway(match: Pick<Match, "status" | "mine">, chair: Chair): boolean {
  return (
    chair.kind === "person" &&
    !chair.here &&
    match.status === "playing" &&
    !match.mine.includes(chair.seat)
  );
}

/** A table for me and bots, without clock: it begins at once. */
export function quickTable(game: GameLine, seats: number, bot: string): NewMatch {
  return {
    game: game.name,
    chairs: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: "me" } : { kind: "bot", bot },
    ),
    public: false,
    clock: { type: "none" },
  };
}

/** A clock in words. */
export function clockWords(clock: AnyClock): string {
  switch (clock.type) {
    case "none":
      return t("clock-none");
    case "live":
      return t("clock-live-words", {
        minutes: Math.round(clock.bank / 60),
        seconds: clock.increment ?? 0,
      });
    case "days":
      return t("clock-days-words", { days: clock.days });
  }
}

/** Whether a match waits for a decision of mine. */
export function myTurn(match: Match): boolean {
  return match.status === "playing" && match.waits.some((seat) => match.mine.includes(seat));
}

/** The address at which someone invited can sit down. */
export function inviteLink(match: Match): string {
  const invite = match.invite ? `?invite=${encodeURIComponent(match.invite)}` : "";
  return `${location.origin}/table/${match.id}${invite}`;
}

/** Put a text where it can be pasted from; false if the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
