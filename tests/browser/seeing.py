"""What an eye and a thumb find on a page: where things are, how large, and how legible."""

from random import Random
from time import monotonic

from playwright.sync_api import Page

PATIENCE = 30
"""Seconds until something should have happened, on a machine that has more to do."""
SIZES = [(390, 844), (360, 640), (820, 1180), (1280, 720), (1920, 1080)]
"""Two phones, a tablet held upright, a small screen and a large one."""

Size = tuple[int, int]

SIGHT = """
  // Colours as the browser mixes them, whatever they are written as.
  const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const colour = (css) => {
    if (!colours.has(css)) {
      ink.canvas.width = ink.canvas.height = 1;
      ink.fillStyle = css;
      ink.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
      colours.set(css, [r, g, b, a / 255]);
    }
    return colours.get(css);
  };
  const over = ([r, g, b, a], [R, G, B]) =>
    [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = ([r, g, b]) => {
    const part = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ratio = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  /** What lies behind an element: the papers under it, from the page up. */
  const ground = (element) => {
    const papers = [];
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      papers.push(colour(backgroundColor));
      if (colour(backgroundColor)[3] === 1) break;
    }
    return papers.reduceRight((under, paper) => over(paper, under), [255, 255, 255, 1]);
  };
  /** The least contrast of the words in an element, with how much their size asks for. */
  const contrast = (element) => {
    let worst = null;
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const holder = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || holder.closest(".sr, svg, [hidden]")) continue;
      const box = holder.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const style = getComputedStyle(holder);
      const under = ground(holder);
      let [r, g, b, a] = colour(style.color);
      for (let each = holder; each; each = each.parentElement) a *= getComputedStyle(each).opacity;
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const found = { is: ratio(over([r, g, b, a], under), under), asked: large ? 3 : 4.5 };
      if (!worst || found.is / found.asked < worst.is / worst.asked) worst = found;
    }
    return worst;
  };
  /** The part of an element that nothing cuts off, in the window. */
  const clear = (element) => {
    const box = element.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    for (let each = element.parentElement; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflow === "visible" && style.clipPath === "none") continue;
      if (style.display === "contents") continue;
      if (each === document.body || each === document.documentElement) continue;
      const frame = each.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return { left, top, width: right - left, height: bottom - top };
  };
  /** Where a thumb finds an element: not beside it, and not under something else. */
  const spot = (element) => {
    const box = clear(element);
    if (box.width < 1 || box.height < 1) return null;
    // Something that is not a rectangle may have nothing in its middle.
    for (const [u, v] of [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5],
                          [.3, .3], [.7, .7], [.3, .7], [.7, .3]]) {
      const [x, y] = [box.left + box.width * u, box.top + box.height * v];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element === hit || element.contains(hit))) return [x, y];
    }
    return null;
  };
"""

BUTTONS = (
    """([least, thumb, part]) => {"""
    + SIGHT
    + """
  const wrong = [];
  const dialogs = [...document.querySelectorAll("dialog[open], [role=dialog][aria-modal=true]")];
  const top = dialogs.at(-1) ?? document.body;
  const all = "button, a.button, summary, [role=button], [role=menuitem], [role=tab], select";
  const kept = [];
  const within = dialogs.length > 0 || !part ? [top] : [...top.querySelectorAll(part)];
  for (const each of within.flatMap((one) => [...one.querySelectorAll(all)])) {
    const style = getComputedStyle(each);
    if (each.closest("[hidden], [inert], .skip, .sr") || style.visibility === "hidden") continue;
    if (style.display === "none" || (each.offsetParent === null && !each.closest("svg") &&
        style.position !== "fixed" && style.display !== "contents" && !each.closest("dialog"))) {
      // Somebody took it away on purpose, with all that holds it.
      if (!each.checkVisibility()) continue;
    }
    kept.push(each);
  }
  // Whoever scrolls finds more; nobody finds what no scrolling shows.
  const places = new Map();
  const remember = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (!places.has(at)) places.set(at, [at.scrollLeft, at.scrollTop]);
  };
  for (const each of kept) {
    const say = (what) => wrong.push(`${what}: ${each.outerHTML.slice(0, 150)}`);
    const box = each.getBoundingClientRect();
    const drawn = each.closest("svg") !== null;
    if (box.width < least || box.height < least) {
      if (!drawn) say(`${box.width.toFixed()} × ${box.height.toFixed()}`);
    } else if (each.matches(".button") && thumb > 0 && (box.width < thumb || box.height < thumb))
      say(`${box.width.toFixed()} × ${box.height.toFixed()} is too small for a thumb`);
    if (!drawn && !each.disabled && each.ariaDisabled !== "true") {
      const found = contrast(each);
      if (found && found.is < found.asked) say(`contrast ${found.is.toFixed(2)}`);
    }
    if (!drawn && spot(each) === null) {
      remember(each);
      each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      if (spot(each) === null) say(`out of reach at ${box.left.toFixed()}, ${box.top.toFixed()}`);
    }
  }
  for (const [each, [left, top]] of places) each.scrollTo({ left, top, behavior: "instant" });
  return wrong;
}"""
)


