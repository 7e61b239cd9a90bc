// A browser that opens the site as a person's would, driven from outside by real input events.

import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import puppeteer from "puppeteer-core";

const LOOK = fs.readFileSync(path.join(import.meta.dirname, "look.py"), "utf8");
export const TYPES = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
  ".webmanifest": "application/manifest+json", ".png": "image/png", ".jpg": "image/jpeg",
};
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The site below a path of its own, as a school's server may have it, with its headers.
 * `spoil(name, response, file)` of what is returned may answer in another way; it returns true then.
 */
export async function serve(folder, headers = {}) {
  const asked = [];
  const site = { asked, spoil: () => false };
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(request.url.split("?")[0]).replace(/^\/some\/where\//, "") || "index.html";
    const file = path.join(folder, name);
    asked.push(name);
    if (site.spoil(name, response, file)) return;
    if (!file.startsWith(folder) || !fs.existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, ...headers });
    fs.createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(site, { server, url: `http://127.0.0.1:${server.address().port}/some/where/` });
}

export async function launch({ browser = "chrome", profile, preferences = {} } = {}) {
  const firefox = browser === "firefox";
  return puppeteer.launch({
    browser,
    executablePath: firefox ? "/usr/bin/firefox-esr" : process.env.CHROMIUM || "/usr/bin/chromium",
    headless: true,
    userDataDir: profile,
    extraPrefsFirefox: preferences,
    args: firefox ? [] : ["--no-sandbox"],
    protocolTimeout: 600_000,
  });
}

