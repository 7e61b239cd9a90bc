"""Level 1: cards, comparing, placing, annihilating, the end; then three turns of one's own."""

from __future__ import annotations

from game.rules.particle_builder.deck import CHARGE, MASS, SPIN
from tutorial.lesson import Chapter, Lesson, Step

from .turns import (
    LEPTONS,
    PHOTONS,
    QUARKS,
    RIVAL,
    STATISTICS,
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
        Step("hello"),
        Step("up", (card(1),)),
        Step("charge", (card(1), "statistic:0")),
        Step("spin", (card(1), "statistic:1")),
        Step("mass", (card(1), "statistic:2")),
        Step("lifetime", (card(1), "statistic:3")),
        Step(
            "try",
            (card(1), "statistic:0", card(2)),
            answer=compare(CHARGE),
            wrong="try-wrong",
        ),
        Step("won", (card(1), "statistic:0", card(2))),
        Step("which", choices=("charge", "spin", "mass", "lifetime"), right="mass"),
    ),
)

COMPARE = Chapter(
    "compare",
    deal("compare-2538"),  # a muon against an up quark
    (
        Step("draw", (card(1), card(2))),
        Step("rule", STATISTICS),
        Step("choose", (card(1), "statistic:2"), answer=compare(MASS), wrong="choose-wrong"),
        Step("win", (card(1), "statistic:2", card(2))),
        Step("swap", (card(2), "swap:1"), answer=swap(), wrong="swap-wrong"),
        Step("mine", (card(2),)),
        Step(
            "spin",
            (card(1), "statistic:1"),
            answer=compare(SPIN),
            wrong="spin-wrong",
            deal=deal("tie-89"),  # a down quark against a bottom quark
        ),
        Step("tie", (card(1), "statistic:1", card(2))),
        Step("half", (card(1), "statistic:1", card(2))),
        Step("which", choices=("up", "photon", "electron", "positron"), right="electron"),
    ),
)

PLACE = Chapter(
    "place",
    # A strange quark to place; later an electron.
    deal("place-12066", compare(SPIN)),
    (
        Step("mat", ("mat:0",)),
        Step(
            "quark",
            answer=place(QUARKS),
            wrong="quark-wrong",
            replies=(place(QUARKS, RIVAL), compare(SPIN), place(LEPTONS, RIVAL)),
        ),
        Step("rival", ("mat:1",)),
        Step("pauli", tuple(spot(slot) for slot in range(PHOTONS))),
        Step("lepton", answer=place(LEPTONS), wrong="lepton-wrong"),
        Step(
            "boson",
            answer=place(PHOTONS),
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
        Step("laser", (spot(PHOTONS), "heading:bosons")),
        Step("points", (card(5), "score:0")),
        Step("which", choices=("electrons", "quarks", "photons", "both"), right="photons"),
    ),
)

TARGET_CHAPTER = Chapter(
    "target",
    deal("target-34204", compare(SPIN)),  # an up quark; the rival has a positron
    (
        Step("aim", ("aim:0", *areas())),
        Step("sum", areas()),
        Step(
            "up",
            answer=place(TARGET),
            wrong="up-wrong",
            replies=(place(LEPTONS, RIVAL), compare(SPIN), place(TARGET, RIVAL)),
        ),
        Step("rival", ("aim:1", *areas(RIVAL))),
        Step("anti", (card(2),)),
        Step("meet", answer=annihilate(LEPTONS), wrong="meet-wrong"),
        Step("flash", ("pairs:0",), hold="annihilated"),
        Step("safe", areas()),
        Step("which", choices=("proton", "electron", "positron", "photon"), right="positron"),
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
        Step("near", areas()),
        Step("plus", (card(5), "statistic:0"), answer=compare(CHARGE), wrong="plus-wrong"),
        Step("swap", (card(6), "swap:1"), answer=swap(), wrong="swap-wrong"),
        Step(
            "last", answer=place(TARGET + 2), wrong="last-wrong", replies=(place(W_PLUSES, RIVAL),)
        ),
        Step("done", areas(), hold="completed"),
        Step("count", ("score:0", "score:1")),
        Step("which", choices=("first", "most", "cards", "heavy"), right="most"),
        Step("yours", ("rail:hint",), deal=deal("yours-1420")),
        Step("play", free=3),
        Step("bye"),
    ),
)

LEVEL_1 = Lesson(
    "learn_particle_builder-1",
    "particle_builder",
    (CARDS, COMPARE, PLACE, TARGET_CHAPTER, FINISH),
    options={"level": 1},
    turns=turns,
)
