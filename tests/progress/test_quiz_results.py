"""Results of the quiz in the store: rounds, results of a class, and nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.progress import quiz_results
from game.progress.quiz_results import MOST, OPEN, OUTCOMES, outcomes, parse, text
from game.store import Store
from tutorial.quiz import Outcome

RIGHT, WRONG = (True,) * 8, (False,) * 8


def test_the_second_round_follows_a_kept_first_one(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert quiz_results.next_form(store) == "before"
        quiz_results.keep_first_round(store, [True, *WRONG[1:]])
        assert store.progress(OPEN) == "[1, 0, 0, 0, 0, 0, 0, 0]"
        assert quiz_results.next_form(store) == "after"
        assert quiz_results.first_round(store) == (True, *WRONG[1:])
        quiz_results.forget_first_round(store)
        assert quiz_results.next_form(store) == "before"


@pytest.mark.parametrize("damaged", ["", "{", "[1]", "null", '["1"]', "[" * 40, "[1e999]"])
def test_a_damaged_first_round_is_none(tmp_path: Path, damaged: str) -> None:
    with Store.open(tmp_path) as store:
        store.set_progress(OPEN, damaged)
        assert quiz_results.first_round(store) is None


def test_outcomes_are_kept_and_nonsense_is_left_out() -> None:
    kept = [Outcome("2026-01-01", "8b", WRONG, RIGHT)]
    assert parse(text(kept)) == kept
    for nonsense in (None, "", "{", "[1]", '[{"day": 1}]', '{"a": 2}'):
        assert parse(nonsense) == []
    assert parse(f"[3, {text(kept)[1:-1]}, []]") == kept


def test_ones_and_noughts_are_right_and_wrong() -> None:
    row = '{"day": "2026-01-01", "group": "", "before": %s, "after": %s}'
    assert parse(f"[{row % ([1] * 8, [0] * 8)}]") == [Outcome("2026-01-01", "", RIGHT, WRONG)]
    assert parse(f"[{row % ([1] * 7, [0] * 8)}]") == [], "a question is missing"


def test_the_newest_outcomes_stay(tmp_path: Path) -> None:
    old = Outcome("2001-01-01", "", WRONG, WRONG)
    new = Outcome("2026-01-01", "", WRONG, RIGHT)
    with Store.open(tmp_path) as store:
        store.set_progress(OUTCOMES, text([old] * MOST))
        quiz_results.keep_outcome(store, new)
        assert outcomes(store) == [old] * (MOST - 1) + [new]
