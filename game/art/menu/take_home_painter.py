"""Paints the page to take home: dark on white, for printers and cameras."""

from __future__ import annotations

from typing import Final

import pygame
import segno
from msgspec.structs import replace

from game.art.ink import surfaces
from game.art.ink.palette import INK
from game.art.ink.renderer import Renderer
from game.art.ink.type import Style, words
from game.art.menu.emblems import Emblem
from game.core.phrase import Phrase, literal, say
from game.progress.take_home import TakeHomePage
from game.tables.table import CountLine

WIDTH, HEIGHT = 620, 877
"""Units of the page: A4."""
SCALE = 2.0
"""Pixels a unit: 150 a printed inch."""
QUIET: Final = "#4A5578"
MARGIN = 44
PICTURE = (532, 299)
"""Units of the picture of the table."""
SCORE, LEARNED = 484.0, 654.0
"""Heights at which the score begins, and below it the facts."""
EACH = 34.0
"""Height of the processes of one side; the picture leaves the room for them."""
ROOM = 8.0
"""Between the two at least."""


def renderer_for(renderer: Renderer) -> Renderer:
    """One that says the same words, for paper."""
    return Renderer(SCALE, renderer.say)


Box = tuple[float, float, float, float]
"""Left, top, width and height, in units of the page."""
HEAD: Final = Style(19, INK, bold=True, align="left")
FACT: Final = Style(18, INK, align="left", top=True)
NOTE: Final = Style(18, QUIET, align="left")


def paint(renderer: Renderer, page: TakeHomePage, table: pygame.Surface) -> pygame.Surface:
    """Paint the page. ``table``: a picture of the finished table, 16 to 9; ``renderer``: see
    `renderer_for`."""
    px = renderer.px
    sheet = surfaces.plain((px(WIDTH), px(HEIGHT)))
    sheet.fill("#FFFFFF")
    inner = WIDTH - 2 * MARGIN
    emblem = renderer.paint(Emblem(page.game), 84, 84)
    sheet.blit(emblem, (px(MARGIN), px(36)))
    title, beside = Style(34, INK, bold=True, align="left"), MARGIN + 104
    _write(renderer, sheet, say(f"{page.game}-title"), (beside, 36, inner - 104, 48), title)
    _write(renderer, sheet, say("sheet-made"), (beside, 86, inner - 104, 30), NOTE)
    _write(renderer, sheet, say("sheet-built"), (MARGIN, 136, inner, 30), HEAD)
    taken = EACH * len(page.processes)
    share = 1 - taken / PICTURE[1]
    picture = surfaces.smooth(table, (px(PICTURE[0] * share), px(PICTURE[1] * share)))
    sheet.blit(picture, (px(MARGIN), px(170)))
    _write(renderer, sheet, say("sheet-score"), (MARGIN, SCORE - taken, inner, 30), HEAD)
    _score(renderer, sheet, page, SCORE - taken, LEARNED - taken)
    _processes(renderer, sheet, page, LEARNED - taken)
    _facts(renderer, sheet, page)
    return sheet


def _write(
    renderer: Renderer, sheet: pygame.Surface, phrase: Phrase, box: Box, style: Style
) -> None:
    x, y, w, h = box
    face = words(renderer, renderer.say(phrase), (renderer.px(w), renderer.px(h)), style)
    sheet.blit(face, (renderer.px(x), renderer.px(y)))


def _facts(renderer: Renderer, sheet: pygame.Surface, page: TakeHomePage) -> None:
    """Facts to learn; at the foot a source for more, its address also as a QR code."""
    px = renderer.px
    inner = WIDTH - 2 * MARGIN
    _write(renderer, sheet, say("sheet-learned"), (MARGIN, LEARNED, inner, 30), HEAD)
    room = inner - (170 if page.address else 0)
    for i, fact in enumerate(page.learned):
        bullet = pygame.Rect(px(MARGIN + 2), px(692 + 56 * i), px(8), px(8))
        pygame.draw.rect(sheet, QUIET, bullet)
        _write(renderer, sheet, fact, (MARGIN + 22, 686 + 56 * i, room - 22, 54), FACT)
    below = say("sheet-print") if page.address else say("sheet-search")
    _write(renderer, sheet, below, (MARGIN, 800, room, 28), NOTE)
    if page.address:
        address = Style(18, INK, bold=True, align="left")
        _write(renderer, sheet, literal(page.address), (MARGIN, 826, room, 28), address)
        code = qr(page.address, px(150))
        sheet.blit(code, (px(WIDTH - MARGIN) - code.get_width(), px(700)))


def _processes(renderer: Renderer, sheet: pygame.Surface, page: TakeHomePage, top: float) -> None:
    """Processes of the diagrams that occur in nature, too."""
    for line in page.processes:
        sentence = say("result-prose", what=line.what, text=line.figures[0])
        style = Style(16, INK, align="left", floor=10)
        _write(renderer, sheet, sentence, (MARGIN, top, WIDTH - 2 * MARGIN, EACH - 4), style)
        top += EACH


def _score(
    renderer: Renderer, sheet: pygame.Surface, page: TakeHomePage, head: float, foot: float
) -> None:
    """Between these heights: names beside the heading; the break-down in rows, all that add up."""
    lines: list[CountLine] = [line for line in page.lines if not line.prose]
    seats = len(page.names)
    shared = all(len(line.figures) == 1 for line in lines)
    columns = 1 if shared else seats
    wide = min(300.0 if shared else 132.0, 300.0 / columns)
    right = WIDTH - MARGIN
    if not shared:
        for seat, name in enumerate(page.names):
            box = (right - wide * (columns - seat), head + 4, wide - 6, 24.0)
            _write(renderer, sheet, name, box, Style(16, QUIET, floor=10))
    top = head + 34
    high = min(26.0, (foot - ROOM - top) / len(lines))
    for line in lines:
        style = Style(18, INK, bold=line.total, floor=12)
        room = right - MARGIN - wide * columns - 8
        _write(renderer, sheet, line.what, (MARGIN, top, room, high), replace(style, align="left"))
        for seat, figure in enumerate(line.figures):
            w = wide * columns if shared else wide
            x = right - wide * (columns - (0 if shared else seat))
            _write(renderer, sheet, figure, (x, top, w - 16, high), style)
        top += high


def qr(address: str, side: int) -> pygame.Surface:
    """An address as a QR code with its quiet border, at most ``side`` pixels wide."""
    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=4)]
    cell = max(1, side // len(rows))
    code = surfaces.plain((cell * len(rows), cell * len(rows)))
    code.fill("#FFFFFF")
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                code.fill("#000000", (cell * x, cell * y, cell, cell))
    return code
