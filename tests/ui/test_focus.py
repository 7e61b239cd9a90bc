"""The focus goes where one expects."""

from __future__ import annotations

from game.core.phrase import literal
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.focus import stepped


def spot(name: str, x: float, y: float) -> Spot:
    return Spot(name, Label("text", 20), x, y, 60, 60, spoken=literal(name))


GRID = [spot(f"{c}{r}", 100 + 100 * c, 100 + 100 * r) for r in range(3) for c in range(4)]


def test_arrows_walk_the_grid() -> None:
    assert stepped(Action.RIGHT, "11", GRID) == "21"
    assert stepped(Action.LEFT, "11", GRID) == "01"
    assert stepped(Action.UP, "11", GRID) == "10"
    assert stepped(Action.DOWN, "11", GRID) == "12"


def test_the_rim_keeps_the_focus() -> None:
    assert stepped(Action.LEFT, "01", GRID) == "01"


def test_tab_meets_everything_once_and_comes_round() -> None:
    here, met = "00", []
    for _ in GRID:
        met.append(here)
        here = str(stepped(Action.NEXT, here, GRID))
    assert here == "00"
    assert sorted(met) == sorted(s.id for s in GRID)
    assert stepped(Action.PREVIOUS, "00", GRID) == met[-1]


def test_without_focus_any_key_takes_the_first() -> None:
    assert stepped(Action.DOWN, None, GRID) == "00"
    assert stepped(Action.DOWN, "gone", GRID) == "00"
    assert stepped(Action.DOWN, None, []) is None


def test_what_lies_straight_ahead_beats_what_lies_askew() -> None:
    spots = [spot("here", 100, 100), spot("askew", 160, 180), spot("ahead", 260, 100)]
    assert stepped(Action.RIGHT, "here", spots) == "ahead"
