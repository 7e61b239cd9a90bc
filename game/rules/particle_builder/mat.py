"""Mats and targets: their places, which are free, complete systems, and points.

A player has 22 places: six quark slots, six lepton slots, six boson stacks and up to four areas on
the target. An *address* numbers the places of all players: ``seat * PLACES + place``. On a slot or
area lies one card or none (Pauli: one fermion, one state); a stack holds any number of one boson.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_STRANGE,
    ANTI_UP,
    ANTIMUON,
    BOTTOM,
    CHARM,
    DOWN,
    ELECTRON,
    MUON,
    POSITRON,
    STRANGE,
    UP,
)
from game.rules.particle_builder.deck import BOSON, IS_ANTI, KINDS, POINTS, QUARK

PLACES = 22
QUARK_SLOTS = range(6)
LEPTON_SLOTS = range(6, 12)
SLOTS = range(12)
"""The fermion slots of the mat."""
STACKS = range(12, 18)
"""Photon, gluon, W+, W-, Z, Higgs."""
AREAS = range(18, 22)
"""The areas of the target."""

EMPTY = -1
"""No card."""

_STACK_SHIFT = 12
"""A boson's particle id minus the place of its stack."""
FIRST_BOSON = 24
"""The particle on the first stack of bosons."""
_FACE = (*POINTS, 0).__getitem__
"""A card's points; 0 for `EMPTY`."""

OPEN_SLOTS: tuple[range, ...] = tuple(
    range(k - _STACK_SHIFT, k - _STACK_SHIFT + 1) if BOSON[k]
    else QUARK_SLOTS if QUARK[k]
    else LEPTON_SLOTS
    for k in range(KINDS)
)  # fmt: skip
"""The places of the mat that a card may lie on: any slot of its family, or its stack."""

LABELLED_SLOTS: tuple[range, ...] = tuple(
    OPEN_SLOTS[k] if BOSON[k] else range(k % 12, k % 12 + 1) for k in range(KINDS)
)
"""The same for the house rule that gives each flavour one slot (ruling 63)."""


class Board(Protocol):
    """The open cards of the table, in a state or in a view of it."""

    @property
    def seats(self) -> int:
        """Number of players."""

    @property
    def level(self) -> int:
        """1 .. 7."""

    @property
    def labelled(self) -> int:
        """1 with the house rule "labelled slots"."""

    @property
    def aims(self) -> Sequence[int]:
        """Target id per seat; EMPTY before it is chosen."""

    @property
    def cards(self) -> Sequence[int]:
        """Particle id (of the top card) or EMPTY, by address."""

    @property
    def colours(self) -> Sequence[int]:
        """Colour charge of the quark there, by address; 0 for none."""

    @property
    def heights(self) -> Sequence[int]:
        """Cards in each stack: six per seat, in the order of the bosons."""

    @property
    def pairs(self) -> Sequence[Sequence[int]]:
        """Per seat, the particle of each annihilated pair."""

    @property
    def finisher(self) -> int:
        """The seat that completed its target, or EMPTY."""


def is_stack(address: int) -> bool:
    """True if this is the address of a stack of bosons."""
    return 12 <= address % PLACES < 18


def stack_of(seat: int, boson: int) -> int:
    """The address of a player's stack of a boson."""
    return seat * PLACES + boson - _STACK_SHIFT


def height_index(seat: int, boson: int) -> int:
    """The index of a player's stack of a boson in `Board.heights`."""
    return seat * 6 + boson - FIRST_BOSON


def slots_for(board: Board, card: int) -> range:
    """The places of a mat that are for this card."""
    return (LABELLED_SLOTS if board.labelled else OPEN_SLOTS)[card]


def free_slot(board: Board, seat: int, card: int) -> int:
    """The address on the mat where this card would be put: the first free one; EMPTY if none.

    Free slots of one family are equivalent, so the player does not choose among them.
    """
    base = seat * PLACES
    if BOSON[card]:
        return base + card - _STACK_SHIFT
    cards = board.cards
    for place in slots_for(board, card):
        if cards[base + place] == EMPTY:
            return base + place
    return EMPTY


