"""A lesson for Afterglow."""

from __future__ import annotations

from tutorial.lesson import Chapter, Deal, Lesson, Step

LESSONS = (
    Lesson(
        "learn_afterglow-1",
        "afterglow",
        (
            Chapter(
                "first",
                Deal("glow"),
                (
                    Step("source", ("source",)),
                    Step("catch", answer="catch", wrong="catch-no", replies=("rest",)),
                    Step("which", choices=("most", "fewest"), right="most"),
                ),
            ),
        ),
    ),
)
