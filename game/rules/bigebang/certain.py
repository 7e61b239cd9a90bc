"""Endings in which no move can change the winner any more, or bring a player anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.contract import mute
from game.core.rng import Rng
from game.rules.bigebang.moves import listed
from game.rules.bigebang.rules import BigEBang
from game.rules.bigebang.scoring import balance
from game.rules.bigebang.state import UNDECIDED, Move, State

MOST_MOVES = 8
"""Moves of both sides together above which an ending is not looked at."""
MOST_POSITIONS = 80
"""Positions that are looked at; each takes up to a millisecond."""

_GAME = BigEBang()
_NO_CHANCE = Rng("certain", "bigebang")
"""The contract asks for chance; no move here uses it."""


def is_decided(state: State) -> bool:
    """True if whatever both sides do, the winner is the one who is ahead now, or it stays a draw.

    Since both may pass at any time, all orders of moves are possible. False also where there is
    too much to look at.
    """
    now = _sign(balance(state))
    return _all_reachable(state, lambda lead: _sign(lead) == now)


def gains_nothing(state: State) -> bool:
    """True if nothing that can still happen makes the player on turn gain a token on the rival."""
    side = 1 if state.turn == 0 else -1
    now = side * balance(state)
    return _all_reachable(state, lambda lead: side * lead <= now)


def _all_reachable(state: State, holds: Callable[[int], bool]) -> bool:
    """True if this holds for the balance of every position that can still come."""
    if state.over or state.matter == UNDECIDED or state.universe.puzzle:
        return False
    if sum(len(moves) for _, moves in _actions(state)) > MOST_MOVES:
        return False
    seen, todo = {_key(state)}, [state]
    while todo:
        for after in _next(todo.pop()):
            key = _key(after)
            if key in seen:
                continue
            if not holds(balance(after)) or len(seen) >= MOST_POSITIONS:
                return False
            seen.add(key)
            todo.append(after)
    return True


def _key(state: State) -> tuple[int, ...]:
    return (*state.cells, *state.reserve)


def _actions(state: State) -> Iterator[tuple[State, list[Move]]]:
    """The position with each player on turn, and that player's moves other than a pass."""
    for turn in (0, 1):
        asked = state.copy()
        asked.turn, asked.passes = turn, 0
        yield asked, [move for move in listed(asked) if move.kind != "pass"]


def _next(state: State) -> Iterator[State]:
    """The positions after each move of either player; none follows Carbon."""
    if state.carbon >= 0:
        return
    for asked, moves in _actions(state):
        for move in moves:
            after = asked.copy()
            _GAME.apply(after, move, _NO_CHANCE, mute)
            yield after


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
