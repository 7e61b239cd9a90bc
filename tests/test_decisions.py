"""The decisions: numbered without gaps, each in the same form, and each in the index."""

from __future__ import annotations

import re

import pytest

from tests.decisions_index import INDEX, SECTIONS, Decision, decisions, file_name, index

FOUND = decisions()


def test_decisions_are_numbered_without_gaps() -> None:
    assert [decision.number for decision in FOUND] == list(range(1, len(FOUND) + 1))
    assert len(FOUND) > 100


def test_the_index_is_up_to_date() -> None:
    """``python -m tests.decisions_index`` writes it."""
    assert INDEX.read_text(encoding="utf-8") == index(FOUND)


@pytest.mark.parametrize("decision", FOUND, ids=lambda decision: str(decision.number))
def test_a_decision_has_context_decision_and_consequences(decision: Decision) -> None:
    assert [name for name, _ in decision.sections] == list(SECTIONS)
    assert all(len(text) > 10 for _, text in decision.sections)
    assert decision.file == file_name(decision.number, decision.title)


def test_a_superseded_decision_names_a_later_one() -> None:
    last = {decision.number for decision in FOUND}
    for decision in FOUND:
        match = re.fullmatch(r"accepted|superseded (?:in part )?by (\d+)", decision.status)
        assert match, decision.file
        if match.group(1):
            assert int(match.group(1)) in last
            assert int(match.group(1)) > decision.number
