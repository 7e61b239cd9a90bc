"""Printed forms of the numbers of nature, the same on cards, in prompts and in the log."""

from __future__ import annotations

from typing import Final

from game.core.particles import STABLE, Particle
from game.core.phrase import Phrase, figure, literal, say

STATISTICS: Final = ("charge", "spin", "mass", "lifetime")
"""Statistics of a card, from top to bottom; named by the text keys ``stat-<statistic>``."""

THIRDS: Final = ("0", "⅓", "⅔", "1")
HALVES: Final = ("0", "½", "1")
POWERS: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def printed(particle: Particle, statistic: str) -> Phrase:
    """A statistic as cards print it: "−⅓", "½", "93.5 MeV", "1.2×10⁻⁸ s" or the word for stable."""
    match statistic:
        case "charge":
            return literal(charge(particle.charge))
        case "spin":
            return literal(HALVES[particle.spin])
        case "mass":
            return figure(" ".join(part for part in particle.mass_text if part))
        case "lifetime":
            return lifetime(particle.lifetime)
    raise ValueError(f"no statistic {statistic!r}: there are {', '.join(STATISTICS)}")


def charge(thirds: int) -> str:
    """A charge in thirds of e, with its sign: "+⅔", "−1", "0"."""
    sign = "+" if thirds > 0 else "\N{MINUS SIGN}" if thirds < 0 else ""
    return sign + THIRDS[abs(thirds)]


def lifetime(seconds: float) -> Phrase:
    """A mean lifetime to two figures, or the word for stable."""
    if seconds == STABLE:
        return say("card-stable")
    figures, power = f"{seconds:.1e}".split("e")
    return figure(f"{figures}×10{str(int(power)).translate(POWERS)} s")
