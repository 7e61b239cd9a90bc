// Saved games out of this browser as one file, and into it: to another computer, or to be safe.
//
// The arcade's data folder lies in the browser's own database as emscripten's IDBFS keeps it.

import { say } from "./words.mjs";

const HOME = "/home/quarkade";
const STORE = "FILE_DATA";
const NAMES = ["store.db", "settings.toml"];
const FORMAT = "quarkade-games-1";
const LONGEST = 100e6; // bytes of such a file
const line = document.getElementById("line");

class Refused extends Error {}

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

async function bring(file) {
  if (file.size > LONGEST) throw new Refused("web-games-foreign");
  let brought;
  try {
    brought = JSON.parse(await file.text());
    if (brought.format !== FORMAT) throw new Error(brought.format);
    brought = NAMES.filter((name) => name in brought.files).map((name) => [
      name,
      Uint8Array.from(atob(brought.files[name]), (letter) => letter.charCodeAt(0)),
    ]);
  } catch {
    throw new Refused("web-games-foreign");
  }
  const change = (await database()).transaction(STORE, "readwrite");
  const files = change.objectStore(STORE);
  for (const key of await done(files.getAllKeys())) files.delete(key);
  const timestamp = new Date();
  for (const [name, contents] of brought) files.put({ timestamp, mode: 0o100644, contents }, `${HOME}/${name}`);
  await new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onerror = () => reject(change.error);
  });
  return "web-games-brought";
}

/** Do it while no tab has the arcade open, and say how it went. */
async function alone(deed) {
  const run = async (lock) => (lock === null ? "web-two-tabs" : deed());
  try {
    const key = navigator.locks ? await navigator.locks.request("quarkade", { ifAvailable: true }, run) : await deed();
    line.textContent = say(key);
  } catch (error) {
    if (error instanceof Refused) {
      line.textContent = say(error.message);
      return;
    }
    console.error(error);
    line.textContent = say("web-failed", { why: error.message });
  }
}

for (const [id, key] of [["what", "web-games"], ["take", "web-games-take"], ["back", "web-games-back"]]) {
  document.getElementById(id).textContent = say(key);
}
document.querySelector("#bring span").textContent = say("web-games-bring");
document.getElementById("take").onclick = () => alone(take);
document.getElementById("bring").onkeydown = ({ key }) => {
  if (key === "Enter" || key === " ") document.getElementById("file").click();
};
document.getElementById("file").onchange = ({ target }) => target.files[0] && alone(() => bring(target.files[0]));

/** A browser that has promised nothing forgets with a private window, or when it runs out of room. */
async function warn() {
  if (!(await navigator.storage?.persisted?.())) line.textContent ||= say("web-games-loose");
}

warn().catch((error) => console.warn(error));
