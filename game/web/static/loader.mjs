// Brings Pyodide and the arcade into this thread: the page's own, or a worker's.
//
// What is packed (.gz) is unpacked here, so that any web server will do. Pyodide asks for its files
// by their own names: those that are packed are answered from the packed ones.

const network = globalThis.fetch.bind(globalThis);
const base = new URL("./", import.meta.url);
const STDLIB = "runtime/stdlib.zip";
const WASM = "runtime/pyodide.asm.wasm";
/** The largest file that is not packed; the browser itself loads it, so it is counted when it is there. */
export const SCRIPT = "runtime/pyodide.asm.mjs";

/** A file of the site did not arrive, or not as a whole. */
export class Cut extends Error {
  constructor(name, cause) {
    super(`${name}: ${cause?.message ?? cause}`);
    this.file = name;
    this.url = new URL(name, base);
  }
}

/** Do it; whatever goes wrong is the fault of this file. */
async function reading(name, deed) {
  try {
    return await deed();
  } catch (error) {
    throw error instanceof Cut ? error : new Cut(name, error);
  }
}

/** What the site is made of: its version, and each file with its size in bytes. Throws Cut. */
export function listing() {
  return reading("files.json", async () => {
    const answer = await network(new URL("files.json", base), { cache: "no-cache" });
    if (!answer.ok) throw new Error(answer.status);
    const list = await answer.json();
    if (typeof list?.files !== "object" || list.files === null) throw new Error("no list");
    return list;
  });
}

/** A stream that tells how many bytes went through. */
function counter(count) {
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
}

/** A file that lies there packed, unpacked. `fail` hears of a Cut even after this has returned. */
function unpacked(name, type, count, fail) {
  const packed = `${name}.gz`;
  return reading(packed, async () => {
    const answer = await network(new URL(packed, base));
    if (!answer.ok) throw new Error(answer.status);
    const reader = answer.body.pipeThrough(counter(count)).pipeThrough(new DecompressionStream("gzip")).getReader();
    const body = new ReadableStream({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          done ? controller.close() : controller.enqueue(value);
        } catch (error) {
          const cut = new Cut(packed, error);
          fail(cut);
          controller.error(cut);
        }
      },
    });
    return new Response(body, { headers: { "Content-Type": type } });
  }).catch((cut) => {
    fail(cut);
    throw cut;
  });
}

/**
 * Pyodide as the service worker keeps it, unpacked; null where it does not. It has an address, so the browser keeps
 * it compiled for the next visit, which it does with no file that a script has unpacked.
 */
async function keptWasm(count) {
  try {
    if (!(await caches.match(new URL(WASM, base)))) return null;
    const answer = await network(new URL(WASM, base));
    if (!answer.ok || answer.headers.get("Content-Type") !== "application/wasm") return null;
    const packed = await caches.match(new URL(`${WASM}.gz`, base));
    count(Number(packed?.headers.get("Content-Length") ?? 0));
    return answer;
  } catch {
    return null; // no service worker, or a browser that keeps nothing
  }
}

/** The names and contents of a pack; see `packed` in .ci/web.d/build_site.py. */
function* entries(bytes) {
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const names = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let start = 4 + length;
  for (const [name, size] of names) {
    yield [name, bytes.subarray(start, start + size)];
    start += size;
  }
}

/**
 * Pyodide with the arcade in /arcade. `wanted` says which files of it; `count` hears of bytes, of
 * which SCRIPT has `script`.
 * Throws Cut where a file of the site is missing or damaged.
 */
export async function load({ wanted = () => true, count = () => {}, script = 0, env = {} } = {}) {
  // Pyodide waits for ever for a file that does not come: this is what is waited for beside it.
  let fail;
  const broken = new Promise((_, reject) => (fail = reject));
  broken.catch(() => {}); // it is raced below
  globalThis.fetch = (what, options) => {
    const url = new URL(what.url ?? what, base);
    const name = url.href.slice(base.href.length);
    if (name === WASM) return keptWasm(count).then((kept) => kept ?? unpacked(name, "application/wasm", count, fail));
    if (name === STDLIB) return unpacked(name, "application/zip", count, fail);
    return network(what, options);
  };
  const arriving = unpacked("arcade.pack", "application/octet-stream", count, fail).then((answer) => answer.arrayBuffer());
  arriving.catch(() => {}); // `broken` says so first
  const python = await Promise.race([started(env, () => count(script)), broken]);
  globalThis.fetch = network;
  const made = new Set();
  const pack = new Uint8Array(await Promise.race([arriving, broken]));
  for (const [name, content] of entries(pack)) {
    if (!wanted(name)) continue;
    const path = `/arcade/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(path, content);
  }
  python.runPython("import sys; sys.path[:0] = ['/arcade', '/arcade/packages']");
  return python;
}

/** Pyodide itself, with nothing of ours in it yet. */
async function started(env, counted) {
  const { loadPyodide, version } = await reading("runtime/pyodide.mjs", () => import(new URL("runtime/pyodide.mjs", base)));
  // It imports this by itself; where that fails it does not say which file it was.
  await reading(SCRIPT, () => import(new URL(SCRIPT, base)));
  counted();
  return loadPyodide({
    indexURL: new URL("runtime/", base).href,
    stdLibURL: new URL(STDLIB, base).href,
    lockFileContents: lockFile(version),
    env: { HOME: "/home", PYGAME_HIDE_SUPPORT_PROMPT: "1", ...env },
  });
}

/** The list of Pyodide's own packages, of which none is needed. */
function lockFile(version) {
  const info = { arch: "wasm32", platform: "emscripten", version, python: "3.14.2", abi_version: "2026_0" };
  return JSON.stringify({ info, packages: {} });
}
