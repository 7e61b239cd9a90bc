"""Words: text that fits its box in every language."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from msgspec import Struct

from game.art.ink import surfaces
from game.art.ink.drawing import Drawing
from game.art.ink.palette import Colour
from game.art.ink.renderer import SMALLEST, Renderer
from game.art.ink.shapes import Point
from game.core.particles import Symbol
from game.core.phrase import drawable
from game.tables.pictures import Align

LEADING: Final = 1.22
"""Least distance of two lines, in sizes."""
AIRY: Final = 1.42
"""The same where the box has room: easier to read."""
CAP: Final = 0.729
"""Height of a capital letter of DejaVu, in sizes."""
ASCENT: Final = 0.928
"""From the top of a line of DejaVu to its base line, in sizes (rounded by the font)."""
BOTTOMLESS: Final = 1_000_000
"""Pixels: the height of a box that a text may fill as it likes."""
REMEMBERED: Final = 4_000
"""Sizes of texts kept: more than all pages of a visit have."""
TINIEST: Final = 7
"""Pixels below which words are a grey line, and no help."""

BREAKS: Final = " \t"
"""Characters at which a line may end."""

PROSE: Final = 5
"""Words from which a text is read rather than recognised: it wraps before it gets small."""

STOPS: Final = ".,:;!?)\u201c\u201d\u00bb\u2026"
"""Characters that may follow a word and are no part of it."""

SHORT: Final = frozenset("aAàÀeEèÈiIoOyY")
"""Words of one letter, which stand with the next one: "a", "I", French "y", Italian "è"."""

UNBROKEN: Final = re.compile("[^\u00a0\u202f]+")
"""A word, up to a space at which no line ends."""

JOINER: Final = "\u2060"
"""Marks a word that follows the one before without a space, as a full stop does."""


class Fragment(NamedTuple):
    """A word, and whether it is bold (between double stars in the text)."""

    text: str
    strong: bool


TextRow = list[Fragment]


class Style(Struct, frozen=True):
    """Style in which words are set."""

    size: float
    """Size in stage units before the renderer's text scale; a long text becomes smaller."""
    colour: Colour
    bold: bool = False
    align: Align = "middle"
    top: bool = False
    """Begins at the top of the box, not in the middle."""
    strong: Colour | None = None
    """Of the words between double stars."""
    floor: float = SMALLEST
    """Stage units below which words wrap rather than get smaller still."""


SECOND_LEAST: Final = 15
"""Units of a second line or a mark, at least, however large a unit is."""


def second_floor(renderer: Renderer) -> float:
    """A `Style.floor` for what is less important: smaller in units where a unit is more pixels."""
    return min(SMALLEST, max(SECOND_LEAST, SMALLEST / renderer.scale))


def words(renderer: Renderer, text: str, box: tuple[int, int], style: Style) -> pygame.Surface:
    """A surface of ``box`` pixels with the text in it, whole.

    The size is multiplied by the renderer's text scale, then reduced until the text fits: first
    a little, on one line (a name more than a sentence); then on several lines, of like length if
    they are centred, down to the floor; below that only rather than clip it. Words between double
    stars are bold.
    """
    bold = style.bold
    px, rows = fitted(renderer, text, style.size, box, bold=bold, floor=style.floor)
    if not rows:
        return surfaces.clear(box)
    if style.align == "middle" and len(rows) > 1:
        rows = _even(renderer, text, px, box, rows, bold=bold)
    step = _step(px, rows, box)
    wide = max(box[0], *(_width(renderer, row, px, bold=bold) for row in rows))
    high = max(box[1], math.ceil(_height(len(rows), px)))
    wide, high = surfaces.bounded((wide, high))
    sheet = surfaces.clear((wide, high))
    # Centred by the height of capitals: from the caps of the first line to the last base line.
    base = px * ASCENT if style.top else (high + px * CAP - step * (len(rows) - 1)) / 2
    for i, row in enumerate(rows):
        _set_row(renderer, sheet, row, px, base + step * i, style)
    # A text that did not fit even at the tiniest size cannot be read; still, it is all there.
    return sheet if sheet.get_size() == box else surfaces.smooth(sheet, box)


