"""What is said on top of any scene: a notice, and a caption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from game.core.phrase import Phrase
from game.scenes.base.callout import BACKDROP, Seen
from game.tables.pictures import Chip, Label, Line
from game.tables.sheet import Box
from game.tables.table import Spot
from game.ui.stage import Stage

TOP, PITCH, HIGH = 22.0, 44.0, 40.0
"""Middle of the first strip at the top, the way to the next, and how high they are; units."""
WIDEST = 900.0
LETTERS, AIR, LOW = 18.0, 44.0, 30.0
"""Of a caption on a table: its letters, the room around its words, the height of a row."""
ROWS = (1, 2, 3, 4, 5)
"""In how many rows its words may stand."""
ACROSS, DOWN = 5, 16.0
"""How many places are looked at side by side, and units from one to the next below it."""
READ = 1000.0
"""What a hidden square unit of words weighs; one of a piece weighs 1."""


def strip_spots(stage: Stage, notice: Phrase | None, caption: Phrase | None) -> Iterator[Spot]:
    """Strips at the very top of a page, so that its title stays to be seen."""
    wide, y = stage.sheet.w, TOP
    for phrase, art in ((notice, Chip("danger")), (caption, Chip("white"))):
        if phrase is not None:
            yield Spot("told", art, wide / 2, y, min(WIDEST, wide - 24), HIGH, 0, phrase)
            y += PITCH


class TableCaption:
    """The caption on a table: where it hides nothing that is read, and as little as can be."""

    def __init__(self) -> None:
        self._spot: Spot | None = None
        self._stage: Stage | None = None
        self._laid: Sequence[Spot] = ()

    def spot(self, stage: Stage, words: Phrase, laid: Sequence[Spot]) -> Spot:
        """Where it stands above what is ``laid``: it stays there until it would hide words."""
        old = self._spot if self._stage is stage else None
        if old is not None and (old.label, self._laid) == (words, laid):
            return old
        self._stage, self._laid = stage, list(laid)
        seen = Seen(_weighed(stage, laid))
        if old is None or old.label != words or _hides_words(seen, old):
            self._spot = old = min(
                _places(stage, words), key=lambda spot: seen.cost(Box.around(spot))
            )
        return old


def _hides_words(seen: Seen, spot: Spot) -> bool:
    return any(weight == READ for weight, _ in seen.hidden(Box.around(spot)))


def _places(stage: Stage, words: Phrase) -> Iterator[Spot]:
    """At the end of the log line, and all over the board from its foot up; the best first."""
    easel, (left, top, right, bottom) = stage.easel, stage.sheet.board
    size = max(LETTERS, easel.legible)
    letters = easel.font(easel.px(size * easel.text_scale), bold=True).size(stage.text.say(words))
    long, row = letters[0] / easel.scale, LOW * easel.text_scale
    x, y, room, _ = stage.sheet.log
    if not stage.sheet.tall:
        w = min(long + AIR, room)
        yield Spot("told", Chip("white"), x + room / 2 - w / 2, y, w, LOW, 0, words)
    for rows in ROWS:
        # The last word of a row may not fit it.
        w, h = long / rows * (1.0 if rows == 1 else 1.2) + AIR, rows * row
        if w > right - left:
            continue
        for step in range(ceil((bottom - top - h) / DOWN)):
            for place in range(ACROSS):
                x = left + w / 2 + (right - left - w) * place / (ACROSS - 1)
                y = bottom - h / 2 - step * DOWN
                yield Spot("told", Chip("white"), x, y, w, h, 0, words)


def _weighed(stage: Stage, laid: Sequence[Spot]) -> Iterator[tuple[Box, float]]:
    """Words weigh most, pieces less; what they lie on, and what cannot be seen, weighs nothing."""
    left, top, right, bottom = stage.sheet.board
    for spot in laid:
        if spot.art.unseen or isinstance(spot.art, Line):
            continue
        if spot.label is not None and spot.art.tells:
            yield _ink(stage, spot), READ
        elif spot.w * spot.h <= BACKDROP * (right - left) * (bottom - top):
            yield Box.around(spot), 1.0


def _ink(stage: Stage, spot: Spot) -> Box:
    """What the words of a spot cover, in units: of words alone not their whole box."""
    whole = Box.around(spot)
    if not isinstance(spot.art, Label):
        return whole
    scale = stage.easel.scale
    ink = stage.easel.paint(spot.art, spot.w, spot.h, spot.label).get_bounding_rect()
    x, y = whole.left + ink.x / scale, whole.top + ink.y / scale
    return Box(x, y, x + ink.w / scale, y + ink.h / scale)
