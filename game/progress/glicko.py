"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): a rating and its uncertainty.

Each game is a rating period of its own, so that a player sees every game count at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
"""Points of rating per unit of the inner scale."""
CENTRE = 1500.0
TAU = 0.5
"""Bounds the change of the volatility; the paper advises 0.3 to 1.2."""
CLOSE = 1e-6
"""Precision of the volatility."""


class PlayerRating(NamedTuple):
    """Estimate of a player's strength."""

    value: float = CENTRE
    deviation: float = 350.0
    """Standard deviation of the value."""
    volatility: float = 0.06
    """Expected change of the strength from game to game."""

    @property
    def margin(self) -> float:
        """Half of the interval that holds the strength with 95 %."""
        return 1.96 * self.deviation


class Encounter(NamedTuple):
    """One opponent, and the score against it."""

    value: float
    deviation: float
    score: float
    """1 for a win, 0 for a loss; what is shared counts in parts."""


def after(before: PlayerRating, games: Iterable[Encounter]) -> PlayerRating:
    """The rating after the games of one period; step 2 to 8 of the paper."""
    mu, phi = (before.value - CENTRE) / SCALE, before.deviation / SCALE
    precision = gain = 0.0
    for game in games:
        g = 1 / sqrt(1 + 3 * (game.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (game.value - CENTRE) / SCALE)))
        precision += g * g * expected * (1 - expected)
        gain += g * (game.score - expected)
    if precision == 0.0:
        wider = sqrt(phi * phi + before.volatility**2)
        return before._replace(deviation=wider * SCALE)
    volatility = _volatility(before.volatility, phi, 1 / precision, gain / precision)
    wider = phi * phi + volatility * volatility
    phi = 1 / sqrt(1 / wider + precision)
    return PlayerRating((mu + phi * phi * gain) * SCALE + CENTRE, phi * SCALE, volatility)


def _volatility(sigma: float, phi: float, variance: float, change: float) -> float:
    """Step 5 of the paper: the root of its function f, by the Illinois algorithm."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (change * change - spread) / (2 * spread * spread) - (x - a) / TAU**2

    low = a
    if change * change > phi * phi + variance:
        high = log(change * change - phi * phi - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
