/**
 * A match as this page follows it: what each of my seats has been shown, the log, the talk, and everything that
 * can be asked of the server about it.
 */
import { tick } from "svelte";

import { api, Refused } from "../server/api";
import { ahead } from "./ahead";
import { joined, logLines, type LogLine } from "./log";
import { settings } from "../browser/settings.svelte";
import type { Line } from "../server/socket";
import { seatNames } from "../tables";
import type {
  Acted,
  ChatLine,
  FromServer,
  GameView,
  Hint,
  LiveAuction,
  Match,
  Told,
  Update,
  Why,
} from "../server/wire";
import { NOBODY } from "../server/wire";

/** How long each step of others is shown before the next, and how far we may lag behind, in milliseconds. */
const PACE = { slow: 1_300, usual: 480, instant: 0 };
const LAG = { slow: 8_000, usual: 2_400, instant: 0 };

/** The most steps at once that a board can show as movement. */
const MOST_STEPS = 12;

interface Shown {
  update: Update;
  entries: Told[];
}

/** Which run of which auction this is: empty where none is live. */
function run(auction: LiveAuction | null): string {
  return auction ? `${auction.at} ${auction.opened} ${auction.begins}` : "";
}

/** What one seat has been shown. */
export class Eyes {
  update = $state.raw<Update | null>(null);
  before = $state.raw<GameView | null>(null);
  entries = $state.raw<Told[]>([]);
  lines = $state.raw<LogLine[]>([]);
  /** The latest that has arrived; it may wait to be shown. */
  #latest: Shown | null = null;
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly seat: number,
    private readonly shown: (eyes: Eyes, fresh: Told[]) => void,
  ) {}

  /** How many entries of the log are known here. */
  get known(): number {
    return this.#latest?.entries.length ?? 0;
  }

  /** Take in an update; false if something between is missing. */
  receive(update: Update): boolean {
    const entries = joined(this.#latest?.entries ?? [], update.since, update.told);
    if (entries === null || entries.length < update.at) return false;
    const first = this.#latest === null;
    const mine = update.told.some((told) => told.type === "undo" || told.seat === this.seat);
    const same = update.at === this.#latest?.update.at;
    // The hand of a live auction runs at the server whatever is shown here.
    const ringing = run(update.auction) !== run(this.#latest?.update.auction ?? null);
    this.#latest = { update, entries };
    if (same && this.#queue.length > 0) this.#queue[this.#queue.length - 1] = this.#latest;
    else if (same) this.#show(this.#latest);
    else this.#queue.push(this.#latest);
    if (first || mine || ringing || PACE[settings.pace] === 0 || document.hidden) this.flush();
    else if (this.#timer === undefined) this.#next();
    return true;
  }

  /** Show all that has arrived. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.pop();
    this.#queue = [];
    if (last) this.#show(last);
    this.#rest();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next) this.#show(next);
    this.#rest();
  }

  #rest(): void {
    const gap = Math.min(PACE[settings.pace], LAG[settings.pace] / (this.#queue.length + 1));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#queue.length > 0) this.#next();
    }, gap);
  }

  #show(next: Shown): void {
    const start = performance.now();
    this.#put(next);
    // How long it took until the page showed it; tests hold it to a frame.
    void tick().then(() => performance.measure("damrak:view", { start }));
  }

  #put({ update, entries }: Shown): void {
    const old = this.update;
    const fresh = entries.slice(this.entries.length);
    if (old && old.at === update.at) {
      // The position is the same: the board keeps what it drew.
      this.update = { ...update, view: old.view };
    } else {
      const steps = fresh.length > 0 && fresh.length <= MOST_STEPS;
      const onward =
        entries.length >= this.entries.length && fresh.every((told) => told.type === "action");
      this.before = old && steps && onward ? old.view : null;
      this.update = update;
    }
    this.entries = entries;
    this.lines = logLines(entries, this.lines);
    if (old && fresh.length > 0) this.shown(this, fresh);
  }
}

export class Table {
  match = $state.raw<Match | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  gone = $state(false);
  /** By seat; −2 for a spectator. */
  eyes = $state.raw<ReadonlyMap<number, Eyes>>(new Map());
  /** The answer that is on its way. */
  sending = $state<string | null>(null);
  #stop: (() => void)[] = [];
  #closed = false;
  /** Eyes that are not known here have to be told everything, whatever the others know. */
  #strangers = false;

  constructor(
    readonly id: string,
    private readonly line: Line,
    readonly invite: string | null,
    /** Told of what has just been shown. */
    private readonly happened: (eyes: Eyes, fresh: Told[]) => void = () => undefined,
  ) {}

  /** Fetch the match and follow it. */
  async open(): Promise<void> {
    const match = await (ahead(this.id) ?? api.match(this.id, this.invite));
    // Whoever asked may have left the page meanwhile.
    if (this.#closed) return;
    this.match = match;
    if (this.#stop.length === 0) this.#follow();
    // Nobody waits with a move for what was said.
    if (match.chat) void this.#listen();
  }

  async #listen(): Promise<void> {
    const said = await api.chat(this.id, this.invite).catch(() => null);
    if (said) this.#hear(said.lines);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stop) stop();
    for (const eyes of this.eyes.values()) eyes.close();
  }

  #follow(): void {
    this.#stop = [
      this.line.read((message) => this.#read(message)),
      this.line.follow({ match: this.id, invite: this.invite, since: () => this.#known() }),
    ];
  }

  /** Add what was said to what is known, in the order in which it was said. */
  #hear(lines: ChatLine[]): void {
    const fresh = lines.filter(({ n }) => !this.chat.some((line) => line.n === n));
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].sort((a, b) => a.n - b.n);
  }

  #known(): number {
    if (this.#strangers) return 0;
    const known = [...this.eyes.values()].map((eyes) => eyes.known);
    return known.length > 0 ? Math.min(...known) : 0;
  }

  #read(message: FromServer): void {
    switch (message.type) {
      case "update":
        if (message.match === this.id) this.#take(message);
        break;
      case "match":
        if (message.match.id === this.id) this.match = message.match;
        break;
      case "chat":
        if (message.line.match === this.id) this.#overhear(message.line);
        break;
      case "gone":
        if (message.match === this.id) this.gone = true;
        break;
      case "hello":
        // After a break the chat may have gone on.
        void this.#catchUp();
    }
  }

  #overhear(line: ChatLine): void {
    const before = this.chat;
    this.#hear([line]);
    if (this.chat !== before) this.unread += 1;
  }

  #take(update: Update): void {
    let eyes = this.eyes.get(update.seat);
    if (!eyes) {
      if (update.since > 0) {
        // A seat was taken or lost in mid-game: what other eyes have seen does not help these.
        this.#strangers = true;
        this.line.refollow(this.id);
        return;
      }
      this.#strangers = false;
      eyes = new Eyes(update.seat, this.happened);
    }
    if (!eyes.receive(update)) {
      this.line.refollow(this.id);
      return;
    }
    if (!this.eyes.has(update.seat)) this.eyes = new Map(this.eyes).set(update.seat, eyes);
  }

  async #catchUp(): Promise<void> {
    if (!this.match) return;
    try {
      this.match = await api.match(this.id, this.invite);
      if (this.match.chat) this.#hear((await api.chat(this.id, this.invite)).lines);
    } catch (error) {
      // Otherwise the line is watched elsewhere; the next hello tries again.
      if (error instanceof Refused && error.code === "not-found") this.gone = true;
    }
  }

  /** The names of those at the table, by seat. */
  get names(): string[] {
    return seatNames(this.match?.chairs ?? []);
  }

  /** My seats; a spectator has none. */
  get mine(): number[] {
    return this.match?.mine ?? [];
  }

  /** Do something; resolves when it is safe. */
  async act(seat: number, words: string): Promise<void> {
    const eyes = this.eyes.get(seat);
    eyes?.flush();
    const update = eyes?.update;
    if (!update) return;
    this.sending = words;
    try {
      await this.line.request({ type: "do", match: this.id, seat, do: words, at: update.at });
    } finally {
      this.sending = null;
    }
  }

  async unhold(seat: number): Promise<void> {
    await this.line.request({ type: "unhold", match: this.id, seat });
  }

  async undo(seat: number, to: number | null = null): Promise<void> {
    const at = this.eyes.get(seat)?.update?.at;
    if (at === undefined) return;
    await this.line.request({ type: "undo", match: this.id, seat, at, to });
  }

  async answerUndo(agree: boolean): Promise<void> {
    const at = this.match?.undo?.at ?? [...this.eyes.values()][0]?.update?.undo.request?.at;
    if (at === undefined) return;
    await this.line.request({ type: "answer-undo", match: this.id, at, agree });
  }

  async press(seat: number, at: number): Promise<void> {
    // A press counts when it arrives; one that comes late is worse than none.
    await this.line.request({ type: "press", match: this.id, seat, at }, false);
  }

  async say(text: string): Promise<void> {
    // Whoever has just got a name has a line that is still being opened.
    this.#hear([await api.say(this.id, text, this.invite)]);
  }

  why(seat: number, part: string): Promise<Why> {
    return api.why(this.id, seat, part);
  }

  hint(seat: number, bot: string | null): Promise<Hint> {
    return api.hint(this.id, { seat, bot });
  }

  /** Whose eyes to look through: of my seats one that is awaited, the one shown before, the first. */
  seatToShow(shown: number | null): number {
    if (this.mine.length === 0) return NOBODY;
    const asked = this.mine.filter((seat) => (this.eyes.get(seat)?.update?.may.length ?? 0) > 0);
    const wanted = asked.filter((seat) => this.eyes.get(seat)?.update?.held === null);
    if (
      shown !== null &&
      (wanted.includes(shown) || (wanted.length === 0 && this.mine.includes(shown)))
    )
      return shown;
    return wanted[0] ?? this.mine[0]!;
  }
}

/** The last action of the log that stands. */
export function lastAction(entries: Told[]): Acted | null {
  const last = entries.at(-1);
  return last?.type === "action" ? last : null;
}
