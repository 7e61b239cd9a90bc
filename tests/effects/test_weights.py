"""Every thing that happens has its weight, and a heavier one is louder, brighter and stronger."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.effects.weights import BEATS, SCALE, weight_of

RULES = Path(__file__).parents[2] / "game" / "rules"


def emitted(rulebook: Path) -> set[str]:
    """The kinds of beats in a rulebook: the first argument of every ``emit(...)``."""
    kinds = set()
    for path in rulebook.rglob("*.py") if rulebook.is_dir() else [rulebook]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.func.id == "emit" and node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    kinds.add(first.value)
    return kinds


def test_every_beat_of_a_rulebook_has_its_weight_or_none_of_them_has_one() -> None:
    weighed = [book for book in RULES.iterdir() if emitted(book) & set(BEATS)]
    assert len(weighed) >= 5
    for book in weighed:
        assert emitted(book) <= set(BEATS), book.name


def test_no_weight_is_given_to_what_never_happens() -> None:
    assert set(BEATS) <= emitted(RULES)


def test_the_scale_has_four_weights_and_all_are_used() -> None:
    assert sorted(SCALE) == [1, 2, 3, 4] == sorted(set(BEATS.values()))


@pytest.mark.parametrize("name", ["gain", "glow", "light", "stir", "rumble", "seconds"])
def test_a_heavier_beat_is_never_weaker(name: str) -> None:
    strengths = [getattr(SCALE[weight], name) for weight in (1, 2, 3, 4)]
    assert strengths == sorted(strengths)
    assert strengths[0] < strengths[3]


def test_what_nobody_has_weighed_weighs_one() -> None:
    assert weight_of("of a game that came later") is SCALE[1]
