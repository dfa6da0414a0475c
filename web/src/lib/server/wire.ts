// Written by scripts/types from src/damrak/server/wire and the views of the games.
// Do not edit: change those and run scripts/types again.

/** Dice, decks and lots: a seat whose choices have odds. */
export const CHANCE = -1;

/** A spectator: may know what is public. */
export const NOBODY = -2;

/** Someone who reads a finished game with all hands open. */
export const ALL = -3;

/** An action, as told to the reader: what is secret from the reader is left out. */
export interface Acted {
  type: "action";
  /** Which entry of the log this is. */
  at: number;
  /** Which action of the game it is: the numbers of actions taken back are used again. */
  n: number;
  /** Who acted; −1 is chance. */
  seat: number;
  /** Whom it concerns: for a card dealt by chance, the seat that gets it. */
  whom: number;
  words: string;
  /** Names the message `<game>-<verb>`; its `.log` tells it in the third person. */
  verb: string;
  /** The arguments of that message; one that begins with `#` is a message of the game itself. */
  args: Record<string, string | number>;
  /** The parts of the board it touches. */
  on: string[];
  /**
   * What it brought about by itself, as messages of the game: a reshuffle, the last round. A
   * `seat` among the arguments is whom it is about.
   */
  news: Reason[];
  /** What it gave to whom or took from whom, of what everyone can count: points, money, goods. */
  gains: Gain[];
}

/** Nothing new; sent now and then, so that both sides know the line is open. */
export interface Alive {
  type: "alive";
  time: number;
}

/** One option that a bot has compared with the others. */
export interface Alternative {
  words: string;
  verb: string;
  args: Record<string, string | number>;
  on: string[];
  /** In how many simulations it was chosen. */
  visits: number;
  /** Which part of all simulations that was: from 0 to 1. */
  share: number;
  /** By seat, how good what came of it was, from 0 (lost) to 1 (won); empty if never tried. */
  values: number[];
}

/** A player's board, and where his pawns stand. */
export interface AmsterdamSeatView {
  seat: number;
  points: number;
  florins: number;
  penalties: number;
  /** The space of the Amstel. */
  at: number;
  /** The space of the harbour where the barge lies. */
  node: number;
  /** Resources to spend now, by colour. */
  reserve: number[];
  /** The colour of the resource kept for the next round, or −1. */
  house: number;
  /** By space of the wind rose, beginning with 1, and by colour. */
  rose: number[][];
  store: number[];
  aboard: number[];
  /** Dockers aboard, by colour. */
  dockers: number[];
  inactive: number[];
  active: number[];
  /** Cards with an action marker, as often as they were used. */
  used: number[];
  /** Coats of arms by district. */
  arms: number[];
  /** The numbers of its tasks, if the reader may know them. */
  tasks: number[] | null;
  tasks_held: number;
  /** Tasks for which something may still be handed back at the end. */
  unsettled: number[];
  /** The parts of the final scoring that are done. */
  scored: number[];
}

/** TOM, who plays against a seat that is alone; blocks of owner 1 are his. */
export interface AmsterdamTomView {
  points: number;
  florins: number;
  at: number;
  scored: number[];
  /** His result, when the game is over. */
  score: Score | null;
}

/** What has happened in the turn in progress, as far as rules and cards ask for it. */
export interface AmsterdamTurnView {
  blocks: number;
  amstel: number;
  advanced: boolean;
  barge: number;
  in_hand: number;
  boarded: boolean;
  market: number;
  market_points: boolean;
  plans: number;
  card_florins: boolean;
  card_points: boolean;
  foreman: boolean;
}

/** The table as one seat sees it. */
export interface AmsterdamView {
  type: "amsterdam";
  /** Who sees this. */
  seat: number;
  seats: number;
  to_move: number;
  /** What is being asked, in one word: the name of the sentence that asks it. */
  ask: string;
  /** What that sentence needs to know, written like the arguments of an action. */
  about: Record<string, string | number>;
  over: boolean;
  edition: string;
  options: Record<string, string>;
  /** Whose turn it is in phase III, or −2. */
  turn: number;
  round: number;
  /** The number of the last round. */
  rounds: number;
  /** The order of play in this round; in a solo game 1 is TOM. */
  order: number[];
  /** The pawns as they stand on the Amstel now, the first in front. */
  river: number[];
  /** The names of the steps that are pending; the last is what is being asked. */
  agenda: string[];
  deeds: AmsterdamTurnView;
  /**
   * By steps: how many resources so long a trip of the barge costs in this turn; empty without
   * one.
   */
  trip_costs: number[];
  /** The good on each block, or −1. */
  goods: number[];
  /** Whose coat of arms is on each block, or −2. */
  owners: number[];
  /** The good of a block just taken, for which a place is being chosen, or −1. */
  taken: number;
  /** By good: whether its space is taken. */
  black_market: boolean[];
  /** By good: how many its warehouse holds. */
  roofs: number[];
  /** The good in each depot, or −1. */
  depots: number[];
  /** The dockers who wait on the pontoon of each colour. */
  pontoons: number[][];
  /** The dockers in the dockers' building, as they came. */
  building: number[];
  goods_back: number[];
  dockers_back: number[];
  /** The districts that are scored. */
  districts: number[];
  display: number[];
  discard: number[];
  /** How many artisans, buildings and plans are still to come. */
  stacks: number[];
  /** By colour; 0 before it is rolled. */
  dice: number[];
  /** The dice that were chosen last. */
  chosen: number[];
  /** The market tile in use, or −1. */
  tile: number;
  tiles_seen: number[];
  tiles_left: number[];
  /** Where he stands, or −1; likewise the next two. */
  foreman: number;
  bailiff: number;
  figure: number;
  /** Whether the final scoring has begun. */
  scored: boolean;
  players: AmsterdamSeatView[];
  tom: AmsterdamTomView | null;
  /** The result, when the game is over. */
  scores: Score[] | null;
}

