"""The log of a game: newest page first, every line on one page, as far back as the first."""

from __future__ import annotations

import pytest

from game.app import App
from game.commands.shots import middle
from game.core.phrase import literal
from game.scenes.table.table_pages import LogScene
from game.services import Services
from game.window import open_window
from tests.layout import faults
from tests.pilot import Pilot

LINES = 40


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1024, 768)])
def test_one_reads_from_the_newest_page_back_to_the_first_and_no_further(
    services: Services, size: tuple[int, int]
) -> None:
    table = middle(services, "particle_builder", 0.3)
    long = "The charge of all that comes out of a vertex is the charge of all that goes in. " * 2
    lines = [literal(f"{i}. {long if i % 7 == 0 else 'A swap.'}") for i in range(LINES)]
    page = LogScene(services, table)
    page.log = lines
    pilot = Pilot(App(services, open_window(size, full_screen=False), page))

    def shown() -> list[str]:
        assert list(faults(pilot.app)) == []
        return [spot.id for spot in page.placed if spot.id.startswith("line")]

    newest = shown()
    assert newest[-1] == f"line{LINES - 1}"
    pilot.tap("newer")
    assert shown() == newest
    read = newest
    while read[0] != "line0":
        pilot.tap("older")
        read = [*shown(), *read]
    assert read == [f"line{i}" for i in range(LINES)]
    first = shown()
    pilot.tap("older")
    assert shown() == first


def test_a_short_log_has_no_turners(services: Services) -> None:
    table = middle(services, "particle_builder", 0.3)
    page = LogScene(services, table)
    page.log = table.log[:1]
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
    pilot.spot("line0")
    assert page.find("older") is None
