"""The site is made of packages that are installed, and of all that the arcade runs on."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
BUILD = ROOT / ".ci" / "web.d"
pytestmark = pytest.mark.skipif(
    sys.platform == "emscripten", reason="the site is built on a computer"
)


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that builds the site."""
    monkeypatch.syspath_prepend(str(BUILD))
    spec = importlib.util.spec_from_file_location("build_site", BUILD / "build_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "build_site", module)
    spec.loader.exec_module(module)
    return module


def test_each_package_of_the_site_is_installed(build: ModuleType) -> None:
    assert "babel" in build.pure()
    for name in build.pure():
        assert importlib.metadata.files(name), name


def test_the_site_has_every_package_of_the_lock(build: ModuleType) -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    names = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    assert {*build.pure(), *build.COMPILED, *build.OWN_BUILD} == names


def test_every_module_of_the_site_ends_in_js(build: ModuleType, tmp_path: Path) -> None:
    """Moodle hands out .mjs as plain text, which no browser runs as a module."""
    (tmp_path / "runtime").mkdir()
    scripts = {
        "index.html": '<script type="module" src="arcade.mjs"></script>',
        "arcade.mjs": 'import { load } from "./loader.mjs"; // not far.mjs',
        "loader.mjs": "import(`${base}runtime/pyodide.asm.mjs`);\r\n",
        "first.js": "asmjsMangle;",
        "runtime/pyodide.asm.mjs": "",
    }
    for name, text in scripts.items():
        (tmp_path / name).write_bytes(text.encode())
    build.rename_modules(tmp_path)
    found = {path.relative_to(tmp_path).as_posix(): path for path in build.files_below(tmp_path)}
    assert {name: path.read_bytes().decode() for name, path in found.items()} == {
        "index.html": '<script type="module" src="arcade.js"></script>',
        "arcade.js": 'import { load } from "./loader.js"; // not far.mjs',
        "loader.js": "import(`${base}runtime/pyodide.asm.js`);\r\n",
        "first.js": "asmjsMangle;",
        "runtime/pyodide.asm.js": "",
    }


def test_no_module_takes_the_name_of_a_script_of_the_page(build: ModuleType) -> None:
    names = [path.with_suffix(".js").name for path in build.PAGE.glob("*js")]
    assert len(names) > 10
    assert len(set(names)) == len(names)


def test_the_checks_of_a_change_build_the_site_and_run_tests_under_pyodide() -> None:
    """Nothing else would notice that it cannot be done any more."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    steps = re.findall(
        r"^(?:[A-Z_]+=\S+ )?(\.ci/(?:web tests|\w+)|python3 main\.py test)", script, re.MULTILINE
    )
    assert steps == [
        ".ci/quick", ".ci/school", ".ci/wheel", ".ci/web", ".ci/web tests", "python3 main.py test",
    ]  # fmt: skip
