"""Screen that saves files for a person, and then leads to their folder and to the printer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from game.core.access import Access
from game.core.phrase import Phrase, say
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Push, Transition
from game.scenes.base.screen import Screen
from game.tables.table import Spot
from game.ui.layout import Leaf
from game.ui.parts import Kind, button

OPEN, PRINT = "saved:open", "saved:print"
FEW = 3
"""So many files are printed without a question."""


class SavingScreen(Screen):
    """Base of the screens that save papers, tables and pictures on a desktop."""

    line: Phrase | None
    """The sentence of the page."""
    saved: Sequence[Path] = ()
    """The files that were saved last, all of one folder."""

    def keep(self, files: Sequence[Path], words: Phrase) -> None:
        """Say that these files were saved: by the platform, or in these words."""
        self.saved = tuple(files)
        self.line = self.services.machine.hand_over(files) or words

    @property
    def open_to_staff(self) -> bool:
        """True where what is for the staff of a kiosk alone may be reached."""
        return not self.services.closed(Access.STAFF)

    @property
    def printed(self) -> Sequence[Path]:
        """The files that *Print* prints."""
        return self.saved

    def saved_ways(self, kind: Kind = "outline") -> list[Leaf]:
        """*Open the folder*, of this kind, and *Print*, once something was saved on a desktop."""
        desktop = self.services.machine.desktop
        if desktop is None or not self.saved:
            return []
        ways = []
        if desktop.opens:
            ways.append(button(OPEN, say("saved-open"), kind, "folder"))
        if desktop.prints:
            ways.append(button(PRINT, say("saved-print"), "outline", "print"))
        return [replace(way, spot=way.spot.only(Access.STAFF)) for way in ways]

    def _choose(self, spot: Spot) -> Transition:
        if spot.id not in (OPEN, PRINT):
            return super()._choose(spot)
        self.services.sound.play("press")
        if spot.id == OPEN:
            self._open_folder()
        elif len(self.printed) > FEW:
            many = len(self.printed)
            answers = {"not now": say("saved-not-now"), PRINT: say("saved-print-all", n=many)}
            title = say("saved-sure", n=many)
            return Push(Dialog(self.services, title, None, answers))
        else:
            self._print()
        self.layout()
        return None

    def resume(self, result: object) -> Transition:
        """Back from the question whether to print so many."""
        if result == PRINT:
            self._print()
        return super().resume(result)

    def update(self, dt: float) -> Transition:
        """Say it when the file manager or the printer refuses."""
        desktop = self.services.machine.desktop
        if desktop is not None and self.saved and desktop.failed():
            self._refused()
            self.layout()
        return super().update(dt)

    def _open_folder(self) -> None:
        desktop, folder = self.services.machine.desktop, self.saved[0].parent
        if desktop is None or not desktop.open_folder(folder):
            self._refused()

    def _print(self) -> None:
        desktop = self.services.machine.desktop
        if desktop is None or not desktop.print_files(self.printed):
            self._refused()
            return
        self.line = say("saved-printing", n=len(self.printed))

    def _refused(self) -> None:
        self.line = say("saved-refused", folder=str(self.saved[0].parent))
