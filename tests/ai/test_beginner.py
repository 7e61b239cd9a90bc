"""The results of the easiest levels of Big*Bang against a beginner who has just read the rules."""

from __future__ import annotations

import pytest

from tests.ai.beginner import match


def test_a_visitor_loses_to_a_beginner_but_not_every_game() -> None:
    won, drawn, lost = match("visitor", 40)
    assert lost > won
    assert won + drawn > 0


@pytest.mark.slow
def test_a_student_beats_a_beginner() -> None:
    won, drawn, _ = match("student", 100)
    assert won + drawn / 2 >= 60
