/** A first game that teaches by playing: each lesson waits for the moment at which it helps. */
import type { Lesson, LessonNow, Tutorial } from "../../../lib/board";
import type { Choice, TicketToRideView } from "../../../lib/server/wire";
import { unpack } from "../model/edition";

type Now = LessonNow<TicketToRideView>;

const me = (view: TicketToRideView) => view.players[view.seat]!;
const routes = (view: TicketToRideView): number =>
  view.owners.filter((owner) => owner === view.seat).length;
const asked = ({ may }: Now, ...verbs: string[]): boolean =>
  may.some((choice) => verbs.includes(choice.verb));
const is =
  (...verbs: string[]) =>
  (choice: Choice): boolean =>
    verbs.includes(choice.verb);
const drewMore = ({ view, since }: Now): boolean => me(view).cards > me(since).cards;

/** The first contract that is not fulfilled yet, with the names of its ends. */
function aim({
  view,
  edition,
}: Now): { from: string; to: string; points: number; parts: string[] } | null {
  const box = unpack(edition);
  const held = me(view).contracts?.find((contract) => !contract.done);
  const contract = held && box.contracts[held.contract];
  if (!contract) return null;
  const [a, b] = [box.places[contract.a]!, box.places[contract.b]!];
  return {
    from: a.name,
    to: b.name,
    points: contract.points,
    parts: [`place:${a.id}`, `place:${b.id}`],
  };
}

/** The routes that bring a merchandise card. */
function merchandise({ edition }: Now): string[] {
  return unpack(edition)
    .routes.filter((route) => route.merchandise)
    .map((route) => `route:${route.index}`);
}

const lessons: Lesson<TicketToRideView>[] = [
  { id: "welcome", unless: ({ view }) => view.started },
  {
    id: "keep",
    when: (now) => asked(now, "keep", "keep-both"),
    unless: ({ view }) => view.started,
    about: is("keep", "keep-both"),
    until: ({ view, may }) => view.started || (me(view).held > 0 && may.length === 0),
  },
  {
    id: "aim",
    when: (now) => now.view.started && aim(now) !== null,
    args: (now) => {
      const { from, to, points } = aim(now) ?? { from: "", to: "", points: 0 };
      return { from, to, points };
    },
    point: (now) => aim(now)?.parts ?? [],
    unless: (now) => now.view.over,
  },
  {
    id: "cards",
    when: (now) => asked(now, "take", "draw"),
    unless: ({ view }) => view.over || routes(view) > 0,
    about: is("take", "draw"),
    until: drewMore,
  },
  {
    id: "second",
    when: ({ view }) => view.ask === "second-card" && view.to_move === view.seat,
    // A face-up wild is a whole turn; then there is no second card to speak of.
    unless: ({ view }) => view.over || view.turn !== view.seat,
    about: is("take", "draw"),
    until: drewMore,
  },
  {
    id: "wild",
    when: (now) => asked(now, "take", "draw"),
    point: () => ["card:wild"],
    unless: ({ view }) => view.over,
  },
  {
    id: "claim",
    when: (now) => asked(now, "claim", "claim-wild"),
    unless: ({ view }) => view.over || routes(view) > 0,
    about: is("claim", "claim-wild"),
    until: ({ view }) => routes(view) > 0,
  },
  {
    id: "claimed",
    when: ({ view }) => routes(view) > 0,
    args: ({ view }) => ({ points: me(view).points, carts: me(view).carts }),
    unless: ({ view }) => view.over,
  },
  {
    id: "merchandise",
    when: (now) => now.may.length > 0,
    point: merchandise,
    unless: ({ view }) => view.over,
  },
  { id: "lanes", when: (now) => now.may.length > 0, unless: ({ view }) => view.over },
  {
    id: "more",
    when: (now) => asked(now, "contracts"),
    point: () => ["contracts"],
    unless: ({ view }) => view.over || view.turns_left >= 0,
  },
  {
    id: "alone",
    when: (now) => now.may.length > 0,
    unless: ({ view }) => view.over || view.turns_left >= 0,
  },
  {
    id: "last",
    when: ({ view }) => view.turns_left >= 0,
    args: ({ view }) => ({ turns: view.turns_left }),
    unless: ({ view }) => view.over,
  },
  { id: "end", when: ({ view }) => view.over },
];

export const tutorial: Tutorial<TicketToRideView> = { seats: 2, lessons };
