"""Finds puzzles: programs play, and what they had to decide late in the game is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import TypeAlias

from ai.lab.puzzles.proof import promising, prove
from ai.levels import PLAIN, budget, make_bot
from ai.puzzles.goals import goal_of
from ai.puzzles.puzzle import Goal, Position, Puzzle, position_of
from game.core.contract import move_text
from game.core.session import AnyGame, AnySession, Session

FEWEST, MOST = 3, 40
"""Legal moves of a puzzle: less is no choice, more are too many to think through."""
LATE = 60
"""Moves before the end in which puzzles are looked for, and in the second half of a game only: what
comes of a move can be seen there."""
EFFORT = 400
"""Legal moves times moves to the end, at most: more would take too long to prove."""
LOOKED_AT = 12
"""Positions of a game that are looked at, where each takes so many games."""


def played(game: AnyGame, seats: int, options: Mapping[str, int], seed: str) -> AnySession:
    """A whole game between Students who do not slip."""
    session: AnySession = Session(game, seats, options, seed)
    name = game.info.id
    bots = [make_bot(name, PLAIN, f"{seed} {seat}") for seat in range(seats)]
    while (seat := session.to_move()) is not None:
        legal = session.legal_moves()
        session.skip(bots[seat].choose(session.view(seat), legal, budget(name, PLAIN)))
    return session


Setting: TypeAlias = tuple[int, Mapping[str, int]]
"""Seats, and the options that are set otherwise than usual."""


def puzzles(
    game: AnyGame, settings: Sequence[Setting], seed: str, first: int = 0
) -> Iterator[Puzzle]:
    """One puzzle after the other, at most one of a game, from game number ``first`` on.

    ``settings`` are played in turn.
    """
    for number in count(first):
        seats, options = settings[number % len(settings)]
        puzzle = puzzle_in(game, seats, options, f"{seed} {number}")
        if puzzle is not None:
            yield puzzle


def puzzle_in(game: AnyGame, seats: int, options: Mapping[str, int], deal: str) -> Puzzle | None:
    """The latest puzzle in the game with this seed; None where there is none."""
    session = played(game, seats, options, deal)
    moves = [move_text(move) for move in session.moves]
    goal = goal_of(game.info.id)
    places = _to_play_out(moves) if goal is None else range(len(moves) - 1, -1, -1)
    looked_at = 0
    for at in places:
        session = stood_at(game, seats, options, deal, moves[:at])
        position = position_of(session)
        if not _fits(position, len(moves) - at, goal, f"{deal} {at} look"):
            continue
        proved = prove(position, f"{deal} {at}")
        if proved is not None:
            seat = position.seat
            return Puzzle(seats, seat, options, deal, moves[:at], proved.answer, proved.worths)
        looked_at += 1
        if goal is None and looked_at == LOOKED_AT:
            break
    return None


def _to_play_out(moves: Sequence[str]) -> range:
    """Places of a game that are looked at where answers are played out."""
    return range(len(moves) - 2, max(len(moves) // 2, len(moves) - LATE), -1)


def _fits(position: Position, left: int, goal: Goal | None, seed: str) -> bool:
    """Whether a position is worth a proof. ``left``: moves to the end of the game."""
    choices = len(position.moves)
    most = MOST if goal is None else goal.choices
    if not FEWEST <= choices <= most or has_twins([move_text(move) for move in position.moves]):
        return False
    if goal is not None:
        return goal.asks(position)
    return choices * left <= EFFORT and promising(position, seed)


def has_twins(moves: Sequence[str]) -> bool:
    """Whether two moves do the same to the same things, and are only called otherwise.

    To lay a card with a call and without it, say: that is a rule to remember, no puzzle.
    """
    things = [move.partition(":")[2] for move in moves]
    named = [
        each for each in things if any(part.isdecimal() and int(part) for part in each.split(","))
    ]
    return len(set(named)) < len(named)


def stood_at(
    game: AnyGame, seats: int, options: Mapping[str, int], seed: str, moves: Sequence[str]
) -> AnySession:
    """A game after these moves."""
    session: AnySession = Session(game, seats, options, seed)
    for text in moves:
        session.play_text(text)
    return session
