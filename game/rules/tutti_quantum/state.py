"""The table (`State`), the knowledge of a seat (`View`), and the moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Seat
from game.rules.tutti_quantum.diagram import Diagram, Laid
from game.rules.tutti_quantum.vertex import CARDS, CHARGED

DUEL, TEAMS, COOP = range(3)
"""Modes: one diagram per player; two teams of two, a diagram each; one diagram for all."""

PICK, SECRET, BEGIN, PLAY, REFILL, TALK, OVER = range(7)
"""Tasks of the seat to move: take a card from the row and place it; place its secret card; offer to
begin or wait; place a card from its hand; fill its hand up; mark the board; none."""

PLACING = (PICK, SECRET, PLAY)
"""Phases in which a card is laid."""

ROUNDS = {2: (3, 14), 3: (4, 9), 4: (5, 8)}
"""Diagrams that compete -> cards face up in a round, rounds (A4)."""
CARDS_EACH = {2: 22, 3: 13, 4: 11}
"""Diagrams that compete -> cards in each at the end, the secret one included (A4)."""
CARDS_TOGETHER = {2: 24, 3: 25, 4: 26}
"""Hands -> cards in the common diagram at the end (A4)."""
LEFT_OUT = 5
"""Cards that go back into the box, face down, when three compete."""
HAND = 2
"""Cards in a co-operative hand."""

HIDDEN = -1
"""A card that the viewer may not see."""
GONE = -2
"""A secret card that lies in its diagram."""
NOWHERE = -1
"""No edge: a marker that is not on the board."""


class Move(NamedTuple):
    """One choice of a seat.

    * place: ``card`` onto ``edge``, its arrow as ``facing`` says (0 for cards without an arrow).
    * begin, wait: "I start" or "let another start", after looking at one's hand (A4, co-op).
    * draw: take one card and bury the pile's top card unseen.
    * swap: throw the card in hand away face down, and take two.
    * want, avoid: "I'd like to play on ``edge``", "please not there"; hush: end the talk.
    """

    kind: str
    edge: int = 0
    card: int = 0
    facing: int = 0


BEGIN_MOVES = (Move("begin"), Move("wait"))
REFILL_MOVES = (Move("draw"), Move("swap"))
HUSH = Move("hush")


class _Talk(dict[int, Move]):
    """Moves by edge, made when first used, as are those of `_Ways`: a game uses a tenth of the
    edges in the window, and all of them would take 2 MB in each process."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def __missing__(self, edge: int) -> Move:
        move = self[edge] = Move(self._kind, edge)
        return move


class _Ways(dict[int, tuple[Move, ...]]):
    """By edge, the ways to lay one card there."""

    def __init__(self, card: int) -> None:
        self._card = card

    def __missing__(self, edge: int) -> tuple[Move, ...]:
        card = self._card
        facings = range(2 if CHARGED[card] else 1)
        ways = self[edge] = tuple(Move("place", edge, card, facing) for facing in facings)
        return ways


WANT = _Talk("want")
AVOID = _Talk("avoid")
PLACE = tuple(_Ways(card) for card in range(CARDS))
"""By card and edge: one move, or one for each facing of a charged card."""


@dataclass(slots=True)
class State:
    """A position. A *side* owns a diagram or a hand.

    In a duel sides are the seats; in teams the two teams; in co-op the hands, which are the seats,
    or the two hands of a single player.
    """

    seats: int
    mode: int
    scoring: int
    starter: int
    talk: int
    phase: int
    turn: int
    """The side that acts."""
    first: int
    """The side that has the first-player pawn; in co-op the one that began."""
    picks: int
    """Cards taken in this round."""
    round: int
    diagrams: list[Diagram]
    """One per side; in co-op a single one."""
    row: list[int]
    """Cards face up, ascending."""
    pile: list[int]
    """The draw pile; its top is the end of the list."""
    secrets: list[int]
    """Per side, or empty in co-op; `GONE` once placed."""
    hands: list[list[int]]
    """Per side in co-op, each ascending; else empty."""
    thrown: list[list[int]]
    """Per hand, the cards that its owner threw away face down."""
    buried: list[int]
    """Cards that no player has seen or will see."""
    wants: list[int]
    """Per hand, the edge that its owner would like to have, or `NOWHERE`."""
    avoids: list[int]
    """Per hand, the edge that its owner asks to keep clear, or `NOWHERE`."""


class View(NamedTuple):
    """A seat's knowledge: the fields of `State`, with `HIDDEN` for cards that it cannot see."""

    seat: Seat
    seats: int
    mode: int
    scoring: int
    starter: int
    talk: int
    phase: int
    turn: int
    mover: Seat
    """The seat to move; -1 when the game is over."""
    first: int
    picks: int
    round: int
    rounds: int
    """0 in co-op."""
    diagrams: tuple[tuple[Laid, ...], ...]
    """Cards in the order in which they were laid."""
    row: tuple[int, ...]
    pile: int
    """Number of cards left in it."""
    secrets: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    thrown: tuple[tuple[int, ...], ...]
    buried: int
    """Their number."""
    wants: tuple[int, ...]
    avoids: tuple[int, ...]


def side_of(seat: Seat, mode: int, seats: int) -> int:
    """The side of a seat; the first one for a spectator."""
    if mode == TEAMS:
        return seat % 2 if seat >= 0 else 0
    return max(0, min(seat, seats - 1))


def teams(seats: int, options: Mapping[str, int]) -> tuple[int, ...]:
    """The team of each seat: two teams of two sit across, 0 and 2 against 1 and 3 (A7)."""
    return tuple(side_of(seat, options.get("mode", DUEL), seats) for seat in range(seats))


def own_hands(seat: Seat, seats: int) -> range:
    """The hands that a seat sees in co-op: its own, a single player both, a spectator none."""
    if seat < 0:
        return range(0)
    return range(2) if seats == 1 else range(seat, seat + 1)
