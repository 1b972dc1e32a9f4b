/// <reference lib="webworker" />
import { belongsToCard, type CacheKind, maxCached, pageKey } from "./cached-requests";

declare const self: ServiceWorkerGlobalScope;

/** Format version of the cache; each card has its own cache. */
const version = 1;
const card = new URL(self.registration.scope).pathname;
const cacheName = `card-${version}:${card}`;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(dropOldCaches().then(() => self.clients.claim())));

/** Caches what the page loaded before the worker was active, and reports success. */
self.addEventListener("message", (event) => {
  const urls: unknown = event.data?.keep;
  if (Array.isArray(urls))
    event.waitUntil(
      keepAll(urls.filter((url) => typeof url === "string")).then((isKept) => event.ports[0]?.postMessage(isKept)),
    );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request.url, request);
  if (kind === "page") event.respondWith(fromNetwork(request));
  else if (kind === "file") event.respondWith(fromCache(request));
});

function kindOf(url: string, request?: Request): CacheKind | null {
  if (request && (request.method !== "GET" || request.headers.has("range"))) return null;
  return belongsToCard(new URL(url), { origin: self.location.origin, card });
}

/** Network first; the cached page on failure or 5xx. */
async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error());
  if (response.ok) await keep(request.url, response.clone());
  if (response.type !== "error" && response.status < 500) return response;
  const cache = await caches.open(cacheName);
  return (await cache.match(pageKey(request.url), { ignoreVary: true })) ?? response;
}

/** Cache first: file URLs carry a version. */
async function fromCache(request: Request): Promise<Response> {
  const seen = await (await caches.open(cacheName)).match(request.url, { ignoreVary: true });
  if (seen) return seen;
  const response = await fetch(request);
  if (response.ok) await keep(request.url, response.clone());
  return response;
}

/** @returns whether the page is cached */
async function keepAll(urls: string[]): Promise<boolean> {
  const cache = await caches.open(cacheName);
  for (const url of urls) {
    const kind = kindOf(url);
    if (!kind || (kind === "file" && (await cache.match(url)))) continue;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) await keep(url, response);
  }
  return Boolean(await cache.match(self.location.origin + card, { ignoreVary: true }));
}

async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const key = kindOf(url) === "page" ? pageKey(url) : url;
  // LRU: delete and put moves an entry to the end. The card is replaced in place, so it is never missing.
  if (new URL(key).pathname !== card) await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  const others = keys.filter(({ url: kept }) => new URL(kept).pathname !== card);
  for (const old of others.slice(0, Math.max(0, others.length - maxCached))) await cache.delete(old);
}

/** Only this card's: other cards have their own workers. */
async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== cacheName && /^card-\d+:/.test(name) && name.slice(name.indexOf(":") + 1) === card)
      await caches.delete(name);
}
