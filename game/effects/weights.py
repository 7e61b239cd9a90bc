"""Weights of events: one scale of four for ear, eye, table and hand.

The kinds of event are those that rulebooks emit (`game.core.contract.Emit`). The same kind has the
same weight in every game; a kind that is not named here has weight one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.core.phrase import Phrase


class Weight(NamedTuple):
    """Effects of an event of one weight."""

    gain: float
    """Loudness, as a part of the volume of effects."""
    glow: float
    """Radius of the light around the piece, in units; 0: none."""
    light: int
    """Its alpha where it is brightest, of 255."""
    stir: float
    """Units by which the table gives way, for a moment."""
    rumble: float
    """Strength of a pad's rumble, 0 to 1."""
    seconds: float
    """Length of the rumble."""


SCALE: Final[Mapping[int, Weight]] = {
    1: Weight(0.55, 0.0, 0, 0.0, 0.0, 0.0),
    2: Weight(0.7, 70.0, 60, 0.0, 0.0, 0.0),
    3: Weight(0.85, 120.0, 90, 2.0, 0.35, 0.12),
    4: Weight(1.0, 190.0, 120, 5.0, 0.8, 0.3),
}
"""Weight -> what it does."""

_KINDS: Final[Mapping[int, str]] = {
    1: """chose chosen aimed counted dealt discard discarded drawn drew kept looked marked move
        moved named passed placed played refilled remained rolled shown skipped stopped
        swapped took turn waited began collect crowded go share detect try club diamond shuffled
        reversed""",
    2: """called compared coloured exchanged emerge heart missed recoloured scored searched spade
        stole oscillated turned revealed radiated transformed""",
    3: """backfired bound beaten caught completed created decayed failed formed fused looped
        limit spill stuck emerged neutralised ended""",
    4: """annihilated carbon found neutralized code won lost""",
}
"""Weight -> the kinds of event that have it."""

BEATS: Final[Mapping[str, int]] = {
    kind: weight for weight, kinds in _KINDS.items() for kind in kinds.split()
}
"""Kind of event -> weight."""


HIGHLIGHT: Final = "highlight"
"""Kind of what a table tells besides the events of the rules; it has weight two."""


def weight_of(kind: str) -> Weight:
    """Weight of an event of this kind."""
    return SCALE[2 if kind == HIGHLIGHT else BEATS.get(kind, 1)]


# --- captions -------------------------------------------------------------------------------------
# Captions: what can be heard, in words, for a moment.


STANDS = 2.5
"""Shortest time of a caption, in seconds."""
LETTER = 0.06
"""Seconds more for every letter: about 180 words a minute."""


class Captions:
    """The one caption that is to be seen now."""

    def __init__(self) -> None:
        self.shown: Phrase | None = None
        self._left = 0.0

    def show(self, phrase: Phrase, words: str) -> None:
        """Show this caption instead of the last, long enough to read its ``words``."""
        self.shown = phrase
        self._left = STANDS + LETTER * len(words)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._left -= dt
        if self._left <= 0:
            self.shown = None
