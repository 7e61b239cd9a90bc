// The browser edition as people meet it, in Chromium and Firefox, by real input events.
// SITE=folder [BROWSER=firefox] node --test check.mjs

import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

import { Visit, launch, pause, playOut, serve } from "./browser.mjs";

const SITE = path.resolve(process.env.SITE);
const BROWSER = process.env.BROWSER ?? "chrome";
const GAMES = {
  particle_builder: "mouse", tutti_quantum: "keys", u_know_feynman: "mouse", bigebang: "touch", particle_panic: "keys",
};
const profile = fs.mkdtempSync(path.join(os.tmpdir(), "quarkade-web-"));
let [site, browser] = [];

before(async () => {
  site = await serve(SITE);
  browser = await launch({ browser: BROWSER, profile });
});

after(async () => {
  await browser.close();
  site.server.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

async function visiting(query, options, deed) {
  const log = [];
  const visit = await Visit.open(browser, site.url + query, { ...options, log });
  try {
    await deed(visit);
    const wrong = log.filter((text) => /^ERROR|Refused|violates|Traceback/.test(text));
    assert.deepEqual(wrong, []);
  } finally {
    await visit.page.close();
  }
}

/** Wait until the service worker has the whole site. */
function kept(visit) {
  return visit.page.waitForFunction(
    "navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')",
    { timeout: 120_000 },
  );
}

async function atTable(game, visit) {
  return visit.until((seen) => seen.scene.includes("Table") && seen.next.length > 0, 90, game);
}

test("the title is there, and nothing is asked of any other computer", async (t) => {
  await visiting("", {}, async (visit) => {
    t.diagnostic(`first answer ${visit.painted} ms, menu ${visit.menu} ms`);
    await visit.until((seen) => seen.scene === "TitleScene");
    const foreign = visit.requests.filter((url) => !url.startsWith(site.url) && !url.startsWith("blob:"));
    assert.deepEqual(foreign, []);
    assert.equal(await visit.page.evaluate("document.cookie"), "");
    await visit.warm();
    if (BROWSER === "chrome") await kept(visit);
    const before = visit.requests.length;
    await pause(3000);
    assert.equal(visit.requests.length, before, "no request after loading");
  });
});

for (const [game, how] of Object.entries(GAMES)) {
  test(`a whole game of ${game} by ${how}`, { timeout: 900_000 }, async (t) => {
    await visiting(`?game=${game}&seed=seven`, { touch: how === "touch" }, async (visit) => {
      const touched = await playOut(visit, how, { seconds: 800 });
      const { faults, stuck } = await visit.look();
      t.diagnostic(`${touched} touches`);
      assert.deepEqual(faults, {});
      assert.equal(stuck, "None");
    });
  });
}

test("two touches from the title to a table", async () => {
  await visiting("", {}, async (visit) => {
    const title = await visit.until((seen) => seen.scene === "TitleScene");
    await visit.touch("mouse", "play", title);
    await visit.until((seen) => seen.scene !== "TitleScene", 30);
  });
});

test("loading again, and a killed tab, go on at the very move", { timeout: 300_000 }, async () => {
  await visiting("?game=tutti_quantum&seed=seven", {}, async (visit) => {
    await atTable("tutti_quantum", visit);
    await playOut(visit, "mouse", { until: (seen) => seen.moves >= 4 });
    const { moves } = await atTable("tutti_quantum", visit);
    await pause(1500);
    await visit.page.reload();
    await visit.ready();
    const again = await visit.until((seen) => seen.scene.includes("Table"), 60);
    assert.ok(again.moves >= moves, `${again.moves} of ${moves}`);
  });
  await visiting("", {}, async (visit) => {
    const seen = await visit.until((now) => now.scene.includes("Table"), 60);
    assert.ok(seen.moves >= 4, "the tab was closed without a word; the next one goes on");
  });
});

test("a second tab says one sentence", async () => {
  await visiting("", {}, async () => {
    await assert.rejects(Visit.open(browser, site.url), /another tab/);
  });
});

test("a telephone held upright, at three pixels a point", async () => {
  await visiting("", { width: 390, height: 844, ratio: 3 }, async (visit) => {
    const { size } = await visit.look();
    assert.ok(size[1] > size[0]);
    assert.ok(size[0] * size[1] <= 1920 * 1200 * 1.01, `${size}`);
    await visit.page.setViewport({ width: 844, height: 390, deviceScaleFactor: 1 });
    await visit.until((seen) => seen.size[0] === 844 && seen.size[1] === 390, 20, "turned");
  });
});

test("Nobel thinks in a worker while pictures go on, and stops when it is told to", { timeout: 300_000 }, async (t) => {
  await visiting("?game=bigebang&seed=seven", {}, async (visit) => {
    await visit.warm();
    const answer = await visit.page.evaluate(async () => {
      const ask = quarkade.python.runPython(`
from ai.bot import Budget
from game.core.session import Session
from game.cabinets import GAMES

def ask(running, iterations):
    thinker = running.app.arcade.thinker
    session = Session(GAMES["bigebang"], 2, {}, "seven")
    mover = session.to_move()
    thinker.ask("bigebang", session.view(mover), session.legal_moves(), "nobel", "x:1", Budget(iterations, 20.0))
    return thinker
ask`);
      const turns = () => new Promise((resolve) => setTimeout(resolve, 4));
      frameTimes.length = 0;
      const thinker = ask(quarkade.running, 3000);
      const start = performance.now();
      let found;
      while (!(found = thinker.poll())) await turns();
      const [seconds, times, fault] = [(performance.now() - start) / 1000, frameTimes.slice().sort((a, b) => a - b), found.fault];
      ask(quarkade.running, 1e9);
      for (let i = 0; i < 100; i++) {
        thinker.poll();
        await turns();
      }
      const cancelled = performance.now();
      thinker.cancel();
      const worker = thinker._workers.get(0);
      while (worker.serving) {
        thinker.poll();
        await turns();
      }
      return { seconds, fault, frames: times.length, p99: times[Math.floor(times.length * 0.99)], stopped: performance.now() - cancelled };
    });
    t.diagnostic(JSON.stringify(answer));
    assert.equal(answer.fault, "");
    assert.ok(answer.stopped < 1000);
  });
});

test("without a network after the first visit", { timeout: 120_000 }, async (t) => {
  await visiting("", {}, async (visit) => {
    await kept(visit);
  });
  site.server.close();
  site.server.closeAllConnections();
  await visiting("", {}, async (visit) => {
    t.diagnostic(`menu ${visit.menu} ms`);
    assert.notEqual((await visit.look()).scene, "");
  });
});
