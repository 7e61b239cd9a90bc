"""A lesson for Particle Panic: a turn from sharing to collecting, and the first of four codes."""

from __future__ import annotations

from game.core.contract import move_text
from game.rules.particle_panic.lab import CLUBS, HEARTS, Move, View
from tutorial.lesson import Chapter, Deal, Lesson, Step

TRAINING = {"ladder": 0}
MATE = 1
ROOMS = tuple(f"room:{room}" for room in range(6))
LOCKS = tuple(f"lock:{suit}" for suit in range(4))


def do(kind: str, at: int = 0, to: int = 0) -> str:
    """A move in its written form."""
    return move_text(Move(kind, at, to))


def turns(before: View, now: View) -> int:
    """The learner's turns between two views: every second turn is the mate's."""
    return (now.turn - before.turn) // now.setting.seats


LESSON = Lesson(
    "learn_particle_panic-1",
    "particle_panic",
    (
        Chapter(
            "lab",
            # A heart for a mate who has three, and a club for a die that falls short by one.
            Deal("panic-121", options=TRAINING),
            (
                Step("story", ROOMS),
                Step("full", ("gauge", "level")),
                Step("codes", LOCKS),
                Step(
                    "share",
                    (f"hand:0:{HEARTS}", f"panel:{MATE}"),
                    answer=do("share", HEARTS, MATE),
                    wrong="share-no",
                ),
                Step("actions", ("desk",)),
                Step("move", answer=do("move"), wrong="move-no"),
                Step("go", ("room:1", "room:0", "core"), answer=do("go", 1), wrong="go-no"),
                Step("try", ("room:1", "act:neutralize"), answer=do("neutralize"), wrong="try-no"),
                Step(
                    "club",
                    ("core", f"card:0:{CLUBS}:0", "act:club"),
                    answer=do("club"),
                    wrong="club-no",
                ),
                Step("gone", ("room:1",)),
                Step("collect", ("room:1", "act:collect"), answer=do("collect"), wrong="stay"),
                Step(
                    "more",
                    ("room:1", "act:collect"),
                    answer=do("collect"),
                    wrong="stay",
                    replies=(do("code", HEARTS), do("end")),
                ),
                Step("emerge", ("core", "room:1"), hold="emerged"),
                Step("first", (f"lock:{HEARTS}",)),
                Step("limit", ("limit:0",)),
                Step("suits", ("panel:0",)),
                Step("true"),
                Step("which", choices=("full", "one", "die", "share"), right="full"),
                Step("yours", ("rail:hint",)),
                Step("play", free=2),
                Step("bye"),
            ),
        ),
    ),
    options=TRAINING,
    turns=turns,
)

LESSONS = (LESSON,)
