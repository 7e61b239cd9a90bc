// What a person sees where a file of the site is missing or damaged, and where games are brought in that cannot be.

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { Visit, pause } from "./browser.mjs";
import { Stage, kept, shot } from "./stage.mjs";

const stage = new Stage();
before(() => stage.raise());
beforeEach(() => {
  stage.site.spoil = () => false;
  return stage.fresh();
});
after(() => stage.strike());

const FILES = [
  "arcade.js", "loader.js", "words.js", "only.js", "texts.json", "files.json", "runtime/pyodide.js",
  "runtime/pyodide.asm.js", "runtime/pyodide.asm.wasm.gz", "runtime/stdlib.zip.gz", "arcade.pack.gz",
];
const LOGIN = "<!doctype html><h1>Welcome to our network</h1>";

/** The first half of a file. */
function half(file) {
  const content = fs.readFileSync(file);
  return content.subarray(0, content.length >> 1);
}

const type = (name) => ({ "Content-Type": /js$/.test(name) ? "text/javascript" : "application/octet-stream" });
const FAULTS = {
  missing: (name, response) => response.writeHead(404).end(),
  failing: (name, response) => response.writeHead(500).end("<h1>error"),
  cut: (name, response, file) => response.writeHead(200, type(name)).end(half(file)),
  torn: (name, response, file) => {
    response.writeHead(200, { ...type(name), "Content-Length": fs.statSync(file).size });
    response.write(half(file), () => setTimeout(() => response.destroy(), 50));
  },
  stalled: (name, response, file) => {
    response.writeHead(200, { ...type(name), "Content-Length": fs.statSync(file).size });
    response.write(half(file)); // and then nothing more
  },
  login: (name, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(LOGIN),
};

/** A script of the page that waits for two seconds in place of a minute. */
function patient(name, response, file) {
  response.writeHead(200, type(name)).end(fs.readFileSync(file, "utf8").replace(/60_?000/, "2000"));
}

/** The sentence and the button that are seen below the name. */
const seen = () => {
  const there = (one) => one.getClientRects().length > 0 && one.textContent.trim() !== "";
  const words = [...document.querySelectorAll("#splash p")].filter((one) => there(one) && !one.querySelector("button"));
  const button = [...document.querySelectorAll("#splash button")].find(there);
  return button && words.length ? { words: words.map((one) => one.textContent), button: button.textContent } : null;
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`broken: a file that is ${fault} is said in a sentence, and can be tried again`, { timeout: 900_000 }, async (t) => {
    for (const name of FILES) {
      await stage.fresh();
      let spoilt = true;
      // The first visit: nothing is kept for later yet.
      stage.site.spoil = (asked, response, file) => {
        if (asked === "sw.js") return Boolean(response.writeHead(404).end());
        if (spoilt && asked === name) answer(name, response, file);
        else if (spoilt && fault === "stalled" && /^(first\.js|arcade\.js)$/.test(asked)) patient(asked, response, file);
        else return false;
        return true;
      };
      const page = await stage.context.newPage();
      // A page of which a script does not come is never loaded.
      page.goto(`${stage.site.url}?lang=en`).catch(() => {});
      await page.waitForSelector("#line", { timeout: 30_000 });
      const found = await page.waitForFunction(seen, { timeout: 30_000 }).catch(() => assert.fail(`${name}: nothing is said`));
      const { words, button } = await found.jsonValue();
      assert.equal(words.length, 1, `${name}: ${words}`);
      assert.match(words[0], fault === "stalled" ? /did not arrive|Nothing has arrived/ : /did not arrive/, name);
      assert.doesNotMatch(words[0], /token|JSON|Error|exit|<|import/, name);
      assert.equal(button, "Try again");
      if (name === FILES[0] || name === FILES.at(-1)) await shot(page, `broken-${fault}-${name.split(".")[0]}`);
      spoilt = false;
      if (["words.js", "runtime/pyodide.asm.wasm.gz"].includes(name)) {
        // On a busy machine the sentence stays a while: the file is fetched before the page is loaded again.
        // A navigation after one that never ends is not told by every browser: a mark tells that it is another page.
        await page.evaluate(() => {
          globalThis.before = true;
          [...document.querySelectorAll("#splash button")].find((one) => one.getClientRects().length).click();
        });
        await page.waitForFunction("globalThis.before === undefined", { timeout: 60_000 });
        const visit = new Visit(page, 1, []);
        await visit.ready();
        await visit.until((now) => now.scene === "TitleScene");
        t.diagnostic(`${name}: started when it was tried again`);
      }
      await page.close();
    }
  });
}

test("broken: games.html says it too", async () => {
  stage.site.spoil = (asked, response) => asked === "words.js" && Boolean(response.writeHead(404).end());
  const page = await stage.context.newPage();
  await page.goto(`${stage.site.url}games.html?lang=de`);
  const found = await page.waitForFunction(seen, { timeout: 20_000 });
  assert.match((await found.jsonValue()).words.join(), /nicht angekommen/);
  await page.close();
});

