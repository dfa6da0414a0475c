import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { prerendered } from "./prerender.js";

export default defineConfig({
  plugins: [svelte(), prerendered()],
  test: { include: ["src/**/*.test.ts"], environment: "node", css: true },
});
