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

from game.rules.particle_builder.deck import CHARGE, MASS, SPIN
from tutorial.lesson import Chapter, Lesson, Step
from tutorial.particle_builder.turns import (
    LEPTONS,
    PHOTONS,
    QUARKS,
    RIVAL,
    TARGET,
    W_PLUSES,
    annihilate,
    areas,
    card,
    compare,
    deal,
    keep,
    place,
    spot,
    swap,
    turns,
)

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
