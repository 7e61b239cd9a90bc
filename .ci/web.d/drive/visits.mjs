// A page that is opened, loaded again, killed, opened twice, without a network, on a telephone …

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { TYPES, Visit, pause, playOut, toTable } from "./browser.mjs";
import { BROWSER, Stage, arrived, busy, kept, shot } from "./stage.mjs";

const stage = new Stage();
before(() => stage.raise());
beforeEach(() => stage.fresh());
after(() => stage.strike());
const visiting = (...all) => stage.visiting(...all);

const atTable = (visit) => visit.until((seen) => seen.scene.includes("Table") && seen.next.length > 0, 90, "a turn");

const SMOOTH = 33; // milliseconds of a frame of a game on a large screen, at the 95th percentile
const SOON = { painted: 1000, first: 8000, second: 4000 }; // milliseconds: a picture, the menu, the menu again

/** A page that notes what is written while it loads, and whether it asks for lasting storage. */
async function noting() {
  const page = await stage.context.newPage();
  await page.evaluateOnNewDocument(() => {
    globalThis.noted = { lines: [], asked: 0 };
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      noted.asked++;
      return persist.call(this);
    };
    new MutationObserver(() => {
      const line = document.getElementById("line");
      if (line) noted.lines.push(line.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return page;
}

test("title: nothing is asked of any other computer, nor after loading; no cookie; how soon", async (t) => {
  let soon = {};
  await visiting("?lang=en", { page: await noting() }, async (visit) => {
    soon = { painted: visit.painted, first: visit.menu };
    const { lines, asked } = await visit.page.evaluate("noted");
    assert.ok(lines.some((line) => /^[\d.]+ of [\d.]+ MB, only this once$/.test(line)), `megabytes are counted: ${lines.slice(0, 9)}`);
    assert.equal(asked, 1, "the browser is asked to keep the games for good");
    t.diagnostic(`first answer ${visit.painted} ms, menu ${visit.menu} ms`);
    await visit.until((seen) => seen.scene === "TitleScene");
    const foreign = visit.requests.filter((url) => !url.startsWith(stage.site.url) && !url.startsWith("blob:"));
    assert.deepEqual(foreign, []);
    assert.equal(await visit.page.evaluate("document.cookie"), "");
    assert.equal(await visit.page.title(), "Quarkade");
    await visit.warm();
    await kept(visit);
    const picture = await visit.page.evaluate(async () => {
      const address = document.querySelector('meta[property="og:image"]').content;
      return (await fetch(address)).headers.get("Content-Type");
    });
    assert.equal(picture, "image/jpeg", "links to the page have a picture");
    const before = visit.requests.length;
    await pause(3000);
    await shot(visit.page, "title");
    assert.equal(visit.requests.length, before, "no request after loading");
  });
  await visiting("", {}, async (visit) => {
    soon.second = visit.menu;
    t.diagnostic(`second visit: menu ${visit.menu} ms`);
  });
  if (busy(t)) return;
  for (const [what, most] of Object.entries(SOON)) assert.ok(soon[what] <= most, `${what}: ${soon[what]} ms`);
});

/** Pictures of the page with their times in milliseconds, as the browser shows them, until it is told to stop. */
async function filmed(page) {
  const session = await page.createCDPSession();
  const pictures = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    pictures.push({ data, at: metadata.timestamp * 1000 });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 2 });
  return async () => {
    await session.send("Page.stopScreencast");
    return pictures;
  };
}

test("moves: the picture before the arcade moves at once, and while Python starts", { skip: BROWSER !== "chrome" }, async (t) => {
  const page = await stage.context.newPage();
  const stop = await filmed(page);
  const before = Date.now();
  await visiting("?lang=en", { page }, async (visit) => {
    const pictures = await stop();
    const splash = pictures.filter(({ at }) => at >= before && at <= before + visit.menu);
    const changes = splash.filter(({ data }, n) => n === 0 || data !== splash[n - 1].data).map(({ at }) => at - before);
    const gaps = changes.map((at, n) => (n ? at - changes[n - 1] : 0));
    t.diagnostic(`first picture after ${Math.round(changes[0])} ms, ${changes.length} in ${visit.menu} ms, the longest stood ${Math.round(Math.max(...gaps))} ms`);
    assert.ok(changes.length > 10, `${changes.length} pictures`);
    if (busy(t)) return;
    assert.ok(changes[0] <= 300, `${changes[0]} ms`);
    assert.ok(Math.max(...gaps) <= 700, `it stood for ${Math.max(...gaps)} ms`);
  });
});

/** Let the server send no faster than a line of so many megabits a second. */
function narrow(site, megabits) {
  let free = 0; // when the line has sent what it was given
  site.spoil = (name, response, file) => {
    if (!fs.existsSync(file) || !fs.statSync(file).isFile()) return false;
    const content = fs.readFileSync(file);
    response.writeHead(200, { "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream", "Content-Length": content.length });
    const send = (from) => {
      if (from >= content.length) return response.end();
      const part = content.subarray(from, from + 64 * 1024);
      free = Math.max(free, Date.now()) + (part.length * 8) / (megabits * 1000);
      setTimeout(() => {
        response.write(part);
        send(from + part.length);
      }, free - Date.now());
    };
    send(0);
    return true;
  };
}

test("again: on a line of 50 Mbit/s the menu of a second visit comes in 0.6 of the time", { timeout: 600_000 }, async (t) => {
  narrow(stage.site, 50);
  try {
    const menus = [];
    for (const visits of [1, 2, 3]) {
      await visiting("?lang=en", {}, async (visit) => {
        menus.push(visit.menu);
        const marks = await visit.page.evaluate(() => performance.getEntriesByType("mark").map((one) => `${one.name} ${Math.round(one.startTime)}`));
        t.diagnostic(`visit ${visits}: menu ${visit.menu} ms (${marks.join(", ")})`);
        await kept(visit);
        await pause(3000); // Python's code is kept compiled after a while
      });
    }
    if (busy(t)) return;
    for (const later of menus.slice(1)) assert.ok(later <= 0.6 * menus[0], `${menus}`);
  } finally {
    stage.site.spoil = () => false;
  }
});

test("reload: loading again, and a killed tab, go on at the very move", { timeout: 400_000 }, async () => {
  await visiting("?game=tutti_quantum&seed=seven", {}, async (visit) => {
    await atTable(visit);
    assert.equal(await visit.page.title(), "Tutti Quantum – Quarkade");
    await playOut(visit, "mouse", { until: (seen) => seen.moves >= 4 });
    const { moves } = await atTable(visit);
    await pause(1500);
    await visit.page.reload();
    await visit.ready();
    const again = await atTable(visit);
    assert.ok(again.moves >= moves, `${again.moves} of ${moves}`);
    await playOut(visit, "mouse", { until: (seen) => seen.moves >= moves + 2 });
    await pause(300);
    if (BROWSER !== "chrome") return;
    // The process is gone, without a word to the page.
    const session = await visit.page.createCDPSession();
    session.send("Page.crash").catch(() => {});
    await pause(1500);
  });
  await visiting("", {}, async (visit) => {
    const seen = await atTable(visit);
    assert.ok(seen.moves >= 6, `${seen.moves} moves: the tab was killed; the next one goes on`);
  });
});

test("tabs: a second one says one sentence and opens once the first is closed, with the browser's locks and without", { timeout: 200_000 }, async () => {
  let second;
  await visiting("", {}, async () => {
    const page = await stage.context.newPage();
    second = new Visit(page, 1, []);
    await assert.rejects(Visit.open(stage.context, stage.site.url, { page }), /another tab/);
    await shot(page, "tabs");
    await page.click("#on");
    await page.waitForFunction("way.hidden", { timeout: 5000 });
    await page.waitForFunction("!way.hidden && line.textContent.includes('another tab')", { timeout: 20_000 });
  });
  // The first one is closed: the second goes on where that was.
  await second.page.click("#on");
  await second.ready();
  await second.until((seen) => seen.scene === "TitleScene");
  await second.page.close();
  const unlocked = async () => {
    const page = await stage.context.newPage();
    await page.evaluateOnNewDocument(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    return page;
  };
  await visiting("", { page: await unlocked() }, async (visit) => {
    await visit.until((seen) => seen.scene === "TitleScene");
    await assert.rejects(Visit.open(stage.context, stage.site.url, { page: await unlocked() }), /another tab/);
  });
});

test("wasm: a browser without WebAssembly says so", async () => {
  const page = await stage.context.newPage();
  await page.evaluateOnNewDocument(() => delete globalThis.WebAssembly);
  await assert.rejects(Visit.open(stage.context, stage.site.url, { page }), /WebAssembly/);
  await page.close();
});

test("back: the browser's button goes one step back, and leaves at the title", { timeout: 200_000 }, async () => {
  const page = await stage.context.newPage();
  await page.goto(`${stage.site.url}games.html`);
  const visit = await Visit.open(stage.context, stage.site.url, { page });
  const seen = await visit.until((now) => now.scene === "TitleScene");
  await visit.touch("mouse", "settings", seen);
  await visit.until((now) => now.scene === "SettingsScene");
  await pause(300);
  await page.evaluate("history.back()");
  await visit.until((now) => now.scene === "TitleScene");
  await visit.touch("mouse", "codex", await visit.look());
  await visit.until((now) => now.scene === "CodexScene");
  await pause(300);
  await page.evaluate("history.back()");
  await visit.until((now) => now.scene === "TitleScene");
  await pause(300);
  await toTable(visit, "bigebang", "mouse", ["start", "play"]);
  await pause(1000);
  await page.evaluate("history.back()");
  await visit.until((now) => now.scene === "PauseScene", 30, "the pause");
  await pause(300);
  await page.evaluate("history.back()");
  await visit.until((now) => now.scene !== "PauseScene" && !now.scene.includes("Table"), 30, "the table is left");
  const left = await visit.look();
  if (left.scene !== "TitleScene") await visit.page.keyboard.press("Escape", { delay: 30 }); // a game waits: is it gone on with?
  await visit.until((now) => now.scene === "TitleScene", 30, "the title");
  await pause(300);
  await page.evaluate("history.back()");
  await page.waitForFunction("location.href.endsWith('games.html')", { timeout: 20_000 });
  await page.close();
});

test("address: what is not known is left out with a sentence", async () => {
  await visiting("?game=chess&lang=de&seed=%00&text=9", {}, async (visit) => {
    const seen = await visit.until((now) => now.scene === "TitleScene");
    await shot(visit.page, "address");
    for (const word of ["game=chess", "text=9", "seed"]) assert.ok(seen.notice.includes(word), seen.notice);
    assert.equal(seen.language, "de", "what is known is granted");
  });
  for (const name of ["constructor", "__proto__"]) {
    await visiting(`?lang=${name}`, {}, async (visit) => {
      const seen = await visit.until((now) => now.scene === "TitleScene");
      assert.ok(seen.notice.includes(`lang=${name}`), seen.notice);
    });
  }
});

/** What lies under a notch or a bar of the telephone is left free. */
async function notched(page) {
  const session = await page.createCDPSession();
  const insets = { top: 47, bottom: 34, left: 0, right: 0 };
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.waitForFunction(
    ({ top, bottom }) => {
      const box = canvas.getBoundingClientRect();
      return box.top >= top && box.bottom <= innerHeight - bottom;
    },
    { timeout: 20_000 }, insets,
  );
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 0, bottom: 0, left: 0, right: 0 } });
}

