"""Several trees: the same move from one process as from two, and a proof is believed."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

import pytest

from ai.bot import Analysis, Budget, Prospect
from ai.forest import Forest, merged
from ai.levels import bot_seed, make_bot, trees
from ai.worker.client import EngineClient
from game.core.contract import move_text
from game.core.session import Session
from tests.ai import toys
from tests.ai.test_worker import opening, wait, warm
from tests.inside import workers_of

GAMES = ("shed", "nim", "dam", "row")


def analysis(iterations: int, *prospects: tuple[str, int, float], capped: bool = False) -> Analysis:
    return Analysis(iterations, capped, tuple(Prospect(*one) for one in prospects))


def test_only_nobel_grows_two_trees() -> None:
    assert [trees(level) for level in ("visitor", "researcher", "nobel", "search:9")] == [
        1,
        1,
        2,
        1,
    ]


def test_visits_are_added_up_and_values_weighed() -> None:
    first = analysis(100, ("a", 60, 0.5), ("b", 40, 0.0))
    second = analysis(100, ("b", 70, 0.3), ("a", 20, 0.1), ("c", 10, -1.0))
    both = merged([first, second], 100)
    assert both.iterations == 200
    assert [(one.move, one.visits) for one in both.prospects] == [("b", 110), ("a", 80), ("c", 10)]
    assert both.prospects[0].value == pytest.approx((40 * 0.0 + 70 * 0.3) / 110)


def test_a_tree_that_ended_early_has_proved_it() -> None:
    many = analysis(100, ("a", 99, 0.9))
    proof = analysis(12, ("b", 12, 1.0))
    assert merged([many, proof], 100).prospects == proof.prospects
    late = proof._replace(capped=True)
    assert merged([many, late], 100).prospects[0].move == "a"


def test_of_equals_the_first_tree_decides() -> None:
    one, two = analysis(9, ("a", 5, 0.2)), analysis(9, ("b", 5, 0.2))
    assert merged([one, two], 9).prospects[0].move == "a"
    assert merged([two, one], 9).prospects[0].move == "b"


@pytest.mark.parametrize("name", GAMES)
def test_slices_change_nothing(name: str) -> None:
    """Grown at once, or a little at a time as a thinking process does."""
    game = toys.GAMES[name]
    few = name in ("row", "dam")
    session = Session(game, game.info.seats[-1], {}, name) if few else opening(game)
    seat = session.to_move()
    assert seat is not None
    bot: Any = make_bot(name, "nobel", "slices", toys.REGISTRY)
    if name == "nim":
        assert isinstance(bot.start(session.view(seat), session.legal_moves()), Forest)
    whole = bot.start(session.view(seat), session.legal_moves())
    whole.run(501)
    sliced = bot.start(session.view(seat), session.legal_moves())
    for _ in range(500):
        sliced.run(501, time.monotonic())
    assert sliced.done
    assert sliced.analysis(501) == whole.analysis(501)
    assert sliced.best() == whole.best()
    assert whole.iterations <= 500


@pytest.mark.parametrize("name", GAMES)
def test_two_processes_play_as_one_does(name: str, engine: EngineClient) -> None:
    """Same seed, same move: with both processes at work, with one of them, and in this one."""
    game = toys.GAMES[name]
    session = Session(game, game.info.seats[-1], {}, f"forest {name}")
    given = Budget(300, 60.0)
    number = 0
    while (seat := session.to_move()) is not None and number < 8:
        view, legal = session.view(seat), session.legal_moves()
        seed = bot_seed(session.seed, seat, number)
        here: Any = make_bot(name, "nobel", seed, toys.REGISTRY)
        alone = here.choose(view, legal, given)
        warm(engine)
        if number % 2:
            # One is kept busy, so that the other one has to grow both trees.
            busy = workers_of(engine)[0]
            busy.ready = False
        engine.ask(name, view, legal, "nobel", seed, given)
        parts = len(engine._question.workers) if engine._question else 0
        answer = wait(engine)
        assert parts == (1 if number % 2 else 2)
        if number % 2:
            busy.ready = True
        assert (answer.move, answer.analysis) == (alone, here.analysis)
        session.play(answer.move)
        number += 1
    assert engine.faults == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_if_one_of_two_dies_the_other_one_answers(engine: EngineClient) -> None:
    warm(engine)
    session = opening()
    engine.ask("shed", session.view(0), session.legal_moves(), "nobel", "dies", Budget(10**9, 0.5))
    time.sleep(0.1)
    os.kill(workers_of(engine)[0].pid, signal.SIGKILL)
    answer = wait(engine)
    assert engine.fault_kinds == {"died": 1}
    assert answer.fault == ""
    assert answer.analysis is not None
    assert answer.analysis.prospects[0].move == move_text(answer.move)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_if_both_die_somebody_answers(engine: EngineClient) -> None:
    warm(engine)
    session = opening()
    engine.ask("shed", session.view(0), session.legal_moves(), "nobel", "dies", Budget(10**9, 3.0))
    time.sleep(0.05)
    started = time.monotonic()
    for worker in workers_of(engine):
        os.kill(worker.pid, signal.SIGKILL)
    answer = wait(engine)
    assert answer.move in session.legal_moves()
    assert answer.fault.startswith("died")
    assert time.monotonic() - started < 1.5
