"""What Particle Panic paints: rooms, stacks and suits, scientists, locks, the pressure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from game.tables.pictures import Picture

LockState = Literal["shut", "ready", "open"]


@dataclass(frozen=True, slots=True)
class LabRing(Picture):
    """The beam pipe that joins the rooms; inside it grows hotter."""

    particles: int


@dataclass(frozen=True, slots=True)
class Core(Picture):
    """The round field in the middle, where dice come to rest."""


@dataclass(frozen=True, slots=True)
class Room(Picture):
    """A hexagon with six slots; yellow with five particles in it, striped if full."""

    particles: int


@dataclass(frozen=True, slots=True)
class RoomNumber(Picture):
    """The badge of a room."""

    number: int
    particles: int

    tag: ClassVar[bool] = True
    edged: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Exotic(Picture):
    """One exotic particle, a pale bright ball."""


@dataclass(frozen=True, slots=True)
class Reach(Picture):
    """How far along the ring a Move may go, both ways."""

    space: int
    steps: int


@dataclass(frozen=True, slots=True)
class Suit(Picture):
    """The sign of a suit alone."""

    suit: int


@dataclass(frozen=True, slots=True)
class SuitCard(Picture):
    """A card in a hand. Only its suit matters, so nothing else is on it."""

    suit: int

    lifts: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SuitStack(Picture):
    """The top card of a stack, the edges of those below, their number."""

    top: int
    """Its suit; -1: there is none."""
    height: int

    lifts: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Pawn(Picture):
    """A scientist, with the letter of the seat."""

    seat: int
    turn: bool = False


@dataclass(frozen=True, slots=True)
class HandPlace(Picture):
    """Room for a card, or a point of the hand limit that is gone for good."""

    lost: bool = False

    lifts: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HandLimit(Picture):
    """A pip for each point of the limit; a lost one is crossed out."""

    limit: int
    first: int
    """What it was at first."""
    seat: int


@dataclass(frozen=True, slots=True)
class CodeLock(Picture):
    """A self-destruct code.

    Lamps show the cards of the suit in the fullest hand, paler ones those in other hands.
    """

    suit: int
    best: int
    crew: int
    needed: int
    state: LockState = "shut"


@dataclass(frozen=True, slots=True)
class Gauge(Picture):
    """A column that fills to 36 particles."""

    particles: int


@dataclass(frozen=True, slots=True)
class Tick(Picture):
    """A mark of the gauge with its number."""

    number: int


@dataclass(frozen=True, slots=True)
class Level(Picture):
    """The figure that rides on the gauge."""

    particles: int


@dataclass(frozen=True, slots=True)
class DetectorPicture(Picture):
    """One event in the detector, seen along the beam: see `game.rules.particle_panic.detector`."""

    kind: int
    charge: int
    momentum: int
    direction: int
    grain: int


@dataclass(frozen=True, slots=True)
class Layer(Picture):
    """A sample of a layer of the detector, from the inside out."""

    number: int


@dataclass(frozen=True, slots=True)
class Alarm(Picture):
    """A warning before what cannot be mended: a striped field, a lit edge, words."""
