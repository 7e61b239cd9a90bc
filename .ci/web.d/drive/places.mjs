// The same site elsewhere: on plain servers, in another page, under a new version, where nothing is kept.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { Visit, launch, pause, playOut, serve, toTable } from "./browser.mjs";
import { BROWSER, SITE, Stage, kept, shot } from "./stage.mjs";

const ROOT = process.env.ROOT;
const DOCS = fs.readFileSync(path.join(ROOT, "docs", "web.md"), "utf8");
const stage = new Stage();
before(() => stage.raise());
beforeEach(() => stage.fresh());
after(() => stage.strike());
const visiting = (...all) => stage.visiting(...all);

/** A table of Big*Bang, some moves of it, and opponents that answer in time. */
async function some(visit, moves = 3) {
  await playOut(visit, "mouse", { seconds: 120, until: (seen) => seen.moves >= moves || seen.scene === "ResultScene" });
  assert.deepEqual((await visit.look()).faults, {});
}

/** Run a server until the check is done with it. */
async function running(command, wanted, deed, options = {}) {
  const child = spawn(command[0], command.slice(1), { stdio: ["ignore", "pipe", "ignore"], ...options });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  try {
    for (let i = 0; i < 300 && !wanted.test(said); i++) await pause(100);
    const [, url] = wanted.exec(said) ?? assert.fail(`${command.join(" ")}: ${said}`);
    return await deed(url);
  } finally {
    child.kill();
  }
}

/** `main.py web` takes what `.ci/web build/web` has built; where there is no such folder, this site for a while. */
async function lending(deed) {
  const built = path.join(ROOT, "build", "web");
  const lent = !fs.existsSync(built);
  if (lent) fs.cpSync(SITE, built, { recursive: true });
  try {
    await deed();
  } finally {
    if (lent) fs.rmSync(built, { recursive: true });
  }
}

