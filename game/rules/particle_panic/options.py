"""The options of Particle Panic: a ladder of six rule sets, and the small-group easing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

TRAINING, CONTROLLED, CONTAINED, ALERT, MELTDOWN, FIVE_CODES = range(6)
"""The ladder, easiest first. `MELTDOWN` is the game as published."""

SMALL_CREW = 2
"""The largest crew that the printed rules ease."""
PUBLISHED = MELTDOWN
FIRST_GAME = CONTAINED
"""The suggestion for a new crew: games by the published rules are nearly always lost."""


class Rung(NamedTuple):
    """One step of the ladder."""

    half: int
    """1: half as many particles emerge as the die says, rounded up."""
    code: int
    """Cards of one suit in a self-destruct code."""
    free: int
    """1: collecting is a free step at the end of the turn (ruling 25), not a basic action."""
    limit: int
    """Hand limit at the start."""
    deal: int
    """Cards dealt to each scientist."""
    suits: int
    """Four, or five with the designer's fifth code (ruling 22)."""


LADDER: tuple[Rung, ...] = (
    Rung(half=1, code=4, free=1, limit=8, deal=4, suits=4),
    Rung(half=1, code=4, free=1, limit=6, deal=3, suits=4),
    Rung(half=1, code=4, free=0, limit=6, deal=3, suits=4),
    Rung(half=1, code=5, free=1, limit=6, deal=3, suits=4),
    Rung(half=0, code=5, free=0, limit=6, deal=3, suits=4),
    Rung(half=0, code=5, free=0, limit=6, deal=3, suits=5),
)


class LadderFigures(NamedTuple):
    """All figures of one game: its rung, and what depends on the size of the crew."""

    seats: int
    ladder: int
    eased: int
    """1: the easing that the rules give to one or two scientists holds here (rulings 4, 30)."""
    half: int
    code: int
    free: int
    limit: int
    deal: int
    suits: int
    basics: int
    """Basic actions a turn."""
    specials: int
    """Special actions a turn."""
    hit: int
    """The lowest die that neutralizes."""
    cards: int
    """Cards that one Collect may take."""


@cache
def setting_of(seats: int, ladder: int, easing: int) -> LadderFigures:
    """The figures for 1 .. 4 seats on a rung; ``easing`` 1: the small-group easing for all."""
    eased = int(seats <= SMALL_CREW or easing == 1)
    rung = LADDER[ladder]
    return LadderFigures(
        seats=seats,
        ladder=ladder,
        eased=eased,
        **rung._asdict(),
        basics=2 if eased else 1,
        specials=2 if eased else 1,
        hit=3 if eased else 4,
        cards=2 if eased else 1,
    )


def chosen(seats: int, options: Mapping[str, int]) -> LadderFigures:
    """The figures for the options of a set-up screen."""
    return setting_of(seats, options["ladder"], options["easing"])
