"""Words and symbols: text that fits its box in every language, and particles written properly."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.art.ink.easel import SMALLEST, Easel
from game.art.ink.palette import Colour
from game.core.particles import Symbol
from game.tables.pictures import Align

LEADING: Final = 1.22
"""Least distance of two lines, in sizes."""
AIRY: Final = 1.42
"""The same where the box has room: easier to read."""
CAP: Final = 0.729
"""Height of a capital letter of DejaVu, in sizes."""
ASCENT: Final = 0.928
"""From the top of a line of DejaVu to its base line, in sizes (rounded by the font)."""
TINIEST: Final = 7
"""Pixels below which words are a grey line, and no help."""

BREAKS: Final = " \t"
"""Where a line may end."""

PROSE: Final = 5
"""Words from which a text is read rather than recognised: it wraps before it gets small."""

STOPS: Final = ".,:;!?)\u201c\u201d\u00bb\u2026\u00a0\u202f"
"""What may stand behind a word and is no part of it."""

JOINER: Final = "\u2060"
"""Marks a word that follows the one before without a space, as a full stop does."""


class Word(NamedTuple):
    """A word, and whether it stands out (between double stars in the text)."""

    text: str
    strong: bool


Row = list[Word]


def words(
    easel: Easel,
    text: str,
    size: float,
    box: tuple[int, int],
    colour: Colour,
    *,
    bold: bool = False,
    align: Align = "middle",
    top: bool = False,
    strong: Colour | None = None,
    floor: float = SMALLEST,
) -> pygame.Surface:
    """A surface of ``box`` pixels with the text in it, whole, at ``size`` stage units or less.

    The size is multiplied by the easel's text scale, then made smaller until the text fits: first
    a little, on one line (a name more than a sentence); then on several lines, of like length if
    they are centred, down to ``floor``; below that only rather than clip it. Words between double
    stars are bold, in the colour ``strong``.
    """
    px, rows = fitted(easel, text, size, box, bold=bold, floor=floor)
    if not rows:
        return pygame.Surface(box, pygame.SRCALPHA)
    if align == "middle" and len(rows) > 1:
        rows = _even(easel, text, px, box, rows, bold=bold)
    step = _step(px, rows, box)
    wide = max(box[0], *(_width(easel, row, px, bold=bold) for row in rows))
    high = max(box[1], math.ceil(_height(len(rows), px)))
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    # Centred by the height of capitals: from the caps of the first line to the last base line.
    base = px * ASCENT if top else (high + px * CAP - step * (len(rows) - 1)) / 2
    for i, row in enumerate(rows):
        _set_row(easel, sheet, row, px, base + step * i, colour, strong or colour, bold, align)
    # Nobody can read what did not fit even at the tiniest size; still, it is all there.
    return sheet if sheet.get_size() == box else pygame.transform.smoothscale(sheet, box)


def _step(px: int, rows: Sequence[Row], box: tuple[int, int]) -> float:
    """From one base line to the next: lines stand further apart where there is room."""
    step = px * LEADING
    if len(rows) > 1:
        spare = max(0.0, box[1] - _height(len(rows), px))
        step = min(px * AIRY, step + spare / (len(rows) + 1))
    return step


class Placed(NamedTuple):
    """Where a word of a label stands, in pixels from the corner of its box."""

    text: str
    x: float
    """Its left edge."""
    y: float
    """Its base line."""
    w: float
    tail: float
    """Of it, the full stop or comma behind the word."""


def placed(easel: Easel, text: str, size: float, box: tuple[int, int]) -> list[Placed]:
    """Where `words` sets each word of a text that fits its box, aligned left."""
    px, rows = fitted(easel, text, size, box)
    step = _step(px, rows, box)
    high = max(box[1], math.ceil(_height(len(rows), px)))
    base = (high + px * CAP - step * (len(rows) - 1)) / 2
    made: list[Placed] = []
    for i, row in enumerate(rows):
        for n, word in enumerate(row):
            before = _width(easel, row[:n], px, bold=False)
            after = _width(easel, row[: n + 1], px, bold=False)
            font, bare = easel.font(px, bold=word.strong), word.text.removeprefix(JOINER)
            wide = font.size(bare)[0]
            tail = wide - font.size(bare.rstrip(STOPS))[0]
            made.append(Placed(word.text, max(before, after - wide), base + step * i, wide, tail))
    return made


def fitted(
    easel: Easel,
    text: str,
    size: float,
    box: tuple[int, int],
    *,
    bold: bool = False,
    floor: float = SMALLEST,
) -> tuple[int, list[Row]]:
    """The size in pixels and the rows with which the text fits its box."""
    paragraphs = _parse(text)
    if not any(paragraphs):
        return easel.px(size), []
    wanted = easel.px(size * easel.text_scale)
    least = min(wanted, easel.px(floor))
    little = 0.92 if sum(map(len, paragraphs)) >= PROSE else 0.8
    tries = [(px, False) for px in range(wanted, max(least, round(wanted * little)) - 1, -1)]
    tries += [(px, True) for px in range(wanted, least - 1, -1)]
    if len(paragraphs) > 1:
        tries = [(px, True) for px in range(wanted, least - 1, -1)]
    for px, wraps in tries:
        rows = _rows(easel, paragraphs, px, box, bold=bold, wraps=wraps)
        if rows is not None:
            return px, rows
    easel.cramped.add(text)
    for px in range(least - 1, TINIEST - 1, -1):
        rows = _rows(easel, paragraphs, px, box, bold=bold, wraps=True)
        if rows is not None:
            return px, rows
    return TINIEST, paragraphs


def _parse(text: str) -> list[Row]:
    """The paragraphs as words; every second stretch between double stars is strong."""
    paragraphs = []
    strong = False
    for line in text.split("\n"):
        row: Row = []
        before = " "
        for i, stretch in enumerate(line.split("**")):
            if i:
                strong = not strong
            # Spaces that do not break, as before a French colon, are letters here.
            glued = before[-1:] not in BREAKS and stretch[:1] not in BREAKS
            for k, word in enumerate(filter(None, re.split(f"[{BREAKS}]", stretch))):
                row.append(Word((JOINER if glued and k == 0 else "") + word, strong))
            before = stretch or before
        paragraphs.append(row)
    return paragraphs


def _width(easel: Easel, row: Sequence[Word], px: int, *, bold: bool) -> int:
    return sum(easel.font(px, bold=b).size(t)[0] for t, _, b in _stretches(row, bold=bold))


def _stretches(row: Sequence[Word], *, bold: bool) -> list[tuple[str, bool, bool]]:
    """Neighbours of one style joined by spaces: (text, strong, bold)."""
    made: list[tuple[str, bool, bool]] = []
    for word in row:
        glued = word.text.startswith(JOINER)
        text = word.text.removeprefix(JOINER)
        gap = "" if glued or not made else " "
        if made and made[-1][1] == word.strong:
            made[-1] = (made[-1][0] + gap + text, word.strong, made[-1][2])
        else:
            made.append((gap + text, word.strong, bold or word.strong))
    return made


def _rows(
    easel: Easel,
    paragraphs: Sequence[Row],
    px: int,
    box: tuple[int, int],
    *,
    bold: bool,
    wraps: bool,
) -> list[Row] | None:
    """The rows at this size, or None if they do not fit."""
    rows: list[Row] = []
    for paragraph in paragraphs:
        if not wraps:
            rows.append(paragraph)
            continue
        row: Row = []
        for word in paragraph:
            if row and _width(easel, [*row, word], px, bold=bold) > box[0]:
                # A full stop stays with the word before it.
                kept = 1 if word.text.startswith(JOINER) and len(row) > 1 else 0
                rows.append(row[: len(row) - kept])
                row = [*row[len(row) - kept :], word]
            else:
                row.append(word)
        rows.append(row)
    if _height(len(rows), px) > box[1] or any(
        _width(easel, row, px, bold=bold) > box[0] for row in rows
    ):
        return None
    return rows


def _even(
    easel: Easel, text: str, px: int, box: tuple[int, int], rows: list[Row], *, bold: bool
) -> list[Row]:
    """As many rows, but of like length: no last word alone below a full line."""
    paragraphs = _parse(text)
    narrow, wide = box[0] // 2, box[0]
    while wide - narrow > 4:
        between = (narrow + wide) // 2
        tried = _rows(easel, paragraphs, px, (between, box[1]), bold=bold, wraps=True)
        if tried is not None and len(tried) == len(rows):
            rows, wide = tried, between
        else:
            narrow = between
    return rows


def _height(rows: int, px: int) -> float:
    """Of so many rows, with room for an accent above and a tail below."""
    return px * 1.2 + px * LEADING * (rows - 1)


def _set_row(
    easel: Easel,
    sheet: pygame.Surface,
    row: Row,
    px: int,
    base: float,
    colour: Colour,
    strong: Colour,
    bold: bool,
    align: Align,
) -> None:
    room = sheet.get_width() - _width(easel, row, px, bold=bold)
    x = {"left": 0.0, "right": float(room)}.get(align, room / 2)
    for text, is_strong, is_bold in _stretches(row, bold=bold):
        font = easel.font(px, bold=is_bold)
        image = font.render(text, True, strong if is_strong else colour)
        sheet.blit(image, (round(x), round(base) - font.get_ascent()))
        x += font.size(text)[0]


# --- symbols ------------------------------------------------------------------------------------

SIGNS: Final = str.maketrans("⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "+−0123456789")


def glyph(
    easel: Easel,
    base: str,
    px: float,
    colour: Colour,
    *,
    bar: bool = False,
    sup: str = "",
    sub: str = "",
    before: str = "",
    bold: bool = True,
) -> pygame.Surface:
    """A symbol cropped to its ink: letter, bar, signs outside the bar. ``px``: size of the letter.

    The bar is drawn, not set: 8.5 % of the size thick, 10 % above the ink of the letter and as
    wide as it. Signs are 58 % of the size. ``before`` is a mass number, above on the left.
    """
    em = max(6, round(px))
    letter = _ink(easel, base, em, colour, bold=bold)
    # On the smallest cards a sign has to stay legible: + and - are all that tells W from W.
    small = max(5, round(max(0.58 * px, min(0.75 * px, 10))))
    thick = max(2, round(0.085 * px))
    head = thick + max(1, round(0.10 * px)) if bar else 0
    left = _ink(easel, before.translate(SIGNS), small, colour, bold=bold) if before else None
    above = _ink(easel, sup.translate(SIGNS), small, colour, bold=bold) if sup else None
    below = _ink(easel, sub, small, colour, bold=bold) if sub else None
    air = max(1, round(0.06 * px))
    # Signs are centred just below the top of the letter; so some of them rise above it.
    level = round(0.07 * px)
    rise = max((part.get_height() // 2 - level for part in (left, above) if part), default=0)
    top = max(head, rise, 0)
    drop = round(0.17 * px) if below else 0
    x = left.get_width() + air if left else 0
    right = max((part.get_width() + air for part in (above, below) if part), default=0)
    sheet = pygame.Surface(
        (x + letter.get_width() + right, top + letter.get_height() + drop), pygame.SRCALPHA
    )
    sheet.blit(letter, (x, top))
    if bar:
        sheet.fill(colour, (x, top - head, letter.get_width(), thick))
    after = x + letter.get_width() + air
    if left:
        sheet.blit(left, (0, top + level - left.get_height() // 2))
    if above:
        sheet.blit(above, (after, top + level - above.get_height() // 2))
    if below:
        sheet.blit(below, (after, sheet.get_height() - below.get_height()))
    return sheet


def symbol(
    easel: Easel, what: Symbol, px: float, colour: Colour, *, bold: bool = True
) -> pygame.Surface:
    """A particle's symbol, cropped to its ink."""
    return glyph(easel, what.base, px, colour, bar=what.bar, sup=what.sup, sub=what.sub, bold=bold)


