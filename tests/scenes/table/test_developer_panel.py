"""Under the hood of a table: by key, by pad, by ear; what is written down can be played again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.commands.shots import middle
from game.core.record import parse_record, replay
from game.core.rng import shown
from game.effects.speech import Speech
from game.games import GAMES
from game.match.drivers import Opponent
from game.scenes.lesson.lesson import lesson_scene
from game.scenes.results.replay import replay_scene
from game.scenes.table.developer_panel import InsideScene
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import LogScene
from game.services import Services
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.learner import LESSONS
from tests.pilot import Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.change(reduced_motion=True)
    return services


def at(services: Services, table: TableScene) -> Pilot:
    return Pilot(App(services, open_window((1280, 720), full_screen=False), table))


def values(scene: InsideScene) -> dict[str, str]:
    say = scene.services.text.say
    return {say(name): say(value) for name, value in scene.rows()}


@pytest.mark.parametrize("game", GAMES)
def test_one_key_opens_and_closes_it(services: Services, game: str) -> None:
    pilot = at(services, middle(services, game, 0.4))
    session = pilot.table().session
    pilot.press(pygame.K_F3)
    assert isinstance(pilot.top, InsideScene)
    rows = values(pilot.top)
    assert rows["Game"] == f"{game}, rules {session.game.info.rules}"
    assert rows["Seed"] == shown(session.seed)
    assert rows["Position"] == f"{session.digest()}, after {len(session.moves)} moves"
    for name, value in session.options.items():
        assert f"{name}\u00a0=\u00a0{value}" in rows["Options"], "in one line"
    pilot.press(pygame.K_F3)
    assert isinstance(pilot.top, TableScene)


def test_the_key_can_be_another(services: Services) -> None:
    services.change(keys={"inside": "j"})
    pilot = at(services, middle(services, "bigebang", 0.4))
    pilot.press(pygame.K_F3)
    assert isinstance(pilot.top, TableScene)
    pilot.press(pygame.K_j)
    assert isinstance(pilot.top, InsideScene)


def test_a_pad_comes_there_through_the_pause(services: Services) -> None:
    pilot = at(services, middle(services, "bigebang", 0.4))
    pilot.button(1, 10, 10, 0)
    assert isinstance(pilot.top, LogScene)
    while pilot.top.focused != "inside":
        pilot.button(10)
    pilot.button(0)
    assert isinstance(pilot.top, InsideScene)
    pilot.button(1)
    assert isinstance(pilot.top, LogScene)


@pytest.mark.parametrize("kind", ["lesson", "replay"])
def test_it_is_there_on_every_table(services: Services, kind: str) -> None:
    played = middle(services, "bigebang", 0.4)
    lesson = lesson_scene(services, next(iter(LESSONS.values())))
    pilot = at(
        services, lesson if kind == "lesson" else replay_scene(services, played.match.record())
    )
    pilot.wait(1.0)
    pilot.press(pygame.K_F3)
    assert isinstance(pilot.top, InsideScene)


def test_an_opponent_tells_how_much_it_searched_and_nothing_of_what(services: Services) -> None:
    table = middle(services, "bigebang", 0.4)
    pilot = at(services, table)
    driver = next(one for one in table.drivers.values() if isinstance(one, Opponent))
    pilot.press(pygame.K_F3)
    assert isinstance(pilot.top, InsideScene)
    assert values(pilot.top)["Student"] == "ai:student"
    driver.counted = 1234
    assert values(pilot.top)["Student"] == "ai:student, iterations of its last search: 1,234"
    driver.searched, driver.capped = 12, 3
    assert values(pilot.top)["Student"].endswith("1,234 · ended by the clock: 3 of 12")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_clock_ended_fits_in_large_letters(tmp_path: Path, language: str) -> None:
    with opened(tmp_path, language, 1.5) as services:
        table = middle(services, "bigebang", 0.4)
        driver = next(one for one in table.drivers.values() if isinstance(one, Opponent))
        driver.counted, driver.searched, driver.capped = 12_345, 120, 113
        pilot = at(services, table)
        pilot.press(pygame.K_F3)
        pilot.wait(0.1)
        assert list(faults(pilot.app)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_the_game_as_it_stands(services: Services, game: str) -> None:
    pilot = at(services, middle(services, game, 0.4))
    digest = pilot.table().session.digest()
    pilot.press(pygame.K_F3)
    pilot.tap("write")
    written = list((services.folder / "exports").iterdir())
    assert [path.name for path in written] == [f"{game}-{digest}.json"]
    record = parse_record(written[0].read_text(encoding="utf-8"))
    assert replay(record, GAMES).digest() == digest
    label = pilot.spot("notice").label
    assert label is not None
    assert str(written[0]) in services.text.say(label)


def test_a_folder_that_cannot_be_written_is_a_sentence(services: Services) -> None:
    (services.folder / "exports").write_text("in the way")
    pilot = at(services, middle(services, "bigebang", 0.4))
    pilot.press(pygame.K_F3)
    pilot.tap("write")
    label = pilot.spot("notice").label
    assert label is not None
    assert services.text.say(label).startswith("This game could not be saved")


def test_it_is_read_aloud(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences: list[str] = []
    monkeypatch.setattr(Speech, "say", lambda _self, text, **_: sentences.append(text))
    pilot = at(services, middle(services, "bigebang", 0.4))
    services.change(speech=True)
    pilot.press(pygame.K_F3)
    pilot.wait(0.1)
    assert "Under the hood" in sentences
    assert any("moves" in line for line in sentences)
