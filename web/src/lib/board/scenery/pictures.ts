/** Pictures of a board's scenery, which are made when the client is built (`prerender.js`). */
import type { Component } from "svelte";
import { render } from "svelte/server";

import { mark } from "./mark";

/** By the mark of what it shows: where the picture is found for each theme. */
export type Pictures = Record<string, { light: string; dark: string } | undefined>;

/** What `Scenery` draws of this, as two files. Words have no place there: a picture speaks no language, and has no font. */
export function picture<Landscape extends object>(
  Scenery: Component<{ board: Landscape }>,
  board: Landscape,
): { mark: string; light: string; dark: string } {
  const { head, body } = render(Scenery, { props: { board } });
  const style = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
  const drawing = body.replace(/<!--.*?-->/g, "").trim();
  const file = (theme: string): string =>
    drawing.replace(
      /^<svg([^>]*)>/,
      `<svg xmlns="http://www.w3.org/2000/svg"$1><style>:root{color-scheme:${theme}}${style}</style>`,
    );
  return { mark: mark(board), light: file("light"), dark: file("dark") };
}
