"""Effects: they show, they end, they are cheap, and they dazzle no player."""

from __future__ import annotations

import time
from itertools import pairwise

import numpy as np
import pygame
import pytest

from game.art import effects, pieces
from game.art.ink.palette import GROUND
from game.art.ink.renderer import Renderer
from game.tables.pictures import Die
from tests.art.conftest import MakeEasel
from tests.art.pixels import Array, bounds, changed

SHOWS = sorted(effects.KINDS)
SIZE = (560, 400)
"""A piece of the stage, to look at quickly."""
AT, TO = (240, 200), (300, 200)


def _frame(renderer: Renderer, kind: str, t: float, value: int = 4) -> pygame.Surface:
    sheet = pygame.Surface(SIZE)
    sheet.fill(GROUND)
    effects.draw(sheet, renderer, kind, t, AT, TO, value)
    return sheet


def _shown(renderer: Renderer, kind: str, t: float) -> Array:
    plain = pygame.Surface(SIZE)
    plain.fill(GROUND)
    return changed(plain, _frame(renderer, kind, t), 20)


@pytest.mark.parametrize("kind", SHOWS)
def test_an_effect_shows_and_moves(renderer: Renderer, kind: str) -> None:
    # The light of an annihilation is soon beyond this piece of the stage.
    first, second = (0.13, 0.2) if kind == "annihilate" else (0.2, 0.6)
    early, late = _shown(renderer, kind, first), _shown(renderer, kind, second)
    assert early.sum() > 30
    assert late.sum() > 30
    assert (early != late).sum() > 30


@pytest.mark.parametrize("kind", [kind for kind in SHOWS if kind != "roll"])
def test_an_effect_is_gone_in_the_end(renderer: Renderer, kind: str) -> None:
    assert not _shown(renderer, kind, 1.0).any()


def test_an_unknown_effect_is_loud(renderer: Renderer) -> None:
    with pytest.raises(AssertionError, match="no effect 'boom'"):
        _frame(renderer, "boom", 0.5)


@pytest.mark.parametrize("kind", SHOWS)
def test_no_flash_is_large_and_none_comes_twice(renderer: Renderer, kind: str) -> None:
    """At most one flash, of less than a hundredth of the screen (WCAG allows a quarter)."""
    bright = []
    for k in range(31):
        pixels = pygame.surfarray.array3d(_frame(renderer, kind, k / 30)).min(axis=2)
        bright.append(int((pixels > 200).sum()) / (1280 * 720))
    if kind != "roll":  # a white die is no flash: it stays
        assert max(bright) < 0.01
    lit = [share > 0.002 for share in bright]
    assert sum(1 for before, now in pairwise(lit) if now and not before) <= 1


def test_two_photons_leave_back_to_back(renderer: Renderer) -> None:
    left, top, right, bottom = bounds(_shown(renderer, "annihilate", 0.2))
    assert (left + right) / 2 == pytest.approx(TO[0], abs=3)
    assert (top + bottom) / 2 == pytest.approx(TO[1], abs=3)
    assert bottom - top > 200, "across the line on which the two met"


def test_points_rise_where_they_arose_and_end_at_their_score(renderer: Renderer) -> None:
    plain = pygame.Surface(SIZE)
    places = []
    for t in (0.0, 0.3, 1.0):
        sheet = plain.copy()
        pieces.points(sheet, renderer, t, AT, (500, 60), 3)
        left, top, right, bottom = bounds(changed(plain, sheet, 20))
        places.append(((left + right) / 2, (top + bottom) / 2))
    assert places[0] == pytest.approx(AT, abs=4)
    assert places[1][0] == pytest.approx(AT[0], abs=4)
    assert places[1][1] < AT[1] - 15
    assert places[2] == pytest.approx((500, 60), abs=4)


@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_settles_on_its_face(renderer: Renderer, value: int) -> None:
    settled = _frame(renderer, "roll", 1.0, value)
    expected = pygame.Surface(SIZE)
    expected.fill(GROUND)
    face = renderer.paint(Die(value), effects.DIE, effects.DIE)
    expected.blit(face, face.get_rect(center=AT))
    assert changed(settled, expected, 60).mean() < 0.002


@pytest.mark.slow
@pytest.mark.parametrize("kind", SHOWS)
def test_an_effect_costs_less_than_two_milliseconds_a_frame(
    make_easel: MakeEasel, kind: str
) -> None:
    renderer = make_easel(1.5)
    sheet = pygame.Surface((1920, 1080))
    times = []
    for k in range(2 * 60):
        start = time.process_time()
        effects.draw(sheet, renderer, kind, k % 60 / 59, (700, 500), (960, 540), 4)
        times.append(time.process_time() - start)
    assert float(np.median(times)) < 0.002
