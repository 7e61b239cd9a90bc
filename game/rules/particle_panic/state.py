"""The lab: its ring of spaces, the position (`State`), its public form (`View`) and the moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Seat
from game.rules.particle_panic import detector
from game.rules.particle_panic.detector import OFF, Duty
from game.rules.particle_panic.options import LadderFigures

SPACES = 6
FULL = 6
"""Particles that a space holds."""
ROOM = SPACES * FULL
A_SUIT = 26
"""Cards of each suit: two decks without jokers."""

HEARTS, CLUBS, DIAMONDS, SPADES, STARS = range(5)
"""The suits. Stars, the fifth, have no spend effect (ruling 22)."""
SUITS = 5
"""Width of a hand: a count per suit, stars included even where the game has none."""

ACT, CHOOSE, FAILED, COLLECT, DISCARD, SPILL, NAME = range(7)
"""The open choice: an action; the end of a Move; a failed die; another card; a card too
many; a particle that does not fit; which particle the detector shows."""

WON, NO_ROOM, NO_LIMIT, NO_CARDS = 1, 2, 3, 4
"""Outcomes of a game; 0 before the end."""

NEAR: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(sorted({(at + d) % SPACES, (at - d) % SPACES})) for d in range(4))
    for at in range(SPACES)
)
"""Spaces at ring distance 0 .. 3 of each space."""

REACH: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(sorted(s for ring in NEAR[at][: d + 1] for s in ring)) for d in range(4))
    for at in range(SPACES)
)
"""Spaces within distance 0 .. 3 of each space: farther than 3 is shorter the other way round."""


class Move(NamedTuple):
    """One choice of a scientist.

    ``move`` · ``go`` to space ``at`` · ``neutralize`` · ``heart``, ``club``, ``accept`` (a failed
    die) · ``diamond`` to space ``at`` · ``spade`` from space ``at`` ``to`` another · ``share`` a
    card of suit ``at`` ``to`` a seat · ``code`` of suit ``at`` · ``collect`` · ``end`` the turn ·
    ``discard`` a card of suit ``at`` · ``spill`` into space ``at`` · ``spread`` all that is left ·
    ``detect``: look at the detector · ``name`` its picture a particle of kind ``at``.
    """

    kind: str
    at: int = 0
    to: int = 0


KINDS = frozenset(
    {
        "move",
        "go",
        "neutralize",
        "heart",
        "club",
        "accept",
        "diamond",
        "spade",
        "share",
        "code",
        "collect",
        "end",
        "discard",
        "spill",
        "spread",
        "detect",
        "name",
    }
)

MOVE = Move("move")
NEUTRALIZE = Move("neutralize")
HEART = Move("heart")
CLUB = Move("club")
ACCEPT = Move("accept")
TAKE = Move("collect")
END = Move("end")
SPREAD = Move("spread")
DETECT = Move("detect")
GO = tuple(Move("go", space) for space in range(SPACES))
DIAMOND = tuple(Move("diamond", space) for space in range(SPACES))
SPADE = tuple(tuple(Move("spade", at, to) for to in range(SPACES)) for at in range(SPACES))
SHARE = tuple(tuple(Move("share", suit, to) for to in range(4)) for suit in range(SUITS))
CODE = tuple(Move("code", suit) for suit in range(SUITS))
DROP = tuple(Move("discard", suit) for suit in range(SUITS))
SPILL_INTO = tuple(Move("spill", space) for space in range(SPACES))
NAMES = tuple(Move("name", kind) for kind in range(detector.KINDS))

Roll = tuple[str, int, int]
"""The last dice: their purpose ("", "move", "neutralize" or "emerge"), the die, and the space of an
emergence, otherwise -1."""


@dataclass(slots=True)
class State:
    """A lab in panic. Suits, spaces and seats are small ints."""

    setting: LadderFigures
    stacks: list[list[int]]
    """Suits of the cards of each space, the top card last."""
    particles: list[int]
    pawns: list[int]
    hands: list[int]
    """Cards by seat and suit: ``hands[SUITS * seat + suit]``."""
    limits: list[int]
    entered: list[int]
    """By suit: 1 when its code is in."""
    spent: list[int]
    """By suit: cards out of the game, those of codes included."""
    seat: Seat = 0
    """The scientist whose turn it is."""
    chooser: Seat = 0
    """The scientist to decide: not ``seat`` only at the hand limit."""
    phase: int = ACT
    basics: int = 0
    specials: int = 0
    spending: int = 0
    """1: this turn's Spend has begun, further cards cost no action (ruling 2)."""
    neutralizing: int = 0
    """1: a Neutralize is going on, further tries cost no action."""
    sharing: Seat = -1
    """The scientist who is receiving cards; -1 for none."""
    floor: int = 0
    """The suit given or discarded last. Several are given in the order of suits (ruling 31)."""
    taken: int = 0
    """Cards collected this turn."""
    die: int = 0
    """A failed neutralization die with its clubs."""
    source: int = -1
    """The space that particles came from last: of an emergence, or the first space of a spade."""
    extra: int = 0
    """Particles that still have to find a place."""
    roll: Roll = ("", 0, -1)
    turn: int = 1
    emerged: int = 0
    """Particles placed since the beginning."""
    neutralized: int = 0
    outcome: int = 0
    duty: Duty = OFF


