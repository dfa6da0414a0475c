/** The server by plain HTTP. */
import type {
  BotAccounts,
  BotToken,
  CatalogueLine,
  ChatLine,
  ChatList,
  DailyDeal,
  Events,
  Fairness,
  Fork,
  Hint,
  HintFor,
  Join,
  Leaders,
  Match,
  MatchList,
  Me,
  NewChair,
  NewMatch,
  NextPuzzle,
  OtherFutures,
  Position,
  Problem,
  Profile,
  Progress,
  PuzzlePosition,
  PuzzleShelf,
  PuzzleVerdict,
  RatingHistory,
  Results,
  Review,
  SetChair,
  Shelf,
  Show,
  Statistics,
  WantFutures,
  Why,
} from "./wire";
import type { Edition } from "../board";
import { house } from "../pocket/house.svelte";
import { pocket } from "../pocket/mode";
import { network, type Answer, type Transport } from "./transport";

/** Whoever answers this page. */
export const transport: Transport = pocket ? house : network;

/** The server has refused, and said why; nothing has changed. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }

  get code(): Problem["code"] {
    return this.problem.code;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  return JSON.parse(await fetched(method, path, body && JSON.stringify(body))) as T;
}

/** The text of an answer. */
async function fetched(method: string, path: string, body?: string): Promise<string> {
  let answer: Answer;
  try {
    answer = await transport.call(method, path, body);
  } catch {
    throw new Unreachable(path);
  }
  if (answer.status >= 400) {
    if (answer.kind.startsWith("application/problem+json")) {
      throw new Refused(JSON.parse(answer.text) as Problem);
    }
    throw new Unreachable(`${path}: ${answer.status}`);
  }
  return answer.text;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const known = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  if (known.length === 0) return "";
  return `?${new URLSearchParams(known.map(([key, value]) => [key, String(value)]))}`;
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: object = {}): Promise<T> => ask<T>("POST", path, body);
const at = (match: string): string => `/matches/${encodeURIComponent(match)}`;

