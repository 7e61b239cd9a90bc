"""Hints are asked of the thinking process: the player never waits or gets stale advice."""

from __future__ import annotations

from typing import Any

import pytest

from ai.analysis import LEVEL, advice
from ai.bot import Advises, Analysis, Budget, Prospect
from ai.greedy import Demands
from ai.levels import budget
from ai.registry import HOUSE
from ai.worker.client import Answer, EngineClient
from game.core.contract import AnyMove, move_text
from game.core.session import AnySession, Session
from game.games import GAMES
from game.match.drivers import HINT_WAITS, Adviser


class Slow(EngineClient):
    """Answers with the last move when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.given: Budget | None = None
        self.legal: Any = ()
        self.level = ""
        self.ready = False
        self.cancelled = 0

    def cancel(self) -> None:
        self.cancelled += 1

    def ask(
        self, game: str, view: Any, legal: Any, level: str, seed: str, given: Budget | None = None
    ) -> int:
        self.given, self.legal, self.level = given, legal, level
        return 7

    def poll(self) -> Answer | None:
        return Answer(7, self.legal[-1], None) if self.ready else None


def duel() -> AnySession:
    return Session(GAMES["bigebang"], 2, {}, "advice")


@pytest.mark.parametrize("game", GAMES)
def test_without_a_process_the_evaluator_answers_at_once(game: str) -> None:
    info = GAMES[game].info
    session = Session(GAMES[game], info.usual_seats, {}, "advice")
    seat = session.to_move()
    assert seat is not None
    adviser = Adviser(EngineClient())
    adviser.ask(session, seat)
    hint = adviser.poll(session)
    assert hint is not None
    assert hint.move in session.legal_moves()
    assert not adviser.busy


def test_nobody_waits_for_an_answer() -> None:
    engine, session = Slow(), duel()
    adviser = Adviser(engine)
    assert adviser.poll(session) is None
    adviser.ask(session, 0)
    assert adviser.busy
    assert adviser.poll(session) is None
    engine.ready = True
    hint = adviser.poll(session)
    assert hint is not None
    assert hint.move == session.legal_moves()[-1]
    assert adviser.poll(session) is None


def test_a_hint_that_is_no_longer_wanted_is_thought_about_no_longer() -> None:
    engine, session = Slow(), duel()
    adviser = Adviser(engine)
    adviser.stop()
    assert engine.cancelled == 0
    adviser.ask(session, 0)
    adviser.stop()
    assert not adviser.busy
    assert engine.cancelled == 1


def test_a_position_that_has_changed_gets_no_stale_hint() -> None:
    engine, session = Slow(), duel()
    adviser = Adviser(engine)
    adviser.ask(session, 0)
    session.play(session.legal_moves()[0])
    engine.ready = True
    assert adviser.poll(session) is None
    assert not adviser.busy


def test_a_hint_that_is_not_wanted_any_more_never_comes() -> None:
    engine, session = Slow(), duel()
    adviser = Adviser(engine)
    adviser.ask(session, 0)
    adviser.stop()
    engine.ready = True
    assert adviser.poll(session) is None


def test_a_hint_for_who_plays_alone_is_thought_about_for_longer() -> None:
    engine = Slow()
    adviser = Adviser(engine)
    adviser.ask(Session(GAMES["particle_panic"], 1, {}, "advice"), 0)
    assert engine.given == HOUSE.opponents("particle_panic").hint == Budget(20_000, 2.0)
    adviser.ask(Session(GAMES["bigebang"], 1, {"puzzle": 1}, "advice"), 0)
    assert engine.given == HOUSE.opponents("bigebang").solo == Budget(20_000, 6.0)
    adviser.ask(Session(GAMES["bigebang"], 2, {"puzzle": 1}, "advice"), 0)
    assert engine.given.iterations == budget("bigebang", LEVEL).iterations


def test_a_hint_may_take_longer_than_an_opponent_on_a_slow_machine() -> None:
    """A search cut short would light a way that is not the best."""
    engine = Slow()
    Adviser(engine).ask(duel(), 0)
    assert engine.given == Budget(budget("bigebang", LEVEL).iterations, HINT_WAITS)
    assert budget("bigebang", LEVEL).seconds < HINT_WAITS


def test_a_hint_overlooks_nothing() -> None:
    """Levels may: see `ai.greedy`. What is asked of the engine is a level of which none may."""
    engine, demanding = Slow(), 0
    for game in GAMES:
        evaluator = HOUSE.evaluator(game)
        info = GAMES[game].info
        seats = info.usual_seats
        session = Session(GAMES[game], seats, {}, "advice")
        Adviser(engine).ask(session, session.to_move() or 0)
        if isinstance(evaluator, Demands):
            demanding += 1
            for rates in evaluator.attention.values():
                assert engine.level not in rates
    assert demanding, "some game demands attention"


def weighed(*values: tuple[str, float]) -> Analysis:
    return Analysis(400, False, tuple(Prospect(move, 400, value) for move, value in values))


def test_of_moves_that_nobody_could_tell_apart_the_clearest_is_advised() -> None:
    """But never one that is worse by more than a game in a hundred."""
    session = Session(GAMES["particle_panic"], 2, {}, "advice")
    view, legal = session.view(0), session.legal_moves()
    moves = {move_text(move): move for move in legal}
    card = next(text for text, move in moves.items() if move.kind == "collect")
    best = next(move for move in legal if move.kind == "end")
    evaluator = HOUSE.evaluator("particle_panic")
    assert isinstance(evaluator, Advises)
    clearest = evaluator.advised(view, best, [moves[card]], legal)

    def advised(analysis: Analysis | None) -> AnyMove:
        return advice(session.game, view, legal, best, analysis).move

    assert clearest == moves[card]
    assert advised(weighed((move_text(best), 0.5), (card, 0.49))) == clearest
    assert advised(weighed((move_text(best), 0.5), (card, 0.47))) == best
    assert advised(None) == best
