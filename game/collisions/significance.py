"""Chance or not: the background alone, thrown as often as one likes, and its formula.

The background below the bump is taken from its neighbours, as many events a GeV as they have.
That is coarser than what CMS did, which worked out the shape of the background and used the
directions of the leptons too; so the significance here is less than the published one.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from game.core.rng import Rng

BUMP: Final = (120.0, 130.0)
"""GeV: where the bump is looked for."""
NEIGHBOURS: Final = ((105.0, 120.0), (130.0, 160.0))
"""GeV: from where the background is taken."""
ALL: Final = (105.0, 160.0)
"""GeV: where chance may make a bump elsewhere."""
CHANNEL: Final = 3.2
"""Standard deviations of H → ZZ → four leptons that CMS published with the data of July 2012."""
DISCOVERY: Final = 5.0
"""Of all its channels together. CMS Collaboration, Phys. Lett. B 716 (2012) 30."""
LATER: Final = 6.8
"""Of four leptons with all data of 2011 and 2012: CMS, Phys. Rev. D 89 (2014) 092007."""
DAY: Final = "2012-07-04"
"""Day on which ATLAS and CMS showed it."""


class Expectation(NamedTuple):
    """Number of events in the bump, and of background there by its neighbours."""

    seen: int
    background: float
    """Mean number of events in `BUMP`."""

    @property
    def everywhere(self) -> float:
        """Mean number of background events in `ALL`."""
        return self.background * (ALL[1] - ALL[0]) / (BUMP[1] - BUMP[0])


def expectation(masses: Sequence[float], of: Sequence[float]) -> Expectation:
    """For some of the events; the background is that ``of`` all events, for so many fewer."""
    seen = sum(BUMP[0] <= mass < BUMP[1] for mass in masses)
    beside = sum(low <= mass < high for mass in of for low, high in NEIGHBOURS)
    wide = sum(high - low for low, high in NEIGHBOURS)
    share = len(masses) / len(of)
    return Expectation(seen, share * beside / wide * (BUMP[1] - BUMP[0]))


class Throw(NamedTuple):
    """One throw of the background alone."""

    here: int
    """Events in `BUMP`."""
    best: int
    """Most events in any range of `ALL` that is as wide."""


def throw(expected: Expectation, rng: Rng) -> Throw:
    """Throw the background once: how many events, and the mass of each, by chance."""
    low, high = ALL
    masses = sorted(low + (high - low) * rng.random() for _ in range(poisson(expected, rng)))
    here = sum(BUMP[0] <= mass < BUMP[1] for mass in masses)
    wide = BUMP[1] - BUMP[0]
    best = max((bisect_right(masses, mass + wide) - i for i, mass in enumerate(masses)), default=0)
    return Throw(here, best)


def poisson(expected: Expectation, rng: Rng) -> int:
    """Number of background events in `ALL`: D. Knuth, TAOCP 2, section 3.4.1."""
    limit, n, product = math.exp(-expected.everywhere), 0, rng.random()
    while product > limit:
        n += 1
        product *= rng.random()
    return n


def chance(expected: Expectation) -> float:
    """Probability that the background alone makes so many events in `BUMP`, or more."""
    mean, term, below = expected.background, math.exp(-expected.background), 0.0
    for n in range(expected.seen):
        below += term
        term *= mean / (n + 1)
    return max(0.0, 1.0 - below)


def sigmas(probability: float) -> float:
    """Standard deviations beyond which a bell curve has this probability, on one side."""
    if probability >= 0.5:
        return 0.0
    return -NormalDist().inv_cdf(max(probability, 1e-15))
