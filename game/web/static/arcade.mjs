// The page: loads the arcade, shows how far that is, and turns it once for each picture.

import { listing, load } from "./loader.mjs";
import { Sounds } from "./sounds.mjs";
import { figure, say, spoken } from "./words.mjs";

const HOME = "/home/quarkade";
const PIXELS = 1920 * 1200; // more than these would be drawn too slowly
const PATIENCE = 300; // milliseconds for another tab to answer
const canvas = document.getElementById("canvas");
const splash = document.getElementById("splash");
const line = document.getElementById("line");
const bar = document.getElementById("progress");

// Loading the page again goes on where it was, whatever the address asked for once.
const again = performance.getEntriesByType("navigation")[0]?.type === "reload" || document.wasDiscarded;
const wishes = again ? {} : Object.fromEntries(new URLSearchParams(location.search));

function tell(key, fillings) {
  line.textContent = say(key, fillings);
  splash.hidden = false;
}

class Sentence extends Error {}

/** Raises Sentence where the browser lacks what nothing works without. */
function check() {
  if (typeof WebAssembly !== "object") throw new Sentence("web-no-wasm");
  if (typeof DecompressionStream !== "function") throw new Sentence("web-old");
}

/** Whether this tab alone now holds the saved games of this browser. */
function held() {
  return new Promise((resolve) => {
    const asked = navigator.locks.request("quarkade", { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
    // Where a page may keep nothing it may hold nothing either: then there is nothing to spoil.
    asked.catch(() => resolve(true));
  });
}

/** The same where there are no locks, as on a page by http: from another computer: ask around. */
async function unanswered() {
  const channel = new BroadcastChannel("quarkade");
  const answer = new Promise((resolve) => {
    channel.onmessage = ({ data }) => data === "here" && resolve(false);
    setTimeout(() => resolve(true), PATIENCE);
  });
  channel.postMessage("anybody?");
  const free = await answer;
  channel.onmessage = ({ data }) => free && data === "anybody?" && channel.postMessage("here");
  return free;
}

/** Hold them; a tab that has just been closed lets go of them a moment later. */
async function alone() {
  const only = navigator.locks ? held : unanswered;
  if (!navigator.locks && typeof BroadcastChannel !== "function") return;
  for (let tries = 0; tries < 8; tries++) {
    if (await only()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Sentence("web-two-tabs");
}

/** The data folder, as the browser kept it; null where it keeps nothing. */
async function keptFolder(python) {
  python.FS.mkdirTree(HOME);
  try {
    python.FS.mount(python.FS.filesystems.IDBFS, {}, HOME);
    await synced(python, true);
  } catch (error) {
    console.warn(error);
    return null;
  }
  navigator.storage?.persist?.();
  return HOME;
}

function synced(python, populate) {
  return new Promise((resolve, reject) => {
    python.FS.syncfs(populate, (error) => (error ? reject(error) : resolve()));
  });
}

/** What `game/web/page.py` asks for. */
class Page {
  constructor(python, keeps) {
    this.python = python;
    this.kept = keeps;
    this.failing = false;
    this.sounds = new Sounds(python);
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

  async carry(language) {
    await this.keep();
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 20));
    location.href = `games.html?lang=${language}`;
  }

  room() {
    const [cores, memory] = [navigator.hardwareConcurrency ?? 2, navigator.deviceMemory ?? 4];
    return cores > 2 && memory >= 4 ? 2 : 1;
  }

  hire() {
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

/** How many pixels the canvas should have. */
function pixels() {
  const { width, height } = canvas.parentElement.getBoundingClientRect();
  const most = Math.sqrt(PIXELS / Math.max(1, width * height));
  const ratio = Math.min(devicePixelRatio, Math.max(1, most));
  return [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
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
      return failed(error);
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
  await alone();
  const { files } = await listing();
  const total = Object.entries(files)
    .filter(([name]) => name.endsWith(".gz"))
    .reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  bar.hidden = false;
  const python = await load({
    count: (bytes) => {
      done += bytes;
      bar.value = done / total;
      tell("web-loading", { done: figure(done / 1e6), total: figure(total / 1e6) });
    },
  });
  tell("web-starting");
  await new Promise((resolve) => setTimeout(resolve));
  python.canvas.setCanvas2D(canvas);
  const folder = await keptFolder(python);
  const page = new Page(python, folder !== null);
  const running = python.pyimport("game.web.start").Running(page, HOME, spoken, python.toPy(wishes));
  running.open(...pixels());
  splash.hidden = true;
  canvas.focus();
  globalThis.quarkade = { running, python };
  turn(running);
}

/** Without a service worker all works, but for a visit without a network. */
async function settle() {
  // Where a page may keep nothing even asking for it raises an error.
  await navigator.serviceWorker?.register("sw.js");
}

/** One sentence in place of the arcade; what was played is kept. */
function failed(error) {
  if (error instanceof Sentence) return tell(error.message);
  console.error(error);
  tell("web-failed", { why: String(error.message ?? error).trim().split("\n").pop() });
}

document.getElementById("old").remove();
settle().catch((error) => console.warn(error));
start().catch(failed);
