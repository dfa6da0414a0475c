/** A first game that teaches by playing: each lesson waits for the moment at which it helps. */
import type { Lesson, LessonNow, Tutorial } from "../../../lib/board";
import type { AmsterdamSeatView, AmsterdamView, Choice } from "../../../lib/server/wire";
import { unpack } from "../model/edition";

/** What can be done differs from turn to turn: no lesson waits for one whose moment has not come. */
type Now = LessonNow<AmsterdamView>;

const me = (view: AmsterdamView): AmsterdamSeatView => view.players[view.seat]!;
const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
const asked = ({ may }: Now, ...verbs: string[]): boolean =>
  may.some((choice) => verbs.includes(choice.verb));
const is =
  (...verbs: string[]) =>
  (choice: Choice): boolean =>
    verbs.includes(choice.verb);
const parts = ({ may }: Now, ...verbs: string[]): string[] =>
  may.filter((choice) => verbs.includes(choice.verb)).flatMap((choice) => choice.on);
const turn = ({ view }: Now): boolean => view.ask === "turn" && view.to_move === view.seat;
const later =
  (round: number) =>
  ({ view }: Now): boolean =>
    view.over || view.round > round;

const lessons: Lesson<AmsterdamView>[] = [
  { id: "welcome", unless: (now) => later(1)(now) || me(now.view).inactive.length > 0 },
  {
    id: "take",
    anytime: true,
    when: (now) => asked(now, "take"),
    unless: later(2),
    about: is("take"),
    until: ({ view, since }) => me(view).inactive.length > me(since).inactive.length,
  },
  {
    id: "stock",
    anytime: true,
    when: (now) => asked(now, "stock"),
    unless: ({ view }) => view.round > 1 || view.dice.some((die) => die > 0),
    about: is("stock"),
    until: ({ view, since, may }) =>
      may.length > 0 &&
      view.ask !== "stock" &&
      sum(me(view).rose.flat()) > sum(me(since).rose.flat()),
  },
  {
    id: "dice",
    anytime: true,
    when: (now) => asked(now, "dice"),
    unless: later(2),
    about: is("dice"),
    until: ({ view, since }) =>
      view.ask !== "dice" && JSON.stringify(me(view).rose) !== JSON.stringify(me(since).rose),
  },
  {
    id: "turn",
    anytime: true,
    when: turn,
    args: ({ view }) => ({ count: sum(me(view).reserve) }),
    unless: later(3),
  },
  {
    id: "block",
    anytime: true,
    when: (now) => turn(now) && asked(now, "block"),
    about: is("block"),
    unless: ({ view }) => view.over || view.round > 4 || sum(me(view).arms) > 0,
    until: ({ view }) => sum(me(view).arms) > 0,
  },
  {
    id: "good",
    anytime: true,
    when: ({ view }) => sum(me(view).arms) > 0,
    point: ({ view }) => (view.ask === "sell" ? ["store", "black-market"] : ["store"]),
    unless: later(5),
  },
  {
    id: "activate",
    anytime: true,
    when: (now) => turn(now) && asked(now, "activate"),
    about: is("activate"),
    unless: ({ view }) => view.over || view.round > 6 || me(view).active.length > 0,
    until: ({ view }) => me(view).active.length > 0,
  },
  {
    id: "cards",
    anytime: true,
    when: ({ view }) => me(view).active.length > 0,
    point: ({ view }) => me(view).active.map((number) => `card:${number}`),
    unless: later(7),
  },
  {
    id: "sail",
    anytime: true,
    when: (now) => turn(now) && asked(now, "sail"),
    point: (now) => parts(now, "sail"),
    unless: later(6),
  },
  {
    id: "amstel",
    anytime: true,
    when: (now) => turn(now) && asked(now, "advance"),
    point: () => ["amstel"],
    unless: later(8),
  },
  { id: "pass", anytime: true, when: turn, unless: later(6) },
  {
    id: "cargo",
    anytime: true,
    when: (now) => turn(now) && sum(me(now.view).store) + sum(me(now.view).aboard) > 0,
    args: ({ view, edition }) => ({ points: unpack(edition).fastDelivery[view.round] ?? 0 }),
    point: (now) => parts(now, "load", "deliver"),
    unless: later(8),
  },
  {
    id: "docker",
    anytime: true,
    when: (now) => asked(now, "board"),
    about: is("board"),
    unless: later(6),
  },
  {
    id: "market",
    anytime: true,
    when: (now) => turn(now) && asked(now, "market"),
    point: () => ["market"],
    unless: later(8),
  },
  {
    id: "penalty",
    anytime: true,
    when: ({ view }) => me(view).inactive.length >= 4,
    unless: later(11),
  },
  {
    id: "late",
    anytime: true,
    when: ({ view }) => view.round >= 8,
    unless: ({ view }) => view.over,
  },
  { id: "end", when: ({ view }) => view.over },
];

export const tutorial: Tutorial<AmsterdamView> = { seats: 2, lessons };
