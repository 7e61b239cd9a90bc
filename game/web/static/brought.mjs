// A file of saved games that is brought in: what it must hold, and what changes in the data folder.

export const FORMAT = "quarkade-games-1";
export const NAMES = ["store.db", "settings.toml"];
export const LONGEST = 100e6; // bytes of such a file
const HEADER = "SQLite format 3\0";
const APPLICATION = 0x51524b44; // as in game/store/file_format.py
const MODE = 0o100644;

/** A file that is not taken in; the message is the key of a sentence. */
export class Refused extends Error {}

/** The names and bytes in the text of such a file. Throws Refused for anything else. */
export function parse(text) {
  let files;
  try {
    const read = JSON.parse(text);
    if (read.format !== FORMAT) throw new Error(read.format);
    files = NAMES.filter((name) => Object.hasOwn(read.files, name)).map((name) => [
      name,
      Uint8Array.from(atob(read.files[name]), (letter) => letter.charCodeAt(0)),
    ]);
  } catch {
    throw new Refused("web-games-foreign");
  }
  const found = new Map(files);
  if (!isStore(found.get("store.db") ?? new Uint8Array())) throw new Refused("web-games-foreign");
  return found;
}

/** Whether this is a store of ours, by the header of SQLite and by its length: not cut, not longer. */
export function isStore(bytes) {
  if (bytes.length < 512) return false;
  if (String.fromCharCode(...bytes.subarray(0, HEADER.length)) !== HEADER) return false;
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  const size = head.getUint16(16) === 1 ? 65536 : head.getUint16(16);
  if (size < 512 || (size & (size - 1)) !== 0) return false;
  if (head.getUint32(68) !== APPLICATION) return false;
  return bytes.length === size * head.getUint32(28);
}

/**
 * What a transaction has to do: records to put, and names to delete.
 *
 * `kept` are the records of the data folder by name. The store that was there becomes store.backup-1
 * with its journal; copies move back by one and none is deleted. A journal that stayed beside the
 * new store would be played into it.
 */
export function changes(kept, brought, timestamp) {
  const [put, gone] = [new Map(), new Set()];
  const old = kept.get("store.db");
  const move = (from, to) => {
    for (const tail of ["", "-journal"]) {
      if (!kept.has(from + tail)) continue;
      put.set(to + tail, kept.get(from + tail));
      gone.add(from + tail);
    }
  };
  if (old && !same(old.contents, brought.get("store.db"))) {
    let free = 1;
    while (["", "-journal"].some((tail) => kept.has(copy(free) + tail))) free++;
    for (; free > 1; free--) move(copy(free - 1), copy(free));
    move("store.db", copy(1));
  }
  if (kept.has("store.db-journal")) gone.add("store.db-journal");
  for (const [name, contents] of brought) put.set(name, { timestamp, mode: MODE, contents });
  return { put, gone: [...gone].filter((name) => !put.has(name)) };
}

function copy(number) {
  return `store.backup-${number}`;
}

function same(one, other) {
  return one?.length === other.length && other.every((byte, i) => byte === (one[i] & 255));
}