test("zip: the folder zipped, unpacked, handed out by Python's own server, is played", { timeout: 300_000 }, async () => {
  const [zip, folder] = ["site.zip", "unpacked"].map((name) => path.join(stage.profile, name));
  await lending(() => execFileSync("python3", [path.join(ROOT, "main.py"), "web", zip]));
  execFileSync("python3", ["-m", "zipfile", "-e", zip, folder]);
  const command = ["python3", "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder, "0"];
  await running(command, /port (\d+)/, (port) =>
    visiting("?game=bigebang&seed=seven", { url: `http://127.0.0.1:${port}/` }, some),
  );
});

test("served: what main.py web copies and hands out is played", { timeout: 300_000 }, async () => {
  const folder = path.join(stage.profile, "copied");
  const command = ["python3", path.join(ROOT, "main.py"), "web", folder, "--serve", "8791"];
  await lending(() => running(command, /(http:\S+)/, (url) => visiting("?game=bigebang&seed=seven", { url }, some)));
});

test("policy: with the headers of docs/web.md all works and nothing is refused", { timeout: 300_000 }, async () => {
  const [policy] = /default-src 'none';[^`]+/.exec(DOCS);
  const site = await serve(SITE, { "Content-Security-Policy": policy });
  await visiting("?game=bigebang&seed=seven", { url: site.url }, async (visit) => {
    await visit.warm();
    await kept(visit);
    await some(visit);
  });
  const log = [];
  const page = await stage.context.newPage();
  page.on("console", (message) => log.push(message.text()));
  await page.goto(`${site.url}games.html`);
  await page.waitForFunction("take.textContent !== ''");
  assert.deepEqual(log, []);
  // It is a policy: what it does not allow is refused.
  await page.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: 'http://localhost:9/x.png' }))");
  const blocked = page.evaluate("new Promise((done) => addEventListener('securitypolicyviolation', () => done(true)))");
  await page.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: 'http://localhost:9/y.png' }))");
  assert.ok(await blocked);
  await page.close();
  site.server.close();
});

/** The arcade in the first frame of a page, to be played by the same acts. */
async function within(page) {
  const element = await page.waitForSelector("iframe");
  const frame = await element.contentFrame();
  const { x, y } = await element.boundingBox();
  const inside = {
    evaluate: (...all) => frame.evaluate(...all),
    waitForFunction: (...all) => frame.waitForFunction(...all),
    keyboard: page.keyboard,
    mouse: { click: (left, top, options) => page.mouse.click(left + x, top + y, options) },
  };
  const visit = new Visit(inside, 1, []);
  await visit.ready();
  return visit;
}

test("frame: the line of docs/web.md puts the arcade into a page of another origin", { timeout: 300_000 }, async () => {
  const [line] = /<iframe .*<\/iframe>/.exec(DOCS);
  const school = `<!doctype html><title>School</title><body style="margin:40px"><h1>Physics</h1>${line.replace(
    "https://example.org/quarkade/", stage.site.url,
  )}`;
  const server = http.createServer((_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(school));
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  const page = await stage.context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`http://localhost:${server.address().port}/`);
  const visit = await within(page);
  assert.equal((await visit.look()).language, "de");
  await toTable(visit, "bigebang", "mouse");
  await some(visit);
  await shot(page, "frame");
  await page.close();
  server.close();
});

test("platform: each learner of a learning platform has games of their own", { timeout: 300_000 }, async () => {
  const folder = path.join(stage.profile, "package");
  fs.cpSync(SITE, folder, { recursive: true });
  // What a platform of SCORM 1.2 puts around a package, and a page of its own around that.
  const player = `<!doctype html><title>Course</title><body style="margin:0"><script>
    const asked = [];
    const who = new URLSearchParams(location.search).get("who");
    const note = (name, answer) => (value) => (asked.push(name + ":" + value), answer(value));
    globalThis.API = {
      LMSInitialize: note("LMSInitialize", () => "true"),
      LMSGetValue: note("LMSGetValue", (element) => (element === "cmi.core.student_id" ? who : "")),
    };
  </script><iframe src="index.html?game=bigebang&seed=seven" style="width:1280px;height:720px;border:0"></iframe>`;
  fs.writeFileSync(path.join(folder, "player.html"), player);
  const site = await serve(folder);
  try {
    await shared(site);
  } finally {
    site.server.close(); // or the checks never end
  }
});

/** Two learners in one browser, one after another. */
async function shared(site) {
  const sent = [];
  let page = null;
  /** The moves of this learner's game. Each opens the course in a window of their own. */
  const moves = async (who) => {
    await page?.close();
    page = await stage.context.newPage();
    await page.setViewport({ width: 1280, height: 720 });
    page.on("request", (request) => sent.push(request.url(), request.postData() ?? ""));
    await page.goto(`${site.url}player.html?who=${who}`);
    return (await (await within(page)).look()).moves;
  };
  assert.equal(await moves("anna.meier"), 0);
  const visit = await within(page);
  await some(visit);
  const played = (await visit.look()).moves;
  assert.ok(played >= 3);
  await pause(1000); // the browser keeps it
  assert.ok((await moves("anna.meier")) >= played, "the platform's page is loaded again");
  assert.equal(await moves("ben"), 0, "another learner");
  assert.ok((await moves("anna.meier")) >= played, "the first one again");
  assert.deepEqual(await page.evaluate("asked"), ["LMSInitialize:", "LMSGetValue:cmi.core.student_id"]);
  const names = await page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name).sort())");
  assert.equal(names.length, 2);
  assert.ok(names.every((name) => /^\/home\/quarkade-[0-9a-f]{16}$/.test(name)), String(names));
  const secrets = ["anna", ...names.map((name) => name.slice(-16))];
  const told = sent.filter((text) => !text.includes("player.html") && secrets.some((secret) => text.includes(secret)));
  assert.deepEqual(told, []);
  await page.close();
}

const AXE = fs.readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of axe-core that a page breaks. */
async function broken(page) {
  await page.evaluate(AXE);
  return page.evaluate("axe.run().then(({ violations }) => violations.map((one) => `${one.id}: ${one.nodes[0].html}`))");
}

test("reader: axe-core finds nothing wrong with any page", { timeout: 300_000 }, async () => {
  await visiting("?lang=en", {}, async (visit) => {
    const { page } = visit;
    await page.waitForFunction("outline.children.length > 0");
    assert.deepEqual(await broken(page), [], "the title");
    await visit.touch("mouse", "settings", await visit.look());
    await visit.until((seen) => seen.scene === "SettingsScene", 20);
    await pause(1000);
    assert.deepEqual(await broken(page), [], "the settings");
    for (const name of ["games.html?lang=en", "licences.html"]) {
      await page.goto(`${stage.site.url}${name}`);
      await pause(1000);
      assert.deepEqual(await broken(page), [], name);
    }
  });
});

