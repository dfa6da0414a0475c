/**
 * The proof that chance was fair, checked here and not believed: the k-th outcome of chance follows from
 * HMAC-SHA-256(seed, k), and the SHA-256 of the seed was shown before the first card. The same as `damrak verify`.
 */
import type { Acted, Fairness } from "../server/wire";
import { CHANCE } from "../server/wire";

/** Null if all is well; otherwise what is wrong: `commitment`, `outcome` (with its number), or `played`. */
export interface Flaw {
  what: "commitment" | "outcome" | "played";
  k: number;
}

const encoder = new TextEncoder();

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitment(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", seed));
}

function key(seed: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Which of the weighted outcomes the k-th chance has. */
async function pickWith(signer: CryptoKey, k: number, weights: number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = ((1n << 64n) / total) * total;
  for (let again = 0; ; again += 1) {
    const block = await crypto.subtle.sign("HMAC", signer, encoder.encode(`${k} ${again}`));
    const drawn = new DataView(block).getBigUint64(0);
    // A draw past the last whole multiple would make the first outcomes a little more likely.
    if (drawn >= limit) continue;
    let rest = drawn % total;
    for (let index = 0; index < weights.length; index += 1) {
      rest -= BigInt(weights[index]!);
      if (rest < 0n) return index;
    }
  }
}

export async function pick(
  seed: Uint8Array<ArrayBuffer>,
  k: number,
  weights: number[],
): Promise<number> {
  return pickWith(await key(seed), k, weights);
}

/**
 * Check a finished match: that the seed is the one committed to, that every outcome follows from it, and that these are
 * the outcomes that were played (`actions`, told with all hands open).
 */
export async function flaw(proof: Fairness, actions: Acted[]): Promise<Flaw | null> {
  const seed = bytes(proof.seed ?? "");
  if ((await commitment(seed)) !== proof.commitment) return { what: "commitment", k: 0 };
  const signer = await key(seed);
  const played = new Map(
    actions.filter((told) => told.seat === CHANCE).map((told) => [told.n, told]),
  );
  for (const { k, n, outcomes, weights, picked } of proof.outcomes) {
    if (n >= proof.since && (await pickWith(signer, k, weights)) !== picked) {
      return { what: "outcome", k };
    }
    if (played.get(n)?.words !== outcomes[picked]) return { what: "played", k };
    played.delete(n);
  }
  // What chance did without being listed is not proven.
  for (const n of played.keys()) if (n >= proof.since) return { what: "played", k: n };
  return null;
}

/** Whether this page may compute at all: browsers offer it only over https and on one's own machine. */
export function canProve(): boolean {
  return typeof crypto !== "undefined" && Boolean(crypto.subtle);
}
