// The page around the arcade: its language, and one tab at a time.

import assert from "node:assert/strict";
import { test } from "node:test";

import { chosen, filled } from "../../../game/web/static/language.mjs";
import { hold } from "../../../game/web/static/only.mjs";

const TEXTS = { en: {}, de: {}, fr: {} };

test("the first language is taken that there are texts in", () => {
  assert.equal(chosen(TEXTS, [null, "ja", "de-CH", "fr"]), "de");
  assert.equal(chosen(TEXTS, ["FR"]), "fr");
  assert.equal(chosen(TEXTS, []), "en");
});

for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty", ""]) {
  test(`a language called "${name}" is none`, () => {
    assert.equal(chosen(TEXTS, [name, "de"]), "de");
  });
}

test("a sentence is filled", () => {
  assert.equal(filled("{ $done } of {$total} MB", { done: 1, total: 2 }), "1 of 2 MB");
});

test("without locks one tab holds the games until it lets go", async () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  const release = await hold(150);
  assert.equal(typeof release, "function");
  assert.equal(await hold(150), null, "another one is answered");
  release();
  const again = await hold(150);
  assert.equal(typeof again, "function");
  again();
});

test("with locks one tab holds the games until it lets go", async () => {
  const held = new Set();
  const request = async (name, { ifAvailable }, deed) => {
    assert.ok(ifAvailable);
    if (held.has(name)) return deed(null);
    held.add(name);
    await deed({ name });
    held.delete(name);
  };
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  const release = await hold();
  assert.equal(await hold(), null);
  release();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(typeof (await hold()), "function");
});

test("where a page may hold nothing there is nothing to spoil", async () => {
  const request = () => Promise.reject(new Error("The request was denied."));
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  assert.equal(typeof (await hold()), "function");
});
