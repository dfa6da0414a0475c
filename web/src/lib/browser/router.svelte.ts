/** Which page is shown: the address is the truth. */
class Router {
  #url = $state.raw(new URL(typeof location === "undefined" ? "http://localhost/" : location.href));

  constructor() {
    if (typeof addEventListener === "undefined") return;
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
  }

  /** The parts of the path: `/table/m4k` is `["table", "m4k"]`. */
  get path(): string[] {
    return this.#url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  /** Show another page. */
  go(address: string, replace = false): void {
    const url = new URL(address, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const moved = url.pathname !== this.#url.pathname;
    this.#url = url;
    if (moved) scrollTo(0, 0);
  }

  /** A click on a link within the client changes the page without loading it anew. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    // To a place on this page the browser goes by itself, and takes the focus there.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();