def _step(px: int, rows: Sequence[TextRow], box: tuple[int, int]) -> float:
    """From one base line to the next: lines are further apart if there is space."""
    step = px * LEADING
    if len(rows) > 1:
        spare = max(0.0, box[1] - _height(len(rows), px))
        step = min(px * AIRY, step + spare / (len(rows) + 1))
    return step


class Placed(NamedTuple):
    """Place of a word of a label, in pixels from the corner of its box."""

    text: str
    x: float
    """Its left edge."""
    y: float
    """Its base line."""
    w: float
    tail: float
    """Of it, the full stop or comma behind the word."""


def placed(
    renderer: Renderer, text: str, size: float, box: tuple[int, int], floor: float = SMALLEST
) -> list[Placed]:
    """Places in which `words` sets each word of a text that fits its box, aligned left.

    A space that does not break the line parts words, too.
    """
    px, rows = fitted(renderer, text, size, box, floor=floor)
    step = _step(px, rows, box)
    high = max(box[1], math.ceil(_height(len(rows), px)))
    base = (high + px * CAP - step * (len(rows) - 1)) / 2
    placed: list[Placed] = []
    for i, row in enumerate(rows):
        for n, word in enumerate(row):
            before = _width(renderer, row[:n], px, bold=False)
            after = _width(renderer, row[: n + 1], px, bold=False)
            font, bare = renderer.font(px, bold=word.strong), word.text.removeprefix(JOINER)
            begin = max(before, after - font.size(bare)[0])
            for part in UNBROKEN.finditer(bare):
                x = begin + font.size(bare[: part.start()])[0]
                wide = font.size(part[0])[0]
                tail = wide - font.size(part[0].rstrip(STOPS))[0]
                placed.append(Placed(part[0], x, base + step * i, wide, tail))
    return placed


def fitted(
    renderer: Renderer,
    text: str,
    size: float,
    box: tuple[int, int],
    *,
    bold: bool = False,
    floor: float = SMALLEST,
) -> tuple[int, list[TextRow]]:
    """The size in pixels and the rows with which the text fits its box."""
    px, rows, cramped = _fit(renderer, text, (size, floor), box, bold=bold)
    if cramped:
        renderer.cramped.add(text)
    return px, rows


def text_size(
    renderer: Renderer, text: str, size: float, wide: int | None, *, bold: bool = False
) -> tuple[float, float]:
    """Width and height in pixels that a text takes in a box so wide, as high as it likes.

    ``wide`` None: each paragraph on one line. The same rules as `fitted`: a short text becomes a
    little smaller rather than wrap.
    """
    key = ("text size", text, size, wide, bold)
    known = renderer.lengths.get(key)
    if known is None:
        if wide is None:
            px, rows = _wanted(renderer, size), _parse(text)
        else:
            px, rows, _ = _fit(renderer, text, (size, SMALLEST), (wide, BOTTOMLESS), bold=bold)
        across = max((_width(renderer, row, px, bold=bold) for row in rows), default=0)
        if len(renderer.lengths) >= REMEMBERED:
            renderer.lengths.clear()
        known = renderer.lengths[key] = float(across), _height(len(rows), px) if rows else 0.0
    return known


def _wanted(renderer: Renderer, size: float) -> int:
    """Pixels of letters of this size, which on a tall sheet are no smaller than legible."""
    return renderer.px(
        (max(size, renderer.legible) if size >= SMALLEST else size) * renderer.text_scale
    )


