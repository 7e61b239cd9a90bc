"""Prospects of a vertex: points now, and those that may come.

Two equal cards wait for a third; two different ones are a debt that a player has to pay. How likely
the right card is depends on how many of its kind are unseen, how many cards are still to be laid,
and how many debts wait for the same kind. A placement is worth what it changes in the prospects at
its two ends: nothing else on the board moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any, TypeAlias

from ai.numbers import Numbers, numbers
from game.rules.tutti_quantum.diagram import BEYOND, END_A, END_B, Diagram
from game.rules.tutti_quantum.state import (
    CARDS_EACH,
    CARDS_TOGETHER,
    COOP,
    NOWHERE,
    PICK,
    PLACE,
    Move,
    State,
)
from game.rules.tutti_quantum.vertex import (
    CARD_OF,
    CHARGED,
    DECK,
    JOIN,
    KIND,
    KIND_POINTS,
    STANDING,
    STATES,
    TIP_A,
    TIP_B,
    WORTH,
    VertexStatus,
)


@dataclass(frozen=True, slots=True)
class VertexValues:
    """Fitted numbers of ``vertex_values.json``; those of ``draft_values.json`` are for ratings."""

    debt_hope: float
    """Most of a chance that a debt is paid at all."""
    debt_rate: float
    """Growth of that chance with the number of right cards to come."""
    competition: float
    """Competition of debts that want the same card."""
    open_hope: float
    """The same three for two equal cards that wait for a third one."""
    open_rate: float
    unpaid: float
    """Cost of an unpaid debt beyond its point: the game, when playing together."""
    burden: float
    """Growth of that cost when there are many debts and few cards to come."""
    ruin: float
    """Cost of a vertex past repair beyond its point."""
    ends: tuple[float, ...]
    """Worth of a free end of each kind of card, early in the game."""
    kept: float
    """At a draft: chance of paying a debt with a card of one's own."""
    kept_open: float
    """At a draft: chance of completing a pair with it."""
    cards: tuple[float, ...]
    """At a draft: worth of having drafted each kind, beyond its place."""
    first: tuple[float, ...]
    """At a draft: which card to begin a diagram with."""


Part: TypeAlias = Mapping[str, Numbers]
"""The numbers of a player in a data file, under their names."""


def vertex_values_of(values: Part, draft: Part) -> VertexValues:
    """The numbers of both data files."""
    parts: dict[str, Any] = {
        name: tuple(one) if isinstance(one, list) else one
        for name, one in {**values, **draft}.items()
    }
    return VertexValues(**parts)


def players(values: Part, draft: Part) -> tuple[VertexValues, VertexValues]:
    """Numbers of a player against others, and of players together, from whole data files."""
    duellist, partner = (vertex_values_of(values[w], draft[w]) for w in ("duellist", "partner"))
    return duellist, partner


VERTEX_VALUES, DRAFT_VALUES = (
    numbers(__package__, "vertex_values"),
    numbers(__package__, "draft_values"),
)
DUELLIST, PARTNER = players(VERTEX_VALUES, DRAFT_VALUES)

FADE = 10
"""Free ends are worth less when fewer than so many cards are to come."""
_WAITING: tuple[tuple[int, bool, tuple[tuple[int, int], ...]], ...] = tuple(
    (
        state,
        STANDING[state] is VertexStatus.REPAIRABLE,
        tuple(
            sorted(
                (
                    (KIND_POINTS[KIND[joined]], CARD_OF[end])
                    for end in range(1, 8)
                    if KIND[joined := JOIN[8 * state + end]] >= 0
                ),
                reverse=True,
            )
        ),
    )
    for state, ends in enumerate(STATES)
    if len(ends) == 2 and any(KIND[JOIN[8 * state + end]] >= 0 for end in range(1, 8))
)
"""Vertices with two cards and a future: (state, whether a debt, (points, card) best first)."""

_WANTED: dict[int, tuple[int, ...]] = {
    state: tuple(card for _, card in thirds) for state, debt, thirds in _WAITING if debt
}
"""Of each debt, the cards that would pay it."""
_SINGLE: tuple[tuple[int, int], ...] = tuple(
    (state, CARD_OF[ends[0]]) for state, ends in enumerate(STATES) if len(ends) == 1
)
RUINED = tuple(s in (VertexStatus.CLASHING, VertexStatus.INVALID) for s in STANDING)
SPOILT = tuple(
    ruined or s is VertexStatus.REPAIRABLE for ruined, s in zip(RUINED, STANDING, strict=True)
)
_TIPS = tuple(zip(TIP_A, TIP_B, strict=True))
_FACES = tuple(
    (card, TIP_A[2 * card + facing], TIP_B[2 * card + facing])
    for card in range(5)
    for facing in range(2 if CHARGED[card] else 1)
)
"""Every way to hold a card: (card, what it brings to its A end, to its B end)."""

_HALF = sum(len(ends) < 3 for ends in STATES)
"""States of a vertex that has room for one more tip: the first ones."""
_BITS = 16
"""Of a packed number, for each kind of card."""


def _ways(bad: Sequence[bool]) -> list[int]:
    """For each pair of states at the ends of an open edge, the ways to lay each card, packed."""
    packed = [0] * (_HALF * _HALF)
    for a in range(_HALF):
        for b in range(_HALF):
            for card, at_a, at_b in _FACES:
                if not bad[JOIN[8 * a + at_a]] and not bad[JOIN[8 * b + at_b]]:
                    packed[_HALF * a + b] += 1 << _BITS * card
    return packed


_WAYS = (_ways(RUINED), _ways(SPOILT))


