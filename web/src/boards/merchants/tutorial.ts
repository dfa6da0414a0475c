/** A first game that teaches by playing: each lesson waits for the moment at which it helps. */
import type { Lesson, LessonNow, Tutorial } from "../../lib/board";
import type { Choice, MerchantsView } from "../../lib/wire";

type Now = LessonNow<MerchantsView>;

const asked = ({ may }: Now, ...verbs: string[]): boolean =>
  may.some((choice) => verbs.includes(choice.verb));
const is =
  (...verbs: string[]) =>
  (choice: Choice): boolean =>
    verbs.includes(choice.verb);
const over = ({ view }: Now): boolean => view.over;
const now = ({ view }: Now): string[] => [`time:${view.time}`];

/** A lesson about one kind of answer: told when it is first asked for, learnt when it is given. */
function about(id: string, ...verbs: string[]): Lesson<MerchantsView> {
  return {
    id,
    anytime: true,
    when: (each) => asked(each, ...verbs),
    about: is(...verbs),
    until: (each) => !asked(each, ...verbs),
    unless: over,
  };
}

const LIMITS = ["limit", "limit-start", "limit-none"];

const lessons: Lesson<MerchantsView>[] = [
  { id: "welcome", unless: over },
  { id: "places", unless: over },
  about("discs", "place-mayor", "place-clock", "place-bucket"),
  about("clock", ...LIMITS),
  about("pieces", "take"),
  about("colony", "found"),
  about("house", "build"),
  about("step", "advance"),
  about("credit", "borrow"),
  {
    id: "time",
    anytime: true,
    when: ({ view }) => view.time > 0 && view.to_move === view.seat,
    point: now,
    unless: over,
  },
  {
    id: "scoring",
    anytime: true,
    when: ({ view }) => view.scored.length > 0,
    args: ({ view }) => ({
      money: view.scored.reduce((sum, each) => sum + (each.paid[view.seat] ?? 0), 0),
    }),
    unless: over,
  },
  {
    id: "alone",
    when: ({ view, may }) => view.scored.length > 0 && may.length > 0,
    unless: over,
  },
  { id: "end", when: over },
];

export const tutorial: Tutorial<MerchantsView> = { seats: 3, lessons };
