"""Level 4: chance, and the cross section that fixes it. One throw, then hundreds.

Sources: what a Z becomes, 69.91 % hadrons, 20.00 % neutrinos, 10.10 % charged leptons: Particle
Data Group, Review of Particle Physics 2025, Gauge and Higgs boson listings, Z. The 17 million Z
bosons of CERN's collider LEP: The ALEPH, DELPHI, L3, OPAL and SLD collaborations, Physics Reports
427 (2006) 257. The first neutrinos caught, 1956: C. L. Cowan, F. Reines et al., Science 124, 103.
"""

from __future__ import annotations

import math

from game.core.particles import (
    CHARM,
    ELECTRON,
    MUON,
    NU_E,
    NU_MU,
    NU_TAU,
    TOP,
    UP,
    W_PLUS,
    Z,
)
from game.core.rng import Rng
from game.rules.particle_builder.decays import Decay, oscillated
from game.rules.particle_builder.deck import NEUTRINO, QUARK, SPIN
from game.rules.particle_builder.mat import GREEN, RED
from tutorial.lesson import NOWHERE, Allow, Bar, Chapter, Experiment, Lesson, Step, Try
from tutorial.particle_builder.turns import (
    GLUONS,
    LEPTONS,
    PHOTONS,
    QUARKS,
    RIVAL,
    W_MINUSES,
    Group,
    annihilate,
    at,
    card,
    compare,
    deal,
    decays,
    even,
    moves,
    place,
    spot,
    survivors,
    turns,
    written,
)

# --- level 4 --------------------------------------------------------------------------------------


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
        Step("guess", (card(4), card(2)), choices=("yes", "no", "open", "skill"), truth="open"),
        Step(
            "try",
            (card(4), card(2), spot(LEPTONS)),
            answer=annihilate(LEPTONS),
            tries=(Try("positron", annihilate(LEPTONS)), Try("mat", place(LEPTONS))),
            must="positron",
            tests="guess",
            hold="annihilated",
        ),
        Step("even", ("pairs:0",), recalls="guess"),
        Step("many", choices=("half", "about", "all", "open"), truth="about"),
        Step("throw", experiment=even(("odd", "even")), tests="many"),
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
            tests="guess",
        ),
        Step("look", chart=True, recalls="guess"),
        Step("size", choices=("heavy", "often", "fast", "long"), right="often", each=True),
        Step("earth", choices=("huge", "zero", "tiny", "half"), right="tiny", each=True),
        Step("say", choices=("before", "chance", "always"), right="chance", each=True, states=True),
        Step("because", choices=("even", "each", "likely"), right="likely", each=True, states=True),
        Step("law", law=True),
        Step("play", free=2, deal=deal("chances-4", level=4)),
    ),
)

LEVEL_4 = Lesson(
    "learn_particle_builder-4",
    "particle_builder",
    (DICE_CHAPTER, NATURE),
    options={"level": 4},
    turns=turns,
    minutes=6,
    law=True,
)


# --- level 5 --------------------------------------------------------------------------------------
# Level 5: a W carries charge; quarks stay quarks, and a lepton stays in its family.
#
# Sources: charged weak currents, lepton family numbers, no free neutron without its decay:
# Particle Data Group, Review of Particle Physics 2025, section 10 (Electroweak model) and Summary
# Tables. How the Sun fuses protons: same, section 14, and J. N. Bahcall, Neutrino Astrophysics
# (Cambridge 1989).


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
        Step(
            "guess",
            (card(4), spot(QUARKS)),
            choices=("up", "same", "antidown", "positron"),
            truth="up",
        ),
        Step(
            "turn",
            (card(4), card(1)),
            answer=written("transform", at(QUARKS), UP),
            wrong="turn-no",
            tries=(
                Try("up", written("transform", at(QUARKS), UP)),
                Try("charm", written("transform", at(QUARKS), CHARM)),
                Try("top", written("transform", at(QUARKS), TOP)),
            ),
            tests="guess",
            hold="transformed",
        ),
        Step("look", (spot(QUARKS),), recalls="guess"),
        Step(
            "minus",
            (spot(QUARKS),),
            choices=("down", "more", "nothing", "antiup"),
            right="down",
            each=True,
        ),
    ),
)


