"""Chances that a look-back tells at a choice, compared with who won."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.lab.chances.tutti_quantum import ToldChoice, read, spans, stretch
from game.core.rng import Rng


def choices(number: int, factor: float) -> list[ToldChoice]:
    """Choices in round 3 whose seat wins as if the distance from even chances were so stretched."""
    rng = Rng("told", "choices")
    told = [rng.random() for _ in range(number)]
    chances = [0.5 + factor * (each - 0.5) for each in told]
    return [
        ToldChoice(3, each, float(rng.random() < chance))
        for each, chance in zip(told, chances, strict=True)
    ]


@pytest.mark.parametrize("factor", [0.5, 1.0])
def test_the_stretch_that_suits_is_found(factor: float) -> None:
    found, margin = stretch(choices(2000, factor))
    assert abs(found - factor) < margin < 0.1


def test_rounds_are_told_together_and_empty_ones_not_at_all() -> None:
    (line,) = spans([ToldChoice(1, 0.7, 1.0), ToldChoice(5, 0.6, 0.0), ToldChoice(4, 0.1, 0.0)])
    assert line.startswith("rounds 1 to 5: told 0.65, won 0.50 (2 choices), stretch ")


def test_games_that_were_played_before_are_read_again(tmp_path: Path) -> None:
    lines = tmp_path / "told.jsonl"
    assert read(lines) == {}
    lines.write_text('{"seed": "told 0", "told": [[2, 0.5, 1.0]]}\n')
    assert read(lines) == {"told 0": [ToldChoice(2, 0.5, 1.0)]}
