"""The change of scene: what the next one needs is painted while the picture before it stands."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from game.files.exits import collect, trim
from game.scenes.base.screen import Screen

PIXEL = 25e-9
"""Seconds that a pixel of a large picture takes to paint: the sky of Big*Bang, measured."""


class CrossFade:
    """Paints the spots of a scene slice by slice, so that no frame has to paint them all."""

    def __init__(self, scene: Screen, surface: pygame.Surface, *, alone: bool) -> None:
        """``alone``: no scene lies beneath it any more; what only those showed is let go of.

        ``surface``: what it will be drawn on.
        """
        self._renderer = renderer = scene.viewport.renderer
        shown = [spot for spot in scene.placed if not spot.art.unseen]
        if alone:
            renderer.keep(shown)
        self._chores: list[Callable[[], None]] = [lambda: scene.warm(surface)]
        """A frame each; the last comes first. Scenes that are gone wait for the collector, with
        whole pictures of theirs."""
        if alone:
            self._chores += [trim, collect]
        self._fallen = False
        self._new = [s for s in shown if not renderer.knows(s.art, s.w, s.h, s.label)]

    def painted(self, seconds: float) -> bool:
        """Paint for about so long; return True if nothing is left to paint."""
        if not self._fallen:
            self._fallen = True  # this frame has laid out the scene: that is enough for one
            return False
        if len(self._chores) > 1:
            self._chores.pop()()
            return False
        end, renderer = time.perf_counter() + seconds, self._renderer
        while self._new:
            spot = self._new[-1]
            if renderer.paint_part(spot.art, spot.w, spot.h, spot.label):
                self._new.pop()
            needed = renderer.px(self._new[-1].w) * renderer.px(self._new[-1].h) if self._new else 0
            if time.perf_counter() + needed * PIXEL > end:
                break  # a large one has a frame to itself
        if self._new:
            return False
        if self._chores:
            self._chores.pop()()
            return False
        return True
