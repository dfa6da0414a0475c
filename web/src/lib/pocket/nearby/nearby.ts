/**
 * Two devices without a server: one deals and holds the match, the other plays at it by the same messages. They find each
 * other by a link and a code that people pass on, or a camera reads; only what the other's seat may know ever crosses
 * the line.
 */
import { described, shortened } from "./description";
import type { FromRoom, ToRoom } from "../envelope";
import { house } from "../house.svelte";
import { version } from "../mode";

/** Characters of one piece: browsers carry no longer ones for sure. */
const PIECE = 16_000;
/** Characters of a message from a guest, and messages a second: no page sends more. */
const LONGEST = 60_000;
const MOST = 40;
/** Milliseconds until addresses are known, and until the code must have been passed back. */
const GATHERING = 3_000;
const FINDING = 600_000;

/** By which windows of one browser hand on an answer: a camera opens it in a window of its own. */
const CHANNEL = "damrak-near";

const pageAt = (query: string): string => new URL(`#/near?${query}`, document.baseURI).href;

/** Whole texts over a line that carries pieces. */
class Pieces {
  #begun = "";

  constructor(
    private readonly line: RTCDataChannel,
    longest: number,
    heard: (text: string) => void,
  ) {
    line.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data !== "string") return line.close();
      this.#begun += event.data.slice(1);
      if (this.#begun.length > longest) return line.close();
      if (event.data.startsWith("+")) return;
      const text = this.#begun;
      this.#begun = "";
      heard(text);
    };
  }

  send(message: object): void {
    if (this.line.readyState !== "open") return;
    const text = JSON.stringify(message);
    for (let at = 0; at < text.length; at += PIECE) {
      this.line.send((at + PIECE < text.length ? "+" : ".") + text.slice(at, at + PIECE));
    }
  }
}

/** Without anyone in between: addresses of this network alone. */
const connection = (): RTCPeerConnection => new RTCPeerConnection({ iceServers: [] });

/** Wait until all addresses of this device are known, or enough time has passed. */
function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, GATHERING);
    const look = (): void => {
      if (peer.iceGatheringState !== "complete") return;
      clearTimeout(late);
      done();
    };
    peer.addEventListener("icegatheringstatechange", look);
    look();
  });
}

let last = 0;

/** A place at a table of this device, for one other device. */
export class Invitation {
  readonly #peer = connection();
  readonly #number = ++last;
  #sent: number[] = [];
  #windows: BroadcastChannel | null = null;

  private constructor(
    private readonly match: string,
    private readonly here: (connected: boolean) => void,
  ) {}

  /** The link to pass on. */
  link = "";

  static async make(match: string, here: (connected: boolean) => void): Promise<Invitation> {
    const made = new Invitation(match, here);
    made.#listen(made.#peer.createDataChannel("damrak"));
    await made.#peer.setLocalDescription();
    await gathered(made.#peer);
    const code = shortened(made.#peer.localDescription!.sdp);
    made.link = pageAt(`offer=${version}~${match}~${code}`);
    made.#await();
    return made;
  }

  /** The other device has answered. */
  async accept(code: string): Promise<void> {
    const sdp = described(answerIn(code), "answer");
    await this.#peer.setRemoteDescription({ type: "answer", sdp });
  }

  /** An answer may come by another window, which a camera has opened. */
  #await(): void {
    const windows = new BroadcastChannel(CHANNEL);
    this.#windows = windows;
    windows.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "string") return;
      this.accept(data).then(passedOn, () => undefined);
    };
  }

  close(): void {
    this.#windows?.close();
    this.#peer.close();
    house.guests.delete(this.#number);
    house.tell({ type: "go", guest: this.#number });
  }

  #listen(line: RTCDataChannel): void {
    const pieces = new Pieces(line, LONGEST, (text) => {
      if (this.#tooMany()) line.close();
      else this.#heard(text);
    });
    line.onopen = () => {
      this.#windows?.close();
      house.guests.set(this.#number, (message) => pieces.send(message));
    };
    line.onclose = () => {
      this.close();
      this.here(false);
    };
  }

  #tooMany(): boolean {
    const now = performance.now();
    this.#sent = [...this.#sent.filter((each) => each > now - 1_000), now];
    return this.#sent.length > MOST;
  }

  /** What a guest says is taken as nobody's but this guest's, whatever it claims. */
  #heard(text: string): void {
    const guest = this.#number;
    const said = JSON.parse(text) as Record<string, unknown>;
    if (said.type === "hello") {
      house.tell({ type: "come", guest, match: this.match, name: String(said.name).slice(0, 40) });
      this.here(true);
    } else if (said.type === "open") {
      house.tell({ type: "open", guest });
    } else if (said.type === "heard") {
      house.tell({ type: "heard", guest, text: String(said.text) });
    } else if (said.type === "call") {
      const [method, path] = [String(said.method), String(said.path)];
      house.tell({ type: "call", guest, id: Number(said.id), method, path, body: "" });
    }
  }
}

/** The answer to an invitation: a code to pass back, and the match once the devices have found each other. */
export interface Visit {
  code: string;
  /** A link that hands the code on, for the camera of the device that has invited. */
  link: string;
  match: Promise<string>;
}

/** The code in what was pasted: itself, or the link that holds it. */
function answerIn(text: string): string {
  return text.trim().replace(/^.*#\/near\?answer=/s, "");
}

/** Tell the window that handed an answer on. The devices may be connected by now, and nobody waits here any more. */
function passedOn(): void {
  const windows = new BroadcastChannel(CHANNEL);
  windows.postMessage(true);
  windows.close();
}

/** Hand an answer on to the window that waits for it; whether there is one. */
export function relayAnswer(code: string): Promise<boolean> {
  const windows = new BroadcastChannel(CHANNEL);
  return new Promise((done) => {
    const late = setTimeout(() => done(false), GATHERING);
    windows.onmessage = () => {
      clearTimeout(late);
      done(true);
    };
    windows.postMessage(code);
  });
}

/** Answer an invitation; `ended` is called when the other device is gone. */
export async function answer(small: string, name: string, ended: () => void): Promise<Visit> {
  const [theirs, held = "", ...rest] = small.split("~");
  if (theirs !== version) throw new Error("another version");
  const sdp = described(rest.join("~"), "offer");
  const peer = connection();
  const match = new Promise<string>((done, failed) => {
    const late = setTimeout(() => failed(new Error("not found")), FINDING);
    peer.onconnectionstatechange = () => {
      if (peer.connectionState === "failed") failed(new Error("not found"));
    };
    peer.ondatachannel = ({ channel }) => {
      const pieces = new Pieces(channel, Infinity, (text) =>
        house.heardFar(JSON.parse(text) as FromRoom),
      );
      const begin = (): void => {
        clearTimeout(late);
        pieces.send({ type: "hello", name });
        house.follow((message: ToRoom) => pieces.send(message));
        done(held);
      };
      if (channel.readyState === "open") begin();
      else channel.onopen = begin;
      channel.onclose = () => {
        house.follow(null);
        peer.close();
        ended();
      };
    };
  });
  await peer.setRemoteDescription({ type: "offer", sdp });
  await peer.setLocalDescription();
  await gathered(peer);
  const code = shortened(peer.localDescription!.sdp);
  return { code, link: pageAt(`answer=${code}`), match };
}
