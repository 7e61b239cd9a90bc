"""Docstrings begin with a noun or an imperative, in the terms of the field."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.syntax import nodes, tree
from tests.test_architecture import ROOT, sources

QUESTION = re.compile(r"(What|Who|Where|How|Whether)\b")
VAGUE = re.compile(r"\b(somebody|nobody|whoever)\b", re.IGNORECASE)


def docstrings(parsed: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of every docstring, those of constants and fields included."""
    for node in nodes(parsed):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield statement.lineno, text


def breaks(text: str) -> bool:
    """True for a docstring that begins like a question, or names no actor."""
    return bool(QUESTION.match(text) or VAGUE.search(text))


def all_sources() -> list[Path]:
    """Every module of the project: those of the program, of the tests and of the builds."""
    others = (path for top in ("tests", ".ci") for path in (ROOT / top).rglob("*.py"))
    return [*sources(), *sorted(others)]


def test_docstrings_begin_with_a_noun_or_an_imperative() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text.splitlines()[0]}"
        for path in all_sources()
        for line, text in docstrings(tree(path))
        if breaks(text)
    ]
    rule = "begins like a question, or names no actor: begin with a noun or an imperative"
    assert found == [], "\n".join([rule, *found])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("What a card is worth.", True),
        ("Whether the game is over.", True),
        ("The seat of a player that nobody holds.", True),
        ("The value of a card.", False),
        ("True if the game is over.", False),
        ("Whoever", True),
        ("Whole numbers only.", False),
    ],
)
def test_a_question_is_noticed(text: str, wrong: bool) -> None:
    source = f'X = 1\n"""{text}"""\n'
    assert [breaks(found) for _, found in docstrings(ast.parse(source))] == [wrong]
