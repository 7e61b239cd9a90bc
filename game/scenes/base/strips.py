"""What is said on top of any scene: a notice, and a caption."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import Phrase
from game.tables.pictures import Chip
from game.tables.table import Spot
from game.ui.stage import Stage

TOP, PITCH, HIGH = 22.0, 44.0, 40.0
"""Middle of the first strip at the top, the way to the next, and how high they are; units."""
WIDEST = 900.0
LETTERS, AIR, LOW = 18.0, 44.0, 30.0
"""Of a caption on a table: its letters, the room around its words, its height."""


def strip_spots(
    stage: Stage, notice: Phrase | None, caption: Phrase | None, *, low: bool
) -> Iterator[Spot]:
    """Strips at the very top, so that the title of a page stays to be seen.

    ``low``: a table, where things of a rival lie at the top. There a caption is as wide as its
    words, and stands at the end of the log line for its moment. A tall sheet has its buttons there.
    """
    wide, y = stage.sheet.w, TOP
    for phrase, art in ((notice, Chip("danger")), (caption, Chip("white"))):
        if phrase is None:
            continue
        if phrase is caption and low and not stage.sheet.tall:
            x, line, room, _ = stage.sheet.log
            easel = stage.easel
            px = easel.px(LETTERS * easel.text_scale)
            w = easel.font(px, bold=True).size(stage.text.say(phrase))[0] / easel.scale + AIR
            w = min(w, room)
            yield Spot("told", art, x + room / 2 - w / 2, line, w, LOW, 0, phrase)
            continue
        yield Spot("told", art, wide / 2, y, min(WIDEST, wide - 24), HIGH, 0, phrase)
        y += PITCH
