"""No surface is larger than the limits, whatever size or text is asked for."""

from __future__ import annotations

import os

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.art.ink import surfaces
from game.art.ink.renderer import Renderer
from game.art.ink.surfaces import LARGEST, MOST, bounded
from game.art.ink.type import Style, text_size, words
from game.words.text import Text

SIDES = st.one_of(
    st.floats(0, 200), st.sampled_from((0.4, LARGEST - 1, LARGEST, LARGEST + 1, 131_072, 1e12))
)
LETTERS = st.text(
    st.one_of(
        st.characters(exclude_categories=()),
        st.sampled_from("W \t\n\0*[]{}\u202e\u2067\u0301\u200d\ufe0f\U0001f52c\ufdfd"),
    ),
    max_size=200,
)
"""Letters of every kind: too wide, none at all, the other way round, one above the other."""
TEXTS = st.one_of(LETTERS, st.builds(lambda text, n: text * n, LETTERS, st.integers(1, 2_000)))
MANY = 10_000 if os.environ.get("QUARKADE_FUZZ") else 30


@given(SIDES, SIDES)
def test_a_size_is_within_the_limits(wide: float, high: float) -> None:
    w, h = bounded((wide, high))
    assert 0 <= w <= LARGEST
    assert 0 <= h <= LARGEST
    assert w * h <= MOST
    if wide <= 4_096 and high <= 4_096:
        assert (w, h) == (round(wide), round(high)), "what a screen shows is as large as it should"


@pytest.mark.parametrize("size", [(135_000, 50), (50, 200_000), (1e9, 1e9), (-5, 10), (5, 0)])
def test_a_size_that_breaks_pygame_never_reaches_it(size: tuple[float, float]) -> None:
    small = surfaces.clear((64, 64))
    for picture in (surfaces.clear(size), surfaces.plain(size), surfaces.quick(small, size)):
        assert picture.get_size() == bounded(size)
        assert surfaces.smooth(picture, (71, 43)).get_size() == (71, 43)


@pytest.mark.parametrize("zoom", [1.0, 10.0, 1e6])
def test_what_is_turned_stays_within_the_limits(zoom: float) -> None:
    picture = surfaces.turned(surfaces.clear((4_000, 100)), 30, zoom)
    assert max(picture.get_size()) <= LARGEST


@pytest.mark.parametrize("pixels", [b"", b"x", b"x" * 13])
def test_pixels_that_are_no_picture_are_refused(pixels: bytes) -> None:
    with pytest.raises(ValueError, match="no picture"):
        surfaces.from_pixels(pixels, (2, 2))
    assert surfaces.from_pixels(b"x" * 12, (2, 2)).get_size() == (2, 2)


class Watched(Renderer):
    """A renderer that remembers every surface that a text became."""

    def __init__(self) -> None:
        super().__init__(1.0, Text("en").say)
        self.made: list[pygame.Surface] = []

    def letters(self, text: str, px: int, colour: str, *, bold: bool = False) -> pygame.Surface:
        self.made.append(super().letters(text, px, colour, bold=bold))
        return self.made[-1]


@pytest.mark.timeout(300 if MANY < 10_000 else 0)  # ten thousand take longer than a test may wait
@settings(max_examples=MANY, deadline=None)
@given(text=TEXTS, size=st.sampled_from((12.0, 40.0, 400.0)), wide=st.integers(1, 700))
def test_no_text_makes_a_surface_that_is_too_large(text: str, size: float, wide: int) -> None:
    """10,000 texts with ``QUARKADE_FUZZ=1``."""
    renderer = Watched()
    picture = words(renderer, text, (wide, 40), Style(size, "#FFFFFF"))
    assert picture.get_size() == (wide, 40)
    assert all(max(line.get_size()) <= LARGEST for line in renderer.made)
    assert all(side >= 0 for side in text_size(renderer, text, size, wide))


def soft_disc() -> pygame.Surface:
    """A picture with every alpha, the colours of which are all there."""
    picture = surfaces.clear((256, 64))
    for x in range(256):
        pygame.draw.line(picture, (x, 255 - x, 90, x), (x, 0), (x, 63))
    return picture


@pytest.mark.parametrize("strength", [255, 120])
def test_a_page_paints_the_same_pictures_in_less_time(
    monkeypatch: pytest.MonkeyPatch, strength: int
) -> None:
    picture = soft_disc()
    picture.set_alpha(strength)
    grounds = [surfaces.plain((256, 64)) for _ in range(2)]
    for ground, blend in zip(grounds, (0, pygame.BLEND_ALPHA_SDL2), strict=True):
        monkeypatch.setattr(surfaces, "BLEND", blend)
        ground.fill((40, 80, 160))
        surfaces.paste(ground, picture, (0, 0))
        assert surfaces.blending(ground) == blend
    for x in range(256):
        ours, pages = (ground.get_at((x, 30)) for ground in grounds)
        assert all(abs(a - b) <= 3 for a, b in zip(ours, pages, strict=True)), x


def test_what_is_faint_on_a_surface_with_alpha_is_not_darkened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(surfaces, "BLEND", pygame.BLEND_ALPHA_SDL2)
    sheet = surfaces.clear((256, 64))
    surfaces.paste(sheet, soft_disc(), (0, 0))
    assert surfaces.blending(sheet) == 0
    assert tuple(sheet.get_at((100, 30))) == (100, 155, 90, 100)