export const api = {
  // Who is asking
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guest", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  setPassword: (password: string, old: string | null) =>
    ask<Me>("PUT", "/me/password", { password, old }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  logout: (everywhere: boolean) => post<Me>("/logout", { everywhere }),
  deleteMe: (password: string | null) => post<Me>("/me/delete", { password }),
  progress: () => get<Progress>("/me/progress"),
  statistics: () => get<Statistics>("/me/statistics"),
  mute: (person: string) => ask<Me>("PUT", `/me/mutes/${person}`),
  unmute: (person: string) => ask<Me>("DELETE", `/me/mutes/${person}`),
  profile: (who: string) => get<Profile>(`/people/${encodeURIComponent(who)}`),
  history: (who: string, game: string, seats: number) =>
    get<RatingHistory>(`/people/${encodeURIComponent(who)}/ratings${query({ game, seats })}`),
  leaders: (game: string, seats: number) => get<Leaders>(`/ratings${query({ game, seats })}`),
  bots: () => get<BotAccounts>("/me/bots"),
  newBot: (name: string, open: boolean) => post<BotToken>("/me/bots", { name, open }),
  newToken: (bot: string) => post<BotToken>(`/me/bots/${bot}/token`),
  deleteBot: (bot: string) => ask<BotAccounts>("DELETE", `/me/bots/${bot}`),

  // The shelf
  shelf: () => get<Shelf>("/games"),
  edition: (url: string) => get<Edition>(url.replace(/^\/api/, "")),
  /** All actions of an edition, by number. */
  actions: (url: string) => get<CatalogueLine[]>(url.replace(/^\/api/, "")),
  /** The messages of a game that is not built into the client, in the Fluent format. */
  texts: (language: string, game: string) =>
    fetched("GET", `/texts/${language}/${encodeURIComponent(game)}`),

  // Tables and matches
  matches: (show: Show, before?: number | null) =>
    get<MatchList>(`/matches${query({ show, before })}`),
  results: (before?: number | null) => get<Results>(`/results${query({ before })}`),
  newMatch: (table: NewMatch) => post<Match>("/matches", table),
  match: (id: string, invite?: string | null) => get<Match>(`${at(id)}${query({ invite })}`),
  change: (id: string, what: { watch?: boolean; chat?: boolean; public?: boolean }) =>
    ask<Match>("PATCH", at(id), what),
  setChair: (id: string, seat: number, chair: SetChair) =>
    ask<Match>("PUT", `${at(id)}/chairs/${seat}`, chair),
  join: (id: string, join: Join) => post<Match>(`${at(id)}/join`, join),
  leave: (id: string, seat: number | null = null) => post<Match>(`${at(id)}/leave`, { seat }),
  comeBack: (id: string, seat: number | null = null) => post<Match>(`${at(id)}/return`, { seat }),
  start: (id: string, bot: string | null = null) => post<Match>(`${at(id)}/start`, { bot }),
  cancel: (id: string) => post<Match>(`${at(id)}/cancel`),
  rematch: (id: string) => post<Match>(`${at(id)}/rematch`),
  fork: (id: string, fork: Fork) => post<Match>(`${at(id)}/fork`, fork),
  chat: (id: string, invite?: string | null) => get<ChatList>(`${at(id)}/chat${query({ invite })}`),
  say: (id: string, text: string, invite?: string | null) =>
    post<ChatLine>(`${at(id)}/chat${query({ invite })}`, { text }),
  why: (id: string, seat: number, part: string) =>
    get<Why>(`${at(id)}/why${query({ seat, part })}`),
  hint: (id: string, hint: HintFor) => post<Hint>(`${at(id)}/hint`, hint),

  // Looking back
  events: (id: string, seat: number, invite?: string | null) =>
    get<Events>(`${at(id)}/events${query({ seat, invite })}`),
  position: (id: string, n: number, seat: number, invite?: string | null) =>
    get<Position>(`${at(id)}/positions/${n}${query({ seat, invite })}`),
  review: (id: string, invite?: string | null) =>
    get<Review>(`${at(id)}/review${query({ invite })}`),
  beginReview: (id: string, invite?: string | null) =>
    post<Review>(`${at(id)}/review${query({ invite })}`),
  futures: (id: string, wanted: WantFutures, invite?: string | null) =>
    post<OtherFutures>(`${at(id)}/futures${query({ invite })}`, wanted),
  fairness: (id: string, invite?: string | null) =>
    get<Fairness>(`${at(id)}/fairness${query({ invite })}`),
  gameFile: (id: string, invite?: string | null) => `/api${at(id)}/game${query({ invite })}`,
  game: (id: string) => fetched("GET", `${at(id)}/game`),
  archive: () => "/api/me/archive",

  // Games that are carried
  bring: (text: string) => post<Match>("/games", { text }),
  take: (id: string) => fetched("POST", `${at(id)}/take`, "{}"),

  // Today, and puzzles
  daily: () => get<DailyDeal>("/daily"),
  playDaily: () => post<Match>("/daily"),
  puzzles: () => get<PuzzleShelf>("/puzzles"),
  nextPuzzle: (game: string, theme: string | null, after?: string) =>
    get<NextPuzzle>(`/puzzles/next${query({ game, theme, after })}`),
  puzzle: (id: string) => get<PuzzlePosition>(`/puzzles/${encodeURIComponent(id)}`),
  tryPuzzle: (id: string, words: string) =>
    post<PuzzleVerdict>(`/puzzles/${encodeURIComponent(id)}`, { do: words }),

  // Only where games are kept in this browser
  stopReview: (id: string) => ask<object>("DELETE", `${at(id)}/review`),
  forget: (id: string) => ask<object>("DELETE", at(id)),
};

export type { NewChair };
