/**
 * The line to the server: one WebSocket that mends itself. After a break it follows the same matches again from where
 * they were, and sends again what was not answered: the server takes the same action with the same `at` once.
 */
import { pocket } from "../pocket/mode";
import { transport } from "./api";
import { Latest } from "./difference";
import type {
  CatalogueLine,
  Changed,
  Done,
  FromClient,
  FromServer,
  Problem,
  UpdateMessage,
} from "./wire";

export type LineState = "off" | "opening" | "open" | "broken";

/** A WebSocket, as far as it is used. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Follower {
  match: string;
  invite: string | null;
  /** The length of the log that is known here; null asks only how it stands. */
  since: () => number | null;
}

/** What was sent was refused, or the line broke before an answer came. */
export class NotDone extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.detail || problem?.title || "the line broke");
  }
}

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = WithoutId<Exclude<FromClient, { type: "ping" }>>;

interface Waiting {
  message: Request;
  again: boolean;
  done: (answer: Done) => void;
  failed: (why: NotDone) => void;
}

/** Milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/**
 * The first answer comes while a page is drawn, and may have waited for that: the clocks are compared again soon, then
 * each time after twice as long, and in the end so often.
 */
const FIRST_PING = 1_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
/** After the first update of a match: whoever has just come to a table waits for its board, not for this. */
const SETTLED = 1_500;
const OPEN = 1;
/** So often what has changed may not add up, before only wholes are asked for. */
const MOST_DOUBTS = 3;

/** Closed for good: asking again would be refused again. */
const FINAL = new Set([4403]);

export class Line {
  state: LineState = "off";
  /** The server's clock less ours, in milliseconds. */
  offset = 0;

  #wire: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #pings = new Map<number, number>();
  #roundTrip = Infinity;
  #followers = new Set<Follower>();
  #lobby = 0;
  /** All actions of a game's edition, by number: without it, updates come as wholes. */
  catalogue: ((game: string, edition: string) => Promise<readonly CatalogueLine[]>) | null = null;
  /** Whether the server can send differences. */
  #differences = false;
  /** By match, the catalogue that its differences refer to; null while it is being fetched. */
  #catalogues = new Map<string, readonly CatalogueLine[] | null>();
  /** By match and seat. */
  #latest = new Map<string, Map<number, Latest>>();
  #doubts = 0;
  #readers = new Set<(message: FromServer) => void>();
  #watchers = new Set<() => void>();

  constructor(
    private readonly make: (match?: string) => Wire,
    private readonly now: () => number = Date.now,
  ) {}

  /** Hear every message; call what comes back to hear no more. */
  read(reader: (message: FromServer) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** Be told when the state of the line changes. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Open the line unless it is; the cookie of the moment says who we are. */
  open(): void {
    if (this.#wire || this.state === "opening") return;
    clearTimeout(this.#timer);
    this.#become(this.state === "broken" ? "broken" : "opening");
    const [first] = this.#followers;
    const wire = this.make(first?.match);
    this.#wire = wire;
    wire.onopen = () => this.#opened(wire);
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#heard(JSON.parse(event.data) as FromServer);
    };
    wire.onclose = (event) => this.#closed(wire, event.code);
  }

  /** Close the line and open it anew: we have become someone else. */
  reopen(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#rest();
    this.state = "off";
    wire?.close(1000);
    this.open();
  }

  /** The network is back, or the page in sight again: do not wait any longer. */
  hurry(): void {
    if (this.state === "broken" && !this.#wire) {
      this.#wait = FIRST_WAIT;
      this.open();
    } else if (this.state === "open") {
      this.#ping();
    }
  }

  /** The network is gone: notice at once, not when a ping stays unanswered. */
  cut(): void {
    const wire = this.#wire;
    if (!wire) return;
    wire.close();
    this.#closed(wire, 1006);
  }

  /** Be sent a match until what comes back is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.state === "open") this.#follow(follower);
    return () => {
      this.#followers.delete(follower);
      const others = [...this.#followers].some((each) => each.match === follower.match);
      if (!others) this.#forget(follower.match);
      if (this.state === "open" && !others) this.#send({ type: "unfollow", match: follower.match });
    };
  }

  /** Ask for what was missed: the updates do not join. */
  refollow(match: string): void {
    for (const each of this.#followers) if (each.match === match) this.#follow(each);
  }

  /** Be sent the open tables until what comes back is called. */
  lobby(): () => void {
    this.#lobby += 1;
    if (this.#lobby === 1 && this.state === "open") this.#send({ type: "lobby", on: true });
    return () => {
      this.#lobby -= 1;
      if (this.#lobby === 0 && this.state === "open") this.#send({ type: "lobby", on: false });
    };
  }

  /**
   * Ask for something and wait until it is done. What would be done twice if it were sent twice (`again` false)
   * fails when the line breaks; everything else waits for the line to come back.
   */
  request(message: Request, again = true): Promise<Done> {
    return new Promise((done, failed) => {
      if (!again && this.state !== "open") {
        failed(new NotDone(null));
        return;
      }
      const id = this.#nextId++;
      this.#waiting.set(id, { message, again, done, failed });
      if (this.state === "open") this.#send({ ...message, id });
    });
  }

  /** The server's time now. */
  time(): number {
    return this.now() + this.offset;
  }

  #become(state: LineState): void {
    this.state = state;
    for (const watcher of this.#watchers) watcher();
  }

  #send(message: object): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #forget(match: string): void {
    this.#catalogues.delete(match);
    this.#latest.delete(match);
  }

  #follow(each: Follower): void {
    this.#forget(each.match);
    this.#send({
      type: "follow",
      match: each.match,
      since: each.since(),
      ...(each.invite && { invite: each.invite }),
    });
  }

  #opened(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#wait = FIRST_WAIT;
    this.#roundTrip = Infinity;
    this.#become("open");
    for (const each of this.#followers) this.#follow(each);
    if (this.#lobby > 0) this.#send({ type: "lobby", on: true });
    for (const [id, { message }] of this.#waiting) this.#send({ ...message, id });
    this.#beats(FIRST_PING);
  }

  /** Ask for the time now, and again and again. */
  #beats(wait: number): void {
    this.#ping();
    this.#beat = setTimeout(() => this.#beats(Math.min(2 * wait, PING_EVERY)), wait);
  }

  #ping(): void {
    const id = this.#nextId++;
    this.#pings.set(id, this.now());
    this.#send({ type: "ping", id });
    this.#silence ??= setTimeout(() => this.cut(), PATIENCE);
  }

  #answered(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #rest(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#timer);
    this.#answered();
    this.#pings.clear();
  }

