// The tests of this tree under Pyodide in node: the same rules, games, opponents, store and screens.
// node --stack-size=60000 suite.mjs RUNTIME WASM_PACKAGES PYTHON_PACKAGES ROOT [pytest arguments | same]

import path from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, compiled, packages, root] = process.argv.slice(2, 6).map((name) => path.resolve(name));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")));
const wishes = Object.entries(process.env).filter(([name]) => name.startsWith("QUARKADE_"));
const python = await loadPyodide({
  indexURL: runtime + path.sep,
  env: {
    ...Object.fromEntries(wishes), HOME: "/home", SDL_VIDEODRIVER: "dummy", SDL_AUDIODRIVER: "dummy",
    PYGAME_HIDE_SUPPORT_PROMPT: "1", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
  },
});
// SDL asks for game pads; Pyodide, while it starts, must not take this for a browser.
globalThis.navigator ??= { getGamepads: () => [] };
python.mountNodeFS("/compiled", compiled);
python.mountNodeFS("/packages", packages);
python.mountNodeFS("/root", root);
python.globals.set("arguments", python.toPy(process.argv.slice(6)));
process.exitCode = python.runPython(`
import os, sys

sys.dont_write_bytecode = True
sys.path[:0] = ["/compiled", "/root"]
sys.path.append("/packages")
os.chdir("/root")

import skips

skips.dress()

if list(arguments) == ["same"]:
    import same
    from pathlib import Path

    skips.keep(at_once=True)
    same.write(Path("/compiled/wasm"))
    code = 0
else:
    import pytest

    code = int(pytest.main([*arguments, "-q", "-rfEs", "-p", "skips", "-p", "no:cacheprovider"]))
code
`);
