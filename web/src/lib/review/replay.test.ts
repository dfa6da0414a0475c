import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../server/api";
import { Looking } from "./replay.svelte";
import { ALL, type Events, type Position } from "../server/wire";

beforeEach(() => {
  vi.spyOn(api, "events").mockResolvedValue({ told: [], length: 9 } as unknown as Events);
  vi.spyOn(api, "position").mockImplementation((_, n, seat) =>
    Promise.resolve({ view: { n, seat } } as unknown as Position),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An answer of the server that comes when the test says so. */
function held<T>(answer: T): { promise: Promise<T>; come: () => void } {
  let come = (): void => undefined;
  const promise = new Promise<T>((done) => (come = () => done(answer)));
  return { promise, come };
}

it("what is seen stays until it is seen through other eyes", async () => {
  const looking = new Looking("m1", null);
  await looking.through(ALL, 4);
  const position = held({ view: { n: 4, seat: 1 } } as unknown as Position);
  vi.mocked(api.position).mockReturnValueOnce(position.promise);
  const turning = looking.through(1, 4);
  await new Promise((done) => setTimeout(done));
  expect(looking.view).toEqual({ n: 4, seat: ALL });
  expect(looking.seat).toBe(ALL);
  position.come();
  await turning;
  expect(looking.view).toEqual({ n: 4, seat: 1 });
  expect(looking.seat).toBe(1);
  expect(looking.before).toBeNull();
});

it("of the eyes that were wished for, the last count", async () => {
  const looking = new Looking("m1", null);
  const events = held({ told: [], length: 9 } as unknown as Events);
  vi.mocked(api.events).mockReturnValueOnce(events.promise);
  const first = looking.through(0, 4);
  await looking.through(1, 4);
  events.come();
  await first;
  expect(looking.seat).toBe(1);
});