def _fit(
    renderer: Renderer, text: str, sizes: tuple[float, float], box: tuple[int, int], *, bold: bool
) -> tuple[int, list[TextRow], bool]:
    """Pixels, rows, and whether they had to be smaller than the least; sizes: wanted and least."""
    size, floor = sizes
    paragraphs = _parse(text)
    if not any(paragraphs):
        return renderer.px(size), [], False
    wanted = _wanted(renderer, size)
    least = min(wanted, renderer.px(floor))
    little = 0.92 if sum(map(len, paragraphs)) >= PROSE else 0.8
    tries: list[tuple[int, bool]] = []
    legible = min(wanted, renderer.px(renderer.legible)) if renderer.legible > SMALLEST else least
    for low in sorted({max(least, legible), least}, reverse=True):
        if len(paragraphs) == 1:
            one_line = range(wanted, max(low, round(wanted * little)) - 1, -1)
            tries += [(px, False) for px in one_line]
        tries += [(px, True) for px in range(wanted, low - 1, -1)]
    for px, wraps in tries:
        rows = _rows(renderer, paragraphs, px, box, bold=bold, wraps=wraps)
        if rows is not None:
            return px, rows, False
    for px in range(least - 1, TINIEST - 1, -1):
        rows = _rows(renderer, paragraphs, px, box, bold=bold, wraps=True)
        if rows is not None:
            return px, rows, True
    return TINIEST, paragraphs, True


def _parse(text: str) -> list[TextRow]:
    """The paragraphs as words; every second stretch between double stars is strong."""
    paragraphs = []
    strong = False
    for line in drawable(text).split("\n"):
        row: TextRow = []
        before = " "
        for i, stretch in enumerate(line.split("**")):
            if i:
                strong = not strong
            # Spaces that do not break, as before a French colon, are letters here.
            glued = before[-1:] not in BREAKS and stretch[:1] not in BREAKS
            for k, word in enumerate(filter(None, re.split(f"[{BREAKS}]", stretch))):
                row.append(Fragment((JOINER if glued and k == 0 else "") + word, strong))
            before = stretch or before
        paragraphs.append(row)
    return paragraphs


def _width(renderer: Renderer, row: Sequence[Fragment], px: int, *, bold: bool) -> int:
    return sum(renderer.font(px, bold=b).size(t)[0] for t, _, b in _stretches(row, bold=bold))


def _stretches(row: Sequence[Fragment], *, bold: bool) -> list[tuple[str, bool, bool]]:
    """Neighbours of one style joined by spaces: (text, strong, bold)."""
    stretches: list[tuple[str, bool, bool]] = []
    for word in row:
        glued = word.text.startswith(JOINER)
        text = word.text.removeprefix(JOINER)
        gap = "" if glued or not stretches else " "
        if stretches and stretches[-1][1] == word.strong:
            stretches[-1] = (stretches[-1][0] + gap + text, word.strong, stretches[-1][2])
        else:
            stretches.append((gap + text, word.strong, bold or word.strong))
    return stretches


def _rows(
    renderer: Renderer,
    paragraphs: Sequence[TextRow],
    px: int,
    box: tuple[int, int],
    *,
    bold: bool,
    wraps: bool,
) -> list[TextRow] | None:
    """The rows at this size, or None if they do not fit."""
    if not wraps:
        return _within(renderer, list(paragraphs), px, box, bold=bold)
    rows = _within(renderer, _wrapped(renderer, paragraphs, px, box, bold=bold), px, box, bold=bold)
    if rows is None and any(word.text in SHORT for row in paragraphs for word in row):
        # A line may end behind a word of one letter rather than have smaller letters.
        loose = _wrapped(renderer, paragraphs, px, box, bold=bold, binds=False)
        return _within(renderer, loose, px, box, bold=bold)
    return rows


def _within(
    renderer: Renderer, rows: list[TextRow], px: int, box: tuple[int, int], *, bold: bool
) -> list[TextRow] | None:
    """These rows, or None if they do not fit."""
    high = _height(len(rows), px) > box[1]
    if high or any(_width(renderer, row, px, bold=bold) > box[0] for row in rows):
        return None
    return rows


