import type { Plugin } from "vite";

/** Beside every built file of text, the same compressed once and for all. */
export function compressed(): Plugin;
