import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../server/api";
import { settings } from "../browser/settings.svelte";
import { type Follower, Line, NotDone, type Wire } from "../server/socket";
import { Eyes, Table } from "./table.svelte";
import type { Acted, FromServer, GameView, LiveAuction, Match, Told, Update } from "../server/wire";

function acted(at: number, seat: number, n = at): Acted {
  return {
    type: "action",
    at,
    n,
    seat,
    whom: seat,
    words: "draw",
    verb: "draw",
    args: {},
    on: [],
    news: [],
    gains: [],
  };
}

function update(since: number, told: Told[], more: Partial<Update> = {}): Update {
  const at = since + told.length;
  return {
    match: "m1",
    seat: 0,
    at,
    since,
    told,
    view: { type: "ticket-to-ride", deck: at } as GameView,
    may: [],
    ask: null,
    held: null,
    waits: [],
    undo: { free: false, ask: false, request: null },
    clocks: [],
    auction: null,
    time: 0,
    ...more,
  };
}

function auction(at: number, begins: number): LiveAuction {
  return {
    at,
    opened: 0,
    begins,
    step: 1_000,
    zone: 2_000,
    prices: [3, 2, 1],
    zone_price: null,
    lag: 60,
    doubled: false,
    forced_by: null,
    ends: begins + 5_000,
    may: [0],
    least: 3,
    start: true,
    time: 0,
  };
}

let shown: number[];
let eyes: Eyes;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.pace = "usual";
  shown = [];
  eyes = new Eyes(0, (now) => shown.push(now.update!.at));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what a seat is shown", () => {
  it("is the first update at once, without movement", () => {
    eyes.receive(update(0, [acted(0, 1), acted(1, 1)]));
    expect(eyes.update!.at).toBe(2);
    expect(eyes.before).toBeNull();
    expect(shown).toEqual([]);
  });

  it("is the steps of others one after the other", () => {
    eyes.receive(update(0, []));
    vi.advanceTimersByTime(1_000);
    for (const at of [0, 1, 2]) eyes.receive(update(at, [acted(at, 1)]));
    expect(eyes.update!.at).toBe(1);
    vi.advanceTimersByTime(500);
    expect(eyes.update!.at).toBe(2);
    vi.advanceTimersByTime(500);
    expect(eyes.update!.at).toBe(3);
    expect(shown).toEqual([1, 2, 3]);
    expect(eyes.before).toMatchObject({ deck: 2 });
  });

  it("does not lag far behind when much happens", () => {
    eyes.receive(update(0, []));
    vi.advanceTimersByTime(1_000);
    for (let at = 0; at < 40; at += 1) eyes.receive(update(at, [acted(at, 1)]));
    vi.advanceTimersByTime(12_000);
    expect(eyes.update!.at).toBe(40);
  });

  it("is my own action without delay, and all before it", () => {
    eyes.receive(update(0, []));
    eyes.receive(update(0, [acted(0, 1)]));
    eyes.receive(update(1, [acted(1, 0)]));
    expect(eyes.update!.at).toBe(2);
  });

  it("is an auction as soon as it begins, begins again, or is over", () => {
    eyes.receive(update(0, []));
    vi.advanceTimersByTime(1_000);
    for (const at of [0, 1, 2]) eyes.receive(update(at, [acted(at, 1)]));
    eyes.receive(update(3, [acted(3, 1)], { auction: auction(4, 3_000) }));
    expect(eyes.update!.auction!.begins).toBe(3_000);
    eyes.receive(update(4, [acted(4, 1)], { auction: auction(4, 9_000) }));
    expect(eyes.update!.auction!.begins).toBe(9_000);
    eyes.receive(update(5, [acted(5, 1)]));
    expect(eyes.update!.auction).toBeNull();
    eyes.receive(update(6, [acted(6, 1)]));
    expect(eyes.update!.at).toBe(6);
  });

  it("is everything at once if the reader wants it so", () => {
    settings.pace = "instant";
    eyes.receive(update(0, []));
    for (const at of [0, 1, 2]) eyes.receive(update(at, [acted(at, 1)]));
    expect(eyes.update!.at).toBe(3);
  });

  it("keeps the view when only something around it has changed", () => {
    eyes.receive(update(0, [acted(0, 1)]));
    const view = eyes.update!.view;
    eyes.receive(update(1, [], { waits: [2] }));
    expect(eyes.update!.waits).toEqual([2]);
    expect(eyes.update!.view).toBe(view);
  });

  it("does not move when something is taken back", () => {
    eyes.receive(update(0, [acted(0, 0)]));
    eyes.receive(update(1, [{ type: "undo", at: 1, n: 0, seat: 0, agreed: false }]));
    expect(eyes.before).toBeNull();
    expect(eyes.lines.map((line) => line.undone)).toEqual([true, false]);
  });

  it("says that something is missing instead of making it up", () => {
    eyes.receive(update(0, [acted(0, 1)]));
    expect(eyes.receive(update(5, [acted(5, 1)]))).toBe(false);
    expect(eyes.update!.at).toBe(1);
    expect(eyes.known).toBe(1);
  });

  it("takes the whole story again after a gap", () => {
    eyes.receive(update(0, [acted(0, 1)]));
    expect(eyes.receive(update(0, [acted(0, 1), acted(1, 1), acted(2, 0)]))).toBe(true);
    expect(eyes.entries).toHaveLength(3);
  });
});