def areas_of(board: Board, seat: int) -> Iterator[tuple[int, int]]:
    """(address, particle asked for) of each area of a player's target; none before it is known."""
    if board.aims[seat] != EMPTY:
        yield from enumerate(TARGETS[board.aims[seat]].needs, seat * PLACES + AREAS.start)


def free_area(board: Board, seat: int, card: int) -> int:
    """The address of the first empty area of the target that asks for this card; EMPTY if none."""
    aim = board.aims[seat]
    if aim == EMPTY or card not in TARGETS[aim].needs:
        return EMPTY
    for address, wanted in areas_of(board, seat):
        if wanted == card and board.cards[address] == EMPTY:
            return address
    return EMPTY


def own_places(seat: int) -> Iterator[int]:
    """The addresses of a player's fermions, the target's before the mat's."""
    base = seat * PLACES
    yield from range(base + AREAS.start, base + AREAS.stop)
    yield from range(base, base + SLOTS.stop)


def completion(board: Board, seat: int) -> tuple[int, ...] | None:
    """Addresses of cards on target *and* mat that complete the target, one per area, or None.

    Moving between the two is free, so both count (ruling 14). From Level 3 on the quarks must be
    colour neutral together (manual, Level 3).
    """
    aim = board.aims[seat]
    if aim == EMPTY:
        return None
    needs, cards, base = TARGETS[aim].needs, board.cards, seat * PLACES
    areas = cards[base + AREAS.start : base + AREAS.stop]
    own = (*areas, *cards[base : base + SLOTS.stop])
    # Called after every placement and rarely complete: look for a missing card first.
    for wanted in needs:
        if wanted not in own:
            return None
    lying = [address for address in own_places(seat) if cards[address] in needs]
    if len(lying) < len(needs):
        return None
    return _choose(board, needs, lying, ())


