"""Level 1: charges add up. Charge, mass, spin, antimatter, and what a proton is.

Sources: charges, spins, masses and lifetimes, the proton as u u d with 938.3 MeV, equal masses of
electron and positron: Particle Data Group, Review of Particle Physics 2024, Summary Tables. Mass of
the quarks in a proton, most of the rest being energy of quarks and gluons: same, section "Quark
masses". Atoms have shells because electrons are fermions: D. J. Griffiths, Introduction to Quantum
Mechanics (Cambridge 2018), section 5.2. Antimatter falls down: ALPHA collaboration, Nature 621
(2023) 716. Found: tau 1975, top quark 1995 (PDG listings). An unstable particle does not age: same
Review, section "Kinematics", exponential decay.
"""

from __future__ import annotations

from typing import Any

from game.rules.particle_builder.deck import CHARGE, MASS, SPIN
from game.rules.particle_builder.mat import BLUE, COLOURS, GREEN, RED
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import (
    AREA_2,
    LEPTONS,
    PHOTONS,
    QUARKS,
    RIVAL,
    TARGET,
    W_PLUSES,
    annihilate,
    areas,
    at,
    card,
    compare,
    deal,
    keep,
    moves,
    place,
    spot,
    swap,
    turns,
    written,
)

# --- level 1 --------------------------------------------------------------------------------------


CARDS = Chapter(
    "cards",
    deal("cards-237"),  # an up quark against an electron
    (
        Step("hello", ("aim:0", *areas())),
        Step("law", areas(), law=True),
        Step("guess", areas(), choices=("zero", "one", "third", "more"), truth="one"),
        Step(
            "try",
            (card(1), "statistic:0", card(2)),
            answer=compare(CHARGE),
            wrong="try-wrong",
        ),
        Step("won", (card(1), "statistic:0", card(2)), recalls="guess"),
        Step(
            "which",
            (card(1),),
            choices=("charge", "spin", "mass", "lifetime"),
            right="mass",
            each=True,
        ),
        Step(
            "mass",
            (card(1),),
            choices=("eight", "hundreds", "many", "one"),
            right="many",
            each=True,
        ),
        Step(
            "stable",
            (card(2),),
            choices=("hard", "young", "never", "light"),
            right="never",
            each=True,
        ),
    ),
)

COMPARE = Chapter(
    "compare",
    deal("compare-2538"),  # a muon against an up quark
    (
        Step(
            "guess",
            (card(1),),
            choices=("charge", "spin", "mass", "lifetime"),
            truth="mass",
        ),
        Step("choose", (card(1), "statistic:2"), answer=compare(MASS), wrong="choose-wrong"),
        Step("win", (card(1), "statistic:2", card(2)), recalls="guess"),
        Step("swap", (card(2), "swap:1"), answer=swap(), wrong="swap-wrong"),
        Step(
            "turning",
            (card(1),),
            choices=("you", "rival", "nobody", "heavy"),
            truth="nobody",
            deal=deal("tie-89"),  # a down quark against a bottom quark
        ),
        Step("spin", (card(1), "statistic:1"), answer=compare(SPIN), wrong="spin-wrong"),
        Step("tie", (card(1), "statistic:1", card(2)), recalls="turning"),
        Step(
            "which",
            choices=("up", "photon", "electron", "positron"),
            right="electron",
            each=True,
        ),
    ),
)

PLACE = Chapter(
    "place",
    # A strange quark to place; later an electron.
    deal("place-12066", compare(SPIN)),
    (
        Step(
            "quark",
            answer=place(QUARKS),
            wrong="quark-wrong",
            replies=(place(QUARKS, RIVAL), compare(SPIN), place(LEPTONS, RIVAL)),
        ),
        Step(
            "guess",
            tuple(spot(slot) for slot in range(PHOTONS)),
            choices=("yes", "alike", "unlike", "no"),
        ),
        Step("lepton", answer=place(LEPTONS), wrong="lepton-wrong"),
        Step(
            "boson",
            answer=place(PHOTONS),
            wrong="boson-wrong",
            # The first photon lies, the second one is in the hand.
            deal=deal(
                "photons-289",
                *(
                    compare(SPIN),
                    keep(),
                    place(PHOTONS),
                    place(QUARKS, RIVAL),
                    compare(SPIN),
                    place(QUARKS + 1, RIVAL),
                ),
            ),
        ),
        Step("laser", (spot(PHOTONS), "heading:bosons"), recalls="guess"),
        Step(
            "which",
            choices=("electrons", "quarks", "photons", "both"),
            right="photons",
            each=True,
        ),
    ),
)

