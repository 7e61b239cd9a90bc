"""States can be seen, told apart, and do not hide what they mark."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.art.ink import outlines
from game.art.ink.outlines import Outline
from game.art.ink.palette import GROUND, HUES, LEGAL, SELECTED, WHITE, contrast
from game.art.ink.renderer import Renderer
from game.art.ink.states import STATES, halo
from tests.art.everything import STATED, phrase
from tests.art.pixels import Array, alpha, bounds, changed, on
from tests.some import some

NAMES = [outline.__name__ for outline in STATED]


def _strongest(sheet: pygame.Surface, ground: str) -> float:
    """The best contrast that any pixel has to the ground."""
    colours = np.unique(pygame.surfarray.array3d(sheet).reshape(-1, 3), axis=0)
    return max(contrast("#" + "".join(f"{int(c):02X}" for c in row), ground) for row in colours)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("outline", STATED, ids=NAMES)
def test_every_state_of_every_outline_can_be_seen(
    renderer: Renderer, outline: Outline, state: str
) -> None:
    sample = STATED[outline]
    ring = halo(renderer, outline, sample.w, sample.h, state)
    # Where harm is done nothing calls, and among many nothing but the light: those edges have what
    # graphics need, no more (WCAG 1.4.11).
    least = 3.0 if state in ("risk", "faint") else 4.5
    assert _strongest(on(ring, GROUND), GROUND) >= least


@pytest.mark.parametrize("outline", STATED, ids=NAMES)
def test_states_differ_in_more_than_colour(renderer: Renderer, outline: Outline) -> None:
    sample = STATED[outline]
    sheet = (int(2 * sample.w) + 120, int(2 * sample.h) + 120)
    marks = {
        state: alpha(_centred(halo(renderer, outline, sample.w, sample.h, state), sheet))
        for state in STATES
    }
    for one, two in some(combinations(STATES, 2)):
        different = np.abs(marks[one] - marks[two]) > 60
        assert different.sum() > 100, (one, two)


def _centred(ring: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Pictures of different sizes as they are blitted: one middle."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(ring, ring.get_rect(center=(size[0] // 2, size[1] // 2)))
    return sheet


@pytest.mark.parametrize("outline", STATED, ids=NAMES)
def test_no_state_has_an_empty_rim(renderer: Renderer, outline: Outline) -> None:
    sample = STATED[outline]
    for state in STATES:
        ring = halo(renderer, outline, sample.w, sample.h, state)
        inked, (w, h) = ring.get_bounding_rect(), ring.get_size()
        assert 0 in (inked.left, w - inked.right), state
        assert 0 in (inked.top, h - inked.bottom), state


@pytest.mark.parametrize("ground", [GROUND, WHITE, *(hue.base for hue in HUES.values())])
def test_the_focus_is_visible_on_every_colour(renderer: Renderer, ground: str) -> None:
    ring = on(halo(renderer, outlines.card, 70, 98, "focus"), ground)
    colours = {
        tuple(int(c) for c in row)
        for row in np.unique(pygame.surfarray.array3d(ring).reshape(-1, 3), axis=0)
    }
    lit = [contrast("#" + "".join(f"{c:02X}" for c in colour), ground) for colour in colours]
    assert max(lit) >= 3.0


@pytest.mark.parametrize("state", ["legal", "selected", "hint"])
def test_the_focus_shows_together_with_any_other_state(renderer: Renderer, state: str) -> None:
    other = on(halo(renderer, outlines.card, 70, 98, state), GROUND)
    both = other.copy()
    focus = halo(renderer, outlines.card, 70, 98, "focus")
    both.blit(focus, focus.get_rect(center=both.get_rect().center))
    left, top, right, bottom = bounds(changed(other, both, 100))
    assert right - left >= 70 + 2 * 4
    assert bottom - top >= 98 + 2 * 4


@pytest.mark.parametrize("outline", STATED, ids=NAMES)
@pytest.mark.parametrize("state", ["legal", "selected", "focus", "hint", "last"])
def test_marks_leave_the_middle_of_a_piece_alone(
    renderer: Renderer, outline: Outline, state: str
) -> None:
    sample = STATED[outline]
    picture = renderer.paint(sample.art, sample.w, sample.h, phrase(sample))
    ring = halo(renderer, outline, sample.w, sample.h, state)
    plain = pygame.Surface(ring.get_size())
    plain.fill(GROUND)
    plain.blit(picture, picture.get_rect(center=plain.get_rect().center))
    marked = plain.copy()
    marked.blit(ring, (0, 0))
    middle: Array = changed(plain, marked, 24)
    w, h = ring.get_size()
    dx, dy = round(sample.w * 0.22), round(sample.h * 0.22)
    assert not middle[w // 2 - dx : w // 2 + dx, h // 2 - dy : h // 2 + dy].any()


def test_legal_is_green_and_selected_is_yellow(renderer: Renderer) -> None:
    def edge(state: str) -> tuple[int, ...]:
        ring = halo(renderer, outlines.card, 70, 98, state)
        pixel: tuple[int, ...] = tuple(
            ring.get_at((ring.get_width() // 2 - 35, ring.get_height() // 2))
        )
        return pixel[:3]

    green, yellow = edge("legal"), edge("selected")
    assert green[1] > green[0] + 40
    assert yellow[0] > yellow[2] + 40
    assert LEGAL.base != SELECTED.base


def test_an_unknown_state_is_loud(renderer: Renderer) -> None:
    with pytest.raises(AssertionError):
        halo(renderer, outlines.card, 70, 98, "sleepy")


def test_marks_are_made_once(renderer: Renderer) -> None:
    assert halo(renderer, outlines.card, 70, 98, "legal") is halo(
        renderer, outlines.card, 70, 98, "legal"
    )


@pytest.mark.parametrize("outline", STATED, ids=NAMES)
def test_what_is_aside_is_dimmer_than_what_is_asked_for(
    renderer: Renderer, outline: Outline
) -> None:
    sample = STATED[outline]
    light = {
        state: int(alpha(halo(renderer, outline, sample.w, sample.h, state)).astype(int).sum())
        for state in ("legal", "aside")
    }
    assert light["aside"] < 0.5 * light["legal"]
