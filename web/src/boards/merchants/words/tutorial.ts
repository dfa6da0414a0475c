/** A first game that teaches by playing: each lesson waits for the moment at which it helps. */
import type { Lesson, LessonNow, Tutorial } from "../../../lib/board";
import type { Choice, MerchantsView } from "../../../lib/server/wire";
import { unpack } from "../model/edition";

type Now = LessonNow<MerchantsView>;

const me = (view: MerchantsView) => view.players[view.seat]!;
const asked = ({ may }: Now, ...verbs: string[]): boolean =>
  may.some((choice) => verbs.includes(choice.verb));
const is =
  (...verbs: string[]) =>
  (choice: Choice): boolean =>
    verbs.includes(choice.verb);
/** The question that the lesson was shown at has been answered. */
const answered = ({ view, since, may }: Now): boolean =>
  view !== since && (may.length === 0 || view.ask !== since.ask || view.drawn !== since.drawn);
const over = ({ view }: Now): boolean => view.over;

const PLACE = ["place-mayor", "place-clock", "place-bucket"];
const USE = ["take", "found", "build", "advance"];
const LIMIT = ["limit", "limit-start", "limit-none"];

/** How many discs have a card. */
const lying = (view: MerchantsView): number => view.discs.filter((card) => card >= 0).length;

/** What my own card lets me do, as the text tells the cases apart. */
function kind({ may }: Now): string {
  return USE.find((verb) => may.some((choice) => choice.verb === verb)) ?? "build";
}

/** The first turn as mayor; it comes before or after the first auction, as chance will have it. */
function mayor(mine: boolean): Lesson<MerchantsView>[] {
  const other = (now: Now): boolean => over(now) || (now.view.first === now.view.seat) !== mine;
  return [
    {
      id: "place",
      when: (now) => asked(now, ...PLACE),
      unless: other,
      about: is(...PLACE),
      until: answered,
    },
    {
      id: "place-second",
      when: (now) => asked(now, ...PLACE),
      unless: (now) => other(now) || lying(now.view) !== 1,
      about: is(...PLACE),
      until: answered,
    },
    {
      id: "use",
      when: (now) => asked(now, ...USE) && now.view.discs[0]! >= 0,
      unless: (now) => other(now) || now.view.mayor !== now.view.seat,
      args: (now) => ({ kind: kind(now) }),
      about: is(...USE),
      until: answered,
    },
  ];
}

const lessons: Lesson<MerchantsView>[] = [
  { id: "welcome", unless: over },
  {
    id: "purse",
    args: ({ view }) => ({ money: me(view).money, tiles: me(view).tiles }),
    unless: over,
  },
  ...mayor(true),
  {
    id: "auction",
    when: (now) => asked(now, ...LIMIT),
    unless: over,
    args: ({ edition }) => {
      const { prices } = unpack(edition);
      return { first: prices[0]!, last: prices.at(-1)! };
    },
    point: () => ["clock", "disc:clock"],
    until: answered,
  },
  {
    id: "sold",
    when: ({ view }) => view.buyer >= 0,
    args: ({ view, names }) => ({
      mine: view.buyer === view.seat ? 1 : 0,
      who: names[view.buyer] ?? "",
      price: view.price,
    }),
    unless: over,
  },
  ...mayor(false),
  {
    id: "time",
    when: ({ view }) => view.time > 0,
    point: ({ view }) => [`time:${view.time}`, `time:${view.time + 1}`, `time:${view.time + 2}`],
    unless: over,
  },
  {
    id: "ranking",
    when: (now) => now.may.length > 0,
    point: ({ edition }) => unpack(edition).commodities.map(({ id }) => `row:${id}`),
    unless: over,
  },
  {
    id: "groups",
    when: (now) => now.may.length > 0,
    point: ({ edition }) => unpack(edition).bridges.map(({ id }) => `bridge:${id}`),
    unless: over,
  },
  {
    id: "bonuses",
    when: (now) => now.may.length > 0,
    args: ({ edition }) => {
      const { bonus } = unpack(edition);
      return {
        continents: bonus.continents,
        districts: bonus.districts,
        bridge: bonus.bridge,
        space: bonus.space,
      };
    },
    unless: over,
  },
  { id: "alone", when: (now) => now.may.length > 0, unless: over },
  {
    id: "scored",
    when: ({ view }) => view.scored.length > 0,
    args: ({ view }) => ({
      sum: view.scored.reduce((sum, row) => sum + (row.paid[view.seat] ?? 0), 0),
    }),
    unless: over,
  },
  {
    id: "late",
    when: ({ view, edition }) => view.time >= unpack(edition).track.length - 7,
    args: ({ edition }) => ({ repaid: unpack(edition).loanRepaid }),
    point: ({ edition }) => [`time:${unpack(edition).track.length - 1}`],
    unless: over,
  },
  { id: "end", when: over },
];

export const tutorial: Tutorial<MerchantsView> = { seats: 3, lessons };
