/** Python in a worker: Pyodide, unpacked here, so that any host of plain files will do. */

/** Of Pyodide, what is used. */
interface Pyodide {
  unpackArchive(data: Uint8Array, kind: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

/** Takes a message as text, and gives the answer as text. */
export type Handle = (text: string) => string;

const SITE = "/lib/python3.14/site-packages";
/** How much of what is fetched each file is, roughly: for the bar that shows how far it is. */
const SIZES: Record<string, number> = {
  "pyodide.asm.wasm": 3.6,
  "pyodide.asm.mjs": 0.26,
  "python_stdlib.zip": 1.03,
  "damrak.zip": 1.1,
};
const ALL = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
const TYPES: Record<string, string> = {
  wasm: "application/wasm",
  mjs: "text/javascript",
  zip: "application/zip",
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

/**
 * Start Python and make what answers: `damrak.pocket.<module>.<maker>()`. What the browser compiled for one worker is
 * handed to the other, for which it takes no time then.
 */
export async function startPython(
  engine: string,
  version: string,
  module: string,
  maker: string,
  progress: (part: number) => void,
  known: WebAssembly.Module | null = null,
): Promise<{ handle: Handle; program: WebAssembly.Module }> {
  let done = 0;
  const fetched = (name: string): Promise<Response> =>
    unpacked(engine, version, name, () => progress((done += SIZES[name]! / ALL)));
  const ours = fetched("damrak.zip").then((answer) => answer.arrayBuffer());
  const program = fetched("pyodide.asm.mjs").then((answer) => answer.blob());
  const compiling = known ?? WebAssembly.compileStreaming(fetched("pyodide.asm.wasm"));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const address = URL.createObjectURL(new Blob([await program], { type: "text/javascript" }));
  const asm = (await import(/* @vite-ignore */ address)) as { default: unknown };
  URL.revokeObjectURL(address);
  const compiled = await compiling;
  useCompiled(compiled);
  // Pyodide asks for its files by their plain names.
  self.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(engine) ? address.slice(engine.length) : "";
    if (name.endsWith(".wasm")) return Promise.resolve(new Response());
    return name in SIZES ? fetched(name) : plain(input, options);
  };
  const python = await loadPyodide({ indexURL: engine, createPyodideModule: asm.default });
  python.unpackArchive(new Uint8Array(await ours), "zip", { extractDir: SITE });
  python.runPython("from damrak.pocket import stand_ins; stand_ins.install()");
  python.runPython(`from damrak.pocket.${module} import ${maker}; ours = ${maker}()`);
  self.fetch = plain;
  return { handle: python.runPython("ours.handle") as Handle, program: compiled };
}
