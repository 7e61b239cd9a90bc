"""Stakes: one line for every game and way to play it, and a number from public facts."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.core.contract import IllegalMove
from game.core.rng import Rng
from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.tables.capabilities import CountsUp, Stakes
from game.words.text import Text, languages

STAKING = [game for game in GAMES if isinstance(DESCRIPTORS[game].table, Stakes)]
"""A capability: a game may come without it."""


def test_the_games_of_the_house_have_it() -> None:
    assert len(STAKING) >= 5


def stakes(game: str) -> Stakes[Any]:
    table = DESCRIPTORS[game].table
    assert isinstance(table, Stakes)
    return table


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", STAKING)
def test_every_way_to_play_says_in_four_languages_what_for(game: str, language: str) -> None:
    info, text = GAMES[game].info, Text(language)
    lines = set()
    names = [name for name in info.options if name in ("mode", "puzzle", "rounds")]
    for values in product(*(info.options[name].values for name in names)):
        for seats in info.seats:
            options = dict(zip(names, values, strict=True))
            try:
                session = Session(GAMES[game], seats, options, "goal")
            except (ValueError, IllegalMove):
                continue  # a combination that the rules refuse
            lines.add(text.say(stakes(game).goal(session.view(0))))
    assert lines
    assert not text.missing
    assert all(len(line) <= 110 for line in lines), "one line"


@pytest.mark.parametrize("game", STAKING)
def test_tension_is_a_share_that_rises_and_tells_every_seat_the_same(game: str) -> None:
    table, info = stakes(game), GAMES[game].info
    session = Session(GAMES[game], info.usual_seats, {}, "tension")
    rng = Rng("tension", game)
    felt: list[float] = []
    while session.to_move() is not None and len(session.moves) < 400:
        shares = {table.tension(session.view(seat)) for seat in range(session.seats)}
        assert len(shares) == 1, "it gives nothing away"
        felt += shares
        session.play(rng.pick(session.legal_moves()))
    assert all(0 <= each <= 1 for each in felt)
    assert felt[0] < 0.5 < max(felt)


COUNTED = [game for game in STAKING if isinstance(DESCRIPTORS[game].table, CountsUp)]


@pytest.mark.parametrize("game", COUNTED)
def test_the_parts_add_up_to_the_total(game: str) -> None:
    """The points counted one after another are those of the result."""
    table, info = DESCRIPTORS[game].table, GAMES[game].info
    assert isinstance(table, CountsUp)
    for seed in ("one", "two", "three"):
        session = Session(GAMES[game], info.usual_seats, {}, seed)
        rng = Rng(seed, game)
        while session.to_move() is not None:
            session.play(rng.pick(session.legal_moves()))
        view = session.view(0)
        total = next(line.scores for line in table.result(view) if line.total)
        assert tuple(map(sum, table.parts(view))) == total