test("phone: held upright, at three pixels a point, then turned", async () => {
  await visiting("", { width: 390, height: 844, ratio: 3 }, async (visit) => {
    const { size } = await visit.look();
    await pause(1000);
    await shot(visit.page, "phone");
    assert.ok(size[1] > size[0]);
    assert.ok(size[0] * size[1] <= 1920 * 1200 * 1.01, `${size}`);
    if (BROWSER === "chrome") await notched(visit.page);
    await visit.page.setViewport({ width: 844, height: 390, deviceScaleFactor: 3 });
    await visit.until((now) => now.size[0] > 844 * 2.5 && now.size[0] > 2 * now.size[1], 20, "turned");
    await pause(1000);
    await shot(visit.page, "phone-turned");
  });
});

test("pad: a game pad leads from the title onwards", async () => {
  const page = await stage.context.newPage();
  // Nobody can plug one in here: the page is given one of the standard layout.
  await page.evaluateOnNewDocument(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      id: "Standard pad (Vendor: 045e Product: 02ea)", index: 0, connected: true, mapping: "standard",
      axes: [0, 0, 0, 0], buttons, timestamp: 1, vibrationActuator: null,
    };
    Navigator.prototype.getGamepads = () => [pad];
    globalThis.plug = () => dispatchEvent(Object.assign(new Event("gamepadconnected"), { gamepad: pad }));
    globalThis.hold = (number, pressed) => {
      Object.assign(buttons[number], { pressed, touched: pressed, value: Number(pressed) });
      pad.timestamp = performance.now();
    };
  });
  const press = async (number) => {
    await page.evaluate((one) => hold(one, true), number);
    await pause(250);
    await page.evaluate((one) => hold(one, false), number);
    await pause(600);
  };
  const visit = await Visit.open(stage.context, `${stage.site.url}?lang=en`, { page });
  await visit.until((now) => now.scene === "TitleScene");
  await page.evaluate("plug()");
  await pause(800);
  const [right, south] = [15, 0];
  const tall = async () => (await visit.look()).spots["cabinet-particle_builder"] !== undefined;
  assert.ok(!(await tall()), "the first cabinet is the chosen one");
  await press(right);
  assert.ok(await tall(), "the second cabinet was chosen");
  await press(south);
  await visit.until((now) => now.scene !== "TitleScene", 20, "one step onwards");
  await page.close();
});

