/** What happened between two positions is shown once the second is drawn. */
import type { BoardProps } from "../board";
import type { GameView } from "../server/wire";

interface Showing<V, Board, Change> {
  /** The board on the page. */
  root: () => HTMLElement | undefined;
  /** How it is drawn now. */
  board: () => Board;
  /** What happened. */
  changes: (before: V, view: V, board: Board) => Change[];
  play: (changes: Change[], root: HTMLElement, board: Board) => void;
}

/** Plays the changes of every new position that follows the one before it, unless the reader wants calm. */
export function playChanges<V extends GameView, Board, Change>(
  table: () => BoardProps<V>,
  { root, board, changes, play }: Showing<V, Board, Change>,
): void {
  let shown: V | null = null;
  $effect(() => {
    const { view, before, calm } = table();
    if (view === shown) return;
    shown = view;
    if (!before || calm || document.hidden) return;
    const drawn = board();
    const what = changes(before, view, drawn);
    if (what.length === 0) return;
    // Just before the new position is first painted: then where things are has to be worked out anyway.
    requestAnimationFrame(() => {
      const on = root();
      if (on?.isConnected) play(what, on, drawn);
    });
  });
}
