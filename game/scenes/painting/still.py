"""One picture of all that rests, painted again only where something has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.scenes.base.screen import Screen
from game.tables.table import Spot
from game.ui.motion import Motion
from game.ui.paint import area_of, paint_spot
from game.ui.stage import Stage

MUCH = 0.5
"""Share of the picture from which on all of it is painted again."""


def changes(stage: Stage, before: Sequence[Spot], now: Sequence[Spot]) -> list[pygame.Rect] | None:
    """Where two tables at rest look different, in pixels; None: another order, or everywhere."""
    old, new = ({spot.id: spot for spot in spots} for spots in (before, now))
    same = {name for name, spot in new.items() if old.get(name) == spot}
    if [spot.id for spot in before if spot.id in same] != [s.id for s in now if s.id in same]:
        return None
    areas = [area_of(stage, spot) for spot in (*before, *now) if spot.id not in same]
    apart: list[pygame.Rect] = []
    for area in areas:
        while (at := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(at))  # noqa: PLW2901 - grows until it stands alone
        apart.append(area)
    room = stage.size[0] * stage.size[1] * MUCH
    return apart if sum(area.w * area.h for area in apart) < room else None


class Still:
    """The picture of what rests on a screen, and of the ground and boards behind it."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._picture: pygame.Surface | None = None
        self._version: int | None = None
        """What is on it, as the motion counts; None: nothing that is of use."""
        self._on: Sequence[Spot] = ()
        """The spots on it, those behind included."""
        self._back: pygame.Surface | None = None
        self._stage: Stage | None = None
        """Where it was painted."""
        self._behind: Sequence[Spot] = ()
        """The spots on that."""

    def forget(self) -> None:
        """All of it is painted anew."""
        self._version = None

    def of(
        self,
        surface: pygame.Surface,
        motion: Motion,
        clips: Callable[[pygame.Surface, Spot], bool] | None,
    ) -> pygame.Surface:
        """What rests, to be blitted onto the surface.

        ``clips``: lets a surface take only what is seen of a spot; None: everything is seen whole.
        """
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture, self._version = pygame.Surface(surface.get_size(), 0, surface), None
        if self._version != motion.version:
            backdrop = self.backdrop(surface, motion)
            areas = None
            if clips is None and self._version is not None:
                areas = changes(self._screen.stage, self._on, motion.resting)
            resting = [spot for spot in motion.resting if spot.z > 0]
            if areas is None:
                self._paint(backdrop, resting, clips)
            else:
                self._mend(backdrop, resting, areas)
            self._version, self._on = motion.version, motion.resting
        return self._picture

    def _paint(
        self,
        backdrop: pygame.Surface,
        spots: Sequence[Spot],
        clips: Callable[[pygame.Surface, Spot], bool] | None,
    ) -> None:
        assert self._picture is not None
        self._picture.blit(backdrop, (0, 0))
        for spot in spots:
            if clips is None or clips(self._picture, spot):
                paint_spot(self._picture, self._screen.stage, spot)
        self._picture.set_clip(None)

    def _mend(
        self, backdrop: pygame.Surface, spots: Sequence[Spot], areas: Sequence[pygame.Rect]
    ) -> None:
        """Paint these areas again: what lies behind, and all spots that reach there."""
        assert self._picture is not None
        self._paint_areas(self._picture, spots, areas, lambda on: on.blit(backdrop, (0, 0)))

    def backdrop(self, surface: pygame.Surface, motion: Motion) -> pygame.Surface:
        """The ground with boards and sheets on it (z up to 0), painted again where they changed."""
        behind = [spot for spot in motion.resting if spot.z <= 0]
        areas = None
        if self._back is None or self._back.get_size() != surface.get_size():
            self._back = pygame.Surface(surface.get_size(), 0, surface)
        elif self._stage is self._screen.stage:
            areas = changes(self._screen.stage, self._behind, behind)
        if areas is None:
            areas = [self._back.get_rect()]
        self._paint_areas(self._back, behind, areas, self._screen.ground)
        self._stage, self._behind = self._screen.stage, behind
        return self._back

    def _paint_areas(
        self,
        sheet: pygame.Surface,
        spots: Sequence[Spot],
        areas: Sequence[pygame.Rect],
        below: Callable[[pygame.Surface], object],
    ) -> None:
        """Paint what is ``below`` in these areas of a sheet, and over it what reaches there."""
        stage = self._screen.stage
        reach = [(area_of(stage, spot), spot) for spot in spots] if areas else []
        for area in areas:
            sheet.set_clip(area)
            below(sheet)
            for theirs, spot in reach:
                if theirs.colliderect(area):
                    paint_spot(sheet, stage, spot)
        sheet.set_clip(None)
