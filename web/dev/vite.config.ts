/** Builds the pages that show boards without a server: `npx vite build --config dev/vite.config.ts --outDir FOLDER`. */
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { prerendered } from "../prerender.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
  plugins: [svelte({ configFile: here("../svelte.config.js") }), prerendered()],
  build: {
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      input: ["ticket-to-ride", "merchants", "amsterdam"].map((game) => here(`${game}/index.html`)),
    },
  },
  server: { fs: { allow: [here("../..")] } },
});
