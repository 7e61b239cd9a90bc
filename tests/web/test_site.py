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


def test_the_checks_of_a_change_build_the_site_and_run_tests_under_pyodide() -> None:
    """Nothing else would notice that it cannot be done any more."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    steps = re.findall(
        r"^(?:[A-Z_]+=\S+ )?(\.ci/(?:web tests|\w+)|python3 main\.py test)", script, re.MULTILINE
    )
    assert steps == [
        ".ci/quick", ".ci/school", ".ci/wheel", ".ci/web", ".ci/web tests", "python3 main.py test",
    ]  # fmt: skip
