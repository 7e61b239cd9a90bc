// What the checks share: the site on a server, a browser with a profile of its own, visits.

import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { Visit, launch, serve } from "./browser.mjs";

export const SITE = path.resolve(process.env.SITE);
const SHOTS = process.env.SHOTS;
export const BROWSER = process.env.BROWSER ?? "chrome";

export class Stage {
  async raise() {
    this.profile = fs.mkdtempSync(path.join(os.tmpdir(), "quarkade-web-"));
    this.site = await serve(SITE);
    this.browser = await launch({ browser: BROWSER, profile: this.profile });
  }

  /** Storage that nobody has used: no check depends on the one before it. */
  async fresh() {
    await this.context?.close();
    this.downloads = fs.mkdtempSync(path.join(this.profile, "downloads-"));
    const downloadBehavior = { policy: "allow", downloadPath: this.downloads };
    this.context = await this.browser.createBrowserContext({ downloadBehavior });
  }

  async strike() {
    await this.browser.close();
    this.site.server.close();
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Open the site, do something, and see that nothing was complained about, but for what is `expected`. */
  async visiting(query, options, deed) {
    const log = [];
    const url = options.url ?? this.site.url;
    const visit = await Visit.open(options.context ?? this.context, url + query, { ...options, log });
    try {
      await deed(visit);
      const complaints = log.filter((text) => /^ERROR|Refused|violates|Traceback/.test(text));
      const wrong = complaints.filter((text) => !options.expected?.test(text));
      assert.deepEqual(wrong, []);
    } catch (error) {
      await shot(visit.page, "failed");
      throw error;
    } finally {
      await visit.page.close();
    }
  }
}

/** The file in this folder whose name ends like this, once it is there as a whole. */
export async function arrived(folder, ending, seconds = 20) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const name = fs.readdirSync(folder).find((one) => one.endsWith(ending));
    if (name && fs.statSync(path.join(folder, name)).size > 0) return path.join(folder, name);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${ending} came down: ${fs.readdirSync(folder)}`);
}

/** Whether other programs want the cores too, so that their turns are in all figures of time. */
export function busy(t) {
  const [load] = os.loadavg();
  t.diagnostic(`${load.toFixed(1)} programs want ${os.cpus().length} cores`);
  if (load <= os.cpus().length + 2) return false;
  t.diagnostic("too busy a machine: the figures are not judged");
  return true;
}

/** A picture of the page, where SHOTS names a folder for them. */
export async function shot(page, name) {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${BROWSER}-${name}.png`) }).catch(() => {});
}

/** Wait until the service worker has the whole site. */
export function kept(visit) {
  return visit.page.waitForFunction(
    "navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')",
    { timeout: 120_000 },
  );
}
