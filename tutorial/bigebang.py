"""A lesson for Big*Bang: fusion and annihilation set energy free, and where helium is from.

Sources: masses of proton and neutron, and the binding energy of the deuteron, 2.2 MeV of 1878, of
helium, 28.3 MeV of 3756: Particle Data Group, Review of Particle Physics 2025, Physical
constants, and AME2020, Chinese Physics C 45 (2021) 030003. Helium from the first minutes, a
quarter of all ordinary matter by mass, and one particle of matter more for about two billion
photons: PDG, Big-bang nucleosynthesis. Mesons from a proton and an antiproton: E.
Klempt et al., Physics Reports 413 (2005) 197. Carbon from three helium nuclei in old stars: E. M.
Burbidge et al., Reviews of Modern Physics 29 (1957) 547. Antihydrogen falls down: ALPHA
Collaboration, Nature 621 (2023) 716.
"""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.bigebang.board import H2
from game.rules.bigebang.state import NOWHERE, Move, View
from tutorial.lesson import Chapter, Deal, Lesson, Step, Try

TOKENS = ("token:light", "token:helium", "token:star")
CARBON = ("carbon:title", "carbon:0", "carbon:1", "carbon:2")


def fuse(source: int, target: int) -> str:
    """The stack on one circle meets that on another."""
    return move_text(Move("fuse", source, target, target))


def annihilate(source: int, target: int) -> str:
    """A stack meets its mirror image."""
    return move_text(Move("annihilate", source, target, NOWHERE))


def fusions(text: str) -> tuple[str, ...]:
    """Moves with spaces between; ``0>10`` for the stack on circle 0 that moves onto circle 10."""
    pairs = (each.split(">") for each in text.split())
    return tuple(fuse(int(source), int(target)) for source, target in pairs)


def cells(*circles: int) -> tuple[str, ...]:
    """The spots of circles."""
    return tuple(f"cell:{circle}" for circle in circles)


def deuterons(view: object) -> tuple[str, ...]:
    """The spots of all heavy hydrogen: it lies where the learner made it."""
    assert isinstance(view, View)
    return cells(*(circle for circle, stack in enumerate(view.cells) if stack == H2))


SMALL = {"small": 1}
BANG = "annihilate"

FUSION = Chapter(
    "fusion",
    # Circle 10: a neutron that a proton, a neutron and a proton can join, one by one.
    Deal("bang-0", options=SMALL),
    (
        Step("tokens", TOKENS),
        Step("guess", cells(0, 10), choices=("costs", "nothing", "free"), truth="free"),
        Step(
            "fuse",
            cells(0, 7, 8, 10, 20),
            answer=fuse(0, 10),
            wrong="fuse-no",
            replies=fusions("68>77"),
            tries=(
                Try("pair", fuse(0, 10), lambda _view, tried: tried.kind == "fuse"),
                Try("protons", spot="cell:8", after="cell:7"),
                Try("protons", spot="cell:7", after="cell:8"),
                Try("neutrons", spot="cell:10", after="cell:20"),
                Try("neutrons", spot="cell:20", after="cell:10"),
            ),
            need=2,
            must="pair",
            tests="guess",
        ),
        Step("look", find=deuterons, recalls="guess"),
        Step(
            "helium",
            answer=fuse(31, 10),
            wrong="fuse-no",
            replies=fusions("72>73"),
            deal=Deal("bang-0", fusions("0>10 68>77 20>10 48>45"), SMALL),
        ),
        Step("two", cells(10), choices=("melt", "push", "sticky", "lamp"), right="push", each=True),
        Step(
            "origin",
            cells(10),
            choices=("stars", "minutes", "sun", "rocks"),
            right="minutes",
            each=True,
        ),
    ),
)

LIGHT = Chapter(
    "light",
    Deal("bang-0", fusions("0>10 68>77 20>10 48>45 31>10 72>73"), SMALL),
    (
        Step("guess", cells(3, 24), choices=("nothing", "light", "neutral"), truth="light"),
        Step(
            "meet",
            cells(3, 24, 7, 16),
            answer=annihilate(3, 24),
            wrong="meet-no",
            tries=(
                Try("antiproton", annihilate(3, 24), lambda _view, tried: tried.kind == BANG),
                Try("antineutron", spot="cell:16", after="cell:7"),
            ),
            must="antiproton",
            tests="guess",
        ),
        Step("look", TOKENS[:1], recalls="guess"),
        Step("mirror", choices=("same", "proton", "mirror", "helium"), right="mirror", each=True),
        Step("gram", choices=("fire", "fusion", "equal", "light"), right="light", each=True),
        Step("left", choices=("far", "more", "falls", "strong"), right="more", each=True),
        Step("say", choices=("gone", "free", "cold"), right="free", each=True, states=True),
        Step("because", choices=("hot", "fast", "mass"), right="mass", each=True, states=True),
        Step("law", law=True),
    ),
)

CARBON_CHAPTER = Chapter(
    "carbon",
    # Two linked 4He (22, 34), and 3He (11) beside them in line with a neutron (44).
    Deal(
        "carbon-1",
        fusions(
            "2>12 30>66 12>22 81>48 21>22 20>10 32>33 48>47 33>34 13>23 35>34 39>38 14>11 63>74"
            " 1>11 49>37"
        ),
        SMALL,
    ),
    (
        Step(
            "find",
            cells(11, 22, 34, 44, 45, 46, 57, 58, 61) + CARBON,
            answer=fuse(44, 11),
            wrong="find-no",
            tries=(
                Try("link", fuse(44, 11)),
                Try("other", fuse(46, 57), lambda _view, tried: tried.kind == "fuse"),
            ),
            must="link",
        ),
        Step(
            "where", CARBON, choices=("minutes", "earth", "stars", "sun"), right="stars", each=True
        ),
        Step("play", free=3, deal=Deal("bang-2", options=SMALL)),
    ),
)

LESSON = Lesson(
    "learn_bigebang-1",
    "bigebang",
    (FUSION, LIGHT, CARBON_CHAPTER),
    options=SMALL,
    minutes=7,
    meets=("photon", "electromagnetic", "strong"),
    nuclei=True,
    law=True,
)

LESSONS = (LESSON,)
