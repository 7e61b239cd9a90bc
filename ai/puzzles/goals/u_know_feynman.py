"""The goal of a puzzle of U-kNOw Feynman: the most cards laid before the rival has a turn.

With two, a skip or a reverse leaves the turn where it is, and so does a Higgs; a baryon lays three
cards at once. These cards are certain, whatever the rival holds. A card that is drawn is not:
drawing counts as one card more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from ai.puzzles.puzzle import Position, copied
from game.core.rng import Rng
from game.rules.u_know_feynman.rules import CAUGHT
from game.rules.u_know_feynman.state import NOBODY, TURN, Move, State, View

LEAST = (3, 2)
"""Cards that have to go with the best move and with the second: one skip and a card after it is no
puzzle, and neither is a skip among cards that all end the turn."""


class MostCards:
    """Cards that are gone when the rival's turn comes; all of them, where the round is won."""

    ahead = 1
    choices = 40

    def asks(self, position: Position) -> bool:
        """An ordinary turn of two, with more cards than one could call at."""
        view: View = position.view
        return view.seats == 2 and view.phase == TURN and len(view.hands[position.seat]) > 2

    def worths(self, position: Position, seed: str) -> Sequence[int] | None:
        """Counted out in one drawn world by copying it at every choice."""
        rng = Rng(seed, "world")
        state: State = position.game.determinize(position.view, rng)
        moves = cast("Sequence[Move]", position.moves)
        worths = [self._after(position, state, move, rng) for move in moves]
        best, second = sorted(worths, reverse=True)[:2]
        return worths if best >= LEAST[0] and second >= LEAST[1] else None

    def _after(self, position: Position, state: State, move: Move, rng: Rng) -> int:
        """Cards gone at best, from here on, once this move is made."""
        if move.kind == "draw":
            return -1
        before = len(state.hands[position.seat])
        after = copied(state)
        position.game.apply(after, move, rng)
        seat = position.seat
        gone = before - len(after.hands[seat])
        if after.wins != state.wins:
            return before if after.wins[seat] > state.wins[seat] else gone
        if after.suspect != NOBODY:
            return gone - CAUGHT
        if position.game.to_move(after) != seat or after.phase != TURN:
            return gone
        legal = position.game.legal_moves(after)
        return gone + max(0, *(self._after(position, after, each, rng) for each in legal))

    def again(self, position: Position, seed: str) -> Sequence[float]:
        """Whole turns are played from the beginning, line by line, each in a world of its own."""
        moves = cast("Sequence[Move]", position.moves)
        return [max(self._lines(position, (move,), seed)) for move in moves]

    def _lines(self, position: Position, line: tuple[Move, ...], seed: str) -> Iterator[int]:
        """Cards gone with this beginning of a turn, and with all that may follow it."""
        game, seat = position.game, position.seat
        held = len(position.view.hands[seat])
        rng = Rng(f"{seed} {line}", "again")
        state = game.determinize(position.view, rng)
        for move in line:
            game.apply(state, move, rng)
        view: View = game.observe(state, seat)
        won = game.to_move(state) is None and game.returns(state)[seat] > 0
        caught = CAUGHT if view.suspect == seat else 0
        yield held if won else held - len(view.hands[seat]) - caught
        if view.mover != seat or view.phase != TURN:
            return
        for move in game.legal_moves(state):
            if move.kind != "draw":
                yield from self._lines(position, (*line, move), seed)


GOAL = MostCards()