def _transforms(place: int) -> Allow:
    """The card there becomes another one, whichever it is."""
    return lambda _view, tried: bool(tried.kind == "transform" and tried.at == at(place))


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
        Step(
            "turn",
            (card(5), spot(LEPTONS), spot(QUARKS)),
            answer=written("transform", at(LEPTONS), NU_MU),
            wrong="turn-no",
            tries=(
                Try("muon", written("transform", at(LEPTONS), NU_MU)),
                Try("quark", written("transform", at(QUARKS), UP), _transforms(QUARKS)),
            ),
            must="muon",
            tests="guess",
            hold="transformed",
        ),
        Step("look", (spot(LEPTONS),), recalls="guess"),
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
        Step(
            "try",
            (card(5), card(4), spot(W_MINUSES)),
            answer=written("transform", at(LEPTONS), ELECTRON),
            tries=(
                Try("electron", written("transform", at(LEPTONS), ELECTRON)),
                Try("stack", place(W_MINUSES)),
            ),
            must="electron",
        ),
        Step(
            "sun",
            choices=("proton", "neutron", "electron", "nothing"),
            right="neutron",
            each=True,
        ),
        Step("say", choices=("mass", "sum", "anti"), right="sum", each=True, states=True),
        Step("because", choices=("lost", "kept", "quarks"), right="kept", each=True, states=True),
        Step("law", law=True),
        Step("play", free=2, deal=deal("families-5", level=5)),
    ),
)

LEVEL_5 = Lesson(
    "learn_particle_builder-5",
    "particle_builder",
    (CHARGE_CHAPTER, FAMILY),
    options={"level": 5},
    turns=turns,
    minutes=6,
    meets=("quarks", "leptons", "neutrinos", "w", "weak"),
    law=True,
)


# --- level 6 --------------------------------------------------------------------------------------
# Level 6: neutrino oscillation. What the dice do, and the curve that was measured in Japan.
#
# Sources: mixing angles and mass differences, the chance of a flavour after a distance: Particle
# Data Group, Review of Particle Physics 2025, section 14 (Neutrino masses, mixing, and
# oscillations). The beam from Tokai to Kamioka, 295 km at about 0.6 GeV: T2K collaboration,
# Nature 580 (2020) 339. Discovery: Nobel Prize in Physics 2015. Neutrinos of the star that
# exploded in 1987 came before its light: K. Hirata et al., Physical Review Letters 58 (1987)
# 1490.


