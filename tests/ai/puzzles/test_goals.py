"""Goals of puzzles in one turn: points of the last cards, cards before the rival, a code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ai.puzzles.calendar import kept
from ai.puzzles.goals import goal_of
from ai.puzzles.goals.particle_panic import Turn
from ai.puzzles.puzzle import Position, Puzzle, copied, one_best, position_of, stood
from game.core.contract import move_text
from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.rules.particle_panic.options import CONTROLLED
from game.rules.particle_panic.state import COLLECT, END, HEARTS, MOVE, NEUTRALIZE, State
from game.rules.tutti_quantum.diagram import rebuilt
from game.rules.tutti_quantum.scoring import count
from tests.rules.particle_panic_lab import GAME, lab
from tests.some import some

GOALS = [game for game in DESCRIPTORS if kept(game) and goal_of(game) is not None]
"""Games whose puzzles are counted out."""


def endings(session: Session[Any, Any, Any], seat: int) -> Iterator[Session[Any, Any, Any]]:
    """All ends of a game in which only this seat still has a choice; the others take the first."""
    mover = session.to_move()
    if mover is None:
        yield session
        return
    here = len(session.moves)
    legal = session.legal_moves()
    for move in legal if mover == seat else legal[:1]:
        session.play(move)
        yield from endings(session, seat)
        session.rewind(here)


@pytest.mark.parametrize("puzzle", kept("tutti_quantum")[:2])
def test_the_real_game_ends_with_the_points_that_were_counted(puzzle: Puzzle) -> None:
    for text in (*list(puzzle.worths)[::9], puzzle.answer):
        session = stood(GAMES["tutti_quantum"], puzzle)
        session.play_text(text)
        points = []
        for end in endings(session, puzzle.seat):
            view: Any = end.view(puzzle.seat)
            points.append(count(rebuilt(view.diagrams[puzzle.seat]), view.scoring).total)
        assert max(points) == puzzle.worths[text]


def fewest_left(session: Session[Any, Any, Any], seat: int, held: int) -> int:
    """Cards left in hand at the end of the own turn, at best."""
    view: Any = session.view(seat)
    left = len(view.hands[seat])
    if session.to_move() != seat:
        return left + (2 if view.suspect == seat else 0)
    here = len(session.moves)
    for move in session.legal_moves():
        if move.kind != "draw":
            session.play(move)
            left = min(left, fewest_left(session, seat, held))
            session.rewind(here)
    return left


@pytest.mark.parametrize("puzzle", kept("u_know_feynman")[:6])
def test_in_the_real_game_as_many_cards_go_as_were_counted(puzzle: Puzzle) -> None:
    session = stood(GAMES["u_know_feynman"], puzzle)
    view: Any = session.view(puzzle.seat)
    held = len(view.hands[puzzle.seat])
    here = len(session.moves)
    for text, worth in some(puzzle.worths.items()):
        if not text.startswith("draw"):
            session.play_text(text)
            assert held - fewest_left(session, puzzle.seat, held) == worth, text
            session.rewind(here)


@pytest.mark.parametrize("game", GOALS)
def test_the_count_does_not_depend_on_what_is_hidden(game: str) -> None:
    for puzzle in some(kept(game)[:3]):
        position = position_of(stood(GAMES[game], puzzle))
        goal = goal_of(game)
        assert goal is not None
        worths = goal.worths(position, "any world")
        assert worths is not None
        texts = [move_text(move) for move in position.moves]
        assert dict(zip(texts, worths, strict=True)) == puzzle.worths


# --- a code together ----------------------------------------------------------------------------


def three_hearts(particles: str, pawn: int) -> State:
    """One of three holds three of four hearts, and a heart lies on top in the second space only."""
    state = lab(3, CONTROLLED, hands=("hhh", "c", "d"), particles=particles, pawns=(pawn, 3, 4))
    pool = [(stack, i) for stack in state.stacks for i, suit in enumerate(stack) if suit == HEARTS]
    stack, i = pool[0]
    stack[i], state.stacks[1][-1] = state.stacks[1][-1], HEARTS
    for space in (0, 2, 3, 4, 5):
        other = state.stacks[space]
        if other[-1] == HEARTS:
            j = next(j for j, suit in enumerate(other) if suit != HEARTS)
            other[j], other[-1] = other[-1], other[j]
    return state


def turn_of(state: State) -> Turn:
    view = GAME.observe(state, 0)
    return Turn(Position(GAME, view, 0, GAME.legal_moves(state)))


def test_a_move_reaches_the_last_card_with_four_of_six() -> None:
    """Three steps away: a die of 3 or more, then the card is collected for nothing."""
    state = three_hearts("000000", pawn=4)
    turn = turn_of(state)
    assert turn.after(state, MOVE) == pytest.approx(4 / 6)
    assert turn.after(state, END) == 0


def test_a_particle_in_the_way_is_tried_until_the_limit_is_gone() -> None:
    """Each try is a half, and costs one of the limit: three cards and a fourth need four of it."""
    state = three_hearts("010000", pawn=1)
    tries = state.limits[0] - 4 + 1
    turn = turn_of(state)
    assert turn.after(state, NEUTRALIZE) == pytest.approx(1 - 0.5**tries)


def test_a_state_that_is_copied_shares_no_list() -> None:
    state = three_hearts("010000", pawn=1)
    copy = copied(state)
    assert copy == state
    copy.stacks[0].pop()
    copy.hands[0] += 1
    assert state.stacks[0] != copy.stacks[0]
    assert state.hands != copy.hands
    assert copy.phase != COLLECT


def test_one_move_has_to_lead() -> None:
    assert one_best([3, 5, 1], 2) == 1
    assert one_best([3, 5, 4], 2) is None
    assert one_best([3, 5, 5], 1) is None
