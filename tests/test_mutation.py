"""Random changes of the code are real ones, and the same seed draws the same."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutation import (
    GROUPS,
    Group,
    Lines,
    Mutant,
    drawn,
    equivalents,
    game_of,
    mutants,
    noticed,
)
from tests.planted_breaks import ROOT

SOURCE = '''
LIMIT = 3


def full(cards: list[int], limit: int = 3) -> bool:
    """True above 3."""
    if not cards:
        raise ValueError(f"{1 + 1} cards")
    cards.append(1)
    return len(cards) > limit and cards[0] != 2
'''


def test_each_operator_number_and_call_is_changed_once() -> None:
    found = [mutant.new for mutant in mutants("rules", "a.py", SOURCE)]
    assert sorted(found) == [
        "cards.append((2))",
        "if (cards):",
        "pass",
        "return (len(cards) > limit or cards[0] != 2)",
        "return (len(cards) >= limit) and cards[0] != 2",
        "return len(cards) > limit and (cards[0] == 2)",
        "return len(cards) > limit and cards[(1)] != 2",
        "return len(cards) > limit and cards[0] != (3)",
    ]


@pytest.mark.long
def test_a_sample_has_as_many_of_each_group_and_can_be_drawn_again() -> None:
    sample = drawn("a word", 24)
    assert [mutant.group for mutant in sample] == [g.name for g in GROUPS for _ in range(3)]
    assert [*map(str, drawn("a word", 24))] == [*map(str, sample)]
    for mutant in sample:
        source = (ROOT / mutant.file).read_text("utf-8")
        assert ast.dump(ast.parse(mutant.planted(source))) != ast.dump(ast.parse(source))


def test_changes_that_make_no_difference_can_still_be_made() -> None:
    every = {
        mutant.key
        for file in {key.partition(":")[0] for key in equivalents()}
        for mutant in mutants("", file, (ROOT / file).read_text("utf-8"))
    }
    assert equivalents() <= every


@pytest.mark.parametrize(
    ("file", "game"),
    [
        ("game/rules/bigebang/scoring.py", "bigebang"),
        ("game/tables/u_know_feynman/layout.py", "u_know_feynman"),
        ("game/core/rng.py", "e"),
    ],
)
def test_the_tests_of_a_fault_are_those_of_its_game(file: str, game: str) -> None:
    assert game_of(Mutant("rules", file, 1, "a", "b")) == game


A_TEST = "from a import x\n\ndef test_{name}() -> None:\n    assert x{found}\n"


@pytest.mark.long
def test_the_tests_of_the_line_are_run_first_and_then_all(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n", "utf-8")
    (tmp_path / "test_one.py").write_text(A_TEST.format(name="one", found=" == 1"), "utf-8")
    (tmp_path / "test_any.py").write_text(A_TEST.format(name="any", found=" > 0"), "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", "utf-8")
    mutant = Mutant("rules", "a.py", 1, "x = 1", "x = 2")
    one, other = "test_one.py::test_one", "test_any.py::test_any"
    lines = Lines({"a.py": {"1": [one, other]}}, {one: 0.2, other: 0.1})
    assert lines.of(mutant) == [other, one]
    blind = Group("rules", "a.py", "test_any.py", 0.85)
    assert noticed(mutant, blind, tmp_path, lines)
    kept = Lines({"a.py": {"1": [other]}}, {other: 0.1})
    assert noticed(mutant, Group("rules", "a.py", "test_one.py test_any.py", 0.85), tmp_path, kept)
    assert not noticed(mutant, blind, tmp_path, kept)
    assert (tmp_path / "a.py").read_text("utf-8") == "x = 1\n"


def test_a_run_without_tests_says_nothing_about_a_fault(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n", "utf-8")
    nothing = Group("rules", "a.py", "-k nothing a.py", 0.85)
    with pytest.raises(RuntimeError, match="no tests ran"):
        noticed(Mutant("rules", "a.py", 1, "x = 1", "x = 2"), nothing, tmp_path)
    assert (tmp_path / "a.py").read_text("utf-8") == "x = 1\n"
