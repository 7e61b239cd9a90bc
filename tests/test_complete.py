"""Every game of the house has all that it needs; what is missing is said in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from tests.complete import begun, lacks

POLICY = Path(__file__).parents[1] / "assets" / "kiosk.example.toml"


@pytest.mark.parametrize("game", begun())
def test_a_game_has_all_that_it_needs(game: str) -> None:
    missing = lacks(game)
    assert not missing, "\n".join(["still missing:", *missing])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_writes_a_policy_is_told_of_it(game: str) -> None:
    assert game in POLICY.read_text(encoding="utf-8"), f"assets/{POLICY.name} does not name {game}"
