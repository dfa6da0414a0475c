/** Times for people. */
import type { Language } from "../board";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: [number, Intl.RelativeTimeFormatUnit][] = [
  [365 * DAY, "year"],
  [30 * DAY, "month"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
];

/** How long ago, or how soon: "3 minutes ago". */
export function fromNow(when: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const away = when - now;
  for (const [length, unit] of UNITS) {
    if (Math.abs(away) >= length) return words.format(Math.trunc(away / length), unit);
  }
  return words.format(0, "second");
}

/** A day and an hour. */
export function moment(when: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    when,
  );
}

/** A clock: 0:09, 12:30, 1:02:03; over two days in days and hours. */
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [days, hours, minutes] = [
    seconds / 86_400,
    (seconds / 3_600) % 24,
    (seconds / 60) % 60,
  ].map(Math.floor);
  const two = (part: number): string => String(part).padStart(2, "0");
  if (left >= 2 * DAY) return `${days} d ${hours} h`;
  const all = Math.floor(seconds / 3_600);
  if (all > 0) return `${all}:${two(minutes!)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