/** Agree to a request, or not; whoever asked withdraws it by not agreeing. */
export interface AnswerUndo {
  at: number;
  agree: boolean;
}

/** Agree to go back, or not. */
export interface AnswerUndoMessage {
  type: "answer-undo";
  at: number;
  agree: boolean;
  match: string;
  id?: number | null;
}

export type AnyClock =
  NoClock | LiveClock | DaysClock;

/** What a seat is being asked: the message `<game>-ask-<ask>` and its arguments. */
export interface Ask {
  ask: string;
  about: Record<string, string | number>;
  /** Others are asked before this seat, who answer in secret: it may answer already. */
  early: boolean;
}

export type Auction =
  "calm" | "live";

/** A program's account. */
export interface BotAccount {
  bot: Person;
  owner: Person;
  open: boolean;
  created: number;
}

/** My programs' accounts. */
export interface BotAccounts {
  bots: BotAccount[];
}

/** A built-in bot. */
export interface BotLine {
  name: string;
}

/** The key of a bot account, shown once: `Authorization: Bearer …`. */
export interface BotToken {
  bot: BotAccount;
  token: string;
}

/** A game that comes from a file: to go on with, against bots. */
export interface BroughtGame {
  /** All of the `.game` file. */
  text: string;
}

/** One of all actions of an edition; its number is its place in the catalogue. */
export interface CatalogueLine {
  words: string;
  verb: string;
  args: Record<string, string | number>;
  on: string[];
}

/** A place at the table. */
export interface Chair {
  seat: number;
  kind: ChairKind;
  /** What to call whoever sits here: of a shared screen, each seat has a name of its own. */
  name: string;
  /** Who sits here; for an open chair, for whom alone it is kept (a rematch), if anyone. */
  person: Person | null;
  /** Which built-in bot sits here. */
  bot: string | null;
  /** The bot that plays for an absent person until that person comes back. */
  stand_in: string | null;
  /** Whether the person has the match open right now. */
  here: boolean;
}

export type ChairKind =
  "bot" | "open" | "person";

/** The host may turn these on and off at any time. */
export interface ChangeMatch {
  watch?: boolean | null;
  chat?: boolean | null;
  public?: boolean | null;
}

/** Be called something else. */
export interface ChangeMe {
  name: string;
}

/** What has changed since the last update of a match for a seat, which makes the next one. */
export interface Changed {
  type: "changed";
  match: string;
  seat: number;
  at: number;
  /**
   * What happened: actions as lists of `n`, who, whom, which, and if there are any news and
   * gains; other entries as they are.
   */
  told: unknown[];
  /** By field of the update, what has changed in it. */
  parts: Record<string, unknown>;
  /** The checksum of how it stands now, and then of `told` as an update would have it. */
  sum: number;
  time: number;
}

/** Something said at a table. */
export interface ChatLine {
  match: string;
  n: number;
  person: Person;
  text: string;
  when: number;
}

/** What was said at a table, oldest first. */
export interface ChatList {
  lines: ChatLine[];
}

/** Something was said at a table that I follow. */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** Something a seat may do now. */
export interface Choice {
  /** What to send as `do`. */
  words: string;
  verb: string;
  args: Record<string, string | number>;
  on: string[];
  /** What it would cost and bring, as messages of the game. */
  notes: Reason[];
}

/** The time of one seat. */
export interface ClockLeft {
  seat: number;
  /** Milliseconds it has left, as of `time` in the same message. */
  left: number;
  /** When its time runs out, if it is running. */
  deadline: number | null;
}

export type Code =
  "cannot-undo" | "fault" | "forbidden" | "full" | "illegal" | "malformed" | "name-taken" | "not-allowed" | "not-found" | "not-open" | "not-over" | "not-playing" | "not-signed-in" | "not-your-turn" | "off" | "rated" | "stale" | "taken" | "too-large" | "too-late" | "too-long" | "too-many" | "unavailable" | "unsupported" | "wrong-origin" | "wrong-password";

/** The deal of the day: the same cards for everyone, against bots. */
export interface DailyDeal {
  game: string;
  seats: number;
  /** Who sits on the other chairs. */
  bot: string;
  /** Mine, if I have begun it. */
  match: Match | null;
}

/** Days for every decision: a game by correspondence. */
export interface DaysClock {
  type: "days";
  days: number;
  quiet?: Quiet | null;
}

/**
 * A decision, judged only by what its seat could know then.
 *
 * Nothing in here depends on what was hidden from the seat.
 */
