/** Python in a worker: Pyodide, unpacked here, so that any host of plain files will do. */
import { filesOf } from "./archive";
import { dropStarted, keepStarted, readStarted } from "./started";

/** Takes a message as text, and gives the answer as text. */
export type Handle = (text: string) => string;

/** Who answers: at the table, or for the bots. */
export type Role = "room" | "thinker";

/** Of Pyodide, what is used. */
interface Pyodide {
  runPython(code: string): unknown;
  registerJsModule(name: string, module: object): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  loadedPackages: Record<string, string>;
}

/** Of the program that Pyodide is, what is used before Python begins. */
interface Program {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(
    code: Uint8Array,
    flags: object,
    path: string,
    scope: object,
  ): Promise<object>;
  preloadedWasm: Record<string, object>;
  growMemory(bytes: number): unknown;
}

interface Settings {
  preRun?: ((program: Program) => void)[];
}

/** What was fetched and compiled: enough for any number of starts. */
interface Parts {
  loadPyodide: (options: object) => Promise<Pyodide>;
  make: (settings: Settings) => Promise<Program>;
  files: Map<string, Uint8Array>;
  program: WebAssembly.Module;
  engine: string;
}

const SITE = "/lib/python3.14/site-packages";
/** By which name Python imports what the browser does for it (`damrak/bots/nets/browser.py`). */
const BROWSER = "damrak_browser";
/** How much of what is fetched each file is, roughly: for the bar that shows how far it is. */
const SIZES: Record<string, number> = {
  "pyodide.asm.wasm": 3.6,
  "pyodide.asm.mjs": 0.26,
  "python_stdlib.zip": 0.57,
  "damrak.zip": 1.94,
};
const ALL = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
const TYPES: Record<string, string> = {
  wasm: "application/wasm",
  mjs: "text/javascript",
  zip: "application/zip",
};
/** How each role begins where nothing was kept; `started` holds both of them. */
const FIRST: Record<Role, string> = {
  room: "from damrak.pocket.room import Room; ROOM = Room()",
  thinker: "from damrak.pocket.started import ROOM, THINKER",
};

/** As the browser fetches. */
const plain = self.fetch.bind(self);

/** A file that the service worker has kept, of this very version. */
async function keptFile(address: string, version: string): Promise<Response | undefined> {
  const name = `damrak-${version}`;
  if (!("caches" in self) || !(await caches.has(name))) return undefined;
  const kept = await (await caches.open(name)).match(address);
  if (!kept) return undefined;
  // By way of the service worker a browser remembers what it made of the file the last time.
  const answer = await plain(address).catch(() => null);
  return answer?.ok ? answer : kept;
}

/** A file of the engine as it is before it was packed; the service worker may have unpacked it already. */
async function unpacked(
  engine: string,
  version: string,
  name: string,
  heard: () => void,
): Promise<Response> {
  const type = TYPES[name.split(".").at(-1)!]!;
  const kept = await keptFile(`${engine}${name}`, version);
  if (kept) {
    heard();
    return kept;
  }
  const answer = await plain(`${engine}${name}.packed`);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const stream = answer.body.pipeThrough(new DecompressionStream("gzip"));
  const told = stream.pipeThrough(new TransformStream({ flush: heard }));
  return new Response(told, { headers: { "Content-Type": type } });
}

/** Let the next program that is started be this one, which is compiled already. */
function useCompiled(program: WebAssembly.Module): void {
  const usual = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = usual;
    return { module: program, instance: await WebAssembly.instantiate(program, imports) };
  };
}

/** Our files, and of those the one that is a program: it has to be in its place before memory is read. */
function lay(program: Program, files: Map<string, Uint8Array>): void {
  for (const [path, data] of files) {
    const place = `${SITE}/${path}`;
    program.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    program.FS.writeFile(place, data);
    if (!path.endsWith(".so")) continue;
    program.addRunDependency(path);
    const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
    void program.loadWebAssemblyModule(data, flags, place, {}).then((made) => {
      program.preloadedWasm[place] = made;
      program.removeRunDependency(path);
    });
  }
}

