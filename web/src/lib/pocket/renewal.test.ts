/** Taking a newer version: the worker that waits is asked until it has taken over. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { keepSite } from "./renewal";

class Worker extends EventTarget {
  state = "installed";
  readonly postMessage = vi.fn();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  constructor(public waiting: Worker | null) {
    super();
  }
}

class Container extends EventTarget {
  constructor(
    readonly registration: Registration,
    public controller: Worker | null,
  ) {
    super();
  }
  readonly register = (): Promise<Registration> => Promise.resolve(this.registration);
}

const reload = vi.fn();

function browser(waiting: Worker | null, controller: Worker | null): Container {
  const container = new Container(new Registration(waiting), controller);
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", { baseURI: "https://club.example/games/" });
  vi.stubGlobal("location", { reload });
  return container;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

it("whoever waits is asked to take over, and asked again while nothing happens", async () => {
  const [old, waiting] = [new Worker(), new Worker()];
  const container = browser(waiting, old);
  const offered: (() => void)[] = [];
  await keepSite((take) => offered.push(take));
  expect(offered).toHaveLength(1);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  offered[0]!();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith("take");
  vi.advanceTimersByTime(4_500);
  expect(waiting.postMessage).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("one that is newer still is asked in the place of the one that was offered", async () => {
  const [old, first, second] = [new Worker(), new Worker(), new Worker()];
  const { registration } = browser(first, old);
  const offered: (() => void)[] = [];
  await keepSite((take) => offered.push(take));
  first.state = "redundant";
  registration.waiting = second;
  offered[0]!();
  expect(first.postMessage).not.toHaveBeenCalled();
  expect(second.postMessage).toHaveBeenCalledExactlyOnceWith("take");
});

it("on a first visit nothing is offered and nothing reloaded", async () => {
  const container = browser(null, null);
  const { registration } = container;
  const newer = vi.fn();
  await keepSite(newer);
  registration.installing = new Worker();
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = registration.installing;
  registration.installing.dispatchEvent(new Event("statechange"));
  container.dispatchEvent(new Event("controllerchange"));
  expect(newer).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
