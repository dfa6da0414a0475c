import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./compress.js";
import { prerendered } from "./prerender.js";

/** The server shows its page under many addresses: there, what belongs to it lies at the root. */
function rooted(): Plugin {
  return {
    name: "damrak-rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}

/**
 * The page names the files that a table will need, by game and language: `public/preload.js` asks for them before the code
 * that imports them is there.
 */
function preloading(): Plugin {
  return {
    name: "damrak-preloading",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const needs = (path: RegExp, known: ReadonlySet<string>): string[] => {
          const files = new Set<string>();
          const add = (chunk: (typeof chunks)[number] | undefined): void => {
            if (!chunk || known.has(chunk.fileName) || files.has(chunk.fileName)) return;
            files.add(chunk.fileName);
            for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
            for (const name of chunk.imports) add(chunks.find((each) => each.fileName === name));
          };
          for (const chunk of chunks) if (path.test(chunk.facadeModuleId ?? "")) add(chunk);
          return [...files];
        };
        // What the page itself names, it has asked for already.
        const entry = new Set(
          chunks.map((each) => each.fileName).filter((name) => html.includes(name)),
        );
        const table = needs(/\/pages\/Table\.svelte$/, entry);
        const known = new Set([...entry, ...table]);
        const ids = chunks.map((each) => each.facadeModuleId ?? "");
        const games = ids.flatMap((id) => /\/boards\/([\w-]+)\/index\.ts$/.exec(id)?.[1] ?? []);
        const languages = new Set(
          ids.flatMap((id) => /\/locales\/(\w+)\/web\.ftl/.exec(id)?.[1] ?? []),
        );
        const of = <T>(keys: Iterable<string>, value: (key: string) => T): Record<string, T> =>
          Object.fromEntries([...keys].map((key) => [key, value(key)]));
        const ahead = {
          table,
          boards: of(games, (game) => needs(new RegExp(`/boards/${game}/index\\.ts$`), known)),
          texts: of(languages, (language) =>
            of(["web", "game", ...games], (name) =>
              needs(new RegExp(`/locales/${language}/${name}(-\\w+)?\\.ftl`), known),
            ),
          ),
        };
        const said = JSON.stringify(ahead).replaceAll('"', "&quot;");
        return html.replace('src="/preload.js"', `src="/preload.js" data-ahead="${said}"`);
      },
    },
  };
}

/** Where `npm run dev` finds the server: start it with `damrak serve`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), prerendered(), rooted(), preloading(), compressed()],
  // Files name each other by where they lie beside each other: so the same build serves as plain files anywhere.
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/damrak/web",
    emptyOutDir: true,
    target: "es2022",
    // How long a plugin took says nothing to somebody who wants to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files: on a slow network each costs a way there and back.
        codeSplitting: {
          groups: [
            { name: "boards", test: /web\/src\/lib\/board\/|rolldown\/runtime/, minShareCount: 2 },
            // What only some pages of some people need is left beside those pages.
            {
              name: "shared",
              test: /web\/src\/(lib|parts)\/(?!pocket\/(nearby|carrying|Nearby|Carry)|puzzles|review|replay|table\/(log|prompt))/,
              minShareCount: 2,
            },
            // What tables and those who look back at them share.
            {
              name: "tables",
              test: /web\/src\/(parts\/table\/(log|prompt)|lib\/pocket\/(carrying|nearby\/nearby))/,
              minShareCount: 2,
            },
            // What a board and the rules of its game share.
            {
              name: (id) => `${/boards\/([\w-]+)\//.exec(id)?.[1]}-pieces`,
              test: /web\/src\/boards\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    // The texts lie beside the Python that reads them too.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