/** Start Python, with nothing but itself, or with a memory that was kept. */
function start(parts: Parts, options: object, memory: Uint8Array | null): Promise<Pyodide> {
  useCompiled(parts.program);
  const make = async (settings: Settings): Promise<Program> => {
    (settings.preRun ??= []).push((program) => lay(program, parts.files));
    const program = await parts.make(settings);
    if (memory) program.growMemory(memory.byteLength);
    return program;
  };
  return parts.loadPyodide({ indexURL: parts.engine, createPyodideModule: make, ...options });
}

/** Leave the memory as it is now for the next start. */
async function keepMemory(python: Pyodide, engine: string, version: string): Promise<void> {
  // A list of what was installed, which Pyodide makes anew at every start and expects to be empty here.
  for (const name of Object.keys(python.loadedPackages)) {
    Reflect.deleteProperty(python.loadedPackages, name);
  }
  await keepStarted(engine, version, python.makeMemorySnapshot());
}

/** Python with the room or the thinker in it: from memory if it was kept, else from the beginning. */
async function begun(
  parts: Parts,
  version: string,
  role: Role,
  memory: Uint8Array | null,
  browser: object | null,
): Promise<Handle> {
  const answers = (python: Pyodide): Handle => {
    // Only now: memory that is kept for the next start can hold nothing of the browser.
    if (browser) python.registerJsModule(BROWSER, browser);
    return python.runPython(`${role.toUpperCase()}.handle`) as Handle;
  };
  if (memory) {
    try {
      return answers(await start(parts, { _loadSnapshot: memory }, memory));
    } catch (error) {
      console.info("what was kept of the last start is of no use", error);
      await dropStarted(version);
    }
  }
  // Of the two that start, the one for which nobody waits yet leaves something for the next time.
  const keeps = role === "thinker" && "caches" in self;
  const python = await start(parts, keeps ? { _makeSnapshot: true } : {}, null);
  python.runPython("from damrak.pocket import stand_ins; stand_ins.install()");
  python.runPython(FIRST[role]);
  if (keeps) await keepMemory(python, parts.engine, version).catch((why) => console.info(why));
  return answers(python);
}

/**
 * Start Python and what answers. What the browser compiled for one worker is handed to the other, for which it takes no
 * time then. What the browser does for Python is a module there.
 */
export async function startPython(
  engine: string,
  version: string,
  role: Role,
  progress: (part: number) => void,
  known: WebAssembly.Module | null = null,
  browser: object | null = null,
): Promise<{ handle: Handle; program: WebAssembly.Module }> {
  let done = 0;
  const fetched = (name: string): Promise<Response> =>
    unpacked(engine, version, name, () => progress((done += SIZES[name]! / ALL)));
  const memory = readStarted(engine, version);
  const ours = fetched("damrak.zip").then((answer) => answer.arrayBuffer());
  const script = fetched("pyodide.asm.mjs").then((answer) => answer.blob());
  const compiling = known ?? WebAssembly.compileStreaming(fetched("pyodide.asm.wasm"));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as Pick<
    Parts,
    "loadPyodide"
  >;
  const address = URL.createObjectURL(new Blob([await script], { type: "text/javascript" }));
  const asm = (await import(/* @vite-ignore */ address)) as { default: Parts["make"] };
  URL.revokeObjectURL(address);
  const program = await compiling;
  // Pyodide asks for its files by their plain names.
  self.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(engine) ? address.slice(engine.length) : "";
    if (name.endsWith(".wasm")) return Promise.resolve(new Response());
    return name in SIZES ? fetched(name) : plain(input, options);
  };
  const parts = { loadPyodide, make: asm.default, files: filesOf(await ours), program, engine };
  const handle = await begun(parts, version, role, await memory, browser);
  self.fetch = plain;
  return { handle, program };
}
