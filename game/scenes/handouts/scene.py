"""For Monday: one page from which a teacher saves all papers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import MIDDLE, button, heading, legible, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import AIR, EDGE, ROW, foot
from game.scenes.handouts.printing import POINTS
from game.scenes.handouts.writing import papers, write_papers
from game.tables.pictures import Button, Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

FOLDER = "handouts"
"""In the data folder; a folder in it for each language."""
NAME = 110.0
"""Height of the page's name, on an upright one."""


class HandoutsScene(Screen):
    """What there is, a button for each size of paper, and how far the saving is."""

    upright = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.focused = "save:a4"
        self.line: Phrase = say("handout-say")
        self._work: Iterator[Path] | None = None
        """One paper a frame."""
        self._saved: list[Path] = []

    @property
    def folder(self) -> Path:
        """Where they go."""
        return self.arcade.folder / FOLDER / self.arcade.text.language

    def spots(self) -> Sequence[Spot]:
        """The heading, the line, the buttons."""
        sheet = self.stage.sheet
        return _upright(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        busy = self._work is not None
        sizes = [
            button(
                f"save:{name}",
                say(f"handout-{name}"),
                MIDDLE + 230 * (2 * i - 1),
                470,
                430,
                84,
                Button("outline" if i else "primary", "save"),
            )._replace(dim=busy)
            for i, name in enumerate(POINTS)
        ]
        return [
            heading(say("handout-title"), 110),
            words("line", self.line, MIDDLE, 280, 1040, 200, Label("text", 24)),
            *sizes,
            button("back", say("back"), MIDDLE, 610, 300, 72, Button("ghost", "back")),
        ]

    def chosen(self, spot: Spot) -> Transition:
        """Begin to save, or back."""
        what, _, name = spot.id.partition(":")
        if what == "back":
            return Pop()
        if self._work is None:
            self._saved = []
            self._work = write_papers(self.stage.easel, self.folder, name)
        return None

    def update(self, dt: float) -> Transition:
        """One more paper."""
        if self._work is None:
            return super().update(dt)
        try:
            path = next(self._work, None)
        except OSError as error:
            self._work = None
            self.line = say("handout-not-kept", why=error.strerror or type(error).__name__)
        else:
            self._count(path)
        self.lay()
        return None

    def _count(self, path: Path | None) -> None:
        """One more is saved; None: all are."""
        if path is not None:
            self._saved.append(path)
            self.line = say("handout-busy", n=len(self._saved), all=len(papers()))
            return
        self._work = None
        kept = say("handout-kept", all=len(self._saved), folder=str(self.folder))
        self.line = self.arcade.machine.hand_over(self._saved) or kept


def _upright(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """The line, and the buttons below each other."""
    spot = {each.id: each for each in wide}
    ways = [[each] for each in wide if each.id.startswith("save:")]
    x, across, top = sheet.w / 2, sheet.w - 2 * EDGE, EDGE + NAME
    bottom = sheet.h - EDGE - ROW * (len(ways) + 1)
    spots = [
        spot["heading"]._replace(x=x, y=EDGE + NAME / 2, w=across, h=NAME - AIR),
        spot["line"]._replace(x=x, y=(top + bottom) / 2, w=across, h=bottom - top - AIR),
    ]
    return [*legible(spots), *foot([*ways, [spot["back"]]], sheet)]
