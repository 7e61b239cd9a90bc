// A game of Big*Bang in WebKitGTK, whose engine is that of Safari, by WebDriver: puppeteer cannot drive it.
// Debian: apt-get install webkit2gtk-driver xvfb. On a computer without a screen: xvfb-run .ci/web try FOLDER webkit

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";
import { test } from "node:test";

import { Visit, pause, playOut, serve } from "./browser.mjs";
import { SITE, shot } from "./stage.mjs";

const PORT = 4555;
const ESCAPE = "\uE00C";

/** Ask the driver for something; what it answers. */
async function asked(method, path, body) {
  const options = { method, headers: { "Content-Type": "application/json" }, body: body && JSON.stringify(body) };
  const { value } = await (await fetch(`http://127.0.0.1:${PORT}/session${path}`, options)).json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** As much of puppeteer's page as the checks need. */
class Page {
  constructor(session) {
    this.session = session;
    this.mouse = { click: (x, y) => this.acts("pointer", [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
      { type: "pointerDown", button: 0 }, { type: "pause", duration: 30 }, { type: "pointerUp", button: 0 },
    ]) };
    this.keyboard = { press: () => this.acts("key", [{ type: "keyDown", value: ESCAPE }, { type: "keyUp", value: ESCAPE }]) };
  }

  acts(type, actions) {
    return asked("POST", `/${this.session}/actions`, { actions: [{ type, id: type, actions }] });
  }

  evaluate(what, ...args) {
    const script = typeof what === "string" ? `return (${what})` : `return (${what}).apply(null, arguments)`;
    return asked("POST", `/${this.session}/execute/sync`, { script, args });
  }

  async waitForFunction(what, { timeout }) {
    const end = Date.now() + timeout;
    while (!(await this.evaluate(what))) {
      if (Date.now() > end) throw new Error(`${what}: not within ${timeout} ms`);
      await pause(200);
    }
  }

  async screenshot({ path }) {
    fs.writeFileSync(path, Buffer.from(await asked("GET", `/${this.session}/screenshot`), "base64"));
  }
}

test("webkit: a game of Big*Bang by mouse, to its result", { timeout: 580_000 }, async (t) => {
  const site = await serve(SITE);
  const driver = spawn("WebKitWebDriver", [`--port=${PORT}`], { stdio: "ignore" });
  await pause(1500);
  const browser = { binary: process.env.MINIBROWSER, args: ["--automation"] };
  const always = { "webkitgtk:browserOptions": browser, timeouts: { script: 60_000, pageLoad: 300_000 } };
  const { sessionId, capabilities } = await asked("POST", "", { capabilities: { alwaysMatch: always } });
  try {
    const start = Date.now();
    await asked("POST", `/${sessionId}/url`, { url: `${site.url}?game=bigebang&seed=seven&lang=en` });
    const page = new Page(sessionId);
    const visit = new Visit(page, 1, []);
    await visit.ready();
    t.diagnostic(`${capabilities.browserName} ${capabilities.browserVersion}: the table after ${Date.now() - start} ms`);
    await visit.until((seen) => seen.next.length > 0, 120, "a turn");
    await shot(page, "webkit-table");
    const touched = await playOut(visit, "mouse", { seconds: 400 });
    const seen = await visit.look();
    await shot(page, "webkit-result");
    t.diagnostic(`${touched} touches to the result`);
    assert.equal(seen.scene, "ResultScene");
    assert.deepEqual(seen.faults, {});
  } finally {
    await asked("DELETE", `/${sessionId}`).catch(() => {});
    driver.kill();
    site.server.close();
    site.server.closeAllConnections();
  }
});
