"""Puzzles of the day: each kept one stands, and what was proved is proved again."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from ai.analysis import explain
from ai.lab.puzzles import AHEAD, confirmed, has_twins, prove
from ai.puzzles.calendar import file_of, kept, of_day, written
from ai.puzzles.goals import goal_of
from ai.puzzles.puzzle import Puzzle, position_of, stood
from game.core.contract import find_move
from game.core.phrase import Phrase
from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.words.text import Text

DAY = date(2026, 11, 22)
FOUND = [game for game in DESCRIPTORS if kept(game)]
"""Games of which puzzles were found."""
DAILY = [game for game in FOUND if of_day(game, DAY) is not None]
"""Games that have one every day."""


@pytest.mark.parametrize("game", FOUND)
def test_every_kept_puzzle_stands_and_has_one_best_answer(game: str) -> None:
    assert DESCRIPTORS[game].daily
    for puzzle in kept(game):
        session = stood(GAMES[game], puzzle)
        assert session.forced() is None
        best = puzzle.worths[puzzle.answer]
        others = [worth for move, worth in puzzle.worths.items() if move != puzzle.answer]
        assert len(others) >= 2
        goal = goal_of(game)
        ahead = AHEAD - 1 if goal is None else goal.ahead
        assert best - max(others) >= ahead, "hundredths were rounded"


@pytest.mark.parametrize("game", FOUND)
def test_no_two_puzzles_are_of_one_game(game: str) -> None:
    seeds = [puzzle.seed for puzzle in kept(game)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.long
@pytest.mark.parametrize("game", FOUND)
def test_a_sample_is_proved_again_by_other_chance(game: str) -> None:
    # The cheapest one: all of them are proved by ``main.py puzzles --check``.
    puzzle = min(kept(game), key=lambda each: len(each.worths))
    position = position_of(stood(GAMES[game], puzzle))
    assert confirmed(position, puzzle.answer, "chance of a test")


@pytest.mark.parametrize("game", FOUND)
def test_the_evaluator_says_why_in_words(game: str) -> None:
    text = Text("en")
    for puzzle in kept(game)[:8]:
        session = stood(GAMES[game], puzzle)
        move = find_move(puzzle.answer, session.legal_moves())
        reason = explain(session.game, session.view(puzzle.seat), move)
        assert isinstance(reason, Phrase)
        text.name_seats([reason] * 0)
        assert text.say(reason)
    assert text.missing == set()


@pytest.mark.parametrize("game", DAILY)
def test_a_day_has_one_puzzle_and_the_next_day_another(game: str) -> None:
    days = [DAY + timedelta(days=n) for n in range(len(kept(game)))]
    assert len({of_day(game, day).seed for day in days}) == len(days)  # type: ignore[union-attr]
    assert of_day(game, DAY) == of_day(game, DAY + timedelta(days=len(days)))


def test_a_game_has_none_of_the_day_until_there_is_one_for_a_week(tmp_path: Path) -> None:
    file_of("bigebang", tmp_path).write_text(written(kept("bigebang")[:6]), "utf-8")
    file_of("other", tmp_path).write_text(written(kept("bigebang")[:7]), "utf-8")
    assert of_day("bigebang", DAY, tmp_path) is None
    assert of_day("other", DAY, tmp_path) in kept("bigebang")
    assert of_day("none", DAY, tmp_path) is None
    assert set(DAILY) >= {"bigebang", "particle_builder"}


def test_a_position_in_which_all_is_the_same_is_no_puzzle() -> None:
    session = Session(GAMES["bigebang"], 2, {}, "the first move of a game")
    position = position_of(session)
    assert prove(position._replace(moves=position.moves[:3]), "x", worlds=4) is None


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    puzzles = kept("bigebang")[:3]
    file_of("bigebang", tmp_path).write_text(written(puzzles), "utf-8")
    assert kept("bigebang", tmp_path) == puzzles


def test_a_format_that_is_not_known_is_refused(tmp_path: Path) -> None:
    file_of("bigebang", tmp_path).write_text('{"format": 2, "puzzles": []}', "utf-8")
    with pytest.raises(ValueError, match="format 2"):
        kept("bigebang", tmp_path)


@pytest.mark.parametrize(
    "changed",
    [{"seat": 1}, {"answer": "fuse:0,0,0"}, {"moves": ()}],
    ids=["seat", "answer", "moves"],
)
def test_a_record_that_makes_no_such_position_is_refused(changed: dict[str, object]) -> None:
    puzzle = next(p for p in kept("bigebang") if p.seat == 0)
    wrong: Puzzle = replace(puzzle, **changed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"seat|moves"):
        stood(GAMES["bigebang"], wrong)


def test_to_call_or_not_to_call_is_no_puzzle() -> None:
    assert has_twins(["play:4,30", "call:4,30", "draw:-1,-1"])
    assert not has_twins(["play:4,30", "play:5,31", "draw:-1,-1", "keep:-1,-1"])
    assert not has_twins(["heart:0,0", "accept:0,0"])
