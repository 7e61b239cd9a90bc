"""Level 4: chance, and the cross section that fixes it. One throw, then hundreds.

Sources: what a Z becomes, 69.91 % hadrons, 20.00 % neutrinos, 10.10 % charged leptons: Particle
Data Group, Review of Particle Physics 2024, Gauge and Higgs boson listings, Z. The 17 million Z
bosons of CERN's collider LEP: The ALEPH, DELPHI, L3, OPAL and SLD collaborations, Physics Reports
427 (2006) 257. The first neutrinos caught, 1956: C. L. Cowan, F. Reines et al., Science 124, 103.
"""

from __future__ import annotations

from game.core.particles import Z
from game.rules.particle_builder.deck import NEUTRINO, QUARK, SPIN
from game.rules.particle_builder.mat import RED
from tutorial.experiments import Bar
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.dice import decays, even
from tutorial.particle_builder.turns import (
    LEPTONS,
    QUARKS,
    RIVAL,
    annihilate,
    card,
    compare,
    deal,
    place,
    turns,
    written,
)

HADRONS, INVISIBLE, CHARGED_LEPTONS = 0.6991, 0.2000, 0.1010

PAIR = deal(
    "four-29814",
    # A positron on the rival's mat, an electron in the hand, and an even number on the die.
    *(compare(SPIN), place(QUARKS), written("colour", RED), place(LEPTONS, RIVAL)),
    *(compare(SPIN), place(QUARKS, RIVAL), written("colour", RED)),
    level=4,
)

DICE_CHAPTER = Chapter(
    "dice",
    PAIR,
    (
        Step("law", law=True),
        Step("guess", (card(4), card(2)), choices=("yes", "no", "open", "skill"), truth="open"),
        Step("try", answer=annihilate(LEPTONS), wrong="try-no"),
        Step("even", ("pairs:0", "die:0"), hold="annihilated", recalls="guess"),
        Step("many", choices=("half", "about", "all", "open"), truth="about"),
        Step("throw", experiment=even(("odd", "even"))),
        Step("look", chart=True, recalls="many"),
        Step("row", choices=("due", "same", "again", "never"), right="same", each=True),
    ),
)

NATURE = Chapter(
    "nature",
    PAIR,
    (
        Step("guess", choices=("quarks", "neutrinos", "leptons", "light"), truth="quarks"),
        Step(
            "throw",
            experiment=decays(
                Z,
                (
                    (Bar("quarks", nature=HADRONS), lambda decay: QUARK[decay.products[0]]),
                    (
                        Bar("neutrinos", nature=INVISIBLE),
                        lambda decay: NEUTRINO[decay.products[0]],
                    ),
                    (
                        Bar("leptons", nature=CHARGED_LEPTONS),
                        lambda decay: not (QUARK[decay.products[0]] or NEUTRINO[decay.products[0]]),
                    ),
                ),
                top=0.8,
            ),
        ),
        Step("look", chart=True, recalls="guess"),
        Step("size", choices=("heavy", "often", "fast", "long"), right="often", each=True),
        Step("earth", choices=("huge", "zero", "tiny", "half"), right="tiny", each=True),
        Step("play", free=2, deal=deal("chances-4", level=4)),
    ),
)

LEVEL_4 = Lesson(
    "learn_particle_builder-4",
    "particle_builder",
    (DICE_CHAPTER, NATURE),
    options={"level": 4},
    turns=turns,
    minutes=4,
    law=True,
)
