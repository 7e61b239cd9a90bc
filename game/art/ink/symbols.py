"""Symbols and figures: particles written properly, pictures cropped to their ink."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink.easel import Easel
from game.art.ink.palette import Colour
from game.core.particles import Symbol

SIGNS: Final = str.maketrans("⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "+−0123456789")


def symbol(
    easel: Easel, what: Symbol, px: float, colour: Colour, *, before: str = ""
) -> pygame.Surface:
    """A symbol cropped to its ink: letter, bar, signs outside the bar. ``px``: size of the letter.

    The bar is drawn, not set: 8.5 % of the size thick, 10 % above the ink of the letter and as
    wide as it. Signs are 58 % of the size. ``before`` is a mass number, above on the left.
    """
    letter = _ink(easel, what.base, max(6, round(px)), colour, bold=True)
    # On the smallest cards a sign has to stay legible: + and - are all that tells W from W.
    small = max(5, round(max(0.58 * px, min(0.75 * px, 10))))
    left, above, below = (
        _ink(easel, sign.translate(SIGNS), small, colour, bold=True) if sign else None
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
    sheet = pygame.Surface(size, pygame.SRCALPHA)
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
    image = easel.letters(text, px, colour, bold=bold)
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
