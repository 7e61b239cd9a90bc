"""Four playful questions, "which particle are you?", whose answers are properties of particles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.particles import BY_KEY, STABLE, Particle

CANDIDATES: Final[dict[str, str]] = {
    "photon": "photon",
    "gluon": "gluon",
    "electron": "electron",
    "positron": "anti-electron",
    "muon": "muon",
    "tau": "tau",
    "up": "up",
    "strange": "strange",
    "charm": "charm",
    "z": "z",
    "higgs": "higgs",
    "neutrino": "electron-neutrino",
}
"""End of the text key ``login-name-<name>`` -> key of the particle."""

NOTHING, LIGHT = 1e-3, 190.0
"""MeV: below the first a particle weighs next to nothing, below the second a fifth of a proton."""


def _carrier(particle: Particle) -> bool:
    return not particle.fermion and particle.spin != 0


def _matter(particle: Particle) -> bool:
    return particle.fermion and not particle.is_anti


QUESTIONS: Final[Mapping[str, Mapping[str, Callable[[Particle], bool]]]] = {
    "party": {
        "together": lambda p: p.coloured,
        "everybody": lambda p: bool(p.charge) and not p.coloured,
        "quiet": lambda p: not p.charge and not p.coloured,
    },
    "bag": {
        "nothing": lambda p: p.mass < NOTHING,
        "needed": lambda p: NOTHING <= p.mass < LIGHT,
        "all": lambda p: p.mass >= LIGHT,
    },
    "place": {
        "stay": lambda p: p.lifetime == STABLE,
        "go": lambda p: p.lifetime != STABLE,
    },
    "best": {
        "build": _matter,
        "message": _carrier,
        "different": lambda p: not _matter(p) and not _carrier(p),
    },
}
"""Question -> answer -> which particles would answer so. Exactly one answer fits each particle.

Texts: ``who-<question>``, ``who-<question>-<answer>``, and what is true of the particle,
``who-<question>-<answer>-true``.
"""


def shared(name: str, answers: Sequence[str]) -> list[str]:
    """The answers, as ``<question>-<answer>``, that this candidate would give too."""
    particle = BY_KEY[CANDIDATES[name]]
    return [
        f"{question}-{answer}"
        for (question, fits), answer in zip(QUESTIONS.items(), answers, strict=True)
        if fits[answer](particle)
    ]


def nearest(answers: Sequence[str]) -> str:
    """The candidate that would give most of these answers; of several the first."""
    return max(CANDIDATES, key=lambda name: len(shared(name, answers)))
