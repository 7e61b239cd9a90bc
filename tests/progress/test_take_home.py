"""The page to take home: what stands on it, and that PNG and PDF hold it."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.art.ink.renderer import Renderer
from game.art.ink.type import words
from game.art.menu import take_home_painter as paper
from game.commands.shots import middle
from game.core.phrase import say
from game.games import DESCRIPTORS, GAMES
from game.progress.take_home import page_of, pdf
from game.scenes.results.take_home import SheetScene
from game.services import Services
from game.window import open_window
from tests.kiosk.finished import finished
from tests.pilot import Pilot


def picture_in(content: bytes) -> tuple[int, int, bytes]:
    """Read a PDF as a reader does: from its end, by its table of places."""
    start = int(re.findall(rb"startxref\n(\d+)\n%%EOF\n$", content)[0])
    assert content[start : start + 4] == b"xref"
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n ", content[start:])]
    for number, place in enumerate(places, 1):
        assert content[place:].startswith(b"%d 0 obj" % number)
    last = content[places[-1] :]
    size = [int(re.findall(rb"/" + name + rb" (\d+)", last)[0]) for name in (b"Width", b"Height")]
    length = int(re.findall(rb"/Length (\d+)", last)[0])
    begin = last.index(b"stream\n") + len(b"stream\n")
    assert last[begin + length :].startswith(b"\nendstream")
    return size[0], size[1], zlib.decompress(last[begin : begin + length])


def test_a_pdf_holds_its_picture_pixel_by_pixel() -> None:
    rgb = bytes(range(18))
    assert picture_in(pdf((3, 2), [rgb])) == (3, 2, rgb)
    assert pdf((3, 2), [rgb]) == pdf((3, 2), [rgb])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page(services: Services, game: str) -> None:
    match = finished(services.store, game)
    page = page_of(match)
    assert page == page_of(match)
    assert page.learned[0] != page.learned[1]
    unseen = any(line.unseen for line in DESCRIPTORS[game].table.result(match.session.view(0)))
    assert page.lines[-1].total != unseen, "a total that says nothing is left out"
    assert page.address == DESCRIPTORS[game].address
    pilot = Pilot(
        App(services, open_window((1280, 720), full_screen=False), SheetScene(services, match))
    )
    scene = pilot.top
    assert isinstance(scene, SheetScene)
    assert (scene.line == say("sheet-photo")) == bool(page.address), "no code, no word of it"
    assert scene.page is not None
    white = pygame.transform.average_color(scene.page)
    assert min(white[:3]) > 120, "paper is mostly white"


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_the_result_is_on_the_page(
    services: Services, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(services.store, game)
    written: list[str] = []
    write = words

    def listening(renderer: Renderer, text: str, *rest: Any, **options: Any) -> pygame.Surface:
        written.append(text)
        return write(renderer, text, *rest, **options)

    monkeypatch.setattr("game.art.menu.take_home_painter.words", listening)
    Pilot(App(services, open_window((1280, 720), full_screen=False), SheetScene(services, match)))
    rows = [services.text.say(line.what) for line in page_of(match).lines if not line.prose]
    assert [text for text in written if text in rows] == rows


def test_the_processes_of_nature_are_on_the_page(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = middle(services, "tutti_quantum", 1.0).match
    page = page_of(match)
    assert page.processes, "this game has some"
    written: list[str] = []
    write = words

    def listening(renderer: Renderer, text: str, *rest: Any, **options: Any) -> pygame.Surface:
        written.append(text)
        return write(renderer, text, *rest, **options)

    monkeypatch.setattr("game.art.menu.take_home_painter.words", listening)
    Pilot(App(services, open_window((1280, 720), full_screen=False), SheetScene(services, match)))
    for line in page.processes:
        names = [services.text.say(name) for name, _ in line.stories]
        assert any(all(name in text for name in names) for text in written)


def test_it_is_saved_as_a_picture_and_a_pdf(services: Services, tmp_path: Path) -> None:
    match = finished(services.store)
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, SheetScene(services, match)))
    pilot.tap("save")
    (png,) = (tmp_path / "sheets").glob("*.png")
    (document,) = (tmp_path / "sheets").glob("*.pdf")
    assert isinstance(pilot.top, SheetScene)
    assert pilot.top.page is not None
    wide, high, rgb = picture_in(document.read_bytes())
    assert (wide, high) == pygame.image.load(str(png)).get_size() == pilot.top.page.get_size()
    assert rgb == pygame.image.tobytes(pilot.top.page, "RGB")
    assert pilot.top.line.key == "sheet-kept"


def test_a_folder_that_cannot_be_written_is_a_sentence(services: Services, tmp_path: Path) -> None:
    (tmp_path / "sheets").write_text("in the way")
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, SheetScene(services, finished(services.store))))
    pilot.tap("save")
    assert isinstance(pilot.top, SheetScene)
    assert pilot.top.line.key == "sheet-not-kept"


@pytest.mark.parametrize("address", [c.address for c in DESCRIPTORS.values() if c.address])
def test_the_code_is_black_on_white_with_a_border(address: str) -> None:
    pygame.display.init()
    code = paper.qr(address, 300)
    side = code.get_width()
    assert 200 <= side <= 300
    edge = {tuple(code.get_at((x, 0)))[:3] for x in range(side)}
    assert edge == {(255, 255, 255)}
    colours = {tuple(code.get_at((x, side // 2)))[:3] for x in range(side)}
    assert colours == {(0, 0, 0), (255, 255, 255)}
