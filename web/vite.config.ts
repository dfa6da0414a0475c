import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./compress.js";

/** The server shows its page under many addresses: there, what belongs to it lies at the root. */
function rooted(): Plugin {
  return {
    name: "damrak-rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}

/** Where `npm run dev` finds the server: start it with `damrak serve`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), rooted(), compressed()],
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
            { name: "boards", test: /web\/src\/lib\/board\//, minShareCount: 2 },
            // What only some pages of some people need is left beside those pages.
            {
              name: "shared",
              test: /web\/src\/(lib|parts)\/(?!pocket\/(nearby|carrying|Nearby|Carry)|puzzles|review|replay|table\/(log|prompt))/,
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
