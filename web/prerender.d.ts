import type { Plugin } from "vite";

/** The pictures of the boards' scenery, made while the client is built. */
export function prerendered(): Plugin;
