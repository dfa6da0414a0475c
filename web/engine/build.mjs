/**
 * The engine of the site: Pyodide, the parts of the standard library that are needed, and our own modules, compiled
 * by the very Python that will run them. `node build.mjs SOURCES.zip MSGSPEC.whl FOLDER`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const [sources, msgspec, folder] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const home = join(here, "../node_modules/pyodide");
const SITE = "/lib/python3.14/site-packages";
const bytes = (path) => new Uint8Array(readFileSync(path));

// Tracebacks name lines; the columns within them would be a quarter of our modules.
const env = { PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: home, env });
python.unpackArchive(bytes(sources), "zip", { extractDir: SITE });
python.unpackArchive(bytes(msgspec), "zip", { extractDir: SITE });
python.FS.writeFile("/stdlib.zip", bytes(join(home, "python_stdlib.zip")));
python.runPython("from damrak.pocket import stand_ins; stand_ins.install()");
python.runPython(readFileSync(join(here, "exercise.py"), "utf8"));
python.runPython(readFileSync(join(here, "pack.py"), "utf8"));

mkdirSync(folder, { recursive: true });
const packed = (name, data) => {
  // Any host sends these as they are, and the page unpacks them: no host has to know how to compress.
  writeFileSync(join(folder, `${name}.packed`), gzipSync(data, { level: 9 }));
};
packed("pyodide.asm.wasm", bytes(join(home, "pyodide.asm.wasm")));
packed("pyodide.asm.mjs", bytes(join(home, "pyodide.asm.mjs")));
packed("python_stdlib.zip", python.FS.readFile("/pruned.zip"));
packed("damrak.zip", python.FS.readFile("/damrak.zip"));
writeFileSync(join(folder, "pyodide.mjs"), readFileSync(join(home, "pyodide.mjs")));
// The client asks for what is written here, and nothing else can be installed.
const lock = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf8"));
writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ info: lock.info, packages: {} }));
writeFileSync(
  join(folder, "LICENCES.txt"),
  `What is packed here, and by whose leave:
Pyodide ${version}: Mozilla Public License 2.0, https://github.com/pyodide/pyodide
CPython and its standard library: Python Software Foundation License, https://github.com/python/cpython
  Changed here: of the library what is needed, without comments and docstrings.
msgspec and idna: BSD 3-Clause, https://github.com/jcrist/msgspec, https://github.com/kjd/idna
mypy_extensions, openskill and Damrak: MIT, https://github.com/python/mypy_extensions,
  https://github.com/vivekjoshy/openskill.py, https://github.com/damrak/damrak
`,
);
writeFileSync(join(folder, "engine.json"), JSON.stringify({ pyodide: version }));
