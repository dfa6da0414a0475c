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
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The texts lie beside the Python that reads them too.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
