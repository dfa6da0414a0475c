/** A table as one plays at it: whose eyes see it, what may be done, what is lit, and what one is about to do. */
import { untrack } from "svelte";

import type { BoardModule, BoardProps, Edition, Say, SeatLook } from "../../lib/board";
import { seatLook } from "../../lib/boards";
import { byPart, labelled } from "../../lib/match/choices";
import { notices, troubleText } from "../../lib/browser/notices.svelte";
import { session } from "../../lib/browser/session.svelte";
import { settings } from "../../lib/browser/settings.svelte";
import { NotDone } from "../../lib/server/socket";
import { sound } from "../../lib/browser/sound";
import { lastAction, type Eyes, type Table } from "../../lib/match/table.svelte";
import { seatNames } from "../../lib/tables";
import { texts } from "../../lib/texts/texts.svelte";
import { NOBODY, type Choice, type Hint, type Match } from "../../lib/server/wire";
import { catchFocus, focused } from "./focus";
import { Grace } from "./grace.svelte";

const NO_CHOICES: Choice[] = [];
const NO_PARTS: ReadonlySet<string> = new Set();
/** With less than so many times the grace left on my clock there is none. */
const SHORT = 10;

/** What a table is made of; it may change while one plays. */
export interface Source {
  table: Table;
  match: Match;
  board: BoardModule | null;
  edition: Edition;
}

/** Which rule forbids something, and where to say so. */
type Explain = (at: Element, text: string, message: string, part: string) => void;

export class Playing {
  // Whose eyes: on a shared screen those of whoever is to decide, once they are there.
  lifted = $state<number | null>(null);
  readonly wanted = $derived.by(() => this.source.table.seatToShow(this.lifted));
  readonly shared = $derived.by(() => this.source.match.mine.length > 1);
  readonly hidden = $derived.by(
    () => this.shared && this.wanted !== this.lifted && this.source.match.status === "playing",
  );
  readonly eyes = $derived.by<Eyes | null>(() => {
    const { eyes } = this.source.table;
    return eyes.get(this.wanted) ?? eyes.get(NOBODY) ?? null;
  });
  readonly update = $derived.by(() => this.eyes?.update ?? null);
  readonly view = $derived.by(() => this.update?.view);
  readonly me = $derived.by(() => this.eyes?.seat ?? NOBODY);
  readonly say = $derived.by<Say>(() => texts.for(this.source.match.game));
  readonly names = $derived.by(() => seatNames(this.source.match.chairs));

  // What may be done
  readonly may = $derived.by(() => (this.hidden ? NO_CHOICES : (this.update?.may ?? NO_CHOICES)));
  readonly open = $derived.by(() => byPart(this.may));
  readonly asked = $derived.by(() => this.may.length > 0);
  readonly waits = $derived.by(() => this.update?.waits ?? this.source.match.waits);
  readonly busy = $derived.by(() => this.source.table.sending !== null);
  readonly over = $derived.by(
    () => this.source.match.status === "over" || Boolean(this.view?.over),
  );
  readonly mine = $derived.by(
    () => !this.over && this.source.match.mine.some((seat) => this.waits.includes(seat)),
  );
  readonly scores = $derived.by(
    () =>
      this.source.match.scores ??
      (this.view && "scores" in this.view ? this.view.scores : null) ??
      null,
  );
  /** Whether other people sit here: bots do not mind when something is taken back. */
  readonly company = $derived.by(() =>
    this.source.match.chairs.some(
      (chair) => chair.kind === "person" && !this.source.match.mine.includes(chair.seat),
    ),
  );

