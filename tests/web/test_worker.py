"""Opponents that think in a worker: the same moves, and a look at the mail between two slices."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from ai.bot import Budget
from ai.levels import bot_seed
from ai.registry import HOUSE
from ai.worker.answering import answering
from ai.worker.client import Thinker
from ai.worker.protocol import Reply, Request, parse_request, request_bytes
from ai.worker.question import Answer
from game.cabinets import GAMES
from game.core.contract import move_text
from game.core.session import AnySession, Session
from game.web.worker import PageWorker, hire_from
from tests.web.paper import PaperPage

SOME = Budget(120, 30.0)


def opening(game: str) -> AnySession:
    info = GAMES[game].info
    return Session(GAMES[game], 2 if 2 in info.seats else info.seats[0], {}, "seven")


def answer_of(thinker: Thinker, session: AnySession, level: str) -> Answer:
    mover = session.to_move()
    assert mover is not None
    thinker.ask(
        session.game.info.id, session.view(mover), session.legal_moves(), level, "x:1", SOME
    )
    end = time.monotonic() + 60
    while (answer := thinker.poll()) is None:
        assert time.monotonic() < end
    return answer


@pytest.fixture
def page() -> PaperPage:
    return PaperPage()


@pytest.fixture
def thinker(page: PaperPage) -> Iterator[Thinker]:
    hired = Thinker(hire=hire_from(page), count=page.room())
    hired.open()
    while not hired._workers[0].ready:
        hired.poll()
    yield hired
    hired.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_plays_what_a_process_would(thinker: Thinker, game: str) -> None:
    session = opening(game)
    mover = session.to_move()
    assert mover is not None
    request = Request(game, session.view(mover), session.legal_moves(), "researcher", "x:1", SOME)
    number, read = parse_request(request_bytes(1, request), HOUSE)
    expected = [reply for reply in answering(number, read, HOUSE, lambda: False) if reply][-1]
    answer = answer_of(thinker, session, "researcher")
    assert not answer.fault
    assert move_text(answer.move) == expected.move


def test_who_is_not_wanted_any_more_stops_within_a_slice(thinker: Thinker, page: PaperPage) -> None:
    session = opening("bigebang")
    mover = session.to_move()
    assert mover is not None
    view, legal = session.view(mover), session.legal_moves()
    seed = bot_seed("seven", mover, 0)
    thinker.ask("bigebang", view, legal, "nobel", seed, Budget(10**9, 30.0))
    thinker.poll()
    thinker.cancel()
    start = time.monotonic()
    while thinker._workers[0].serving:
        thinker.poll()
    assert time.monotonic() - start < 1.0
    assert len(page.workers) == 1, "nobody had to be replaced"


def test_a_worker_that_talks_nonsense_is_replaced(thinker: Thinker, page: PaperPage) -> None:
    page.workers[0].inbox.append("[1, 2")
    thinker.poll()
    assert page.workers[0].ended
    assert len(page.workers) == 2


def test_a_fault_of_a_judge_is_told(page: PaperPage) -> None:
    worker = PageWorker(page.hire())
    hello = worker.receive()
    assert isinstance(hello, Reply)
    assert hello.final
    worker.send(3, b'{"id": 3}')
    reply = worker.receive()
    assert isinstance(reply, Reply)
    assert reply.trouble
    worker.terminate()
