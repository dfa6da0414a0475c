// Runs a piece of Python in the built engine, as a page does: `node engine.mjs ENGINE MORE.zip CODE.py`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { TypedNet } from "../../web/engine/net.mjs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [engine, more, code] = process.argv.slice(2);
const SITE = "/lib/python3.14/site-packages";
const packed = (name) => new Uint8Array(gunzipSync(readFileSync(join(engine, `${name}.packed`))));

// The pruned library of the site, so that what is missing there is missing here.
const python = await loadPyodide({ stdLibURL: process.env.DAMRAK_STDLIB });
python.unpackArchive(packed("damrak.zip"), "zip", { extractDir: SITE });
python.unpackArchive(new Uint8Array(readFileSync(more)), "zip", { extractDir: SITE });
python.registerJsModule("damrak_browser", { makeNet: (layers) => new TypedNet(layers) });
python.runPython("from damrak.pocket import stand_ins; stand_ins.install()");
console.log(python.runPython(readFileSync(code, "utf8")));
