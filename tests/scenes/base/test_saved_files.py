"""Pages that save files lead to their folder and to the printer, on a desktop alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.files.desktop import Desktop
from game.kiosk.policy import Policy, completed
from game.match.match import new_match
from game.scenes.base.dialog import Dialog
from game.scenes.base.saved_files import OPEN, PRINT, SavingScreen
from game.scenes.handouts.scene import HandoutsScene
from game.scenes.menu.about import FOLDER, AboutScene
from game.scenes.results.take_home import SheetScene
from game.services import Machine, Services
from game.tables.pictures import Button
from game.window import open_window
from tests.layout import faults
from tests.pilot import Pilot


class Noted(Desktop):
    """A desktop that notes down what it is asked for."""

    opens = prints = True

    def __init__(self, ours: Path, *, works: bool = True) -> None:
        super().__init__(ours)
        self.asked: list[str] = []
        self._works = works

    def open_folder(self, folder: Path) -> bool:
        """Note it down."""
        self.asked.append(folder.name)
        return self._works

    def print_files(self, files: object) -> bool:
        """Note them down."""
        assert isinstance(files, tuple)
        self.asked += [file.name for file in files]
        return self._works

    def failed(self) -> bool:
        """Never later."""
        return False


def pilot_of(services: Services, scene: SavingScreen | AboutScene, size: str = "wide") -> Pilot:
    window = {"wide": (1280, 720), "tall": (720, 1280)}[size]
    return Pilot(App(services, open_window(window, full_screen=False), scene))


def lit(scene: SavingScreen) -> list[str]:
    """Ids of the lit buttons of a page."""
    arts = {spot.id: spot.art for spot in scene.placed}
    return [name for name, art in arts.items() if isinstance(art, Button) and art.kind == "primary"]


def page(services: Services) -> SheetScene:
    return SheetScene(services, new_match("bigebang", ["human", "human"], {}, "seven"))


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_a_page_to_take_home_is_shown_and_printed(services: Services, size: str) -> None:
    desktop = Noted(services.folder)
    services.machine = Machine(desktop=desktop)
    pilot = pilot_of(services, scene := page(services), size)
    assert scene.find(OPEN) is None
    pilot.tap("save")
    folder_of_tests = str(services.folder)  # longer than that of a person
    assert not [fault for fault in faults(pilot.app) if folder_of_tests not in fault]
    pilot.tap(OPEN)
    pilot.tap(PRINT)
    folder, paper = desktop.asked
    assert folder == "sheets"
    assert paper.endswith(".pdf")
    assert scene.line.key == "saved-printing"


def test_what_cannot_be_opened_is_named_with_its_folder(services: Services) -> None:
    services.machine = Machine(desktop=Noted(services.folder, works=False))
    pilot = pilot_of(services, scene := page(services))
    pilot.tap("save")
    pilot.tap(OPEN)
    assert scene.line.key == "saved-refused"
    assert dict(scene.line.args)["folder"] == str(services.folder / "sheets")


def test_many_papers_are_printed_after_a_question(services: Services) -> None:
    desktop = Noted(services.folder)
    services.machine = Machine(desktop=desktop)
    pilot = pilot_of(services, scene := HandoutsScene(services))
    files = [services.folder / f"{name}.pdf" for name in "abcd"]
    assert lit(scene) == ["save:a4"]
    scene.keep(files, scene.line)
    scene.layout()
    assert lit(scene) == [OPEN], "the next step"
    pilot.tap(PRINT)
    assert isinstance(pilot.top, Dialog)
    pilot.tap("not now")
    assert desktop.asked == []
    pilot.tap(PRINT)
    pilot.tap(PRINT)
    assert desktop.asked == [file.name for file in files]


def test_without_a_desktop_there_is_no_way_to_it(services: Services) -> None:
    pilot = pilot_of(services, scene := page(services))
    pilot.tap("save")
    assert scene.saved
    assert scene.find(OPEN) is None
    assert scene.find(PRINT) is None


def test_no_visitor_of_a_kiosk_opens_a_folder(services: Services) -> None:
    services.machine = Machine(desktop=Noted(services.folder))
    services.attend(completed(Policy()))
    pilot = pilot_of(services, scene := page(services))
    scene.keep([services.folder / "a.pdf"], scene.line)
    scene.layout()
    assert scene.find(OPEN) is None
    about = AboutScene(services)
    pilot.app.push(about)
    assert about.find(FOLDER) is None


def test_the_page_about_leads_to_the_folder_of_screenshots(services: Services) -> None:
    desktop = Noted(services.folder)
    services.machine = Machine(desktop=desktop)
    pilot = pilot_of(services, AboutScene(services))
    pilot.tap(FOLDER)
    assert desktop.asked == [services.folder.name]
    assert isinstance(pilot.top, AboutScene)
