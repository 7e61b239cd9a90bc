"""Words that can be tapped: where a text that is painted has words of the glossary, or names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from game.art.ink.renderer import SMALLEST
from game.art.ink.type import Placed, placed
from game.core.phrase import Phrase, say
from game.games import foreign_words
from game.tables.pictures import Label, Word
from game.tables.table import Spot
from game.ui.viewport import Viewport
from game.words.glossary import BUTTONS, find_words

HIGH = 44.0
"""Height of what can be touched: taller than a line, so that a finger finds it."""
GAP = 28.0
"""Units between two words of a row in which either is meant."""
APART = 48.0
"""Units from row to row from which on both have a finger's height (60), half of it shared."""


def word_spots(
    viewport: Viewport, label: Spot, game: str, *, size: float, buttons: bool = False
) -> list[Spot]:
    """A dotted line under each word of the glossary in a left-aligned label; each word once.

    A word below or above which others lie all along has no room for a finger and is not marked:
    the page of words has it, too.
    ``game``: what the text is about. ``size`` is the label's. ``buttons``: the text asks for a
    touch, so that words that are also names of buttons are left alone.
    """
    there = _placed(viewport, label, size)
    spots: dict[str, Spot] = {}
    tokens = [word.text for word in there]
    for name, first, last in find_words(viewport.text, tokens, foreign_words(game)):
        if name in spots or (buttons and name in BUTTONS):
            continue
        spots[name] = _dotted(
            viewport, label, f"word:{name}", there[first : last + 1], size, say(f"glossary-{name}")
        )
    marked = list(spots.values())
    for spot in sorted(marked, key=lambda spot: spot.w):
        if _hemmed_in(spot, marked):
            marked.remove(spot)
    return marked


def name_spots(
    viewport: Viewport, label: Spot, names: Sequence[Phrase], *, size: float
) -> list[Spot | None]:
    """A dotted line under each of these names, in their order in a left-aligned label.

    Rows of names share the height between them. None for a name that the label does not have.
    """
    there = _placed(viewport, label, size)
    rows = sorted({word.y for word in there})
    high = min([HIGH, *((b - a) / viewport.renderer.scale for a, b in pairwise(rows))])
    spots: list[Spot | None] = []
    at = 0
    for n, name in enumerate(names):
        tokens = viewport.text.say(name).split()
        start = _next(there, tokens, at)
        if start is None:
            spots.append(None)
            continue
        at = start + len(tokens)
        spot = _dotted(viewport, label, f"{label.id}:name{n}", there[start:at], size, name)
        spots.append(spot._replace(y=spot.y + (HIGH - high) / 2 * 0.76, h=high))
    return spots


def _placed(viewport: Viewport, label: Spot, size: float) -> list[Placed]:
    assert label.label is not None
    floor = label.art.floor if isinstance(label.art, Label) else 0.0
    words, box = viewport.text.say(label.label), viewport.rect(label).size
    return placed(viewport.renderer, words, size, box, max(SMALLEST, floor))


def _next(there: Sequence[Placed], tokens: Sequence[str], at: int) -> int | None:
    """Index where these words follow each other, from a place on."""
    bare = [word.text.strip(",.") for word in there]
    wanted = [token.strip(",.") for token in tokens]
    places = range(at, len(there) - len(tokens) + 1)
    return next((n for n in places if bare[n : n + len(wanted)] == wanted), None)


def _dotted(
    viewport: Viewport, label: Spot, id_: str, there: Sequence[Placed], size: float, word: Phrase
) -> Spot:
    """The mark of some words in a row: what goes on in the next row is marked where it begins."""
    rect = viewport.rect(label)
    begin = there[0]
    end = max((w for w in there if w.y == begin.y), key=lambda w: w.x)
    right = end.x + end.w - end.tail
    x, y = viewport.unit((rect.x + round((begin.x + right) / 2), rect.y + round(begin.y)))
    wide = (right - begin.x) / viewport.renderer.scale
    return Spot(
        id_,
        Word(),
        x,
        y - 0.34 * size,
        wide + 4,
        HIGH,
        label.z + 3,
        spoken=say("glossary-what", word=word),
    )


def _hemmed_in(word: Spot, among: Iterable[Spot]) -> bool:
    """True if the words in the row above, or below, leave no part of it a finger's height."""
    above = [other for other in among if 0 < word.y - other.y < APART]
    below = [other for other in among if 0 < other.y - word.y < APART]
    return _all_along(word, above) or _all_along(word, below)


def _all_along(word: Spot, row: Iterable[Spot]) -> bool:
    """True if others lie beside all of a word, gaps that no finger finds included."""
    reached = word.x - word.w / 2 + 1.0  # two that begin alike may be half a unit apart
    for left, right in sorted((other.x - other.w / 2, other.x + other.w / 2) for other in row):
        if left > reached:
            break
        reached = max(reached, right + GAP)
    return reached - GAP >= word.x + word.w / 2 - 1.0
