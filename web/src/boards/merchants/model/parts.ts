/** What makes something on the table a part: it can be pointed at, used, and lit. */
import type { BoardProps } from "../../../lib/board";
import type { MerchantsView } from "../../../lib/server/wire";

export type Table = BoardProps<MerchantsView>;

/** Attributes of a part; what can be used now is a button for keyboard and screen reader. */
export function part(table: Table, name: string, label: () => string): Record<string, unknown> {
  const may = table.open.has(name);
  return {
    "data-at": name,
    class: `part${may ? " may" : ""}${table.lit.has(name) ? " lit" : ""}`,
    role: may ? "button" : undefined,
    tabindex: may ? 0 : undefined,
    "aria-label": may ? label() : undefined,
  };
}

/**
 * A click, or a key on a part that can be used: one listener for all of them, which costs less than one for each.
 * `use` is told which part was meant.
 */
export function meant(event: MouseEvent | KeyboardEvent, use: Table["pick"]): void {
  const keyed = event instanceof KeyboardEvent;
  const at = keyed
    ? (event.target as Element).closest(".part")
    : fingered(event, event.currentTarget as Element);
  if (!at) return;
  if (keyed) {
    if (event.target !== at || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
  }
  use(at.getAttribute("data-at")!, at);
}

/** Half of a fingertip, in pixels. */
const REACH = 24;

/** What was hit; a finger that hit nothing means the nearest part that can be used. */
export function fingered(event: MouseEvent, root: Element): Element | null {
  const hit = event.target instanceof Element ? event.target.closest(".part") : null;
  if (hit || !(event instanceof PointerEvent) || event.pointerType !== "touch") return hit;
  let best: Element | null = null;
  let least = REACH;
  for (const each of root.querySelectorAll(".part.may")) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const dx = Math.max(left - event.clientX, 0, event.clientX - right);
    const dy = Math.max(top - event.clientY, 0, event.clientY - bottom);
    if (Math.hypot(dx, dy) < least) [best, least] = [each, Math.hypot(dx, dy)];
  }
  return best;
}

const AHEAD: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** With the arrows from one part that can be used to the next that lies there. */
export function arrows(event: KeyboardEvent, root: Element): void {
  const ahead = AHEAD[event.key];
  const from = event.target instanceof Element ? event.target.closest("[data-at].may") : null;
  if (!ahead || !from) return;
  const middle = (each: Element): [number, number] => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const each of root.querySelectorAll("[data-at].may[tabindex='0']")) {
    if (each === from) continue;
    const [cx, cy] = middle(each);
    const along = (cx - x) * ahead[0] + (cy - y) * ahead[1];
    const aside = Math.abs((cx - x) * ahead[1]) + Math.abs((cy - y) * ahead[0]);
    if (along < 2 || aside > along * 2.5) continue;
    if (along + aside * 1.6 < least) [best, least] = [each, along + aside * 1.6];
  }
  if (best instanceof HTMLElement || best instanceof SVGElement) {
    event.preventDefault();
    best.focus();
  }
}
