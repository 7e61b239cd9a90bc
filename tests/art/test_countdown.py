"""The time left is read from the length of a ring, not from its colour."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.art.ink.palette import SELECTED
from game.art.ink.renderer import Renderer
from game.tables.pictures import Countdown


def lit(picture: pygame.Surface) -> int:
    """Pixels of about the colour of the time left."""
    return pygame.mask.from_threshold(
        picture, pygame.Color(SELECTED.base), (40, 40, 40, 255)
    ).count()


def test_every_part_that_has_gone_is_seen_to_be_gone(renderer: Renderer) -> None:
    rings = [lit(renderer.paint(Countdown(left, 8), 170, 170, None)) for left in range(9)]
    assert rings[0] == 0
    steps = [after - before for before, after in pairwise(rings)]
    assert min(steps) > 0.7 * max(steps) > 0, "equal parts"
