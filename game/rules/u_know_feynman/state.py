"""What lies where in U-kNOw Feynman: the moves, the state, and what one seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.contract import Seat
from game.rules.u_know_feynman.faces import CARDS, NAMED, SUITS

HAND = 7
"""Cards dealt to each (booklet, set-up)."""

TURN, DRAWN, ANSWER, NAME, CATCH, OVER = range(6)
"""Whose choice is open: an ordinary turn; the card just drawn; a force to answer; a suit to name
after a flip (ruling 40); whether to catch a silent DECAY (ruling 44); none."""

NOBODY: Seat = -1

# What everybody remembers of a card is a *note*, an int of bits; 0 for a card like any other.
SEEN_UP, SEEN_DOWN = 1, 2
"""Its face on the side played now, and that on the other side: shown once and hidden again."""
SEEN = SEEN_UP | SEEN_DOWN
DOUBT = 2
"""Shift of four bits: suits that its holder did not follow while holding it. A hint, no proof."""
BARRED = 6
"""Shift of five bits: suits that its hidden face cannot have, after a search for the Higgs (ruling
41); the fifth is for faces without a suit."""
ALL_BARRED = 0b11111
SHUFFLES = 2
"""The discard pile becomes the draw pile so often in a round; when the pile is empty once more, the
round may be counted out (ruling 46). Most rounds never empty it; it makes every game finite."""
BATCH = 11
"""Shift of the rest: the reshuffle after which it was drawn, 0 for the first deal."""


class Move(NamedTuple):
    """One choice. ``play`` and ``call`` lay cards, silently or with the call of DECAY.

    One card: an ordinary play, or an answer to a force. Two: a flip and the antiquark that answer a
    gluon. Three: a baryon, in the order laid. ``draw``, ``keep`` (the card just drawn), ``pass``
    (nothing to draw or lay), ``take`` (the penalty), ``name`` (a suit), ``catch``, ``let``.
    """

    kind: str
    face: int = -1
    """What lies on top afterwards; for a wild and for ``name``: `NAMED` + the suit named."""
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
    """A table. A card is a *track*: an int that everybody's eye can follow from place to place.

    Tracks say nothing of faces; shuffling hands the faces to other tracks. So the places of all
    tracks are public, and only the faces are secret.
    """

    seats: int
    strict: int
    rounds: int
    loose: int
    """Whether a baryon may be laid without matching the top (ruling 26)."""

    up: list[int]
    """The face of each card on the side that is played now."""
    down: list[int]
    """The face on the other side."""
    hands: list[list[int]]
    """In the order in which the cards came."""
    pile: list[int]
    """The draw pile; the last is its top."""
    discard: list[int]
    """The discard pile; the last is its top."""
    notes: list[int]
    """What everybody remembers of each card while it is in a hand or in the pile."""

    top: int
    """What the next card must follow; in `ANSWER` the force that waits."""
    mover: Seat
    phase: int
    side: int = 0
    step: int = 1
    """Direction of play."""
    thrower: Seat = NOBODY
    """Who laid the force that waits."""
    drawn: int = -1
    """The card just drawn, in `DRAWN`."""
    suspect: Seat = NOBODY
    """Who is down to one card and did not call."""
    then_mover: Seat = NOBODY
    """Who goes on after `CATCH`, and with what."""
    then_phase: int = TURN
    passes: int = 0
    """Seats in a row that could neither lay nor draw."""
    shuffles: int = 0
    """How often the discard pile became the draw pile in this round."""
    round: int = 0
    wins: list[int] = field(default_factory=list)
    """Rounds won per seat."""
    hand_size: int = HAND
    """Cards dealt to each in every round."""


class View(NamedTuple):
    """What one seat may know, with all that a careful person remembers. -1 for a face not known."""

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
    """Per reshuffle, in order: the cards of which this seat knows that they are among the hidden
    ones, as sorted codes up x FACES + down (everybody saw them before they were shuffled)."""
    hand_size: int = HAND
    """Cards dealt to each in every round. It came later than the game: last, and with a default, so
    that digests of older records hold."""


Laid = State | View
"""What the legal moves can be read from: a table, or the view of the seat that is to move."""
