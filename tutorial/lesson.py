"""What a lesson is: a seed, chapters, and steps that each wait for one real act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Seat, move_text

Allow = Callable[[Any, Any], bool]
"""Whether a move (second) counts as what was asked for, seen from the learner's view (first)."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing said, and what it waits for.

    A step without an answer is read, and left by Next. A step with one waits for the learner's
    move.
    """

    text: str
    """Ends the text key ``<lesson>-<chapter>-<text>``: at most 25 words."""
    point: tuple[str, ...] = ()
    """Spots that stay lit while the rest is dimmed."""
    answer: str = ""
    """The written form of the move that is wanted: also what "Show me" and the tests play."""
    allow: Allow | None = None
    """Other moves that do as well; None: only the answer itself."""
    wrong: str = ""
    """Ends the text key that says why another legal try is not it, for the time being."""
    replies: tuple[str, ...] = ()
    """What follows from the other seats (and forced steps of the own), written, in order."""
    hold: str = ""
    """A kind of beat: what happened before this step is shown up to there and held while it is
    read."""
    free: int = 0
    """So many turns of free play against an opponent instead; 0: none."""

    def accepts(self, view: Any, move: Any) -> bool:
        """Whether this move is what the step waits for."""
        if move_text(move) == self.answer:
            return True
        return self.allow is not None and self.allow(view, move)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few steps with one idea, from a fixed position."""

    id: str
    """Ends the text key of its title: ``<lesson>-<chapter>-title``."""
    steps: tuple[Step, ...]
    seed: str
    opening: tuple[str, ...] = ()
    """Moves from the deal to where the chapter begins."""
    options: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for one game; the learner sits in `seat`."""

    id: str
    game: str
    chapters: tuple[Chapter, ...]
    seats: int = 2
    seat: Seat = 0
