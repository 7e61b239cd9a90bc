"""Random changes of the code are real ones, and the same seed draws the same."""

from __future__ import annotations

import ast

from tests.mutation import GROUPS, drawn, equivalents, mutants
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


def test_a_sample_has_as_many_of_each_group_and_can_be_drawn_again() -> None:
    sample = drawn("a word", 21)
    assert [mutant.group for mutant in sample] == [g.name for g in GROUPS for _ in range(3)]
    assert [*map(str, drawn("a word", 21))] == [*map(str, sample)]
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