export interface Decision {
  at: number;
  seat: number;
  /** What was asked, as the view names it: the kind of decision. */
  ask: string;
  /** How many there were. */
  options: number;
  chosen: ReviewChoice;
  /** The best; or, where the chosen was the best, the next best. */
  other: ReviewChoice;
  /** Whether nothing better was found. */
  best: boolean;
  /** How much better the best is than the other of the two, over worlds of their own. */
  gap: number;
  /** Half of the width of its 95 % interval: a smaller gap is no mistake. */
  within: number;
  /** Over how many worlds it was measured. */
  worlds: number;
  /** The chance to win with what was chosen. */
  value: number;
  /** By seat, what was given away or to others, if it was clear; else zeros. */
  effect: number[];
  /** Whether the chosen was what comes to mind first. */
  obvious: boolean;
  grade: "blunder" | "brilliant" | "doubtful" | "good" | "mistake";
  /** What speaks for the better of the two, in the terms of the game. */
  why: Reason[];
}

/** Delete my account; games with others stay, without my name. */
export interface DeleteMe {
  /** Needed from a member. */
  password?: string | null;
}

/** Of a match that I follow, send me only what has changed since my last update. */
export interface Differences {
  type: "differences";
  match: string;
  id?: number | null;
}

/** Do something. `at` must be that of the update in which it was offered. */
export interface Do {
  seat?: number | null;
  do: string;
  at: number;
}

/** Do something in a match. */
export interface DoMessage {
  type: "do";
  seat?: number | null;
  do: string;
  at: number;
  match: string;
  id?: number | null;
}

/** What the message with this `id` asked for is done, and safe; sent only if it had an `id`. */
export interface Done {
  type: "done";
  id: number;
  match: string | null;
  at: number | null;
  /** It was an early answer and is held until its turn comes. */
  held: boolean;
}

/** An edition: at `url` is all of its file as JSON, which may be cached for ever. */
export interface EditionLine {
  name: string;
  /** Whether it is the one in the box, and not one of this server's own. */
  printed: boolean;
  /** What the host calls it: the name of its file. */
  title: string;
  url: string;
  /** At which URL is the catalogue that differences refer to; it may be cached for ever, too. */
  actions: string;
}

/** The whole game as told to one reader, without what was taken back. */
export interface Events {
  match: string;
  seat: number;
  length: number;
  told: Acted[];
}

/** What the message with this `id` asked for was not done, and nothing has changed. */
export interface Failed {
  type: "failed";
  id: number | null;
  match: string | null;
  problem: Problem;
}

/** One outcome of chance: the k-th, action `n` of the game. */
export interface FairOutcome {
  k: number;
  n: number;
  /** The words of all outcomes that were possible, in the order of the rules. */
  outcomes: string[];
  weights: number[];
  picked: number;
}

/** The proof that chance was fair. Before the end only the commitment. */
export interface Fairness {
  match: string;
  commitment: string;
  seed: string | null;
  /** Outcomes before this action came with the match that this one was taken on from. */
  since: number;
  /** Whether the server's own check of all outcomes succeeded; None before the end. */
  verified: boolean | null;
  outcomes: FairOutcome[];
}

/** Send me a match from now on, and what I missed since my last `at`. */
export interface Follow {
  type: "follow";
  match: string;
  /** Only this one of my seats, or −2 to watch; all my seats if left out, or none and I watch. */
  seat?: number | null;
  /** My last `at`; nothing of the past is told if left out, only how it stands. */
  since?: number | null;
  invite?: string | null;
  id?: number | null;
}

/** Play on from a position of a finished match, against bots. */
export interface Fork {
  n: number;
  seat: number;
  bot?: string | null;
}

/** Where a match was taken on from. */
export interface ForkOf {
  match: string;
  n: number;
}

export type FromClient =
  Follow | Unfollow | Differences | DoMessage | UnholdMessage | TakeBackMessage | AnswerUndoMessage | PressMessage | SayMessage | Lobby | Ping;

export type FromServer =
  Hello | UpdateMessage | Changed | MatchChanged | ChatMessage | LobbyTables | Yours | Done | Failed | Gone | Pong;

/** How other futures ended, from what one seat knew after `n` actions. */
export interface Futures {
  n: number;
  seat: number;
  played: number;
  /** By seat, wins in parts of the unit: a shared victory is divided. */
  won: number[];
}

/**
 * What someone has more of, or less, after an action.
 *
 * `what` names the message `gain-<what>`; or it begins with `#` and names a thing by a message of
 * its own, which `gain-of` counts.
 */
export interface Gain {
  /** Whose it is; NOBODY's where the message says it. */
  seat: number;
  what: string;
  /** How many more; below 0 how many fewer. */
  number: number;
}

/** A game. */
export interface GameLine {
  name: string;
  rules: number;
  /** For how many it is. */
  seats: number[];
  options: OptionLine[];
  /** The first is the usual one. */
  editions: EditionLine[];
  /** Whether it has auctions that can be played live. */
  live_auction: boolean;
  /** The levels to play against, from the gentlest to the strongest. */
  bots: string[];
}

/** How I did at one game with so many seats. */
export interface GameStatistics {
  game: string;
  seats: number;
  played: number;
  /** Shared victories count. */
  won: number;
  mean_place: number;
  mean_score: number;
  best_score: number;
}

/** This match is no longer sent: it was cancelled, or closed to spectators. */
export interface Gone {
  type: "gone";
  match: string;
}

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  person: Person | null;
  version: string;
  /** Whether `differences` may be asked for. */
  differences: boolean;
  time: number;
}

/** What would have been best for someone who saw all that was hidden. */
export interface Hindsight {
  at: number;
  best: ReviewChoice;
  /** How much better than the chosen, by the true position. */
  gap: number;
}

