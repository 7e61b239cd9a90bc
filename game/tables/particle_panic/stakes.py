"""What is at stake: the codes, and how near the lab is to its end."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import View
from game.tables.particle_panic.wording import G
from game.tables.stakes import share

FEW, MANY = 5, 16
"""Particles in the rooms at the beginning, and with which hardly anybody breathes."""


def goal(view: View) -> Phrase:
    """All codes before the lab gives out, together."""
    return say(f"{G}goal", codes=view.setting.suits)


def tension(view: View) -> float:
    """The most of three: hand limits lost, particles at large, codes entered."""
    return max(
        1.0 - share(min(view.limits), view.setting.limit),
        share(sum(view.particles) - FEW, MANY - FEW),
        0.8 * share(sum(view.entered), view.setting.suits),
    )


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Code by code."""
    return ((1,) * sum(view.entered),)
