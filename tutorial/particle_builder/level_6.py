"""Level 6: neutrino oscillation. What the dice do, and the curve that was measured in Japan.

Sources: mixing angles and mass differences, the chance of a flavour after a distance: Particle Data
Group, Review of Particle Physics 2024, section 14 (Neutrino masses, mixing, and oscillations). The
beam from Tokai to Kamioka, 295 km at about 0.6 GeV: T2K collaboration, Nature 580 (2020) 339.
Discovery: Nobel Prize in Physics 2015. Neutrinos of the star that exploded in
1987 came before its light: K. Hirata et al., Physical Review Letters 58 (1987) 1490.
"""

from __future__ import annotations

import math

from game.core.particles import NU_E, NU_MU, NU_TAU
from game.core.rng import Rng
from game.rules.particle_builder.decays import oscillated
from game.rules.particle_builder.deck import SPIN
from tutorial.experiments import NOWHERE, Bar, Experiment
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import LEPTONS, RIVAL, card, compare, deal, place, spot, turns

SPLITTING = 2.455e-3
"""Difference of the squared masses of the third and the second neutrino, in eV2."""
MIXING = 0.99
"""How deep the waves of the muon neutrino go, 1 being all: 4 a (1 - a), where a is the share of the
third mass in a muon neutrino, 0.978 * 0.553."""
ENERGY = 0.6
"""Of the beam, in GeV."""
STEP, STEPS = 100, 6
"""Kilometres from one detector to the next, and how many there are after the first."""


def still_muon(kilometres: float) -> float:
    """The chance that a muon neutrino of this beam is found as one after a distance.

    Two flavours in effect: the small difference of the first two masses hardly counts over such
    distances, nor does the rock. The lesson says so where it shows the curve.
    """
    return 1 - MIXING * math.sin(1.267 * SPLITTING * kilometres / ENERGY) ** 2


def _thirds() -> Experiment:
    """A hundred neutrinos, found by the die of Level 6."""
    flavours = (NU_E, NU_MU, NU_TAU)
    bars = tuple(Bar("", printed=1 / 3, particles=(flavour,)) for flavour in flavours)

    def throw(rng: Rng, _number: int) -> int:
        return flavours.index(oscillated(NU_MU, rng.die()))

    return Experiment(bars, throw, top=0.6)


def _beam() -> Experiment:
    """A hundred muon neutrinos at each of the detectors."""
    distances = [STEP * n for n in range(STEPS + 1)]
    bars = tuple(Bar("", figure=f"{each} km") for each in distances)

    def throw(rng: Rng, number: int) -> int:
        detector = number % len(bars)
        return detector if rng.random() < still_muon(distances[detector]) else NOWHERE

    curve = tuple(still_muon(10 * n) for n in range(STEP * STEPS // 10 + 1))
    return Experiment(bars, throw, batch=100 * len(bars), apart=True, curve=curve)


# A muon neutrino in the hand, then an electron neutrino; the dice show 3 and 6.
START = deal("six-37363", compare(SPIN), level=6)
BOTH = (spot(LEPTONS), spot(LEPTONS + 1))

CHANGE = Chapter(
    "change",
    START,
    (
        Step("law", (card(1),), law=True),
        Step(
            "guess", (card(1),), choices=("stays", "chance", "electron", "decays"), truth="chance"
        ),
        Step(
            "first",
            answer=place(LEPTONS),
            wrong="later",
            replies=(place(LEPTONS, RIVAL), compare(SPIN), place(LEPTONS + 1, RIVAL)),
        ),
        Step("second", answer=place(LEPTONS + 1), wrong="later"),
        Step("look", ("die:0", "die:1", *BOTH), recalls="guess"),
        Step(
            "electron", BOTH, choices=("yes", "charge", "slow", "small"), right="charge", each=True
        ),
        Step("throw", experiment=_thirds()),
        Step(
            "third",
            chart=True,
            choices=("colour", "nothing", "distance", "who"),
            right="distance",
            each=True,
        ),
    ),
)

BEAM = Chapter(
    "beam",
    START,
    (
        Step("guess", choices=("all", "third", "hardly"), truth="hardly"),
        Step("throw", experiment=_beam()),
        Step("look", chart=True, recalls="guess"),
        Step(
            "where",
            choices=("decayed", "stopped", "light", "others"),
            right="others",
            each=True,
        ),
        Step("mass", choices=("charge", "mass", "decay", "slow"), right="mass", each=True),
        Step("play", free=2, deal=deal("flavours-6", level=6)),
    ),
)

LEVEL_6 = Lesson(
    "learn_particle_builder-6",
    "particle_builder",
    (CHANGE, BEAM),
    options={"level": 6},
    turns=turns,
    minutes=5,
    meets=("neutrinos", "weak"),
    law=True,
)
