/** The room: Python answers the page, and what it asks to be kept is safe before anything is told. */
import type { FromRoom, FromWorker, ToRoom, ToWorker } from "./envelope";
import { Keeping } from "./keeping";
import { startPython, type Handle } from "./engine/python";

const LOCK = "damrak-room";
/** Milliseconds until it is said that another window has the games. */
const PATIENCE = 2_500;

let room: Handle | null = null;
let keeping: Keeping | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Messages are taken one after another, in the order in which they came. */
let before: Promise<void> = Promise.resolve();

const post = (message: FromWorker): void => self.postMessage(message);
const ask = (message: ToRoom): FromRoom[] =>
  JSON.parse(room!(JSON.stringify(message))) as FromRoom[];

async function take(message: ToRoom): Promise<void> {
  let answers = ask(message);
  // A match that was played earlier: its log is brought, and the same is said again.
  for (let wanted = answers[0]; wanted?.type === "want"; wanted = answers[0]) {
    const parts = (await keeping?.read(wanted.prefix)) ?? [];
    ask({ type: "log", match: wanted.match, parts });
    answers = ask(message);
  }
  const changes = answers.filter((each) => each.type === "keep" || each.type === "forget");
  if (changes.length > 0 && keeping) {
    try {
      await keeping.write(changes);
    } catch {
      keeping = null;
      post({ type: "unkept" });
    }
  }
  for (const answer of answers) {
    if (answer.type === "wake") {
      clearTimeout(timer);
      timer = setTimeout(() => queue({ type: "tick" }), answer.after);
    } else if (answer.type !== "keep" && answer.type !== "forget") {
      post(answer);
    }
  }
}

function queue(message: ToRoom): void {
  before = before
    .then(() => take(message))
    .catch((error: unknown) => post({ type: "broken", why: String(error) }));
}

/**
 * Only one window plays at a time: two would not know of each other's moves. A page that was just left lets go in a
 * moment; as soon as another window does, this one goes on by itself.
 */
function alone(take: boolean): Promise<void> {
  if (!("locks" in navigator)) return Promise.resolve();
  return new Promise((known) => {
    const late = setTimeout(() => post({ type: "elsewhere" }), PATIENCE);
    navigator.locks
      .request(LOCK, take ? { steal: true } : {}, () => {
        clearTimeout(late);
        known();
        return new Promise<void>(() => undefined);
      })
      .catch(() => {
        // Another window took over; what it does must not be undone here.
        room = null;
        post({ type: "elsewhere" });
      });
  });
}

async function start(engine: string, version: string, steal: boolean): Promise<void> {
  await alone(steal);
  post({ type: "progress", part: 0 });
  const opened = Keeping.open().catch(() => null);
  const started = await startPython(engine, version, "room", (part) =>
    post({ type: "progress", part }),
  );
  room = started.handle;
  keeping = await opened;
  if (!keeping) post({ type: "unkept" });
  await take({ type: "begin", kept: (await keeping?.begin()) ?? {} });
  post({ type: "ready", program: started.program });
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.type === "start") {
    start(message.engine, message.version, message.take).catch((error: unknown) =>
      post({ type: "broken", why: String(error) }),
    );
  } else if (room) {
    queue(message);
  }
};
