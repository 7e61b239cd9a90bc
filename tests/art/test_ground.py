"""The ground of every screen stays behind what stands on it."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.art.ink import tracks
from game.art.ink.palette import DARK, GROUND, VIGNETTE, luminance
from tests.art.pixels import brightest, changed

SIZE = (640, 360)


def ground(
    size: tuple[int, int] = SIZE, contrast: bool = False, seed: str = "arcade", offset: int = 0
) -> pygame.Surface:
    """A sheet with nothing else on it."""
    sheet = pygame.Surface(size)
    sheet.fill("red")
    tracks.ground(sheet, contrast, seed, offset)
    return sheet


def test_the_same_seed_gives_the_same_ground() -> None:
    one = ground()
    tracks.vignette.cache_clear()
    tracks.tracks.cache_clear()
    assert not changed(one, ground(), 0).any()
    assert changed(one, ground(seed="another"), 8).any()


def test_only_the_ground_of_the_window_as_it_is_is_kept() -> None:
    for size in (SIZE, (800, 600), SIZE):
        ground(size)
    assert tracks.vignette.cache_info().currsize == tracks.tracks.cache_info().currsize == 1


def test_tracks_are_never_brighter_than_the_quietest_words() -> None:
    assert brightest(ground()) < luminance(DARK.quiet)


def test_the_ground_falls_off_to_its_edges() -> None:
    sheet = tracks.vignette(SIZE)
    middle, corner = sheet.get_at((320, 170))[:3], sheet.get_at((1, 1))[:3]
    assert sum(middle) > sum(corner)
    assert luminance(VIGNETTE) <= luminance("#" + bytes(corner).hex()) <= luminance(GROUND)


def test_high_contrast_has_a_plain_ground() -> None:
    pixels = pygame.surfarray.array3d(ground(contrast=True)).reshape(-1, 3)
    assert not np.ptp(pixels, axis=0).any()


def test_drifting_tracks_come_round_to_where_they_were() -> None:
    start = ground()
    assert changed(start, ground(offset=7), 8).any()
    assert not changed(start, ground(offset=SIZE[0]), 0).any()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 600)])
def test_the_ground_fills_the_window(size: tuple[int, int]) -> None:
    pixels = pygame.surfarray.array3d(ground(size))
    assert not (pixels == (255, 0, 0)).all(axis=2).any()
