/** The pages by the first word of their address; each is fetched when it is first shown. */
import type { Component } from "svelte";

import { router } from "../lib/browser/router.svelte";
import { lookAhead } from "../lib/match/ahead";

export type Page = Component;

export const pages: Record<string, () => Promise<{ default: Page }>> = {
  "": () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => {
    lookAhead(router.path[1] ?? "", router.query.get("invite"));
    return import("./Table.svelte");
  },
  replay: () => import("./Replay.svelte"),
  learn: () => import("./Learn.svelte"),
  me: () => import("./Account.svelte"),
  bots: () => import("./Bots.svelte"),
  people: () => import("./Person.svelte"),
  ratings: () => import("./Ratings.svelte"),
  rules: () => import("./Rules.svelte"),
  missing: () => import("./Missing.svelte"),
};
