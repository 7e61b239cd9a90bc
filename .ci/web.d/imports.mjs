// Import every module of the arcade in the very Python that the page will have.
// node imports.mjs RUNTIME STDLIB.zip ARCADE: what was left out too much is named here, not in a page.

import path from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, library, arcade] = process.argv.slice(2).map((name) => path.resolve(name));
process.on("uncaughtException", (error) => {
  console.error(error.message); // not the line of a script that is one line long
  process.exit(1);
});
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: runtime + path.sep,
  stdLibURL: library,
  env: { HOME: "/home", SDL_VIDEODRIVER: "dummy", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
});
python.mountNodeFS("/arcade", arcade);
const count = python.runPython(`
import importlib, sys
from pathlib import Path

sys.path[:0] = ["/arcade", "/arcade/packages"]
names = [
    ".".join(path.relative_to("/arcade").with_suffix("").parts)
    for room in ("game", "ai", "tutorial")
    for path in sorted(Path("/arcade", room).rglob("*.pyc"))
]
for name in names:
    importlib.import_module(name.removesuffix(".__init__"))
len(names)
`);
console.log(`${count} modules can be imported`);
