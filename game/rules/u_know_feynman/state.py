"""The table of U-kNOw Feynman (`State`), the knowledge of one seat (`View`) and the moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.contract import Seat
from game.rules.u_know_feynman.faces import CARDS, NAMED, SUITS

HAND = 7
"""Cards dealt to each (booklet, set-up)."""

TURN, DRAWN, ANSWER, NAME, CATCH, OVER = range(6)
"""The open choice: an ordinary turn; the card just drawn; a force to answer; a suit to name after a
flip (ruling 40); to catch a silent DECAY or not (ruling 44); none."""

NOBODY: Seat = -1

# A *note* holds the public knowledge of a card, as bits; 0 for a card like any other.
SEEN_UP, SEEN_DOWN = 1, 2
"""The face on the side in play, and that on the other side, was shown once and hidden again."""
SEEN = SEEN_UP | SEEN_DOWN
DOUBT = 2
"""Shift of four bits: suits that its holder did not follow while holding it: a hint, no proof."""
BARRED = 6
"""Shift of five bits: suits that its hidden face cannot have, after a search for the Higgs (ruling
41); the fifth is for faces without a suit."""
ALL_BARRED = 0b11111
SHUFFLES = 2
"""Most reshuffles of the discard pile in a round. When the pile is empty after the last one, the
round may be counted out (ruling 46). Few rounds empty it; the limit makes every game finite."""
BATCH = 11
"""Shift of the other bits: the number of the reshuffle that it was in, 0 for the first deal."""


class Move(NamedTuple):
    """One choice. ``play`` and ``call`` lay cards, silently or with the call of DECAY.

    One card: an ordinary play, or an answer to a force. Two: a flip and the antiquark that answer a
    gluon. Three: a baryon, in the order laid. ``draw``, ``keep`` (the card just drawn), ``pass``
    (nothing to draw or lay), ``take`` (the penalty), ``name`` (a suit), ``catch``, ``let``.
    """

    kind: str
    face: int = -1
    """The top afterwards; for a wild and for ``name``: `NAMED` + the suit named."""
    card: int = -1
    second: int = -1
    third: int = -1


DRAW, KEEP, PASS, TAKE = Move("draw"), Move("keep"), Move("pass"), Move("take")
NAMES = tuple(Move("name", NAMED + suit) for suit in SUITS)
CATCHES = (Move("catch"), Move("let"))


class _Single(dict[int, Move]):
    """The moves that lay one card, by face x CARDS + card; made when first asked for."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, key: int) -> Move:
        move = self[key] = Move(self.kind, *divmod(key, CARDS))
        return move


PLAY, CALL = _Single("play"), _Single("call")
_SEVERAL: dict[tuple[str, int, int, int, int], Move] = {}


def several(kind: str, face: int, card: int, second: int, third: int = -1) -> Move:
    """The move that lays two or three cards, always the same object."""
    key = (kind, face, card, second, third)
    return _SEVERAL.get(key) or _SEVERAL.setdefault(key, Move(*key))


@dataclass(slots=True)
class State:
    """A table. A card is a *track*: an int that every player can follow from place to place.

    A track does not reveal the face; a shuffle hands the faces to other tracks. So the places of
    all tracks are public, and only the faces are secret.
    """

    seats: int
    strict: int
    rounds: int
    loose: int
    """1 if a baryon may be laid without matching the top (ruling 26)."""

    up: list[int]
    """The face of each card on the side in play."""
    down: list[int]
    """The face on the other side."""
    hands: list[list[int]]
    """In the order in which the cards came."""
    pile: list[int]
    """The draw pile; the last is its top."""
    discard: list[int]
    """The discard pile; the last is its top."""
    notes: list[int]
    """The note of each card in a hand or in the pile (`SEEN`, `DOUBT`, `BARRED`, `BATCH`)."""

    top: int
    """The top that the next card must follow (`faces.TOPS`); in `ANSWER` the force that waits."""
    mover: Seat
    phase: int
    side: int = 0
    step: int = 1
    """Direction of play."""
    thrower: Seat = NOBODY
    """The seat that laid the force that waits."""
    drawn: int = -1
    """The card just drawn, in `DRAWN`."""
    suspect: Seat = NOBODY
    """The seat that has one card left and did not call."""
    then_mover: Seat = NOBODY
    """The seat to move after `CATCH`, and its phase."""
    then_phase: int = TURN
    passes: int = 0
    """Seats in a row that could neither lay nor draw."""
    shuffles: int = 0
    """Reshuffles of the discard pile so far in this round."""
    round: int = 0
    wins: list[int] = field(default_factory=list)
    """Rounds won per seat."""
    hand_size: int = HAND
    """Cards dealt to each in every round."""


class View(NamedTuple):
    """The knowledge of one seat with a perfect memory. -1 for a face that it does not know."""

    seat: Seat
    seats: int
    strict: int
    rounds: int
    loose: int
    side: int
    step: int
    mover: Seat
    phase: int
    top: int
    thrower: Seat
    drawn: int
    suspect: Seat
    then_mover: Seat
    then_phase: int
    passes: int
    shuffles: int
    round: int
    wins: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    discard: tuple[int, ...]
    up: tuple[int, ...]
    down: tuple[int, ...]
    notes: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]
    """Per reshuffle, in order: the cards that this seat knows to be among the hidden ones, as
    sorted codes up x FACES + down (all were seen in the discard pile before the shuffle)."""
    hand_size: int = HAND
    """Cards dealt to each in every round. It came later than the game: last, and with a default, so
    that digests of older records hold."""


Laid = State | View
"""A table, or the view of the seat to move: either is enough to list the legal moves."""
