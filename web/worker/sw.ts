/**
 * The service worker: keeps the page and its files, so that the app opens without a network. What
 * the server says is never kept. A new build waits until a person agrees to it.
 */
import { answerFor } from "./policy.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: the paths to keep, and the name of the build. */
const SHELL: readonly string[] = JSON.parse("__RAMI_SHELL__");
const KEPT = "rami-__RAMI_BUILD__";
const PAGE = "/";
const paths = new Set(SHELL);

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const answer = answerFor(event.request, self.location.origin, paths);
  if (answer === "page") event.respondWith(kept(new Request(PAGE), event.request));
  if (answer === "file") event.respondWith(kept(event.request, event.request));
});
self.addEventListener("message", (event) => {
  const told = event.data as { readonly kind?: string; readonly urls?: readonly string[] };
  if (told.kind === "activate") event.waitUntil(self.skipWaiting());
  if (told.kind === "keep") event.waitUntil(keepToo(told.urls ?? []));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(KEPT);
  // Files with a hash in their names may come from the browser's own cache; the others may be old.
  const fresh = (path: string) =>
    new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" });
  await cache.addAll(SHELL.map(fresh));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("rami-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Keep what the first visit has loaded before there was a worker: the texts of its language. */
async function keepToo(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const files = urls.filter((url) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(files.map((url) => keepOne(cache, url)));
}

async function keepOne(cache: Cache, url: string): Promise<void> {
  if ((await cache.match(url)) === undefined) await cache.add(url);
}

async function kept(key: Request, asked: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const found = await cache.match(key);
  if (found !== undefined) return found;
  const response = await fetch(asked);
  if (response.ok && new URL(asked.url).pathname.startsWith("/assets/"))
    await cache.put(asked, response.clone());
  return response;
}
