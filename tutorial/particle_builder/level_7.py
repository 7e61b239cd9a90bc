"""Level 7: decays. What comes out was not inside; age does not matter; the sums stay the same.

Sources: mean lifetime of the muon, 2.197 microseconds, and its decay, nearly always to an electron,
an electron antineutrino and a muon neutrino; what a W becomes, 10.71 % electron, 10.63 % muon,
11.38 % tau, each with its neutrino, 67.41 % hadrons; masses of W and top quark: Particle Data
Group, Review of Particle Physics 2024, Summary Tables. Three
colours, hence three ways: same, section 10.
"""

from __future__ import annotations

from game.core.particles import MUON, NU_E, NU_MU, NU_TAU, W_PLUS
from game.rules.particle_builder.decays import Decay
from game.rules.particle_builder.deck import QUARK, SPIN
from game.rules.particle_builder.mat import RED
from tutorial.experiments import Bar
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.dice import Group, decays, survivors
from tutorial.particle_builder.turns import (
    GLUONS,
    LEPTONS,
    PHOTONS,
    QUARKS,
    RIVAL,
    card,
    compare,
    deal,
    place,
    spot,
    turns,
    written,
)

HADRONIC, ELECTRONIC, MUONIC, TAUONIC = 0.6741, 0.1071, 0.1063, 0.1138

# A muon in the hand, then a photon; the die shows 6, so the muon decays.
START = deal("seven-12165", compare(SPIN), level=7, oscillations=0)
NEW_ONES = tuple(spot(LEPTONS + i) for i in range(3))


def _with(neutrino: int, name: str, nature: float) -> Group:
    """The decays of a W into a lepton and this neutrino."""
    return Bar(name, nature=nature), lambda decay: neutrino in decay.products


def _hadronic(decay: Decay) -> bool:
    return QUARK[decay.products[0]]


NEW = Chapter(
    "new",
    START,
    (
        Step("law", (card(1),), law=True),
        Step("heavy", (card(1),), choices=("inside", "nowhere", "around"), truth="nowhere"),
        Step(
            "place",
            answer=place(LEPTONS),
            wrong="later",
            replies=(
                *(place(GLUONS, RIVAL), compare(SPIN)),
                *(place(QUARKS, RIVAL), written("colour", RED)),
            ),
        ),
        Step("next", answer=place(PHOTONS), wrong="later"),
        Step("decay", NEW_ONES, recalls="heavy"),
        Step(
            "sum",
            NEW_ONES,
            choices=("charge", "balance", "glue", "spare"),
            right="balance",
            each=True,
        ),
    ),
)

AGE = Chapter(
    "age",
    START,
    (
        Step("guess", (card(1),), choices=("worn", "same", "tough"), truth="same"),
        Step("throw", experiment=survivors(MUON, 7)),
        Step("look", chart=True, recalls="guess"),
        Step("left", choices=("thirty", "forty", "sixty", "none"), right="forty", each=True),
    ),
)

W_CHAPTER = Chapter(
    "w",
    START,
    (
        Step("guess", choices=("quarks", "electron", "tau", "equal"), truth="quarks"),
        Step(
            "throw",
            experiment=decays(
                W_PLUS,
                (
                    (Bar("quarks", nature=HADRONIC), _hadronic),
                    _with(NU_E, "electron", ELECTRONIC),
                    _with(NU_MU, "muon", MUONIC),
                    _with(NU_TAU, "tau", TAUONIC),
                ),
                top=0.8,
            ),
        ),
        Step("look", chart=True, recalls="guess"),
        Step("top", choices=("colour", "anti", "heavy", "luck"), right="heavy", each=True),
        Step("play", free=2, deal=deal("decays-7", level=7)),
    ),
)

LEVEL_7 = Lesson(
    "learn_particle_builder-7",
    "particle_builder",
    (NEW, AGE, W_CHAPTER),
    options={"level": 7},
    turns=turns,
    minutes=5,
    meets=("leptons", "neutrinos", "w", "weak"),
    law=True,
)
