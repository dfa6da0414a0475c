/** The service worker: keeps the whole site for when there is no network, and says when there is a newer one. */

/** Milliseconds until a worker that has not taken over is asked again. */
const AGAIN = 2_000;

/** Keep the site from now on; `newer` is called when another version is ready to take its place. */
export async function keepSite(newer: (take: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), {
    updateViaCache: "none",
  });
  const offer = (worker: ServiceWorker): void => {
    // One that is newer still may have taken its place.
    const take = (): void => (registration.waiting ?? worker).postMessage("take");
    // A browser may put it off for minutes while the worker before has something in hand.
    if (had)
      newer(() => {
        take();
        setInterval(take, AGAIN);
      });
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.waiting) offer(worker);
    });
  });
  let renewed = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!had || renewed) return;
    renewed = true;
    location.reload();
  });
}
