"""The goal of a puzzle of Tutti Quantum: the most points that a player's last cards can bring.

No other player touches a diagram. So what the last one or two cards of it are worth is counted out:
every card of the row on every edge, and the secret card after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from ai.puzzles.puzzle import Position
from game.core.contract import AnyMove
from game.core.rng import Rng
from game.rules.tutti_quantum.diagram import Diagram, rebuilt
from game.rules.tutti_quantum.scoring import count, total
from game.rules.tutti_quantum.state import PICK, PLACE, SECRET, Move, View


class MostPoints:
    """Points of the own diagram at the end of the game."""

    ahead = 2
    choices = 100

    def asks(self, position: Position) -> bool:
        """The own last card of the row, or the secret card after it."""
        view: View = position.view
        if view.phase == SECRET:
            return True
        if view.phase != PICK or view.round != view.rounds - 1:
            return False
        return len(view.row) <= len(view.diagrams)

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """With each move, and then the best place of the secret card."""
        del seed  # nothing that is hidden counts
        view: View = position.view
        side = position.seat
        diagram = rebuilt(view.diagrams[side])
        secret = view.secrets[side] if view.phase == PICK else None
        moves = cast("Sequence[Move]", position.moves)
        return [self._best(_laid(diagram, move), secret, view.scoring) for move in moves]

    def _best(self, diagram: Diagram, secret: int | None, scoring: int) -> int:
        if secret is None:
            return total(diagram, scoring)
        ways = (move for edge in diagram.open for move in PLACE[secret][edge])
        return max(total(_laid(diagram, move), scoring) for move in ways)

    def again(self, position: Position, seed: str) -> Sequence[float]:
        """Every way is played by the rulebook, the others laying what falls to them by chance."""
        return [max(self._ends(position, move, seed)) for move in position.moves]

    def _ends(self, position: Position, move: AnyMove, seed: str) -> Iterator[int]:
        """Points at the end of every game that begins with this move."""
        laid = 0
        while True:
            points, ways = self._played(position, move, laid, seed)
            yield points
            laid += 1
            if laid >= ways:
                return

    def _played(self, position: Position, move: AnyMove, second: int, seed: str) -> tuple[int, int]:
        """Points of the game in which the ``second``-th way is chosen afterwards; all its ways."""
        game, seat = position.game, position.seat
        rng = Rng(f"{seed} {second}", "again")
        state = game.determinize(position.view, rng)
        game.apply(state, move, rng)
        ways = 1
        while (mover := game.to_move(state)) is not None:
            legal = game.legal_moves(state)
            if mover == seat:
                ways = len(legal)
                game.apply(state, legal[second], rng)
            else:
                game.apply(state, rng.pick(legal), rng)
        view = game.observe(state, seat)
        return count(rebuilt(view.diagrams[seat]), view.scoring).total, ways


GOAL = MostPoints()


def _laid(diagram: Diagram, move: Move) -> Diagram:
    """A copy with one card more."""
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return after
