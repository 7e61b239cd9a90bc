"""The page to take home, on the screen; at home it can be saved as PNG and PDF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pygame
from msgspec.structs import replace

from game.art.ink import surfaces
from game.art.menu import take_home_painter as paper
from game.core.phrase import Phrase, say
from game.files.atomic_files import SHARED, make_folder, write_whole
from game.games import DESCRIPTORS
from game.match.match import Match
from game.progress.take_home import page_of, pdf
from game.scenes.base.saved_files import SavingScreen
from game.scenes.base.scene import Pop, Transition
from game.scenes.table.tabletop import Tabletop
from game.services import Services
from game.tables.pictures import Label, Nothing
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.paint import paint_spot
from game.ui.parts import button, text, title
from game.ui.sizes import PAGE, ROW_HIGH, SHEET
from game.ui.viewport import Viewport, make_stage

FOLDER = "sheets"
PAPER = "paper"
"""Id of the place of the page."""
LINE = Label("text", 24)
TABLE = (1280, 720)
"""Pixels of the table's picture."""


class SheetScene(SavingScreen):
    """The page left, what to do with it right."""

    upright = fluid = True

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        coded = bool(DESCRIPTORS[match.id].address)
        self.line: Phrase = say("sheet-photo") if coded else say("sheet-photo-page")
        self.focused = "done"
        self.page: pygame.Surface | None = None

    def set(self, viewport: Viewport) -> None:
        """Lay out, and paint the page in the words of this stage."""
        super().set(viewport)
        renderer = paper.renderer_for(viewport.renderer)
        self.page = paper.paint(renderer, page_of(self.match), self._table())

    def _table(self) -> pygame.Surface:
        """The finished table as it lies before the first person."""
        viewport = make_stage(TABLE, self.services.text, 1.0, False)
        picture = surfaces.plain(TABLE)
        scene = Tabletop(self.services, self.match)
        scene.viewport = viewport
        scene.ground(picture)
        for spot in sorted(scene.board(scene.view()), key=lambda spot: spot.z):
            paint_spot(picture, viewport, spot)
        # The rail and the line below are no part of the game.
        return picture.subsurface((0, 0, 1210, 681)).copy()

    def view(self) -> Node:
        """The page, its name, a sentence, two buttons."""
        paper = Leaf(Spot(PAPER, Nothing(), 0, 0, 0, 0, 2), natural=SHEET, grow=1.0)
        done = button("done", say("done"), "primary", "check", grow=1.0, most_h=ROW_HIGH)
        save = button("save", say("sheet-save"), "outline", "save")
        others = [*self.saved_ways(), save] if self.open_to_staff else []
        ways = [*(replace(done, spot=way.spot) for way in others), done]
        name, line = title(say("sheet-title")), text("line", self.line, LINE)
        words = Column([name, line, Column(ways, gap=3 * GAP)], justify="spread", grow=1.0)
        return Choose(
            Row([paper, words], gap=5 * GAP, most_w=PAGE),
            Column([name, paper, line, Grid(ways, columns=2)], gap=2 * GAP),
        )

    @property
    def printed(self) -> Sequence[Path]:
        """The page once, not the picture of it as well."""
        return self.saved[-1:]

    def chosen(self, spot: Spot) -> Transition:
        """Save, or back."""
        if spot.id != "save":
            return Pop()
        self._save()
        self.layout()
        return None

    def _save(self) -> None:
        assert self.page is not None
        name = f"{self.match.id}-{self.match.session.digest()}"
        folder = self.services.folder / FOLDER
        png = io.BytesIO()
        pygame.image.save(self.page, png, "sheet.png")
        rgb = pygame.image.tobytes(self.page, "RGB")
        try:
            make_folder(folder, private=False)
            write_whole(folder / f"{name}.png", png.getvalue(), mode=SHARED)
            page = pdf(self.page.get_size(), [rgb])
            write_whole(folder / f"{name}.pdf", page, mode=SHARED)
        except OSError as error:
            self.line = say("sheet-not-kept", why=error.strerror or type(error).__name__)
            return
        files = [folder / f"{name}.{kind}" for kind in ("png", "pdf")]
        kept = say("sheet-kept", file=str(files[0]))
        self.keep(files, kept)

    def draw(self, surface: pygame.Surface) -> None:
        """The page as large as it fits, and the buttons."""
        super().draw(surface)
        assert self.page is not None
        spot = self.find(PAPER)
        assert spot is not None
        rect = self.viewport.rect(spot)
        surface.blit(surfaces.smooth(self.page, rect.size), rect)
