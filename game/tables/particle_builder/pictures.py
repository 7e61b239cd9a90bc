"""Pictures of Particle Builder: the four statistics of the duel, the mat, the annihilations."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.core.phrase import Phrase
from game.tables.pictures import Picture

Result = Literal["open", "closed", "left", "right", "tie", "chosen"]
"""Of a statistic: it may be chosen or not; or it was compared, and whose value won.

``chosen``: it was compared, and one of the values is gone.
"""


class Statistic(Picture, frozen=True):
    """A bar for a statistic of the duel, with the values of both cards as far as they are known."""

    name: str
    """One of `game.core.particles.STATISTICS`."""
    state: Result
    left: Phrase | None = None
    right: Phrase | None = None

    tells: ClassVar[bool] = True


class Mat(Picture, frozen=True):
    """The sheet that a player builds on."""

    shares: tuple[float, ...] = ()
    """Of its width, where it is divided."""
    turn: bool = False

    edged: ClassVar[bool] = False


class Annihilation(Picture, frozen=True):
    """The place where a particle and its antiparticle end as light; the words if it is empty."""
