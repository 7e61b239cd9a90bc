"""The light of a beginner: the words beside a move that looks worse than one that can be seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.phrase import Phrase, say
from game.rules.tutti_quantum.diagram import END_A, END_B, Diagram, rebuilt
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import PICK, PLACE, Move, View
from game.rules.tutti_quantum.vertex import (
    CARD_OF,
    DECK,
    JOIN,
    KEYS,
    KIND,
    KIND_POINTS,
    STATES,
    WORTH,
)


def beside_light(view: View, move: Move) -> Phrase | None:
    """The points that a move prepares, where another card or place brings more of them now."""
    if move.kind != "place" or view.phase != PICK:
        return None
    before = rebuilt(view.diagrams[view.turn])
    best = max(_choices(before, view.row), key=lambda one: points_now(before, one, view.scoring))
    now = points_now(before, best, view.scoring)
    if now <= points_now(before, move, view.scoring):
        return None
    after = _with(before, move)
    left = unplaced(view, move)
    secret = view.secrets[view.turn]
    hoped = [(points, card) for points, card in _prepared(after, move) if left[card] > 0]
    if own := [points for points, card in hoped if card == secret]:
        return say("tutti_quantum-hint-light-secret", card=_name(secret), points=max(own))
    if not hoped:
        return None
    points, card = max(hoped, key=lambda one: (one[0] * left[one[1]], one))
    stays = best.edge in after.open and points_now(after, best, view.scoring) >= now
    if now > 0 and stays and left[best.card] > 0:
        waits = "tutti_quantum-hint-light-waits"
        return say(waits, now=now, card=_name(card), points=points)
    return say("tutti_quantum-hint-light-later", card=_name(card), points=points)


def plainest(view: View, best: Move, near: Sequence[Move], rated: Mapping[Move, float]) -> Move:
    """Of equally good moves the one that brings most points now, which a beginner can see.

    ``rated``: all legal moves with their ratings at first sight. They decide where nothing can be
    said for the search's move.
    """
    before = rebuilt(view.diagrams[view.turn])
    now = {move: points_now(before, move, view.scoring) for move in rated}
    best = max((best, *near), key=now.__getitem__)
    most = max(now.values())
    if now[best] == most or beside_light(view, best) is not None:
        return best
    return max((best, *(move for move in rated if now[move] == most)), key=rated.__getitem__)


def points_now(diagram: Diagram, move: Move, scoring: int) -> int:
    """Points that a placement brings or costs, if the game ended after it."""
    return total(_with(diagram, move), scoring) - total(diagram, scoring)


def unplaced(view: View, move: Move) -> list[int]:
    """Of each kind, how many cards are on no diagram after this placement."""
    left = list(DECK)
    left[move.card] -= 1
    for diagram in view.diagrams:
        for _, card, _ in diagram:
            left[card] -= 1
    return left


def _with(diagram: Diagram, move: Move) -> Diagram:
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return after


def _choices(diagram: Diagram, row: Sequence[int]) -> Iterator[Move]:
    """All placements of the cards in the row."""
    for card in set(row):
        for edge in diagram.open:
            yield from PLACE[card][edge]


def _prepared(diagram: Diagram, move: Move) -> Iterator[tuple[int, int]]:
    """Points that a third card would bring at the ends of a card just laid, and its kind."""
    for vertex in (END_A[move.edge], END_B[move.edge]):
        state = diagram.corners[vertex]
        if len(STATES[state]) != 2:
            continue
        for end in range(1, 8):
            kind = KIND[JOIN[8 * state + end]]
            if kind >= 0:
                yield KIND_POINTS[kind] - WORTH[state], CARD_OF[end]


def _name(card: int) -> Phrase:
    return say(f"tutti_quantum-card-{KEYS[card]}")
