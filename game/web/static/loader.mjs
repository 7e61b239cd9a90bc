// Brings Pyodide and the arcade into this thread: the page's own, or a worker's.
//
// What is packed (.gz) is unpacked here, so that any web server will do. Pyodide asks for its files
// by their own names: those that are packed are answered from the packed ones.

const network = globalThis.fetch.bind(globalThis);
const base = new URL("./", import.meta.url);

/** What the site is made of: its version, and each file with its size in bytes. */
export async function listing() {
  return (await network(new URL("files.json", base), { cache: "no-cache" })).json();
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

/** A file that lies there packed, unpacked. */
async function unpacked(name, type, count) {
  const answer = await network(new URL(`${name}.gz`, base));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const body = answer.body.pipeThrough(counter(count)).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": type } });
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

/** Pyodide with the arcade in /arcade. `wanted` says which files of it; `count` hears of bytes. */
export async function load({ wanted = () => true, count = () => {}, env = {} } = {}) {
  const stdlib = "runtime/stdlib.zip";
  globalThis.fetch = (what, options) => {
    const url = new URL(what.url ?? what, base);
    const name = url.href.slice(base.href.length);
    if (name === "runtime/pyodide.asm.wasm") return unpacked(name, "application/wasm", count);
    if (name === stdlib) return unpacked(name, "application/zip", count);
    return network(what, options);
  };
  const arriving = unpacked("arcade.pack", "application/octet-stream", count).then((answer) =>
    answer.arrayBuffer(),
  );
  const { loadPyodide, version } = await import(new URL("runtime/pyodide.mjs", base));
  const python = await loadPyodide({
    indexURL: new URL("runtime/", base).href,
    stdLibURL: new URL(stdlib, base).href,
    lockFileContents: lockFile(version),
    env: { HOME: "/home", PYGAME_HIDE_SUPPORT_PROMPT: "1", ...env },
  });
  globalThis.fetch = network;
  const made = new Set();
  for (const [name, content] of entries(new Uint8Array(await arriving))) {
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

/** The list of Pyodide's own packages, of which none is needed. */
function lockFile(version) {
  const info = { arch: "wasm32", platform: "emscripten", version, python: "3.14.2", abi_version: "2026_0" };
  return JSON.stringify({ info, packages: {} });
}
