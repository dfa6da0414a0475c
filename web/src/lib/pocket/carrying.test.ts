import { expect, test } from "vitest";

import { packed, unpackedText } from "./carrying";

test("a game in a link is the same game", async () => {
  const text = Array.from({ length: 900 }, (_, n) => `${n % 3} claim damrak-${n % 40} é\n`).join(
    "",
  );
  const small = await packed(text);
  expect(small).toMatch(/^[\w-]+$/);
  expect(small.length).toBeLessThan(text.length / 4);
  expect(await unpackedText(small)).toBe(text);
});

test("what is no game in a link is refused, and what is endless is not read", async () => {
  await expect(unpackedText("???")).rejects.toThrow();
  await expect(unpackedText("AAAA")).rejects.toThrow();
  await expect(unpackedText(await packed("x".repeat(5_000_000)))).rejects.toThrow("too long");
});