  #closed(wire: Wire, code: number): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    this.#rest();
    for (const [id, { again, failed }] of this.#waiting) {
      if (again && !FINAL.has(code)) continue;
      this.#waiting.delete(id);
      failed(new NotDone(null));
    }
    this.#become("broken");
    if (FINAL.has(code)) return;
    // Many clients that lose one server should not all come back at the same moment.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #heard(message: FromServer): void {
    this.#answered();
    if (message.type === "pong") this.#pong(message.id, message.time);
    if (message.type === "done" || message.type === "failed") {
      const waiting = this.#waiting.get(message.id ?? -1);
      if (waiting) {
        this.#waiting.delete(message.id!);
        if (message.type === "done") waiting.done(message);
        else waiting.failed(new NotDone(message.problem));
      }
    }
    if (message.type === "hello") this.#differences = message.differences;
    if (message.type === "update") this.#remember(message);
    const told = message.type === "changed" ? this.#next(message) : message;
    if (told) for (const reader of this.#readers) reader(told);
  }

  #remember(update: UpdateMessage): void {
    const { match, seat } = update;
    if (![...this.#followers].some((each) => each.match === match)) return;
    if (!this.#latest.has(match)) this.#latest.set(match, new Map());
    this.#latest.get(match)!.set(seat, Latest.of(update));
    if (this.#catalogues.has(match) || !this.catalogue || this.#doubts >= MOST_DOUBTS) return;
    this.#catalogues.set(match, null);
    setTimeout(() => void this.#wantDifferences(update), SETTLED);
  }

  /** What both sides know need not be sent again. */
  async #wantDifferences({ match, view }: UpdateMessage): Promise<void> {
    const waits = (): boolean => this.#differences && this.#catalogues.get(match) === null;
    if (!waits()) return;
    const catalogue = await this.catalogue?.(view.type, view.edition).catch(() => null);
    // Whoever followed it may have left, or follow it anew by another line.
    if (!catalogue || !waits()) return;
    this.#catalogues.set(match, catalogue);
    this.#send({ type: "differences", match });
  }

  /** The update that a difference makes of the last one; null, and the whole is asked for, if it does not. */
  #next(changed: Changed): UpdateMessage | null {
    const { match, seat } = changed;
    const catalogue = this.#catalogues.get(match);
    if (!catalogue) return null; // the whole has been asked for, or nobody looks any more
    const next = this.#latest.get(match)?.get(seat)?.next(changed, catalogue);
    if (!next) {
      this.#doubts += 1;
      this.refollow(match);
      return null;
    }
    this.#latest.get(match)!.set(seat, next);
    return next.update;
  }

  /** Of all answers the fastest knows the difference of the clocks best. */
  #pong(id: number, time: number): void {
    const sent = this.#pings.get(id);
    if (sent === undefined) return;
    this.#pings.delete(id);
    const trip = this.now() - sent;
    if (trip <= this.#roundTrip * 1.2) {
      this.#roundTrip = Math.min(trip, this.#roundTrip);
      this.offset = time - (sent + trip / 2);
    }
  }
}

/** The line of this page. */
export function pageLine(): Line {
  const line = new Line((match) => transport.wire(match));
  if (!pocket) {
    addEventListener("online", () => line.hurry());
    addEventListener("offline", () => line.cut());
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") line.hurry();
  });
  return line;
}
