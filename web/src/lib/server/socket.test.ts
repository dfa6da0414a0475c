import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import example from "./difference.example.json";
import { Line, NotDone, type Wire } from "./socket";
import type { CatalogueLine, FromServer } from "./wire";

/** A line whose other end is in the hand of the test. */
class FakeWire implements Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

let wires: FakeWire[];
let homes: (string | undefined)[];
let line: Line;
const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  homes = [];
  line = new Line((match) => {
    homes.push(match);
    wires.push(new FakeWire());
    return wire();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(): void {
  line.open();
  wire().accept();
}

describe("a line", () => {
  it("opens once, however often it is asked to", () => {
    line.open();
    line.open();
    expect(wires).toHaveLength(1);
    expect(line.state).toBe("opening");
    wire().accept();
    expect(line.state).toBe("open");
  });

  it("comes back by itself after a break, waiting longer each time", () => {
    open();
    wire().close(1006);
    expect(line.state).toBe("broken");
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(2);
    wire().close(1006);
    vi.advanceTimersByTime(550);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(3);
    wire().accept();
    expect(line.state).toBe("open");
  });

  it("does not wait any longer when the network is back", () => {
    open();
    wire().close(1006);
    line.hurry();
    expect(wires).toHaveLength(2);
  });

  it("gives up where the server will never let it in", () => {
    open();
    wire().close(4403);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it("notices that nothing answers any more", () => {
    open();
    for (let second = 0; second < 120; second += 1) {
      for (const { id } of wire().of("ping")) wire().say({ type: "pong", id, time: 0 });
      vi.advanceTimersByTime(1_000);
    }
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(30_000);
    expect(line.state).toBe("broken");
  });

  it("waits no longer for having asked again", () => {
    open();
    vi.advanceTimersByTime(9_900);
    expect(wire().of("ping").length).toBeGreaterThan(3);
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(200);
    expect(line.state).toBe("broken");
  });

  it("asks seldom once it has been open for a while", () => {
    open();
    for (let second = 0; second < 60; second += 1) {
      for (const { id } of wire().of("ping")) wire().say({ type: "pong", id, time: 0 });
      vi.advanceTimersByTime(1_000);
    }
    const before = wire().of("ping").length;
    for (let second = 0; second < 100; second += 1) {
      for (const { id } of wire().of("ping")) wire().say({ type: "pong", id, time: 0 });
      vi.advanceTimersByTime(1_000);
    }
    expect(wire().of("ping")).toHaveLength(before + 5);
  });

  it("soon knows the time though the first answer waited for the page to be drawn", () => {
    vi.setSystemTime(1_000_000);
    open();
    const answer = (after: number, way: number): void => {
      const { id } = wire().of("ping").at(-1)!;
      const time = Date.now() + way + 4_000_000;
      vi.setSystemTime(Date.now() + after);
      wire().say({ type: "pong", id, time });
    };
    answer(600, 20);
    expect(line.offset).toBe(4_000_000 - 280);
    vi.advanceTimersByTime(1_000);
    answer(40, 20);
    expect(line.offset).toBe(4_000_000);
    vi.advanceTimersByTime(2_000);
    answer(600, 20);
    expect(line.offset).toBe(4_000_000);
  });

  it("knows the server's time from the way there and back", () => {
    vi.setSystemTime(1_000_000);
    open();
    const [ping] = wire().of("ping");
    vi.setSystemTime(1_000_100);
    wire().say({ type: "pong", id: ping!.id, time: 5_000_050 });
    expect(line.offset).toBe(4_000_000);
  });
});

describe("following", () => {
  it("begins when the line is open, and again after a break from where it was", () => {
    let known = 0;
    line.follow({ match: "m1", invite: null, since: () => known });
    open();
    expect(wire().of("follow")).toEqual([{ type: "follow", match: "m1", since: 0 }]);
    known = 57;
    wire().close(1006);
    vi.advanceTimersByTime(1_000);
    wire().accept();
    expect(wire().of("follow")).toEqual([{ type: "follow", match: "m1", since: 57 }]);
  });

  it("opens the line for the match that is followed, if one is", () => {
    open();
    line.follow({ match: "m1", invite: null, since: () => 0 });
    wire().close(1006);
    vi.advanceTimersByTime(1_000);
    expect(homes).toEqual([undefined, "m1"]);
  });

  it("shows the invitation", () => {
    line.follow({ match: "m1", invite: "secret", since: () => 0 });
    open();
    expect(wire().of("follow")[0]!.invite).toBe("secret");
  });

  it("ends when nobody looks any more", () => {
    open();
    const first = line.follow({ match: "m1", invite: null, since: () => 0 });
    const second = line.follow({ match: "m1", invite: null, since: () => 0 });
    first();
    expect(wire().of("unfollow")).toEqual([]);
    second();
    expect(wire().of("unfollow")).toEqual([{ type: "unfollow", match: "m1" }]);
  });
});

describe("differences", () => {
  const { sent, actions } = example["ticket-to-ride"];
  const [first, ...changes] = sent;
  const catalogue: CatalogueLine[] = [];
  for (const [number, action] of Object.entries(actions)) {
    catalogue[Number(number)] = action as unknown as CatalogueLine;
  }
  let heard: FromServer[];

  /** A match is followed by a line that can read differences, at a server that can send them. */
  async function follow(differences = true): Promise<void> {
    heard = [];
    line.read((message) => heard.push(message));
    line.catalogue = () => Promise.resolve(catalogue);
    line.follow({ match: "m1", invite: null, since: () => 0 });
    open();
    wire().say({ type: "hello", differences });
    wire().say(first!);
    await vi.advanceTimersByTimeAsync(2_000);
  }

  const updates = (): FromServer[] => heard.filter((message) => message.type === "update");

  it("are asked for once the catalogue is here, and heard as whole updates", async () => {
    await follow();
    expect(wire().of("differences")).toEqual([{ type: "differences", match: "m1" }]);
    for (const change of changes) wire().say(change);
    expect(updates()).toHaveLength(sent.length);
    expect(heard.some((message) => message.type === "changed")).toBe(false);
    expect(wire().of("follow")).toHaveLength(1);
  });

  it("are not asked of a server that does not have them", async () => {
    await follow(false);
    expect(wire().of("differences")).toEqual([]);
  });

  it("are not asked for without a catalogue", async () => {
    await follow(false);
    line.catalogue = () => Promise.reject(new Error("away"));
    wire().close(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    wire().accept();
    wire().say({ type: "hello", differences: true });
    wire().say(first!);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wire().of("differences")).toEqual([]);
  });

  it("that do not add up are not shown, and the whole is asked for, once", async () => {
    await follow();
    wire().say(changes[1]!);
    wire().say(changes[2]!);
    expect(updates()).toHaveLength(1);
    expect(wire().of("follow")).toHaveLength(2);
    wire().say(first!);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wire().of("differences")).toHaveLength(2);
    wire().say(changes[0]!);
    expect(updates()).toHaveLength(3);
  });

  it("are given up if they do not add up again and again", async () => {
    await follow();
    for (let times = 0; times < 5; times++) {
      wire().say(changes[1]!);
      wire().say(first!);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(wire().of("differences")).toHaveLength(3);
  });

  it("begin anew after a break", async () => {
    await follow();
    wire().close(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    wire().accept();
    wire().say({ type: "hello", differences: true });
    wire().say(changes[0]!);
    expect(updates()).toHaveLength(1);
    wire().say(first!);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wire().of("differences")).toHaveLength(1);
  });
});

describe("asking for something", () => {
  const draw = { type: "do", match: "m1", seat: 0, do: "draw", at: 3 } as const;

  it("is answered by the message with the same number", async () => {
    open();
    const asked = line.request(draw);
    const id = wire().of("do")[0]!.id;
    wire().say({ type: "done", id, match: "m1", at: 4, held: false });
    expect((await asked).at).toBe(4);
  });

  it("fails with the server's reason", async () => {
    open();
    const asked = line.request(draw);
    const id = wire().of("do")[0]!.id;
    wire().say({
      type: "failed",
      id,
      match: "m1",
      problem: { code: "stale", title: "Stale", status: 409, type: "" },
    });
    await expect(asked).rejects.toMatchObject({ problem: { code: "stale" } });
  });

  it("is sent again after a break: the server takes it once", async () => {
    open();
    const asked = line.request(draw);
    const id = wire().of("do")[0]!.id;
    wire().close(1006);
    vi.advanceTimersByTime(1_000);
    wire().accept();
    expect(wire().of("do")).toEqual([{ ...draw, id }]);
    wire().say({ type: "done", id, match: "m1", at: 4, held: false });
    await asked;
  });

  it("waits for a line that is not open yet", () => {
    void line.request(draw);
    open();
    expect(wire().of("do")).toHaveLength(1);
  });

  it("is not sent twice where twice would count twice", async () => {
    open();
    const asked = line.request({ type: "say", match: "m1", text: "hello" }, false);
    wire().close(1006);
    await expect(asked).rejects.toBeInstanceOf(NotDone);
    vi.advanceTimersByTime(1_000);
    wire().accept();
    expect(wire().of("say")).toEqual([]);
  });
});

it("someone else's line is a new one, and what the old one says is not heard", () => {
  open();
  const heard: FromServer[] = [];
  line.read((message) => heard.push(message));
  const old = wire();
  line.reopen();
  expect(wires).toHaveLength(2);
  old.onmessage?.({ data: JSON.stringify({ type: "gone", match: "m1" }) });
  expect(heard).toEqual([]);
  wire().accept();
  wire().say({ type: "gone", match: "m1" });
  expect(heard).toHaveLength(1);
});
