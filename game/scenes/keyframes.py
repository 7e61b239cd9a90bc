"""Keyframes: what the table shows, beat by beat, on the way from one position to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.phrase import Phrase
from game.core.session import Beat
from game.tables.table import Effect, Spot, Table

ASKS = ("prompt", "headline")
"""Ids of the words that ask somebody for something."""
DIE = "roll"
"""The effect whose outcome nobody knows before it lies."""


@dataclass(slots=True)
class Keyframe:
    """What the table shows at one beat."""

    spots: Sequence[Spot]
    effects: Sequence[Effect]
    kind: str
    """The kind of the beat that it completes; empty where more of the beat is to come."""
    line: Phrase | None
    """What the log says from now on."""
    sound: str
    """The kind of beat that is heard; empty: nothing."""


def still(spots: Sequence[Spot], kind: str = "card") -> Keyframe:
    """A position as it is, without a show."""
    return Keyframe(spots, (), kind, None, kind)


def keyframes(
    table: Table[Any, Any], beat: Beat[Any], spots: Sequence[Spot], before: Sequence[Spot]
) -> list[Keyframe]:
    """How the beat that leads from the board ``before`` to the board ``spots`` is shown.

    In the middle of a move nobody is asked for anything: whoever moves has moved already. A die
    rolls on the board as it was; what it shows, and what is said of it, comes when it lies.
    """
    shows = tuple(table.effects(beat.kind, beat.facts, beat.view))
    line = table.tell(beat.kind, beat.facts, beat.view)
    if spots == before and not shows and line is None:
        return []
    made = unasked(spots)
    dice = tuple(show for show in shows if show.kind == DIE)
    there = {spot.id for spot in before}
    if not dice or not all(die.at in there for die in dice):
        return [Keyframe(made, shows, beat.kind, line, beat.kind)]
    others = tuple(show for show in shows if show.kind != DIE)
    return [
        Keyframe(unasked(before), dice, "", None, beat.kind),
        Keyframe(made, others, beat.kind, line, ""),
    ]


def unasked(spots: Sequence[Spot]) -> list[Spot]:
    """The same table while nobody is asked."""
    return [spot for spot in spots if spot.id not in ASKS]
