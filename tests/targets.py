"""Real sizes of touch targets: asked of the screen, point by point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.scenes.base.screen import BEHIND, Screen, may_miss
from game.tables.table import Spot

STEP = 2.0
"""Units between the points at which is asked."""

Grid = NDArray[np.float64]


class Target(NamedTuple):
    """The part of a spot that a finger can hit."""

    spot: Spot
    w: float
    h: float
    """Of the box around all points that mean this spot, in units."""
    area: float
    """Of these points, in units squared."""


def targets(screen: Screen) -> Iterator[Target]:
    """Every spot that can be touched, as `Screen.under` shares the stage out among them."""
    xs = np.arange(STEP / 2, screen.viewport.sheet.w, STEP)
    ys = np.arange(STEP / 2, screen.viewport.sheet.h, STEP)
    best: Grid = np.full((xs.size, ys.size), np.inf)
    owner = np.full((xs.size, ys.size), -1)
    spots = list(screen.reachable((0, 0)))
    finger = screen.viewport.finger
    for number, spot in enumerate(spots):
        dx = np.abs(xs - spot.x) - spot.w / 2
        dy = np.abs(ys - spot.y) - spot.h / 2
        behind = BEHIND if screen.yields(spot) else 0.0
        off = np.maximum(np.maximum(dx[:, None], dy[None, :]), 0.0) + behind
        miss_x, miss_y = may_miss(spot.w, finger), may_miss(spot.h, finger)
        near = (dx <= miss_x)[:, None] & (dy <= miss_y)[None, :]
        nearer = near & (off <= best)
        best = np.where(nearer, off, best)
        owner[nearer] = number
    for number, spot in enumerate(spots):
        mine = owner == number
        if not mine.any():
            yield Target(spot, 0.0, 0.0, 0.0)
            continue
        across, down = np.flatnonzero(mine.any(axis=1)), np.flatnonzero(mine.any(axis=0))
        yield Target(
            spot,
            STEP * (across[-1] - across[0] + 1),
            STEP * (down[-1] - down[0] + 1),
            STEP * STEP * float(mine.sum()),
        )