/** A page with the arcade at its first scene. */
export class Visit {
  static async open(browser, url, { width = 1280, height = 720, ratio = 1, touch = false, log = [], page = null } = {}) {
    page ??= await browser.newPage();
    await page.setViewport({ width, height, deviceScaleFactor: ratio, hasTouch: touch });
    const visit = new Visit(page, ratio, log);
    page.on("console", (message) => log.push(message.text().slice(0, 600)));
    page.on("pageerror", (error) => log.push(`ERROR ${String(error).slice(0, 600)}`));
    page.on("request", (request) => visit.requests.push(request.url()));
    await page.evaluateOnNewDocument(() =>
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`violates ${event.violatedDirective}: ${event.blockedURI}`),
      ),
    );
    const start = Date.now();
    await page.goto(url, { timeout: 240_000 });
    visit.painted = Date.now() - start;
    await visit.ready();
    visit.menu = Date.now() - start;
    return visit;
  }

  constructor(page, ratio, log) {
    Object.assign(this, { page, ratio, log, requests: [] });
  }

  async ready() {
    // While a page is being left there may be no line yet; an error would end the waiting without a word.
    const told = "globalThis.quarkade !== undefined || /[:.] /.test(globalThis.line?.textContent)";
    await this.page.waitForFunction(told, { timeout: 240_000 }).catch(async (error) => {
      const state = await this.page.evaluate("`${location} ${document.readyState} ${globalThis.line?.textContent}`");
      throw new Error(`${error.message}: ${state}; ${this.log.slice(-8).join(" | ")}`);
    });
    if (!(await this.page.evaluate("globalThis.quarkade !== undefined"))) {
      throw new Error(await this.page.evaluate("line.textContent"));
    }
    await this.page.evaluate((source) => {
      const look = quarkade.python.runPython(source);
      globalThis.look = () => JSON.parse(look(quarkade.running));
    }, LOOK);
  }

  /** Wait until the workers have said that they are there: the arcade listens when it asks one. */
  warm() {
    return this.page.waitForFunction(
      () => {
        const engine = quarkade.running.app.services.engine;
        engine.poll();
        return look().ready.length > 0 && look().ready.every(Boolean);
      },
      { timeout: 120_000, polling: 200 },
    );
  }

  look() {
    return this.page.evaluate("look()");
  }

  /** Wait until what is seen is as it should be. */
  async until(right, seconds = 60, what = String(right)) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const seen = await this.look();
      if (right(seen)) return seen;
      if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s; ${JSON.stringify(seen).slice(0, 900)}`);
      await pause(60);
    }
  }

  async touch(how, id, seen) {
    if (id === "Escape") return this.page.keyboard.press("Escape", { delay: 30 });
    const at = seen.spots[id];
    if (!at) throw new Error(`${id} is not there: ${Object.keys(seen.spots)}`);
    const [x, y] = await this.page.evaluate(([px, py]) => {
      const box = canvas.getBoundingClientRect();
      return [box.left + (px * box.width) / canvas.width, box.top + (py * box.height) / canvas.height];
    }, at);
    if (how === "mouse") await this.page.mouse.click(x, y, { delay: 30 });
    else if (how === "touch") await this.page.touchscreen.tap(x, y);
    else await this.walk(id);
  }

  /** Bring the focus there with Tab, or back with Shift and Tab, and press Enter. */
  async walk(id) {
    const { keyboard } = this.page;
    for (let tries = 0; tries < 40; tries++) {
      const { focused, order } = await this.look();
      if (focused === id) return keyboard.press("Enter", { delay: 30 });
      const [here, goal] = [order.indexOf(focused), order.indexOf(id)];
      // Past the last one Tab leaves the page.
      const back = here > goal;
      if (back) await keyboard.down("Shift");
      for (let i = 0; i < (here < 0 ? 1 : Math.abs(goal - here)); i++) await keyboard.press("Tab", { delay: 20 });
      if (back) await keyboard.up("Shift");
      await pause(60);
    }
    throw new Error(`the focus never reaches ${id}`);
  }
}

/** From the title to a table of this game, by the page where opponents are chosen; returns touches. */
export async function toTable(visit, game, how, ways = ["start", "setup", "play"]) {
  let touches = 0;
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const seen = await visit.look();
    if (seen.scene === "TableScene" && seen.game === game) return touches;
    const ids = Object.keys(seen.spots);
    const onward = [`cabinet-${game}`, "skip", ...ways].find((id) => ids.includes(id));
    if (onward) {
      await visit.touch(how, onward, seen);
      touches += !onward.startsWith("cabinet-");
    }
    await pause(700);
  }
  throw new Error(`no table of ${game}: ${JSON.stringify(await visit.look()).slice(0, 900)}`);
}

/** Touch what comes first in `order` on each page until what is seen is right. */
export async function through(visit, order, right, seconds = 90) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const seen = await visit.look();
    if (right(seen)) return seen;
    const ids = Object.keys(seen.spots);
    const onward = order.map((way) => ids.find((id) => way.test(id))).find(Boolean);
    if (onward) await visit.touch("mouse", onward, seen);
    await pause(500);
  }
  throw new Error(`not reached in ${seconds} s: ${JSON.stringify(await visit.look()).slice(0, 900)}`);
}

/** Take the lesson that is open to its end, as its coach asks; returns how many touches that took. */
export async function learn(visit, how, seconds = 400) {
  const end = Date.now() + seconds * 1000;
  let touched = 0;
  while (Date.now() < end) {
    const seen = await visit.look();
    if (seen.scene === "FinishScene") return touched;
    for (const id of seen.lesson ?? []) {
      const now = await visit.until((one) => id === "Escape" || one.spots[id] || !one.lesson, 20, id);
      if (!now.lesson) break;
      await visit.touch(how, id, now);
      touched++;
      await pause(120);
    }
    await pause(120);
  }
  throw new Error(`the lesson has no end: ${JSON.stringify(await visit.look()).slice(0, 900)}`);
}

/** Megabytes of real memory of the largest process that shows pages, workers included. */
export function memory(browser) {
  const sizes = [];
  const below = new Set([browser.process().pid]);
  const processes = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number).sort((a, b) => a - b);
  for (const id of processes) {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${id}/status`, "utf8"))[1]);
      if (below.has(parent)) below.add(id);
      const command = fs.readFileSync(`/proc/${id}/cmdline`, "utf8");
      if (!below.has(id) || !/--type=renderer|-contentproc/.test(command)) continue;
      sizes.push(Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))[1]) / 1024);
    } catch {
      // A process that has just ended.
    }
  }
  return Math.round(Math.max(...sizes));
}

/** Play the match on the table to its result, a random move at a time; returns how many touches. */
export async function playOut(visit, how, { seconds = 600, until = () => false } = {}) {
  const end = Date.now() + seconds * 1000;
  let [touched, random] = [0, 1];
  while (Date.now() < end) {
    const seen = await visit.look();
    if (seen.scene === "ResultScene") return touched;
    if (until(seen)) return touched;
    const open = seen.next.filter((id) => seen.spots[id]);
    if (open.length) {
      random = (random * 48271) % 2147483647;
      await visit.touch(how, open[random % open.length], seen);
      touched++;
    } else if (!seen.scene.includes("Table")) {
      const ids = Object.keys(seen.spots);
      const onward = ids.find((id) => /done|next|close|ok|on|go/.test(id)) ?? ids[0];
      if (onward) await visit.touch(how, onward, seen);
    }
    await pause(60);
  }
  throw new Error(`not over after ${seconds} s: ${JSON.stringify(await visit.look()).slice(0, 900)}`);
}
