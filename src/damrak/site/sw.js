// Keeps the whole site in this browser: every file of one version, or none. Written by `damrak site`.
"use strict";

const VERSION = "{version}";
const FILES = {files};
const CACHE = `damrak-${VERSION}`;
/** Where a page of this version keeps how Python starts. */
const STARTED = `${CACHE}-started`;
const LIST = "files.json";
const PACKED = ".packed";
const TYPES = { wasm: "application/wasm", mjs: "text/javascript", zip: "application/zip" };

const here = (path) => new URL(path, self.registration.scope).href;

/** What an earlier version kept, by path and digest: what has not changed is not fetched again. */
async function earlier() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith("damrak-") || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(here(LIST));
    if (!list) continue;
    for (const [path, digest] of Object.entries(await list.json())) {
      found.set(`${path} ${digest}`, cache);
    }
  }
  return found;
}

async function checked(path, digest) {
  const answer = await fetch(here(path), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await answer.arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The host is being renewed right now: better later than two versions in one.
  if (!hex.startsWith(digest)) throw new Error(`${path}: not of version ${VERSION}`);
  return { body, type: answer.headers.get("Content-Type") ?? "" };
}

async function keep(cache, known, path, digest) {
  const name = path.endsWith(PACKED) ? path.slice(0, -PACKED.length) : path;
  const before = await known.get(`${path} ${digest}`)?.match(here(name));
  if (before) {
    await cache.put(here(name), before);
    return;
  }
  const { body, type } = await checked(path, digest);
  if (name === path) {
    await cache.put(here(name), new Response(body, { headers: { "Content-Type": type } }));
    return;
  }
  // Kept unpacked: browsers remember what they made of such a file, and start sooner.
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("gzip"));
  const plain = await new Response(stream).arrayBuffer();
  const kind = TYPES[name.split(".").at(-1)];
  await cache.put(here(name), new Response(plain, { headers: { "Content-Type": kind } }));
}

async function install() {
  const [cache, known] = await Promise.all([caches.open(CACHE), earlier()]);
  try {
    for (const [path, digest] of Object.entries(FILES)) await keep(cache, known, path, digest);
    await cache.put(here(LIST), new Response(JSON.stringify(FILES)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  const ours = [CACHE, STARTED];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("damrak-") && !ours.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const page = request.mode === "navigate";
  const kept = await cache.match(page ? here("index.html") : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
