/** A first game that teaches by playing: each lesson waits for the moment at which it helps. */
import type { Lesson, LessonNow, Tutorial } from "../../lib/board";
import type { AmsterdamView, Choice } from "../../lib/wire";

type Now = LessonNow<AmsterdamView>;

const me = (view: AmsterdamView) => view.players[view.seat]!;
const asked = ({ may }: Now, ...verbs: string[]): boolean =>
  may.some((choice) => verbs.includes(choice.verb));
const is =
  (...verbs: string[]) =>
  (choice: Choice): boolean =>
    verbs.includes(choice.verb);
const over = ({ view }: Now): boolean => view.over;

/** A lesson about one kind of answer: told when it is first possible, learnt by a press. */
function about(id: string, ...verbs: string[]): Lesson<AmsterdamView> {
  return {
    id,
    anytime: true,
    when: (now) => asked(now, ...verbs),
    about: is(...verbs),
    unless: over,
  };
}

/** A question that must be answered: the lesson stays until it is. */
function question(id: string, ...verbs: string[]): Lesson<AmsterdamView> {
  return { ...about(id, ...verbs), until: (now) => !asked(now, ...verbs) };
}

const SALES = ["store", "sell-for-florins", "sell-for-resource", "sell-for-both"];

const lessons: Lesson<AmsterdamView>[] = [
  { id: "welcome", unless: over },
  question("rose", "stock"),
  question("card", "take"),
  question("dice", "dice"),
  {
    id: "turn",
    when: ({ view, may }) => view.turn === view.seat && may.length > 0,
    unless: over,
  },
  about("block", "block"),
  question("good", ...SALES),
  about("activate", "activate"),
  about("load", "load"),
  about("sail", "sail"),
  about("deliver", "deliver"),
  about("docker", "board"),
  about("advance", "advance"),
  about("market", "market"),
  {
    id: "pass",
    anytime: true,
    when: (now) => asked(now, "pass") && now.view.deeds.blocks > 0,
    about: is("pass"),
    unless: over,
  },
  question("keep", "keep"),
  {
    id: "alone",
    when: ({ view, may }) => view.round > 2 && may.length > 0,
    args: ({ view }) => ({ rounds: view.rounds, points: me(view).points }),
    unless: over,
  },
  { id: "end", when: over },
];

export const tutorial: Tutorial<AmsterdamView> = { seats: 2, lessons };
