"""The ground of every screen stays behind what stands on it."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.art.ink import tracks
from game.art.ink.palette import DARK, GROUND, VIGNETTE, luminance
from tests.art.pixels import brightest, changed

SIZE = (640, 360)


def test_the_same_seed_gives_the_same_ground() -> None:
    one = tracks.ground(SIZE)
    tracks.ground.cache_clear()
    tracks.tracks.cache_clear()
    assert not changed(one, tracks.ground(SIZE), 0).any()
    assert changed(one, tracks.ground(SIZE, seed="another"), 8).any()


def test_tracks_are_never_brighter_than_the_quietest_words() -> None:
    assert brightest(tracks.ground(SIZE)) < luminance(DARK.quiet)


def test_the_ground_falls_off_to_its_edges() -> None:
    sheet = tracks.vignette(SIZE)
    middle, corner = sheet.get_at((320, 170))[:3], sheet.get_at((1, 1))[:3]
    assert sum(middle) > sum(corner)
    assert luminance(VIGNETTE) <= luminance("#" + bytes(corner).hex()) <= luminance(GROUND)


def test_high_contrast_has_a_plain_ground() -> None:
    pixels = pygame.surfarray.array3d(tracks.ground(SIZE, contrast=True)).reshape(-1, 3)
    assert not np.ptp(pixels, axis=0).any()


def test_drifting_tracks_come_round_to_where_they_were() -> None:
    start, on, round_ = (pygame.Surface(SIZE) for _ in range(3))
    tracks.drifting(start)
    tracks.drifting(on, offset=7)
    tracks.drifting(round_, offset=SIZE[0])
    assert not changed(start, tracks.ground(SIZE), 0).any()
    assert changed(start, on, 8).any()
    assert not changed(start, round_, 0).any()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 600)])
def test_the_ground_fills_the_window(size: tuple[int, int]) -> None:
    assert tracks.ground(size).get_size() == size