test("sharp: one to three pixels a point, the browser's zoom, the whole screen", async () => {
  await visiting("", { ratio: 1 }, async (visit) => {
    for (const ratio of [1.25, 2, 3, 0.8]) {
      await visit.page.setViewport({ width: 640, height: 360, deviceScaleFactor: ratio });
      const wide = Math.round(640 * ratio);
      await visit.until((seen) => Math.abs(seen.size[0] - wide) <= 1, 20, `${wide} pixels across`);
    }
    await visit.page.setViewport({ width: 1280, height: 720, deviceScaleFactor: 1 });
    const seen = await visit.until((now) => now.size[0] === 1280 && now.spots.full);
    await visit.touch("mouse", "full", seen);
    await visit.page.waitForFunction("document.fullscreenElement !== null", { timeout: 20_000 });
    await pause(500);
    await visit.touch("mouse", "full", await visit.look());
    await visit.page.waitForFunction("document.fullscreenElement === null", { timeout: 20_000 });
  });
});

test("large: a screen of 4K without scaling is drawn with fewer pixels, and moves smoothly", { timeout: 300_000 }, async (t) => {
  await visiting("?game=bigebang&seed=seven&lang=en", { width: 3840, height: 2160, ratio: 1 }, async (visit) => {
    const { size } = await atTable(visit);
    assert.ok(size[0] * size[1] <= 1920 * 1200 * 1.01, `${size}`);
    await visit.page.evaluate("frameTimes.length = 0");
    await playOut(visit, "mouse", { until: (seen) => seen.moves >= 8 });
    const times = (await visit.page.evaluate("[...frameTimes]")).toSorted((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)];
    t.diagnostic(`${size}: ${times.length} frames, half within ${times[times.length >> 1]} ms, 95 of 100 within ${p95} ms`);
    if (busy(t)) return;
    assert.ok(p95 <= SMOOTH, `frames: ${p95} ms`);
  });
});

