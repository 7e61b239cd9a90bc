"""Dice that a player is to throw: on a tray in the middle of the ring, or in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import Phrase
from game.tables.pictures import Chip, Die, Panel
from game.tables.sheet import Rect
from game.tables.table import TAG, Spot

SIDE, APART = 66.0, 40.0
"""Side of a die in the hand, and its distance from the middle, in units."""
TRAY, WORDS = (190.0, 88.0), (250.0, 40.0)
"""Width and height of the tray, and of the words below it."""
FACES = ((5, -1), (2, 1))
"""Faces of two dice in a hand, and on which side each of them is."""
TILT = 14.0
"""Degrees by which dice in a hand lean."""


def in_hand(
    core: Spot,
    told: Spot | None,
    count: int,
    words: Phrase,
    held: tuple[float, float] | None,
    lean: int,
) -> Iterator[Spot]:
    """Core, tray, dice and words. ``held``: the finger; ``lean``: -1, 0 or 1, where they lean to.

    A clean core hides the dice that were thrown before; core and tray hide what was ``told`` of
    them, which is wider than a small core.
    """
    yield core._replace(id="throw:core", z=TAG)
    tray = Rect.around(core.x, core.y - SIDE / 2, *TRAY)
    if told is not None and told.w > core.w:
        old = Rect.around(told.x, told.y, told.w, told.h)
        left, right = min(tray.left, old.left), max(tray.right, old.right)
        tray = Rect.between(left, tray.top, right, max(tray.bottom, old.bottom))
    yield Spot("throw:tray", Panel(), *tray.placed, TAG)
    x, y = held or (core.x, core.y - SIDE / 2)
    for number, (face, side) in enumerate(FACES[:count] if count > 1 else [(FACES[0][0], 0)]):
        at, angle = x + side * APART, (side or 1) * lean * TILT
        yield Spot(f"throw:{number}", Die(face), at, y, SIDE, SIDE, TAG, angle=angle)
    yield Spot("throw", Chip("yellow"), core.x, core.y + SIDE / 2 + 6, *WORDS, TAG, words)
