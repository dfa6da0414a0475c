/**
 * What people read, in their language: the Project Fluent files that the terminal reads too, built into the client.
 * The texts of a game that is not built in come from the server. A language's files are fetched when they are first
 * needed; what is on the screen changes by itself.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { api } from "../server/api";
import { resolved, type Args, type Language, type Say } from "../board";
import { settings } from "../browser/settings.svelte";
import { readable, untold } from "./untold";

const sources = import.meta.glob<string>("../../../../src/damrak/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Whether the texts of a game, or of the client, are part of it. */
const builtIn = (name: string): boolean =>
  `../../../../src/damrak/locales/en/${name}.ftl` in sources;

/** The files of a game, or of the client: `name.ftl`, and `name-….ftl` where there is more to say. */
function files(language: Language, name: string): (() => Promise<string>)[] {
  if (!builtIn(name)) return [() => api.texts(language, name)];
  const folder = `../../../../src/damrak/locales/${language}/`;
  return Object.entries(sources)
    .filter(([path]) => path === `${folder}${name}.ftl` || path.startsWith(`${folder}${name}-`))
    .map(([, fetched]) => fetched);
}

/** French puts a space before its double marks; a line never begins with them. */
export function tied(text: string): string {
  return text.replace(/ ([;:?!»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** A browser takes its time over the first number of a language: while it waits for the server. */
function warm(language: Language): void {
  new Intl.PluralRules(language).select(1);
  new Intl.NumberFormat(language).format(1);
}

class Texts {
  /** By language and name, the messages that have arrived. */
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  /** Before anything has arrived, the one that is set: what is wanted then is wanted in no other. */
  #shown = $state<Language>(settings.language);
  #wanted = new Set<string>(["web", "game"]);
  /** What is under way is not fetched once more. */
  #coming = new Map<string, Promise<FluentBundle>>();
  #said = new Map<string, Say>();
  /** Names and texts of the edition that is played, by game and message, in any language. */
  #own = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** The language on the screen: the one that is set, as soon as it is here. */
  get language(): Language {
    return this.#shown;
  }

  /** Fetch the messages of a game, or of the client itself, unless they are here. */
  async want(name: string): Promise<void> {
    this.#wanted.add(name);
    await this.#load(this.#shown, [name]);
  }

  /** Show a language. */
  async speak(language: Language): Promise<void> {
    // More may be wanted while this is under way.
    while (this.#missing(language, this.#wanted).length > 0)
      await this.#load(language, [...this.#wanted]);
    // Another language may have been asked for while this one was under way.
    if (settings.language === language) this.#shown = language;
  }

  #missing(language: Language, names: Iterable<string>): string[] {
    return [...names].filter((name) => !this.#bundles.has(`${language}/${name}`));
  }

  async #load(language: Language, names: string[]): Promise<void> {
    const made = await Promise.all(
      this.#missing(language, names).map(
        async (name) => [`${language}/${name}`, await this.#bundle(language, name)] as const,
      ),
    );
    if (made.length > 0) setTimeout(() => warm(language));
    if (made.length > 0) this.#bundles = new Map([...this.#bundles, ...made]);
  }

  #bundle(language: Language, name: string): Promise<FluentBundle> {
    const key = `${language}/${name}`;
    const coming = this.#coming.get(key);
    if (coming) return coming;
    const made = Promise.all(files(language, name).map((fetched) => fetched())).then((texts) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of texts)
        bundle.addResource(new FluentResource(language === "fr" ? tied(text) : text));
      return bundle;
    });
    this.#coming.set(key, made);
    const done = (): boolean => this.#coming.delete(key);
    made.then(done, done);
    return made;
  }

  /** An edition that is played brings names and texts of its own; those of one before are forgotten. */
  adopt(game: string, names: Record<string, string>): void {
    this.#own = new Map(Object.entries(names).map(([id, said]) => [`${game}-${id}`, said]));
  }

  has(name: string, id: string, attribute?: string): boolean {
    if (this.#own.has(id)) return true;
    const message = this.#bundles.get(`${this.#shown}/${name}`)?.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** A message; its name, and a complaint on the console, if there is none. */
  say(name: string, id: string, args?: Args, attribute?: string): string {
    const own = this.#own.get(id);
    if (own !== undefined) return own;
    const bundle = this.#bundles.get(`${this.#shown}/${name}`);
    if (!bundle) return "";
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`no text for ${id}${attribute ? `.${attribute}` : ""} in ${this.#shown}`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`${this.#shown}: ${id}: ${error.message}`);
    return text;
  }

  /**
   * A message of a game; arguments that begin with `#` are messages of it themselves. A game that is not built in may
   * leave out what every game says in the same way, and what its name says well enough.
   */
  game(game: string, id: string, args?: Args, attribute?: string): string {
    const known = resolved(this.for(game), args ?? {});
    if (builtIn(game) || this.has(game, `${game}-${id}`, attribute))
      return this.say(game, `${game}-${id}`, known, attribute);
    if (this.has("game", `game-${id}`, attribute))
      return this.say("game", `game-${id}`, known, attribute);
    return untold(id, known, attribute);
  }

  /** The texts as a board of this game gets them. */
  for(game: string): Say {
    const known = this.#said.get(game);
    if (known) return known;
    const shown = (): Language => this.#shown;
    const made: Say = {
      get language() {
        return shown();
      },
      t: (id, args, attribute) => this.say("web", `web-${id}`, args, attribute),
      game: (id, args, attribute) => this.game(game, id, args, attribute),
      has: (id, attribute) => this.has(game, `${game}-${id}`, attribute),
    };
    this.#said.set(game, made);
    return made;
  }
}

export const texts = new Texts();

/** A message of the client in the current language. */
export function t(id: string, args?: Args, attribute?: string): string {
  return texts.say("web", `web-${id}`, args, attribute);
}

/** The name of a game. */
export function title(game: string): string {
  return texts.has(game, game) ? texts.say(game, game) : readable(game);
}
