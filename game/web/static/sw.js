// Keeps the site in the browser, so that it opens without a network after the first visit.
//
// A new version is put together as a whole beside the old one and takes over when no tab is open any
// more, or when a person at the title asks for it: never in the middle of a game. Files that are the
// same in both are taken from the old one, the others are fetched. VERSION and FILES are written when
// it is built: each file's name, size in bytes (null: servers may change it) and digest.

const VERSION = "VERSION";
const FILES = ["FILES"];
// Other sites may share the origin, another Quarkade at another path too: each has its own names.
const OURS = `quarkade:${encodeURIComponent(new URL(self.registration.scope).pathname)}:`;
const CACHE = OURS + VERSION;
const WASM = "runtime/pyodide.asm.wasm.gz";
const DIGESTS = "digests.json"; // in each cache: name and digest of each of its files

/** Keep all files, those that have not changed from a version that is there. */
async function gathered() {
  const cache = await caches.open(CACHE);
  const known = await unchanged();
  await Promise.all(FILES.map((file) => taken(cache, known, file).then((done) => done || fetched(cache, file))));
  const digests = Object.fromEntries(FILES.filter(([, , digest]) => digest).map(([name, , digest]) => [name, digest]));
  await cache.put(DIGESTS, new Response(JSON.stringify(digests)));
}

/** By digest and name: the cache of an older version that has this file. */
async function unchanged() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const old = await caches.open(name);
    // The list is written last: a version that is not whole has none.
    const list = await (await old.match(DIGESTS))?.json();
    for (const [file, digest] of Object.entries(list ?? {})) found.set(`${digest} ${file}`, old);
  }
  return found;
}

/** Keep a file as an older version has it; false where none does. */
async function taken(cache, known, [name, , digest]) {
  const old = known.get(`${digest} ${name}`);
  const kept = await old?.match(name);
  if (!kept) return false;
  await cache.put(name, kept);
  if (name === WASM) await cache.put(...unpacked(name, await cache.match(name)));
  return true;
}

/** Keep a file. A page that some network put in its place, or a part of it, is not kept. */
async function fetched(cache, [name, size]) {
  const answer = await fetch(new Request(name, { cache: "no-cache" }));
  // Moodle hands out files alone: there the page opens as index.html, and the folder has no address.
  if (name === "./" && answer.status === 404) return;
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const { length } = new Uint8Array(await answer.clone().arrayBuffer());
  if (size !== null && length !== size) throw new Error(`${name}: ${length} of ${size} bytes`);
  await cache.put(name, answer);
  if (name === WASM) await cache.put(...unpacked(name, await cache.match(name)));
}

/** Pyodide as browsers want it: only a file with an address of its own is kept compiled for the next visit. */
function unpacked(name, answer) {
  const body = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return [name.slice(0, -3), new Response(body, { headers: { "Content-Type": "application/wasm" } })];
}

/** Names of the caches that older versions of this very site have left. */
async function outdated() {
  const old = [];
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) old.push(name);
    // Until 2026 the name had no path: whose it is tells the page in it.
    else if (/^quarkade-[0-9a-f]{12}$/.test(name)) {
      if (await (await caches.open(name)).match(self.registration.scope)) old.push(name);
    }
  }
  return old;
}

self.addEventListener("install", (event) => {
  event.waitUntil(gathered());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    outdated()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", ({ data, source }) => {
  // Other pages of the origin can reach this, too, and would change the version in mid-game.
  if (data === "take over" && source?.url?.startsWith(self.registration.scope)) self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  url.search = "";
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(url.href))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
