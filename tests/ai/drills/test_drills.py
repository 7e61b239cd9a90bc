"""Kept drills hold: their answers are counted again, and their difficulty follows a Rasch model."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from ai.drills.drill import Drill, DrillTheme, kept, themes_of, written
from ai.lab import exercises
from ai.lab.exercises import SHARE, check, difficulty, next_deal, proved
from ai.puzzles.puzzle import Position, position_of
from game.core.contract import move_text
from game.core.rng import Rng
from game.games import GAMES
from game.rules.particle_panic.state import ACCEPT, END
from game.rules.u_know_feynman.moves import legal_moves
from game.rules.u_know_feynman.state import TURN
from tests.some import some

DRILLED = [game for game in GAMES if kept(game)]
SOME = 12
"""Drills of a game that are counted again in each run."""


def test_five_games_have_drills() -> None:
    assert len(DRILLED) >= 5


@pytest.mark.parametrize("game", DRILLED)
def test_a_game_has_two_hundred_drills_and_some_of_each_theme(game: str) -> None:
    assert len(kept(game)) >= 200
    assert {drill.theme for drill in kept(game)} == set(themes_of(game))


@pytest.mark.parametrize("game", DRILLED)
def test_answers_hold(game: str) -> None:
    drills = kept(game)
    themes = themes_of(game)
    for number in some(range(0, len(drills), max(1, len(drills) // SOME))):
        drill = drills[number]
        position = position_of(drill.stood(GAMES[game]))
        answer = proved(position, themes[drill.theme], f"again {number}")
        assert answer is not None, (game, number)
        good, worths = answer
        assert [move_text(position.moves[at]) for at in good] == list(drill.good)
        assert max(worths) == drill.best
        assert len(good) <= SHARE * len(worths)


@pytest.mark.slow
@pytest.mark.parametrize("game", DRILLED)
def test_all_answers_hold(game: str) -> None:
    assert check(GAMES[game]) == []


def test_a_clear_answer_is_easier_than_a_near_one() -> None:
    clear, near = [0, 0, 0, 9], [8, 8, 8, 9]
    assert difficulty([*clear, 0, 0], [3], 1) < difficulty([0, 3, 6, 9, 8, 8], [3], 1)
    assert difficulty(near, [3], 1) == difficulty(near, [3], 1), "by the seed alone"


class Fixed:
    """A theme whose counts are given, world by world."""

    def __init__(self, *worths: list[int]) -> None:
        self._left = list(worths)

    def asks(self, position: Position) -> bool:
        return True

    def worths(self, position: Position, seed: str) -> list[int]:
        return self._left.pop(0)


def proof(*worths: list[int]) -> tuple[list[int], list[int]] | None:
    return proved(cast("Position", None), cast("DrillTheme", Fixed(*worths)), "x")


def test_what_hangs_on_hidden_cards_is_no_drill() -> None:
    assert proof([1, 2, 3, 9], [1, 2, 3, 9], [1, 2, 3, 9]) == ([3], [1, 2, 3, 9])
    assert proof([1, 2, 3, 9], [1, 2, 3, 9], [1, 9, 3, 9]) is None


def test_too_many_best_moves_are_no_drill() -> None:
    assert proof([9, 9, 3, 1]) is None


# --- themes ---------------------------------------------------------------------------------------


def positions(game: str, theme: str) -> list[Position]:
    found = [drill for drill in kept(game) if drill.theme == theme]
    return [position_of(drill.stood(GAMES[game])) for drill in found[:: len(found) // 3]]


def overflows(position: Position, at: int, seed: str) -> float:
    """Share of 300 turns that end after this move and overflow a room, played by the rules."""
    game, count = position.game, 0
    for number in range(300):
        rng = Rng(f"{seed} {number}", "overflow")
        state = game.determinize(position.view, rng)
        game.apply(state, position.moves[at], rng)
        events: list[tuple[str, dict[str, Any]]] = []
        emit = partial(lambda kept, kind, **data: kept.append((kind, data)), events)
        while not any(kind == "emerged" for kind, _ in events):
            legal = game.legal_moves(state)
            last = ACCEPT if ACCEPT in legal else END if END in legal else legal[0]
            game.apply(state, last, rng, emit)
        placed = [data["count"] for kind, data in events if kind in ("emerge", "emerged")]
        count += placed[0] > placed[1]
    return count / 300


def test_the_danger_of_an_overflow_is_what_the_rules_make_of_it() -> None:
    theme = themes_of("particle_panic")["overflow"]
    for position in some(positions("particle_panic", "overflow")):
        worths = theme.worths(position, "x")
        assert worths is not None
        for at, move in enumerate(position.moves):
            if move_text(move).startswith(("neutralize:", "spade:")):
                assert overflows(position, at, "x") == pytest.approx(-worths[at] / 100, abs=0.1)


def test_fitting_cards_are_those_that_could_be_played_at_once() -> None:
    theme = themes_of("u_know_feynman")["fitting"]
    for position in some(positions("u_know_feynman", "fitting")):
        worths = theme.worths(position, "x")
        assert worths is not None
        for worth, move in zip(worths, position.moves, strict=True):
            state = position.game.determinize(position.view, Rng("x", "world"))
            position.game.apply(state, move, Rng("x", "dice"))
            state.mover, state.phase = position.seat, TURN
            cards = {each.card for each in legal_moves(state) if each.second == -1} - {-1}
            drawn = move_text(move).startswith("draw:")
            assert worth == (0 if drawn else len(cards))


# --- files ----------------------------------------------------------------------------------------


def test_more_drills_come_from_the_next_deal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drill = kept("bigebang")[0]
    before = [replace(drill, seed="drills 7"), replace(drill, seed="other 30")]
    assert next_deal(before, "drills") == 8
    assert next_deal(before, "puzzles") == 0
    monkeypatch.setattr(exercises, "FOLDER", tmp_path)
    arguments = ["exercises", "--game", "bigebang", "--more", "--minutes", "1", "--count", "203"]
    monkeypatch.setattr(sys, "argv", arguments)
    exercises.main()
    now = kept.__wrapped__("bigebang", tmp_path)
    assert len(now) == 203
    assert all(drill in now for drill in kept("bigebang"))
    assert next_deal(now, "drills") > next_deal(kept("bigebang"), "drills")


def test_a_file_is_read_as_it_was_written() -> None:
    drill = Drill("light", 2, 1, {}, "seed", ("a:1", "b:2"), ("c:3",), 4, 1500)
    assert '"moves":"a:1 b:2"' in written([drill])


def test_a_drill_of_another_game_is_refused() -> None:
    drill = kept("bigebang")[0]
    with pytest.raises(ValueError, match=r"."):
        drill.stood(GAMES["u_know_feynman"])
