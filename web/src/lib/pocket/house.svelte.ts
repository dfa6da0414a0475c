/** The house in this page: a worker that answers as the server would, and one in which bots think. */
import { SvelteMap } from "svelte/reactivity";
import type { Answer, Transport } from "../server/transport";
import type { Wire } from "../server/socket";
import { version } from "./mode";
import type { FromRoom, FromWorker, ToRoom, ToWorker } from "./envelope";

const OPEN = 1;
const CLOSED = 3;
const SHELF = /^\/(games|editions|texts)\b/;

/** A line to the room, which never breaks. */
class RoomWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly tell: (message: ToRoom) => void) {}

  opened(): void {
    if (this.readyState !== 0) return;
    this.readyState = OPEN;
    this.tell({ type: "open" });
    this.onopen?.();
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.tell({ type: "heard", text });
  }

  close(): void {
    this.readyState = CLOSED;
  }
}

/** Whether it was said, before this page was loaded anew, that it takes the games from another window. */
function asked(): boolean {
  const take = sessionStorage.getItem("damrak.take") !== null;
  sessionStorage.removeItem("damrak.take");
  return take;
}

class House implements Transport {
  /** How much of the engine has come, of 1. */
  part = $state(0);
  ready = $state(false);
  /** What stands in the way: another window, or something that broke. */
  trouble = $state<"elsewhere" | "broken" | null>(null);
  /** Whether games are kept when the page is closed. */
  kept = $state(true);

  /** Devices nearby that play here, by the number of their connection. */
  readonly guests = new SvelteMap<number, (message: FromRoom) => void>();

  /** Where the match is held that this page plays at, if that is another device. */
  far = $state.raw<((message: ToRoom) => void) | null>(null);
  #room: Worker | null = null;
  #program: WebAssembly.Module | null = null;
  #thinker: Worker | null = null;
  #wire: RoomWire | null = null;
  #calls = new Map<number, { done: (answer: Answer) => void; failed: (why: Error) => void }>();
  #next = 1;
  #waiting: ToRoom[] = [];
  /** Questions to bots that are not answered yet: a thinker that breaks is asked again. */
  #asked = new Map<number, Extract<FromRoom, { type: "think" }>>();

  get #engine(): string {
    return new URL("engine/", document.baseURI).href;
  }

  start(): void {
    if (this.#room) return;
    this.#room = new Worker(new URL("./room.worker.ts", import.meta.url), { type: "module" });
    this.#room.onmessage = (event: MessageEvent<FromWorker>) => this.#heard(event.data);
    this.#room.onerror = () => (this.trouble = "broken");
    this.#post({ type: "start", engine: this.#engine, version, take: asked() });
  }

  call(method: string, path: string, body = ""): Promise<Answer> {
    this.start();
    return new Promise((done, failed) => {
      const id = this.#next++;
      this.#calls.set(id, { done, failed });
      // What is on the shelf both devices have.
      const tell = this.far && !SHELF.test(path) ? this.far : this.tell;
      tell({ type: "call", id, method, path, body });
    });
  }

  wire(): Wire {
    this.start();
    const wire = new RoomWire(this.far ?? this.tell);
    this.#wire = wire;
    if (this.ready) queueMicrotask(() => wire.opened());
    return wire;
  }

  #post(message: ToWorker): void {
    this.#room?.postMessage(message);
  }

  /** Say something to the room of this page. */
  readonly tell = (message: ToRoom): void => {
    if (this.ready) this.#post(message);
    else this.#waiting.push(message);
  };

  /** Play at another device from now on, by this line to it; null to be here again. */
  follow(far: ((message: ToRoom) => void) | null): void {
    this.far = far;
  }

  /** What the other device says. */
  heardFar(message: FromRoom): void {
    if (this.far && (message.type === "reply" || message.type === "said")) this.#told(message);
  }

  #told(message: Extract<FromRoom, { type: "reply" | "said" }>): void {
    if (message.type === "said") {
      if (this.#wire?.readyState === OPEN) this.#wire.onmessage?.({ data: message.text });
      return;
    }
    this.#calls.get(message.id)?.done(message);
    this.#calls.delete(message.id);
  }

  #heard(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.trouble = null;
        this.part = message.part;
        break;
      case "ready":
        this.ready = true;
        this.#program = message.program;
        for (const each of this.#waiting.splice(0)) this.#post(each);
        this.#wire?.opened();
        this.#startThinker();
        void this.#persist();
        break;
      case "reply":
      case "said":
        if (message.guest) this.guests.get(message.guest)?.(message);
        // At another device, what this page's own room says on the line is not for now.
        else if (message.type === "reply" || !this.far) this.#told(message);
        break;
      case "think":
        this.#asked.set(message.id, message);
        this.#thinker?.postMessage(message);
        break;
      case "unkept":
        this.kept = false;
        break;
      case "elsewhere":
        this.ready = false;
        this.trouble = "elsewhere";
        break;
      case "broken":
        console.error(message.why);
        this.trouble = "broken";
        for (const { failed } of this.#calls.values()) failed(new Error(message.why));
        this.#calls.clear();
    }
  }

  #startThinker(): void {
    this.#thinker?.terminate();
    this.#thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    this.#thinker.onmessage = (event: MessageEvent<ToRoom | { type: "broken"; why: string }>) => {
      const message = event.data;
      if (message.type === "broken") {
        console.error(message.why);
        this.#startThinker();
        return;
      }
      if (message.type === "thought") this.#asked.delete(message.id);
      this.tell(message);
    };
    this.#thinker.postMessage({
      type: "start",
      engine: this.#engine,
      version,
      program: this.#program,
    });
    for (const question of this.#asked.values()) this.#thinker.postMessage(question);
  }

  /** Ask the browser not to throw our games away when it needs room. */
  async #persist(): Promise<void> {
    await navigator.storage?.persist?.().catch(() => false);
  }
}

export const house = new House();
