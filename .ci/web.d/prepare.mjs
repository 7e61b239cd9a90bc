// Byte code for every Python file below some folders, and the texts of JavaScript in SDL as code.
// node prepare.mjs RUNTIME PACKAGES FOLDER...
//
// SDL's C code carries JavaScript as text, which emscripten evaluates when the module is loaded. A
// strict page forbids that: so each text is written into Pyodide's own script, as a function.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [runtime, packages, ...folders] = process.argv.slice(2).map((name) => path.resolve(name));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: runtime + path.sep,
  env: { HOME: "/home", SDL_VIDEODRIVER: "dummy", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
});

const texts = [];
const evaluate = globalThis.eval;
globalThis.eval = (text) => {
  texts.push(text);
  return () => 0;
};
python.mountNodeFS("/packages", packages);
python.runPython("import sys; sys.path.insert(0, '/packages'); import pygame, msgspec");
globalThis.eval = evaluate;

const script = path.join(runtime, "pyodide.asm.mjs");
const table = texts.map((text) => `${JSON.stringify(text)}:${text.replace(/;\s*$/, "")}`).join(",\n");
const parts = fs.readFileSync(script, "utf8").split(/=eval\(func\)/);
if (parts.length !== 3) throw new Error("Pyodide evaluates texts elsewhere than it used to");
fs.writeFileSync(script, parts.join(`=({${table}})[func]`));

folders.forEach((folder, i) => {
  python.mountNodeFS(`/compiled${i}`, folder);
});
python.globals.set("count", folders.length);
try {
  python.runPython(fs.readFileSync(fileURLToPath(new URL("byte_code.py", import.meta.url)), "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log(`${texts.length} functions of SDL`);
