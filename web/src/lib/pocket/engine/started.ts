/**
 * Python as it is once it has started: its memory, kept in this browser after the first visit. Every later start reads it
 * instead of importing a thousand modules anew. It is made here and never sent: compressed it would be larger than all that is.
 */

const NAME = "memory";

/** Beside what the service worker keeps of this version, and gone with it. */
const cacheOf = (version: string): string => `damrak-${version}-started`;
const address = (engine: string): string => `${engine}${NAME}`;

/** The memory that was kept of this very version; null if there is none. */
export async function readStarted(engine: string, version: string): Promise<Uint8Array | null> {
  try {
    if (!(await caches.has(cacheOf(version)))) return null;
    const kept = await (await caches.open(cacheOf(version))).match(address(engine));
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null; // No caches, or none for us: then it starts as it did the first time.
  }
}

/** Keep it, in place of that of any other version. */
export async function keepStarted(
  engine: string,
  version: string,
  memory: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const mine = cacheOf(version);
  for (const name of await caches.keys()) {
    if (name.startsWith("damrak-") && name.endsWith("-started") && name !== mine) {
      await caches.delete(name);
    }
  }
  await (await caches.open(mine)).put(address(engine), new Response(memory));
}

/** It cannot be used: make it anew at the next start. */
export async function dropStarted(version: string): Promise<void> {
  await caches.delete(cacheOf(version)).catch(() => false);
}
