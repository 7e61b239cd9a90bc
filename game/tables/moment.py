"""Timed choices: acts that a person may do before it is too late, declared by a table.

Rules have no clock: every timed act is a move like any other. A table that `Hurries` says which
choice is made against the clock, the scene lets the clock run (`game.scenes.table.timed_choice`),
and a person who has set "without time limits" makes the same choice as a plain one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.core.contract import Seat
from game.tables.pictures import Countdown
from game.tables.table import Spot

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


RIM: Final = 26.0
"""Units by which the ring of the time left is larger than its button."""


class Moment(NamedTuple):
    """One timed choice."""

    seconds: float
    """Time for the choice, from when the table has come to rest."""
    button: str
    """The spot to press."""
    pressed: Any
    """The move when it is pressed in time."""
    lapsed: Any
    """The move when it is not; also what others do who are asked first and are slower."""
    spots: tuple[Spot, ...] = ()
    """Spots that lie on the table meanwhile, in place of those with the same ids."""
    hides: tuple[str, ...] = ()
    """Ids of spots that are away meanwhile."""


@runtime_checkable
class Hurries(Protocol[V_contra, M_contra]):
    """An optional capability of a table: it has timed choices."""

    def moment(self, view: V_contra, seat: Seat, move: M_contra | None) -> Moment | None:
        """The timed choice of ``seat``: once it has chosen ``move``, which is not made yet; or,
        with None, as things stand, be it asked now or after others. None where nothing hurries."""


def time_left(button: Spot, steps: int, of: int) -> Spot:
    """The ring around a button: so many of its steps are left."""
    art = Countdown(steps, of)
    return button._replace(art=art, w=button.w + RIM, h=button.h + RIM, label=None)
