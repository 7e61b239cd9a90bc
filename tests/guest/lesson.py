"""A lesson for Afterglow, in the form of the house: a guess, an act, a question, its law, play."""

from __future__ import annotations

from tests.guest.rules import View
from tutorial.lesson import Chapter, Deal, Lesson, Step


def turns(before: View, now: View) -> int:
    """The learner's turns between two views, when the other one rests: a photon each."""
    return len(now.caught) - len(before.caught)


LESSONS = (
    Lesson(
        "learn_afterglow-1",
        "afterglow",
        (
            Chapter(
                "first",
                Deal("glow"),
                (
                    Step("guess", choices=("little", "much"), truth="much"),
                    Step("catch", answer="catch", wrong="catch-no", replies=("rest",)),
                    Step("look", ("glow:0",), recalls="guess"),
                    Step("again", answer="catch", wrong="catch-no"),
                    Step(
                        "which",
                        choices=("most", "fewest", "last", "burnt"),
                        right="most",
                        each=True,
                    ),
                    Step("source", ("source",), law=True),
                    Step("play", free=1),
                ),
            ),
        ),
        turns=turns,
        law=True,
    ),
)
