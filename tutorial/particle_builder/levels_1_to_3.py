"""Level 1: charges add up. Charge, mass, spin, antimatter, and what a proton is.

Sources: charges, spins, masses and lifetimes, the proton as u u d with 938.3 MeV, equal masses of
electron and positron: Particle Data Group, Review of Particle Physics 2025, Summary Tables. Mass of
the quarks in a proton, most of the rest being energy of quarks and gluons: same, section "Quark
masses". Atoms have shells because electrons are fermions: D. J. Griffiths, Introduction to Quantum
Mechanics (Cambridge 2018), section 5.2. Antimatter falls down: ALPHA collaboration, Nature 621
(2023) 716. Found: tau 1975, top quark 1995 (PDG listings). An unstable particle does not age: same
Review, section "Kinematics", exponential decay.
"""

from __future__ import annotations

from collections.abc import Collection

from game.rules.particle_builder.deck import CHARGE, MASS, SPIN
from game.rules.particle_builder.mat import BLUE, COLOURS, GREEN, RED
from tutorial.lesson import Allow, Chapter, Lesson, Step, Try
from tutorial.particle_builder.turns import (
    AREA_2,
    LEPTONS,
    PHOTONS,
    QUARKS,
    RIVAL,
    STATISTICS,
    TARGET,
    W_PLUSES,
    annihilate,
    areas,
    at,
    card,
    cards,
    compare,
    deal,
    keep,
    moves,
    place,
    pull,
    pulls,
    spot,
    swap,
    turns,
    written,
)

# --- level 1 --------------------------------------------------------------------------------------


VALUES = ("charge", "spin", "mass", "lifetime")


def comparing(must: str) -> tuple[Try, ...]:
    """A try for each of the four statistics; the first is the one that leads on."""
    first = sorted(VALUES, key=lambda value: value != must)
    return tuple(Try(value, compare(VALUES.index(value))) for value in first)


CARDS = Chapter(
    "cards",
    deal("compare-2538"),  # a muon against an up quark
    (
        Step("hello", ("aim:0", *areas())),
        Step("guess", cards(1), choices=VALUES, truth="mass"),
        Step(
            "try",
            (card(1), *STATISTICS, card(2)),
            answer=compare(MASS),
            tries=comparing("mass"),
            must="mass",
            tests="guess",
        ),
        Step("won", (card(1), "statistic:2", card(2)), recalls="guess"),
        Step(
            "swap",
            (*cards(1, 2), "swap:1", "keep"),
            answer=swap(),
            tries=(Try("swap", swap()), Try("keep", keep())),
            must="swap",
        ),
        Step("put", answer=place(TARGET), wrong="put-wrong"),
        Step(
            "mass",
            cards(2),
            choices=("eight", "hundreds", "many", "one"),
            right="many",
            each=True,
        ),
    ),
)

