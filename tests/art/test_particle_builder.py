"""The bars of a duel: two values, and the statistic's icon between them."""

from __future__ import annotations

import pygame
import pytest

from game.art.particle_builder import ICON, SHORT
from game.core.phrase import literal
from game.tables.particle_builder.pictures import Statistic
from tests.art.conftest import MakeEasel

HIGH = 62.0
HEAVY = literal("172.6 GeV")


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("wide", [230.0, 258.0, SHORT * HIGH - 1])
def test_a_long_value_leaves_the_icon_alone(
    make_easel: MakeEasel, wide: float, text_scale: float
) -> None:
    """In a short bar, whose name stands above them."""
    renderer = make_easel(2.0, text_scale)
    without = renderer.paint(Statistic("mass", "closed"), wide, HIGH)
    values = renderer.paint(Statistic("mass", "closed", HEAVY, HEAVY), wide, HIGH)
    side = ICON * renderer.px(HIGH)
    middle = without.get_width() / 2
    area = pygame.Rect(round(middle - side / 2), 0, round(side), without.get_height())
    same = [picture.subsurface(area).convert(32) for picture in (without, values)]
    assert pygame.image.tobytes(same[0], "RGBA") == pygame.image.tobytes(same[1], "RGBA")
    assert pygame.image.tobytes(without, "RGBA") != pygame.image.tobytes(values, "RGBA")
