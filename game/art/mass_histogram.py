"""Histograms: bricks of masses in a frame, drawn anew in every frame in which they change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.art.ink.palette import LEGAL, LEPTON, SELECTED, Theme
from game.art.ink.renderer import Renderer

LETTERS: Final = 17.0
"""Units of the numbers at the axis."""
PAD: Final = 12.0
BRICK: Final = 5.0
"""Units of height from which each event is a brick of its own."""
HEADROOM: Final = 1.12
"""Height of the frame, in heights of the highest column."""
LEAST_TOP: Final = 6
"""Events that the frame has room for at least."""


@dataclass(frozen=True, slots=True)
class HistogramChart:
    """Counts, axis and marks of a histogram."""

    counts: Sequence[int]
    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    """Values below the axis, with their words."""
    note: str = ""
    """Words in the upper right corner."""
    band: tuple[float, float] | None = None
    """A range behind the columns, with a dashed edge."""
    band_name: str = ""
    """Words at the top of that range."""
    mark: float | None = None
    """A value with a diamond above it: where nature has it."""
    curve: Sequence[float] = ()
    """Events in each bin by a fit; nan: no curve there."""
    last: int = -1
    """Bin of the brick that fell last, which is yellow; -1: none."""


def draw(
    surface: pygame.Surface, rect: pygame.Rect, renderer: Renderer, chart: HistogramChart
) -> None:
    """Paint a histogram into a rectangle of a surface."""
    theme, px = renderer.theme, renderer.px
    pygame.draw.rect(surface, theme.panel[:7], rect, border_radius=px(12))
    pygame.draw.rect(surface, theme.edge, rect, max(1, px(theme.edge_width)), px(12))
    size = _letters(renderer, rect)
    field = rect.inflate(-2 * px(PAD), 0)
    field.top += px(PAD)
    field.height = rect.bottom - field.top - round(1.7 * size)
    if field.w < 8 or field.h < 8:
        return
    _band(surface, field, chart)
    _name(surface, field, renderer, chart, size)
    _columns(surface, field, chart, px(BRICK))
    _curve(surface, field, chart, px(3))
    _mark(surface, field, chart, px(9))
    _axis(surface, field, renderer, chart, size)


def _letters(renderer: Renderer, rect: pygame.Rect) -> int:
    """Pixels of the numbers: larger with the text size, as far as the frame has room."""
    return max(8, min(renderer.px(LETTERS * renderer.text_scale), rect.h // 5))


def _x(field: pygame.Rect, chart: HistogramChart, value: float) -> int:
    return field.left + round(field.w * (value - chart.low) / (chart.high - chart.low))


def _top(chart: HistogramChart) -> float:
    return max(LEAST_TOP, HEADROOM * max(chart.counts, default=0))


def _band(surface: pygame.Surface, field: pygame.Rect, chart: HistogramChart) -> None:
    if chart.band is None:
        return
    left, right = (_x(field, chart, value) for value in chart.band)
    pygame.draw.rect(surface, SELECTED.deep, (left, field.top, right - left, field.h))
    for x in (left, right):
        for y in range(field.top, field.bottom, 12):
            pygame.draw.line(surface, SELECTED.base, (x, y), (x, min(y + 6, field.bottom)), 2)


def _name(
    surface: pygame.Surface,
    field: pygame.Rect,
    renderer: Renderer,
    chart: HistogramChart,
    size: int,
) -> None:
    """The words of the band, around its middle; they may be wider than the band."""
    if chart.band is None or not chart.band_name:
        return
    letters = renderer.letters(chart.band_name, size, SELECTED.light, bold=True)
    middle = _x(field, chart, sum(chart.band) / 2)
    ground = letters.get_rect(midtop=(middle, field.top)).inflate(size, 0).clamp(field)
    # On a ground of its own: the dashed edges of a narrow band would cross the letters.
    pygame.draw.rect(surface, SELECTED.deep, ground, border_radius=size // 4)
    surface.blit(letters, letters.get_rect(center=ground.center))


def _columns(
    surface: pygame.Surface, field: pygame.Rect, chart: HistogramChart, brick: int
) -> None:
    """A column for each bin; of few events each one is a brick."""
    top, n = _top(chart), len(chart.counts)
    high = field.h / top
    for i, count in enumerate(chart.counts):
        left = field.left + round(field.w * i / n)
        wide = max(1, field.left + round(field.w * (i + 1) / n) - left - 1)
        if not count:
            continue
        if high < brick:
            y = field.bottom - max(1, round(count * high))
            pygame.draw.rect(surface, LEPTON.base, (left, y, wide, field.bottom - y))
            pygame.draw.line(surface, LEPTON.light, (left, y), (left + wide - 1, y), 2)
            continue
        for k in range(count):
            y = field.bottom - round((k + 1) * high)
            newest = i == chart.last and k == count - 1
            ink = SELECTED.base if newest else LEPTON.base
            tall = max(2, round(high) - 1)
            pygame.draw.rect(surface, ink, (left, y, wide, tall), border_radius=2)
    pygame.draw.line(surface, LEPTON.light, field.bottomleft, field.bottomright, 1)


def _curve(surface: pygame.Surface, field: pygame.Rect, chart: HistogramChart, wide: int) -> None:
    top, n = _top(chart), len(chart.counts)
    points = [
        (field.left + field.w * (i + 0.5) / n, field.bottom - field.h * value / top)
        for i, value in enumerate(chart.curve)
        if value == value  # noqa: PLR0124  nan is not equal to itself
    ]
    if len(points) > 1:
        pygame.draw.lines(surface, "#04070F", closed=False, points=points, width=2 * wide)
        pygame.draw.lines(surface, LEGAL.base, closed=False, points=points, width=wide)


def _mark(surface: pygame.Surface, field: pygame.Rect, chart: HistogramChart, radius: int) -> None:
    if chart.mark is None:
        return
    x, y = _x(field, chart, chart.mark), field.top + radius
    pygame.draw.line(surface, LEGAL.deep, (x, y), (x, field.bottom), 2)
    corners = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    pygame.draw.polygon(surface, LEGAL.base, corners)


def _axis(
    surface: pygame.Surface,
    field: pygame.Rect,
    renderer: Renderer,
    chart: HistogramChart,
    size: int,
) -> None:
    """Numbers below the axis, as many as do not touch, the last with its unit; the note."""
    theme: Theme = renderer.theme
    taken = pygame.Rect(field.right, field.bottom, 1, 1)
    room = field.left
    for value, words in [*chart.ticks[-1:], *chart.ticks[:-1]]:
        letters = renderer.letters(words, size, theme.second)
        x, wide = _x(field, chart, value), letters.get_width()
        left = max(field.left, min(x - wide // 2, field.right - wide))
        last = (value, words) == chart.ticks[-1]
        if not last and (left < room or left + wide + size // 2 > taken.left):
            continue
        pygame.draw.line(surface, theme.second, (x, field.bottom), (x, field.bottom + 5), 2)
        surface.blit(letters, (left, field.bottom + 6))
        if last:
            taken.left = left
        else:
            room = left + wide + size // 2
    if chart.note:
        letters = renderer.letters(chart.note, size, theme.text, bold=True)
        surface.blit(letters, (field.right - letters.get_width(), field.top))
