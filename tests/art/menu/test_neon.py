"""The lights of the title: where the particle runs, how PLAY breathes, how cabinets move."""

from __future__ import annotations

import pygame
import pytest

from game.art.ink.palette import GROUND
from game.art.ink.renderer import Renderer
from game.art.menu.title import BREATHS, CabinetPicture, between, breath, particle
from game.tables.pictures import Button
from game.tables.table import Spot
from tests.art.pixels import bounds, changed

SIGN = (790.0, 153.0)
CORNER = (40, 30)


def middle(renderer: Renderer, t: float) -> tuple[float, float]:
    """The place of the light at this time."""
    plain = pygame.Surface((880, 220))
    plain.fill(GROUND)
    lit = plain.copy()
    particle(lit, renderer, CORNER, SIGN, t)
    left, top, right, bottom = bounds(changed(plain, lit, 120))
    return (left + right) / 2, (top + bottom) / 2


def test_the_particle_runs_under_the_word_and_winds_up_behind_it(renderer: Renderer) -> None:
    ways = [middle(renderer, t) for t in (0.15, 0.3, 0.45)]
    assert [x for x, _ in ways] == sorted(x for x, _ in ways)
    assert all(y > CORNER[1] + 0.7 * SIGN[1] for _, y in ways)
    x, y = middle(renderer, 0.97)
    assert x > CORNER[0] + 0.9 * SIGN[0]
    assert y < CORNER[1] + 0.8 * SIGN[1], "it curls up"


def test_it_slows_down_as_it_loses_energy(renderer: Renderer) -> None:
    early = middle(renderer, 0.2)[0] - middle(renderer, 0.1)[0]
    late = middle(renderer, 0.6)[0] - middle(renderer, 0.5)[0]
    assert late < 0.9 * early


def test_play_breathes_out_to_nothing(renderer: Renderer) -> None:
    button = Spot("play", Button("primary"), 0, 0, 226, 78)

    def strength(step: int) -> int:
        alpha: int = pygame.surfarray.array_alpha(breath(renderer, button, step)).sum(dtype=int)
        return alpha

    steps = [strength(step) for step in range(BREATHS)]
    assert steps[0] == 0
    assert steps == sorted(steps)
    assert steps[-1] > 0


@pytest.mark.parametrize(("share", "x", "h"), [(0.0, 100, 410), (0.5, 150, 453), (1.0, 200, 496)])
def test_a_cabinet_goes_from_where_it_was_to_where_it_will_be(
    share: float, x: float, h: float
) -> None:
    old = Spot("cabinet-a", CabinetPicture("a"), 100, 460, 222, 410)
    way = between(
        old, Spot("cabinet-a", CabinetPicture("a", chosen=True), 200, 417, 290, 496), share
    )
    assert (way.x, way.h) == (x, h)
