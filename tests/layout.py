"""Faults in the layout of a screen, asked of the layout itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from game.app import App
from game.scenes.base.screen import Screen
from game.scenes.lesson.lesson import lesson_at
from game.tables.particle_panic.pictures import GaugeFigure, Pawn, RoomNumber
from game.tables.pictures import Button, Chip, Face, Label, Line, Nothing, ScorePicture
from game.tables.table import Spot
from game.tables.tutti_quantum.pictures import VertexToken
from game.words.text import languages

LANGUAGES = [
    pytest.param(language, marks=() if language == "de" else pytest.mark.medium)
    for language in languages()
]
"""For tests of pages: German alone, whose words are the longest; before a release all of them."""
SOLID = (Chip, Button)
"""Art that covers what lies under it, with words of its own."""
SLACK = 2
"""Pixels by which the ink of two texts may touch."""


def faults(app: App) -> Iterator[str]:
    """One line for each fault of the scene on top, which has just been drawn."""
    screen = app.top
    assert isinstance(screen, Screen)
    for words in sorted(screen.viewport.renderer.cramped):
        yield f"too long for its box: {words!r}"
    for spot in screen.placed:
        if spot.spoken is not None and not _inside(screen, spot):
            yield f"not on the screen: {spot.id}"
    inks = [(spot, ink_of(screen, spot)) for spot in _lit(screen) if isinstance(spot.art, Label)]
    inks = [(spot, ink) for spot, ink in inks if ink.w and ink.h]
    for i, (one, ink) in enumerate(inks):
        for other, second in inks[:i]:
            if ink.inflate(-2 * SLACK, -2 * SLACK).colliderect(second):
                yield f"two texts overlap: {other.id} and {one.id}"
    for chip in (spot for spot in _lit(screen) if isinstance(spot.art, SOLID) and spot.label):
        cover = screen.viewport.rect(chip)
        for spot, ink in inks:
            under = spot.z <= chip.z and ink.inflate(-2 * SLACK, -2 * SLACK).colliderect(cover)
            # What is covered whole is not there; what is covered in part looks broken.
            if under and not cover.contains(ink):
                yield f"a text is cut: {spot.id} by {chip.id}"


def _lit(screen: Screen) -> Sequence[Spot]:
    """All that is to be read: in a lesson only what the coach says and speaks of."""
    lesson = lesson_at(screen)
    if lesson is not None and lesson.sheet:
        table = [spot for spot in screen.placed if spot not in lesson.sheet]
        return [*lesson.pointer.lit(table), *lesson.sheet]
    bubble = screen.find("callout")
    if bubble is None:
        return screen.placed
    # It lies over the table until the next touch, as a dialog does.
    cover = screen.viewport.rect(bubble)
    return [
        spot
        for spot in screen.placed
        if spot.id.startswith("callout") or not screen.viewport.rect(spot).colliderect(cover)
    ]


def _inside(screen: Screen, spot: Spot) -> bool:
    return 0 <= spot.x <= screen.viewport.sheet.w and 0 <= spot.y <= screen.viewport.sheet.h


def ink_of(screen: Screen, spot: Spot) -> pygame.Rect:
    """The box of the letters of a label, in pixels."""
    picture = screen.viewport.renderer.paint(spot.art, spot.w, spot.h, spot.label)
    ink = picture.get_bounding_rect()
    x, y = screen.viewport.pixel(spot.x, spot.y)
    return ink.move(x - picture.get_width() // 2, y - picture.get_height() // 2)


FIGURES = (Label, Chip, Button, ScorePicture, GaugeFigure, RoomNumber, VertexToken, Pawn, Face)
"""Art that is read: words, numbers, signs, and the faces of players."""
THROUGH = (Line, Nothing)
"""Art that hides nothing to speak of."""
HIDDEN = 0.04
"""Share of the ink of a figure that another spot may hide: an edge that touches it."""
OPAQUE = 160
"""Alpha from which on a pixel hides what lies under it."""


def hidden(screen: Screen) -> Iterator[str]:
    """One line for each word, number, sign or face that lies under another spot of a table."""
    shapes: dict[int, tuple[pygame.Mask, pygame.Rect]] = {}

    def shape(at: int) -> tuple[pygame.Mask, pygame.Rect]:
        if at not in shapes:
            spot = spots[at]
            picture = screen.viewport.renderer.paint(spot.art, spot.w, spot.h, spot.label)
            if spot.angle:
                picture = pygame.transform.rotate(picture, spot.angle)
            x, y = screen.viewport.pixel(spot.x, spot.y)
            box = picture.get_rect(center=(x, y))
            shapes[at] = pygame.mask.from_surface(picture, OPAQUE), box
        return shapes[at]

    spots = [spot for spot in screen.placed if not spot.art.unseen and not spot.dim]
    for under, figure in enumerate(spots):
        if not isinstance(figure.art, FIGURES) or figure.id.startswith("callout"):
            continue
        mask, box = shape(under)
        ink = mask.count()
        for over in range(under + 1, len(spots)):
            other = spots[over]
            if isinstance(other.art, THROUGH) or other.id.startswith("callout"):
                continue
            if isinstance(other.art, Pawn) and isinstance(figure.art, Pawn):
                continue  # `test_no_pawn_covers_the_letter_of_another` tells of their letters
            rect = screen.viewport.rect(other)
            if not box.colliderect(rect):
                continue
            shadow, there = shape(over)
            lost = mask.overlap_area(shadow, (there.x - box.x, there.y - box.y))
            if ink and lost > HIDDEN * ink:
                yield f"{figure.id} lies under {other.id}"