def wrong_buttons(page: Page, thumbs: bool, part: str = "") -> list[str]:
    """Buttons of a part of the page that are too small, cannot be read, or cannot be reached."""
    found: list[str] = page.evaluate(BUTTONS, [24, 40 if thumbs else 0, part])
    return found


UNREADABLE = """() => {
  // What styles make of the size of letters, once for each element.
  const shares = new Map();
  const share = (element) => {
    if (!element) return 1;
    if (!shares.has(element)) {
      const { transform, scale } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform === "none" ? "" : transform);
      const own = Math.hypot(a, b) * (scale === "none" ? 1 : parseFloat(scale));
      shares.set(element, own * share(element.parentElement));
    }
    return shares.get(element);
  };
  const small = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode.data.trim();
    const holder = walk.currentNode.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(words) || !holder.checkVisibility()) continue;
    if (holder.closest(".sr, [hidden]")) continue;
    const at = holder.getScreenCTM?.();
    const drawn = at ? Math.hypot(at.a, at.b) : share(holder);
    const size = parseFloat(getComputedStyle(holder).fontSize) * drawn;
    if (size < 10.95) small.push(`${words.slice(0, 30)} ${size.toFixed(1)}`);
  }
  return small;
}"""


def unreadable(page: Page) -> list[str]:
    """Words and numbers of a page in letters of less than 11 pixels; symbols are no letters."""
    found: list[str] = page.evaluate(UNREADABLE)
    return found


def named(size: Size) -> str:
    """What a size is called in the name of a test."""
    return f"{size[0]}x{size[1]}"


