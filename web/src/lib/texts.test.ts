import { expect, it } from "vitest";

import { settings } from "./settings.svelte";
import { texts } from "./texts.svelte";

it("a language is shown when all is here that was wanted while it came", async () => {
  settings.language = "nl";
  const speaking = texts.speak("nl");
  const wanting = texts.want("merchants");
  await Promise.all([speaking, wanting]);
  expect(texts.language).toBe("nl");
  expect(texts.has("web", "web-loading")).toBe(true);
  expect(texts.has("merchants", "merchants")).toBe(true);
});
