"""JSON that is nested too deep is refused before anybody reads it."""

from __future__ import annotations

import json

import pytest

from game.core.record import DEEPEST, shallow


@pytest.mark.parametrize(
    "value",
    [
        [],
        {"a": [1, 2]},
        [[1]] * 5_000,
        {"text": "[" * 5_000},
        ['"' + "[{" * 500 + "\\"] * 3,
        [json.loads("[" * (DEEPEST - 1) + "]" * (DEEPEST - 1))] * 3,
    ],
)
def test_what_is_shallow_comes_back_as_it_is(value: object) -> None:
    text = json.dumps(value)
    assert shallow(text) is text


@pytest.mark.parametrize(
    "text",
    [
        "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        "[[]," + "[" * DEEPEST + "]" * DEEPEST + "]",
        '{"a": ' * 30_000,
        '{"a": "\\"]]]]", "b": ' + "[" * 30_000,
        '"never closed ' + "[" * 30_000,
    ],
)
def test_what_is_too_deep_is_refused(text: str) -> None:
    with pytest.raises(RecursionError):
        shallow(text)
