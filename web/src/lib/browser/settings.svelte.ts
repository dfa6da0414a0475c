/** What a reader has set in this browser. */
import type { Language } from "../board";
import { remember, remembered } from "./store";

export const LANGUAGES: Language[] = ["en", "fr", "nl"];
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "calm"] as const;
export const PACES = ["slow", "usual", "instant"] as const;
export const CONFIRMS = ["touch", "always", "never"] as const;

/** How long a choice that cannot be taken back waits before it counts, in milliseconds. */
const GRACE_LENGTHS = { off: 0, short: 1_000, usual: 2_000, long: 4_000 } as const;
export const GRACES = ["off", "short", "usual", "long"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];
export type Confirm = (typeof CONFIRMS)[number];
export type GraceWish = (typeof GRACES)[number];

function one<T extends string>(key: string, values: readonly T[], usual: T): T {
  const kept = remembered(key) as T | null;
  return kept !== null && values.includes(kept) ? kept : usual;
}

/** The language to begin with: chosen before, or the browser's first one that we speak. */
function firstLanguage(): Language {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  const known = wishes.map((wish) => wish.slice(0, 2) as Language);
  return one("language", LANGUAGES, known.find((each) => LANGUAGES.includes(each)) ?? "en");
}

function asks(query: string): MediaQueryList | null {
  return typeof matchMedia === "undefined" ? null : matchMedia(query);
}

class Settings {
  #language = $state(firstLanguage());
  #theme = $state(one("theme", THEMES, "auto"));
  #motion = $state(one("motion", MOTIONS, "auto"));
  #pace = $state(one("pace", PACES, "usual"));
  #confirm = $state(one("confirm", CONFIRMS, "touch"));
  #grace = $state(one("grace", GRACES, "usual"));
  #sound = $state(remembered("sound") !== "off");
  #keys = $state(remembered("keys") !== "off");
  #notify = $state(remembered("notify") === "on");
  #dark = $state(false);
  #still = $state(false);

  constructor() {
    const dark = asks("(prefers-color-scheme: dark)");
    const still = asks("(prefers-reduced-motion: reduce)");
    this.#dark = dark?.matches ?? false;
    this.#still = still?.matches ?? false;
    dark?.addEventListener("change", (event) => (this.#dark = event.matches));
    still?.addEventListener("change", (event) => (this.#still = event.matches));
  }

  get language(): Language {
    return this.#language;
  }

  set language(value: Language) {
    this.#language = value;
    remember("language", value);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(value: Theme) {
    this.#theme = value;
    remember("theme", value);
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(value: Motion) {
    this.#motion = value;
    remember("motion", value);
  }

  /** How fast the moves of others are shown. */
  get pace(): Pace {
    return this.#pace;
  }

  set pace(value: Pace) {
    this.#pace = value;
    remember("pace", value);
  }

  /** When a choice is to be confirmed before it counts. */
  get confirm(): Confirm {
    return this.#confirm;
  }

  set confirm(value: Confirm) {
    this.#confirm = value;
    remember("confirm", value);
  }

  /** How long one may still cancel what cannot be taken back. */
  get grace(): GraceWish {
    return this.#grace;
  }

  set grace(value: GraceWish) {
    this.#grace = value;
    remember("grace", value);
  }

  get graceLength(): number {
    return GRACE_LENGTHS[this.#grace];
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(value: boolean) {
    this.#sound = value;
    remember("sound", value ? "on" : "off");
  }

  /** Whether single letters are shortcuts at the table. */
  get keys(): boolean {
    return this.#keys;
  }

  set keys(value: boolean) {
    this.#keys = value;
    remember("keys", value ? "on" : "off");
  }

  /** Whether the browser may tell that it is my turn when this page is not in sight. */
  get notify(): boolean {
    return this.#notify;
  }

  set notify(value: boolean) {
    this.#notify = value;
    remember("notify", value ? "on" : "off");
  }

  /** The theme to show now. */
  get shown(): "light" | "dark" {
    if (this.#theme !== "auto") return this.#theme;
    return this.#dark ? "dark" : "light";
  }

  /** Whether nothing is to move. */
  get calm(): boolean {
    return this.#motion === "calm" || (this.#motion === "auto" && this.#still);
  }
}

export const settings = new Settings();
