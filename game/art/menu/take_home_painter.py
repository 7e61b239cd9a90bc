"""Paints the page to take home: dark on white, for printers and cameras."""

from __future__ import annotations

from typing import Final

import pygame
import segno

from game.art.ink.easel import Easel
from game.art.ink.palette import INK
from game.art.ink.type import words
from game.art.menu.emblems import Emblem
from game.core.phrase import Phrase, literal, say
from game.progress.take_home import Page
from game.tables.table import Line

WIDTH, HEIGHT = 620, 877
"""Units of the page: A4."""
SCALE = 2.0
"""Pixels a unit: 150 a printed inch."""
QUIET: Final = "#4A5578"
MARGIN = 44
PICTURE = (532, 299)
"""Units of the picture of the table."""
SCORE, LEARNED = 484.0, 654.0
"""Where the score begins, and below it the facts."""
ROOM = 8.0
"""Between the two at least."""


def easel_for(easel: Easel) -> Easel:
    """One that says the same words, for paper."""
    return Easel(SCALE, easel.say)


def paint(easel: Easel, page: Page, table: pygame.Surface) -> pygame.Surface:
    """The page. ``table``: a picture of the finished table, 16 to 9; ``easel`` of `easel_for`."""
    px = easel.px
    sheet = pygame.Surface((px(WIDTH), px(HEIGHT)))
    sheet.fill("#FFFFFF")

    def write(
        phrase: Phrase,
        x: float,
        y: float,
        w: float,
        h: float,
        size: float,
        ink: str = INK,
        *,
        bold: bool = False,
        top: bool = False,
    ) -> None:
        face = words(
            easel, easel.say(phrase), size, (px(w), px(h)), ink, bold=bold, align="left", top=top
        )
        sheet.blit(face, (px(x), px(y)))

    inner = WIDTH - 2 * MARGIN
    emblem = easel.paint(Emblem(page.game), 84, 84)
    sheet.blit(emblem, (px(MARGIN), px(36)))
    write(say(f"{page.game}-title"), MARGIN + 104, 36, inner - 104, 48, 34, bold=True)
    write(say("sheet-made"), MARGIN + 104, 86, inner - 104, 30, 18, QUIET)
    write(say("sheet-built"), MARGIN, 136, inner, 30, 19, bold=True)
    picture = pygame.transform.smoothscale(table, (px(PICTURE[0]), px(PICTURE[1])))
    sheet.blit(picture, (px(MARGIN), px(170)))
    write(say("sheet-score"), MARGIN, SCORE, inner, 30, 19, bold=True)
    _score(easel, sheet, page)
    write(say("sheet-learned"), MARGIN, LEARNED, inner, 30, 19, bold=True)
    room = inner - (170 if page.address else 0)
    for i, fact in enumerate(page.learned):
        bullet = pygame.Rect(px(MARGIN + 2), px(692 + 56 * i), px(8), px(8))
        pygame.draw.rect(sheet, QUIET, bullet)
        write(fact, MARGIN + 22, 686 + 56 * i, room - 22, 54, 18, top=True)
    below = say("sheet-print") if page.address else say("sheet-search")
    write(below, MARGIN, 800, room, 28, 18, QUIET)
    if page.address:
        write(literal(page.address), MARGIN, 826, room, 28, 18, bold=True)
        code = qr(page.address, px(150))
        sheet.blit(code, (px(WIDTH - MARGIN) - code.get_width(), px(700)))
    return sheet


def _score(easel: Easel, sheet: pygame.Surface, page: Page) -> None:
    """The names beside the heading; the break-down in rows, all of them, so that they add up."""
    px = easel.px
    lines: list[Line] = [line for line in page.lines if not line.prose]
    seats = len(page.names)
    shared = all(len(line.figures) == 1 for line in lines)
    columns = 1 if shared else seats
    wide = min(300.0 if shared else 132.0, 300.0 / columns)
    right = WIDTH - MARGIN
    if not shared:
        for seat, name in enumerate(page.names):
            face = words(easel, easel.say(name), 16, (px(wide - 6), px(24)), QUIET, floor=10)
            sheet.blit(face, (px(right - wide * (columns - seat)), px(SCORE + 4)))
    top = SCORE + 34
    high = min(26.0, (LEARNED - ROOM - top) / len(lines))
    for line in lines:
        bold = line.total
        room = right - MARGIN - wide * columns - 8
        face = words(
            easel,
            easel.say(line.what),
            18,
            (px(room), px(high)),
            INK,
            bold=bold,
            align="left",
            floor=12,
        )
        sheet.blit(face, (px(MARGIN), px(top)))
        for seat, figure in enumerate(line.figures):
            w = wide * columns if shared else wide
            face = words(
                easel, easel.say(figure), 18, (px(w - 16), px(high)), INK, bold=bold, floor=12
            )
            sheet.blit(face, (px(right - wide * (columns - (0 if shared else seat))), px(top)))
        top += high


def qr(address: str, side: int) -> pygame.Surface:
    """An address as a QR code with its quiet border, at most ``side`` pixels wide."""
    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=4)]
    cell = max(1, side // len(rows))
    code = pygame.Surface((cell * len(rows), cell * len(rows)))
    code.fill("#FFFFFF")
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                code.fill("#000000", (cell * x, cell * y, cell, cell))
    return code
