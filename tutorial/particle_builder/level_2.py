"""Level 2: which force acts on what. A boson is tried on cards with and without its charge.

Sources: what couples to photon, gluon and Z: Particle Data Group, Review of Particle Physics 2024,
sections 9 (Quantum Chromodynamics) and 10 (Electroweak model). Neutrinos from the Sun, about 65
billion for each square centimetre and second: same, section 14 (Neutrino masses, mixing, and
oscillations). No size of an electron was ever
found: same, section "Quark and lepton compositeness".
"""

from __future__ import annotations

from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import (
    AREA_2,
    LEPTONS,
    QUARKS,
    RIVAL,
    at,
    deal,
    moves,
    spot,
    turns,
    written,
)

THEIR_QUARK, THEIR_SECOND, THEIR_LEPTON, THEIR_NEXT, THEIR_LAST = (
    spot(QUARKS, RIVAL),
    spot(QUARKS + 1, RIVAL),
    spot(LEPTONS, RIVAL),
    spot(LEPTONS + 1, RIVAL),
    spot(LEPTONS + 2, RIVAL),
)
FOUR = (THEIR_QUARK, THEIR_SECOND, THEIR_LEPTON, THEIR_NEXT)

LIGHT = Chapter(
    "light",
    # A photon in the hand. The rival has a down and a charm quark, an electron and a neutrino.
    deal(
        "photon-25396",
        *moves(
            "statistic:1 place:0 place:28 statistic:1 place:29 place:12 statistic:1 place:17"
            " place:22 statistic:1 place:23 place:6 statistic:1 keep:0"
        ),
        level=2,
    ),
    (
        Step("law", FOUR, law=True),
        Step("guess", FOUR, choices=("electron", "down", "charm", "neutrino"), truth="neutrino"),
        Step(
            "pull",
            answer=written("attract", at(LEPTONS, RIVAL), at(LEPTONS + 1)),
            wrong="pull-no",
        ),
        Step("look", (spot(LEPTONS + 1), THEIR_NEXT), hold="stole", recalls="guess"),
        Step(
            "own",
            (spot(QUARKS), spot(LEPTONS), spot(LEPTONS + 1), spot(17)),
            choices=("down", "tau", "electron", "higgs"),
            right="higgs",
            each=True,
        ),
    ),
)

GLUE = Chapter(
    "glue",
    # A gluon in the hand, a neutron to build. The rival has an anti-strange, a down quark, an
    # electron and a Z.
    deal(
        "gluon-100",
        *moves(
            "statistic:1 keep:0 place:14 place:22 statistic:1 keep:0 place:38 place:0 statistic:1"
            " place:6 place:23 statistic:1 place:28 place:1 statistic:1 keep:0"
        ),
        level=2,
    ),
    (
        Step(
            "guess",
            (THEIR_QUARK, THEIR_SECOND, THEIR_LEPTON, spot(16, RIVAL)),
            choices=("charged", "quarks", "heavy", "all"),
            truth="quarks",
        ),
        Step(
            "pull",
            answer=written("attract", at(QUARKS + 1, RIVAL), at(AREA_2)),
            wrong="pull-no",
        ),
        Step("look", (THEIR_QUARK, THEIR_LEPTON, spot(16, RIVAL)), hold="stole", recalls="guess"),
        Step(
            "self",
            choices=("gluons", "photons", "neutrinos", "electrons"),
            right="gluons",
            each=True,
        ),
    ),
)

WEAK_DEAL = deal(
    "z-1365",
    # A Z in the hand. The rival has a charm quark, a muon neutrino, an electron, an antimuon.
    *moves(
        "statistic:1 place:0 place:28 statistic:1 place:29 place:6 statistic:1 place:7 place:22"
        " statistic:1 place:30 place:1 statistic:1 keep:0"
    ),
    level=2,
)
ALL_FOUR = (THEIR_QUARK, THEIR_LEPTON, THEIR_NEXT, THEIR_LAST)

WEAK = Chapter(
    "weak",
    WEAK_DEAL,
    (
        Step("guess", ALL_FOUR, choices=("neutrino", "charged", "all", "none"), truth="all"),
        Step(
            "pull",
            answer=written("attract", at(LEPTONS, RIVAL), at(LEPTONS + 2)),
            wrong="pull-no",
        ),
        Step("look", (spot(LEPTONS + 2),), hold="stole", recalls="guess"),
        Step("sun", choices=("weak", "small", "energy", "air"), right="weak", each=True),
    ),
)

WHO = Chapter(
    "who",
    WEAK_DEAL,
    (
        Step(
            "three",
            ALL_FOUR,
            choices=("electron", "neutrino", "charm", "antimuon"),
            right="charm",
            each=True,
        ),
        Step(
            "electron",
            (THEIR_NEXT,),
            choices=("photon", "both", "gluon", "all"),
            right="both",
            each=True,
        ),
        Step("push"),
        Step("why", choices=("heavy", "charge", "slow", "big"), right="charge", each=True),
        Step("play", free=2, deal=deal("forces-2", level=2)),
    ),
)

LEVEL_2 = Lesson(
    "learn_particle_builder-2",
    "particle_builder",
    (LIGHT, GLUE, WEAK, WHO),
    options={"level": 2},
    turns=turns,
    minutes=5,
    meets=(
        "quarks",
        "leptons",
        "neutrinos",
        "photon",
        "gluon",
        "z",
        "strong",
        "electromagnetic",
        "weak",
    ),
    law=True,
)
