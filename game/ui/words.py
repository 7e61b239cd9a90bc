"""Words that can be tapped: where a text that is painted has words of the glossary."""

from __future__ import annotations

from game.art.type import placed
from game.core.phrase import say
from game.tables.table import Spot
from game.ui.stage import Stage
from game.words import BUTTONS, found

HIGH = 44.0
"""Height of what can be touched: taller than a line, so that a finger finds it."""


def word_spots(
    stage: Stage, label: Spot, game: str, *, size: float, buttons: bool = False
) -> list[Spot]:
    """A dotted line under each word of the glossary in a left-aligned label; each word once.

    ``game``: what the text is about. ``size`` is the label's. ``buttons``: the text asks for a
    touch, so that words that are also names of buttons are left alone.
    """
    assert label.label is not None
    rect = stage.rect(label)
    there = placed(stage.easel, stage.text.say(label.label), size, rect.size)
    spots: dict[str, Spot] = {}
    for name, first, last in found(stage.text, [word.text for word in there], game):
        if name in spots or (buttons and name in BUTTONS):
            continue
        begin, end = there[first], there[last]
        if end.y > begin.y:  # it goes on in the next row: only its beginning is marked
            end = max((w for w in there[first:last] if w.y == begin.y), key=lambda w: w.x)
        x, y = stage.unit((rect.x + round((begin.x + end.x + end.w) / 2), rect.y + round(begin.y)))
        wide = (end.x + end.w - begin.x) / stage.easel.scale
        spots[name] = Spot(
            f"word:{name}", "word", x, y - 0.34 * size, wide + 4, HIGH, label.z + 3,
            spoken=say("glossary-what", word=say(f"glossary-{name}")),
        )  # fmt: skip
    return list(spots.values())
