// What a player copies in a browser, and what becomes of it where the browser refuses.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Clipboard } from "../../../game/web/static/clipboard.mjs";

const LINE = "Quarkade \u00b7 solved in 2 tries \u25cb\u25cf";

/** A document that copies what is selected, or does not. */
function paper(copies) {
  const page = { copied: null, elements: [], focused: [] };
  const area = () => ({
    select() {
      page.selected = this.value;
    },
    remove() {
      page.elements.pop();
    },
  });
  return Object.assign(page, {
    activeElement: { focus: () => page.focused.push("canvas") },
    body: { append: (element) => page.elements.push(element) },
    createElement: area,
    execCommand: (name) => {
      assert.equal(name, "copy");
      if (copies === null) throw new Error("not supported");
      if (copies) page.copied = page.selected;
      return copies;
    },
  });
}

const allowed = (texts) => ({ clipboard: { writeText: async (text) => void texts.push(text) } });
const refusing = { clipboard: { writeText: () => Promise.reject(new Error("NotAllowedError")) } };

test("a text is in the clipboard as soon as the browser says so", async () => {
  const texts = [];
  const clipboard = new Clipboard(allowed(texts), paper(false));
  assert.equal(clipboard.fate, "");
  const done = clipboard.copy(LINE);
  assert.equal(clipboard.fate, "", "not known yet");
  await done;
  assert.equal(clipboard.fate, "yes");
  assert.deepEqual(texts, [LINE]);
});

for (const [what, navigator] of Object.entries({ "has none": {}, refuses: refusing })) {
  test(`where the browser ${what}, the selected text is copied`, async () => {
    const page = paper(true);
    const clipboard = new Clipboard(navigator, page);
    await clipboard.copy(LINE);
    assert.equal(clipboard.fate, "yes");
    assert.equal(page.copied, LINE);
  });
}

for (const copies of [false, null]) {
  test(`a refusal is told (${copies})`, async () => {
    const clipboard = new Clipboard(refusing, paper(copies));
    await clipboard.copy(LINE);
    assert.equal(clipboard.fate, "no");
  });
}

test("the page is as it was, and has its focus again", async () => {
  const page = paper(true);
  await new Clipboard({}, page).copy(LINE);
  assert.deepEqual(page.elements, []);
  assert.deepEqual(page.focused, ["canvas"]);
});

test("a second text has a fate of its own", async () => {
  const navigator = allowed([]);
  const clipboard = new Clipboard(navigator, paper(false));
  await clipboard.copy(LINE);
  navigator.clipboard.writeText = () => Promise.reject(new Error("NotAllowedError"));
  const second = clipboard.copy("another");
  assert.equal(clipboard.fate, "");
  await second;
  assert.equal(clipboard.fate, "no");
});
