"""The page with the licences names every part of a build, with a text each."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LICENCES = runpy.run_path(str(ROOT / ".ci" / "licences.py"))


@pytest.mark.parametrize("browser", [False, True])
def test_every_package_of_the_lock_has_its_text(browser: bool) -> None:
    parts = list(LICENCES["parts"](browser=browser))
    names = {part.name.partition(" ")[0] for part in parts}
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.M)
    assert {*locked, "Quarkade", "Python"} <= names
    assert {"SDL", "FreeType", "Pyodide"} <= names or not browser
    for part in parts:
        assert all(len(text) > 200 for text in part.texts), part.name


def test_what_came_compiled_names_its_sources() -> None:
    page = LICENCES["page"](list(LICENCES["parts"](browser=True)))
    for name in ("pygame-ce", "pyodide", "cpython"):
        assert re.search(rf'<a href="https://github.com/[\w-]+/{name}">', page)


def test_the_terms_that_are_named_are_there() -> None:
    page = LICENCES["page"](list(LICENCES["parts"](browser=True)))
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Apache License",
    ):
        assert words in page