def _choose(
    board: Board, needs: Sequence[int], lying: Sequence[int], chosen: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Extend ``chosen`` to one address per need, taking earlier ones of ``lying`` first."""
    if len(chosen) == len(needs):
        colours = [board.colours[address] for address in chosen]
        return chosen if board.level < 3 or neutral(needs, colours) else None
    wanted = needs[len(chosen)]
    for address in lying:
        if board.cards[address] == wanted and address not in chosen:
            done = _choose(board, needs, lying, (*chosen, address))
            if done is not None:
                return done
    return None


def points_of(board: Board, seat: int) -> tuple[int, int, int, int]:
    """A player's points: on the target, on the mat, annihilated, and for a finished target.

    Rulings 13 and 17: face points count wherever a card lies open, in stacks too; both cards of an
    annihilated pair count.
    """
    base = seat * PLACES
    cards = board.cards
    on_target = sum(map(_FACE, cards[base + AREAS.start : base + AREAS.stop]))
    on_mat = sum(map(_FACE, cards[base : base + SLOTS.stop]))
    for boson, height in enumerate(board.heights[seat * 6 : seat * 6 + 6], FIRST_BOSON):
        on_mat += height * POINTS[boson]
    annihilated = sum(2 * POINTS[c] for c in board.pairs[seat])
    bonus = TARGETS[board.aims[seat]].points if board.finisher == seat else 0
    return on_target, on_mat, annihilated, bonus


def score(board: Board, seat: int) -> int:
    """A player's total of points."""
    return sum(points_of(board, seat))


# --- targets --------------------------------------------------------------------------------------


class Target(NamedTuple):
    """A particle system: two to four areas, each for one kind of particle."""

    id: int
    key: str
    """Names its text: ``particle_builder-target-<key>``."""
    points: int
    needs: tuple[int, ...]
    """The particle that each area asks for."""

    @property
    def wanted(self) -> tuple[tuple[int, int], ...]:
        """(particle, how many) of the whole system."""
        return tuple(Counter(self.needs).items())


_LIST: tuple[tuple[str, int, tuple[int, ...]], ...] = (
    ("proton", 15, (UP, UP, DOWN)),
    ("neutron", 15, (UP, DOWN, DOWN)),
    ("pion-plus", 15, (UP, ANTI_DOWN)),
    ("pion-minus", 15, (DOWN, ANTI_UP)),
    ("kaon-plus", 15, (UP, ANTI_STRANGE)),
    ("kaon-zero", 15, (DOWN, ANTI_STRANGE)),
    ("lambda", 15, (UP, DOWN, STRANGE)),
    ("sigma-plus", 20, (UP, UP, STRANGE)),
    ("hydrogen", 20, (UP, UP, DOWN, ELECTRON)),
    ("positronium", 20, (ELECTRON, POSITRON)),
    ("kaon-minus", 20, (STRANGE, ANTI_UP)),
    ("phi", 20, (STRANGE, ANTI_STRANGE)),
    ("delta-plus-plus", 25, (UP, UP, UP)),
    ("delta-minus", 25, (DOWN, DOWN, DOWN)),
    ("b-plus", 25, (UP, ANTI_BOTTOM)),
    ("lambda-c", 25, (UP, DOWN, CHARM)),
    ("lambda-b", 25, (UP, DOWN, BOTTOM)),
    ("muonic-hydrogen", 30, (UP, UP, DOWN, MUON)),
    ("d-plus", 30, (CHARM, ANTI_DOWN)),
    ("d-zero", 30, (CHARM, ANTI_UP)),
    ("muonium", 30, (ANTIMUON, ELECTRON)),
    ("j-psi", 35, (CHARM, ANTI_CHARM)),
    ("upsilon", 35, (BOTTOM, ANTI_BOTTOM)),
    ("xi-zero", 35, (UP, STRANGE, STRANGE)),
    ("xi-minus", 35, (DOWN, STRANGE, STRANGE)),
    ("antiproton", 40, (ANTI_UP, ANTI_UP, ANTI_DOWN)),
    ("antineutron", 40, (ANTI_UP, ANTI_DOWN, ANTI_DOWN)),
    ("zc-plus", 40, (CHARM, ANTI_CHARM, UP, ANTI_DOWN)),
    ("antihydrogen", 40, (ANTI_UP, ANTI_UP, ANTI_DOWN, POSITRON)),
)

TARGETS: tuple[Target, ...] = tuple(Target(i, *row) for i, row in enumerate(_LIST))
"""All targets, by id."""

FIRST_GAME, ANY_TIER = 0, 1
"""Two values of the option ``target``; the others are the points of a tier."""

TIER_POINTS: tuple[int, ...] = tuple(sorted({target.points for target in TARGETS}))

TIERS: dict[int, tuple[int, ...]] = {
    FIRST_GAME: (0, 1),  # the manual's advice for the first games: proton or neutron
    **{points: tuple(t.id for t in TARGETS if t.points == points) for points in TIER_POINTS},
}
"""Target ids by the value of the option ``target``."""

RED, GREEN, BLUE = COLOURS = range(1, 4)
"""Colour charges; on an antiquark the same number is the anticolour. 0 is none."""


def neutral(cards: Sequence[int], colours: Sequence[int]) -> bool:
    """True if the quarks among the cards are colour neutral together (manual, Level 3).

    Three quarks or three antiquarks: three different colours. Quarks and antiquarks in equal
    number: each colour with its anticolour. Leptons have no colour and do not count.
    """
    of_quarks = [
        c for card, c in zip(cards, colours, strict=True) if QUARK[card] and not IS_ANTI[card]
    ]
    of_antiquarks = [
        c for card, c in zip(cards, colours, strict=True) if QUARK[card] and IS_ANTI[card]
    ]
    if not of_antiquarks or not of_quarks:
        return len(set(of_quarks + of_antiquarks)) == len(of_quarks) + len(of_antiquarks)
    return sorted(of_quarks) == sorted(of_antiquarks)
