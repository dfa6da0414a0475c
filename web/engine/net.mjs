/** How the page computes nets, as Node.js can import it: `net.ts` without its types. */
import { readFileSync } from "node:fs";
import ts from "typescript";

const source = readFileSync(new URL("../src/lib/pocket/engine/net.ts", import.meta.url), "utf8");
const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const { outputText } = ts.transpileModule(source, { compilerOptions });
export const { TypedNet } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