/** The names and lengths of all files that the browser keeps of the arcade. */
const keptFiles = (page) =>
  page.evaluate(async () => {
    const wait = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const files = (await wait(indexedDB.open("/home/quarkade", 21))).transaction("FILE_DATA").objectStore("FILE_DATA");
    const [keys, records] = await Promise.all([wait(files.getAllKeys()), wait(files.getAll())]);
    return Object.fromEntries(keys.map((key, i) => [key.split("/").pop(), records[i].contents?.length ?? -1]));
  });

const says = (page, words) =>
  page.waitForFunction((text) => line.textContent.includes(text), { timeout: 15_000 }, words);

test("brought: a file that holds no games changes nothing, and the present games stay as a copy", { timeout: 300_000 }, async () => {
  const files = {
    empty: { format: "quarkade-games-1", files: {} },
    settings: { format: "quarkade-games-1", files: { "settings.toml": btoa("language = 'de'") } },
    hollow: { format: "quarkade-games-1", files: { "store.db": "" } },
    letters: { format: "quarkade-games-1", files: { "store.db": btoa("x".repeat(20_000)) } },
  };
  await stage.visiting("?lang=en", {}, async ({ page }) => {
    await pause(2000);
    await page.goto(`${stage.site.url}games.html?lang=en`);
    await page.waitForFunction("document.title === 'My games – Quarkade'", { timeout: 10_000 });
    const before = await keptFiles(page);
    assert.ok(before["store.db"] > 4096, JSON.stringify(before));
    const input = await page.$("#file");
    const bring = async (name, content) => {
      const file = path.join(stage.downloads, `${name}.quarkade`);
      fs.writeFileSync(file, JSON.stringify(content));
      await page.evaluate("line.textContent = ''");
      await input.uploadFile(file);
    };
    for (const [name, content] of Object.entries(files)) {
      await bring(name, content);
      await says(page, "no Quarkade games");
      assert.deepEqual(await keptFiles(page), before, name);
    }
    const store = await page.evaluate(async () => {
      const wait = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
      const base = await wait(indexedDB.open("/home/quarkade", 21));
      const { contents } = await wait(base.transaction("FILE_DATA").objectStore("FILE_DATA").get("/home/quarkade/store.db"));
      return [...contents].map((byte) => byte & 255);
    });
    const another = { format: "quarkade-games-1", files: { "store.db": Buffer.from([...store.slice(0, -1), 7]).toString("base64") } };
    await bring("another", another);
    await says(page, "already saved games");
    await shot(page, "games-ask");
    await page.click("#no");
    await says(page, "as they were");
    assert.deepEqual(await keptFiles(page), before);
    // A browser without room aborts at the very end.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...all) {
        const request = put.apply(this, all);
        const { transaction } = this;
        Object.defineProperty(transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
        setTimeout(() => transaction.abort());
        IDBObjectStore.prototype.put = put;
        for (let i = 0; i < 1; i++) request.onsuccess = function more() {
          try {
            transaction.objectStore("FILE_DATA").count().onsuccess = more; // keep it open until then
          } catch {
            // It has been aborted.
          }
        };
        return request;
      };
    });
    await bring("another", another);
    await says(page, "already saved games");
    await page.click("#yes");
    await says(page, "no room for these games");
    assert.deepEqual(await keptFiles(page), before);
    await bring("another", another);
    await says(page, "already saved games");
    await page.click("#yes");
    await says(page, "games are here");
    await shot(page, "games-replaced");
    const now = await keptFiles(page);
    assert.equal(now["store.backup-1"], before["store.db"], "the games that were there are the newest copy");
    for (const name of Object.keys(before)) assert.ok(name in now, `${name} is gone`);
    const copies = (names) => names.filter((name) => /backup-\d$/.test(name)).length;
    assert.equal(copies(Object.keys(now)), copies(Object.keys(before)) + 1, "no copy was deleted");
  });
});

test("brought: nothing is brought in while a tab has the arcade open, with locks and without", { timeout: 300_000 }, async () => {
  for (const locks of [true, false]) {
    await stage.fresh();
    const opened = async () => {
      const page = await stage.context.newPage();
      if (!locks) await page.evaluateOnNewDocument(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
      return page;
    };
    await stage.visiting("?lang=en", { page: await opened() }, async (visit) => {
      await kept(visit);
      const page = await opened();
      await page.goto(`${stage.site.url}games.html?lang=en`);
      await page.waitForFunction("take.textContent !== ''");
      await page.click("#take");
      await says(page, "open in another tab");
      await shot(page, `games-open-${locks}`);
      await visit.page.goto("about:blank");
      await page.click("#take");
      await says(page, "in your downloads");
      await page.close();
    });
  }
});
