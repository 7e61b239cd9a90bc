"""Opponents that think in a worker: the same moves, and a look at the mail between two slices."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from ai.bot import Budget
from ai.levels import bot_seed
from ai.registry import HOUSE
from ai.worker.answering import answering
from ai.worker.client import Answer, EngineClient
from ai.worker.protocol import Reply, Request, parse_request, request_bytes
from game.core.contract import move_text
from game.core.session import AnySession, Session
from game.games import GAMES
from game.web.browser import PageWorker, spawn_from
from tests.inside import workers_of
from tests.web.paper import PaperPage

SOME = Budget(120, 30.0)


def opening(game: str) -> AnySession:
    info = GAMES[game].info
    return Session(GAMES[game], 2 if 2 in info.seats else info.seats[0], {}, "seven")


def answer_of(engine: EngineClient, session: AnySession, level: str) -> Answer:
    mover = session.to_move()
    assert mover is not None
    engine.ask(session.game.info.id, session.view(mover), session.legal_moves(), level, "x:1", SOME)
    end = time.monotonic() + 60
    while (answer := engine.poll()) is None:
        assert time.monotonic() < end
    return answer


@pytest.fixture
def page() -> PaperPage:
    return PaperPage()


@pytest.fixture
def engine(page: PaperPage) -> Iterator[EngineClient]:
    hired = EngineClient(spawn=spawn_from(page), count=page.room())
    hired.open()
    while not workers_of(hired)[0].ready:
        hired.poll()
    yield hired
    hired.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_plays_what_a_process_would(engine: EngineClient, game: str) -> None:
    session = opening(game)
    mover = session.to_move()
    assert mover is not None
    request = Request(game, session.view(mover), session.legal_moves(), "researcher", "x:1", SOME)
    number, read = parse_request(request_bytes(1, request), HOUSE)
    expected = [reply for reply in answering(number, read, HOUSE, lambda: False) if reply][-1]
    answer = answer_of(engine, session, "researcher")
    assert not answer.fault
    assert move_text(answer.move) == expected.move


def test_who_is_not_wanted_any_more_stops_within_a_slice(
    engine: EngineClient, page: PaperPage
) -> None:
    session = opening("bigebang")
    mover = session.to_move()
    assert mover is not None
    view, legal = session.view(mover), session.legal_moves()
    seed = bot_seed("seven", mover, 0)
    engine.ask("bigebang", view, legal, "nobel", seed, Budget(10**9, 30.0))
    engine.poll()
    engine.cancel()
    start = time.monotonic()
    while workers_of(engine)[0].serving:
        engine.poll()
    assert time.monotonic() - start < 1.0
    assert len(page.workers) == 1, "nobody had to be replaced"


def test_a_worker_that_talks_nonsense_is_replaced(engine: EngineClient, page: PaperPage) -> None:
    page.workers[0].inbox.append("[1, 2")
    engine.poll()
    assert page.workers[0].ended
    assert len(page.workers) == 2


def test_a_fault_of_an_evaluator_is_told(page: PaperPage) -> None:
    worker = PageWorker(page.spawn())
    hello = worker.receive()
    assert isinstance(hello, Reply)
    assert hello.final
    worker.send(3, b'{"id": 3}')
    reply = worker.receive()
    assert isinstance(reply, Reply)
    assert reply.trouble
    worker.terminate()
