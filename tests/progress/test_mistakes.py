"""Mistakes come back at growing intervals until they are known; the store may be damaged."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from ai.analysis import Blunder, Choice
from game.core.contract import move_text
from game.core.rng import Rng
from game.core.session import AnySession, Session
from game.games import GAMES
from game.progress import mistakes
from game.progress.leitner import WAITS
from game.progress.mistakes import Mistake
from game.services import Services
from game.unattended import OF_A_VISITOR

DAY = date(2026, 11, 27)
GAME = "bigebang"


@pytest.fixture(scope="module")
def session() -> AnySession:
    """A finished game."""
    return by_chance("mistakes")


def by_chance(seed: str) -> AnySession:
    """A finished game of moves by chance."""
    game: AnySession = Session(GAMES[GAME], 2, {}, seed)
    rng = Rng(seed, "whole")
    while game.to_move() is not None:
        game.play(rng.pick(game.legal_moves()))
    return game


def blunder(session: AnySession, number: int) -> Blunder:
    """The choice before this move, as if another one had been better."""
    again: AnySession = Session(session.game, session.seats, session.options, session.seed)
    for move in session.moves[:number]:
        again.play(move)
    seat, legal = again.to_move(), again.legal_moves()
    assert seat is not None
    played = session.moves[number]
    better = next(move for move in legal if move != played)
    choice = Choice(number, seat, again.view(seat), legal, played, ())
    return Blunder(choice, better, -0.5, 0.3, 0.1, (move_text(better),))


def kept(services: Services, session: AnySession, number: int = 4) -> Mistake:
    assert mistakes.keep(services.store, session, [blunder(session, number)], DAY)
    return next(one for one in mistakes.all_of(services.store) if len(one.moves) == number)


def test_a_mistake_is_asked_from_tomorrow_on(services: Services, session: AnySession) -> None:
    mistake = kept(services, session)
    assert mistakes.due(services.store, GAME, DAY) == []
    assert mistakes.due(services.store, GAME, DAY + timedelta(days=1)) == [mistake]
    assert mistakes.due(services.store, "u_know_feynman", DAY + timedelta(days=1)) == []
    assert (mistake.got, mistake.could) == (25, 65)
    assert mistake.good == (mistake.better,)


def test_its_position_is_that_of_the_choice(services: Services, session: AnySession) -> None:
    mistake = kept(services, session)
    position = mistake.session()
    assert position.to_move() == mistake.seat
    texts = [move_text(move) for move in position.legal_moves()]
    assert {mistake.played, mistake.better} <= set(texts)


def test_the_same_mistake_is_kept_once(services: Services, session: AnySession) -> None:
    kept(services, session)
    assert mistakes.keep(services.store, session, [blunder(session, 4)], DAY) == []
    assert len(mistakes.all_of(services.store)) == 1


def test_right_answers_wait_longer_until_it_is_known(
    services: Services, session: AnySession
) -> None:
    mistake, today = kept(services, session), DAY + timedelta(days=WAITS[0])
    for box in range(1, len(WAITS)):
        mistakes.answered(services.store, mistake, today, right=True)
        (mistake,) = mistakes.all_of(services.store)
        assert mistake.box == box
        today += timedelta(days=WAITS[box])
        assert mistakes.due(services.store, GAME, today - timedelta(days=1)) == []
        assert mistakes.due(services.store, GAME, today) == [mistake]
    mistakes.answered(services.store, mistake, today, right=True)
    assert mistakes.all_of(services.store) == []
    assert mistakes.known(services.store) == {GAME: 1}


def test_a_wrong_answer_begins_again(services: Services, session: AnySession) -> None:
    mistake = kept(services, session)
    mistakes.answered(services.store, replace(mistake, box=3), DAY, right=False)
    (mistake,) = mistakes.all_of(services.store)
    assert mistake.box == 0
    assert mistakes.due(services.store, GAME, DAY + timedelta(days=1)) == [mistake]


def test_the_oldest_go_when_there_are_too_many(
    services: Services, session: AnySession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mistakes, "MOST", 2)
    for ago, number in ((2, 0), (1, 2), (0, 4)):
        day = DAY - timedelta(days=ago)
        mistakes.keep(services.store, session, [blunder(session, number)], day)
    assert sorted(len(one.moves) for one in mistakes.all_of(services.store)) == [2, 4]


def test_damage_is_left_out(services: Services, session: AnySession) -> None:
    mistake = kept(services, session)
    key = mistakes.PREFIX + mistake.name
    row = json.loads(services.store.progress(key) or "")
    for change in ({"box": 9}, {"got": 101}, {"game": "chess"}, {"moves": "x"}, {"format": 2}):
        services.store.set_progress(key, json.dumps(row | change))
        assert mistakes.all_of(services.store) == [], change
    services.store.set_progress(mistakes.KNOWN, json.dumps({"chess": 2, GAME: -1}))
    assert mistakes.known(services.store) == {}
    with pytest.raises(ValueError, match=r"."):
        replace(mistake, moves=("nonsense",)).session()


def test_a_visitor_leaves_none_behind() -> None:
    assert mistakes.PREFIX.startswith(OF_A_VISITOR)
    assert mistakes.KNOWN.startswith(OF_A_VISITOR)
