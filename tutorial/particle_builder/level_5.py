"""Level 5: a W carries charge; quarks stay quarks, and a lepton stays in its family.

Sources: charged weak currents, lepton family numbers, no free neutron without its decay: Particle
Data Group, Review of Particle Physics 2024, section 10 (Electroweak model) and Summary Tables. How
the Sun fuses protons: same, section 14, and J. N. Bahcall, Neutrino Astrophysics (Cambridge 1989).
"""

from __future__ import annotations

from game.core.particles import ELECTRON, NU_MU, UP
from game.rules.particle_builder.deck import SPIN
from game.rules.particle_builder.mat import GREEN, RED
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import (
    LEPTONS,
    QUARKS,
    RIVAL,
    at,
    card,
    compare,
    deal,
    moves,
    place,
    spot,
    turns,
    written,
)

CHARGE_CHAPTER = Chapter(
    "charge",
    # A down quark on the mat, a W plus in the hand.
    deal(
        "five-4861",
        *(compare(SPIN), place(QUARKS), written("colour", RED)),
        *(place(QUARKS, RIVAL), written("colour", RED), compare(SPIN)),
        *(place(QUARKS + 1, RIVAL), written("colour", GREEN)),
        level=5,
    ),
    (
        Step("law", (card(4),), law=True),
        Step(
            "guess",
            (card(4), spot(QUARKS)),
            choices=("up", "same", "antidown", "positron"),
            truth="up",
        ),
        Step("turn", answer=written("transform", at(QUARKS), UP), wrong="turn-no"),
        Step("look", (spot(QUARKS),), hold="transformed", recalls="guess"),
        Step(
            "minus",
            (spot(QUARKS),),
            choices=("down", "more", "nothing", "antiup"),
            right="down",
            each=True,
        ),
    ),
)

FAMILY = Chapter(
    "family",
    # A muon and a down quark on the mat, a W plus in the hand.
    deal(
        "lepton-15",
        *moves(
            "statistic:1 place:0 colour:2 place:22 colour:3 statistic:1 place:23 colour:1 place:6"
            " statistic:1 keep:0"
        ),
        level=5,
    ),
    (
        Step("guess", (spot(LEPTONS),), choices=("electron", "muon", "any", "quark"), truth="muon"),
        Step("turn", answer=written("transform", at(LEPTONS), NU_MU), wrong="turn-no"),
        Step("look", (spot(LEPTONS),), hold="transformed", recalls="guess"),
        Step(
            "back",
            (spot(LEPTONS),),
            choices=("muon", "electron", "up", "antimuon"),
            right="electron",
            each=True,
            # An electron neutrino on the mat, a W minus in the hand.
            deal=deal(
                "back-847",
                *moves(
                    "statistic:1 keep:0 place:13 place:22 colour:2 statistic:1 keep:0 place:37"
                    " place:6 statistic:1 keep:0"
                ),
                level=5,
            ),
        ),
        Step("try", answer=written("transform", at(LEPTONS), ELECTRON), wrong="try-no"),
        Step(
            "sun",
            choices=("proton", "neutron", "electron", "nothing"),
            right="neutron",
            each=True,
        ),
        Step("play", free=2, deal=deal("families-5", level=5)),
    ),
)

LEVEL_5 = Lesson(
    "learn_particle_builder-5",
    "particle_builder",
    (CHARGE_CHAPTER, FAMILY),
    options={"level": 5},
    turns=turns,
    minutes=4,
    meets=("quarks", "leptons", "neutrinos", "w", "weak"),
    law=True,
)
