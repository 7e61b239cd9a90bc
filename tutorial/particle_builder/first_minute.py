"""The first minute: three quarks on the target make a proton, before the first game.

Nothing is explained before something was done: charge comes last, from the three cards that the
player has just put down. Charges of the quarks and of the proton: Particle Data Group, Review of
Particle Physics 2024, Summary Tables.
"""

from __future__ import annotations

from game.rules.particle_builder.deck import SPIN
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import (
    AREA_2,
    LEPTONS,
    RIVAL,
    TARGET,
    areas,
    compare,
    deal,
    place,
    turns,
)

PROTON = Chapter(
    "proton",
    # The learner gets an up quark, an up quark and a down quark; the rival gets leptons. All have
    # spin 1/2, so that no comparison leads to a swap.
    deal("first-392522", compare(SPIN)),
    (
        Step(
            "up",
            answer=place(TARGET),
            wrong="mat",
            replies=(place(LEPTONS, RIVAL), compare(SPIN), place(LEPTONS + 1, RIVAL)),
        ),
        Step(
            "more",
            answer=place(AREA_2),
            wrong="mat",
            replies=(compare(SPIN),),
        ),
        Step("down", answer=place(TARGET + 2), wrong="mat"),
        Step("whole", areas(), hold="completed"),
    ),
)

FIRST_MINUTE = Lesson(
    "learn_particle_builder-first",
    "particle_builder",
    (PROTON,),
    options={"level": 1},
    turns=turns,
    prelude=True,
)
