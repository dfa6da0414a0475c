import { afterEach, beforeEach, expect, it, vi } from "vitest";

let settings: (typeof import("../browser/settings.svelte"))["settings"];
let texts: (typeof import("./texts.svelte"))["texts"];
let title: (typeof import("./texts.svelte"))["title"];

/** Texts of which nothing has arrived, and which nobody else has. */
async function begin(): Promise<void> {
  vi.resetModules();
  ({ settings } = await import("../browser/settings.svelte"));
  ({ texts, title } = await import("./texts.svelte"));
}

beforeEach(begin);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("a language is shown when all is here that was wanted while it came", async () => {
  settings.language = "nl";
  const speaking = texts.speak("nl");
  const wanting = texts.want("merchants");
  await Promise.all([speaking, wanting]);
  expect(texts.language).toBe("nl");
  expect(texts.has("web", "web-loading")).toBe(true);
  expect(texts.has("merchants", "merchants")).toBe(true);
});

it("a first visit fetches texts once, and in no language but its own", async () => {
  const asked = vi.fn(() => Promise.resolve(new Response("")));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", { languages: ["fr-BE", "en"] });
  await begin();
  const wanting = texts.want("tulips");
  await Promise.all([texts.speak("fr"), texts.want("tulips"), wanting]);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    "/api/texts/fr/tulips",
    expect.objectContaining({ method: "GET" }),
  );
  expect(texts.language).toBe("fr");
});

it("a game that is not built in has the texts that the server sends", async () => {
  const asked = vi.fn((url: string) =>
    Promise.resolve(
      new Response(
        url === "/api/texts/nl/tulips"
          ? "tulips = Tulpen\ntulips-plant = Plant { $colour }\ntulips-colour-red = rood\n"
          : "",
      ),
    ),
  );
  vi.stubGlobal("fetch", asked);
  settings.language = "nl";
  await texts.speak("nl");
  await texts.want("tulips");
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    "/api/texts/nl/tulips",
    expect.objectContaining({ method: "GET" }),
  );
  expect(title("tulips")).toBe("Tulpen");
  expect(texts.game("tulips", "plant", { colour: "#colour-red" })).toBe("Plant rood");
  expect(texts.game("tulips", "hint-only")).toBe("Er is niets anders te doen.");
  expect(texts.game("tulips", "ask-sell-one")).toBe("Ask sell one");
  expect(texts.game("tulips", "sell", { colour: "#colour-red", who: "Anna" }, "log")).toBe(
    "Anna: Sell rood",
  );
});

it("an edition that is played says its own names, in any language, and inside other messages", async () => {
  settings.language = "nl";
  await Promise.all([texts.speak("nl"), texts.want("amsterdam")]);
  const usual = texts.game("amsterdam", "card-12");
  texts.adopt("amsterdam", { "card-12": "Bloemenkoopman", "card-133": "Nieuwe kaart" });
  expect(texts.game("amsterdam", "card-12")).toBe("Bloemenkoopman");
  expect(texts.for("amsterdam").has("card-133")).toBe(true);
  expect(texts.game("amsterdam", "take", { card: "#card-133" })).toContain("Nieuwe kaart");
  texts.adopt("amsterdam", {});
  expect(texts.game("amsterdam", "card-12")).toBe(usual);
});

it("a game without any text is called by its name", () => {
  expect(title("tulip-trade")).toBe("Tulip trade");
});