/** What a bot would do. */
export interface Hint {
  at: number;
  bot: string;
  choice: Choice;
  /** Why, if the bot can say: messages of the game. */
  explanation: Reason[];
  /** The options it compared, the most visited first; empty for a bot that does not search. */
  alternatives: Alternative[];
}

/** Ask what a bot would do in my place. */
export interface HintFor {
  seat?: number | null;
  bot?: string | null;
}

/** Sit down on a free chair or, once play has begun, in a bot's place. */
export interface Join {
  /** Any free chair, if left out. */
  seat?: number | null;
  invite?: string | null;
  /** On a shared screen: what to call this one of mine. */
  name?: string | null;
}

/** A line of a ranking: a person, or a built-in bot. */
export interface Leader {
  person: Person | null;
  bot: string | null;
  rating: Rating;
}

/** The strongest at a game with so many seats, the first on top. */
export interface Leaders {
  game: string;
  seats: number;
  leaders: Leader[];
}

/** Get up; a bot takes over if play has begun. A host who leaves an open table closes it. */
export interface Leave {
  /** All my seats, if left out. */
  seat?: number | null;
}

/** A falling price. All times are the server's. */
export interface LiveAuction {
  /** Which entry of the log the auction stands before; a press names it. */
  at: number;
  /** When the countdown to the start began. */
  opened: number;
  /** When the hand starts to move; before that nobody can press. */
  begins: number;
  /** Milliseconds from one mark to the next. */
  step: number;
  /** Milliseconds from `begins` to the first price: the START zone. */
  zone: number;
  /** What a press costs at each mark, the highest first. */
  prices: number[];
  /** What a press in the START zone costs; None if it forces a doubled run instead. */
  zone_price: number | null;
  doubled: boolean;
  /** In a doubled run: who forced it, and gets the card if nobody presses. */
  forced_by: number | null;
  /** When the hand has passed the last mark. */
  ends: number;
  /** By how many milliseconds at most a press is dated back, for the time it was on its way. */
  lag: number;
  /** Of the reader's own, the seats that may press at all. */
  may: number[];
  /** The price at which the reader's seat can first pay; 0 if it can pay none. */
  least: number;
  /** Whether the reader's seat has the money to press in the START zone. */
  start: boolean;
  time: number;
}

/** A bank of time for the whole game, and some more after each turn. */
export interface LiveClock {
  type: "live";
  /** Seconds. */
  bank: number;
  /** Seconds. */
  increment?: number;
}

/** Send me the open tables whenever they change, or no more. */
export interface Lobby {
  type: "lobby";
  on: boolean;
  id?: number | null;
}

/** The open public tables now. */
export interface LobbyTables {
  type: "lobby";
  matches: Match[];
}

/** Come back with name and password. */
export interface Login {
  name: string;
  password: string;
}

/** Forget me in this browser, or in all of them. */
export interface Logout {
  everywhere?: boolean;
}

/** A match, from the first free chair to the end: all but the game itself. */
export interface Match {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: number;
  status: Status;
  public: boolean;
  rated: boolean;
  /** Whether spectators are let in. */
  watch: boolean;
  chat: boolean;
  clock: AnyClock;
  auction: Auction;
  /** Which bot stands in for those who leave or run out of time. */
  bot: string;
  host: Person | null;
  chairs: Chair[];
  /** The seats of whoever asks. */
  mine: number[];
  /** The seats for whose decision the match waits. */
  waits: number[];
  undo: UndoRequest | null;
  /** How many entries the log has. */
  at: number;
  /** How many actions have been played and not taken back. */
  length: number;
  watchers: number;
  created: number;
  started: number | null;
  finished: number | null;
  /** When something last happened. */
  moved: number;
  /** SHA-256 of the seed that chance follows. */
  commitment: string;
  /** The seed itself, when the match is over. */
  seed: string | null;
  scores: Score[] | null;
  /** The invitation, if whoever asks may pass it on. */
  invite: string | null;
  fork: ForkOf | null;
  /** The match in which those of this one meet again. */
  rematch: string | null;
  /** Whether it is of a deal of the day: everyone can know its cards, and nobody else joins it. */
  daily: boolean;
  time: number;
}

/** Something around the game has changed: who sits where, who is here, what is allowed. */
export interface MatchChanged {
  type: "match";
  match: Match;
}

/** Some matches, the latest first. */
export interface MatchList {
  matches: Match[];
  /** Give this as `before` to get those that come next. */
  next: number | null;
}

/** Who is asking. */
export interface Me {
  /** None before a name was chosen. */
  person: Person | null;
  /** Those whose chat is not sent to me. */
  mutes: Person[];
  time: number;
  version: string;
}

/** What an area would pay if the marker moved to its next scoring now. */
export interface MerchantsForecast {
  area: number;
  /** The space of the time track whose prizes are meant. */
  space: number;
  payments: MerchantsSectorPayment[];
  /** To each seat. */
  totals: number[];
}

/** One family: its purse, its tiles, its bonuses. */
export interface MerchantsSeatView {
  seat: number;
  money: number;
  loans: number;
  /** How many it has left to place. */
  tiles: number;
  /** By commodity: the space of its tile on the exchange; 0 if it has none there. */
  rows: number[];
  /** By district. */
  houses: number[];
  /** By district: the size of its largest group, with the houses across bridges. */
  groups: number[];
  /** By continent. */
  colonies: number[];
  continents_paid: number;
  districts_paid: number;
  /** Bonuses it holds: how many times each was paid and not given back. */
  bridges_paid: number;
  /** The exchange bonus: 0 not held, 1 held with a house, 2 declined and used up. */
  house_bonus: number;
  /** What its money came from and went to. */
  ledger: Record<string, number>;
}

