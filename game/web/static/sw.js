// Keeps the site in the browser, so that it opens without a network after the first visit.
//
// A new version is fetched as a whole beside the old one and takes over when no tab is open any
// more: never in the middle of a game. VERSION is written when the site is built.

const VERSION = "VERSION";
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(VERSION).then((cache) =>
      cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" }))),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  url.search = "";
  event.respondWith(
    caches
      .open(VERSION)
      .then((cache) => cache.match(url.href))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