COMPARE = Chapter(
    "compare",
    deal("tie-89"),  # a down quark against a bottom quark
    (
        Step(
            "turning",
            cards(1),
            choices=("you", "rival", "nobody", "heavy"),
            truth="nobody",
        ),
        Step(
            "spin",
            (card(1), *STATISTICS),
            answer=compare(SPIN),
            tries=comparing("spin"),
            must="spin",
            tests="turning",
        ),
        Step("tie", (card(1), "statistic:1", card(2)), recalls="turning"),
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
            "lepton",
            (card(4), spot(QUARKS + 1), spot(LEPTONS)),
            answer=place(LEPTONS),
            tries=(Try("lepton", place(LEPTONS)), Try("quark", spot=spot(QUARKS + 1))),
            must="lepton",
        ),
        Step(
            "guess",
            cards(1, 4),
            choices=("top", "own", "none"),
            truth="top",
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
        Step(
            "boson",
            (*cards(4, 1), spot(LEPTONS)),
            answer=place(PHOTONS),
            tries=(Try("stack", place(PHOTONS)), Try("slot", spot=spot(LEPTONS))),
            must="stack",
            tests="guess",
        ),
        Step("laser", (spot(PHOTONS), "heading:bosons"), recalls="guess"),
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
        Step(
            "meet",
            cards(4, 2, 3),
            answer=annihilate(LEPTONS),
            tries=(
                Try("positron", annihilate(LEPTONS), point=("pairs:0",)),
                Try("quark", spot="card:3"),
                Try("mat", place(LEPTONS)),
            ),
            must="positron",
            tests="guess",
            hold="annihilated",
            wrong="up-wrong",
        ),
        Step("flash", ("pairs:0",), recalls="guess"),
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
    # Two ups lie on the target; a W plus has won a down quark.
    deal(
        "finish-378235",
        *(
            compare(SPIN),
            place(TARGET),
            place(TARGET + 1, RIVAL),
            compare(SPIN),
            place(LEPTONS, RIVAL),
            place(TARGET + 1),
            compare(CHARGE),
            swap(),
        ),
    ),
    (
        Step(
            "sum",
            (card(6), *areas()),
            choices=("zero", "one", "third", "more"),
            right="one",
            each=True,
        ),
        Step("guess", (card(6), *areas()), choices=("less", "nine", "more", "zero"), truth="more"),
        Step(
            "last", answer=place(TARGET + 2), wrong="last-wrong", replies=(place(W_PLUSES, RIVAL),)
        ),
        Step("done", areas(), hold="completed", recalls="guess"),
        Step("made", choices=("udd", "uud", "mixed", "one"), right="uud", each=True),
        Step("say", choices=("zero", "most", "sum"), right="sum", each=True, states=True),
        Step("because", choices=("kept", "light", "used"), right="kept", each=True, states=True),
        Step("law", law=True),
        Step("play", free=3, deal=deal("yours-1420")),
    ),
)

LEVEL_1 = Lesson(
    "learn_particle_builder-1",
    "particle_builder",
    (CARDS, COMPARE, PLACE, TARGET_CHAPTER, FINISH),
    options={"level": 1},
    turns=turns,
    minutes=11,
    meets=("quarks", "leptons", "photon", "electromagnetic"),
    names_forces=False,
    law=True,
)


# --- level 2 --------------------------------------------------------------------------------------
# Level 2: which force acts on what. A boson is tried on cards with and without its charge.
#
# Sources: what couples to photon, gluon and Z: Particle Data Group, Review of Particle Physics
# 2025, sections 9 (Quantum Chromodynamics) and 10 (Electroweak model). Neutrinos from the Sun,
# about 65 billion for each square centimetre and second: same, section 14 (Neutrino masses,
# mixing, and oscillations). No size of an electron was ever found: same, section "Quark and
# lepton compositeness".


LIGHT = Chapter(
    "light",
    # A photon in the hand. The rival has a down (6) and a charm quark (7), an electron (2) and a
    # neutrino (3).
    deal(
        "photon-25396",
        *moves(
            "statistic:1 place:0 place:28 statistic:1 place:29 place:12 statistic:1 place:17"
            " place:22 statistic:1 place:23 place:6 statistic:1 keep:0"
        ),
        level=2,
    ),
    (
        Step(
            "guess",
            cards(6, 7, 2, 3),
            choices=("electron", "down", "charm", "neutrino"),
            truth="neutrino",
        ),
        Step(
            "pull",
            cards(9, 6, 7, 2, 3),
            answer=pull(LEPTONS, LEPTONS + 1),
            wrong="pull-no",
            tries=(
                Try("electron", pull(LEPTONS, LEPTONS + 1)),
                Try("down", pull(QUARKS, QUARKS + 1), pulls(QUARKS)),
                Try("charm", pull(QUARKS + 1, QUARKS + 1), pulls(QUARKS + 1)),
                Try("neutrino", spot="card:3"),
            ),
            need=2,
            must="neutrino",
            tests="guess",
        ),
        Step("look", cards(3), recalls="guess"),
        Step(
            "own",
            (spot(QUARKS), spot(LEPTONS), spot(17)),
            choices=("down", "tau", "electron", "higgs"),
            right="higgs",
            each=True,
        ),
    ),
)

GLUE = Chapter(
    "glue",
    # A gluon in the hand, a neutron to build. The rival has an anti-strange (2), a down quark (6),
    # an electron (7) and a Z (3).
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
            cards(9, 2, 6, 7, 3),
            choices=("charged", "quarks", "heavy", "all"),
            truth="quarks",
        ),
        Step(
            "pull",
            cards(9, 2, 6, 7, 3),
            answer=pull(QUARKS + 1, AREA_2),
            wrong="pull-no",
            tries=(
                Try("down", pull(QUARKS + 1, AREA_2), pulls(QUARKS + 1)),
                Try("strange", pull(QUARKS, QUARKS + 2), pulls(QUARKS)),
                Try("electron", spot="card:7"),
                Try("z", spot="card:3"),
            ),
            need=2,
            must="electron",
            tests="guess",
        ),
        Step("look", cards(2, 7, 3), recalls="guess"),
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
    # A Z in the hand. The rival has a charm quark (6), a muon neutrino (2), an electron (3), an
    # antimuon (7).
    *moves(
        "statistic:1 place:0 place:28 statistic:1 place:29 place:6 statistic:1 place:7 place:22"
        " statistic:1 place:30 place:1 statistic:1 keep:0"
    ),
    level=2,
)
ALL_FOUR = cards(6, 2, 3, 7)

