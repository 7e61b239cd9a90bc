"""Speed is kept: what a game does per round of a fixed loop must not fall by a quarter."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ai.lab import speed
from ai.lab.speed import slower, yields
from game.games import GAMES
from tests.ai import toys

KEPT = Path(__file__).with_name("speed.json")
"""The measurement that was last accepted (``QUARKADE_ACCEPT=1``), on a quiet machine."""


def test_a_quarter_less_is_told_and_noise_is_not() -> None:
    before = {"moves_s": 10.0, "search_s": 0.4}
    assert slower({"moves_s": 8.0, "search_s": 0.31}, before) == []
    assert slower({"moves_s": 20.0, "search_s": 9.0, "new": 1.0}, before) == []
    (loss,) = slower({"moves_s": 7.4, "search_s": 0.4}, before)
    assert "moves_s" in loss
    assert len(slower({}, before)) == 2, "a figure that is gone is a loss too"


def test_a_slower_game_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game, once hampered: whatever the machine does, the ratio falls."""
    monkeypatch.setattr(speed, "SECONDS", 0.05)
    before = yields("nim", toys.REGISTRY)

    class Hampered(toys.Nim):
        def to_move(self, state: toys.NimState) -> int | None:
            for _ in range(400):
                pass
            return super().to_move(state)

    monkeypatch.setitem(toys.GAMES, "nim", Hampered())
    assert len(slower(yields("nim", toys.REGISTRY), before)) == len(before) == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_become_slower(game: str) -> None:
    now = yields(game)
    baseline = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    if os.environ.get("QUARKADE_ACCEPT"):
        KEPT.write_text(json.dumps({**baseline, game: now}, indent=1) + "\n")
        return
    assert game in baseline, f"nothing kept for {game} yet: QUARKADE_ACCEPT=1 keeps it"
    assert not slower(now, baseline[game])
