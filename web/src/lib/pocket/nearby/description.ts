/**
 * How a device can be reached, in few letters, so that a camera can read it. A whole session description has some 700
 * characters; one for data alone differs from device to device in five things, and the rest is written anew.
 */

/** What of a description is a device's own. */
interface Reach {
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate, as hexadecimal digits. */
  print: string;
  places: { address: string; port: number }[];
}

/** No device has more addresses that matter; a longer code would be harder to read. */
const MOST = 4;
const SIGN = "~";
const PORT = "*";
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/i;
const ADDRESS = /^[0-9a-z.:-]{1,64}$/i;
/** What a code may hold: whatever else comes in a link never gets into a description. */
const CODE = /^[\w-]{4,64}~[\w-]{22,64}~[\w-]{43}(~[0-9a-z.:-]{1,64}\*\d{1,5}){1,4}$/i;

function line(sdp: string, start: string): string {
  const found = sdp.split(/\r?\n/).find((each) => each.startsWith(start));
  if (found === undefined) throw new Error(`a description without ${start}`);
  return found.slice(start.length).trim();
}

function reach(sdp: string): Reach {
  const print = line(sdp, "a=fingerprint:sha-256 ").replaceAll(":", "").toLowerCase();
  if (line(sdp, "a=mid:") !== "0") throw new Error("not the first and only line of data");
  const places = sdp
    .split(/\r?\n/)
    .map((each) => CANDIDATE.exec(each))
    .filter((found) => found !== null && ADDRESS.test(found[1]!))
    .map((found) => ({ address: found![1]!, port: Number(found![2]) }));
  if (places.length === 0) throw new Error("a device without an address");
  return { ufrag: line(sdp, "a=ice-ufrag:"), pwd: line(sdp, "a=ice-pwd:"), print, places };
}

/** The letters of base 64 that addresses of pages give a meaning to, and those that stand for them. */
const safe = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_");
const plain = (text: string): string => text.replaceAll("-", "+").replaceAll("_", "/");

function shorter(hex: string): string {
  const letters = (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16)));
  return safe(btoa(letters.join(""))).replaceAll("=", "");
}

function longer(short: string): string {
  const bytes = Array.from(atob(plain(short)), (letter) => letter.charCodeAt(0));
  return bytes.map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
}

/** A description, in few letters. */
export function shortened(sdp: string): string {
  const { ufrag, pwd, print, places } = reach(sdp);
  const at = places.slice(0, MOST).map(({ address, port }) => `${address}${PORT}${port}`);
  const code = [safe(ufrag), safe(pwd), shorter(print), ...at].join(SIGN);
  if (!CODE.test(code)) throw new Error("a description that cannot be shortened");
  return code;
}

/** The description that was shortened: an offer, or the answer to one. Throws for what is none. */
export function described(code: string, type: "offer" | "answer"): string {
  if (!CODE.test(code)) throw new Error("not how a device is reached");
  const [ufrag, pwd, print, ...at] = code.split(SIGN) as [string, string, string, ...string[]];
  const candidates = at.map((place, n) => {
    const [address, port] = place.split(PORT);
    return `a=candidate:${n + 1} 1 udp ${2_113_937_151 - n} ${address} ${port} typ host`;
  });
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    `a=ice-ufrag:${plain(ufrag)}`,
    `a=ice-pwd:${plain(pwd)}`,
    `a=fingerprint:sha-256 ${longer(print)}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
}