test("reader: a screen reader finds, hears and presses what the canvas shows", { timeout: 300_000 }, async () => {
  await visiting("?lang=en", {}, async (visit) => {
    const { page } = visit;
    const names = async () => {
      // Only Chromium shows what its accessibility tree holds.
      if (BROWSER === "firefox") return page.$$eval("#outline button", (all) => all.map((one) => one.textContent));
      const tree = await page.accessibility.snapshot({ interestingOnly: false });
      const found = [];
      const collect = (node) => {
        if (node.role === "button" && node.name) found.push(node.name);
        for (const child of node.children ?? []) collect(child);
      };
      collect(tree);
      return found;
    };
    const { order } = await visit.look();
    await page.waitForFunction(`outline.children.length === ${order.length}`);
    assert.equal((await names()).length, order.length);
    assert.equal(await page.title(), "Quarkade");
    // Tab walks through all of it and leaves.
    const walked = [];
    for (const _ of order) {
      await page.keyboard.press("Tab", { delay: 20 });
      walked.push((await visit.look()).focused);
      if (walked.at(-1) === order.at(-1)) break;
    }
    assert.deepEqual(walked, order.slice(order.indexOf(walked[0])));
    await page.keyboard.press("Tab", { delay: 20 });
    assert.equal(await page.evaluate("outline.contains(document.activeElement)"), false);
    // What a screen reader presses is chosen, as by a finger.
    const before = (await visit.look()).scene;
    await page.evaluate("[...outline.children].find((one) => one.textContent.includes('Settings')).click()");
    await visit.until((seen) => seen.scene !== before, 20, "the settings");
    await page.waitForFunction("live.textContent.length > 0");
    await shot(page, "reader");
  });
});

test("update: a new version waits until no tab is open, or until it is asked for at the title", { timeout: 400_000 }, async () => {
  const folder = path.join(stage.profile, "versions");
  fs.cpSync(SITE, folder, { recursive: true });
  const site = await serve(folder);
  const style = () => "fetch('style.css').then((answer) => answer.text()).then((text) => text.includes('second version'))";
  await visiting("?game=bigebang&seed=seven", { url: site.url }, async (visit) => {
    const { page } = visit;
    await page.evaluate("caches.open('maths-trainer-v7')");
    await visit.warm();
    await kept(visit);
    await some(visit, 2);
    fs.appendFileSync(path.join(folder, "style.css"), "/* second version */");
    renamed(folder, "second");
    await arriving(page);
    await some(visit, 4);
    assert.equal(await page.evaluate(style()), false, "the game goes on with the first version");
    await pause(800);
    const { moves } = await visit.look();
    await page.reload();
    await visit.ready();
    const again = await visit.until((seen) => seen.scene !== "", 60);
    if (moves > 0 && again.scene === "TableScene") assert.ok(again.moves >= moves);
    assert.equal(await page.evaluate(style()), false, "loading again does not change it either");
  });
  await pause(1500);
  const second = ["maths-trainer-v7", "quarkade:%2Fsome%2Fwhere%2F:second"];
  await visiting("", { url: site.url }, async (visit) => {
    const { page } = visit;
    assert.equal(await page.evaluate(style()), true, "the next visit has the second version");
    assert.deepEqual((await page.evaluate("caches.keys()")).sort(), second, "and a neighbour has kept its own");
    // A third one is offered at the title, and taken when it is touched.
    for (let i = 0; i < 8 && (await visit.look()).scene !== "TitleScene"; i++) {
      const { spots } = await visit.look();
      const way = ["leave", "home", "done"].find((id) => spots[id]) ?? "Escape";
      await visit.touch("mouse", way, await visit.look());
      await pause(700);
    }
    await visit.until((seen) => seen.scene === "TitleScene" && !seen.spots.renew);
    const games = () => page.evaluate("quarkade.running.app.services.store.unfinished().length");
    const before = await games();
    renamed(folder, "third");
    await arriving(page);
    const seen = await visit.until((now) => now.spots.renew, 20, "the third version is offered");
    await shot(page, "renew");
    await page.evaluate("globalThis.old = true");
    await visit.touch("mouse", "renew", seen);
    await page.waitForFunction("globalThis.old === undefined && globalThis.quarkade !== undefined", { timeout: 60_000 });
    await visit.ready();
    // The title, which asks at once whether to go on with the game that is not over.
    const fresh = await visit.until((now) => now.scene === "Dialog" || (now.scene === "TitleScene" && !before));
    assert.ok(!fresh.spots.renew);
    assert.deepEqual((await page.evaluate("caches.keys()")).sort(), [second[0], "quarkade:%2Fsome%2Fwhere%2F:third"]);
    assert.equal(await games(), before, "no game is lost");
  });
  site.server.close();
});