test("storage: where the browser keeps nothing one sentence says so, and all can be played", async () => {
  const page = await stage.context.newPage();
  await page.evaluateOnNewDocument(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  const visit = await Visit.open(stage.context, `${stage.site.url}?lang=fr`, { page });
  const seen = await visit.until((now) => now.scene === "TitleScene");
  await pause(1000);
  await shot(page, "no-storage");
  assert.match(seen.notice, /web-no-storage/);
  await page.close();
});

test("carry: games are taken along as a file, go on at home, and are brought back", { timeout: 400_000 }, async () => {
  const folder = stage.downloads;
  await visiting("?game=tutti_quantum&seed=seven&lang=en", {}, async (visit) => {
    const { page } = visit;
    await atTable(visit);
    await playOut(visit, "mouse", { until: (seen) => seen.moves >= 2 });
    const { moves } = await atTable(visit);
    await pause(800);
    await toSettings(visit);
    await visit.touch("mouse", "carry", await visit.look());
    await page.waitForFunction("location.href.includes('games.html') && globalThis.take?.textContent", { timeout: 30_000 });
    await shot(page, "games");
    const text = await taken(page, folder);
    const file = JSON.parse(fs.readFileSync(text, "utf8"));
    assert.equal(file.format, "quarkade-games-1");
    assert.ok(atob(file.files["store.db"]).startsWith("SQLite format 3"));
    const longer = atHome(text);
    assert.ok(longer > moves, `a program goes on with it: ${longer} moves after ${moves}`);
    // Everything is gone; then it is brought back.
    await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase("/home/quarkade").onsuccess = resolve)));
    await page.click("#take");
    await page.waitForFunction("line.textContent.includes('Nothing is saved')", { timeout: 10_000 });
    fs.writeFileSync(path.join(folder, "foreign.quarkade"), '{"format": "chess"}');
    const input = await page.$("#file");
    await input.uploadFile(path.join(folder, "foreign.quarkade"));
    await page.waitForFunction("line.textContent.includes('Nothing was changed')", { timeout: 10_000 });
    await input.uploadFile(text);
    await page.waitForFunction("line.textContent.includes('games are here')", { timeout: 10_000 });
    await shot(page, "games-brought");
    await page.click("#back");
    await visit.ready();
    const again = await page.evaluate("quarkade.running.app.services.store.unfinished().get(0).record.moves.length");
    assert.ok(again >= longer, `${again} of ${longer} moves came back`);
  });
});

