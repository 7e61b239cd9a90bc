"""Pictures of U-kNOw Feynman: cards with two faces, the ring of play, the suit in force."""

from __future__ import annotations

from typing import ClassVar

from game.tables.pictures import Picture


class Duo(Picture, frozen=True):
    """One face of a card with two."""

    side: int
    face: int
    other: int | None = None
    """The other face, in a tag at the foot; None: it is not known."""
    asleep: bool = False
    """It cannot be laid now."""

    lifts: ClassVar[bool] = True

    def turned(self, after: Picture) -> bool:
        """It turns over when its other side is up."""
        return after.back or (isinstance(after, Duo) and self.side != after.side)


class Orbit(Picture, frozen=True):
    """The ring that play goes round, with arrows."""

    step: int
    """1 is clockwise, -1 the other way."""


class Follow(Picture, frozen=True):
    """The suit in force by its shape, the words what may follow."""

    side: int
    suit: int
    waits: bool = False
    """A force has to be answered."""

    tells: ClassVar[bool] = True


class SuitKey(Picture, frozen=True):
    """A key to name a suit: its colour, its shape, its name."""

    side: int
    suit: int


class Dome(Picture, frozen=True):
    """The big round button, and the sign of a decay."""

    lit: bool = False

    def calm(self) -> Dome:
        """The button without its light."""
        return Dome()
