// The page: loads the arcade, shows how far that is, and turns it once for each picture.

import { Cut, SCRIPT, listing, load } from "./loader.mjs";
import { Clipboard } from "./clipboard.mjs";
import { HOME, learner } from "./learner.mjs";
import { hold } from "./only.mjs";
import { Outline } from "./outline.mjs";
import { Sounds } from "./sounds.mjs";
import { figure, say, spoken } from "./words.mjs";

const PIXELS = 1920 * 1200; // more than these would be drawn too slowly
const STALLED = 60_000; // milliseconds without a byte, after which a person is told
const canvas = document.getElementById("canvas");
const splash = document.getElementById("splash");
const sign = document.getElementById("sign");
const line = document.getElementById("line");
const bar = document.getElementById("progress");
const way = document.getElementById("way");
const button = document.getElementById("on");
let site = null; // what keeps the site in the browser, once it is there

// Loading the page again goes on where it was, whatever the address asked for once.
const reloaded = performance.getEntriesByType("navigation")[0]?.type === "reload" || document.wasDiscarded;
const wishes = reloaded ? {} : Object.fromEntries(new URLSearchParams(location.search));

function tell(key, fillings) {
  line.textContent = say(key, fillings);
  way.hidden = true;
  sign.hidden = false;
  splash.hidden = false;
}

/** Offer a button below the sentence. */
function offer(key, deed) {
  button.textContent = say(key);
  button.onclick = deed;
  sign.hidden = true;
  way.hidden = false;
  button.focus();
}

/** Begin again at the same address, or go on where it was; a file that came damaged is fetched first. */
async function again(url, goOn = reloaded) {
  way.hidden = true;
  if (url) await fetch(url, { cache: "reload" }).then((answer) => answer.blob()).catch(() => {});
  if (goOn) location.reload();
  else location.assign(location.pathname + location.search);
}

class Sentence extends Error {}

/** Raises Sentence where the browser lacks what nothing works without. */
function check() {
  if (typeof WebAssembly !== "object") throw new Sentence("web-no-wasm");
  if (typeof DecompressionStream !== "function") throw new Sentence("web-old");
}