SPLITTING = 2.455e-3
"""Difference of the squared masses of the third and the second neutrino, in eV2."""
MIXING = 0.99
"""Depth of the waves of the muon neutrino, 1 being all: 4 a (1 - a), where a is the share of the
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


# A muon neutrino lies on the mat, an electron neutrino is in the hand; the dice show 3 and 6.
SIX_START = deal(
    "six-37363",
    *(compare(SPIN), place(LEPTONS), place(LEPTONS, RIVAL), compare(SPIN)),
    place(LEPTONS + 1, RIVAL),
    level=6,
)
BOTH = (spot(LEPTONS), spot(LEPTONS + 1))

CHANGE = Chapter(
    "change",
    SIX_START,
    (
        Step(
            "guess", (card(1),), choices=("stays", "chance", "electron", "decays"), truth="chance"
        ),
        Step(
            "second",
            (card(4), spot(LEPTONS + 1), spot(QUARKS)),
            answer=place(LEPTONS + 1),
            tries=(Try("lepton", place(LEPTONS + 1)), Try("quark", spot=spot(QUARKS))),
            must="lepton",
            tests="guess",
        ),
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
    SIX_START,
    (
        Step("guess", choices=("all", "third", "hardly"), truth="hardly"),
        Step("throw", experiment=_beam(), tests="guess"),
        Step("look", chart=True, recalls="guess"),
        Step(
            "where",
            choices=("decayed", "stopped", "light", "others"),
            right="others",
            each=True,
        ),
        Step("mass", choices=("charge", "mass", "decay", "slow"), right="mass", each=True),
        Step(
            "say",
            choices=("decays", "flavour", "stops"),
            right="flavour",
            each=True,
            states=True,
        ),
        Step("because", choices=("mix", "charge", "rock"), right="mix", each=True, states=True),
        Step("law", law=True),
        Step("play", free=2, deal=deal("flavours-6", level=6)),
    ),
)

LEVEL_6 = Lesson(
    "learn_particle_builder-6",
    "particle_builder",
    (CHANGE, BEAM),
    options={"level": 6},
    turns=turns,
    minutes=6,
    meets=("neutrinos", "weak"),
    law=True,
)


# --- level 7 --------------------------------------------------------------------------------------
# Level 7: decays. What comes out was not inside; age does not matter; the sums stay the same.
#
# Sources: mean lifetime of the muon, 2.197 microseconds, and its decay, nearly always to an
# electron, an electron antineutrino and a muon neutrino; what a W becomes, 10.71 % electron,
# 10.63 % muon, 11.38 % tau, each with its neutrino, 67.41 % hadrons; masses of W and top quark:
# Particle Data Group, Review of Particle Physics 2025, Summary Tables. Three colours, hence three
# ways: same, section 10.


HADRONIC, ELECTRONIC, MUONIC, TAUONIC = 0.6741, 0.1071, 0.1063, 0.1138

# A muon lies on the mat, a photon is in the hand; the die shows 6, so the muon decays.
SEVEN_START = deal(
    "seven-12165",
    *(compare(SPIN), place(LEPTONS), place(GLUONS, RIVAL), compare(SPIN)),
    *(place(QUARKS, RIVAL), written("colour", RED)),
    level=7,
    oscillations=0,
)
NEW_ONES = tuple(spot(LEPTONS + i) for i in range(3))


def _with(neutrino: int, name: str, nature: float) -> Group:
    """The decays of a W into a lepton and this neutrino."""
    return Bar(name, nature=nature), lambda decay: neutrino in decay.products


def _hadronic(decay: Decay) -> bool:
    return QUARK[decay.products[0]]


NEW = Chapter(
    "new",
    SEVEN_START,
    (
        Step("heavy", (card(1),), choices=("inside", "nowhere", "around"), truth="nowhere"),
        Step(
            "next",
            (card(4), spot(PHOTONS), card(3), spot(LEPTONS)),
            answer=place(PHOTONS),
            tries=(
                Try("stack", place(PHOTONS)),
                Try("pull", written("attract", at(QUARKS, RIVAL), at(QUARKS))),
            ),
            tests="heavy",
        ),
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
    SEVEN_START,
    (
        Step("guess", (card(1),), choices=("worn", "same", "tough"), truth="same"),
        Step("throw", experiment=survivors(MUON, 7), tests="guess"),
        Step("look", chart=True, recalls="guess"),
        Step("left", choices=("thirty", "forty", "sixty", "none"), right="forty", each=True),
    ),
)

W_CHAPTER = Chapter(
    "w",
    SEVEN_START,
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
            tests="guess",
        ),
        Step("look", chart=True, recalls="guess"),
        Step("top", choices=("colour", "anti", "heavy", "luck"), right="heavy", each=True),
        Step("say", choices=("old", "parts", "allowed"), right="allowed", each=True, states=True),
        Step("because", choices=("sums", "heavier", "luck"), right="sums", each=True, states=True),
        Step("law", law=True),
        Step("play", free=2, deal=deal("decays-7", level=7)),
    ),
)

LEVEL_7 = Lesson(
    "learn_particle_builder-7",
    "particle_builder",
    (NEW, AGE, W_CHAPTER),
    options={"level": 7},
    turns=turns,
    minutes=6,
    meets=("leptons", "neutrinos", "w", "weak"),
    law=True,
)
