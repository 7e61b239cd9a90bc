"""Pictures of Big*Bang: stacks, the sky with its circles, what is counted."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.tables.pictures import Choice, Panel, Picture


class ParticleStack(Picture, frozen=True):
    """One layer per particle, the symbol on top with its pips."""

    protons: int
    neutrons: int
    matter: bool
    unstable: bool = False
    """Marked: it may decay (TIME)."""


class Sky(Picture, frozen=True):
    """The oldest light, and the 84 circles on it."""

    quarter_turn: bool = False
    """By a quarter, clockwise: higher than wide."""


class Hub(Picture, frozen=True):
    """A circle that something stands on; that something is painted over it."""

    unseen: ClassVar[bool] = True


class Space(Picture, frozen=True):
    """An empty circle."""

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place."""
        return "place"


class SkySpace(Picture, frozen=True):
    """An empty circle of the sky, which has painted it already."""

    unseen: ClassVar[bool] = True

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place."""
        return "place"


class Obstacle(Picture, frozen=True):
    """Dark matter, which nothing passes: seen only by how light bends around it."""


class MoveTrace(Picture, frozen=True):
    """A thin ring with gaps where the move before began and ended."""


class OutcomeMark(Picture, frozen=True):
    """At a partner of the picked stack: they fuse, a plus; or they annihilate, light."""

    fuses: bool
    shrinks: bool = False
    """A minus in place of the plus: the largest star of the mover loses particles by the fusion."""

    tag: ClassVar[bool] = True
    edged: ClassVar[bool] = False


class Equation(Picture, frozen=True):
    """Two stacks and what they make; by their codes."""

    first: int
    second: int
    made: int
    """0: light."""
    light: int = 0
    """Particles that become light."""

    tells: ClassVar[bool] = True
    edged: ClassVar[bool] = False


class StarChange(Picture, frozen=True):
    """A star, its particles now and after a move by which it shrinks; two figures: from to."""

    was: int
    now: tuple[int, ...]
    side: int
    """0 for matter, 1 for antimatter."""
    rival: bool = False
    """True for the star of the player who does not move: what it loses is good news."""

    tells: ClassVar[bool] = True
    edged: ClassVar[bool] = False


class LeadPanel(Panel, frozen=True):
    """The sheet below a figure of a token: its edge changes together with the figure."""

    tells: ClassVar[bool] = True


class PrizeToken(Picture, frozen=True):
    """One of the three things that are won."""

    name: Literal["light", "helium", "star"]