def _wrapped(
    renderer: Renderer,
    paragraphs: Sequence[TextRow],
    px: int,
    box: tuple[int, int],
    *,
    bold: bool,
    binds: bool = True,
) -> list[TextRow]:
    """The paragraphs in rows no wider than the box, where their words allow it.

    ``binds``: True if a word of one letter stands with the next one.
    """
    rows: list[TextRow] = []
    for paragraph in paragraphs:
        row: TextRow = []
        for word in paragraph:
            if row and _width(renderer, [*row, word], px, bold=bold) > box[0]:
                glued = word.text.startswith(JOINER)  # a full stop
                kept = int(len(row) > 1 and (glued or (binds and row[-1].text in SHORT)))
                below = [*row[len(row) - kept :], word]
                if kept and not glued:
                    kept = int(_width(renderer, below, px, bold=bold) <= box[0])
                rows.append(row[: len(row) - kept])
                row = below if kept else [word]
            else:
                row.append(word)
        rows.append(row)
    return rows


def _even(
    renderer: Renderer, text: str, px: int, box: tuple[int, int], rows: list[TextRow], *, bold: bool
) -> list[TextRow]:
    """As many rows, but of like length: no last word alone below a full line."""
    paragraphs = _parse(text)
    narrow, wide = box[0] // 2, box[0]
    while wide - narrow > 4:
        between = (narrow + wide) // 2
        tried = _rows(renderer, paragraphs, px, (between, box[1]), bold=bold, wraps=True)
        if tried is not None and len(tried) == len(rows):
            rows, wide = tried, between
        else:
            narrow = between
    return rows


def _height(rows: int, px: int) -> float:
    """Of so many rows, with room for an accent above and a tail below."""
    return px * 1.2 + px * LEADING * (rows - 1)


def _set_row(
    renderer: Renderer, sheet: pygame.Surface, row: TextRow, px: int, base: float, style: Style
) -> None:
    """Write a row in letters of ``px`` pixels, its base line at height ``base``."""
    room = sheet.get_width() - _width(renderer, row, px, bold=style.bold)
    x = {"left": 0.0, "right": float(room)}.get(style.align, room / 2)
    for text, is_strong, is_bold in _stretches(row, bold=style.bold):
        font = renderer.font(px, bold=is_bold)
        colour = style.strong if is_strong and style.strong else style.colour
        image = renderer.letters(text, px, colour, bold=is_bold)
        sheet.blit(image, (round(x), round(base) - font.get_ascent()))
        x += font.size(text)[0]


