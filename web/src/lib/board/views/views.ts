/** The views of a board that is too large for its window: which is seen first, and when each is drawn. */
import { UNSEEN, LIVE } from "../zoom/slices.svelte";

export interface View {
  id: string;
  label: string;
  /** Whether something in it can be used now. */
  open: boolean;
}

/** The view to begin with: the usual one, unless what can be used is elsewhere. */
export function firstView(views: readonly View[], usual: string): string {
  const open = views.filter((view) => view.open);
  return (open.find(({ id }) => id === usual) ?? open[0])?.id ?? usual;
}

/** When what is in some of the views is drawn: after the decision, if none is seen and nothing in them can be used. */
export function drawnWhen(views: readonly View[], usual: string, ids: readonly string[]): number {
  const first = firstView(views, usual);
  const wanted = views.some(({ id, open }) => ids.includes(id) && (open || id === first));
  return wanted ? LIVE : UNSEEN;
}