/** A program on this computer goes on with these games; how many moves there are then. */
function atHome(file) {
  const cwd = process.env.ROOT;
  const python = execFileSync("python3", ["-m", "game.start.bootstrap"], { cwd, encoding: "utf8" }).trim();
  const env = { ...process.env, PYTHONPATH: cwd };
  const home = path.join(import.meta.dirname, "home.py");
  return Number(execFileSync(python, [home, file], { cwd, env, encoding: "utf8" }).trim().split("\n").at(-1));
}

async function toSettings(visit) {
  for (let i = 0; i < 8; i++) {
    const seen = await visit.look();
    if (seen.spots.carry) return;
    const way = ["settings", "leave", "home"].find((id) => seen.spots[id]);
    if (way) await visit.touch("mouse", way, seen);
    else await visit.page.keyboard.press("Escape", { delay: 30 });
    await pause(700);
  }
  throw new Error(`no way to the settings: ${JSON.stringify(await visit.look()).slice(0, 600)}`);
}

async function taken(page, folder) {
  await page.click("#take");
  await page.waitForFunction("line.textContent.includes('downloads')", { timeout: 10_000 });
  return arrived(folder, ".quarkade");
}

test("offline: without a network after the first visit", { timeout: 200_000 }, async (t) => {
  await visiting("", {}, async (visit) => {
    await kept(visit);
  });
  stage.site.server.close();
  stage.site.server.closeAllConnections();
  // Firefox writes into its log which request failed.
  await visiting("?lang=it", { expected: /nowhere/ }, async (visit) => {
    t.diagnostic(`menu ${visit.menu} ms`);
    await visit.warm();
    assert.notEqual((await visit.look()).scene, "");
    assert.ok((await visit.page.evaluate("fetch('./nowhere').then((answer) => answer.status, () => 'no network')")) === "no network");
  });
});
