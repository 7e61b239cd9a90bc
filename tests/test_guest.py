"""A sixth game comes by itself: with its files and its descriptor it is everywhere.

What is walked here is all that an engineer who follows docs/adding_a_game.md would see. The guest
(`tests.guest`) has options called "puzzle" and "starts" that mean other things than elsewhere, and
events of kinds that no other game has.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import replace
from functools import cached_property
from inspect import isfunction, signature
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

from ai import analysis
from ai.lab import arena
from ai.worker.client import EngineClient
from game.app import App
from game.art.menu.emblems import Emblem
from game.commands.shots import of_game
from game.core.record import parse_record, replay
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import USUAL_SOUND, GameDescriptor
from game.match import set_up
from game.match.match import AI, HUMAN, Match, SeriesScore, next_round, seated
from game.match.pace import PLIES, position
from game.match.saving import next_match
from game.progress.challenges import earned
from game.progress.leaderboard import board
from game.scenes.base.dialog import Dialog
from game.scenes.kiosk.attract import AttractScene
from game.scenes.lesson.finish import FinishScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.hall import SHOWN, shown
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.results.leaderboard import BoardScene, NameScene
from game.scenes.results.replay import replay_at
from game.scenes.results.result import ResultScene
from game.scenes.results.review import ReviewScene
from game.scenes.results.take_home import SheetScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.table import Table
from game.window import open_window, opened
from game.words import text
from game.words.text import Text, languages
from tests import guest, laws
from tests.ai import toys
from tests.ai.here import Here
from tests.ai.lab.measure.test_arena import here
from tests.ai.test_toys import LAWS
from tests.ai.test_worker import question, wait, warm
from tests.complete import lacks
from tests.guest import GUEST
from tests.guest.rules import GAME, Afterglow, State
from tests.guest.settle import settle
from tests.kiosk.test_attendant import House
from tests.layout import faults
from tests.learner import finish
from tests.pilot import Pilot
from tests.scenes.base import test_faces
from tests.scenes.table import test_hand
from tests.tables import test_every_table
from tests.tutorial import test_lessons
from tutorial import particle_builder

HOUSE = tuple(DESCRIPTORS)


def parameters(check: object) -> tuple[str, ...]:
    """The arguments of a test function."""
    return tuple(signature(check).parameters) if isfunction(check) else ()


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The words of the house, in a folder of their own."""
    folder = tmp_path / "locale"
    shutil.copytree(text.LOCALE, folder)
    monkeypatch.setattr(text, "LOCALE", folder)
    return folder


@pytest.fixture
def invited(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guest.invite(monkeypatch, words)


@pytest.fixture
def services(invited: None, tmp_path: Path) -> Iterator[Services]:
    with opened(tmp_path, None, None) as services:
        services.engine = Here()
        services.greeted = True
        services.change(speed=0.0)
        yield services


@pytest.fixture
def pilot(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, TitleScene(services, GUEST, first=True)))


def at_its_table(pilot: Pilot) -> TableScene:
    """From the title by finger: past its lessons to the set-up, and on."""
    pilot.tap("learn")
    assert isinstance(pilot.top, LevelScene)
    pilot.tap("setup")
    assert isinstance(pilot.top, SetupScene)
    pilot.tap("option-puzzle:more")
    pilot.tap("start")
    assert pilot.table().session.options == {"puzzle": 18, "starts": 1}
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


def move(pilot: Pilot, first: str = "source") -> None:
    picker = pilot.table().picker
    assert picker is not None
    path = (first,) if (first,) in picker.paths else min(picker.paths)
    for spot_id in path:
        pilot.tap(spot_id)


def to_its_end(pilot: Pilot) -> None:
    while my_turn(pilot):
        move(pilot)


# --- what is missing ------------------------------------------------------------------------------


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lacks(GUEST) == ["game/rules/afterglow.py: no rulebook GAME"]
    guest.bring_rules(monkeypatch)
    files = [sentence.partition(":")[0] for sentence in lacks(GUEST)]
    assert files == [
        "game/games/__init__.py",
        "tests/conservation/__init__.py",
        "tests/ai/twins.py",
        "assets/locale/en/shell.ftl",
        "assets/locale/en/afterglow.ftl",
        "assets/locale/en/sheet.ftl",
    ]