/** Give the site in this folder another version. */
function renamed(folder, version) {
  const file = path.join(folder, "sw.js");
  const worker = fs.readFileSync(file, "utf8").replace(/const VERSION = "[^"]+"/, `const VERSION = "${version}"`);
  fs.writeFileSync(file, worker.replace(/\["style.css", \d+, "\w+"\]/, '["style.css", null]'));
}

/** Have the browser look for a new version, and wait until it is there. */
async function arriving(page) {
  await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})");
  const waiting = "navigator.serviceWorker.getRegistration().then((one) => one.waiting?.state === 'installed')";
  for (let i = 0; !(await page.evaluate(waiting)); i++) {
    assert.ok(i < 300, "the new version is there");
    await pause(200);
  }
}

test("pace: where this computer is too slow for Nobel, the page before a game says so", { timeout: 300_000 }, async (t) => {
  await visiting("?game=bigebang&lang=en", {}, async (visit) => {
    await visit.warm();
    for (let i = 0; i < 6; i++) {
      const nobel = await visit.page.evaluate("quarkade.running.app.top.seats.get(1) === 'ai:nobel'");
      if (nobel) break;
      await visit.touch("mouse", "seat1:more", await visit.look());
      await pause(500);
    }
    const judged = await visit.page.evaluate(async (source) => {
      const evaluator = quarkade.python.runPython(source);
      for (let i = 0; i < 300; i++) {
        const found = evaluator(quarkade.running);
        if (found !== "") return found;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }, EVALUATOR);
    t.diagnostic(judged);
    await pause(500);
    await shot(visit.page, "pace");
    const lines = (await visit.look()).lines.join();
    assert.equal(lines.includes("setup-pace"), !judged.startsWith("fast"), `${judged}: ${lines}`);
  });
});
const EVALUATOR = `
from ai.levels import budget, trees
from game.match import pace

def evaluator(running):
    services = running.app.services
    rate = pace.known(services.store, "bigebang")
    if rate is None:
        return ""
    full = budget("bigebang", "nobel")
    seconds = full.iterations / rate / min(trees("nobel"), services.machine.workers)
    return f"{'slow' if seconds > full.seconds else 'fast'}: {rate} a second, {seconds:.1f} s of {full.seconds}"
evaluator`;

test("private: in a private window everything is played, and gone with the window", { timeout: 300_000 }, async () => {
  // In Chromium every check runs in such a window: a context of its own that is never written down.
  const preferences = { "browser.privatebrowsing.autostart": true };
  const browser = BROWSER === "firefox" ? await launch({ browser: BROWSER, preferences }) : stage.browser;
  const context = BROWSER === "firefox" ? browser.defaultBrowserContext() : stage.context;
  await visiting("?game=bigebang&seed=seven", { context }, some);
  if (browser !== stage.browser) await browser.close();
  else await stage.fresh();
  await visiting("", {}, async (visit) => {
    assert.equal((await visit.look()).scene, "TitleScene");
  });
});

test("blocked: a browser that is set to let pages keep nothing plays all, and says so", { timeout: 300_000 }, async () => {
  const profile = fs.mkdtempSync(path.join(stage.profile, "blocked-"));
  fs.mkdirSync(path.join(profile, "Default"));
  const content = { default_content_setting_values: { cookies: 2 } };
  if (BROWSER === "chrome") fs.writeFileSync(path.join(profile, "Default", "Preferences"), JSON.stringify({ profile: content }));
  const browser = await launch({ browser: BROWSER, profile, preferences: { "network.cookie.cookieBehavior": 2 } });
  try {
    // Firefox complains of its own accord of the service worker that it does not take.
    const expected = /Failed to register.*ServiceWorker/;
    await visiting("?lang=en", { context: browser.defaultBrowserContext(), expected }, async (visit) => {
      const seen = await visit.until((now) => now.scene === "TitleScene");
      assert.match(seen.notice, /web-no-storage/);
      await shot(visit.page, "blocked");
      await toTable(visit, "bigebang", "mouse");
      await some(visit);
    });
  } finally {
    await browser.close();
  }
});

test("bare: where no script runs one sentence in each language says what is needed", async () => {
  const preferences = { "javascript.enabled": false };
  const browser = BROWSER === "firefox" ? await launch({ browser: BROWSER, preferences }) : stage.browser;
  const page = await browser.newPage();
  if (BROWSER !== "firefox") await page.setJavaScriptEnabled(false); // what Firefox is told at its start only
  await page.goto(stage.site.url);
  await pause(7000);
  await shot(page, "bare");
  const element = await page.$("#old");
  assert.ok(await element.isVisible());
  await page.close();
  if (browser !== stage.browser) await browser.close();
});
