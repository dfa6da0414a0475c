/** The pages by the first word of their address; each is fetched when it is first shown. */
import type { Component } from "svelte";

import { router } from "../lib/browser/router.svelte";
import { session } from "../lib/browser/session.svelte";
import { lookAhead } from "../lib/match/ahead";
import { pocket } from "../lib/pocket/mode";

export type Page = Component;

type Pages = Record<string, () => Promise<{ default: Page }>>;

/** What is between people on several machines; a page without a server has none of it. */
const together: Pages = {
  me: () => import("./people/Account.svelte"),
  bots: () => import("./people/Bots.svelte"),
  people: () => import("./people/Person.svelte"),
  ratings: () => import("./people/Ratings.svelte"),
  progress: () => import("./review/Progress.svelte"),
};

/** What only a page without a server has. */
const apart: Pages = { near: () => import("./pocket/Near.svelte") };

export const pages: Pages = {
  ...(pocket ? apart : together),
  "": () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => {
    // Where an edition lies is written on the shelf.
    lookAhead(router.path[1] ?? "", router.query.get("invite"), async ({ game, edition }) => {
      await session.started;
      await session.edition(game, edition);
    });
    return import("./Table.svelte");
  },
  review: () => import("./review/Review.svelte"),
  replay: () => import("./review/Replay.svelte"),
  bring: () => import("./pocket/Bring.svelte"),
  puzzles: () =>
    router.path[1] ? import("./review/Puzzle.svelte") : import("./review/Puzzles.svelte"),
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rules.svelte"),
  missing: () => import("./Missing.svelte"),
};
