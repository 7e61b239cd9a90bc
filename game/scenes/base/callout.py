"""What is said about a piece, beside the piece: where the eye is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

import pygame

from game.art.ink.type import fitted
from game.art.menu.coach import SpeechBubble
from game.core.phrase import Phrase
from game.tables.pictures import Label, Line, Score
from game.tables.sheet import Box, Sheet
from game.tables.table import TAG, Spot
from game.ui.stage import Stage

LETTERS = 19.0
WIDEST, ROW = 400.0, 27.0
"""Of the words, in units, at the usual size of text: how wide they run, and how high a row is."""
PAD, AIR = 18.0, 10.0
"""Around the words, and between the bubble and its piece."""
STEP, STEPS = 15.0, 16
"""How far it may be moved away from its piece so that it hides less: units a step, and steps."""
FAR = 80.0
"""Square units of other things that it may hide rather than go one unit further away."""
BACKDROP = 1 / 16
"""Of the board: what is larger is what pieces lie on."""
PALE, COUNTED, MEANT = 0.5, 4.0, 8.0
"""How much a hidden square unit weighs: of words, which do not fill their box; of a score, which
may be what the words are about; of what the words point at. A unit of all else weighs 1."""


class Seen:
    """What had better be seen of a table, and how much a square unit of it weighs."""

    def __init__(self, weighed: Iterable[tuple[Box, float]]) -> None:
        self._rects: list[pygame.FRect] = []
        self._weights: list[float] = []
        for box, weight in weighed:
            self._rects.append(_rect(box))
            self._weights.append(weight)

    def hidden(self, box: Box) -> Iterator[tuple[float, float]]:
        """What something there would hide: weights, and square units."""
        rect = _rect(box)
        for number in rect.collidelistall(self._rects):
            clip = rect.clip(self._rects[number])
            yield self._weights[number], clip.w * clip.h

    def cost(self, box: Box) -> float:
        """How much something there would hide, in square units that are weighed."""
        return sum(weight * area for weight, area in self.hidden(box))


def _rect(box: Box) -> pygame.FRect:
    return pygame.FRect(box.left, box.top, box.right - box.left, box.bottom - box.top)


def callout(
    stage: Stage,
    words: Phrase,
    about: Spot,
    others: Sequence[Spot] = (),
    meant: Collection[str] = (),
) -> list[Spot]:
    """A bubble at the piece, on the board, where it hides as little as can be.

    ``others``: what lies on the table. ``meant``: ids of what the words speak of as well.
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
    seen = Seen(_weighed(stage.sheet, others, meant))

    def cost(place: Place) -> float:
        x, y, further = place
        bubble = Box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
        return FAR * further + seen.cost(bubble)

    x, y, _ = min(_places(stage.sheet, about, w, h), key=cost)
    return [
        Spot("callout", SpeechBubble(), x, y, w, h, TAG),
        Spot("callout:words", Label("text", LETTERS), x, y, w - 1.6 * PAD, h - 8, TAG, words),
    ]


Place = tuple[float, float, float]
"""The middle of a bubble, and how many units further from its piece it lies than it might."""


def _places(sheet: Sheet, about: Spot, w: float, h: float) -> Iterator[Place]:
    """Where a bubble of this size may stand, on the board and not on its piece; the best first."""
    left, top, right, bottom = sheet.board
    wished = (about.x, about.x - w / 2, about.x + w / 2)
    xs = list(dict.fromkeys(min(max(x, left + w / 2), right - w / 2) for x in wished))
    clear = about.h / 2 + AIR + h / 2
    for number in range(STEPS):
        gap = number * STEP
        for y in (about.y - clear - gap, about.y + clear + gap):
            if top <= y - h / 2 and y + h / 2 <= bottom:
                yield from ((x, y, gap) for x in xs)
    y = min(max(about.y, top + h / 2), bottom - h / 2)
    clear = about.w / 2 + AIR + w / 2
    nearer = 1 if about.x < (left + right) / 2 else -1
    for x in (about.x + nearer * clear, about.x - nearer * clear):
        if left <= x - w / 2 and x + w / 2 <= right:
            yield x, y, 0.0
    # Where it has room nowhere it may lie on its piece.
    x = min(max(about.x + nearer * clear, left + w / 2), right - w / 2)
    yield x, y, sheet.h


def _weighed(
    sheet: Sheet, others: Sequence[Spot], meant: Collection[str]
) -> Iterator[tuple[Box, float]]:
    """What had better be seen, and how much it weighs."""
    left, top, right, bottom = sheet.board
    for spot in others:
        large = spot.w * spot.h > BACKDROP * (right - left) * (bottom - top)
        if large or spot.art.unseen or spot.id.startswith("callout"):
            continue
        if spot.id in meant:
            yield Box.around(spot), MEANT
        elif isinstance(spot.art, Score):
            yield Box.around(spot), COUNTED
        elif isinstance(spot.art, Label):
            yield Box.around(spot), PALE
        elif not isinstance(spot.art, Line):
            yield Box.around(spot), 1.0
