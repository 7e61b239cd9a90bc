"""The page to take home, on the screen; at home it can be saved as PNG and PDF."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pygame

from game.arcade import Arcade
from game.art.menu import take_home_painter as paper
from game.cabinets import CABINETS
from game.core.access import Access
from game.core.phrase import Phrase, say
from game.files.atomic_files import write_whole
from game.match.match import Match
from game.progress.take_home import page_of, pdf
from game.scenes.base.menu_widgets import button, heading, legible, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import (
    EDGE,
    ROW,
    Room,
    below_name,
    by_id,
    foot,
    full_width,
    page_name,
    worded,
)
from game.scenes.table.table import TableScene
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.paint import paint_spot
from game.ui.stage import Stage, make_stage

FOLDER = "sheets"
WIDE_ROOM = Room(304, 15, 560, 690)
"""Where the page is shown beside the words."""
LINE = 150.0
"""Height of the sentence on an upright page."""
TABLE = (1280, 720)
"""Pixels of the table's picture."""


class SheetScene(Screen):
    """The page left, what to do with it right."""

    upright = True

    def __init__(self, arcade: Arcade, match: Match) -> None:
        super().__init__(arcade)
        self.match = match
        coded = bool(CABINETS[match.id].address)
        self.line: Phrase = say("sheet-photo") if coded else say("sheet-photo-page")
        self.focused = "done"
        self.page: pygame.Surface | None = None

    def set(self, stage: Stage) -> None:
        """Lay out, and paint the page in the words of this stage."""
        super().set(stage)
        easel = paper.easel_for(stage.easel)
        self.page = paper.paint(easel, page_of(self.match), self._table())

    def _table(self) -> pygame.Surface:
        """The finished table as it lies before the first person."""
        stage = make_stage(TABLE, self.arcade.text, 1.0, False)
        picture = pygame.Surface(TABLE)
        scene = TableScene(self.arcade, self.match, {})
        scene.stage = stage
        scene.ground(picture)
        for spot in sorted(scene.board(scene.view()), key=lambda spot: spot.z):
            paint_spot(picture, stage, spot)
        # The rail and the line below are no part of the game.
        return picture.subsurface((0, 0, 1210, 681)).copy()

    def spots(self) -> Sequence[Spot]:
        """A heading, a sentence, two buttons; on a tall sheet below the page."""
        wide = [
            heading(say("sheet-title"), 120, x=930, w=560),
            words("line", self.line, 930, 290, 560, 200, Label("text", 24)),
            button("save", say("sheet-save"), 930, 470, 460, 84, Button("outline", "save")).only(
                Access.STAFF
            ),
            button("done", say("done"), 930, 600, 460, 84, Button("primary", "check")),
        ]
        sheet = self.stage.sheet
        if not sheet.tall:
            return wide
        there = by_id(spot for spot in wide if not self.arcade.closed(spot.access))
        line = full_width(there["line"], sheet.h - EDGE - ROW - LINE, LINE, sheet)
        ways = [worded(there[id_]) for id_ in ("save", "done") if id_ in there]
        return legible([page_name(there["heading"], sheet), line, *foot([ways], sheet)])

    def chosen(self, spot: Spot) -> Transition:
        """Save, or back."""
        if spot.id != "save":
            return Pop()
        self._save()
        self.lay()
        return None

    def _save(self) -> None:
        assert self.page is not None
        name = f"{self.match.id}-{self.match.session.digest()}"
        folder = self.arcade.folder / FOLDER
        png = io.BytesIO()
        pygame.image.save(self.page, png, "sheet.png")
        rgb = pygame.image.tobytes(self.page, "RGB")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / f"{name}.png", png.getvalue())
            write_whole(folder / f"{name}.pdf", pdf(self.page.get_size(), [rgb]))
        except OSError as error:
            self.line = say("sheet-not-kept", why=error.strerror or type(error).__name__)
            return
        files = [folder / f"{name}.{kind}" for kind in ("png", "pdf")]
        kept = say("sheet-kept", file=str(files[0]))
        self.line = self.arcade.machine.hand_over(files) or kept

    def draw(self, surface: pygame.Surface) -> None:
        """The page as large as it fits, and the buttons."""
        super().draw(surface)
        assert self.page is not None
        room = self._room()
        w, h = self.page.get_size()
        scale = self.stage.scale * min(room.h / h, room.w / w)
        picture = pygame.transform.smoothscale(self.page, (round(w * scale), round(h * scale)))
        x, y = self.stage.pixel(room.x, room.top + room.h / 2)
        surface.blit(picture, picture.get_rect(center=(x, y)))

    def _room(self) -> Room:
        """Where the page is shown."""
        sheet = self.stage.sheet
        if not sheet.tall:
            return WIDE_ROOM
        room = below_name(sheet)
        return room._replace(h=room.h - LINE)