@lru_cache(maxsize=64)
def _base(values: VertexValues) -> list[float]:
    """Prospects before anything is known: points, and ruin for what can only cost."""
    return [
        worth - (values.ruin if spoilt else 0.0)
        for worth, spoilt in zip(WORTH, SPOILT, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Outlook:
    """Knowledge of the mover about the cards to come."""

    values: VertexValues
    left: int
    """Cards to be laid onto this diagram, from now on."""
    supply: tuple[int, ...]
    """Of each kind, how many the mover has neither seen laid nor holds."""
    debts: tuple[float, ...]
    """Of each kind, how many debts wait for it."""

    def prospects(self, kept: Sequence[int] = ()) -> list[float]:
        """The prospect of each vertex state after one more placement, holding ``kept`` then."""
        values = self.values
        hopes = list(_base(values))
        coming = self.left - 1
        if coming <= 0:
            return hopes
        share = max(0, coming - len(kept)) / max(1, sum(self.supply))
        paid, filled = [0.0] * 5, [0.0] * 5
        for card, copies in enumerate(self.supply):
            right = share * copies
            hope = values.debt_rate * right / (1 + values.competition * self.debts[card])
            miss, alone = exp(-hope), exp(-values.open_rate * right)
            if card in kept:
                miss *= 1 - values.kept
                alone *= 1 - values.kept_open
            paid[card] = values.debt_hope * (1 - miss)
            filled[card] = values.open_hope * (1 - alone)
        unpaid = 1 + values.unpaid * (1 + values.burden * sum(self.debts) / coming)
        for state, debt, thirds in _WAITING:
            chances = paid if debt else filled
            never, hoped = 1.0, 0.0
            for points, card in thirds:
                hoped += never * chances[card] * points
                never *= 1 - chances[card]
            hopes[state] = hoped - never * unpaid if debt else hoped
        fade = min(1.0, coming / FADE)
        for state, card in _SINGLE:
            hopes[state] = fade * values.ends[card]
        return hopes


def outlook(state: State, values: VertexValues) -> Outlook:
    """Cards known to the seat to move: laid cards, its own hand, secret card and throw-outs."""
    if state.mode == COOP:
        diagram = state.diagrams[0]
        left = CARDS_TOGETHER[len(state.hands)] - len(diagram.laid)
        own = state.hands[state.turn] + state.thrown[state.turn]
    else:
        diagram = state.diagrams[state.turn]
        left = CARDS_EACH[len(state.diagrams)] - len(diagram.laid)
        own = state.secrets[state.turn : state.turn + 1] if state.phase == PICK else []
    supply = list(DECK)
    for each in state.diagrams:
        for _, card, _ in each.laid:
            supply[card] -= 1
    for card in own:
        if card >= 0:
            supply[card] -= 1
    debts = [0.0] * 5
    if values.competition or values.burden:
        for vertex in diagram.vertices():
            wanted = _WANTED.get(diagram.corners[vertex])
            for card in wanted or ():
                debts[card] += 1 / len(wanted or ())
    return Outlook(values, left, tuple(supply), tuple(debts))


def gains(
    diagram: Diagram, moves: Sequence[Move], prospects: Sequence[Sequence[float]]
) -> list[float]:
    """Change of the prospects at the two ends of each placement.

    ``prospects``: by kind of card, since what is kept in hand depends on what is laid.
    """
    corners = diagram.corners
    rises = []
    for _, edge, card, facing in moves:
        face = 2 * card + facing
        there = prospects[card]
        a, b = corners[END_A[edge]], corners[END_B[edge]]
        # fmt: off
        rises.append(there[JOIN[8 * a + TIP_A[face]]] - there[a]
                    + there[JOIN[8 * b + TIP_B[face]]] - there[b])
        # fmt: on
    return rises


def best_gain(diagram: Diagram, card: int, prospects: Sequence[float]) -> tuple[float, int]:
    """The most that a card can bring now, and on which edge."""
    moves = [move for edge in diagram.open for move in PLACE[card][edge]]
    if not moves:
        return 0.0, NOWHERE
    rises = gains(diagram, moves, [prospects] * 5)
    best = max(rises)
    return best, moves[rises.index(best)].edge


class Places:
    """For each kind of card, in how many ways it can be laid without a vertex that is bad.

    Looked up edge by edge, and after a placement only around its ends: this is what a partner
    spends most of its time on.
    """

    def __init__(self, diagram: Diagram, bad: Sequence[bool]) -> None:
        """``bad`` is `RUINED` or `SPOILT`."""
        self._diagram = diagram
        self._ways = _WAYS[bad is SPOILT]
        ways, corners = self._ways, diagram.corners
        self._now = sum(
            ways[_HALF * corners[END_A[edge]] + corners[END_B[edge]]] for edge in diagram.open
        )

    def now(self) -> list[int]:
        """As the diagram is."""
        return _unpacked(self._now)

    def after(self, move: Move) -> list[int]:
        """As it would be after a placement."""
        ways, corners, cards = self._ways, self._diagram.corners, self._diagram.cards
        a, b = END_A[move.edge], END_B[move.edge]
        packed = self._now - ways[_HALF * corners[a] + corners[b]]
        at_a, at_b = _TIPS[2 * move.card + move.facing]
        for vertex, tip, lower in ((a, at_a, 1), (b, at_b, _HALF)):
            # The vertex is the upper end of all its edges, or the lower one of all.
            upper = _HALF if lower == 1 else 1
            here = corners[vertex]
            there = JOIN[8 * here + tip]
            for edge, far in BEYOND[vertex]:
                if edge == move.edge or cards[edge]:
                    continue
                beyond = lower * corners[far]
                if here or corners[far]:
                    packed -= ways[upper * here + beyond]
                packed += ways[upper * there + beyond]
        return _unpacked(packed)


def _unpacked(packed: int) -> list[int]:
    return [packed >> _BITS * card & (1 << _BITS) - 1 for card in range(5)]
