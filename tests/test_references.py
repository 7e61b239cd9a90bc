"""Decisions, files, modules and names that texts of the project refer to exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.syntax import tree
from tests.test_architecture import ROOT, module, sources
from tests.test_prose import docstrings

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
"""Pages about the project as it is. Decisions and the changelog tell of what it was, too."""

NUMBERS = re.compile(r"\bdecisions?\s+((?:\d+(?:,\s+|\s+and\s+|\s+to\s+)?)+)", re.IGNORECASE)
FILE = re.compile(
    r"(?<![\w./-])(?:game|ai|tutorial|tests|docs|assets|\.ci|\.github)/[\w./-]*[\w/](?![\w./*<{\[-]*[*<{\[])"
)
DOTTED = re.compile(r"`((?:game|ai|tutorial|tests)(?:\.\w+)+)`")


def decisions() -> set[int]:
    """Numbers of the decisions, docs/decisions/NNNN-title.md."""
    return {int(page.name[:4]) for page in (ROOT / "docs" / "decisions").glob("[0-9]*.md")}


COMMENT = re.compile(r"^ *# (.+)|  # (.+)", re.MULTILINE)
"""On a line as ruff sets it; a string that looks so does no harm."""


def comments(source: str) -> str:
    """The comments of a module; one of several lines stays in one piece."""
    return " ".join(one or other for one, other in COMMENT.findall(source))


@cache
def texts() -> dict[str, str]:
    """Each file of the project with what it says in prose."""
    found = {"pyproject.toml": (ROOT / "pyproject.toml").read_text("utf-8")}
    found |= {str(page.relative_to(ROOT)): page.read_text("utf-8") for page in PAGES}
    for path in sources():
        source = path.read_text("utf-8")
        prose = [text for _, text in docstrings(tree(path))]
        found[str(path.relative_to(ROOT))] = "\n".join([*prose, comments(source)])
    return found


def cited(text: str) -> Iterator[int]:
    """The decisions that a text names."""
    for numbers in NUMBERS.findall(text):
        yield from map(int, re.findall(r"\d+", numbers))


@cache
def names(path: Path) -> frozenset[str]:
    """The names that a module defines or imports, members of classes as ``Class.member``."""
    found = set()

    def note(body: list[ast.stmt], before: str) -> None:
        for node in body:
            match node:
                case ast.ClassDef(name=name, body=members):
                    found.add(before + name)
                    note(members, f"{name}.")
                    own = [n for n in ast.walk(node) if isinstance(n, ast.Attribute)]
                    found.update(f"{name}.{n.attr}" for n in own)
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    found.add(before + name)
                case ast.Assign(targets=targets):
                    stored = [n for target in targets for n in ast.walk(target)]
                    found.update(before + n.id for n in stored if isinstance(n, ast.Name))
                case ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(before + name)
                case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                    found.update(alias.asname or alias.name for alias in aliases)
                case ast.If(body=inner) | ast.Try(body=inner):
                    note(inner, before)

    note(tree(path).body, "")
    return frozenset(found)


@cache
def modules() -> dict[str, Path]:
    tests = sorted((ROOT / "tests").rglob("*.py"))
    return {module(path): path for path in [*sources(), *tests]}


def known(dotted: str) -> bool:
    """True for a package, a module, or a name that its module defines."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        home = modules().get(".".join(parts[:length]))
        if home is not None:
            return length == len(parts) or ".".join(parts[length:]) in names(home)
    return False


def test_decisions_that_are_cited_exist() -> None:
    there = decisions()
    wrong = {(name, n) for name, text in texts().items() for n in cited(text) if n not in there}
    assert len(there) > 100
    assert wrong == set()


def test_files_that_are_named_exist() -> None:
    wrong = {
        (name, file)
        for name, text in texts().items()
        for file in FILE.findall(text)
        if not (ROOT / file.rstrip(".")).exists()
    }
    assert wrong == set()


def test_modules_and_names_that_are_named_exist() -> None:
    wrong = {
        (name, dotted)
        for name, text in texts().items()
        for dotted in DOTTED.findall(text)
        if not known(dotted)
    }
    assert wrong == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("(decision 74).", [74]),
        ("see decisions 118 and 119", [118, 119]),
        ("Decisions 9, 12 and 15 say", [9, 12, 15]),
        ("a decision of 3 players", []),
    ],
)
def test_decisions_are_found_in_a_text(text: str, found: list[int]) -> None:
    assert list(cited(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see docs/web.md.", ["docs/web.md"]),
        ("`game/core/rng.py`,", ["game/core/rng.py"]),
        ("game/rules/<id>/rules.py", []),
        ("main.py web game/x", ["game/x"]),
    ],
)
def test_files_are_found_in_a_text(text: str, found: list[str]) -> None:
    assert FILE.findall(text) == found


@pytest.mark.parametrize(
    ("dotted", "there"),
    [
        ("game.core.rng", True),
        ("game.core.rng.Rng.below", True),
        ("game.core", True),
        ("game.core.rng.Rng.random", True),
        ("game.core.rng.nothing", False),
        ("game.no_such_module", False),
    ],
)
def test_a_name_that_is_gone_is_noticed(dotted: str, there: bool) -> None:
    assert known(dotted) == there
