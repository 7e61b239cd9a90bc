"""Learned numbers: data files beside the evaluators, read by name, each with where it comes
from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ai.evaluators
from ai.numbers import Learned, learned, numbers, written

FILES = sorted(Path(ai.evaluators.__path__[0]).rglob("*.json"))


def test_every_game_has_numbers_in_a_file() -> None:
    assert {path.parent.name for path in FILES} == {
        "bigebang",
        "particle_builder",
        "particle_panic",
        "tutti_quantum",
        "u_know_feynman",
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_data_file_says_where_it_comes_from_and_is_written_as_a_fit_writes_it(path: Path) -> None:
    table = learned(f"ai.evaluators.{path.parent.name}", path.stem)
    assert table.provenance.get("origin") or table.provenance.get("command")
    assert written(table) == path.read_text(encoding="utf-8")


def test_what_is_written_is_read_again() -> None:
    table = Learned({"row": [1, -2, 0.25], "deep": [[1], [2, 3]], "none": []}, {"origin": "here"})
    assert Learned(**json.loads(written(table))) == table
    assert '"row": [1, -2, 0.25]' in written(table), "a row is a line"


def test_a_table_that_is_not_there_is_an_error_of_its_name() -> None:
    with pytest.raises(OSError, match="nowhere"):
        numbers("ai.evaluators.bigebang", "nowhere")
