"""What a lesson points at: what is lit, with all that belongs to it, and what to touch next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.art.ink.easel import outline_of
from game.scenes.lesson.bubble import Box
from game.tables.table import Spot
from game.ui.picker import Picker

MANY = 16
"""Of so many lit things none has an edge: then the light alone tells."""
STICKS = 1 / 3
"""Share of a chip that lies on what it is said of."""


def with_belongings(spots: Sequence[Spot], ids: Collection[str]) -> list[Spot]:
    """The spots with these ids, the names under them, and the chips that stick to them."""
    named = {f"{spot_id}:name" for spot_id in ids}
    lit = [spot for spot in spots if spot.id in ids]
    made = []
    for spot in spots:
        chip = spot.art.tag and any(_sticks(spot, other) for other in lit)
        if spot.id in ids or spot.id in named or chip:
            made.append(spot)
    return made


def _sticks(chip: Spot, piece: Spot) -> bool:
    """Whether a chip lies on a piece, or on its edge."""
    inside = Box.around(chip).overlap(Box.around(piece))
    return chip.z > piece.z and inside > STICKS * chip.w * chip.h


def seen(spot: Spot) -> Spot:
    """The spot as large as it is seen: a card on the honeycomb stands out of its grip."""
    if not spot.art.overhangs:
        return spot
    xs, ys = zip(*outline_of(spot.art)(spot.w, spot.h, 0.0), strict=True)
    return spot._replace(w=max(xs) - min(xs), h=max(ys) - min(ys))


def wanted(picker: Picker[Any], accepts: Callable[[Any], bool]) -> set[str]:
    """What to touch next on the way to a move that is accepted; else all that goes on."""
    n = len(picker.picked)
    right = {path[n] for path, move in picker.open().items() if accepts(move)}
    return right or picker.nexts()


def edged(lit: Sequence[Spot]) -> list[Spot]:
    """Which of the lit spots have an edge around them."""
    if len(lit) > MANY:
        return []
    return [spot for spot in lit if spot.art.edged]