def test_what_is_wrong_in_a_passport_is_said(
    invited: None, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    descriptor = GameDescriptor(
        GUEST,
        hue="ultraviolet",  # type: ignore[arg-type]
        sounds={"glowed": "gong", "sang": "win"},
        achievements=("dark",),
        words=frozenset({"phlogiston"}),
    )
    monkeypatch.setitem(DESCRIPTORS, GUEST, descriptor)
    monkeypatch.setitem(sys.modules, f"tutorial.{GUEST}", particle_builder)
    missing = "\n".join(lacks(GUEST))
    unlisted = "achievement-afterglow-dark"
    wrong = ("burnt, rested", "sang", "gong", "ultraviolet", "phlogiston", unlisted)
    assert [part for part in wrong if part not in missing] == []
    assert f"is for {HOUSE[0]!r}" in missing
    guest.invite(monkeypatch, words)
    (words / "en" / "learn_afterglow.ftl").write_text("learn_afterglow-1-title = First light\n")
    assert "learn_afterglow-1-first-catch-no" in "\n".join(lacks(GUEST))


def test_stars_in_a_rules_page_are_said(invited: None, words: Path) -> None:
    with (words / "en" / "afterglow.ftl").open("a") as file:
        file.write("\nafterglow-rules-2-title = Rest\nafterglow-rules-2 = **Rest** in time.\n")
    page = "assets/locale/en/afterglow.ftl: rules-2 has **, which the page shows as it is"
    assert lacks(GUEST) == [page]


def test_nothing_is_missing_then(invited: None) -> None:
    assert lacks(GUEST) == []


# --- rules, table, opponents ----------------------------------------------------------------------


KEPT = (*LAWS, laws.test_a_wrong_seat_option_or_move_is_refused_in_words)


@pytest.mark.parametrize("law", KEPT, ids=lambda law: law.__name__)
def test_it_keeps_the_laws(invited: None, law: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "SEEDS", 20)
    assert callable(law)
    law(GAME)


@pytest.mark.parametrize(
    "promise",
    [check for name, check in vars(test_every_table).items() if name.startswith("test_")],
    ids=lambda promise: promise.__name__,
)
def test_its_table_keeps_what_tables_promise(invited: None, promise: object) -> None:
    assert callable(promise)
    promise(GAME)


def test_a_process_that_was_told_two_modules_plays_it() -> None:
    engine = EngineClient(guest.REGISTRY)
    engine.open()
    try:
        warm(engine)
        request = question(Session(GAME, 2, {}, "far"))
        engine.ask(*request)
        answer = wait(engine)
        assert (answer.fault, answer.move in request[2]) == ("", True)
    finally:
        engine.close()


def test_the_arena_measures_it(invited: None) -> None:
    jobs = arena.schedule(GAME, ("student", "random"), 40, "arena")
    lines = [json.loads(outcome) for outcome in arena.run(jobs, here)]
    assert len(lines) >= 40
    for line in lines[:3]:
        assert replay(parse_record(json.dumps(line)), GAMES).to_move() is None
    won = [line["returns"][line["seats"].index("ai:student")] for line in lines]
    assert sum(won) > 0, "its evaluator is of use"


@pytest.mark.parametrize("law", KEPT, ids=lambda law: law.__name__)
def test_a_game_without_options_keeps_them_too(
    invited: None, law: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "SEEDS", 10)
    assert callable(law)
    law(Plain())


class Plain(Afterglow):
    """The same game, with nothing to choose before it."""

    info = replace(Afterglow.info, options={})

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        self.info.check(seats, options)
        return Afterglow().initial_state(seats, GAME.info.complete({}), rng)


@pytest.mark.medium
def test_in_a_house_of_which_it_is_a_game_nothing_is_missing(tmp_path: Path) -> None:
    """The items of its page are enough: style and docstrings, and every test that names it."""
    settle(tmp_path)
    env = {**os.environ, "QUARKADE_ACCEPT": "1"}  # its first game is kept by this run
    for arguments in (
        # Nobody has sorted what was moved in.
        ("ruff", "check", "--ignore=I001,E501", "game", "ai", "tutorial"),
        ("pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", f"{GUEST} and not guest"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            check=False,
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout[-4000:]


def test_how_fast_it_is_thought_about_is_measured_though_it_is_soon_over(invited: None) -> None:
    session = position(GUEST)
    assert len(session.moves) < PLIES
    assert len(session.legal_moves()) > 1


# --- its options are its own ----------------------------------------------------------------------


def test_an_option_called_puzzle_makes_no_puzzle(pilot: Pilot, services: Services) -> None:
    assert not GAME.info.is_puzzle({"puzzle": 18, "starts": 1})
    pilot.tap("setup")
    setup = pilot.top
    assert isinstance(setup, SetupScene)
    pilot.tap("option-puzzle:more")
    assert len(setup.seats) == 2, "nobody is sent away"
    assert setup.find("day") is None, "no deal of the day"
    assert setup.find("option-starts:more") is not None, "no option is hidden"
    pilot.tap("start")
    assert pilot.table().find("head") is None


def test_an_option_called_starts_is_left_alone_from_game_to_game(invited: None) -> None:
    session = Session(GAME, 2, {"starts": 2}, "again")
    while session.to_move() is not None:
        session.play(session.legal_moves()[0])
    pair = (HUMAN, AI + "student")
    following = next_round(SeriesScore((0, 0)), pair, session.options, session)
    assert following[1:] == (pair, session.options)
    assert seated(GUEST, pair, {"side": 2, **session.options}) == pair


@pytest.mark.parametrize(
    "promise",
    [check for check in vars(test_lessons).values() if parameters(check) == ("lesson",)],
    ids=lambda promise: promise.__name__,
)
def test_its_lesson_has_the_form_of_all(invited: None, promise: Any) -> None:
    for lesson in DESCRIPTORS[GUEST].lessons:
        promise(lesson)


@pytest.mark.parametrize("language", languages())
def test_its_lesson_names_its_law(invited: None, language: str) -> None:
    """In English; a lesson without a translation is not faulty because of that."""
    for lesson in DESCRIPTORS[GUEST].lessons:
        with nullcontext() if language == "en" else pytest.raises(pytest.skip.Exception):
            test_lessons.test_a_lesson_names_its_law_and_why(lesson, language)


def test_nothing_of_a_game_of_single_touches_is_carried(services: Services) -> None:
    test_hand.test_a_whole_game_by_dragging(services, GUEST)


def test_everybody_has_a_face_and_a_name(services: Services) -> None:
    test_faces.test_everybody_has_a_face_and_a_name(services, GUEST)


# --- through the arcade ---------------------------------------------------------------------------


def test_from_the_title_to_the_result(pilot: Pilot, services: Services) -> None:
    table = at_its_table(pilot)
    sounds: list[str] = []
    services.sound.on_play = sounds.append
    assert my_turn(pilot)
    pilot.wait(0.3)
    assert table.model.lit, "its opponent advises"
    to_its_end(pilot)
    assert not services.text.missing
    assert {"chime", "jolt"} <= set(sounds), "its beats sound as its passport says"
    assert earned(services.store, GUEST) == ("light",)
    services.store.flush(10.0)
    assert services.store.games(10)[0].record.game == GUEST


def test_a_beat_without_a_sound_stops_no_table(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DESCRIPTORS, GUEST, GameDescriptor(GUEST))
    monkeypatch.setitem(sys.modules, f"tutorial.{GUEST}", ModuleType("without_lessons"))
    pilot.tap("play")
    sounds: list[str] = []
    services.sound.on_play = sounds.append
    to_its_end(pilot)
    assert USUAL_SOUND in sounds


def test_its_lesson_is_learned_to_its_end(pilot: Pilot, services: Services) -> None:
    pilot.tap("learn")
    assert isinstance(pilot.top, LevelScene)
    pilot.tap("tutorial")
    assert lesson_at(pilot.top) is not None
    finish(pilot, pilot.tap)
    assert isinstance(pilot.top, FinishScene)
    assert not services.text.missing
    pilot.tap("play")
    assert pilot.table().match.id == GUEST


def test_after_the_game_board_page_and_replay(pilot: Pilot, services: Services) -> None:
    match = at_its_table(pilot).match
    to_its_end(pilot)
    pilot.tap("watch")
    watched = replay_at(pilot.top)
    assert watched is not None
    for _ in match.session.moves:
        pilot.tap("rail:next")
        pilot.wait(0.3)
    assert watched.scene.session.digest() == match.session.digest()
    pilot.tap("rail:close")
    pilot.tap("sheet")
    assert isinstance(pilot.top, SheetScene)
    pilot.tap("done")
    pilot.tap("board")
    assert isinstance(pilot.top, NameScene)
    pilot.tap("first:muon")
    pilot.tap("second:owl")
    pilot.tap("go")
    assert isinstance(pilot.top, BoardScene)
    assert [line.points for line in board(services.store, GUEST)] == [glow_of(match)]
    assert not services.text.missing


def glow_of(match: Match) -> int:
    """The words of the total line about the person."""
    view = match.session.view(0)
    return int(view.glow[0]) if view.glow[0] <= view.bears else 0


def test_the_review_finds_the_slip(
    pilot: Pilot, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "word_seed", lambda: "burnt")
    for name, value in (("ITERATIONS", 300), ("LEAST", 12), ("CLOSER", 40), ("WORTH", 1e-9)):
        monkeypatch.setattr(analysis, name, value)
    at_its_table(pilot)
    to_its_end(pilot)
    pilot.tap("review")
    scene = pilot.top
    assert isinstance(scene, ReviewScene)
    for _ in range(2000):
        if scene.review.done:
            break
        pilot.wait(1 / 30)
    assert scene.review.blunders, "to catch on until it burns is one"
    pilot.tap("blunder:0")
    assert scene.blunder == scene.review.blunders[0]
    assert not services.text.missing


def test_another_game_keeps_the_options(pilot: Pilot, services: Services) -> None:
    match = at_its_table(pilot).match
    to_its_end(pilot)
    again = next_match(services.store, match)
    assert again.session.options == match.session.options
    assert again.seats == match.seats


def test_it_is_kept_and_goes_on(pilot: Pilot, services: Services) -> None:
    table = at_its_table(pilot)
    assert my_turn(pilot)
    move(pilot)
    assert my_turn(pilot)
    digest = table.session.digest()
    services.store.flush(10.0)
    pilot.app.show(TitleScene(services, first=True))
    pilot.wait(0.1)
    assert isinstance(pilot.top, Dialog)
    pilot.tap("continue")
    assert pilot.table().session.digest() == digest


def test_visitors_of_a_kiosk_play_it(services: Services) -> None:
    house = House(services)
    scene = house.top
    assert isinstance(scene, AttractScene)
    while scene.game != GUEST:
        scene.at += 1
    house.show(TitleScene(services, GUEST))
    house.tap("play")
    assert isinstance(house.top, TableScene)
    assert house.top.match.id == GUEST
    for _ in range(400):
        if isinstance(house.top, ResultScene):
            break
        house.wait(0.5)
        if isinstance(house.top, TableScene) and house.top.picker is not None:
            house.tap("source" if ("source",) in house.top.picker.paths else "rest")
    assert isinstance(house.top, ResultScene)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_screen_has_it(pilot: Pilot, services: Services, language: str) -> None:
    """In a language without a translation, too: its words are English then."""
    services.change(reduced_motion=True, language=language)
    pilot.app.show(AttractScene(services, list(services.games).index(GUEST)))
    pilot.wait(0.1)
    assert pilot.spot(f"game-{GUEST}").art == Emblem(GUEST, lit=True)
    for name, scenes in of_game(services, GUEST):
        pilot.app.show(scenes[0])
        for scene in scenes[1:]:
            pilot.app.push(scene)
        pilot.wait(0.1)
        assert list(faults(pilot.app)) == [], name
    # Only what nobody has translated may be missing, and it is said in English then.
    assert [key for key in services.text.missing if not Text("en").has(key)] == []
    guests = {key for key in services.text.missing if f"{GUEST}-" in key}
    assert bool(guests) == (language != "en")


@pytest.mark.parametrize("more", [1, 2, 4])
def test_every_cabinet_stands_there_or_is_next_to_an_arrow(
    services: Services, words: Path, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    names = [*HOUSE, GUEST, "nim", "row", "dam"][: len(HOUSE) + more]
    for name in names[len(HOUSE) + 1 :]:
        monkeypatch.setitem(DESCRIPTORS, name, Toy(name))
        with (words / "en" / "shell.ftl").open("a") as file:
            file.write(f"\n{name}-title = {name}\n{name}-tagline = A toy.\n{name}-minutes = 3\n")
    services.change(text_size=1.5)
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services)))
    for name in names:
        pilot.tap(f"cabinet-{name}")
        assert isinstance(pilot.top, TitleScene)
        assert pilot.top.game == name
        assert list(faults(pilot.app)) == []
    assert isinstance(pilot.top, TitleScene)
    pilot.press(*[pygame.K_LEFT] * len(names))
    assert pilot.top.game == names[0]


class Toy(GameDescriptor):
    """A descriptor whose rulebook is a toy, on the table of the guest."""

    @cached_property
    def table(self) -> Table[Any, Any]:
        return DESCRIPTORS[GUEST].table

    @property
    def rules(self) -> AnyGame:
        return toys.GAMES[self.id]


def test_a_row_has_the_chosen_one_and_arrows_only_where_more_is() -> None:
    for count in range(1, 12):
        games = [f"game {n}" for n in range(count)]
        for n, game in enumerate(games):
            before, row, after = shown(games, game)
            assert game in row
            assert len(row) == (count if count <= SHOWN + 1 else SHOWN)
            first = games.index(row[0])
            assert before == (games[first - 1] if first else None)
            assert (after is None) == (row[-1] == games[-1])
            assert n in range(first, first + len(row))
