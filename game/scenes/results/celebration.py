"""The show behind the words of a result: light for a win, and for a defeat."""

from __future__ import annotations

import pygame

from game.art import effects
from game.scenes.base.impact import BLUR
from game.scenes.base.screen import Screen
from game.tables.table import Effect
from game.ui.motion import SHOW, Show

HEADLINE = "headline"
"""Id of the spot around which the show is."""
FRAME = "frame"
"""Id of the spot on which it is: no words and no numbers are painted before that one."""
CALM = 150
"""Of 255: how much of the calm frame lies over the show, so that letters are read at a glance."""


def shows_for(won: bool | None, pace: float) -> list[Show]:
    """The effects of a result; none without a winner, or where nothing moves.

    ``won``: whether a person did. ``pace``: of all that moves.
    """
    if won is None or pace >= BLUR:
        return []
    kinds = (("shower", 0.0), ("shower", -0.35)) if won else (("spiral", 0.0),)
    return [Show(Effect(kind, HEADLINE), SHOW[kind], t) for kind, t in kinds]


def pass_time(shows: list[Show], dt: float) -> list[Show]:
    """The effects that go on after ``dt`` seconds."""
    for show in shows:
        show.pass_time(dt)
    return [show for show in shows if show.t < 1]


def draw(surface: pygame.Surface, screen: Screen, shows: list[Show]) -> None:
    """Paint what goes on around the headline of a page, faintly where words stand: on its frame."""
    head, frame = screen.find(HEADLINE), screen.find(FRAME)
    if head is None or frame is None or not shows:
        return
    page = screen.viewport.rect(frame).clip(surface.get_rect())
    calm = surface.subsurface(page).copy()
    for number, show in enumerate(shows):
        if show.t >= 0:
            side = (-0.25, 0.25)[number % 2] * (len(shows) > 1)
            at = screen.viewport.pixel(head.x + side * screen.viewport.sheet.w, head.y)
            effects.draw(surface, screen.viewport.renderer, show.effect.kind, show.t, at, at)
    calm.set_alpha(CALM)
    surface.blit(calm, page)
