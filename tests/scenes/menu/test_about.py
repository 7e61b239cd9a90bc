"""The page about the arcade names what the arcade is really built with."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.core.phrase import say
from game.scenes.menu import about
from game.services import Services
from game.words.text import Text
from tests.layout import LANGUAGES

LOCK = Path(__file__).parents[3] / "requirements.lock"


def plain(name: str) -> str:
    """A name as indexes compare them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> set[str]:
    """The packages that the arcade is installed with."""
    text = LOCK.read_text(encoding="utf-8")
    return {plain(name) for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def test_the_page_lists_each_package_of_the_lock_and_no_other() -> None:
    assert {plain(name) for name in about.PACKAGES} == locked()


def test_each_package_is_known_by_a_module_that_is_there() -> None:
    for name, module in about.PACKAGES.items():
        assert find_spec(module) is not None, name


def test_a_package_that_is_not_installed_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "RUNTIME", "no_such_module")
    monkeypatch.setattr(about, "PACKAGES", {"segno": "segno", "chess": "no_such_module"})
    assert about.built_with() == "Python, SDL, segno"


def test_a_page_in_a_browser_names_pyodide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "RUNTIME", "json")
    assert "Pyodide" in about.built_with()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_names_the_packages_in_every_language(language: str) -> None:
    line = Text(language).say(say("about-tools", names=about.built_with()))
    assert "pygame-ce" in line
    for gone in ("pytweening", "numpy", "tqdm"):
        assert gone not in line


def test_the_page_opens(services: Services) -> None:
    assert about.AboutScene(services).overlay
