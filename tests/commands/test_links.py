"""`links` prints an address and a QR code for each lesson; `play --lesson` opens one."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest
import segno

from game.app import App
from game.commands.arguments import parse
from game.commands.links import run
from game.commands.play import first_scene
from game.files.exits import FINE, Stop
from game.games import every_lesson
from game.scenes.base.assigned import assigned
from game.scenes.base.scene import Scene
from game.scenes.bump_hunt.hunt import HuntScene
from game.scenes.handouts.class_papers import link, links
from game.scenes.handouts.printing import LinkCode
from game.scenes.lab.law_lab import LawLabScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.web.start import first_scene as page_scene
from game.web.start import unknown
from game.window import open_window
from tests.layout import LANGUAGES
from tests.pilot import Pilot

HOME = "https://example.org/quarkade/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_an_address_that_the_browser_edition_knows(language: str) -> None:
    codes = [block for block in links(HOME, language) if isinstance(block, LinkCode)]
    assert [code.name for code in codes] == [*every_lesson(), "law_lab", "bump_hunt"]
    for code in codes:
        assert code.address == link(HOME, code.name, language)
        asked = dict(part.split("=") for part in code.address.partition("?")[2].split("&"))
        assert unknown(asked) == []


def test_the_paper_has_the_dark_cells_of_every_code(tmp_path: Path) -> None:
    file = tmp_path / "links.pdf"
    words = ["links", HOME, str(file), "--lang", "de"]
    assert run(parse(words)) == FINE
    streams = re.findall(rb"stream\n(.*?)\nendstream", file.read_bytes(), re.DOTALL)
    pages = b"".join(zlib.decompress(stream) for stream in streams)
    dark = sum(
        sum(row.count(1) for row in segno.make(link(HOME, lesson, "de"), error="m").matrix)
        for lesson in assigned()
    )
    assert pages.count(b" re f Q") == dark
    with pytest.raises(Stop, match="--force"):
        run(parse(words))
    assert run(parse([*words, "--force"])) == FINE


@pytest.mark.parametrize(
    "address", ["quarkade", "ftp://example.org/", "https://", f"{HOME}?lang=de", HOME + "x" * 200]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(SystemExit):
        parse(["links", address, "links.pdf"])


def test_a_lesson_opens_at_once(services: Services) -> None:
    lesson = next(iter(every_lesson()))
    scene = first_scene(services, parse(["play", "--lesson", lesson]))
    opened = lesson_at(scene)
    assert opened is not None
    assert opened.coach.lesson.id == lesson
    with pytest.raises(SystemExit):
        parse(["play", "--lesson", "learn_chess-1"])


@pytest.mark.parametrize(("name", "kind"), [("law_lab", LawLabScene), ("bump_hunt", HuntScene)])
def test_the_law_lab_and_the_bump_hunt_open_at_once(
    services: Services, name: str, kind: type[Scene]
) -> None:
    for scene in (
        first_scene(services, parse(["play", "--lesson", name])),
        page_scene(services, {"lesson": name})[0],
    ):
        assert isinstance(scene, kind)
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
        pilot.tap("back")
        assert isinstance(pilot.top, TitleScene), "behind the first scene is the title"
