// The service worker keeps this site whole, and leaves alone what belongs to others.

import assert from "node:assert/strict";
import crypto from "node:crypto";
import fs from "node:fs";
import { test } from "node:test";
import vm from "node:vm";
import zlib from "node:zlib";

const SOURCE = fs.readFileSync(new URL("../../../game/web/static/sw.js", import.meta.url), "utf8");
const SCOPE = "https://school.example/quarkade/";

/** Caches as a browser has them, by name: files by address. */
class Caches extends Map {
  async keys() {
    return [...super.keys()];
  }

  async open(name) {
    if (!this.has(name)) this.set(name, new Map());
    const files = this.get(name);
    return {
      match: async (url) => {
        const kept = files.get(new URL(url, SCOPE).href);
        return kept instanceof Response ? kept.clone() : kept;
      },
      put: async (url, answer) => files.set(new URL(url, SCOPE).href, answer),
    };
  }

  names() {
    return [...super.keys()];
  }
}

/** The worker of a version, at work on these caches; `send` gives it an event. */
function worker(caches, { version = "aaaaaaaaaaaa", files = [], site = {} } = {}) {
  const on = {};
  const skipped = [];
  const self = {
    registration: { scope: SCOPE },
    clients: { claim: async () => {} },
    skipWaiting: () => skipped.push(version),
    addEventListener: (name, deed) => (on[name] = deed),
  };
  const fetched = [];
  const fetch = async ({ name }) => fetched.push(name) && (name in site ? new Response(site[name]) : new Response("", { status: 404 }));
  class Request {
    constructor(name) {
      this.name = name;
    }
  }
  const source = SOURCE.replace('"VERSION"', JSON.stringify(version)).replace('["FILES"]', JSON.stringify(files));
  vm.runInNewContext(source, { self, caches, fetch, Request, URL, Uint8Array, location: new URL(SCOPE), console, Response, DecompressionStream });
  const send = async (name, event = {}) => {
    const waits = [];
    on[name]({ ...event, waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
  };
  return { send, skipped, fetched };
}

test("older versions of this site go, and nothing that belongs to another", async () => {
  const caches = new Caches();
  const others = ["maths-trainer-v7", "quarkade-fan-page", "quarkade:%2Fother%2F:bbbbbbbbbbbb", "quarkade:%2F:cccccccccccc"];
  for (const name of others) await caches.open(name);
  const mine = ["quarkade:%2Fquarkade%2F:bbbbbbbbbbbb", "quarkade:%2Fquarkade%2F:aaaaaaaaaaaa"];
  for (const name of mine) await caches.open(name);
  await worker(caches).send("activate");
  assert.deepEqual(caches.names(), [...others, mine[1]]);
});

test("of caches without a path in their name only those go that hold this very page", async () => {
  const caches = new Caches();
  await (await caches.open("quarkade-0123456789ab")).put(SCOPE, "mine");
  await (await caches.open("quarkade-ba9876543210")).put("https://school.example/elsewhere/", "another's");
  await worker(caches).send("activate");
  assert.deepEqual(caches.names(), ["quarkade-ba9876543210"]);
});

test("all files of a version are kept together", async () => {
  const caches = new Caches();
  const files = [["./", null], ["arcade.pack.gz", 4]];
  await worker(caches, { files, site: { "./": "<title>", "arcade.pack.gz": "pack" } }).send("install");
  const kept = caches.get("quarkade:%2Fquarkade%2F:aaaaaaaaaaaa");
  assert.deepEqual([...kept.keys()], [SCOPE, `${SCOPE}arcade.pack.gz`, `${SCOPE}digests.json`]);
});

test("a server that hands out files alone has no page at the folder's own address", async () => {
  const caches = new Caches();
  const files = [["./", null], ["index.html", null]];
  await worker(caches, { files, site: { "index.html": "<title>" } }).send("install");
  const kept = caches.get("quarkade:%2Fquarkade%2F:aaaaaaaaaaaa");
  assert.deepEqual([...kept.keys()], [`${SCOPE}index.html`, `${SCOPE}digests.json`]);
});

/** A version is installed; returns the names of the files that were fetched for it. */
async function installed(caches, version, contents) {
  const files = Object.entries(contents).map(([name, text]) => [name, text.length, digest(text)]);
  const { send, fetched } = worker(caches, { version, files, site: contents });
  await send("install");
  return fetched;
}
const digest = (text) => crypto.createHash("sha256").update(text).digest("hex").slice(0, 12);

test("an update fetches only the files that have changed", async () => {
  const caches = new Caches();
  const first = { "arcade.pack.gz": "pack", "style.css": "p {}", "words.js": "say()" };
  assert.deepEqual(await installed(caches, "aaaaaaaaaaaa", first), Object.keys(first));
  const second = { ...first, "arcade.pack.gz": "Pack", "new.js": "say()" };
  assert.deepEqual(await installed(caches, "bbbbbbbbbbbb", second), ["arcade.pack.gz", "new.js"]);
  const kept = caches.get("quarkade:%2Fquarkade%2F:bbbbbbbbbbbb");
  for (const [name, text] of Object.entries(second)) {
    assert.equal(await kept.get(SCOPE + name).clone().text(), text);
  }
});

test("nothing is taken from a version that was not whole, nor from another site", async () => {
  const caches = new Caches();
  const site = { "style.css": "p {}" };
  const broken = [["style.css", 4, digest("p {}")], ["words.js", 5, "000000000000"]];
  await assert.rejects(worker(caches, { files: broken, site }).send("install"));
  const other = await caches.open("quarkade:%2Fother%2F:cccccccccccc");
  await other.put("style.css", new Response("q {}"));
  await other.put("digests.json", new Response(JSON.stringify({ "style.css": digest("p {}") })));
  assert.deepEqual(await installed(caches, "bbbbbbbbbbbb", site), ["style.css"]);
});

test("Pyodide is kept as browsers want to compile it, too", async () => {
  const caches = new Caches();
  const [name, packed] = ["runtime/pyodide.asm.wasm.gz", zlib.gzipSync("\0asm and more")];
  await worker(caches, { files: [[name, packed.length]], site: { [name]: packed } }).send("install");
  const kept = caches.get("quarkade:%2Fquarkade%2F:aaaaaaaaaaaa");
  const answer = kept.get(`${SCOPE}runtime/pyodide.asm.wasm`);
  assert.equal(answer.headers.get("Content-Type"), "application/wasm");
  assert.equal(await answer.text(), "\0asm and more");
});

for (const [what, site] of Object.entries({
  "is missing": {},
  "was cut": { "arcade.pack.gz": "pac" },
  "is the login page of a network": { "arcade.pack.gz": "<h1>Please log in</h1>" },
})) {
  test(`a version is not taken of which a file ${what}`, async () => {
    const files = [["arcade.pack.gz", 4]];
    await assert.rejects(worker(new Caches(), { files, site }).send("install"));
  });
}

test("a version takes over at once only when it is told to", async () => {
  const { send, skipped } = worker(new Caches());
  const page = { url: `${SCOPE}?lang=de` };
  await send("message", { data: "anything", source: page });
  // Nor by a page of somebody else at the same origin, in the middle of a game.
  await send("message", { data: "take over", source: { url: "https://school.example/other/" } });
  await send("message", { data: "take over", source: null });
  assert.deepEqual(skipped, []);
  await send("message", { data: "take over", source: page });
  assert.deepEqual(skipped, ["aaaaaaaaaaaa"]);
});
