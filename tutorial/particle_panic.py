"""A lesson for Particle Panic: what particles leave in a detector, and how to shut the lab down.

Sources: what stops where, and why a magnet tells charge and momentum: Particle Data Group, Review
of Particle Physics 2025, Particle detectors at accelerators, and Passage of particles through
matter. A muon has 207 times the mass of an electron: same, Summary Tables. Jets: same, Quantum
chromodynamics. Neutral kaons and other strange particles live for about a ten-billionth of a
second: same, Summary Tables. Missing transverse momentum: CMS Collaboration, JINST 14 (2019)
P07004.
"""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.particle_panic.detector import (
    DISPLACED,
    ELECTRON,
    HADRON,
    JET,
    KINDS,
    MUON,
    NEUTRAL,
    NEUTRINO,
    PHOTON,
)
from game.rules.particle_panic.state import HEARTS, Move, View
from tutorial.lesson import Chapter, Deal, Lesson, Step, Try

DUTY = {"ladder": 0, "duty": 1}
MATE = 1
ROOMS = tuple(f"room:{room}" for room in range(6))
LOCKS = tuple(f"lock:{suit}" for suit in range(4))
LAYERS = tuple(f"layer:{part}{layer}" for layer in range(5) for part in ("", "name:"))
PICTURE = ("detector", *LAYERS, *(f"act:name-{kind}" for kind in range(KINDS)))


def do(kind: str, at: int = 0, to: int = 0) -> str:
    """A move in its written form."""
    return move_text(Move(kind, at, to))


def turns(before: View, now: View) -> int:
    """The learner's turns between two views: every second turn is the mate's."""
    return (now.turn - before.turn) // now.setting.seats


def seen(number: int) -> Deal:
    """A picture to be named: a player has gone to room 2, failed there, and looked."""
    opening = (do("move"), do("go", 1), do("neutralize"), do("detect"))
    return Deal(f"picture-{number}", opening, DUTY)


def name(text: str, kind: int, deal: Deal | None = None, recalls: str = "") -> Step:
    """A picture of this kind is to be named; it tests what was expected of it."""
    return Step(
        text,
        PICTURE,
        answer=do("name", kind),
        wrong=f"{text}-no",
        deal=deal,
        recalls=recalls,
        tests=recalls or "guess",
    )


LAB = Chapter(
    "lab",
    # A heart for a mate who has three; then a die that falls short, and an electron in the picture.
    Deal("lab-6697", options=DUTY),
    (
        Step("codes", ("locks", *LOCKS)),
        Step("guess", choices=("straight", "bent", "none"), truth="bent"),
        Step(
            "share",
            (*(f"hand:0:{suit}" for suit in range(4)), f"panel:{MATE}"),
            answer=do("share", HEARTS, MATE),
            tries=(
                Try("heart", do("share", HEARTS, MATE)),
                Try("other", do("share", 1, MATE), lambda _view, tried: tried.kind == "share"),
            ),
            must="heart",
            wrong="move-no",
        ),
        Step("move", answer=do("move"), wrong="move-no"),
        Step(
            "go",
            (*ROOMS, "core"),
            answer=do("go", 1),
            tries=(
                Try("near", do("go", 1)),
                Try("else", do("go", 0), lambda _view, tried: tried.kind == "go"),
            ),
            must="near",
        ),
        Step("try", ("room:1", "act:neutralize"), answer=do("neutralize"), wrong="try-no"),
        Step("detect", ("core", "act:detect"), answer=do("detect"), wrong="detect-no"),
        name("electron", ELECTRON),
        Step("look", ("room:1",), recalls="guess"),
        Step(
            "collect",
            ("room:1", "act:collect", "act:end"),
            answer=do("collect"),
            tries=(Try("card", do("collect")), Try("end", do("end"))),
            must="card",
        ),
        Step(
            "more",
            ("room:1", "act:collect", "act:end"),
            answer=do("collect"),
            tries=(Try("card", do("collect")), Try("end", do("end"))),
            replies=(do("code", HEARTS), do("end")),
        ),
    ),
)

STOP = Chapter(
    "stop",
    Deal("picture-37", options=DUTY),
    (
        Step("guess", choices=("photon", "neutron", "same"), truth="neutron"),
        name("photon", PHOTON, seen(37)),
        name("neutral", NEUTRAL, seen(21), recalls="guess"),
        name("hadron", HADRON, seen(65)),
        Step("why", choices=("charge", "fast", "energy", "small"), right="charge", each=True),
    ),
)

THROUGH = Chapter(
    "through",
    Deal("picture-91", options=DUTY),
    (
        Step("guess", choices=("electron", "through", "bounce"), truth="through"),
        name("muon", MUON, seen(91), recalls="guess"),
        name("neutrino", NEUTRINO, seen(10)),
        Step("missing", choices=("glow", "push", "balance", "gone"), right="balance", each=True),
    ),
)

MORE = Chapter(
    "more",
    Deal("picture-17", options=DUTY),
    (
        Step("guess", choices=("one", "many", "none"), truth="many"),
        name("jet", JET, seen(17), recalls="guess"),
        name("displaced", DISPLACED, seen(22)),
        Step("life", choices=("slow", "charged", "moment", "outside"), right="moment", each=True),
        Step("say", choices=("same", "own", "ball"), right="own", each=True, states=True),
        Step(
            "because",
            choices=("forces", "size", "chance"),
            right="forces",
            each=True,
            states=True,
        ),
        Step("law", law=True),
        Step("play", ("rail:hint",), free=2, deal=Deal("panic-121", options=DUTY)),
    ),
)

LESSON = Lesson(
    "learn_particle_panic-1",
    "particle_panic",
    (LAB, STOP, THROUGH, MORE),
    options=DUTY,
    turns=turns,
    minutes=8,
    meets=("leptons", "neutrinos", "photon", "electromagnetic", "strong"),
    law=True,
)

LESSONS = (LESSON,)
