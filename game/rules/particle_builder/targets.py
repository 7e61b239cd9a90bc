"""The particle systems that players build: what each needs, what it is worth, when it is neutral.

The manual names only proton and neutron and says that harder targets are worth more; the list and
the points are this edition's own choice (rules page, section 4). Never offered: hadrons with a top
quark (it decays before it can bind) and the neutral pion as one fixed pair (it is a mixture).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_STRANGE,
    ANTI_UP,
    ANTIMUON,
    BOTTOM,
    CHARM,
    DOWN,
    ELECTRON,
    MUON,
    POSITRON,
    STRANGE,
    UP,
)

from .deck import IS_ANTI, QUARK


class Target(NamedTuple):
    """A particle system: two to four areas, each for one kind of particle."""

    id: int
    key: str
    """Names its text: ``particle_builder-target-<key>``."""
    points: int
    needs: tuple[int, ...]
    """The particle that each area asks for."""

    @property
    def wanted(self) -> tuple[tuple[int, int], ...]:
        """(particle, how many) of the whole system."""
        return tuple(Counter(self.needs).items())


_LIST: tuple[tuple[str, int, tuple[int, ...]], ...] = (
    ("proton", 15, (UP, UP, DOWN)),
    ("neutron", 15, (UP, DOWN, DOWN)),
    ("pion-plus", 15, (UP, ANTI_DOWN)),
    ("pion-minus", 15, (DOWN, ANTI_UP)),
    ("kaon-plus", 15, (UP, ANTI_STRANGE)),
    ("kaon-zero", 15, (DOWN, ANTI_STRANGE)),
    ("lambda", 15, (UP, DOWN, STRANGE)),
    ("sigma-plus", 20, (UP, UP, STRANGE)),
    ("hydrogen", 20, (UP, UP, DOWN, ELECTRON)),
    ("positronium", 20, (ELECTRON, POSITRON)),
    ("kaon-minus", 20, (STRANGE, ANTI_UP)),
    ("phi", 20, (STRANGE, ANTI_STRANGE)),
    ("delta-plus-plus", 25, (UP, UP, UP)),
    ("delta-minus", 25, (DOWN, DOWN, DOWN)),
    ("b-plus", 25, (UP, ANTI_BOTTOM)),
    ("lambda-c", 25, (UP, DOWN, CHARM)),
    ("lambda-b", 25, (UP, DOWN, BOTTOM)),
    ("muonic-hydrogen", 30, (UP, UP, DOWN, MUON)),
    ("d-plus", 30, (CHARM, ANTI_DOWN)),
    ("d-zero", 30, (CHARM, ANTI_UP)),
    ("muonium", 30, (ANTIMUON, ELECTRON)),
    ("j-psi", 35, (CHARM, ANTI_CHARM)),
    ("upsilon", 35, (BOTTOM, ANTI_BOTTOM)),
    ("xi-zero", 35, (UP, STRANGE, STRANGE)),
    ("xi-minus", 35, (DOWN, STRANGE, STRANGE)),
    ("antiproton", 40, (ANTI_UP, ANTI_UP, ANTI_DOWN)),
    ("antineutron", 40, (ANTI_UP, ANTI_DOWN, ANTI_DOWN)),
    ("zc-plus", 40, (CHARM, ANTI_CHARM, UP, ANTI_DOWN)),
    ("antihydrogen", 40, (ANTI_UP, ANTI_UP, ANTI_DOWN, POSITRON)),
)

TARGETS: tuple[Target, ...] = tuple(Target(i, *row) for i, row in enumerate(_LIST))
"""All targets, by id."""

FIRST_GAME, ANY_TIER = 0, 1
"""Two values of the option ``target``; the others are the points of a tier."""

TIER_POINTS: tuple[int, ...] = tuple(sorted({target.points for target in TARGETS}))

TIERS: dict[int, tuple[int, ...]] = {
    FIRST_GAME: (0, 1),  # the manual's advice for the first games: proton or neutron
    **{points: tuple(t.id for t in TARGETS if t.points == points) for points in TIER_POINTS},
}
"""Target ids by the value of the option ``target``."""

RED, GREEN, BLUE = COLOURS = range(1, 4)
"""Colour charges; on an antiquark the same number is the anticolour. 0 is none."""


def neutral(cards: Sequence[int], colours: Sequence[int]) -> bool:
    """Whether the quarks among the cards are colour neutral together (manual, Level 3).

    Three quarks or three antiquarks: three different colours. Quarks and antiquarks in equal
    number: each colour with its anticolour. Leptons have no colour and do not count.
    """
    of_quarks = [
        c for card, c in zip(cards, colours, strict=True) if QUARK[card] and not IS_ANTI[card]
    ]
    of_antiquarks = [
        c for card, c in zip(cards, colours, strict=True) if QUARK[card] and IS_ANTI[card]
    ]
    if not of_antiquarks or not of_quarks:
        return len(set(of_quarks + of_antiquarks)) == len(of_quarks) + len(of_antiquarks)
    return sorted(of_quarks) == sorted(of_antiquarks)
