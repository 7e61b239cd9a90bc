"""A lesson for Big*Bang: straight lines, fusion up to helium, annihilation, the three tokens."""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.bigebang.moves import NOWHERE, Move
from tutorial.lesson import Chapter, Deal, Lesson, Step

TOKENS = ("token:light", "token:helium", "token:star")


def fuse(source: int, target: int) -> str:
    """The stack on one circle meets that on another."""
    return move_text(Move("fuse", source, target, target))


def annihilate(source: int, target: int) -> str:
    """A stack meets its mirror image."""
    return move_text(Move("annihilate", source, target, NOWHERE))


LESSON = Lesson(
    "learn_bigebang-1",
    "bigebang",
    (
        Chapter(
            "first",
            # Circle 10: a neutron that a proton, a neutron and a proton can join, one by one.
            Deal("bang-0", options={"small": 1}),
            (
                Step("sky", tuple(f"cell:{circle}" for circle in range(42))),
                Step("sides", ("cell:0", "cell:24")),
                Step("fuse", answer=fuse(0, 10), wrong="fuse-no", replies=(fuse(68, 77),)),
                Step("deuteron", ("cell:10",)),
                Step("neutron", answer=fuse(20, 10), wrong="fuse-no", replies=(fuse(48, 45),)),
                Step("helium", answer=fuse(31, 10), wrong="fuse-no", replies=(fuse(72, 73),)),
                Step("minutes", ("cell:10",)),
                Step("meet", answer=annihilate(3, 24), wrong="meet-no"),
                Step("light", TOKENS[:1]),
                Step("tokens", TOKENS),
                Step("carbon", ("carbon:title", "carbon:0", "carbon:1", "carbon:2")),
                Step("which", choices=("same", "mirror", "any", "none"), right="mirror"),
            ),
        ),
    ),
    options={"small": 1},
)

LESSONS = (LESSON,)