TARGET_CHAPTER = Chapter(
    "target",
    deal("target-34204", compare(SPIN)),  # an up quark; the rival has a positron
    (
        Step(
            "up",
            answer=place(TARGET),
            wrong="up-wrong",
            replies=(place(LEPTONS, RIVAL), compare(SPIN), place(TARGET, RIVAL)),
        ),
        Step("guess", (card(2),), choices=("nothing", "gone", "light", "atom"), truth="light"),
        Step("meet", answer=annihilate(LEPTONS), wrong="meet-wrong"),
        Step("flash", ("pairs:0",), hold="annihilated", recalls="guess"),
        Step("twin", choices=("charge", "mass", "both", "minus"), right="mass", each=True),
        Step(
            "which",
            choices=("proton", "electron", "positron", "photon"),
            right="positron",
            each=True,
        ),
    ),
)

FINISH = Chapter(
    "finish",
    # Two ups lie on the target; a W plus against a down quark.
    deal(
        "finish-378235",
        *(
            compare(SPIN),
            place(TARGET),
            place(TARGET + 1, RIVAL),
            compare(SPIN),
            place(LEPTONS, RIVAL),
            place(TARGET + 1),
        ),
    ),
    (
        Step("plus", (card(5), "statistic:0"), answer=compare(CHARGE), wrong="plus-wrong"),
        Step("swap", (card(6), "swap:1"), answer=swap(), wrong="swap-wrong"),
        Step("guess", (card(6), *areas()), choices=("less", "nine", "more", "zero"), truth="more"),
        Step(
            "last", answer=place(TARGET + 2), wrong="last-wrong", replies=(place(W_PLUSES, RIVAL),)
        ),
        Step("done", areas(), hold="completed", recalls="guess"),
        Step(
            "which",
            ("score:0", "score:1"),
            choices=("first", "most", "cards", "heavy"),
            right="most",
            each=True,
        ),
        Step("made", choices=("udd", "uud", "mixed", "one"), right="uud", each=True),
        Step("play", free=3, deal=deal("yours-1420")),
    ),
)

LEVEL_1 = Lesson(
    "learn_particle_builder-1",
    "particle_builder",
    (CARDS, COMPARE, PLACE, TARGET_CHAPTER, FINISH),
    options={"level": 1},
    turns=turns,
    minutes=10,
    meets=("quarks", "leptons", "photon", "electromagnetic"),
    law=True,
)


# --- level 2 --------------------------------------------------------------------------------------
# Level 2: which force acts on what. A boson is tried on cards with and without its charge.
#
# Sources: what couples to photon, gluon and Z: Particle Data Group, Review of Particle Physics
# 2024, sections 9 (Quantum Chromodynamics) and 10 (Electroweak model). Neutrinos from the Sun,
# about 65 billion for each square centimetre and second: same, section 14 (Neutrino masses,
# mixing, and oscillations). No size of an electron was ever found: same, section "Quark and
# lepton compositeness".


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


# --- level 3 --------------------------------------------------------------------------------------
# Level 3: why hadrons are colour neutral. Three colours, a colour with its anticolour, none
# alone.
#
# Sources: quarks and gluons are never observed free, hadrons carry no colour charge, quarks come
# in three colours, gluons carry colour themselves, the force between two heavy quarks does not
# fade with their distance: Particle Data Group, Review of Particle Physics 2024, section 9
# (Quantum Chromodynamics). Pulled apart, quarks make new pairs of quark and antiquark: same,
# section 9, and B. R. Martin and G. Shaw, Particle Physics (Wiley 2017), chapter 7. No size of a
# quark was ever found, light waves measure 0.4 to 0.7 thousandths of a millimetre: same Review,
# section "Quark and lepton compositeness". Most of a proton's mass is energy of its quarks and
# gluons: same, section "Quark masses".


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
