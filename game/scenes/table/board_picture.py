"""The board of a table as a picture on another page: smaller, with marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

from game.art.ink import surfaces
from game.core.contract import Seat
from game.match.match import Match
from game.scenes.table.model import Seated
from game.scenes.table.tabletop import Tabletop
from game.services import Services
from game.tables.sheet import WIDE
from game.tables.table import Spot
from game.ui.paint import paint_marks, paint_spot
from game.ui.viewport import Viewport, make_stage


class BoardPicture:
    """Paints the board of a match as a seat sees it."""

    def __init__(self, services: Services, match: Match) -> None:
        self._services = services
        self.tabletop = Tabletop(services, match)
        self._board: Viewport

    def set(self, viewport: Viewport) -> None:
        """A new stage of the page: a wide one shows the board of a wide table."""
        self._board = viewport
        if not viewport.sheet.tall and viewport.sheet != WIDE:
            contrast = self._services.settings.high_contrast
            self._board = make_stage(
                viewport.size, viewport.text, viewport.renderer.text_scale, contrast
            )
        self.tabletop.lie_on(self._board.sheet)

    @property
    def natural(self) -> tuple[float, float]:
        """Width and height, in units of the table."""
        left, top, right, bottom = self._board.sheet.board
        # The wide sheet has as much free right of its board and below it as left and above.
        wide = not self._board.sheet.tall
        return (right, bottom) if wide else (right - left, bottom - top)

    def spots(self, seat: Seat, view: Any) -> list[Spot]:
        """The pieces as this seat sees them."""
        self.tabletop.send(Seated(seat))
        return sorted(self.tabletop.board(view), key=lambda spot: spot.z)

    def touched(self, seat: Seat, view: Any, spots: Sequence[Spot], move: Any) -> list[Spot]:
        """The spots that make a move; some places lie there only while a piece is picked."""
        table = self.tabletop.table
        clicks = table.clicks(view, move)
        lying = {spot.id: spot for spot in spots}
        for count in range(1, len(clicks)):
            for spot in table.aids(view, seat, clicks[:count], [move]):
                lying.setdefault(spot.id, spot)
        return [lying[one] for one in clicks if one in lying]

    def painted(
        self,
        surface: pygame.Surface,
        ground: Callable[[pygame.Surface], None],
        spots: Iterable[Spot],
        marks: Iterable[tuple[Spot, str]],
        size: tuple[int, int],
    ) -> pygame.Surface:
        """The picture of ``size`` in pixels, on a ground; marked spots are painted over it."""
        sheet, viewport = surface.copy(), self._board
        ground(sheet)
        lying = list(spots)
        for spot in lying:
            paint_spot(sheet, viewport, spot)
        for spot, state in marks:
            if spot not in lying:
                paint_spot(sheet, viewport, spot)
            paint_marks(sheet, viewport, [(spot, state)])
        left, top, *_ = viewport.sheet.board
        w, h = (round(side * viewport.scale) for side in self.natural)
        area = pygame.Rect(viewport.pixel(left, top), (w, h))
        return surfaces.smooth(sheet.subsurface(area.clip(sheet.get_rect())), size)
