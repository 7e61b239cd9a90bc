"""Every level plays every game of the house, whatever its options, and plays it legally."""

from __future__ import annotations

import json
import time

import pytest

from ai import bot_seed, make_bot
from ai.analysis import explain
from ai.bot import Budget
from ai.lab import arena, ladder
from ai.levels import LEVELS, budget
from ai.registry import HOUSE
from game.core.session import AnyGame, Session
from game.words.text import Text
from tests import laws
from tests.laws import each_game
from tests.some import some

THOUGHT = 24
"""Iterations of a search in these tests."""


@each_game()
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.medium
def test_each_level_plays_with_any_options(game: AnyGame, level: str) -> None:
    """Some games whole by the quick levels; of the searching ones a stretch of each."""
    text = Text("en")
    plies = 200 if budget(game.info.id, level).iterations == 0 else 12
    for _, seats, options, seed in some(laws.cases(game, 2 * len(game.info.seats) + 3)):
        session = Session(game, seats, options, seed)
        while (seat := session.to_move()) is not None and len(session.moves) < plies:
            bot = make_bot(game.info.id, level, bot_seed(seed, seat, len(session.moves)))
            view, legal = session.view(seat), session.legal_moves()
            move = bot.choose(view, legal, Budget(THOUGHT, 60.0))
            assert move in legal, (options, move)
            assert text.say(explain(game, view, move))
            assert not text.missing, f"said by ai/evaluators/{game.info.id}, without words"
            session.play(move)


@each_game()
def test_the_evaluator_alone_answers_within_a_frame(game: AnyGame) -> None:
    """It stands in for a process that fails, in the frame loop: no time to think there."""
    spent = []
    session = Session(game, game.info.seats[-1], game.info.complete({}), "frame")
    while (seat := session.to_move()) is not None:
        bot = make_bot(game.info.id, "student", bot_seed("frame", seat, len(session.moves)))
        view, legal = session.view(seat), session.legal_moves()
        started = time.thread_time()
        move = bot.choose(view, legal, Budget(0, 0.1))
        spent.append(time.thread_time() - started)
        session.play(move)
    assert sorted(spent)[len(spent) // 2] < 0.010
    assert max(spent) < 0.050


LADDER = ("random", *LEVELS)
GAMES_EACH = {"random": 40, "visitor": 200, "student": 100, "researcher": 40}
"""Games against the next level up: luck needs many, thinking is dear."""


@pytest.mark.slow
@each_game()
@pytest.mark.parametrize("low", range(len(LADDER) - 1), ids=LADDER[:-1])
def test_a_higher_level_is_not_worse(game: AnyGame, low: int) -> None:
    """The sequential test, asked the wrong way round, never finds the lower level better."""
    if HOUSE.evaluator(game.info.id) is None:
        pytest.skip("nobody wrote down what is known about it")
    pair = (LADDER[low + 1], LADDER[low])
    jobs = arena.schedule(game, pair, GAMES_EACH[LADDER[low]], "ladder")
    lines = [json.loads(text) for text in arena.run(jobs)]
    table = ladder.results_table(lines, pair)
    score = ladder.standings(lines, 2)[0].score
    if not lines[0]["cooperative"]:
        assert score.mean + score.margin > 0.5, table
    assert sum(sum(line["illegal"]) for line in lines) == 0, table
    print(table)
