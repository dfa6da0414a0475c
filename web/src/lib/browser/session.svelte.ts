/** Who I am, what the house has on its shelf, and the line to the server. */
import { api } from "../server/api";
import type { Edition } from "../board";
import { someName } from "../texts/names";
import { pageLine, type Line, type LineState } from "../server/socket";
import { router } from "./router.svelte";
import { remember, remembered } from "./store";
import { texts } from "../texts/texts.svelte";
import type { EditionLine, GameLine, Me, Person, Shelf } from "../server/wire";

/** Milliseconds after which the titles of other games are fetched at a table. */
const LATER = 4_000;

/** A name to begin with, the same whenever the page is loaded. */
function firstName(): string {
  const name = remembered("name") ?? someName();
  remember("name", name);
  return name;
}

class Session {
  me = $state.raw<Me | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  lineState = $state<LineState>("off");
  /** What to be called, until the server knows. */
  suggested = $state(firstName());
  readonly line: Line = pageLine();
  #editions = new Map<string, Promise<Edition>>();
  #open: () => void = () => undefined;
  /** Fulfilled when it is known who I am and what there is to play. */
  readonly started = new Promise<void>((open) => (this.#open = open));

  constructor() {
    this.line.catalogue = (game, name) =>
      api.actions(
        // One that is on the shelf no more has no address there.
        this.#edition(game, name)?.actions ?? `/api/actions/${game}/${encodeURIComponent(name)}`,
      );
    this.line.watch(() => (this.lineState = this.line.state));
    this.line.read((message) => {
      if (message.type === "hello") void this.#known(message.person);
    });
  }

  get person(): Person | null {
    return this.me?.person ?? null;
  }

  /** Find out who I am and what there is to play. */
  async start(): Promise<void> {
    const [me, shelf] = await Promise.all([api.me(), api.shelf()]);
    const titles = (): Promise<unknown> =>
      Promise.all(shelf.games.map((game) => texts.want(game.name)));
    // A server that is away just then is asked again.
    const later = (): unknown => setTimeout(() => void titles().catch(later), LATER);
    // A table waits for the texts of its own game alone.
    if (router.path[0] === "table") later();
    else await titles();
    this.me = me;
    this.shelf = shelf;
    this.#open();
    this.line.open();
  }

  /** Be someone: a guest with the suggested name, unless I am someone already. */
  async someone(): Promise<Person> {
    if (this.me?.person) return this.me.person;
    await this.become(await api.guest(this.suggested));
    return this.me!.person!;
  }

  /** I am someone else now; the line must know it. */
  async become(me: Me): Promise<void> {
    const changed = me.person?.id !== this.me?.person?.id;
    this.me = me;
    if (me.person) {
      this.suggested = me.person.name;
      remember("name", me.person.name);
    }
    if (changed) this.line.reopen();
  }

  /** The server knows us under this name now: we may have signed in or out in another window. */
  async #known(person: Person | null): Promise<void> {
    const before = this.me;
    if (!before || before.person?.id === person?.id) return;
    const me = await api.me().catch(() => null);
    // The line is this person's already; whoever came in between has one of their own.
    if (me && this.me === before && me.person?.id === person?.id) this.me = me;
  }

  game(name: string): GameLine | null {
    return this.shelf?.games.find((game) => game.name === name) ?? null;
  }

  #edition(game: string, name: string): EditionLine | undefined {
    return this.game(game)?.editions.find((each) => each.name === name);
  }

  /** The edition a match is played with. */
  edition(game: string, name: string): Promise<Edition> {
    const url =
      this.#edition(game, name)?.url ?? `/api/editions/${game}/${encodeURIComponent(name)}`;
    let edition = this.#editions.get(url);
    if (!edition) {
      edition = api.edition(url);
      this.#editions.set(url, edition);
      edition.catch(() => this.#editions.delete(url));
    }
    return edition.then((sheet) => {
      texts.adopt(game, sheet.names ?? {});
      return sheet;
    });
  }
}

export const session = new Session();
