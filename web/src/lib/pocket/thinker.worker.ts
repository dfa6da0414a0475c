/** Where bots think: beside the room, so that the table never waits for them. */
import type { FromRoom, FromWorker, ToRoom } from "./envelope";
import { TypedNet, type Layers } from "./engine/net";
import { startPython, type Handle } from "./engine/python";

type Question = Extract<FromRoom, { type: "think" }>;

/** What Python asks of the browser. */
const BROWSER = { makeNet: (layers: Layers) => new TypedNet(layers) };

let thinker: Promise<Handle> | null = null;

self.onmessage = (
  event: MessageEvent<
    | { type: "start"; engine: string; version: string; program: WebAssembly.Module | null }
    | Question
  >,
) => {
  const message = event.data;
  if (message.type === "start") {
    const { engine, version, program } = message;
    const started = startPython(engine, version, "thinker", () => undefined, program, BROWSER);
    thinker = started.then(({ handle }) => handle);
    return;
  }
  thinker
    ?.then((think) => self.postMessage(JSON.parse(think(JSON.stringify(message))) as ToRoom))
    .catch((error: unknown) => {
      self.postMessage({ type: "broken", why: String(error) } satisfies FromWorker);
    });
};