/** What one row, district or continent pays. */
export interface MerchantsSectorPayment {
  area: number;
  sector: number;
  /** Its place among the sectors of its area, from 0. */
  rank: number;
  first: number;
  /** Its two prizes. */
  second: number;
  /** To each seat. */
  paid: number[];
}

/** The table as one seat sees it. */
export interface MerchantsView {
  type: "merchants";
  /** Who sees this. */
  seat: number;
  seats: number;
  to_move: number;
  /** What is being asked, in one word: the name of the sentence that asks it. */
  ask: string;
  /** What that sentence needs to know, written like the arguments of an action. */
  about: Record<string, string | number>;
  over: boolean;
  edition: string;
  options: Record<string, string>;
  /** The first mayor, who has position 1; −2 before it is drawn. */
  first: number;
  mayor: number;
  /** The space of the time marker. */
  time: number;
  year: string;
  /** The names of the steps that are pending; the last is what is being asked. */
  agenda: string[];
  /** By card: how many are in the pile, whose order nobody knows. */
  deck: number[];
  discard: number[];
  /** How many cards of the pile will come to the discs. */
  to_play: number;
  /** The card that waits for a disc, or −1. */
  drawn: number;
  /** The cards on the discs of the mayor, the clock and the bucket; −1 where there is none. */
  discs: number[];
  bank: number;
  players: MerchantsSeatView[];
  /** By plot: who has a house there, or −2. */
  plots: number[];
  /** By site: who has a colony there, or −2. */
  colonies: number[];
  /** By seat, while the clock runs: −1 not stated yet, −2 stated and secret, else the mark. */
  limits: number[];
  /** Who pressed at START, while the doubled run lasts; otherwise −2. */
  forced_by: number;
  buyer: number;
  /** Who bought the last card that was offered, and for how much; −2 and 0 if nobody did. */
  price: number;
  /** The last scoring. */
  scored: MerchantsSectorPayment[];
  /** If the exchange, Amsterdam and the colonies were scored now. */
  forecast: MerchantsForecast[];
  /** The result, when the game is over. */
  scores: Score[] | null;
}

/** Make an account for a program of mine. */
export interface NewBot {
  name: string;
  /** Whether anyone may give it a seat, or only I. */
  open?: boolean;
}

/** Who is to sit on a chair of a new table. */
export interface NewChair {
  kind: NewChairKind;
  /** On a shared screen: what to call this one of mine. */
  name?: string | null;
  /** Of kind `bot`: which one. */
  bot?: string | null;
  /** Of kind `account`: the id of a bot account that may be given a seat. */
  person?: string | null;
}

export type NewChairKind =
  "account" | "bot" | "me" | "open";

/** Choose a name and play. */
export interface NewGuest {
  name: string;
}

/** Set a table. It starts by itself when no chair is open. */
export interface NewMatch {
  game: string;
  chairs: NewChair[];
  options?: Record<string, string>;
  /** Empty for the usual one. */
  edition?: string;
  public?: boolean;
  rated?: boolean;
  watch?: boolean;
  chat?: boolean;
  clock?: AnyClock;
  /** `live`: the price falls for everyone. Not by correspondence, and not on a shared screen. */
  auction?: Auction;
  /** Which bot stands in for the absent; the first built-in one that plans, if left out. */
  bot?: string | null;
}

/** A puzzle that I have not tried, about as hard as I am strong; None if none is left. */
export interface NextPuzzle {
  id: string | null;
}

/** Everyone takes as long as they like. */
export interface NoClock {
  type: "none";
}

/** Something a table may agree on; the first value is the usual one. */
export interface OptionLine {
  name: string;
  values: string[];
  /** With how many at the table something else than the usual can be agreed on. */
  seats: number[];
}

/** How other futures of a match ended. */
export interface OtherFutures {
  match: string;
  futures: Futures;
  /** A whole victory in `futures.won`. */
  unit: number;
}

/** Someone, as others see them. */
export interface Person {
  id: string;
  /** Empty for someone who has deleted their account. */
  name: string;
  kind: PersonKind;
}

export type PersonKind =
  "bot" | "deleted" | "guest" | "member";

/** Ask for the server's time; half of the way there and back is the way. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The server's time. */
export interface Pong {
  type: "pong";
  id: number;
  time: number;
}

/** A position of a match as one reader sees it. */
export interface Position {
  match: string;
  n: number;
  length: number;
  seat: number;
  view: GameView;
}

/** Press the button of a live auction; it counts when it arrives. */
export interface Press {
  seat?: number | null;
  at: number;
}

/** Press the button of a live auction. */
export interface PressMessage {
  type: "press";
  seat?: number | null;
  at: number;
  match: string;
  id?: number | null;
}

/** An error: on HTTP a body of `application/problem+json`, on the socket part of `failed`. */
export interface Problem {
  /** An address that names the kind of problem: `/api/problems/` and the code. */
  type: string;
  /** The kind in a few English words. */
  title: string;
  status: number;
  code: Code;
  /** What happened here, in English. */
  detail?: string;
  /** How many entries the log of the match has now, where that helps. */
  at?: number | null;
  /** After how many seconds it makes sense to try again. */
  retry_after?: number | null;
}