SIGNS: Final = str.maketrans("⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "+−0123456789")


def symbol(
    renderer: Renderer, what: Symbol, px: float, colour: Colour, *, before: str = ""
) -> pygame.Surface:
    """A symbol cropped to its ink: letter, bar, signs outside the bar. ``px``: size of the letter.

    The bar is drawn, not set: 8.5 % of the size thick, 10 % above the ink of the letter and as
    wide as it. Signs are 58 % of the size. ``before`` is a mass number, above on the left.
    """
    letter = _ink(renderer, what.base, max(6, round(px)), colour, bold=True)
    # On the smallest cards a sign has to stay legible: + and - are all that tells W from W.
    small = max(5, round(max(0.58 * px, min(0.75 * px, 10))))
    left, above, below = (
        _ink(renderer, sign.translate(SIGNS), small, colour, bold=True) if sign else None
        for sign in (before, what.sup, what.sub)
    )
    thick = max(2, round(0.085 * px))
    head = thick + max(1, round(0.10 * px)) if what.bar else 0
    # Signs are centred just below the top of the letter; so some of them rise above it.
    air, level = max(1, round(0.06 * px)), round(0.07 * px)
    rise = max((part.get_height() // 2 - level for part in (left, above) if part), default=0)
    top, drop = max(head, rise, 0), round(0.17 * px) if below else 0
    x = left.get_width() + air if left else 0
    right = max((part.get_width() + air for part in (above, below) if part), default=0)
    size = (x + letter.get_width() + right, top + letter.get_height() + drop)
    sheet = surfaces.clear(size)
    sheet.blit(letter, (x, top))
    if what.bar:
        sheet.fill(colour, (x, top - head, letter.get_width(), thick))
    after = x + letter.get_width() + air
    if left:
        sheet.blit(left, (0, top + level - left.get_height() // 2))
    if above:
        sheet.blit(above, (after, top + level - above.get_height() // 2))
    if below:
        sheet.blit(below, (after, sheet.get_height() - below.get_height()))
    return sheet


def fit_ink(picture: pygame.Surface, box: tuple[float, float]) -> pygame.Surface:
    """The picture, made smaller if it is larger than the box."""
    w, h = picture.get_size()
    share = min(1.0, box[0] / w, box[1] / h)
    if share == 1.0:
        return picture
    return surfaces.smooth(picture, (max(1, int(w * share)), max(1, int(h * share))))


def centred(sheet: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    """Blit the picture with its middle at (x, y)."""
    w, h = picture.get_size()
    surfaces.paste(sheet, picture, (round(x - w / 2), round(y - h / 2)))


def turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    """A picture made at three times its size, turned clockwise and brought to size: no jags."""
    big = surfaces.turned(picture, -degrees, 1.0)
    size = (max(1, big.get_width() // 3), max(1, big.get_height() // 3))
    return surfaces.smooth(big, size)


def _ink(renderer: Renderer, text: str, px: int, colour: Colour, *, bold: bool) -> pygame.Surface:
    """The text cropped to what is really drawn of it."""
    image = renderer.letters(text, px, colour, bold=bold)
    return image.subsurface(image.get_bounding_rect())


def figure(
    renderer: Renderer,
    text: str,
    px: float,
    colour: Colour,
    *,
    bold: bool = True,
    room: float | None = None,
) -> pygame.Surface:
    """A number or a short symbol cropped to its ink, made smaller to fit ``room`` pixels."""
    size = max(5, round(px))
    image = _ink(renderer, text, size, colour, bold=bold)
    while room is not None and image.get_width() > room and size > 5:
        size -= 1
        image = _ink(renderer, text, size, colour, bold=bold)
    return image


BESIDE: Final = 1.4
"""Width of an icon with the gap behind it, in sides of the icon."""


def room_of(box: tuple[float, float], side: float) -> tuple[int, int]:
    """Room in a box for the words beside an icon; a ``side`` of 0: there is none."""
    return max(1, round(box[0] - BESIDE * side)), max(1, round(box[1]))


class Sign(NamedTuple):
    """An icon beside words."""

    icon: str
    """Empty: there is none."""
    side: float
    """Its width and height in pixels."""
    colour: Colour | None = None
    """None: that of the words."""


def caption(
    renderer: Renderer,
    drawing: Drawing,
    text: str,
    middle: Point,
    box: tuple[float, float],
    style: Style,
    sign: Sign,
) -> None:
    """Draw them around ``middle``, inside ``box`` (pixels)."""
    x, y = middle
    colour = sign.colour or style.colour
    if not text:
        if sign.icon:
            drawing.icon(sign.icon, x, y, sign.side, colour)
        return
    before = BESIDE * sign.side if sign.icon else 0.0
    face = words(renderer, text, room_of(box, sign.side if sign.icon else 0.0), style)
    used = face.get_bounding_rect()
    left = x - (before + used.w) / 2
    if sign.icon:
        drawing.icon(sign.icon, left + sign.side / 2, y, sign.side, colour)
    drawing.stamp(face, left + before - used.x + face.get_width() / 2, y)
