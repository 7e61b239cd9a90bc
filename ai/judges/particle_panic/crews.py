"""How much each crew weighs what `worth` looks at, by seats, in the order of its lists.

Fitted first to games of four. For three, all weights were then moved towards more games won:
random changes in both directions, the same deals for both. For one and two, the value of nearly
whole codes, of low stacks and of weak hands was set by hand, trying what won most games. All this
was done by a copy of the planner and the rules in a faster language, on other seeds than those of
the games that `game.tables.particle_panic.odds` tells of.
"""

from __future__ import annotations

from ai.judges.particle_panic import pair
from game.rules.particle_panic.ladder import Setting

OPENING: dict[int, tuple[float, ...]] = {
    1: (2.70, 2.20, 0.70, 0.20, -1.30, -2.30),
    2: (0.16, -0.14, -0.15, -0.65, -2.15, -3.15),
    3: (-8.07, -8.57, -9.60, -10.10, -11.60, -12.60),
    4: (-1.60, -2.10, -3.60, -4.10, -5.60, -6.60),
}
"""The score of a lab in which nothing has happened yet, by seats and rung.

Without such an anchor a crew that believes itself lost gambles, and one that feels sure dawdles.
"""

MEANT: dict[int, tuple[float, float]] = {
    1: (0.13, -0.78),
    2: (0.19, -0.12),
    3: (0.28, 0.23),
    4: (1.21, 2.54),
}
"""By seats: slope and bias that turn the log-odds of a plan into those of games that were played:
a logistic regression on thousands of ends of turns, half of them *Contained*, half *Controlled*.
"""

WEIGHTS: dict[tuple[int, int], tuple[float, ...]] = {
    (1, 0): (
        4.00, 2.00, 0.80, 0.20, 0.00, 0.17, -0.37, 0.16, -0.39, -0.32,
        4.50, 9.00, 13.50, 1.25, -0.41, -6.00, -1.00, -2.00, -0.35, -0.07,
        -0.04, -0.03, -0.04, 0.11, 1.00, -0.06, 0.20, 0.33, -0.08, 0.16,
        -0.05, 0.28, 0.31, 0.00, 0.00, -0.50, -4.97, 2.42, -0.23, -0.19,
        -0.91, 0.81, 0.17, -1.46, -0.61, -1.53, 0.14, 0.04,
    ),
    (2, 0): (
        4.00, 2.00, 0.80, 0.20, 0.00, 0.17, -0.37, 0.16, -0.39, -0.32,
        4.50, 9.00, 13.50, 1.25, -0.41, -0.58, -1.00, -2.00, -0.45, -0.07,
        -0.04, -0.03, -0.04, 0.11, 0.50, -0.06, 0.20, 0.33, -0.08, 0.16,
        -0.05, 0.28, 0.31, 0.00, 0.00, -0.50, -6.50, 2.42, -0.23, -0.19,
        -0.91, 0.81, 0.17, -1.46, -0.61, -1.53, 0.14, 0.04,
    ),
    (2, 1): (
        4.00, 2.00, 0.80, 0.20, 0.00, 0.17, -0.37, 0.16, -0.39, -0.32,
        4.50, 9.00, 13.50, 1.25, -0.41, -3.00, -1.00, -2.00, -0.60, -0.07,
        -0.04, -0.03, -0.04, 0.11, 1.00, -0.06, 0.20, 0.33, -0.08, 0.16,
        -0.05, 0.28, 0.31, 0.00, 0.00, -0.50, -5.00, 2.42, -0.23, -0.19,
        -0.91, 0.81, 0.17, -1.46, -0.61, -1.53, 0.14, 0.04,
    ),
    (3, 0): (
        3.07, 1.31, 0.89, -0.05, -0.80, 0.43, -0.77, 0.40, -1.00, -0.73,
        2.68, 4.55, 7.38, 1.31, -0.62, -0.81, -0.92, -1.36, -0.85, 0.13,
        0.06, 0.06, 0.12, -0.22, -0.73, 0.10, 0.20, -0.10, 0.07, 0.00,
        -0.07, 0.51, 1.30, 0.53, 0.05, 0.50, -13.29, 6.19, 0.04, -0.47,
        -2.02, 0.25, -0.23, -3.20, -0.30, -5.07, -0.15, 0.19,
    ),
    (4, 0): (
        1.43, 0.84, 0.48, -0.05, -0.03, 0.17, -0.37, 0.16, -0.39, -0.32,
        1.67, 3.21, 5.30, 1.12, -0.41, -0.58, -1.00, -2.00, -0.30, -0.07,
        -0.04, -0.03, -0.04, 0.11, -0.07, -0.06, 0.20, 0.33, -0.08, 0.16,
        -0.05, 0.28, 0.46, 0.28, -0.01, -0.50, -13.11, 2.42, -0.23, -0.19,
        -0.91, 0.81, 0.17, -1.46, -0.61, -1.53, 0.14, 0.04,
    ),
}  # fmt: skip
"""By seats, and where that matters by whether collecting is a free step."""

PAIR: tuple[float, ...] = (
    2.27, 1.14, 0.45, 0.11, 0.00, 0.10, -0.21, 0.09, -0.22, -0.18,
    2.55, 5.11, 7.66, 0.00, 0.00, 0.00, 0.00, 0.00, -0.34, -0.04,
    -0.02, -0.02, -0.02, 0.06, 0.57, -0.03, 0.11, 0.19, -0.05, 0.09,
    -0.03, 0.16, 0.18, 0.00, 0.00, -0.28, -2.84, 1.37, -0.13, -0.11,
    -0.52, 0.46, 0.10, -0.83, -0.35, -0.87, 0.08, 0.02,
)  # fmt: skip
"""Of two whose limits `pair` prices: those of (2, 1) on the scale of log-odds, limits left out."""


def weights_of(setting: Setting) -> tuple[float, ...]:
    """Those of the crew of a game."""
    if pair.fits(setting):
        return PAIR
    return WEIGHTS.get((setting.seats, setting.free)) or WEIGHTS[setting.seats, 0]
