/**
 * What the table and a game's board know of each other. A board draws a view and offers its parts;
 * it knows no rules. The table knows no game.
 *
 * A game's folder is `src/boards/<game-name>/`, whose `index.ts` exports what `BoardModule` lists. The
 * table finds it by its name; there is no list to edit.
 */
import type { Component } from "svelte";

import type { Choice, GameView, LiveAuction } from "./server/wire";

export type Args = Record<string, string | number>;

export type Language = "en" | "fr" | "nl";

/** "Label: words"; French has a space before the colon. */
export const pair = (language: Language, label: string | number, words: string | number): string =>
  `${label}${language === "fr" ? "\u00a0" : ""}: ${words}`;

/**
 * An edition as the server sends it: the sheets of our games are in `editions.ts`. `names` are its own names and texts,
 * by the messages that they take the place of.
 */
export type Edition = Record<string, unknown> & { names?: Record<string, string> };

/** Texts in the current language, reactive: switching the language needs no reload. */
export interface Say {
  language: Language;
  /** A message of the client. */
  t: (id: string, args?: Args, attribute?: string) => string;
  /** A message `<game>-<id>`; arguments that begin with "#" are messages of the game: `#message`, `#message|name`. */
  game: (id: string, args?: Args, attribute?: string) => string;
  /** Whether the game has the message `<game>-<id>`. */
  has: (id: string, attribute?: string) => boolean;
}

/**
 * The message behind `#message`; of `#message|name` the name, where there is no message: editions bring names of their
 * own, for which no language has a word.
 */
export function named(say: Pick<Say, "game" | "has">, name: string): string {
  if (!name.startsWith("#")) return name;
  const [id = "", own] = name.slice(1).split("|");
  return own !== undefined && !say.has(id) ? own : say.game(id);
}

/** Arguments of a message, those that are messages themselves in words. */
export function resolved(say: Pick<Say, "game" | "has">, args: Args): Args {
  const known: Args = {};
  for (const [key, value] of Object.entries(args))
    known[key] = typeof value === "string" ? named(say, value) : value;
  return known;
}

/** What every part of a game's table gets. */
export interface BoardProps<V extends GameView = GameView> {
  /** Replaced whole with each update. */
  view: V;
  /** The view before this one, for animation by difference; null after a jump (undo, replay, reconnect). */
  before: V | null;
  edition: Edition;
  /** By seat. */
  names: string[];
  /** Whose eyes: `view.seat` (−2 spectator, −3 all open). */
  me: number;
  /** By board part: the legal choices that touch it. Empty when it is not my turn. */
  open: ReadonlyMap<string, Choice[]>;
  /** Parts to light up: a hovered line of the log, a hint, the last action. */
  lit: ReadonlySet<string>;
  /** A part was clicked or activated by keyboard: the table acts, opens a menu if it is ambiguous, or says why not. */
  pick: (part: string, at: Element) => void;
  /** For boards that know exactly which choice is meant (a dialog, a drag); one of the choices' words. */
  act: (words: string) => void;
  /** Hovering or focusing inside the board lights up other parts; [] ends it. */
  light: (parts: string[]) => void;
  say: Say;
  /** No animation: the reader prefers it so. */
  calm: boolean;
}

/** What a board's own auction gets: a falling price that runs by the server's clock, or calm limits. */
export interface AuctionProps<V extends GameView = GameView> extends BoardProps<V> {
  /** The run of the clock; none where limits are stated calmly, and between auctions. */
  auction: LiveAuction | null;
  /** Press the button; it counts when it was pressed, as far as the table makes up for the way. Resolves when the server has answered, whatever it said. */
  press: () => Promise<void>;
  /** The server's time now, in milliseconds. */
  time: () => number;
}

/** A titled list of sentences: a piece of the position in words. */
export interface Section {
  title: string;
  lines: string[];
}

/** How a seat looks: never by its colour alone. */
export interface SeatLook {
  /** A CSS colour for things that belong to the seat; readable as text on `--paper`. */
  colour: string;
  /** A CSS colour that is readable on `colour`. */
  ink: string;
  /** One character. */
  symbol: string;
}

/**
 * A step of a guided first game. Its text is the message `<game>-lesson-<id>`, its heading the attribute `.title`.
 * Lessons come in order; one whose `when` does not hold yet waits, and the game goes on meanwhile.
 */
export interface Lesson<V extends GameView = GameView> {
  id: string;
  /** When it makes sense to say this; at once if left out. */
  when?: (now: LessonNow<V>) => boolean;
  /** It may wait for its moment while later lessons come first; otherwise they wait for it. */
  anytime?: boolean;
  /** Arguments of its text. */
  args?: (now: LessonNow<V>) => Args;
  /** The parts it speaks of: they are lit. */
  point?: (now: LessonNow<V>) => string[];
  /** Which choices it is about: others stay possible, but these are lit. */
  about?: (choice: Choice, now: LessonNow<V>) => boolean;
  /** When the lesson is learnt; by pressing a button if left out. */
  until?: (now: LessonNow<V>) => boolean;
  /** Passed over without being said, when it makes no sense any more. */
  unless?: (now: LessonNow<V>) => boolean;
}

/** What a lesson can look at. */
export interface LessonNow<V extends GameView = GameView> {
  view: V;
  /** The view when this lesson was first shown. */
  since: V;
  may: Choice[];
  edition: Edition;
  names: string[];
}

/** A guided first game. */
export interface Tutorial<V extends GameView = GameView> {
  /** How many sit at the table, the learner included. */
  seats: number;
  lessons: Lesson<V>[];
}

/** What a game's `index.ts` exports. */
export interface BoardModule<V extends GameView = GameView> {
  /** The common board. */
  Board: Component<BoardProps<V>>;
  /** What lies before me: hand, own board. */
  Mine: Component<BoardProps<V>>;
  /** A compact summary of one seat, for its panel. */
  Player: Component<BoardProps<V> & { seat: number }>;
  /** Only if players have boards of their own: all that lies before one seat, whoever looks. */
  Mat?: Component<BoardProps<V> & { seat: number }>;
  /**
   * Only if the game has auctions: it stands over the story, on a phone in the place of the board, for as long as it
   * draws anything.
   */
  Auction?: Component<AuctionProps<V>>;
  /** The position in words. */
  describe: (props: BoardProps<V>) => Section[];
  tutorial?: Tutorial<V>;
  /** Which paragraph of the rules a choice, a question, a reason or a lesson is about, by its message. */
  rules?: Record<string, string>;
}

const SYMBOLS = ["●", "▲", "■", "◆", "★"];

/** How a seat looks unless the game says otherwise. */
export function usualLook(seat: number): SeatLook {
  if (seat < 0) return { colour: "var(--ink-soft)", ink: "var(--paper)", symbol: "○" };
  return {
    colour: `var(--seat-${seat})`,
    ink: `var(--seat-${seat}-ink)`,
    symbol: SYMBOLS[seat % SYMBOLS.length]!,
  };
}
