"""What their hand limits are worth to two scientists who collect freely.

A whole code is discarded from one hand. So of two limits the higher counts: once both are under the
size of a code, none can be entered any more and the lab is lost, while a partner of somebody firm
may well be worn down to the last point. No sum over scientists says that; this table does. It was
fitted together with the scale of the weights of `crews`: a logistic regression on ends of turns,
most of them in games that began in the midst of things, with any limits, particles and codes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.judges.particle_panic.alone import CODE, gentle
from game.rules.particle_panic.ladder import Setting

MEANT = (0.97, 0.17)
"""As `crews.MEANT`: what is fitted to games means nearly what it says."""

HIGHEST = 6
"""A higher limit is as good."""

LIMITS = (
    (
        (-0.06, 0.74, 1.18, 2.52),
        (0.11, 1.14, 1.42, 3.55, 3.57),
        (0.64, 2.27, 2.63, 3.95, 4.71, 6.72),
    ),
    (
        (-0.97, -0.33, -0.14, 1.27),
        (0.28, 1.01, 1.11, 2.79, 3.30),
        (0.68, 1.10, 2.14, 3.84, 4.31, 5.42),
    ),
    (
        (-2.03, -1.16, -0.45, 0.56),
        (-0.52, 0.33, 0.62, 2.08, 3.06),
        (0.23, 1.20, 1.84, 2.46, 3.37, 4.48),
    ),
    (
        (-1.68, -0.77, -0.21, 0.26),
        (-0.79, -0.05, 0.87, 1.04, 2.16),
        (-0.06, 1.10, 1.73, 1.78, 2.57, 3.65),
    ),
)
"""Log-odds by codes entered, by the higher limit from 4, by the lower from 1."""

LOST = -20.0
"""The same where no code can be entered any more. Such labs are still told apart: the longer one
lasts, the better.
"""


def fits(setting: Setting) -> bool:
    """Whether the table tells of this game."""
    return setting.seats == 2 and gentle(setting)


def weigh(limits: Sequence[int], codes: int) -> float:
    """What two limits add to the score; ``codes`` as in `packed`, not all of them entered."""
    low, high = sorted(min(HIGHEST, limit) for limit in limits)
    if high < CODE:
        return LOST
    return LIMITS[codes.bit_count()][high - CODE][low - 1]
