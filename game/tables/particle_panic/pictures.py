"""Pictures of Particle Panic: rooms, stacks and suits, scientists, locks, the pressure."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from game.tables.pictures import Picture

if TYPE_CHECKING:
    from game.collisions.event import RecoParticle

LockState = Literal["shut", "ready", "open"]


class LabRing(Picture, frozen=True):
    """The beam pipe that joins the rooms; inside it grows hotter."""

    particles: int


class Core(Picture, frozen=True):
    """The round field in the middle, where dice come to rest."""


class HexRoom(Picture, frozen=True):
    """A hexagon with six slots; yellow with five particles in it, striped if full."""

    particles: int

    stays: ClassVar[bool] = True


class RoomNumber(Picture, frozen=True):
    """The badge of a room."""

    number: int
    particles: int

    tag: ClassVar[bool] = True
    edged: ClassVar[bool] = False


class Exotic(Picture, frozen=True):
    """One exotic particle, a pale bright ball."""


class Reach(Picture, frozen=True):
    """Reach of a Move along the ring, both ways."""

    space: int
    steps: int


class SuitCard(Picture, frozen=True):
    """A card in a hand. Only its suit matters, so nothing else is on it."""

    suit: int

    lifts: ClassVar[bool] = True


class SuitStack(Picture, frozen=True):
    """The top card of a stack, the edges of those below, their number."""

    top: int
    """Its suit; -1: there is none."""
    height: int

    lifts: ClassVar[bool] = True


class Pawn(Picture, frozen=True):
    """A scientist, with the letter of the seat."""

    seat: int
    turn: bool = False


class HandPlace(Picture, frozen=True):
    """Room for a card, or a point of the hand limit that is gone for good."""

    lost: bool = False

    lifts: ClassVar[bool] = True


class HandLimit(Picture, frozen=True):
    """A pip for each point of the limit; a lost one is crossed out."""

    limit: int
    first: int
    """The limit at first."""
    seat: int


class CodeLock(Picture, frozen=True):
    """A self-destruct code.

    Lamps show the cards of the suit in the fullest hand, paler ones those in other hands.
    """

    suit: int
    best: int
    crew: int
    needed: int
    state: LockState = "shut"


class Gauge(Picture, frozen=True):
    """A column that fills to 36 particles."""

    particles: int


class Tick(Picture, frozen=True):
    """A mark of the gauge with its number."""

    number: int


class GaugeFigure(Picture, frozen=True):
    """The figure that rides on the gauge."""

    particles: int


class DetectorPicture(Picture, frozen=True):
    """One event in the detector, seen along the beam: see `game.rules.particle_panic.detector`."""

    kind: int
    charge: int
    momentum: int
    direction: int
    grain: int


class RecordedPicture(Picture, frozen=True):
    """A recorded collision with two leptons in the detector, seen along the beam."""

    asked: RecoParticle
    other: RecoParticle


class Layer(Picture, frozen=True):
    """A sample of a layer of the detector, from the inside out."""

    number: int


class Alarm(Picture, frozen=True):
    """A warning before what cannot be mended: a striped field, a lit edge, words."""
