"""What is said about a piece, beside the piece: where the eye is."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.ink.type import fitted
from game.art.menu.coach import SpeechBubble
from game.core.phrase import Phrase
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import TAG, Spot
from game.ui.stage import Stage

LETTERS = 19.0
WIDEST, ROW = 400.0, 27.0
"""Of the words, in units, at the usual size of text: how wide they run, and how high a row is."""
PAD, AIR = 18.0, 10.0
"""Around the words, and between the bubble and its piece."""


def callout(stage: Stage, words: Phrase, about: Spot, around: Sequence[Spot] = ()) -> list[Spot]:
    """A bubble above the piece, or below, or beside it: where it stays on the board.

    ``around``: what it covers as little of as it can.
    """
    easel = stage.easel
    text = stage.text.say(words)
    scale = easel.text_scale
    left, _, right, _ = stage.sheet.board
    widest = min(WIDEST * scale, right - left - 2 * PAD)
    px, rows = fitted(easel, text, LETTERS, (easel.px(widest), easel.px(8 * ROW * scale)))
    letters = easel.font(px).size(text)[0] / easel.scale
    w = min(widest, letters + 8) + 2 * PAD
    h = ROW * scale * max(1, len(rows)) + 1.2 * PAD
    x, y = _place(stage.sheet, about, (w, h), around)
    return [
        Spot("callout", SpeechBubble(), x, y, w, h, TAG),
        Spot("callout:words", Label("text", LETTERS), x, y, w - 1.6 * PAD, h - 8, TAG, words),
    ]


def _place(
    sheet: Sheet, about: Spot, size: tuple[float, float], around: Sequence[Spot]
) -> tuple[float, float]:
    """The middle of a bubble of this size that does not lie on its piece, where there is room."""
    w, h = size
    left, top, right, bottom = sheet.board
    x = min(max(about.x, left + w / 2), right - w / 2)
    up, across = about.h / 2 + AIR + h / 2, about.w / 2 + AIR + w / 2
    places = [(x, y) for y in (about.y - up, about.y + up) if top <= y - h / 2 <= bottom - h]
    y = min(max(about.y, top + h / 2), bottom - h / 2)
    if places and not around:
        return places[0]
    inward = 1 if about.x < (left + right) / 2 else -1
    beside = min(max(about.x + across * inward, left + w / 2), right - w / 2)
    free = abs(beside - about.x) >= across - 1
    if free or not places:
        places.append((beside, y))
    return min(places, key=lambda place: sum(_covered(place, size, spot) for spot in around))


def _covered(place: tuple[float, float], size: tuple[float, float], spot: Spot) -> float:
    """How much of a spot lies under a bubble there, in square units."""
    across = min((size[0] + spot.w) / 2 - abs(place[0] - spot.x), spot.w, size[0])
    down = min((size[1] + spot.h) / 2 - abs(place[1] - spot.y), spot.h, size[1])
    return max(0.0, across) * max(0.0, down)
