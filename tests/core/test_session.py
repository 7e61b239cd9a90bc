"""A session against a plain model: a list of moves that is played again from the start."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.contract import IllegalMove, move_text
from game.core.rng import Rng
from game.core.session import AnySession, CannotUndo, Session, _without_news
from game.games import GAMES

BANG = GAMES["bigebang"]


def fresh(seed: str = "session") -> AnySession:
    return Session(BANG, 2, {}, seed)


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    session = fresh()
    before = session.digest()
    foreign = session.legal_moves()[0]._replace(kind="teleport")
    with pytest.raises(IllegalMove, match="teleport"):
        session.play(foreign)
    with pytest.raises(IllegalMove, match="fuse:0,0"):
        session.play_text("fuse:0,0")
    assert session.digest() == before
    assert session.moves == []


def test_ruling_25_a_pass_may_play_itself_and_undo_goes_back_beyond_it() -> None:
    """Big*Bang: if passing is the only legal move, no player is asked, if the option says so."""
    for passing in (0, 1):
        session = Session(BANG, 2, {"passing": passing}, "session")
        rng = Rng("passing", "moves")
        while len(session.legal_moves()) > 1:
            assert session.forced() is None
            session.play(rng.pick(session.legal_moves()[:-1]))
        seat = session.to_move()
        assert seat is not None
        if not passing:
            assert session.forced() is None, "only as an option"
            continue
        stuck = session.forced()
        assert stuck is not None
        chosen = max(at for at, mover in enumerate(session.movers) if mover == seat)
        session.play(stuck)
        assert session.can_undo(seat)
        session.undo(seat)
        assert len(session.moves) == chosen, "back to the last choice, not to the pass"


def test_seats_and_options_that_do_not_exist_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="not for 7 players"):
        Session(BANG, 7, {}, "x")
    with pytest.raises(ValueError, match="no option 'weather'"):
        Session(BANG, 2, {"weather": 1}, "x")
    with pytest.raises(ValueError, match="cannot be 99"):
        Session(BANG, 2, {"mass": 99}, "x")


def test_every_beat_comes_with_what_the_watcher_sees_then() -> None:
    session = fresh()
    events = session.play(session.legal_moves()[0], watcher=1)
    assert events
    assert events[-1].view == session.view(1)


def test_undo_takes_back_the_own_move_and_the_answers_of_programs() -> None:
    session = fresh()
    start = session.digest()
    for _ in range(2):
        session.play(session.legal_moves()[0])
    assert session.can_undo(0, people=[0])
    assert session.undo(0, people=[0]) == 2
    assert session.digest() == start


def test_undo_is_refused_with_a_reason() -> None:
    session = fresh()
    with pytest.raises(CannotUndo) as nothing:
        session.undo(0)
    assert nothing.value.reason == "nothing"
    for _ in range(2):
        session.play(session.legal_moves()[0])
    with pytest.raises(CannotUndo) as other:
        session.undo(0, people=[0, 1])
    assert other.value.reason == "other"
    assert not session.can_undo(0, people=[0, 1])
    assert len(session.moves) == 2


def test_the_person_who_chose_last_can_take_the_move_back() -> None:
    session = fresh("last")
    assert session.last_of([0, 1]) is None
    for mover in (0, 1):
        assert session.to_move() == mover
        session.play(session.legal_moves()[0])
        assert session.last_of([0, 1]) == mover
    assert session.last_of([0]) == 0
    assert session.undo(1, people=[0, 1]) == 1


def test_undo_never_crosses_a_die() -> None:
    panic = Session(GAMES["particle_panic"], 1, {}, "dice")
    chance_falls = panic.game.info.reveals
    rng = Rng("dice", "walk")
    while not chance_falls & {event.kind for event in panic.play(rng.pick(panic.legal_moves()))}:
        assert panic.to_move() == 0
    with pytest.raises(CannotUndo) as chance:
        panic.undo(0, people=[0])
    assert chance.value.reason == "chance"


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=60))
def test_playing_undoing_and_rewinding_agree_with_playing_from_the_start(script: list[int]) -> None:
    session = fresh("model")
    model: list[str] = []
    for number in script:
        if number % 5 == 0 and model:
            session.rewind(len(model) - 1)
            model.pop()
        elif session.to_move() is not None:
            legal = session.legal_moves()
            move = legal[number % len(legal)]
            session.play(move)
            model.append(move_text(move))
    again = fresh("model")
    for text in model:
        again.play_text(text)
    assert again.digest() == session.digest()
    assert again.legal_moves() == session.legal_moves()


class Late(NamedTuple):
    """A view with two fields that came later than the first."""

    old: int
    new: int = 0
    newer: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("view", "fields"),
    [
        (Late(7), (7,)),
        (Late(7, 1), (7, 1)),
        (Late(7, 0, (2,)), (7, 0, (2,))),
        ((7, 0), (7, 0)),
    ],
)
def test_a_digest_leaves_out_later_fields_while_they_say_nothing(
    view: object, fields: object
) -> None:
    assert _without_news(view) == fields


def test_a_game_is_usually_for_two_or_for_the_fewest() -> None:
    for game in GAMES.values():
        assert game.info.usual_seats == 2, game.info.id
        assert replace(game.info, seats=range(3, 5)).usual_seats == 3
        assert replace(game.info, seats=range(1, 2)).usual_seats == 1
