/** Reviews: what a report says, as numbers and sentences for the page. */
import { settings } from "../browser/settings.svelte";
import type { Say } from "../board";
import type { Decision, Report, ReviewChoice, Total } from "../server/wire";

/** The parts that add up to the result, in the order in which they are told. */
export const PARTS = ["luck", "own", "others", "hidden", "residual"] as const;
export type Part = (typeof PARTS)[number];

/** With a rest greater than this share of a win, it is not said who played better. */
const UNSURE = 0.2;

/** Points of 100. */
export const points = (part: number, unit: number): number => (100 * part) / unit;

/** Without a sign, with one figure after the point or, where that is the custom, the comma. */
export const plain = (part: number, unit: number): string => decimal(Math.abs(points(part, unit)));

/** A number with one figure after the point, in the reader's language. */
export const decimal = (value: number): string =>
  value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** With a sign; nothing is said to be +0.0. */
export function signed(part: number, unit: number): string {
  const value = plain(part, unit);
  if (value === decimal(0)) return value;
  return part > 0 ? `+${value}` : `−${value}`;
}

/** Whether the parts of a seat add up, to the last bit: the page says so. */
export function addsUp(total: Total): boolean {
  const sum = PARTS.reduce((found, part) => found + total[part], 0);
  return total.result - total.start === sum;
}

/** An option as one who chooses reads it. */
export const option = (choice: ReviewChoice, say: Say): string =>
  say.game(choice.verb, choice.args);

/** What someone did, as the log tells it. */
export function deed(choice: ReviewChoice, seat: number, names: string[], say: Say): string {
  const who = names[seat] ?? "";
  if (seat >= 0 && say.has(choice.verb, "log"))
    return say.game(choice.verb, { ...choice.args, who }, "log");
  return who ? `${who}: ${option(choice, say)}` : option(choice, say);
}

/** Whether any outcome of chance moved the evaluator; if none did, it sees no luck at all. */
const luckSeen = (report: Report): boolean => report.steps.some((step) => step.luck?.length);

/** Everyone's luck and decisions in sentences. */
export function sentences(report: Report, names: string[], review: Say): string[] {
  const { unit } = report;
  const said = luckSeen(report)
    ? report.totals.map((total) => {
        const args = { name: names[total.seat] ?? "", points: plain(total.luck, unit) };
        if (Math.abs(total.luck) < unit / 200) return review.game("even-luck", args);
        return review.game(total.luck > 0 ? "lucky" : "unlucky", args);
      })
    : [review.game("luck-unseen")];
  if (!report.whole) return said;
  for (const total of report.totals) {
    const args = { name: names[total.seat] ?? "", points: plain(total.own, unit) };
    said.push(review.game(total.own === 0 ? "gave-nothing" : "gave-away", args));
  }
  if (unsure(report)) return said;
  const [first, second] = [...report.totals].sort((a, b) => b.own - a.own || a.seat - b.seat);
  if (first && second && first.own !== second.own)
    said.push(
      review.game("better", {
        name: names[first.seat] ?? "",
        other: names[second.seat] ?? "",
        points: plain(first.own - second.own, unit),
      }),
    );
  return said;
}

/** The greatest rest of a seat. */
export const rest = (report: Report): number =>
  Math.max(...report.totals.map((total) => Math.abs(total.residual)));

/** Whether it is too great to tell luck from skill. */
export const unsure = (report: Report): boolean =>
  report.whole && rest(report) > UNSURE * report.unit;

/** The decisions of these numbers, in this order. */
export function decisions(report: Report, numbers: number[]): Decision[] {
  const known = new Map(report.decisions.map((each) => [each.at, each]));
  return numbers.flatMap((at) => known.get(at) ?? []);
}

/** By seat, its chance after each action, from the start on. */
export function curves(report: Report): number[][] {
  return report.start.map((start, seat) => [
    start / report.unit,
    ...report.steps.map((step) => (step.after[seat] ?? 0) / report.unit),
  ]);
}