  // What is lit: what is pointed at, then what is being explained, then what happened last.
  pointed = $state.raw<string[]>([]);
  taught = $state.raw<string[]>([]);
  /** What the move that is being told has touched. */
  recalled = $state.raw<string[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** Whether a bot is thinking about a hint. */
  asking = $state(false);
  readonly lit = $derived.by<ReadonlySet<string>>(() => {
    if (this.pointed.length > 0) return new Set(this.pointed);
    const about = this.confirm ?? this.grace.choice;
    if (about) return new Set(about.on);
    if (this.recalled.length > 0) return new Set(this.recalled);
    if (this.hint) return new Set(this.hint.choice.on);
    if (this.taught.length > 0) return new Set(this.taught);
    const last = lastAction(this.eyes?.entries ?? []);
    return last && last.seat !== this.me && last.on.length > 0 ? new Set(last.on) : NO_PARTS;
  });

  // What one is about to do
  /** A click that could mean several things. */
  menu = $state.raw<{ choices: Choice[]; at: Element } | null>(null);
  /** A choice that waits to be confirmed. */
  confirm = $state.raw<Choice | null>(null);
  /** A choice that is about to count, and cannot be taken back then. */
  readonly grace = new Grace();
  /** Whether the last thing pressed was pressed by a finger. */
  touched = $state(false);

  readonly given = $derived.by<BoardProps>(() => ({
    view: this.view!,
    before: settings.calm ? null : (this.eyes?.before ?? null),
    edition: this.source.edition,
    names: this.names,
    me: this.me,
    open: this.open,
    lit: this.lit,
    pick: this.pick,
    act: this.act,
    light: this.light,
    say: this.say,
    calm: settings.calm,
  }));

  constructor(
    private readonly from: () => Source,
    private readonly explain: Explain,
  ) {
    $effect(() => {
      if (!this.shared || this.source.match.status !== "playing") this.lifted = this.wanted;
    });
    // A new question makes everything about the old one pointless.
    $effect(() => {
      void this.update?.at;
      untrack(() => {
        this.grace.learn(this.update?.undo.free ?? false);
        this.forget();
      });
    });
    $effect(() => () => this.grace.cancel());
    // All of these take buttons away; this runs before they do.
    $effect.pre(() => {
      void [this.update, this.menu, this.confirm, this.grace.choice, this.hint, this.hidden];
      if (untrack(focused)) void catchFocus();
    });
  }

  private get source(): Source {
    return this.from();
  }

  look = (seat: number): SeatLook => seatLook(this.source.match.game, seat);

  light = (parts: string[]): void => {
    this.pointed = parts;
  };

  forget(): void {
    this.menu = null;
    this.confirm = null;
    this.hint = null;
    this.pointed = [];
    // Where several are asked at once the others may answer while mine waits.
    const words = this.grace.choice?.words;
    if (!this.may.some((choice) => choice.words === words)) this.grace.cancel();
  }

  async send({ words, verb }: Choice): Promise<void> {
    const { table } = this.source;
    if (table.sending !== null) return;
    this.menu = null;
    this.confirm = null;
    this.grace.cancel();
    this.grace.expect(verb);
    const from = focused();
    try {
      await table.act(this.me, words);
    } catch (error) {
      sound("no");
      const stale = error instanceof NotDone && error.problem?.code === "stale";
      notices.tell(stale ? this.say.t("stale") : troubleText(error), "trouble");
    }
    // A button loses the focus while it is not to be pressed.
    if (from) await catchFocus();
  }

  choose = (choice: Choice, sure = false): void => {
    const ask = settings.confirm === "always" || (settings.confirm === "touch" && this.touched);
    const decided = this.confirm === choice || this.grace.choice === choice;
    this.grace.cancel();
    if (ask && !sure) {
      this.confirm = choice;
      return;
    }
    const length = decided ? 0 : this.graceOf(choice);
    if (length === 0) {
      void this.send(choice);
      return;
    }
    this.menu = null;
    this.confirm = null;
    this.grace.begin(choice, length, () => void this.send(choice));
  };

  /** How long a choice waits before it counts: not at all where it can be taken back, or time is short. */
  private graceOf(choice: Choice): number {
    const { match } = this.source;
    const length = settings.graceLength;
    const { auction = null, clocks = [] } = this.update ?? {};
    const mine = clocks.find(({ seat }) => seat === this.me);
    const left = mine?.deadline ? mine.deadline - session.line.time() : (mine?.left ?? Infinity);
    const final = (this.company || match.rated) && !this.grace.isFree(choice.verb);
    return final && auction === null && left > SHORT * length ? length : 0;
  }

  act = (words: string): void => {
    const choice = this.may.find((each) => each.words === words);
    if (choice) this.choose(choice, true);
  };

  pick = (part: string, at: Element): void => {
    // What was possible before may not be after what is being done.
    if (this.busy) return;
    const choices = this.open.get(part) ?? NO_CHOICES;
    if (choices.length > 1) this.menu = { choices, at };
    else if (choices.length === 1) this.choose(choices[0]!);
    else void this.why(part, at);
  };

  /** Which rule forbids it; nothing where there is nothing to explain. */
  private async why(part: string, at: Element): Promise<void> {
    const { table, match } = this.source;
    if (this.me === NOBODY || match.status !== "playing") return;
    try {
      const { reason } = await table.why(this.me, part);
      if (!reason) return;
      sound("no");
      this.explain(at, this.say.game(reason.name, reason.args), reason.name, part);
    } catch (error) {
      notices.trouble(error);
    }
  }

  askHint = async (): Promise<void> => {
    const { table, match } = this.source;
    try {
      this.asking = true;
      // One that searches can show the alternatives.
      const able = session.game(match.game)?.bots ?? [];
      this.hint = await table.hint(this.me, able.includes("master") ? "master" : null);
    } catch (error) {
      notices.trouble(error);
    } finally {
      this.asking = false;
    }
  };

  takeBack = (): void => void quietly(this.source.table.undo(this.me));

  /** What I am asked, or what is waited for, in one sentence. */
  readonly sentence = $derived.by(() => {
    const { say, update, view } = this;
    if (!update) return say.t("loading");
    if (this.over) return say.t("game-over");
    if (this.busy) return say.t("sending");
    const { ask } = update;
    if (this.asked && ask) return say.game(`ask-${ask.ask}`, ask.about);
    // Nobody names a limit while the clock runs.
    if (update.auction) return say.t("auction-live-help");
    const who = this.waits.map((seat) => this.names[seat] ?? "");
    if (who.length === 0) return say.t("chance-moves");
    const what =
      view && say.has(`ask-${view.ask}`) && !this.asked
        ? say.game(`ask-${view.ask}`, view.about)
        : "";
    return say.t("waits-for", { names: who.join(", "), count: who.length, what: what || "none" });
  });

  /** What a screen reader is told of what I am asked, and of what is about to count. */
  readonly announced = $derived.by(() => {
    const { say, grace } = this;
    if (grace.choice) return `${say.t("grace-title")} ${labelled(grace.choice, say)}`;
    return this.asked ? `${say.t("turn-mine")} ${this.sentence}` : "";
  });
}

/** What goes wrong is told; nothing else depends on it. */
export async function quietly(what: Promise<unknown>): Promise<void> {
  try {
    await what;
  } catch (error) {
    notices.trouble(error);
  }
}
