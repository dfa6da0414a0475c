/** What a page fetches before it can be shown: when it is opened, and again when someone asks; or why it failed. */
import { untrack } from "svelte";

import { troubleText } from "./notices.svelte";

export class Opening {
  trouble = $state("");
  readonly #fetch: () => Promise<void>;

  /** Made while a page is: it is opened at once. */
  constructor(fetch: () => Promise<void>) {
    this.#fetch = fetch;
    $effect(() => {
      void untrack(this.open);
    });
  }

  readonly open = async (): Promise<void> => {
    this.trouble = "";
    try {
      await this.#fetch();
    } catch (error) {
      this.trouble = troubleText(error);
    }
  };
}
