// @ts-check
/**
 * Keeps the files of a served page in the browser, so that it opens when its server is gone: a service
 * worker, which a browser allows on this machine and under https. What can be asked of the server is, and
 * only if that fails a kept file is given; questions to the API are left alone.
 */

/** The server puts the other files here, and their digest into the name. */
const FILES = ["./"];
const NAME = "greenest-files";

const worker = /** @type {any} */ (self);
const addresses = new Set(FILES.map((path) => new URL(path, worker.registration.scope).href));

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || !addresses.has(origin + pathname)) return;
  event.respondWith(fetch(request).catch(() => kept(origin + pathname)));
});

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll([...addresses].map((address) => new Request(address, { cache: "reload" })));
  await worker.skipWaiting();
}

/** Drop the files of other versions. */
async function begin() {
  for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {string} address */
async function kept(address) {
  return (await caches.match(address)) ?? Response.error();
}
