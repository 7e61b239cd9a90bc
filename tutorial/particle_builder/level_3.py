"""Level 3: why hadrons are colour neutral. Three colours, a colour with its anticolour, none alone.

Sources: quarks and gluons are never observed free, hadrons carry no colour charge, quarks come in
three colours, gluons carry colour themselves, the force between two heavy quarks does not fade with
their distance: Particle Data Group, Review of Particle Physics 2024, section 9 (Quantum
Chromodynamics). Pulled apart, quarks make new pairs of quark and antiquark: same, section 9, and B.
R. Martin and G. Shaw, Particle Physics (Wiley 2017), chapter 7. No size of a quark was ever found,
light waves measure 0.4 to 0.7 thousandths of a millimetre: same Review, section "Quark and lepton
compositeness". Most of a proton's mass is energy of its quarks and gluons: same, section "Quark
masses".
"""

from __future__ import annotations

from typing import Any

from game.rules.particle_builder.deck import SPIN
from game.rules.particle_builder.mat import BLUE, COLOURS, GREEN, RED
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import (
    AREA_2,
    LEPTONS,
    QUARKS,
    RIVAL,
    TARGET,
    areas,
    at,
    card,
    compare,
    deal,
    place,
    spot,
    turns,
    written,
)


def colour(which: int) -> str:
    """Choose a colour charge."""
    return written("colour", which)


OFFERS = tuple(f"offer:colour:{which}" for which in COLOURS)
"""All that can be chosen: the answer is not given away."""

THREE = Chapter(
    "three",
    # A red and a green up quark lie on the target, a down quark is in the hand.
    deal(
        "white-80113",
        *(compare(SPIN), place(TARGET), colour(RED), place(LEPTONS, RIVAL)),
        *(compare(SPIN), place(LEPTONS + 1, RIVAL), place(AREA_2), colour(GREEN)),
        compare(SPIN),
        level=3,
    ),
    (
        Step("law", areas(), law=True),
        Step("guess", areas(), choices=("same", "two", "all", "any"), truth="all"),
        Step("place", answer=place(TARGET + 2), wrong="place-no"),
        Step(
            "blue",
            OFFERS,
            answer=colour(BLUE),
            wrong="blue-no",
            replies=(place(LEPTONS + 2, RIVAL),),
        ),
        Step("look", areas(), hold="completed", recalls="guess"),
        Step("seen", choices=("red", "glow", "none", "white"), right="none", each=True),
    ),
)


def _makes_green(_view: object, tried: Any) -> bool:
    """Either of the two red up quarks may be the one that becomes green."""
    return bool(tried.kind == "recolour" and tried.at in (at(TARGET), at(AREA_2))) and (
        tried.to == GREEN
    )


GLUON = Chapter(
    "gluon",
    # Two red up quarks and a blue down quark fill the target, a gluon is in the hand.
    deal(
        "swap-779954",
        *(compare(SPIN), place(TARGET), colour(RED), place(LEPTONS, RIVAL)),
        *(compare(SPIN), place(QUARKS, RIVAL), colour(RED), place(AREA_2), colour(RED)),
        *(compare(SPIN), place(TARGET + 2), colour(BLUE)),
        *(place(QUARKS + 1, RIVAL), colour(GREEN)),
        *(compare(SPIN), place(LEPTONS + 1, RIVAL)),
        level=3,
    ),
    (
        Step(
            "guess",
            (card(8), *areas()),
            choices=("nothing", "green", "pull", "light"),
            truth="green",
        ),
        Step(
            "turn",
            (card(8), card(1), card(4)),
            answer=written("recolour", at(TARGET), GREEN),
            allow=_makes_green,
            wrong="turn-no",
        ),
        Step("look", areas(), hold="completed", recalls="guess"),
        Step("none", choices=("lighter", "apart", "same", "neutron"), right="apart", each=True),
    ),
)

PAIR = Chapter(
    "pair",
    # A positive pion to build: a green up quark lies there, an anti-down quark is in the hand.
    deal(
        "pair-184651",
        *(compare(SPIN), place(TARGET), colour(GREEN), place(LEPTONS, RIVAL)),
        *(compare(SPIN), place(LEPTONS + 1, RIVAL)),
        level=3,
        target=15,
    ),
    (
        Step(
            "guess", (spot(TARGET), card(4)), choices=("red", "green", "blue", "any"), truth="green"
        ),
        Step("place", answer=place(AREA_2), wrong="place-no"),
        Step("anti", OFFERS, answer=colour(GREEN), wrong="anti-no"),
        Step("look", areas(count=2), hold="completed", recalls="guess"),
        Step("which", choices=("two", "lone", "mixed", "anti"), right="anti", each=True),
        Step("pull", choices=("lone", "halves", "more", "nothing"), truth="more"),
        Step("snap", recalls="pull"),
        Step("play", free=2, deal=deal("colours-6", level=3)),
    ),
)

LEVEL_3 = Lesson(
    "learn_particle_builder-3",
    "particle_builder",
    (THREE, GLUON, PAIR),
    options={"level": 3},
    turns=turns,
    minutes=5,
    meets=("quarks", "gluon", "strong"),
    law=True,
)
