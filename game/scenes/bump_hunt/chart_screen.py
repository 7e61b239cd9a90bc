"""A screen with histograms, which are painted anew in each frame in which they change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from math import floor, log10
from typing import Final

import pygame

from game.art import mass_histogram
from game.art.mass_histogram import HistogramChart
from game.collisions.data import BadData, Collisions, collisions
from game.collisions.windows import Window
from game.core.phrase import Phrase, figure, say
from game.files.exits import trim
from game.progress.hunt_notebook import DAY_WINDOW, day_wall
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Nothing
from game.tables.table import Spot
from game.ui.layout import Leaf
from game.ui.sizes import CHART
from game.ui.viewport import Viewport

FEW: Final = 10
"""Bricks from which the wall of a day is shown: one visitor lays about eight."""
STEPS: Final = 6
"""Steps of an axis at most."""


class HuntScreen(Screen):
    """Base of the pages that let go of their pictures, which are painted again in 40 ms."""

    upright = fluid = True
    _tidy = False
    """True once the memory of drafts, from which pictures are made, was given back."""

    def set(self, viewport: Viewport) -> None:
        """Lay out for this stage, and note the pictures of the pages beneath."""
        if not hasattr(self, "viewport") or viewport.renderer is not self.viewport.renderer:
            self._beneath = viewport.renderer.held()
        super().set(viewport)

    def let_go(self) -> None:
        """Let go of all pictures of this page and of those above it."""
        self.viewport.renderer.let_go(but=self._beneath)
        self._tidy = False

    def draw(self, surface: pygame.Surface) -> None:
        """The page; the first time, its pictures are painted too."""
        super().draw(surface)
        if not self._tidy:
            self._tidy = True
            trim()


class ChartScreen(HuntScreen):
    """Base: override `charts`."""

    def charts(self) -> Mapping[str, HistogramChart]:
        """The histograms by the ids of their places."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface) -> None:
        """The page, then its histograms."""
        super().draw(surface)
        paint(surface, self, self.charts())

    def ticks(self, window: Window) -> list[tuple[float, str]]:
        """Round values in a window, the last one with its unit."""
        return axis(self.services.text.say, window)


def place(id_: str, natural: tuple[float, float] = CHART, grow: float = 1.0) -> Leaf:
    """The place of a histogram."""
    return Leaf(Spot(id_, Nothing(), 0, 0, 0, 0, 2), natural=natural, stretch=True, grow=grow)


def paint(surface: pygame.Surface, screen: Screen, charts: Mapping[str, HistogramChart]) -> None:
    """Paint histograms at their places on a screen."""
    for name, chart in charts.items():
        spot = screen.find(name)
        if spot is not None:
            viewport = screen.viewport
            mass_histogram.draw(surface, viewport.rect(spot), viewport.renderer, chart)


def day_chart(services: Services) -> HistogramChart | None:
    """The wall of today's visitors of a kiosk; None where they have laid only a few bricks."""
    wall = day_wall(services.store, date.today())
    if sum(wall.counts) < FEW:
        return None
    window, ticks = DAY_WINDOW, axis(services.text.say, DAY_WINDOW)
    return HistogramChart(wall.counts, window.low, window.high, ticks)


def axis(translate: Callable[[Phrase], str], window: Window) -> list[tuple[float, str]]:
    """Round values in a window, the last one with its unit and the quantity."""
    step = (window.high - window.low) / STEPS
    power = 10.0 ** floor(log10(step))
    nice = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step)
    first = -(-window.low // nice)
    values = []
    while (value := round(first * nice, 6)) <= window.high + nice / 1000:
        values.append(value)
        first += 1
    words = [translate(figure(f"{value:g}")) for value in values]
    words[-1] = translate(say("hunt-axis", mass=figure(f"{values[-1]:g}")))
    return list(zip(values, words, strict=True))


def gev(mass: float, decimals: int = 1) -> Phrase:
    """A mass, an energy or a momentum with its unit."""
    return say("hunt-gev", mass=figure(f"{mass:.{decimals}f}"))


def read() -> Collisions | BadData:
    """The collisions, or why there are none."""
    try:
        return collisions()
    except BadData as error:
        return error
