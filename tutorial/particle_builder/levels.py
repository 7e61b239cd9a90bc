"""Levels 2 to 7, a chapter each: the one piece of physics that a level adds to those below it."""

from __future__ import annotations

from game.rules.particle_builder.deck import SPIN
from game.rules.particle_builder.targets import BLUE, GREEN, RED
from tutorial.lesson import Chapter, Deal, Lesson, Step

from .level_2 import LEVEL_2
from .level_4 import LEVEL_4
from .level_5 import LEVEL_5
from .level_6 import LEVEL_6
from .level_7 import LEVEL_7
from .turns import (
    GLUONS,
    QUARKS,
    RIVAL,
    TARGET,
    areas,
    card,
    compare,
    deal,
    place,
    spot,
    turns,
    written,
)


def _lesson(level: int, start: Deal, *steps: Step) -> Lesson:
    """A level's lesson: one chapter, and a whole game of that level to play."""
    return Lesson(
        f"learn_particle_builder-{level}",
        "particle_builder",
        (Chapter("new", start, steps),),
        options={"level": level},
        turns=turns,
    )


def colour(which: int) -> str:
    """Choose a colour charge."""
    return written("colour", which)


LEVEL_3 = _lesson(
    3,
    deal("three-2817", compare(SPIN), level=3),  # an up quark, later a down quark
    Step("name", (card(1),)),
    Step("up", answer=place(TARGET), wrong="later"),
    Step(
        "red",
        answer=colour(RED),
        wrong="red-no",
        replies=(
            *(place(QUARKS, RIVAL), colour(GREEN), compare(SPIN)),
            *(place(QUARKS + 1, RIVAL), colour(BLUE)),
        ),
    ),
    Step("rule", areas()),
    Step("down", answer=place(TARGET + 2), wrong="later"),
    Step(
        "green",
        ("offer:colour:2", "offer:colour:3"),
        answer=colour(GREEN),
        allow=lambda view, move: move.at == BLUE,
        wrong="green-no",
    ),
    Step("anti"),
    Step("gluon", (spot(GLUONS),)),
    Step("which", choices=("same", "two", "all", "anti"), right="all"),
)

LEVELS = (LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5, LEVEL_6, LEVEL_7)
"""In their order."""
