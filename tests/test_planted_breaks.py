"""The breaks that are planted on demand still fit the program, and each promise has one."""

from __future__ import annotations

import pytest

from tests.planted_breaks import BREAKS, ROOT, Break, planted
from tests.test_docs import promises

UNBROKEN = ("only uv, or only venv",)
"""Promises without one: their gates want machines that this one is not."""


def rows_of(promise: str) -> list[list[str]]:
    return [row for row in promises() if promise in row[0]]


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: str(broken.name))
def test_a_break_can_be_planted_and_its_gate_is_one_of_the_promise(broken: Break) -> None:
    assert planted(broken, ROOT)
    (row,) = rows_of(broken.promise)
    assert f"`{broken.gate}" in row[1]


def test_every_promise_is_broken_by_something() -> None:
    broken = {rows_of(each.promise)[0][0] for each in BREAKS}
    left = [row[0] for row in promises() if row[0] not in broken]
    assert all(any(words in promise for words in UNBROKEN) for promise in left), left


def test_there_are_sixty_and_each_has_a_name_of_its_own() -> None:
    assert len({each.name for each in BREAKS}) == len(BREAKS) >= 60