WEAK = Chapter(
    "weak",
    WEAK_DEAL,
    (
        Step("guess", ALL_FOUR, choices=("neutrino", "charged", "all", "none"), truth="all"),
        Step(
            "pull",
            (card(9), *ALL_FOUR),
            answer=pull(LEPTONS, LEPTONS + 2),
            wrong="pull-no",
            tries=(
                Try("neutrino", pull(LEPTONS, LEPTONS + 2)),
                Try("charm", pull(QUARKS, QUARKS + 2), pulls(QUARKS)),
                Try("electron", pull(LEPTONS + 1, LEPTONS + 2)),
                Try("antimuon", pull(LEPTONS + 2, LEPTONS + 2)),
            ),
            need=2,
            tests="guess",
        ),
        Step("look", recalls="guess"),
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
            cards(3),
            choices=("photon", "both", "gluon", "all"),
            right="both",
            each=True,
        ),
        Step("push"),
        Step("why", choices=("heavy", "charge", "slow", "big"), right="charge", each=True),
        Step("say", choices=("heavy", "charge", "slow"), right="charge", each=True, states=True),
        Step(
            "because",
            choices=("alike", "rest", "couples"),
            right="couples",
            each=True,
            states=True,
        ),
        Step("law", law=True),
        Step("play", free=2, deal=deal("forces-2", level=2)),
    ),
)

LEVEL_2 = Lesson(
    "learn_particle_builder-2",
    "particle_builder",
    (LIGHT, GLUE, WEAK, WHO),
    options={"level": 2},
    turns=turns,
    minutes=8,
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
# fade with their distance: Particle Data Group, Review of Particle Physics 2025, section 9
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
    # A red and a green up quark lie on the target, and a down quark whose colour is to be chosen.
    deal(
        "white-80113",
        *(compare(SPIN), place(TARGET), colour(RED), place(LEPTONS, RIVAL)),
        *(compare(SPIN), place(LEPTONS + 1, RIVAL), place(AREA_2), colour(GREEN)),
        *(compare(SPIN), place(TARGET + 2)),
        level=3,
    ),
    (
        Step("guess", areas(), choices=("same", "two", "all", "any"), truth="all"),
        Step(
            "blue",
            OFFERS,
            answer=colour(BLUE),
            replies=(place(LEPTONS + 2, RIVAL),),
            tries=(
                Try("blue", colour(BLUE)),
                Try("red", colour(RED)),
                Try("green", colour(GREEN)),
            ),
            must="blue",
            tests="guess",
            hold="completed",
        ),
        Step("look", areas(), recalls="guess"),
        Step("seen", choices=("red", "glow", "none", "white"), right="none", each=True),
    ),
)


def _recolours(places: Collection[int], to: Collection[int] = COLOURS) -> Allow:
    """A quark on one of these places of the target gets one of these colours."""
    here = tuple(map(at, places))
    return lambda _view, tried: bool(
        tried.kind == "recolour" and tried.at in here and tried.to in to
    )


RED_ONES = (TARGET, AREA_2)
RECOLOURED = written("recolour", at(TARGET), GREEN)


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
            (card(8), *areas()),
            answer=RECOLOURED,
            wrong="turn-no",
            tries=(
                Try(
                    "green", written("recolour", at(TARGET), GREEN), _recolours(RED_ONES, (GREEN,))
                ),
                Try("blue", written("recolour", at(TARGET), BLUE), _recolours(RED_ONES, (BLUE,))),
                Try("down", written("recolour", at(TARGET + 2), GREEN), _recolours((TARGET + 2,))),
            ),
            must="green",
            tests="guess",
            hold="completed",
        ),
        Step("look", areas(), recalls="guess"),
        Step("none", choices=("lighter", "apart", "same", "neutron"), right="apart", each=True),
    ),
)

PAIR = Chapter(
    "pair",
    # A positive pion to build: a green up quark lies there, an anti-down quark is in the hand.
    deal(
        "pair-184651",
        *(compare(SPIN), place(TARGET), colour(GREEN), place(LEPTONS, RIVAL)),
        *(compare(SPIN), place(LEPTONS + 1, RIVAL), place(AREA_2)),
        level=3,
        target=15,
    ),
    (
        Step(
            "guess", (spot(TARGET), card(4)), choices=("red", "green", "blue", "any"), truth="green"
        ),
        Step(
            "anti",
            OFFERS,
            answer=colour(GREEN),
            tries=(
                Try("green", colour(GREEN)),
                Try("red", colour(RED)),
                Try("blue", colour(BLUE)),
            ),
            must="green",
            tests="guess",
            hold="completed",
        ),
        Step("look", areas(count=2), recalls="guess"),
        Step("which", choices=("two", "lone", "mixed", "anti"), right="anti", each=True),
        Step("pull", choices=("lone", "halves", "more", "nothing"), truth="more"),
        Step("snap", recalls="pull"),
        Step("say", choices=("neutral", "alike", "zero"), right="neutral", each=True, states=True),
        Step("because", choices=("fades", "light", "holds"), right="holds", each=True, states=True),
        Step("law", law=True),
        Step("play", free=2, deal=deal("colours-6", level=3)),
    ),
)

LEVEL_3 = Lesson(
    "learn_particle_builder-3",
    "particle_builder",
    (THREE, GLUON, PAIR),
    options={"level": 3},
    turns=turns,
    minutes=6,
    meets=("quarks", "gluon", "strong"),
    law=True,
)