class View(NamedTuple):
    """The public knowledge: hands are open (ruling 15), cards under the tops are hidden."""

    setting: LadderFigures
    tops: tuple[int, ...]
    """Suit of the top card of each space; -1: no card left."""
    heights: tuple[int, ...]
    """Cards on each space."""
    particles: tuple[int, ...]
    pawns: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """Cards by seat, then by suit."""
    limits: tuple[int, ...]
    entered: tuple[int, ...]
    spent: tuple[int, ...]
    seat: Seat
    chooser: Seat
    phase: int
    basics: int
    specials: int
    spending: int
    neutralizing: int
    sharing: Seat
    floor: int
    taken: int
    die: int
    source: int
    extra: int
    roll: Roll
    turn: int
    emerged: int
    neutralized: int
    outcome: int
    duty: Duty = OFF
    """Added after the other fields: see `Session.digest`."""


def held(state: State, seat: Seat) -> int:
    """Cards in this hand."""
    return sum(state.hands[SUITS * seat : SUITS * seat + SUITS])


def nearest_room(particles: list[int], source: int) -> tuple[int, ...]:
    """The spaces with room that are nearest to ``source`` on the ring; empty when all are full."""
    for ring in NEAR[source]:
        spaces = tuple(space for space in ring if particles[space] < FULL)
        if spaces:
            return spaces
    return ()


def unseen(view: View) -> list[int]:
    """Cards by suit under the tops: all cards minus those that have been seen."""
    pool = [A_SUIT if suit < view.setting.suits else 0 for suit in range(SUITS)]
    for suit in range(SUITS):
        pool[suit] -= view.spent[suit] + sum(hand[suit] for hand in view.hands)
    for top in view.tops:
        if top >= 0:
            pool[top] -= 1
    return pool


# --- progress of the codes ------------------------------------------------------------------------


def in_crew(view: View, suit: int) -> int:
    """Cards of a suit in all hands together."""
    return sum(hand[suit] for hand in view.hands)


def lacks(view: View, suit: int) -> bool:
    """True if the crew has too few cards of this suit for its code; False for -1 (no card)."""
    return suit >= 0 and not view.entered[suit] and in_crew(view, suit) < view.setting.code


def to_spare(view: View, suit: int) -> bool:
    """True if the crew can lose a card of this suit and still enter its code."""
    return bool(view.entered[suit]) or in_crew(view, suit) > view.setting.code


def is_split(view: View, suit: int, seat: Seat) -> bool:
    """True if the mover and this colleague have a code together, and neither has it alone."""
    mine, theirs = view.hands[view.seat][suit], view.hands[seat][suit]
    return not view.entered[suit] and max(mine, theirs) < view.setting.code <= mine + theirs


def gathers(view: View, suit: int, to: Seat) -> bool:
    """True if a gift of this suit brings its code nearer in a hand that can hold it.

    It completes the code, whatever else is discarded for it. Or there is room, and it goes from
    the hand with fewer cards of the suit to the one with more, so that it never goes back; or the
    mover's own hand can hold no code any more.
    """
    mine, theirs, need = view.hands[view.seat][suit], view.hands[to][suit], view.setting.code
    room = view.limits[to] - sum(view.hands[to])
    if not mine or view.entered[suit] or not theirs < need <= view.limits[to]:
        return False
    if mine < need <= mine + theirs:
        return True
    return room > 0 and (theirs > mine or view.limits[view.seat] < need)


def can_keep(limits: Sequence[int], need: int) -> bool:
    """True if some hand can keep a whole code of ``need`` cards until its next turn."""
    return max(limits) >= need


def has_the_rest(at: State | View, hand: Sequence[int]) -> bool:
    """True if the scientist of the turn can enter all missing codes in this turn.

    ``hand``: that scientist's cards by suit. No hand limit counts before the end of the turn.
    """
    suits = range(at.setting.suits)
    ready = [hand[suit] >= at.setting.code for suit in suits if not at.entered[suit]]
    return all(ready) and len(ready) <= at.specials and at.phase in (ACT, CHOOSE, FAILED, NAME)


def beyond_saving(at: State | View, hand: Sequence[int]) -> bool:
    """True if a code is missing and no hand can hold one any more: the lab will be lost.

    A code is entered in its holder's own turn. A gift comes in a colleague's turn, a collected card
    at the end of one's own, and all hands come down to their limits right after it (ruling 9). So a
    hand with a whole code has kept it between two turns, and a limit never rises. Only codes that
    are in ``hand``, that of the scientist of the turn, can still be entered.
    """
    return not can_keep(at.limits, at.setting.code) and not has_the_rest(at, hand)
