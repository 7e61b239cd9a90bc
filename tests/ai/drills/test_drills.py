"""Kept drills hold: their answers are counted again, and their difficulty follows a Rasch model."""

from __future__ import annotations

from typing import cast

import pytest

from ai.drills.drill import Drill, DrillTheme, kept, themes_of, written
from ai.lab.exercises import SHARE, check, difficulty, proved
from ai.puzzles.puzzle import Position, position_of
from game.core.contract import move_text
from game.games import GAMES

DRILLED = [game for game in GAMES if kept(game)]
SOME = 12
"""Drills of a game that are counted again in each run."""


def test_most_games_have_drills() -> None:
    assert len(DRILLED) >= 4


@pytest.mark.parametrize("game", DRILLED)
def test_answers_hold(game: str) -> None:
    drills = kept(game)
    themes = themes_of(game)
    for number in range(0, len(drills), max(1, len(drills) // SOME)):
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


def test_a_file_is_read_as_it_was_written() -> None:
    drill = Drill("light", 2, 1, {}, "seed", ("a:1", "b:2"), ("c:3",), 4, 1500)
    assert '"moves":"a:1 b:2"' in written([drill])


def test_a_drill_of_another_game_is_refused() -> None:
    drill = kept("bigebang")[0]
    with pytest.raises(ValueError, match=r"."):
        drill.stood(GAMES["u_know_feynman"])
