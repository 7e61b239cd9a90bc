"""Keyframes: what the table shows, beat by beat, on the way from one position to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.phrase import Phrase
from game.core.session import Beat
from game.tables.table import Effect, Spot, Table
from game.ui.stage import Stage

ASKS = ("prompt", "headline")
"""Ids of the words that ask somebody for something."""
JOLT = "jolt"
PLAIN = "card"
"""How a beat sounds that nobody has declared a sound for."""
PARTS = 4
"""Frames in which a keyframe is painted ahead."""
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
    """What is heard, of the palette of `game.senses.sound`; empty: nothing."""


def still(spots: Sequence[Spot], sound: str = "card") -> Keyframe:
    """A position as it is, without a show."""
    return Keyframe(spots, (), "", None, sound)


def keyframes(
    table: Table[Any, Any],
    sound: Callable[[str], str],
    beat: Beat[Any],
    spots: Sequence[Spot],
    before: Sequence[Spot],
) -> list[Keyframe]:
    """How the beat that leads from the board ``before`` to the board ``spots`` is shown.

    ``sound``: what is heard at a kind of beat, see `Cabinet.sound`.

    In the middle of a move nobody is asked for anything: whoever moves has moved already. A die
    rolls on the board as it was; what it shows, and what is said of it, comes when it lies.
    """
    shows = tuple(table.effects(beat.kind, beat.facts, beat.view))
    line = table.tell(beat.kind, beat.facts, beat.view)
    if spots == before and not shows and line is None:
        return []
    after = unasked(spots)
    # A vertex that is complete but wrong is a beat like a right one: what jolts sounds like it.
    jolts = any(show.kind == "shake" for show in shows)
    heard = JOLT if jolts else sound(beat.kind)
    dice = tuple(show for show in shows if show.kind == DIE)
    there = {spot.id for spot in before}
    if not dice or not all(die.at in there for die in dice):
        return [Keyframe(after, shows, beat.kind, line, heard)]
    others = tuple(show for show in shows if show.kind != DIE)
    return [
        Keyframe(unasked(before), dice, "", None, heard),
        Keyframe(after, others, beat.kind, line, ""),
    ]


def unasked(spots: Sequence[Spot]) -> list[Spot]:
    """The same table while nobody is asked."""
    return [spot for spot in spots if spot.id not in ASKS]


class Ahead:
    """A keyframe that is painted part by part, before it is shown.

    Cards take long to paint for the first time: no frame has to paint many of them.
    """

    def __init__(self, frame: Keyframe, spots: Sequence[Spot], stage: Stage) -> None:
        """``spots``: those of the frame, as large as they are seen."""
        self.frame = frame
        self._easel = easel = stage.easel
        lying = [spot for spot in spots if not spot.art.unseen]
        self._new = [s for s in lying if not easel.knows(s.art, s.w, s.h, s.label)]
        self._share = -(-len(self._new) // PARTS)

    def painted(self) -> bool:
        """Whether nothing is left to paint; else one more part is painted."""
        if not self._new:
            return True
        for spot in self._new[-self._share :]:
            self._easel.paint(spot.art, spot.w, spot.h, spot.label)
        del self._new[-self._share :]
        return False
