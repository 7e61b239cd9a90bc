"""The cards of the deck: number of copies, points, and ranks in each statistic.

The numbers on the cards are the PDG's (`game.core.particles`); points and deck are
choices of this edition (rules page, 1.2 and 2: the original's were not known to us).
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_NU_E,
    ANTI_NU_MU,
    ANTI_NU_TAU,
    ANTI_STRANGE,
    ANTI_TOP,
    ANTI_UP,
    ANTIMUON,
    ANTITAU,
    BOTTOM,
    CHARM,
    DOWN,
    ELECTRON,
    GLUON,
    HIGGS,
    MUON,
    NU_E,
    NU_MU,
    NU_TAU,
    PARTICLES,
    PHOTON,
    POSITRON,
    STRANGE,
    TAU,
    TOP,
    UP,
    W_MINUS,
    W_PLUS,
    Family,
    Particle,
    Z,
)

KINDS = len(PARTICLES)
"""Different cards: thirty."""

# --- the deck -----------------------------------------------------------------------------------

_COPIES: dict[int, int] = {
    UP: 5, DOWN: 5, STRANGE: 2, CHARM: 1, BOTTOM: 1, TOP: 1,
    ANTI_UP: 2, ANTI_DOWN: 2, ANTI_STRANGE: 2, ANTI_CHARM: 1, ANTI_BOTTOM: 1, ANTI_TOP: 1,
    ELECTRON: 2, MUON: 1, TAU: 1, NU_E: 1, NU_MU: 1, NU_TAU: 1,
    POSITRON: 2, ANTIMUON: 1, ANTITAU: 1, ANTI_NU_E: 1, ANTI_NU_MU: 1, ANTI_NU_TAU: 1,
    PHOTON: 3, GLUON: 3, W_PLUS: 1, W_MINUS: 1, Z: 1, HIGGS: 1,
}  # fmt: skip

_ADDED: dict[int, int] = {W_PLUS: 2, W_MINUS: 2, PHOTON: 1, GLUON: 1}
"""Cards that Level 5 and above add, for the transformations (manual, Level 5)."""


def deck_of(level: int) -> list[int]:
    """The particle ids of all cards of a level: 48, from Level 5 on 54. Both divide by 2 and 3."""
    copies = dict(_COPIES)
    if level >= 5:
        for card, more in _ADDED.items():
            copies[card] += more
    return [card for card, n in sorted(copies.items()) for _ in range(n)]


# --- points -------------------------------------------------------------------------------------


def _points(particle: Particle) -> int:
    if particle.family is not Family.BOSON:
        return particle.generation
    return {W_PLUS: 3, W_MINUS: 3, Z: 3, HIGGS: 5}.get(particle.id, 1)


POINTS: tuple[int, ...] = tuple(map(_points, PARTICLES))
"""Points of each card: its generation; photon and gluon 1, W and Z 3, Higgs 5."""

# --- statistics ---------------------------------------------------------------------------------

CHARGE, SPIN, MASS, LIFETIME = STATISTICS = range(4)
"""The four statistics of a card."""


def _ranks(value: Callable[[Particle], float]) -> tuple[int, ...]:
    ladder = sorted({value(particle) for particle in PARTICLES})
    return tuple(ladder.index(value(particle)) for particle in PARTICLES)


RANKS: tuple[tuple[int, ...], ...] = (
    _ranks(lambda particle: particle.charge),
    _ranks(lambda particle: particle.spin),
    _ranks(lambda particle: particle.mass),
    _ranks(lambda particle: particle.lifetime),
)
"""``RANKS[statistic][card]``: position in the order of that statistic; equal values share one.

Signed charge, not its size (ruling 6); "stable" is the top of the lifetimes and ties with itself
(ruling 5); printed values, so the three neutrinos tie in mass, above the photon.
"""

# --- kinds of card -----------------------------------------------------------------------------

QUARK: tuple[bool, ...] = tuple(p.family is Family.QUARK for p in PARTICLES)
"""Quark or antiquark, by particle id."""
LEPTON: tuple[bool, ...] = tuple(p.family is Family.LEPTON for p in PARTICLES)
BOSON: tuple[bool, ...] = tuple(p.family is Family.BOSON for p in PARTICLES)
CHARGED: tuple[bool, ...] = tuple(p.charge != 0 for p in PARTICLES)
NEUTRINO: tuple[bool, ...] = tuple(p.neutrino for p in PARTICLES)
ANTI: tuple[int, ...] = tuple(p.anti for p in PARTICLES)
"""The antiparticle of each, by particle id."""
IS_ANTI: tuple[bool, ...] = tuple(p.is_anti for p in PARTICLES)