def fit_ink(picture: pygame.Surface, box: tuple[float, float]) -> pygame.Surface:
    """The picture, made smaller if it is larger than the box."""
    w, h = picture.get_size()
    share = min(1.0, box[0] / w, box[1] / h)
    if share == 1.0:
        return picture
    return pygame.transform.smoothscale(picture, (max(1, int(w * share)), max(1, int(h * share))))


def centred(sheet: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    """Blit the picture with its middle at (x, y)."""
    w, h = picture.get_size()
    sheet.blit(picture, (round(x - w / 2), round(y - h / 2)))


def turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    """A picture made at three times its size, turned clockwise and brought to size: no jags."""
    big = pygame.transform.rotozoom(picture, -degrees, 1.0)
    size = (max(1, big.get_width() // 3), max(1, big.get_height() // 3))
    return pygame.transform.smoothscale(big, size)


def _ink(easel: Easel, text: str, px: int, colour: Colour, *, bold: bool) -> pygame.Surface:
    """The text cropped to what is really drawn of it."""
    image = easel.font(px, bold=bold).render(text, True, colour)
    return image.subsurface(image.get_bounding_rect())


def figure(
    easel: Easel,
    text: str,
    px: float,
    colour: Colour,
    *,
    bold: bool = True,
    room: float | None = None,
) -> pygame.Surface:
    """A number or a short symbol cropped to its ink, made smaller to fit ``room`` pixels."""
    size = max(5, round(px))
    image = _ink(easel, text, size, colour, bold=bold)
    while room is not None and image.get_width() > room and size > 5:
        size -= 1
        image = _ink(easel, text, size, colour, bold=bold)
    return image
