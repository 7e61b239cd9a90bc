"""Who sits where: a person, or a program of some level, as records write it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.phrase import Phrase, say

HUMAN = "human"
"""A person's seat."""
AI = "ai:"
"""A program's seat begins with this; the name of its level follows."""


def level_of(seat: str) -> str | None:
    """The level of the program that holds the seat; None for a person."""
    return seat.removeprefix(AI) if seat.startswith(AI) else None


def seat_names(seats: Sequence[str]) -> tuple[Phrase, ...]:
    """What to call them: "You" if there is one person, numbers where two would be called alike."""
    people = [holder for holder in seats if holder == HUMAN]
    names = []
    for seat, holder in enumerate(seats):
        if holder == HUMAN:
            names.append(
                say("seat-you") if len(people) == 1 else say("seat-player", number=seat + 1)
            )
            continue
        level = say(f"level-{holder.removeprefix(AI)}")
        if seats.count(holder) > 1:
            level = say("seat-numbered", name=level, number=1 + list(seats[:seat]).count(holder))
        names.append(level)
    return tuple(names)