/** What everyone may know about someone; of a built-in bot too. */
export interface Profile {
  person: Person | null;
  bot: string | null;
  since: number;
  ratings: Rating[];
  /** The latest first. */
  results: Result[];
}

/** How I have played lately, told to me alone. */
export interface Progress {
  /** Those whose decisions were judged, oldest first. */
  matches: ProgressMatch[];
  /** By game, the kind of decision first that gave away most. */
  kinds: ProgressKind[];
  /** My latest matches of which there is no full review yet. */
  unreviewed: string[];
}

/** Decisions of one kind in all games of a title. */
export interface ProgressKind {
  game: string;
  kind: string;
  decisions: number;
  accuracy: number;
  /** What they gave away in all, in points of 100 a game. */
  lost: number;
}

/** One game: how it ended, how lucky it was, and how well it was played. */
export interface ProgressMatch {
  match: string;
  game: string;
  when: number;
  place: number;
  seats: number;
  /** 1 for a victory, a part of it where it was shared. */
  result: number;
  /** In points of 100, as is the next. */
  luck: number;
  /** What decisions gave away: never above 0. */
  own: number;
  accuracy: number;
}

/** The puzzles of a game, and how I did. */
export interface PuzzleGame {
  game: string;
  count: number;
  tried: number;
  solved: number;
  /** Of who has tried any. Nobody else is told it. */
  rating: number | null;
  themes: PuzzleTheme[];
}

/** A puzzle as it is set: what its seat sees, has heard, and may do. */
export interface PuzzlePosition {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: number;
  seat: number;
  theme: string;
  level: "easy" | "hard" | "medium";
  /** How many actions were made before. */
  at: number;
  view: GameView;
  /** The last of what the seat has heard. */
  told: Told[];
  may: Choice[];
  ask: Ask;
  /** Of my first attempt, if I have made one; before that nobody is told the answer. */
  verdict: PuzzleVerdict | null;
}

/** All puzzles that there are. */
export interface PuzzleShelf {
  games: PuzzleGame[];
  /** The id of today's. */
  daily: string | null;
  daily_game: string | null;
}

/** The puzzles of a game about one kind of decision. */
export interface PuzzleTheme {
  theme: string;
  count: number;
  tried: number;
  solved: number;
}

/** What came of an attempt. */
export interface PuzzleVerdict {
  right: boolean;
  chosen: Choice;
  answer: Choice;
  /** The next best. */
  second: Choice;
  /** By how many points of 100 the answer is better than the next best. */
  gap: number;
  /** What speaks for the answer, as messages of the game. */
  why: Reason[];
  /** What spoke for what was chosen, if it was something else. */
  instead: Reason[];
  /** Whether it was the first attempt, which alone is rated. */
  counted: boolean;
  /** My rating before it and after it. */
  before: number | null;
  after: number | null;
}

/** Hours of every day in which nobody's time runs out; it then runs out when they end. */
export interface Quiet {
  start: string;
  end: string;
  /** A time zone of the IANA list. */
  zone?: string;
}

/** How strong someone is at a game with so many seats (OpenSkill). */
export interface Rating {
  game: string;
  seats: number;
  mu: number;
  sigma: number;
  /** One number for people: it begins near 1000 and rises with skill and certainty. */
  shown: number;
  matches: number;
}

/** How a rating came about, oldest first. */
export interface RatingHistory {
  /** The id of a person, or `bot:` and the name of a built-in bot. */
  who: string;
  game: string;
  seats: number;
  points: RatingPoint[];
}

/** A rating after one match. */
export interface RatingPoint {
  /** None where the table was not public and it is not one's own rating. */
  match: string | null;
  when: number;
  place: number;
  mu: number;
  sigma: number;
  shown: number;
}

/**
 * Something to be said: the name of a message of the game, and its arguments.
 *
 * Which rule forbids something, what happened by itself, what a choice costs.
 */
export interface Reason {
  name: string;
  args: Record<string, string | number>;
}

/** A whole review. */
export interface Report {
  format: number;
  unit: number;
  game: string;
  rules: number;
  edition: string;
  seats: number;
  actions: number;
  /** Of the words of the game: which game was reviewed. */
  digest: string;
  seed: string;
  /** Seconds of a usual core that it was meant to take; decides how many worlds are drawn. */
  budget: number;
  /** Whether all decisions were judged; a quick look judges few or none. */
  whole: boolean;
  start: number[];
  steps: Step[];
  decisions: Decision[];
  hindsight: Hindsight[];
  totals: Total[];
  turning: Turning[];
  /** The numbers of the best decisions of all, the best first. */
  best: number[];
  worst: number[];
}

/** A finished match in brief. */
export interface Result {
  match: string;
  game: string;
  finished: number;
  rated: boolean;
  length: number;
  seats: SeatResult[];
}

/** Finished matches, the latest first. */
export interface Results {
  results: Result[];
  /** Give this as `before` to get those that come next. */
  next: number | null;
}

/** How far the review of a match is, and what there is of it. */
export interface Review {
  match: string;
  /** Of the full review. */
  status: ReviewStatus;
  /** How many actions it has looked at. */
  done: number;
  of: number;
  /** The full review; until it is done a quick look, once there is one. */
  report: Report | null;
}

/** An option as the game says it. */
export interface ReviewChoice {
  words: string;
  verb: string;
  args: Record<string, string | number>;
  on: string[];
}

