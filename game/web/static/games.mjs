// Saved games out of this browser as one file, and into it: to another computer, or to be safe.
//
// The arcade's data folder lies in the browser's own database as emscripten's IDBFS keeps it.

import { FORMAT, LONGEST, NAMES, Refused, changes, parse } from "./brought.mjs";
import { home } from "./learner.mjs";
import { hold } from "./only.mjs";
import { say } from "./words.mjs";

const HOME = home(location.hash);
const STORE = "FILE_DATA";
const PATIENCE = 1500; // milliseconds: a tab that is busy answers late
const line = document.getElementById("line");
const ask = document.getElementById("ask");

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function database() {
  const asked = indexedDB.open(HOME, 21);
  asked.onupgradeneeded = () => {
    const files = asked.result.createObjectStore(STORE);
    files.createIndex("timestamp", "timestamp", { unique: false });
  };
  return done(asked);
}

function toText(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

async function take() {
  const files = (await database()).transaction(STORE).objectStore(STORE);
  const content = {};
  for (const name of NAMES) {
    const kept = await done(files.get(`${HOME}/${name}`));
    if (kept) content[name] = toText(kept.contents);
  }
  if (!content["store.db"]) throw new Refused("web-games-none");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ format: FORMAT, files: content })]));
  link.download = `${new Date().toISOString().slice(0, 10)}.quarkade`;
  link.click();
  return "web-games-taken";
}

/** Put the brought files in place, all or none. Throws Refused where there is no room. */
async function replace(brought) {
  const change = (await database()).transaction(STORE, "readwrite");
  const ended = new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    // A browser that runs out of room aborts at the commit, without an error of any request.
    change.onabort = () => reject(full(change.error) ? new Refused("web-games-full") : change.error);
  });
  ended.catch(() => {}); // it is waited for below
  try {
    const files = change.objectStore(STORE);
    const [keys, records] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    const kept = new Map(keys.map((key, i) => [key.slice(HOME.length + 1), records[i]]));
    const { put, gone } = changes(kept, brought, new Date());
    for (const [name, record] of put) files.put(record, `${HOME}/${name}`);
    for (const name of gone) files.delete(`${HOME}/${name}`);
  } catch (error) {
    change.abort(); // or what was asked before the error would be done
    throw error;
  }
  await ended;
  return "web-games-brought";
}

function full(error) {
  return error?.name === "QuotaExceededError";
}

/** Whether the person wants the games of the file in place of those that are here. */
async function agreed() {
  const files = (await database()).transaction(STORE).objectStore(STORE);
  if (!(await done(files.get(`${HOME}/store.db`)))) return true;
  line.textContent = say("web-games-replace");
  ask.hidden = false;
  document.getElementById("no").focus();
  const answer = await new Promise((resolve) => {
    document.getElementById("yes").onclick = () => resolve(true);
    document.getElementById("no").onclick = () => resolve(false);
  });
  ask.hidden = true;
  return answer;
}

/** Look at the file, ask, and only then take its games in. Throws Refused; then nothing was changed. */
async function bring(file) {
  if (file.size > LONGEST) throw new Refused("web-games-foreign");
  const brought = parse(await file.text());
  if (!(await agreed())) return "web-games-left";
  return alone(() => replace(brought));
}

/** Do it while no tab has the arcade open. Throws Refused where one has. */
async function alone(deed) {
  const release = await hold(PATIENCE);
  if (release === null) throw new Refused("web-games-open");
  try {
    return await deed();
  } finally {
    release();
  }
}

/** Say how a deed went. */
async function tell(deed) {
  ask.hidden = true;
  try {
    line.textContent = say(await deed());
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    const why = error?.message ?? String(error);
    line.textContent = error instanceof Refused ? say(why) : say("web-games-failed", { why });
  }
}

const SAID = {
  what: "web-games", take: "web-games-take", back: "web-games-back", licences: "web-games-licences", yes: "web-games-yes", no: "web-games-no",
};
for (const [id, key] of Object.entries(SAID)) document.getElementById(id).textContent = say(key);
document.title = say("web-games-title");
document.querySelector("#bring span").textContent = say("web-games-bring");
document.getElementById("take").onclick = () => tell(() => alone(take));
document.getElementById("bring").onkeydown = ({ key }) => {
  if (key === "Enter" || key === " ") document.getElementById("file").click();
};
document.getElementById("file").onchange = ({ target }) => {
  const [file] = target.files;
  if (file) tell(() => bring(file)).then(() => (target.value = "")); // so that it can be chosen again
};

/** A browser that has promised nothing forgets with a private window, or when it runs out of room. */
async function warn() {
  if (!(await navigator.storage?.persisted?.())) line.textContent ||= say("web-games-loose");
}

globalThis.begun = true;
warn().catch((error) => console.warn(error));
