"""`links` prints an address and a QR code for each lesson; `play --lesson` opens one."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest
import segno

from game.commands.arguments import parse
from game.commands.links import run
from game.commands.play import first_scene
from game.files.exits import FINE, Stop
from game.games import every_lesson
from game.scenes.handouts.class_papers import link, links
from game.scenes.handouts.printing import LinkCode
from game.scenes.lesson.lesson import lesson_at
from game.services import Services
from game.web.start import unknown
from tests.layout import LANGUAGES

HOME = "https://example.org/quarkade/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_an_address_that_the_browser_edition_knows(language: str) -> None:
    codes = [block for block in links(HOME, language) if isinstance(block, LinkCode)]
    assert [code.name for code in codes] == [*every_lesson()]
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
        for lesson in every_lesson()
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