export type ReviewStatus =
  "done" | "failed" | "none" | "working";

/** Say something to the table. */
export interface Say {
  text: string;
}

/** Say something to the table. */
export interface SayMessage {
  type: "say";
  text: string;
  match: string;
  id?: number | null;
}

/** The result of one seat, with the parts it is the sum of. */
export interface Score {
  seat: number;
  total: number;
  /** 1 for a winner; seats that share a place have the same number. */
  place: number;
  parts: Record<string, number>;
}

/** How one seat ended. */
export interface SeatResult {
  seat: number;
  name: string;
  person: Person | null;
  bot: string | null;
  place: number;
  total: number;
  /** The rating shown after this match, if it was rated. */
  rating: number | null;
  change: number | null;
}

/** Which of my seats is meant; it may be left out by those who have only one. */
export interface Seated {
  seat?: number | null;
}

/** The host puts a bot on a chair of an open table, or frees the chair. */
export interface SetChair {
  kind: "bot" | "open";
  bot?: string | null;
}

/** Choose a password, to come back from elsewhere; it signs out all other browsers. */
export interface SetPassword {
  password: string;
  /** The password so far, if there is one. */
  old?: string | null;
}

/** All games and bots. */
export interface Shelf {
  games: GameLine[];
  bots: BotLine[];
  /** Whether all of it can be had without this server too, at `/pocket/`. */
  offline: boolean;
}

export type Show =
  "mine" | "open" | "over" | "playing";

/** Begin; bots take the chairs that are still free. */
export interface Start {
  bot?: string | null;
}

/** How I did. */
export interface Statistics {
  played: number;
  won: number;
  playing: number;
  games: GameStatistics[];
  ratings: Rating[];
}

export type Status =
  "cancelled" | "open" | "over" | "playing";

/**
 * One action of the game: how far it moved everyone's chance to win, and why.
 *
 * Each list has a number for each seat; an empty one is all zeros.
 */
export interface Step {
  /** The number of the action, from 0. */
  at: number;
  /** Who acted; −1 is chance. */
  seat: number;
  /** Everyone's chance after it. */
  after: number[];
  /** Of chance: its value less the mean of all outcomes by their odds. */
  luck?: number[];
  /** The value of the chosen less that of the best: for whoever decided never above 0. */
  decision?: number[];
  /** By how much more the true position changed than what the seat could know of it. */
  hidden?: number[];
  /** Where the evaluator disagrees with itself one step later. */
  residual?: number[];
}

/** Take back my last action, or ask the others to let me. */
export interface TakeBackMessage {
  type: "undo";
  seat?: number | null;
  at: number;
  /** Ask to go back further: how many actions should remain. */
  to?: number | null;
  match: string;
  id?: number | null;
}

/** What a seat did with the contracts offered to it. */
export interface TicketToRideChoiceView {
  seat: number;
  /** How many were offered. */
  count: number;
  /** How many it kept; −1 while that is secret. */
  kept: number;
  /** The contracts, if the reader may know them. */
  offered: number[] | null;
  /** The one put under the deck, if there is one and the reader may know; else −1. */
  returned: number;
}

/** A deck of transport cards, from the first to the one in use. */
export interface TicketToRideDeckView {
  /** Of each kind, how many it held that the reader has not seen. */
  unseen: number[];
  /** By seat: how many were drawn blind. */
  counts: number[];
  /** By seat: how many of each kind were drawn blind, if the reader may know. */
  draws: (number[] | null)[];
}

/** A contract that the reader may see. */
export interface TicketToRideHeld {
  contract: number;
  done: boolean;
}

/** A seat has paid with cards drawn blind, so by then it had drawn at least these. */
export interface TicketToRideProofView {
  seat: number;
  deck: number;
  /** How many it had drawn from that deck (the first is 0), besides all from earlier ones. */
  draws: number;
  kinds: number[];
}

/** What lies in front of one seat. */
export interface TicketToRideSeatView {
  seat: number;
  /** How many transport cards it holds. */
  cards: number;
  /** Of each kind, how many everyone knows it holds, for they were taken face up. */
  taken: number[];
  /**
   * Of each kind, how many the reader can know it holds: those, and what open information tells
   * besides. Of two players, each counts the other's hand when the open discard becomes the deck.
   */
  known: number[];
  /** Of each kind, how many it has paid with that were not taken face up. */
  paid_blind: number[];
  /** Of each kind, how many it holds, if the reader may know. */
  hand: number[] | null;
  carts: number;
  /** Scored for routes so far. */
  points: number;
  merchandise: number;
  /** How many contracts it has kept; nobody knows of others' before all have chosen. */
  held: number;
  contracts: TicketToRideHeld[] | null;
  /** The contracts it is choosing from, if the reader may know. */
  offered: number[] | null;
  /** From how many contracts it is choosing. */
  choosing: number;
}

