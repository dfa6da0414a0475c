import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { prerendered } from "./prerender.js";

export default defineConfig({
  plugins: [svelte(), prerendered()],
  // Modules are loaded once for all files: anew for each they take thrice the time. Who changes what others use puts it back.
  test: { include: ["src/**/*.test.ts"], environment: "node", css: true, isolate: false },
});