/** Hold the saved games; a tab that has just been closed lets go of them a moment later. */
async function alone() {
  for (let tries = 0; tries < 8; tries++) {
    if ((await hold()) !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Sentence("web-two-tabs");
}

/** Wait until they can be held: a person says when the other tab is closed. */
async function held() {
  for (;;) {
    try {
      return await alone();
    } catch (error) {
      if (!(error instanceof Sentence)) throw error;
      tell(error.message);
      await new Promise((resolve) => offer("web-open-here", resolve));
      tell("web-looking");
    }
  }
}

/** Have the data folder as the browser kept it; false where it keeps nothing. */
async function kept(python, home) {
  python.FS.mkdirTree(home);
  try {
    python.FS.mount(python.FS.filesystems.IDBFS, {}, home);
    await synced(python, true);
  } catch (error) {
    console.warn(error);
    return false;
  }
  navigator.storage?.persist?.();
  return true;
}

function synced(python, populate) {
  return new Promise((resolve, reject) => {
    python.FS.syncfs(populate, (error) => (error ? reject(error) : resolve()));
  });
}

/** What `game/web/browser.py` asks for. */
class Page {
  constructor(python, home, keeps) {
    this.python = python;
    this.home = home;
    this.kept = keeps;
    this.failing = false;
    this.sounds = new Sounds(python);
    this.clipboard = new Clipboard(navigator, document);
    this.busy = this.again = false;
  }

  async keep() {
    this.again = true;
    if (!this.kept || this.busy) return;
    this.busy = true;
    while (this.again) {
      this.again = false;
      await synced(this.python, false).then(
        () => (this.failing = false),
        (error) => {
          this.failing = true;
          console.warn(error);
        },
      );
    }
    this.busy = false;
  }

  keeps() {
    return this.kept && !this.failing;
  }

  /** All that was played is in the browser's storage. */
  async settled() {
    await this.keep();
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async carry(language) {
    await this.settled();
    location.href = `games.html?lang=${language}#${this.home}`;
  }

  outline(picture) {
    this.shown?.show(JSON.parse(picture));
  }

  announce(words) {
    this.shown?.announce(words);
  }

  newer() {
    return Boolean(site?.waiting && navigator.serviceWorker.controller);
  }

  async renew() {
    await this.settled();
    if (!site?.waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    site.waiting.postMessage("take over");
  }

  room() {
    const [cores, memory] = [navigator.hardwareConcurrency ?? 2, navigator.deviceMemory ?? 4];
    return cores > 2 && memory >= 4 ? 2 : 1;
  }

  spawn() {
    const worker = new Worker(new URL("thinker.mjs", import.meta.url), { type: "module" });
    const inbox = [];
    worker.onmessage = ({ data }) => inbox.push(data);
    return {
      post: (number, message) => worker.postMessage({ number, message }),
      take: () => inbox.shift() ?? "",
      cancel: (number) => worker.postMessage({ cancel: number }),
      end: () => worker.terminate(),
    };
  }

  play(name, volume) {
    this.sounds.play(name, volume);
  }

  music(volume) {
    this.sounds.music(volume);
  }

  voice(locale) {
    const voices = globalThis.speechSynthesis?.getVoices() ?? [];
    const short = locale.slice(0, 2);
    return voices.find((one) => one.lang === locale) ?? voices.find((one) => one.lang.startsWith(short));
  }

  voiced(locale) {
    return this.voice(locale) !== undefined;
  }

  speak(words, locale, volume) {
    const voice = this.voice(locale);
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(words);
    Object.assign(utterance, { voice, lang: voice.lang, volume });
    speechSynthesis.speak(utterance);
  }

  speaking() {
    const speech = globalThis.speechSynthesis;
    return Boolean(speech && (speech.speaking || speech.pending));
  }

  hush() {
    globalThis.speechSynthesis?.cancel();
  }

  download(path) {
    const url = URL.createObjectURL(new Blob([this.python.FS.readFile(path)]));
    const link = document.createElement("a");
    Object.assign(link, { href: url, download: path.split("/").pop() });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  copy(text) {
    this.clipboard.copy(text);
  }

  copied() {
    return this.clipboard.fate;
  }

  full(on) {
    if (on) document.documentElement.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) document.exitFullscreen();
  }

  is_full() {
    return document.fullscreenElement !== null;
  }

  vibrate(milliseconds) {
    // Before the first touch a browser refuses, and says so in its log.
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(milliseconds);
  }

  standard_pads() {
    const pads = [...(navigator.getGamepads?.() ?? [])].filter(Boolean);
    return pads.length > 0 && pads.every((pad) => pad.mapping === "standard");
  }
}

/** How many pixels the canvas should have, and how many of them a point of the screen is. */
function pixels() {
  const { width, height } = canvas.parentElement.getBoundingClientRect();
  const most = Math.sqrt(PIXELS / Math.max(1, width * height));
  const ratio = Math.min(devicePixelRatio, most); // below 1 on a screen of 4K, which the browser enlarges
  return [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio)), ratio];
}

/** The browser's Back goes one step back in the arcade, and leaves it only at the title. */
function guard(running) {
  let guarded = history.state?.inside === true;
  addEventListener("popstate", () => {
    guarded = false;
    if (!running.back()) history.back();
  });
  return () => {
    if (guarded || !running.inside()) return;
    history.pushState({ inside: true }, "");
    guarded = true;
  };
}

function turn(running) {
  let before = performance.now();
  const stay = guard(running);
  const times = (globalThis.frameTimes = []);
  function frame(now) {
    const start = performance.now();
    try {
      running.frame((now - before) / 1000, ...pixels());
      stay();
    } catch (error) {
      running.hide();
      return failed(error, "web-stopped");
    }
    before = now;
    times.push(performance.now() - start);
    if (times.length > 6000) times.shift();
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
  addEventListener("visibilitychange", () => document.hidden && running.hide());
  addEventListener("pagehide", () => running.hide());
}

async function start() {
  check();
  await held();
  // It may go on by itself: loading does not stop for the sentence.
  const stalled = () => {
    tell("web-stalled");
    offer("web-again", () => again());
  };
  let watch = setTimeout(stalled, STALLED);
  const { files } = await listing().catch((error) => {
    clearTimeout(watch);
    throw error;
  });
  const total = Object.entries(files)
    .filter(([name]) => name.endsWith(".gz") || name === SCRIPT)
    .reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  let loading = true;
  const loaded = navigator.serviceWorker?.controller ? "web-loading" : "web-loading-first";
  bar.hidden = false;
  const python = await load({
    script: files[SCRIPT],
    count: (bytes) => {
      if (!loading) return; // one file has failed: the others must not talk over what is said
      clearTimeout(watch);
      watch = setTimeout(stalled, STALLED);
      done += bytes;
      bar.value = done / total;
      tell(loaded, { done: figure(done / 1e6), total: figure(total / 1e6) });
    },
  }).finally(() => {
    loading = false;
    clearTimeout(watch);
  });
  bar.hidden = true;
  performance.mark("loaded");
  tell("web-starting");
  await new Promise((resolve) => setTimeout(resolve));
  python.canvas.setCanvas2D(canvas);
  const home = python.pyimport("game.web.learner_folder").folder_of(HOME, learner(window));
  const page = new Page(python, home, await kept(python, home));
  const { Running } = python.pyimport("game.web.start");
  performance.mark("imported");
  const running = Running(page, home, spoken, python.toPy(wishes));
  const part = (id) => document.getElementById(id);
  page.shown = new Outline(part("outline"), part("entry"), part("live"), canvas, running);
  running.open(...pixels());
  performance.mark("opened");
  splash.hidden = true;
  canvas.focus();
  globalThis.quarkade = { running, python };
  turn(running);
}

/** Without a service worker all works, but for a visit without a network. */
async function settle() {
  // Where a page may keep nothing even asking for it raises an error.
  site = await navigator.serviceWorker?.register("sw.js");
}

/** One sentence in place of the arcade, and a way to try again; what was played is kept. */
function failed(error, key = "web-failed") {
  bar.hidden = true;
  if (error instanceof Sentence) {
    tell(error.message);
    sign.hidden = true;
    return;
  }
  console.error(error);
  if (error instanceof Cut) tell("web-cut", { name: error.file });
  else tell(key, { why: String(error?.message ?? error).trim().split("\n").pop() });
  offer("web-again", () => again(error?.url, reloaded || key === "web-stopped"));
}

globalThis.begun = true;
document.getElementById("old").remove();
settle().catch((error) => console.warn(error));
start().catch(failed);