/** The table as one seat sees it. */
export interface TicketToRideView {
  type: "ticket-to-ride";
  /** Who sees this. */
  seat: number;
  seats: number;
  to_move: number;
  /** What is being asked, in one word: the name of the sentence that asks it. */
  ask: string;
  /** What that sentence needs to know, written like the arguments of an action. */
  about: Record<string, string | number>;
  over: boolean;
  edition: string;
  options: Record<string, string>;
  /** Whose turn it is. */
  turn: number;
  first: number;
  started: boolean;
  /** The names of the steps that are pending; the last is what is being asked. */
  agenda: string[];
  /** The kinds face up; −1 is a gap. */
  row: number[];
  deck: number;
  discard: number[];
  /** By route: who has taken it, or −2. */
  owners: number[];
  /** Routes that nobody can take any more because the other lane is taken. */
  closed: number[];
  players: TicketToRideSeatView[];
  merchandise_left: number;
  contracts_left: number;
  /** The contracts put back under the deck, from the top; −1 where the reader does not know it. */
  under: number[];
  decks: TicketToRideDeckView[];
  proofs: TicketToRideProofView[];
  /** What has become of the contracts offered so far, in order. */
  choices: TicketToRideChoiceView[];
  passes: number;
  /** In the last round: how many turns are left; −1 before. */
  turns_left: number;
  /** The result, when the game is over. */
  scores: Score[] | null;
}

export type ToBot =
  Waiting | Alive;

export type Told =
  Acted | TookBack;

/** Actions were taken back; the first `n` remain. */
export interface TookBack {
  type: "undo";
  at: number;
  n: number;
  /** Who took back, or whose request was agreed to. */
  seat: number;
  /** Whether it needed the others' consent. */
  agreed: boolean;
}

/** The sum of one seat: result − start = luck + own + others + hidden + residual. */
export interface Total {
  seat: number;
  points: number;
  place: number;
  start: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  hidden: number;
  residual: number;
  /** How many of its decisions were judged. */
  judged: number;
  grades: Record<string, number>;
  /** From 0 to 1: 1 when nothing was given away. */
  accuracy: number;
}

/** Solve a puzzle: one of the choices that it offers. */
export interface TryPuzzle {
  do: string;
}

/** A moment that moved somebody's chance far. */
export interface Turning {
  at: number;
  /** Who acted; −1 is chance. */
  seat: number;
  /** Whose chance moved most. */
  whom: number;
  change: number;
  luck: boolean;
  choice: ReviewChoice;
}

/** Someone asks the others to go back. */
export interface UndoRequest {
  seat: number;
  /** It lapses when anything happens after this entry of the log. */
  at: number;
  /** How many actions would remain. */
  to: number;
  /** The seats whose people have agreed. */
  agreed: number[];
  awaited: number[];
}

/** What may be taken back. */
export interface UndoState {
  /** Whether my last action may be taken back without asking anyone. */
  free: boolean;
  /** Whether I may ask the others to go back to before my last action. */
  ask: boolean;
  /** What is being asked of the table right now. */
  request: UndoRequest | null;
}

/** Send me no more of a match. */
export interface Unfollow {
  type: "unfollow";
  match: string;
  id?: number | null;
}

/** Take back an answer given early, while it is held. */
export interface UnholdMessage {
  type: "unhold";
  seat?: number | null;
  match: string;
  id?: number | null;
}

/** A match as one seat sees it now, and what happened since it last looked. */
export interface Update {
  match: string;
  /** Whose eyes these are; −2 is a spectator. */
  seat: number;
  /** How many entries the log has. Send it with what you do, and when you come back. */
  at: number;
  /** `told` begins with this entry of the log. */
  since: number;
  told: Told[];
  /** The view of the game: its `type` is the name of the game. */
  view: GameView;
  /** Everything this seat may do now; empty when it is not asked. */
  may: Choice[];
  ask: Ask | null;
  /** The words of an answer that this seat gave early; it counts when its turn comes. */
  held: string | null;
  /** The seats whose decision is awaited: several where all choose in secret at a time. */
  waits: number[];
  undo: UndoState;
  /** Empty without clocks. */
  clocks: ClockLeft[];
  auction: LiveAuction | null;
  time: number;
}

/** A match as one seat sees it now: sent whenever anything in it has changed. */
export interface UpdateMessage {
  type: "update";
  match: string;
  /** Whose eyes these are; −2 is a spectator. */
  seat: number;
  /** How many entries the log has. Send it with what you do, and when you come back. */
  at: number;
  /** `told` begins with this entry of the log. */
  since: number;
  told: Told[];
  /** The view of the game: its `type` is the name of the game. */
  view: GameView;
  /** Everything this seat may do now; empty when it is not asked. */
  may: Choice[];
  ask: Ask | null;
  /** The words of an answer that this seat gave early; it counts when its turn comes. */
  held: string | null;
  /** The seats whose decision is awaited: several where all choose in secret at a time. */
  waits: number[];
  undo: UndoState;
  /** Empty without clocks. */
  clocks: ClockLeft[];
  auction: LiveAuction | null;
  time: number;
}

/** A decision waits for this bot; everything it needs is in the update. */
export interface Waiting {
  type: "waiting";
  update: Update;
}

/** Deal anew what a seat did not know after `n` actions. */
export interface WantFutures {
  n: number;
  seat: number;
}

/** Take back my last action, or ask the others to let me. */
export interface WantUndo {
  seat?: number | null;
  at: number;
  /** Ask to go back further: how many actions should remain. */
  to?: number | null;
}

/** Why nothing can be done with a part of the board; None where there is nothing to explain. */
export interface Why {
  part: string;
  reason: Reason | null;
}

/** Something happened in a match of mine, whether I follow it or not: is it my turn? */
export interface Yours {
  type: "yours";
  match: string;
  status: string;
  your_turn: boolean;
  at: number;
}

/** The view of any game: `type` says which. */
export type GameView = TicketToRideView | AmsterdamView | MerchantsView;
