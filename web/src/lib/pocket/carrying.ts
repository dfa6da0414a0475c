/** Games on their way: between a server and the page that needs none, and to other devices in a link. */
import { pocket, server } from "./mode";

/** Both pages are of one host, and what one leaves here the other finds. */
const KEY = "damrak.carried";

/** Leave a game for the other page, and go there; it stays until it has arrived. */
export function carry(text: string): void {
  localStorage.setItem(KEY, text);
  location.assign(pocket ? new URL(`${server ?? "./"}bring`, document.baseURI) : "/pocket/#/bring");
}

/** The game that was left for this page. */
export function carried(): string | null {
  return localStorage.getItem(KEY);
}

/** It has arrived. */
export function arrived(): void {
  localStorage.removeItem(KEY);
}

async function through(
  data: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(change);
  return new Uint8Array(
    await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
}

/** A text, small enough for an address. */
export async function packed(text: string): Promise<string> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Characters of a text that comes in an address: no more is read, however small it was packed. */
const LONGEST = 400_000;

/** The text that was packed; rejects what is none. */
export async function unpackedText(small: string): Promise<string> {
  const letters = atob(small.replaceAll("-", "+").replaceAll("_", "/"));
  const data = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
}

/** A link that opens a game on another device, in a page like this one. */
export async function linkTo(text: string): Promise<string> {
  return new URL(`#/bring?game=${await packed(text)}`, document.baseURI).href;
}