/** The server's end of a line, as far as a table uses it. */
class FakeLine {
  asked: (number | null)[] = [];
  followers = new Set<Follower>();
  say: (message: FromServer) => void = () => undefined;

  read(reader: (message: FromServer) => void): () => void {
    this.say = reader;
    return () => undefined;
  }

  follow(follower: Follower): () => void {
    this.followers.add(follower);
    this.refollow();
    return () => this.followers.delete(follower);
  }

  refollow(): void {
    for (const each of this.followers) this.asked.push(each.since());
  }
}

/** A WebSocket that keeps what is sent. */
class FakeWire implements Wire {
  readyState = 1;
  messages: { type: string }[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.messages.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  sent(type: string): { type: string }[] {
    return this.messages.filter((message) => message.type === type);
  }
}

describe("a table", () => {
  const found = { id: "m1", chat: false, mine: [0] } as unknown as Match;
  let line: FakeLine;
  let table: Table;
  const hear = (seat: number, since: number, told: Told[]): void =>
    line.say({ type: "update", ...update(since, told), seat });

  beforeEach(() => {
    line = new FakeLine();
    table = new Table("m1", line as unknown as Line, null);
    vi.spyOn(api, "match").mockResolvedValue(found);
  });

  it("asks for the whole story, once, when eyes come that have seen nothing", async () => {
    await table.open();
    hear(0, 0, [acted(0, 1), acted(1, 1)]);
    // The seat was lost: what comes now is for a spectator, from where the seat had got to.
    hear(-2, 2, []);
    expect(line.asked).toEqual([0, 0]);
    hear(-2, 0, [acted(0, 1), acted(1, 1)]);
    expect(table.eyes.get(-2)!.entries).toHaveLength(2);
    line.refollow();
    expect(line.asked).toEqual([0, 0, 2]);
  });

  it("shows of my seats one that has not answered, before one whose answer is held", async () => {
    vi.mocked(api.match).mockResolvedValue({ ...found, mine: [0, 1, 2] });
    await table.open();
    const choice = {
      words: "keep both",
      verb: "keep",
      args: {},
      on: [],
      news: [],
      gains: [],
      notes: [],
    };
    const asked = (seat: number, held: string | null): void =>
      line.say({ type: "update", ...update(0, [], { may: [choice], held }), seat });
    asked(0, "keep both");
    asked(1, null);
    asked(2, null);
    expect(table.seatToShow(null)).toBe(1);
    expect(table.seatToShow(0)).toBe(1);
    expect(table.seatToShow(2)).toBe(2);
    asked(1, "keep both");
    asked(2, "keep both");
    // All have answered: whoever looks goes on looking.
    expect(table.seatToShow(2)).toBe(2);
    expect(table.seatToShow(null)).toBe(0);
  });

  it("does not press again after a break: a press counts when it arrives", async () => {
    const wires: FakeWire[] = [];
    const real = new Line(() => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    });
    real.open();
    wires[0]!.onopen!();
    const pressed = new Table("m1", real, null).press(0, 4).catch((error: unknown) => error);
    expect(wires[0]!.sent("press")).toHaveLength(1);
    wires[0]!.onclose!({ code: 1006 });
    expect(await pressed).toBeInstanceOf(NotDone);
    vi.advanceTimersByTime(2_000);
    wires[1]!.onopen!();
    expect(wires[1]!.sent("ping")).toHaveLength(1);
    expect(wires[1]!.sent("press")).toEqual([]);
    real.cut();
  });

  it("that was left before it was found is not followed", async () => {
    const opening = table.open();
    table.close();
    await opening;
    expect(line.followers.size).toBe(0);
  });

  it("that is opened again after some trouble is followed once", async () => {
    await table.open();
    await table.open();
    expect(line.followers.size).toBe(1);
  });
});
