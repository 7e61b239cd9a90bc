"""The oracle sees what is hidden, is made by the arena alone, and leaves the game as it was."""

from __future__ import annotations

import copy
import json

import pytest

from ai import make_bot
from ai.bot import Budget
from ai.lab import arena
from ai.lab.oracle import ORACLE, _copied, honest, make_oracle
from ai.levels import budget
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.games import GAMES
from tests import laws
from tests.ai import toys
from tests.ai.lab.measure.test_arena import here
from tests.inside import state_of
from tests.some import some


def test_its_name_is_that_of_a_search() -> None:
    assert ORACLE.fullmatch("oracle:500/plies=2")
    assert not ORACLE.fullmatch("search:500")
    assert honest("oracle:500/plies=2") == "search:500/plies=2"
    assert [honest(level) for level in ("nobel", "search:5")] == ["nobel", "search:5"]


def test_nobody_else_makes_one() -> None:
    for ask in (
        lambda: make_bot("shed", "oracle:5", "seed", toys.REGISTRY),
        lambda: budget("shed", "oracle:5"),
    ):
        with pytest.raises(KeyError):
            ask()


def test_it_plays_the_card_that_the_hidden_hand_cannot_answer() -> None:
    """Every position is the true one, whatever the view leaves open; and it is left as it was."""
    session = Session(toys.GAMES["shed"], 3, {}, "truth")
    seat = session.to_move()
    assert seat is not None
    before = session.digest()
    bot = make_oracle(session, "oracle:40", "chance", toys.REGISTRY)
    drawn = bot.game.determinize(session.view(seat), Rng("any", "worlds"))
    assert drawn == state_of(session)
    assert drawn is not state_of(session)
    assert bot.choose(session.view(seat), session.legal_moves(), Budget(40, 60.0))
    assert session.digest() == before
    assert "determinize" not in vars(session.game), "the game itself is as honest as ever"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_its_worlds_are_its_own(game: AnyGame) -> None:
    """Playing on in one touches neither the game nor the next one."""
    for case in some(laws.cases(game, 4)):
        for number, session in enumerate(laws.walk(case)):
            if number % 17 or session.to_move() is None:
                continue
            before, rng = copy.deepcopy(state_of(session)), Rng(case[3], "worlds")
            worlds = [_copied(state_of(session)) for _ in range(2)]
            assert worlds == [before, before]
            while game.to_move(worlds[0]) is not None:
                game.apply(worlds[0], rng.pick(game.legal_moves(worlds[0])), rng)
            assert state_of(session) == worlds[1] == before


def test_the_arena_seats_it_and_it_gains_by_what_it_sees() -> None:
    jobs = arena.schedule(toys.GAMES["shed"], ("oracle:100", "search:100"), 80, "oracle", seats=2)
    lines = [json.loads(text) for text in arena.run(jobs, here, toys.REGISTRY)]
    assert not any(sum(line["illegal"]) for line in lines)
    gains = [
        gain
        for line in lines
        for who, gain in zip(line["entrants"], line["returns"], strict=True)
        if who == 0
    ]
    assert sum(gains) / len(gains) > 0.1