def resize(page: Page, size: Size) -> None:
    """Look at a page in a window of another size, as soon as it is drawn for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))")


NEXT = (
    """(chance) => {"""
    + SIGHT
    + """
  // What someone with a thumb would tap next who sees only the screen: what lies on top first, then
  // what is lit on the table, then another view that is marked, then the list of all choices.
  if (document.querySelector("section.end")) return { kind: "over" };
  const prompt = document.querySelector(".prompt.asked:not(.busy)");
  const found = (kind, selector, within = document) => {
    const parts = [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    // They are looked through from anywhere among them, so that games differ.
    const first = Math.floor(((chance * 7919) % 1) * parts.length);
    for (const each of [...parts.slice(first), ...parts.slice(0, first)]) {
      if (each.disabled || each.ariaDisabled === "true") continue;
      const at = spot(each);
      if (at === null) continue;
      const { width, height } = each.getBoundingClientRect();
      const drawn = each.closest("svg") !== null;
      const read = drawn ? null : contrast(each);
      const wrong = [];
      // What is drawn may be long and thin: a finger beside it still means it.
      if (Math.min(width, height) < (drawn ? 10 : each.matches("button") ? 40 : 24) ||
          Math.max(width, height) < 20)
        wrong.push(`${width.toFixed()} × ${height.toFixed()}`);
      if (read && read.is < read.asked) wrong.push(`contrast ${read.is.toFixed(2)}`);
      return { kind, x: at[0], y: at[1], wrong, what: each.outerHTML.slice(0, 160) };
    }
    return null;
  };
  const tops = [...document.querySelectorAll("[role=menu], [role=dialog][aria-modal=true]")];
  const menu = tops.find((each) => each.checkVisibility());
  if (menu) return found("layer", "[role=menuitem], .way, .choice, button.main", menu);
  const ways = found("way", ".sheet .way");
  if (ways) return ways;
  const press = found("press", "[data-press]");
  if (press) return press;
  if (!prompt) return null;
  return found("confirm", "button.main", prompt)
    ?? found("limit", "[data-limit]")
    ?? found("take", "[data-take]")
    ?? found("piece", "[data-piece]")
    ?? (chance < 0.15 ? found("answer", ".answers button", prompt) : null)
    ?? found("part", ".stage .may[data-at]")
    ?? found("answer", ".answers button", prompt)
    ?? found("view", ".views .bar button.open[aria-pressed=false]")
    ?? found("list", "[aria-controls=choices][aria-expanded=false]");
}"""
)


class Thumb:
    """Plays by touch alone: taps only what is seen, large enough and legible."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.taps: dict[str, int] = {}

    def tap(self) -> str | None:
        """One tap; what kind of thing was tapped, `over`, or nothing for now."""
        spot = self.page.evaluate(NEXT, self.rng.random())
        if spot is None:
            return None
        kind = str(spot["kind"])
        if kind != "over":
            assert not spot["wrong"], f"{spot['wrong']}: {spot['what']}"
            self.page.touchscreen.tap(spot["x"], spot["y"])
            self.taps[kind] = self.taps.get(kind, 0) + 1
        return kind

    def swipe(self, x: float, y: float, across: float) -> None:
        """Drag a finger sideways."""
        line = self.page.context.new_cdp_session(self.page)
        for step in range(11):
            point = {"x": x + across * min(step, 10) / 10, "y": y}
            kind = "touchStart" if step == 0 else "touchMove"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
            self.page.wait_for_timeout(16)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def told(self) -> int:
        """How many lines the story has. Whatever is tapped, a table does not scroll as a page, and
        nothing lies upon an answer."""
        lines, over, covered = self.page.evaluate(TOLD)
        assert over in (None, [0, 0]), over
        assert not covered, covered
        return int(lines)

    def play(self, decisions: int = 100_000, seconds: float = 300) -> None:
        """Tap on until the game is over, or so many answers were given."""
        deadline = monotonic() + seconds
        idle = monotonic()
        before, answered = self.told(), 0
        while monotonic() < deadline:
            kind = self.tap()
            if kind == "over" or answered >= decisions:
                return
            if kind is None:
                if monotonic() > idle + PATIENCE:
                    break
                self.page.wait_for_timeout(25)
                continue
            idle = monotonic()
            now = self.told()
            if now > before:
                before, answered = now, answered + 1
        raise AssertionError(f"not over after {self.taps}: {self.page.evaluate(STUCK)}")


TOLD = """[document.querySelectorAll("[role=log] .line").length,
  document.querySelector("section.end") ? null : [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight],
  [...document.querySelectorAll(".prompt .answers button")].flatMap((answer) => {
    const a = answer.getBoundingClientRect();
    return [...document.querySelectorAll(".prompt .tools button, .prompt .answers button")]
      .filter((each) => each !== answer && each.checkVisibility()).filter((each) => {
        const b = each.getBoundingClientRect();
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      }).map((each) => `${each.ariaLabel ?? each.textContent} on ${answer.textContent}`);
  })]"""
"""The lines of the story, how far the page would scroll, and buttons that lie on others."""

STUCK = """document.querySelector("#prompt")?.textContent + " | " +
  [...document.querySelectorAll(".stage .may[data-at]")].map((e) => e.dataset.at).slice(0, 12)"""
