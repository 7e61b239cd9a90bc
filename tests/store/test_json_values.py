"""Values under a key: read as a type, or the default, whatever lies in the file."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.files.parsing import Count, Whole, decode, decode_fields, decode_items


@dataclass(frozen=True, slots=True)
class Place:
    chapter: Count
    done: tuple[str, ...] = ()


DEEP = 100_000
MALICE = {
    "nothing": "",
    "no JSON": "{chapter}",
    "cut off": '{"chapter": 1',
    "two values": '{"chapter": 1} {"chapter": 2}',
    "another type": '{"chapter": "1"}',
    "truth for a number": '{"chapter": true}',
    "no field": "{}",
    "null": "null",
    "a list": "[1]",
    "below the least": '{"chapter": -1}',
    "huge": '{"chapter": ' + "9" * 5000 + "}",
    "beyond 64 bits": '{"chapter": 99999999999999999999}',
    "beyond all floats": '{"chapter": 1e999}',
    "infinite": '{"chapter": Infinity}',
    "not a number": '{"chapter": NaN}',
    "deep list": "[" * DEEP + "]" * DEEP,
    "deep object": '{"chapter": ' * DEEP + "1" + "}" * DEEP,
    "deep in a field of no use": '{"chapter": 1, "x": ' + "[" * DEEP + "]" * DEEP + "}",
    "half a letter": '{"chapter": 1, "done": ["\ud800"]}',
    "half a letter, written out": '{"chapter": 1, "done": ["\\ud800"]}',
}


@pytest.mark.parametrize("text", MALICE.values(), ids=MALICE.keys())
def test_malice_gives_the_default(text: str) -> None:
    assert decode(text, Place, None) is None
    assert decode_items(text, Place) == []
    assert decode_fields(text, Place) == {}


def test_what_fits_is_read_and_fields_of_a_later_program_are_passed_over() -> None:
    assert decode('{"chapter": 3, "later": [1]}', Place, None) == Place(3)
    assert decode('{"chapter": 3, "done": ["a"]}', Place, None) == Place(3, ("a",))
    assert decode(None, Place, Place(7)) == Place(7)


def test_one_bad_item_takes_no_other_with_it() -> None:
    text = '[{"chapter": 1}, 5, {"chapter": -1}, {"chapter": ' + "9" * 5000 + '}, {"chapter": 2}]'
    assert decode_items(text, Place) == [Place(1), Place(2)]
    assert decode_fields('{"a": 1, "b": "2", "c": 1.5, "d": -4}', Whole) == {"a": 1, "d": -4}


@given(st.dictionaries(st.text(max_size=5), st.integers(-(2**53), 2**53), max_size=5))
def test_what_was_written_is_read(scores: dict[str, int]) -> None:
    assert decode_fields(json.dumps(scores), Whole) == scores
    assert decode(json.dumps(scores), dict[str, Whole], None) == scores


@given(st.text(max_size=40))
def test_no_text_raises(text: str) -> None:
    assert decode(text, list[str], None) is None or text.strip().startswith("[")
