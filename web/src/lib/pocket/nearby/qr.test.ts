import jsQR from "jsqr";
import { expect, test } from "vitest";

import { drawn, type Drawn } from "./qr";

/** The drawing as a camera gets it: so many dots a module. */
function photographed({ size, path }: Drawn, dots: number): Uint8ClampedArray {
  const side = size * dots;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * dots; row < (Number(y) + 1) * dots; row += 1) {
      const begin = row * side + Number(x) * dots;
      for (let at = begin; at < begin + Number(length) * dots; at += 1) {
        picture.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return picture;
}

/** An invitation with two addresses, to a site with a long one. */
const LINK =
  "https://some-club-with-a-name.example.org/games/damrak/#/near?offer=42977ba1203d~mabcdefghijklmnop" +
  "~E-_z~oYVTyQdrtbEM7G8v-6_UpY8H~AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk" +
  "~1c5a1b3e-79f3-4a6c-9d5a-0a1e0f5f7c11.local*51814~fd00::1c4e:ab*51815";

test("an invitation is read as it was written, and its code is coarse enough for a camera", async () => {
  const code = await drawn(LINK);
  // On the screen of a small phone a module then has more than four dots of the page.
  expect(code.size).toBeLessThanOrEqual(77);
  const picture = photographed(code, 4);
  expect(jsQR(picture, code.size * 4, code.size * 4)?.data).toBe(LINK);
});
