"""The suits are what they are called, and no eyes take the red one for another."""

from __future__ import annotations

from colorsys import rgb_to_hls

import pygame
import pytest

from game.art.ink.palette import EYES, Colour, channels, seen
from game.art.u_know_feynman.cards import LIGHTS
from tests.some import some

HUES = (("red", 0, 15), ("blue", 195, 225), ("green", 140, 170), ("yellow", 48, 65))
"""Degrees of the matter suits, in their order."""
APART = 60
"""Steps of 255 of red, green or blue light by which two suits differ at least."""


def light(colour: Colour, eyes: str = "") -> tuple[int, ...]:
    sheet = pygame.Surface((1, 1), depth=32)
    sheet.fill(channels(colour)[:3])
    return tuple((seen(sheet, eyes) if eyes else sheet).get_at((0, 0))[:3])


@pytest.mark.parametrize("suit", range(4))
def test_a_suit_of_matter_has_the_colour_of_its_name(suit: int) -> None:
    red, green, blue = (part / 255 for part in light(LIGHTS[0][suit]))
    _, least, most = HUES[suit]
    assert least <= 360 * rgb_to_hls(red, green, blue)[0] <= most


@pytest.mark.parametrize("eyes", sorted(set(EYES) - {"grey"}))
def test_red_is_no_other_suit_for_any_eyes_that_see_colours(eyes: str) -> None:
    """Without blue cones blue and green are alike; then the shapes tell."""
    red, *others = LIGHTS[0]
    for other in some(others):
        pairs = zip(light(red, eyes), light(other, eyes), strict=True)
        assert max(abs(a - b) for a, b in pairs) >= APART, other
