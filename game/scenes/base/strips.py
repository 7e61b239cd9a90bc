"""Strips on top of any scene: a notice, and a caption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.phrase import Phrase
from game.tables.pictures import Chip
from game.tables.sheet import Rect
from game.tables.table import Spot
from game.ui.beside import BesideForm, hides_words, of, over_board, words_and_pieces
from game.ui.layout import Column, Leaf, Node, best_size, solve
from game.ui.measure import GAP, ROUND
from game.ui.parts import spring
from game.ui.sizes import BROAD
from game.ui.viewport import Viewport

ROWS = (2, 3, 4, 5)
"""In how many rows the words of a caption may stand, where one is too long."""
LOOSE = 1.2
"""The width of several rows by that of the words in them: the last word of a row may not fit it."""


def strip_spots(
    viewport: Viewport, notice: Phrase | None, caption: Phrase | None
) -> Iterator[Spot]:
    """Strips at the very top of a page, so that its title stays to be seen."""
    strips: list[Node] = [
        _pill(art, phrase)
        for phrase, art in ((notice, Chip("danger")), (caption, Chip("white")))
        if phrase is not None
    ]
    page = Column([*strips, spring()], gap=GAP / 2, most_w=BROAD)
    top = Rect(0, 0, viewport.sheet.w, viewport.sheet.h).inset(GAP, GAP / 4)
    yield from solve(page, viewport.renderer, viewport.sheet, top)


def _pill(art: Chip, words: Phrase) -> Leaf:
    return Leaf(Spot("told", art, 0, 0, 0, 0, 0, words), stretch=True)


class TableCaption:
    """The caption on a table: where it hides nothing that is read, and as little as can be."""

    def __init__(self) -> None:
        self._spot: Spot | None = None
        self._stage: Viewport | None = None
        self._laid: Sequence[Spot] = ()

    def spot(self, viewport: Viewport, words: Phrase, placed: Sequence[Spot]) -> Spot:
        """Place above the spots ``placed``: it stays there until it would hide words."""
        old = self._spot if self._stage is viewport else None
        if old is not None and (old.label, self._laid) == (words, placed):
            return old
        self._stage, self._laid = viewport, list(placed)
        seen = words_and_pieces(viewport, placed)
        if old is None or old.label != words or hides_words(seen, of(old)):
            pill, forms = _pill(Chip("white"), words), _forms(viewport, words)
            place = over_board(forms, viewport.sheet, seen)
            [self._spot] = [old] = solve(pill, viewport.renderer, viewport.sheet, place.rect)
        return old


def _forms(viewport: Viewport, words: Phrase) -> list[BesideForm]:
    """The pill with its words in one row, in two, and so on."""
    pill, renderer, sheet = _pill(Chip("white"), words), viewport.renderer, viewport.sheet
    long, line = best_size(pill, renderer, sheet, float("inf"))
    forms = [BesideForm(long, line)]
    for rows in ROWS:
        wide = LOOSE * long / rows + ROUND * line * rows
        forms.append(BesideForm(*best_size(pill, renderer, sheet, wide)))
    return forms
