import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compress.js";

/** Where `npm run dev` finds the server: start it with `damrak serve`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), compressed()],
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
