"""What Big*Bang paints: stacks, the sky with its circles, what is counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from game.tables.pictures import Choice, Picture


@dataclass(frozen=True, slots=True)
class Stack(Picture):
    """One layer per particle, the symbol on top with its pips."""

    protons: int
    neutrons: int
    matter: bool
    unstable: bool = False
    """Marked: it may decay (TIME)."""


@dataclass(frozen=True, slots=True)
class Sky(Picture):
    """The oldest light, and the 84 circles on it."""


@dataclass(frozen=True, slots=True)
class Hub(Picture):
    """A circle that something stands on; that something is painted over it."""

    unseen: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Space(Picture):
    """An empty circle."""

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place."""
        return "place"


@dataclass(frozen=True, slots=True)
class SkySpace(Picture):
    """An empty circle of the sky, which has painted it already."""

    unseen: ClassVar[bool] = True

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place."""
        return "place"


@dataclass(frozen=True, slots=True)
class Obstacle(Picture):
    """Dark matter, which nothing passes: seen only by how light bends around it."""


@dataclass(frozen=True, slots=True)
class Trace(Picture):
    """A thin dashed ring where the move before began and ended."""


@dataclass(frozen=True, slots=True)
class Token(Picture):
    """One of the three things that are won."""

    name: Literal["light", "helium", "star"]
