/** What a drawing is made of, as a short mark: two that have the same one look the same. */
export function mark(made: unknown): string {
  // Two sums of 32 bits (FNV-1a, and one that begins elsewhere): editions are few, and nobody gains by a clash.
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (const letter of JSON.stringify(made)) {
    const code = letter.codePointAt(0)!;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995);
    other ^= other >>> 15;
  }
  return [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
