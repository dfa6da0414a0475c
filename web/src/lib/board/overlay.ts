/** Where things lie over a drawing that fills its frame: in parts of it, so that they grow and shrink with it. */
import type { Rect } from "./geometry";

const percent = (part: number): string => `${part * 100}%`;

/** How far from the left of the frame. */
export const left = (view: Rect, x: number): string => percent((x - view.x) / view.w);

/** How far from the top of the frame. */
export const top = (view: Rect, y: number): string => percent((y - view.y) / view.h);

/** How wide so many units of the drawing are. */
export const width = (view: Rect, units: number): string => percent(units / view.w);

/** How high so many units of the drawing are. */
export const height = (view: Rect, units: number): string => percent(units / view.h);
