/** Where the keys are, and that they are not lost when what had them goes away. */
import { tick } from "svelte";

/** Whether anything on the page has the focus. */
export const focused = (): boolean => (document.activeElement ?? document.body) !== document.body;

/** What had the focus may be gone; whoever uses keys should not be thrown to the page's top. */
export async function catchFocus(): Promise<void> {
  await tick();
  if (!focused()) document.getElementById("prompt")?.focus({ preventScroll: true });
}
