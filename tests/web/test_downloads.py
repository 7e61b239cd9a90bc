"""Files for a person leave the page as downloads, and nothing of them stays behind."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from game.app import App
from game.core.phrase import Phrase
from game.match.match import new_match
from game.scenes.results.take_home import SheetScene
from game.services import Machine, Services
from game.web.devices import download_to
from game.window import open_window
from tests.pilot import Pilot
from tests.web.paper import PaperPage


def written(folder: Path, *names: str) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / name for name in names]
    for file in files:
        file.write_text(file.name)
    return files


def names(line: Phrase | None) -> str:
    """Of the files that the sentence speaks of."""
    assert line is not None
    assert line.key == "web-downloads"
    ((_, filling),) = line.args
    assert isinstance(filling, Phrase)
    return str(filling.args[0][1])


@pytest.mark.parametrize("files", [("quiz.csv",), ("page.png", "page.pdf")])
def test_one_file_or_two_come_as_they_are(tmp_path: Path, files: tuple[str, ...]) -> None:
    page = PaperPage()
    line = download_to(page)(written(tmp_path, *files))
    assert page.downloads == {name: name.encode() for name in files}
    assert names(line) == ", ".join(files)


def test_many_files_come_as_one(tmp_path: Path) -> None:
    page = PaperPage()
    papers = ("plan-45.pdf", "chart.pdf", "answers.pdf")
    line = download_to(page)(written(tmp_path / "handouts" / "fr", *papers))
    ((name, content),) = page.downloads.items()
    assert name == names(line) == "quarkade-handouts-fr.zip"
    with zipfile.ZipFile(io.BytesIO(content)) as pack:
        assert pack.namelist() == list(papers)
        assert pack.read("chart.pdf") == b"chart.pdf"


@pytest.mark.parametrize("files", [("quiz.csv",), ("a.pdf", "b.pdf", "c.pdf")])
def test_what_was_taken_along_does_not_stay_here(tmp_path: Path, files: tuple[str, ...]) -> None:
    download_to(PaperPage())(written(tmp_path / "some" / "where", *files))
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_a_page_to_take_home_says_that_it_is_among_the_downloads(services: Services) -> None:
    page = PaperPage()
    services.machine = Machine(hand_over=download_to(page))
    match = new_match("bigebang", ["human", "human"], {}, "seven")
    scene = SheetScene(services, match)
    Pilot(App(services, open_window((1280, 720), full_screen=False), scene)).tap("save")
    assert names(scene.line) == ", ".join(page.downloads)
    png, pdf = page.downloads.values()
    assert png.startswith(b"\x89PNG")
    assert pdf.startswith(b"%PDF")
