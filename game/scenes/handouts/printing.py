"""Papers as pages: black on white, from above to below, as text and vector pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

import segno

from game.core.phrase import Phrase, literal, say
from game.scenes.handouts.pdf import ASCENT, GREY, Face, Page, Tag, document, width, wrapped
from game.words.text import unmarked


class PaperTitle(NamedTuple):
    """Title of the paper; it appears once, on its first page."""

    words: Phrase


class Heading(NamedTuple):
    """Begins a part, and stays with what follows."""

    words: Phrase
    whole: bool = False
    """The whole part stays on one page."""


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
    ruled: bool = False
    """With lines between its cells, to write in them."""


class WritingLines(NamedTuple):
    """Empty lines to write on."""

    rows: int = 2


class Vertices(NamedTuple):
    """Feynman vertices side by side, each with one line that is still to be drawn."""

    vertices: tuple[tuple[str, str, str], ...]
    """Signs of the line that comes in, the one that goes out, and the third one; empty: to draw."""


class CardRow(NamedTuple):
    """Cards to cut out, side by side."""

    cards: tuple[tuple[str, Phrase, Phrase], ...]
    """Sign, name and charge of each."""


class LinkCode(NamedTuple):
    """An address as a QR code, with its name and its words beside it."""

    words: Phrase
    address: str
    name: str
    """Name of the lesson for a command."""


class PageBreak(NamedTuple):
    """Page break: the next block begins a new page."""


Block = (
    PaperTitle
    | Heading
    | Paragraph
    | AnswerChoice
    | PaperRow
    | WritingLines
    | Vertices
    | CardRow
    | LinkCode
    | PageBreak
)
Paper = tuple[Block, ...]
Words = Callable[[Phrase], str]
"""A phrase in the language of the paper."""


# --- printing -------------------------------------------------------------------------------------


POINTS: Final[Mapping[str, tuple[float, float]]] = {"a4": (595.0, 842.0), "letter": (612.0, 792.0)}
"""Width and height of the sheets that there are, in points of 1/72 inch."""
MARGIN, FOOT = 50.0, 44.0
"""Points left free around, and below for the number of the page."""


class LetterStyle(NamedTuple):
    """LetterStyle of a block."""

    size: float
    face: Face = "plain"
    grey: float = 0.0


BODY: Final = LetterStyle(11.0)
QUIET: Final = LetterStyle(11.0, grey=GREY)
STRONG: Final = LetterStyle(11.0, "bold")
SMALL: Final = LetterStyle(8.5, grey=GREY)
ADDRESS: Final = LetterStyle(9.0)
STYLES: Final[Mapping[type, LetterStyle]] = {
    PaperTitle: LetterStyle(16.5, "bold"),
    Heading: LetterStyle(12.0, "bold"),
}
SCALES: Final = (1.0, 0.95, 0.9)
"""Sizes of a paper; smaller letters only where they save a page. The smallest body: 9.9 points."""
LEADING: Final = 1.36
"""Height of a row of words, in sizes of the letters."""
AFTER: Final[Mapping[type, float]] = {
    PaperTitle: 8.0,
    Heading: 2.0,
    Paragraph: 5.0,
    AnswerChoice: 2.5,
    PaperRow: 3.0,
    WritingLines: 6.0,
    Vertices: 8.0,
    CardRow: 0.0,
    LinkCode: 10.0,
}
"""Points below a block."""
BEFORE: Final[Mapping[type, float]] = {Heading: 7.0}
BOX: Final = 15.0
"""Side of a box to tick, and room for it left of its words."""
INDENT: Final = 26.0
CELL: Final = 10.0
"""Points between two cells of a row."""
WRITING: Final = 24.0
"""Points between two lines to write on."""
TOGETHER: Final = 6
"""Blocks that stay with a heading at most, where its part may go on with the next page."""
VERTEX: Final = 108.0
"""Height of a vertex."""
CARD_HIGH: Final = 130.0
CARDS: Final = 4
"""In a row."""
CODE: Final = 76.0
"""Side of a QR code: 27 millimetres, so that fourteen fit on two sheets of A4."""
TAGS: Final[Mapping[type, Tag]] = {
    PaperTitle: "H1",
    Heading: "H2",
    PaperRow: "TR",
    AnswerChoice: "LI",
    WritingLines: "Figure",
    Vertices: "Figure",
    CardRow: "Figure",
}


def printed(paper: Paper, words: Words, sheet: str, language: str) -> bytes:
    """A paper as a PDF, on as few sheets as its letters allow."""

    def plain(phrase: Phrase) -> str:
        return unmarked(words(phrase))

    across, down = POINTS[sheet]
    tries = [_pages(paper, plain, (across, down), scale) for scale in SCALES]
    pages = min(tries, key=len)
    title = next(plain(block.words) for block in paper if isinstance(block, PaperTitle))
    return document(pages, (across, down), title, language)


def _pages(paper: Paper, words: Words, size: tuple[float, float], scale: float) -> list[Page]:
    """The pages of a paper on sheets of this size, in points; see `SCALES`."""
    printer = _Printer(words, size, scale)
    for n, block in enumerate(paper):
        if isinstance(block, Heading) and block.whole:
            printer.put(block, list(takewhile(_goes_on, paper[n + 1 :])))
        else:
            printer.put(block, list(_part(paper[n + 1 :]))[:TOGETHER])
    return printer.numbered()


def _goes_on(block: Block) -> bool:
    return not isinstance(block, PaperTitle | Heading | PageBreak)


def _part(following: Sequence[Block]) -> Iterator[Block]:
    """Blocks that stay with a heading: a question or an answer, or the first row of a table."""
    for block in following:
        if isinstance(block, PaperRow):
            yield block
            if not block.head:
                return
        elif isinstance(block, Paragraph | AnswerChoice | WritingLines | Vertices):
            yield block
        else:
            return


class _Printer:
    """Puts blocks one below the other, and begins a new page where the next one has no room."""

    def __init__(self, words: Words, size: tuple[float, float], scale: float) -> None:
        self._words = words
        self._scale = scale
        self._size = size[0] / scale, size[1] / scale
        self._width = self._size[0] - 2 * MARGIN
        self._pages: list[Page] = []
        self._turn()
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
        if self._y > MARGIN:
            self._y += BEFORE.get(type(block), 0.0)
            if self._y + need > self._size[1] - MARGIN - FOOT / 2:
                self._turn()
                if isinstance(block, PaperRow) and self._head is not None and not block.head:
                    self._set(self._head)
        self._set(block)
        match block:
            case Heading() | PaperRow(head=True):
                self._head = block
            case PaperRow():
                pass
            case Paragraph() if isinstance(self._head, Heading):
                pass
            case _:
                self._head = None

    def _set(self, block: Block) -> None:
        page = self._pages[-1]
        page.begin(TAGS.get(type(block), "P"), self._alt(block))
        self._draw(page, block)
        page.end()
        self._y += self._height(block) + AFTER[type(block)]

    def numbered(self) -> list[Page]:
        """All pages, with what they are and their numbers at their feet."""
        for number, page in enumerate(self._pages, 1):
            foot = self._words(say("handout-foot", page=number, pages=len(self._pages)))
            page.begin("P")
            self._line(page, foot, MARGIN, self._size[1] - FOOT, SMALL)
            page.end()
        return self._pages

    def _turn(self) -> None:
        page = Page(self._size[1])
        if self._scale != 1.0:
            page.scale(self._scale)
        self._pages.append(page)
        self._y = MARGIN

    def _alt(self, block: Block) -> str:
        """Words for a figure."""
        match block:
            case WritingLines():
                return self._words(say("handout-alt-lines"))
            case Vertices():
                return self._words(say("handout-alt-vertex"))
            case CardRow():
                return self._words(say("handout-alt-cards"))
        return ""

    # --- blocks -------------------------------------------------------------------------------

    def _height(self, block: Block) -> float:
        match block:
            case PageBreak():
                return 0.0
            case WritingLines(rows):
                return WRITING * rows
            case Vertices():
                return VERTEX
            case CardRow():
                return CARD_HIGH
            case LinkCode():
                return CODE
            case PaperRow(cells, shares):
                widths = [self._width * share - CELL for share in shares]
                style = _style(block)
                return max(
                    self._high(cell, wide, style) for cell, wide in zip(cells, widths, strict=True)
                )
            case AnswerChoice(_, phrase):
                return max(BOX, self._high(phrase, self._width - INDENT, BODY))
        return self._high(block.words, self._width, _style(block))

    def _draw(self, page: Page, block: Block) -> None:
        y = self._y
        match block:
            case PaperRow(cells, shares):
                x, top = MARGIN, y - AFTER[PaperRow] / 2
                foot = y + self._height(block) + AFTER[PaperRow] / 2
                for cell, share in zip(cells, shares, strict=True):
                    wide = self._width * share
                    self._write(page, cell, x, y, wide - CELL, _style(block))
                    if block.ruled and x > MARGIN:
                        page.line(((x - CELL / 2, top), (x - CELL / 2, foot)), 0.4)
                    x += wide
                ends = ((MARGIN, foot), (MARGIN + self._width, foot))
                page.line(ends, 1.2 if block.head else 0.4)
            case AnswerChoice(letter, phrase):
                page.box(MARGIN, y, BOX, BOX, 0.8)
                at = MARGIN + (BOX - width(letter, 9.0)) / 2
                page.text(at, y + 0.72 * BOX, letter, 9.0)
                self._write(page, phrase, MARGIN + INDENT, y, self._width - INDENT, BODY)
            case WritingLines(rows):
                for n in range(1, rows + 1):
                    at = y + n * WRITING - 4.0
                    page.line(((MARGIN, at), (MARGIN + self._width, at)), 0.4, "1 2")
            case Vertices(vertices):
                wide = self._width / len(vertices)
                for n, signs in enumerate(vertices):
                    _vertex(page, MARGIN + n * wide, y, wide, signs)
            case CardRow(cards):
                wide = self._width / CARDS
                for n, card in enumerate(cards):
                    self._card(page, MARGIN + n * wide, y, wide, card)
            case LinkCode(phrase, address, name):
                _code(page, MARGIN, y, address)
                x, wide = MARGIN + CODE + CELL, self._width - CODE - CELL
                self._write(page, phrase, x, y + 12.0, wide, STRONG)
                self._write(page, literal(address), x, y + 34.0, wide, ADDRESS)
                self._write(page, literal(name), x, y + 60.0, wide, SMALL)
            case PaperTitle() | Heading() | Paragraph():
                self._write(page, block.words, MARGIN, y, self._width, _style(block))

    def _card(
        self, page: Page, x: float, y: float, wide: float, card: tuple[str, Phrase, Phrase]
    ) -> None:
        sign, name, charge = card
        page.box(x, y, wide, CARD_HIGH, 0.6, "4 3")
        middle = x + wide / 2
        page.circle(middle, y + 44.0, 30.0, 1.2)
        page.text(middle - width(sign, 24.0, "bold") / 2, y + 52.5, sign, 24.0, "bold")
        for n, phrase in enumerate((name, charge)):
            for m, row in enumerate(wrapped(self._words(phrase), 9.5, wide - 10.0)):
                at = y + 88.0 + 16.0 * n + 11.0 * m
                page.text(middle - width(row, 9.5) / 2, at, row, 9.5)

    # --- words --------------------------------------------------------------------------------

    def _rows(self, phrase: Phrase, wide: float, style: LetterStyle) -> list[str]:
        return wrapped(self._words(phrase), style.size, wide, style.face)

    def _high(self, phrase: Phrase, wide: float, style: LetterStyle) -> float:
        return len(self._rows(phrase, wide, style)) * style.size * LEADING

    def _write(
        self, page: Page, phrase: Phrase, x: float, y: float, wide: float, style: LetterStyle
    ) -> None:
        for n, row in enumerate(self._rows(phrase, wide, style)):
            self._line(page, row, x, y + n * style.size * LEADING, style)

    def _line(self, page: Page, row: str, x: float, y: float, style: LetterStyle) -> None:
        base = y + style.size * (ASCENT / 1000 + 0.18)
        page.text(x, base, row, style.size, style.face, style.grey)


def _style(block: Block) -> LetterStyle:
    match block:
        case Paragraph(_, quiet):
            return QUIET if quiet else BODY
        case PaperRow(head=True):
            return STRONG
    return STYLES.get(type(block), BODY)


def _code(page: Page, x: float, y: float, address: str) -> None:
    """A QR code (ISO/IEC 18004) of rectangles, with the quiet border that it asks for."""
    rows = [[*row] for row in segno.make(address, error="m", micro=False).matrix_iter(border=4)]
    cell = CODE / len(rows)
    for n, row in enumerate(rows):
        for m, dark in enumerate(row):
            if dark:
                page.fill(x + m * cell, y + n * cell, cell, cell)


def _vertex(page: Page, x: float, y: float, wide: float, signs: Sequence[str]) -> None:
    """Two lines that meet, each with its sign; the third is a dotted place where it is to draw."""
    middle = (x + wide / 2, y + VERTEX / 2)
    ends = (
        (x + 0.22 * wide, y + 0.86 * VERTEX),
        (x + 0.78 * wide, y + 0.86 * VERTEX),
        (x + 0.5 * wide, y + 0.1 * VERTEX),
    )
    for end, sign in zip(ends, signs, strict=True):
        if not sign:
            page.box(end[0] - 30.0, y + 4.0, 60.0, VERTEX / 2 - 12.0, 0.6, "2 3")
            page.text(end[0] - width("?", 16.0) / 2, y + VERTEX / 4 + 6.0, "?", 16.0)
            continue
        page.line((end, middle), 1.4)
        side = -1.0 if end[0] < middle[0] else 1.0
        page.text(end[0] + side * 14.0 - width(sign, 12.0, "bold") / 2, end[1], sign, 12.0, "bold")
    _arrow(page, ends[0], middle)
    _arrow(page, middle, ends[1])
    page.circle(*middle, 3.0, 1.0, filled=True)


def _arrow(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """An arrow head in the middle of a line."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    long = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    a, b = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    left = (x - 7.0 * a - 4.0 * b, y - 7.0 * b + 4.0 * a)
    right = (x - 7.0 * a + 4.0 * b, y - 7.0 * b - 4.0 * a)
    page.line((left, (x, y), right), 1.4)
