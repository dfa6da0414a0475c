/**
 * How long a phone takes, four times as slow as this machine: `node web/engine/times.mjs [GAMES]`, with the engine that was
 * built. Python's clocks are the processor's, four times as fast, so that other programs do not count and bots believe it.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { TypedNet } from "./net.mjs";

const SLOWER = 4;
const here = dirname(fileURLToPath(import.meta.url));
const engine = join(here, "../../src/damrak/engine");
const SITE = "/lib/python3.14/site-packages";

/** Seconds of the processor, as a phone counts them. */
globalThis.phoneSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (SLOWER * (user + system)) / 1e6;
};
const python = await loadPyodide();
const ours = new Uint8Array(gunzipSync(readFileSync(join(engine, "damrak.zip.packed"))));
python.unpackArchive(ours, "zip", { extractDir: SITE });
python.registerJsModule("damrak_browser", { makeNet: (layers) => new TypedNet(layers) });
globalThis.wanted = process.argv.slice(2).join(" ");
// Before anything of ours asks what time it is.
python.runPython(`import time
from js import phoneSeconds
time.perf_counter = time.process_time = time.monotonic = phoneSeconds
from damrak.pocket import stand_ins
stand_ins.install()`);
python.setStdout({ batched: (line) => console.log(line) });
python.runPython(readFileSync(join(here, "times.py"), "utf8"));
