/** The service worker: keeps the whole site for when there is no network, and says when there is a newer one. */

/** Keep the site from now on; `newer` is called when another version is ready to take its place. */
export async function keepSite(newer: (take: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), {
    updateViaCache: "none",
  });
  const offer = (worker: ServiceWorker): void => {
    // One that is newer still may have taken its place.
    if (had) newer(() => (registration.waiting ?? worker).postMessage("take"));
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
