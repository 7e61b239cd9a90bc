// A file of games that is brought into a browser: what is taken in, and what becomes of the games there.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Refused, changes, isStore, parse } from "../../../game/web/static/brought.mjs";

const PAGE = 4096;
const NOW = new Date("2026-11-23");

/** A store of so many pages, with a mark in its last byte. */
function store(pages = 2, mark = 0) {
  const bytes = new Uint8Array(pages * PAGE);
  const head = new DataView(bytes.buffer);
  bytes.set([..."SQLite format 3\0"].map((letter) => letter.charCodeAt(0)));
  head.setUint16(16, PAGE);
  head.setUint32(28, pages);
  head.setUint32(68, 0x51524b44);
  bytes[bytes.length - 1] = mark;
  return bytes;
}

const record = (contents) => ({ timestamp: new Date("2026-01-01"), mode: 0o100600, contents });
const file = (files) => JSON.stringify({ format: "quarkade-games-1", files });
const coded = (bytes) => btoa(String.fromCharCode(...bytes));

test("a file with a whole store is taken in", () => {
  const found = parse(file({ "store.db": coded(store()), "settings.toml": btoa("x = 1"), "other.txt": btoa("no") }));
  assert.deepEqual([...found.keys()], ["store.db", "settings.toml"]);
  assert.deepEqual(found.get("store.db"), store());
});

const foreign = {
  "no file of ours": "hello",
  "another format": JSON.stringify({ format: "chess", files: { "store.db": coded(store()) } }),
  "no files": JSON.stringify({ format: "quarkade-games-1" }),
  "nothing in it": file({}),
  "settings alone": file({ "settings.toml": btoa("x = 1") }),
  "an empty store": file({ "store.db": "" }),
  "20,000 letters": file({ "store.db": btoa("x".repeat(20_000)) }),
  "no base64": file({ "store.db": "?" }),
  "no text": file({ "store.db": 7 }),
  "a list": file([1, 2]),
  "nothing at all": "null",
};
for (const [what, text] of Object.entries(foreign)) {
  test(`a file is refused that has ${what}`, () => {
    assert.throws(() => parse(text), (error) => error instanceof Refused && error.message === "web-games-foreign");
  });
}

test("a store is refused that was cut, has a part too much, or is another program's", () => {
  assert.ok(isStore(store(3)));
  assert.ok(!isStore(store(3).subarray(0, 2 * PAGE)));
  assert.ok(!isStore(store(3).subarray(0, 3 * PAGE - 1)));
  assert.ok(!isStore(new Uint8Array([...store(3), 0])));
  const other = store();
  other[70] ^= 1;
  assert.ok(!isStore(other));
  const odd = store();
  new DataView(odd.buffer).setUint16(16, 1000);
  assert.ok(!isStore(odd));
});

test("the games that were there stay as the newest copy, with their journal", () => {
  const [old, journal] = [record(store(2, 1)), record(new Uint8Array(8))];
  const kept = new Map([["store.db", old], ["store.db-journal", journal], ["store.lock", record(new Uint8Array())]]);
  const { put, gone } = changes(kept, new Map([["store.db", store(2, 2)]]), NOW);
  assert.equal(put.get("store.backup-1"), old);
  assert.equal(put.get("store.backup-1-journal"), journal);
  assert.deepEqual(put.get("store.db"), { timestamp: NOW, mode: 0o100644, contents: store(2, 2) });
  assert.deepEqual(gone, ["store.db-journal"]);
});

test("however often games are brought in, no copy is lost", () => {
  const kept = new Map([["store.db", record(store(2, 0))]]);
  for (let mark = 1; mark < 7; mark++) {
    const { put, gone } = changes(kept, new Map([["store.db", store(2, mark)]]), NOW);
    for (const name of gone) kept.delete(name);
    for (const [name, one] of put) kept.set(name, one);
  }
  const marks = ["store.db", ...[1, 2, 3, 4, 5, 6].map((n) => `store.backup-${n}`)].map((name) => kept.get(name).contents.at(-1));
  assert.deepEqual(marks, [6, 5, 4, 3, 2, 1, 0]);
});

test("a journal moves with its copy and with no other", () => {
  const kept = new Map([
    ["store.db", record(store(2, 3))],
    ["store.backup-1", record(store(2, 2))],
    ["store.backup-1-journal", record(new Uint8Array(1))],
    ["store.backup-3", record(store(2, 0))],
  ]);
  const { put, gone } = changes(kept, new Map([["store.db", store(2, 4)]]), NOW);
  assert.equal(put.get("store.backup-2"), kept.get("store.backup-1"));
  assert.equal(put.get("store.backup-2-journal"), kept.get("store.backup-1-journal"));
  assert.ok(!put.has("store.backup-3"), "there was room before it");
  assert.deepEqual(gone, ["store.backup-1-journal"]);
});

test("the same games brought in again push no copy back", () => {
  const kept = new Map([["store.db", record(new Int8Array(store(2, 255).buffer))], ["store.backup-1", record(store())]]);
  const { put, gone } = changes(kept, new Map([["store.db", store(2, 255)]]), NOW);
  assert.deepEqual([...put.keys()], ["store.db"]);
  assert.deepEqual(gone, []);
});

test("settings that the file does not have stay", () => {
  const kept = new Map([["settings.toml", record(new Uint8Array(3))]]);
  const { put, gone } = changes(kept, new Map([["store.db", store()]]), NOW);
  assert.deepEqual([[...put.keys()], gone], [["store.db"], []]);
});

test("a database that another page of the origin has spoilt loses nothing", () => {
  for (const spoilt of ["a text", undefined, null, 7, {}]) {
    const kept = new Map([
      ["store.db", { contents: spoilt }],
      ["store.backup-1", spoilt],
      ["constructor", {}],
    ]);
    const { put, gone } = changes(kept, new Map([["store.db", store()]]), NOW);
    assert.equal(put.get("store.backup-1").contents, spoilt);
    assert.equal(put.get("store.backup-2"), spoilt);
    assert.deepEqual(gone, []);
  }
});
