import { pocket, to } from "../pocket/mode";

/** The address that is shown: among plain files it stands behind the `#`. */
function shown(): URL {
  if (typeof location === "undefined") return new URL("http://localhost/");
  if (!pocket) return new URL(location.href);
  const inside = location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return new URL(inside, location.origin);
}

/** Which page is shown: the address is the truth. */
class Router {
  #url = $state.raw(shown());

  constructor() {
    if (typeof addEventListener === "undefined") return;
    addEventListener("popstate", () => (this.#url = shown()));
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
    const url = new URL(address, location.origin);
    const written = pocket ? to(url.pathname + url.search) : url;
    if (replace) history.replaceState(null, "", written);
    else history.pushState(null, "", written);
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
    if (pocket) return this.#clickInside(event, link);
    if (link.origin !== location.origin || /^\/(api|pocket)\//.test(link.pathname)) return;
    // To a place on this page the browser goes by itself, and takes the focus there.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  };

  /** Among plain files the `#` names the page, so that a place on it is gone to here. */
  #clickInside(event: MouseEvent, link: HTMLAnchorElement): void {
    const address = link.getAttribute("href") ?? "";
    if (!address.startsWith("#")) return;
    event.preventDefault();
    if (address.startsWith("#/")) {
      this.go(address.slice(1));
      return;
    }
    const place = document.getElementById(decodeURIComponent(address.slice(1)));
    place?.scrollIntoView();
    place?.focus();
  }
}

export const router = new Router();
