"""A sixth game comes by itself: with three entries and its words it is everywhere.

What is walked here is all that an engineer who follows README's "Adding a game" would see.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.judges import JUDGES
from game.app import App
from game.arcade import Arcade
from game.cabinets import GAMES
from game.commands.shots import of_game
from game.scenes.after.result import ResultScene
from game.scenes.base.dialog import Dialog
from game.scenes.kiosk.attract import AttractScene
from game.scenes.menu.cabinets import SHOWN, row_of
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.window import open_window, opened
from game.words import text
from tests import conservation, guest
from tests.ai import toys, twins
from tests.ai.here import Here
from tests.complete import lacks
from tests.layout import faults
from tests.pilot import Pilot
from tests.tables import test_every_table

SHED = toys.GAMES["shed"]
HOUSE = tuple(GAMES)


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The words of the house, in a folder of their own."""
    folder = tmp_path / "locale"
    shutil.copytree(text.LOCALE, folder)
    monkeypatch.setattr(text, "LOCALE", folder)
    return folder / "en"


@pytest.fixture
def invited(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of README, one after another."""
    monkeypatch.setitem(GAMES, "shed", SHED)
    monkeypatch.setitem(TABLES, "shed", guest.ShedTable())
    monkeypatch.setitem(JUDGES, "shed", toys.ShedJudge())
    (words / "shed.ftl").write_text(guest.WORDS, encoding="utf-8")
    with (words / "sheet.ftl").open("a", encoding="utf-8") as sheet:
        sheet.write(guest.FACTS)
    monkeypatch.setitem(conservation.CHECKS, "shed", guest.nothing_is_lost)
    monkeypatch.setitem(twins.TWINS, "shed", guest.twin)


@pytest.fixture
def arcade(invited: None, tmp_path: Path) -> Iterator[Arcade]:
    with opened(tmp_path, None, None) as arcade:
        arcade.thinker = Here()
        arcade.change(speed=0.0)
        yield arcade


@pytest.fixture
def pilot(arcade: Arcade) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(arcade, surface, TitleScene(arcade, "shed", first=True)))


def at_its_table(pilot: Pilot) -> TableScene:
    """From the title by finger; there are no lessons, so the way leads to the set-up."""
    pilot.tap("play")
    assert isinstance(pilot.top, SetupScene)
    pilot.tap("option-hand:less")
    pilot.tap("start")
    assert pilot.table().session.options == {"hand": 3}
    return pilot.table()


def my_turn(pilot: Pilot) -> bool:
    """Wait for the rival; whether the game goes on."""
    for _ in range(200):
        if isinstance(pilot.top, ResultScene):
            return False
        if isinstance(pilot.top, TableScene) and pilot.top.picker is not None:
            return True
        pilot.wait(0.1)
    raise AssertionError("nobody moves")


def move(pilot: Pilot) -> None:
    picker = pilot.table().picker
    assert picker is not None
    for spot_id in min(picker.paths):
        pilot.tap(spot_id)


def test_what_is_missing_is_said(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "shed", SHED)
    files = [sentence.partition(":")[0] for sentence in lacks("shed")]
    assert files == [
        "game/tables/__init__.py",
        "tests/conservation/__init__.py",
        "tests/ai/twins.py",
        "assets/locale/en/shell.ftl",
        "assets/locale/en/shed.ftl",
        "assets/locale/en/sheet.ftl",
    ]


def test_nothing_is_missing_then(invited: None) -> None:
    assert lacks("shed") == []


@pytest.mark.parametrize(
    "promise",
    [check for name, check in vars(test_every_table).items() if name.startswith("test_")],
    ids=lambda promise: promise.__name__,
)
def test_its_table_keeps_what_tables_promise(invited: None, promise: object) -> None:
    assert callable(promise)
    promise(SHED)


def test_from_the_title_to_the_result(pilot: Pilot, arcade: Arcade) -> None:
    table = at_its_table(pilot)
    assert my_turn(pilot)
    pilot.tap("rail:hint")
    pilot.wait(0.3)
    assert table.hinted, "its opponent advises"
    while my_turn(pilot):
        move(pilot)
    assert not arcade.text.missing
    arcade.store.flush(10.0)
    assert arcade.store.games(10)[0].record.game == "shed"


def test_it_is_kept_and_goes_on(pilot: Pilot, arcade: Arcade) -> None:
    table = at_its_table(pilot)
    assert my_turn(pilot)
    move(pilot)
    assert my_turn(pilot)
    digest = table.session.digest()
    arcade.store.flush(10.0)
    pilot.app.show(TitleScene(arcade, first=True))
    pilot.wait(0.1)
    assert isinstance(pilot.top, Dialog)
    pilot.tap("continue")
    assert pilot.table().session.digest() == digest


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_screen_has_it(pilot: Pilot, arcade: Arcade, language: str) -> None:
    """In a language into which nobody has translated it, too: its words are English then."""
    arcade.change(reduced_motion=True, language=language)
    pilot.app.show(AttractScene(arcade, list(arcade.games).index("shed")))
    pilot.wait(0.1)
    assert pilot.spot("game-shed").art == "emblem:shed,on"
    for name, scenes in of_game(arcade, "shed"):
        pilot.app.show(scenes[0])
        for scene in scenes[1:]:
            pilot.app.push(scene)
        pilot.wait(0.1)
        assert list(faults(pilot.app)) == [], name
    untranslated = {key for key in arcade.text.missing if "shed-" not in key}
    assert untranslated == set()
    assert bool(arcade.text.missing) == (language != "en")


@pytest.mark.parametrize("more", [1, 2, 4])
def test_every_cabinet_stands_there_or_is_next_to_an_arrow(
    arcade: Arcade, words: Path, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    names = [*HOUSE, "shed", "nim", "row", "dam"][: len(HOUSE) + more]
    for name in set(toys.GAMES) - {"shed"}:
        (words / f"{name}.ftl").write_text(guest.WORDS.replace("shed-", f"{name}-"))
        if name in names:
            monkeypatch.setitem(GAMES, name, toys.GAMES[name])
    arcade.change(text_size=1.5)
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(arcade, surface, TitleScene(arcade)))
    for name in names:
        pilot.tap(f"cabinet-{name}")
        assert isinstance(pilot.top, TitleScene)
        assert pilot.top.game == name
        assert list(faults(pilot.app)) == []
    assert isinstance(pilot.top, TitleScene)
    pilot.press(*[pygame.K_LEFT] * len(names))
    assert pilot.top.game == names[0]


def test_a_row_has_the_chosen_one_and_arrows_only_where_more_is() -> None:
    for count in range(1, 12):
        games = [f"game {n}" for n in range(count)]
        for n, game in enumerate(games):
            row = row_of(games, game)
            assert game in row.games
            assert len(row.games) == (count if count <= SHOWN + 1 else SHOWN)
            first = games.index(row.games[0])
            assert row.before == (games[first - 1] if first else None)
            assert (row.after is None) == (row.games[-1] == games[-1])
            assert row.left >= 0
            assert n in range(first, first + len(row.games))
