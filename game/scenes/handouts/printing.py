"""Papers as pages: black on white, at 150 dots an inch, from above to below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final, NamedTuple

import pygame

from game.art.ink import surfaces
from game.art.ink.palette import INK
from game.art.ink.renderer import Renderer
from game.art.ink.type import Style, fitted, words
from game.core.phrase import Phrase, literal, say


class PaperTitle(NamedTuple):
    """Title of the paper; it appears once, on its first page."""

    words: Phrase


class Heading(NamedTuple):
    """Begins a part, and stays with what follows."""

    words: Phrase


class Paragraph(NamedTuple):
    """A few sentences."""

    words: Phrase
    quiet: bool = False
    """A note, in grey."""


class AnswerChoice(NamedTuple):
    """An answer with a box to tick, its letter in it."""

    letter: str
    words: Phrase


class PaperRow(NamedTuple):
    """A row of a table."""

    cells: tuple[Phrase, ...]
    shares: tuple[float, ...]
    """Of the width, one for each cell, 1 together."""
    head: bool = False


class PageBreak(NamedTuple):
    """Page break: the next block begins a new page."""


Block = PaperTitle | Heading | Paragraph | AnswerChoice | PaperRow | PageBreak
Paper = tuple[Block, ...]


# --- printing -------------------------------------------------------------------------------------


POINTS: Final[Mapping[str, tuple[float, float]]] = {"a4": (595.0, 842.0), "letter": (612.0, 792.0)}
"""Width and height of the sheets that there are, in points of 1/72 inch."""
DPI: Final = 150
MARGIN, FOOT = 50.0, 44.0
"""Points left free around, and below for the number of the page."""
QUIET: Final = "#4A5578"
BODY: Final = Style(11.5, INK, align="left", top=True)
STYLES: Final[Mapping[type, Style]] = {
    PaperTitle: replace(BODY, size=17.0, bold=True),
    Heading: replace(BODY, size=12.5, bold=True),
}
LEADING: Final = 1.36
"""Height of a row of words, in sizes of the letters."""
AFTER: Final[Mapping[type, float]] = {
    PaperTitle: 8.0,
    Heading: 2.0,
    Paragraph: 5.0,
    AnswerChoice: 2.5,
    PaperRow: 3.0,
}
"""Points below a block."""
BEFORE: Final[Mapping[type, float]] = {Heading: 7.0}
BOX: Final = 15.0
"""Side of a box to tick, and room for it left of its words."""
INDENT: Final = 26.0
CELL: Final = 10.0
"""Points between two cells of a row."""


class PaperSize(NamedTuple):
    """Size of the paper to print on."""

    name: str
    renderer: Renderer

    @property
    def size(self) -> tuple[float, float]:
        """In points."""
        return POINTS[self.name]

    def blank(self) -> pygame.Surface:
        """A white page."""
        page = surfaces.plain((self.renderer.px(self.size[0]), self.renderer.px(self.size[1])))
        page.fill("#FFFFFF")
        return page


def sheet_for(renderer: Renderer, name: str) -> PaperSize:
    """A sheet of `POINTS` with the words of this renderer."""
    return PaperSize(name, Renderer(DPI / 72, renderer.say))


def pages(sheet: PaperSize, paper: Paper) -> list[pygame.Surface]:
    """The pages of a paper, each with its number."""
    printer = _Printer(sheet)
    for n, block in enumerate(paper):
        printer.put(block, list(takewhile(_belongs, paper[n + 1 :])))
    return printer.numbered()


def _belongs(block: Block) -> bool:
    """True if it is a part of what the heading above it begins: of a question, an answer."""
    return isinstance(block, Paragraph | AnswerChoice)


class _Printer:
    """Puts blocks one below the other, and begins a new page where the next one has no room."""

    def __init__(self, sheet: PaperSize) -> None:
        self._sheet = sheet
        self._renderer = sheet.renderer
        self._width = sheet.size[0] - 2 * MARGIN
        self._pages = [sheet.blank()]
        self._y = MARGIN
        self._head: PaperRow | Heading | None = None
        """Of the table that is being printed: it stands above its rows on the next page, too."""

    def put(self, block: Block, part: Sequence[Block]) -> None:
        """One more block; a heading goes where the ``part`` that it begins has room, too."""
        if isinstance(block, PageBreak):
            self._turn()
            return
        need = self._height(block)
        if isinstance(block, Heading):
            need += sum(self._height(other) + AFTER[type(other)] for other in part)
            need += 0.0 if part else 3 * BODY.size * LEADING  # the first row of a table
        if self._y > MARGIN:
            self._y += BEFORE.get(type(block), 0.0)
            if self._y + need > self._sheet.size[1] - MARGIN - FOOT / 2:
                self._turn()
                if isinstance(block, PaperRow) and self._head is not None and not block.head:
                    self._set(self._head)
        self._set(block)
        match block:
            case Heading() | PaperRow(head=True):
                self._head = block
            case PaperRow():
                pass
            case _:
                self._head = None

    def _set(self, block: Block) -> None:
        self._draw(block)
        self._y += self._height(block) + AFTER[type(block)]

    def numbered(self) -> list[pygame.Surface]:
        """All pages, with what they are and their numbers at their feet."""
        style = replace(BODY, size=9.0, colour=QUIET)
        for number, page in enumerate(self._pages, 1):
            foot = say("handout-foot", page=number, pages=len(self._pages))
            y = self._sheet.size[1] - FOOT
            self._write(page, foot, (MARGIN, y, self._width, 16.0), style)
        return self._pages

    def _turn(self) -> None:
        self._pages.append(self._sheet.blank())
        self._y = MARGIN

    # --- blocks -------------------------------------------------------------------------------

    def _height(self, block: Block) -> float:
        match block:
            case PageBreak():
                return 0.0
            case PaperRow(cells, shares):
                widths = [self._width * share - CELL for share in shares]
                style = self._style(block)
                return max(
                    self._high(cell, wide, style) for cell, wide in zip(cells, widths, strict=True)
                )
            case AnswerChoice(_, phrase):
                return max(BOX, self._high(phrase, self._width - INDENT, BODY))
        return self._high(block.words, self._width, self._style(block))

    def _style(self, block: Block) -> Style:
        match block:
            case Paragraph(_, quiet):
                return replace(BODY, colour=QUIET) if quiet else BODY
            case PaperRow(head=True):
                return replace(BODY, bold=True)
        return STYLES.get(type(block), BODY)

    def _draw(self, block: Block) -> None:
        page, y, high = self._pages[-1], self._y, self._height(block)
        match block:
            case PaperRow(cells, shares):
                x = MARGIN
                for cell, share in zip(cells, shares, strict=True):
                    wide = self._width * share
                    self._write(page, cell, (x, y, wide - CELL, high), self._style(block))
                    x += wide
                foot = y + high + AFTER[PaperRow] / 2
                self._rule(page, foot, 1.2 if block.head else 0.4)
            case AnswerChoice(letter, phrase):
                side = self._renderer.px(BOX)
                box = pygame.Rect(self._renderer.px(MARGIN), self._renderer.px(y), side, side)
                pygame.draw.rect(page, INK, box, max(1, side // 16))
                style = replace(BODY, size=9.0, align="middle", top=False)
                self._write(page, literal(letter), (MARGIN, y, BOX, BOX), style)
                box_of_words = (MARGIN + INDENT, y, self._width - INDENT, high)
                self._write(page, phrase, box_of_words, BODY)
            case PaperTitle() | Heading() | Paragraph():
                box_of_words = (MARGIN, y, self._width, high)
                self._write(page, block.words, box_of_words, self._style(block))

    # --- words --------------------------------------------------------------------------------

    def _rows(self, phrase: Phrase, wide: float, style: Style) -> int:
        renderer = self._renderer
        text = renderer.say(phrase)
        # As high as any text of ours: the words keep their size and wrap.
        box = (renderer.px(wide), renderer.px(2000.0))
        return len(fitted(renderer, text, style.size, box, bold=style.bold, floor=style.size)[1])

    def _high(self, phrase: Phrase, wide: float, style: Style) -> float:
        return max(1, self._rows(phrase, wide, style)) * style.size * LEADING

    def _write(
        self,
        page: pygame.Surface,
        phrase: Phrase,
        box: tuple[float, float, float, float],
        style: Style,
    ) -> None:
        x, y, w, h = box
        renderer = self._renderer
        style = replace(style, floor=style.size)  # letters of one size; the page goes on
        face = words(renderer, renderer.say(phrase), (renderer.px(w), renderer.px(h)), style)
        page.blit(face, (renderer.px(x), renderer.px(y)))

    def _rule(self, page: pygame.Surface, y: float, wide: float) -> None:
        renderer = self._renderer
        left, right = renderer.px(MARGIN), renderer.px(MARGIN + self._width)
        at = renderer.px(y)
        pygame.draw.line(page, QUIET, (left, at), (right, at), max(1, renderer.px(wide)))
