"""Visitors come, play, leave things lying about, and are gone; none gets out."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.core.phrase import literal, say
from game.formats import ENTRIES
from game.kiosk.admin import AdminPage, Counters
from game.kiosk.pins import PinLock, hash_pin
from game.kiosk.policy import Policy, parse_policy
from game.match import saving
from game.match.saving import keep
from game.progress import (
    challenges,
    daily,
    drills,
    hunt_notebook,
    law_notebook,
    leaderboard,
    lesson_progress,
    mistakes,
    notebook,
    player_rating,
    spaced_recall,
)
from game.progress.leaderboard import BoardEntry, board, enter
from game.router import scene_of
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Reset, Scene
from game.scenes.base.screen import Screen
from game.scenes.codex.codex import CodexScene
from game.scenes.codex.rules import RulesScene
from game.scenes.kiosk.admin_page import PinScene, StaffScene
from game.scenes.kiosk.attract import LONGEST, STANDS, AttractScene
from game.scenes.kiosk.idle import IdleScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.lesson.level import LevelScene, open_lesson
from game.scenes.menu.about import AboutScene
from game.scenes.menu.settings import SettingsScene
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.quiz.round import RoundScene
from game.scenes.quiz.start import StartScene
from game.scenes.results.leaderboard import BoardScene, NameScene
from game.scenes.results.replay import replay_scene
from game.scenes.results.replays import JumpScene, ReplaysScene
from game.scenes.results.result import ResultScene
from game.scenes.results.review import ReviewScene
from game.scenes.results.statistics import StatisticsScene
from game.scenes.results.take_home import SheetScene
from game.scenes.table.opening import visitors_table
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import LogScene, PauseScene
from game.services import Services
from game.settings.settings import load_settings
from game.store import Store
from game.ui.actions import Action, Intent
from game.unattended import AWAY, SAME_PLACE, Attendant
from game.window import open_window, opened
from game.words.text import Text
from tests.inside import journal_of
from tests.kiosk.finished import finished
from tests.learner import LESSONS
from tests.pilot import Plugged
from tests.some import some
from tutorial.items.bank import topics
from tutorial.quiz.learner import Learner

ROOT = Path(__file__).parents[2]
FRAME = 1 / 30
PIN = "2468"
POLICY = f"""
[staff]
pin = "{hash_pin(PIN)}"
"""


class House:
    """An attendant with an arcade, and hands to touch it."""

    def __init__(self, services: Services, policy: str = POLICY) -> None:
        services.attend(parse_policy(policy.encode()))
        assert services.policy is not None
        self.services = services
        self.held = 0
        admin = AdminPage(PinLock(services.policy.staff.pin), Counters(services.store))
        surface = open_window((1280, 720), full_screen=False)
        self.attendant = Attendant(services, surface, admin, self._hold)
        self.wait(0.1)

    def _hold(self) -> None:
        self.held += 1

    @property
    def top(self) -> Scene:
        return self.attendant.app.top

    @property
    def policy(self) -> Policy:
        return self.attendant.policy

    def see(self, *events: pygame.Event, dt: float = FRAME) -> None:
        self.attendant.step(events, dt)

    def wait(self, seconds: float, step: float = 0.5) -> None:
        """On a quick clock: two frames a second."""
        while seconds > 0:
            self.see(dt=min(step, seconds))
            seconds -= step

    def touch(self, x: int, y: int) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.see(pygame.Event(kind, pos=(x, y), button=1))

    def tap(self, spot_id: str) -> None:
        assert isinstance(self.top, Screen)
        spot = self.top.find(spot_id)
        assert spot is not None, (spot_id, [spot.id for spot in self.top.placed])
        self.touch(*self.top.viewport.pixel(spot.x, spot.y))
        self.see()

    def show(self, *scenes: Scene) -> None:
        """As if a visitor had come this way."""
        self.touch(640, 300)
        self.attendant.app.show(scenes[0])
        for scene in scenes[1:]:
            self.attendant.app.push(scene)
        self.see()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path, None, None) as services:
        yield House(services)
        assert not services.text.missing


def attracts(house: House) -> bool:
    return isinstance(house.top, AttractScene) and len(house.attendant.app.stack) == 1


# --- the attract loop -----------------------------------------------------------------------------


def test_the_attract_loop_plays_each_game_in_turn(house: House) -> None:
    scene = house.top
    assert isinstance(scene, AttractScene)
    games = []
    for _ in house.services.games:
        games.append(scene.table.match.id)
        assert not scene.table.match.people
        assert scene.table.match.kept is None
        scene.lasted = LONGEST
        house.wait(0.5)
    assert tuple(games) == house.services.games
    assert house.services.store.unfinished() == []


def test_the_call_in_the_other_languages_stands_in_the_middle_in_letters_of_one_size(
    house: House,
) -> None:
    scene = house.top
    assert isinstance(scene, AttractScene)
    badges = [spot for spot in scene.placed if spot.id.startswith("badge-")]
    named = {spot.id: spot for spot in scene.placed}
    lines = [named[spot.id.removeprefix("badge-")] for spot in badges]
    assert [line.art for line in lines] == [lines[0].art] * 3
    left, right = badges[0].x - badges[0].w / 2, lines[-1].x + lines[-1].w / 2
    assert left + right == pytest.approx(1280, abs=12)


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_the_name_shines_at_the_foot_where_it_hides_no_score(
    house: House, size: tuple[int, int]
) -> None:
    app = house.attendant.app
    app.surface = pygame.Surface(size)
    house.wait(0.5)
    scene = house.top
    assert isinstance(scene, AttractScene)
    name = scene.find("wordmark")
    assert name is not None
    assert name.y > max(spot.y for spot in scene.placed if spot.id.startswith("game-"))
    top = min(spot.y - spot.h / 2 for spot in scene.placed)
    assert top > 0.5 * scene.viewport.sheet.h, "the call stands in the lower part alone"
    box = scene.viewport.rect(name)
    assert any(app.surface.get_at((x, box.centery)).b > 150 for x in range(box.left, box.right))


@pytest.mark.medium
def test_the_programs_really_play_to_the_end(house: House) -> None:
    house.services.change(speed=0.0)
    scene = house.top
    assert isinstance(scene, AttractScene)
    first = scene.table
    for _ in range(3000):
        scene.lasted = 0.0  # its time is not over
        house.see(dt=0.1)
        if scene.ended is not None:
            break
    assert first.session.to_move() is None
    house.wait(STANDS + 1, step=0.1)
    assert scene.table is not first
    assert attracts(house)


def test_it_is_silent_until_somebody_comes(house: House) -> None:
    assert house.services.sound.hushed
    house.touch(640, 300)
    assert not house.services.sound.hushed


def test_it_calls_in_every_language(house: House) -> None:
    scene = house.top
    assert isinstance(scene, AttractScene)
    labels = [spot.label for spot in scene.placed if spot.id in ("words", *house.policy.languages)]
    others = [language for language in house.policy.languages if language != "en"]
    assert len(others) == 3
    call = say("kiosk-touch")
    assert labels == [call, *(literal(Text(language).say(call)) for language in others)]
    badges = {spot.id for spot in scene.placed if spot.id.startswith("badge-")}
    assert badges == {f"badge-{language}" for language in house.policy.languages[1:]}


def test_two_touches_to_a_game(house: House) -> None:
    house.touch(640, 300)
    assert isinstance(house.top, TitleScene)
    house.tap("play")
    assert isinstance(house.top, TableScene)
    assert house.top.match.people == (0,)
    assert lesson_at(house.top) is None, "a visitor has no first minute"


def test_a_touch_on_a_game_chooses_it(house: House) -> None:
    house.tap("game-bigebang")
    assert isinstance(house.top, TitleScene)
    assert house.top.game == "bigebang"


def test_a_key_or_a_pad_wakes_it_too(house: House) -> None:
    house.see(pygame.Event(pygame.JOYBUTTONDOWN, button=0, joy=0))
    assert isinstance(house.top, TitleScene)


# --- gone -----------------------------------------------------------------------------------------


def played(house: House) -> TableScene:
    return visitors_table(house.services, "particle_builder")


def test_a_visitor_takes_the_side_that_is_to_be_chosen(house: House) -> None:
    """Ruling 12 of Big*Bang: against a program the person picks, and the program moves first."""
    match = visitors_table(house.services, "bigebang").match
    assert match.people == (match.session.to_move(),)
    assert {move.kind for move in match.session.legal_moves()} == {"side"}


def test_two_visitors_sit_down_together_in_every_game(house: House) -> None:
    """The set-up page is for staff: two at a screen had to find it through the pause."""
    for game in house.services.games:
        assert visitors_table(house.services, game, people=2).match.people == (0, 1)
    title = TitleScene(house.services, "bigebang")
    title.set(house.attendant.app.stage)
    pair, setup = title.find("pair"), title.find("setup")
    assert pair is not None
    assert setup is None
    led = title.chosen(pair)
    assert isinstance(led, Reset)
    assert led.scene == routes.VisitorsTable("bigebang", people=2)


def lesson(house: House) -> TableScene:
    opening = open_lesson(house.services, next(iter(LESSONS.values())))
    assert isinstance(opening, Reset)
    scene = scene_of(opening.scene, house.services)
    assert isinstance(scene, TableScene)
    assert lesson_at(scene) is not None
    return scene


SCREENS: dict[str, Callable[[House], list[Scene]]] = {
    "title": lambda house: [TitleScene(house.services)],
    "dialog": lambda house: [
        TitleScene(house.services),
        Dialog(house.services, say("leave-title"), None, {"ok": say("done")}),
    ],
    "codex": lambda house: [TitleScene(house.services), CodexScene(house.services)],
    "settings": lambda house: [TitleScene(house.services), SettingsScene(house.services)],
    "setup": lambda house: [SetupScene(house.services, "bigebang")],
    "levels": lambda house: [LevelScene(house.services, "particle_builder")],
    "lesson": lambda house: [lesson(house)],
    "quiz": lambda house: [StartScene(house.services, topics()[0])],
    "round": lambda house: [RoundScene(house.services, Learner(draw="w"), topics()[0], "before")],
    "table": lambda house: [played(house)],
    "pair": lambda house: [visitors_table(house.services, "u_know_feynman", people=2)],
    "pause": lambda house: [(table := played(house)), PauseScene(house.services, table)],
    "rules": lambda house: [(played(house)), RulesScene(house.services, "particle_builder")],
    "log": lambda house: [(table := played(house)), LogScene(house.services, table)],
    "result": lambda house: [ResultScene(house.services, finished(house.services.store))],
    "names": lambda house: [NameScene(house.services, finished(house.services.store))],
    "board": lambda house: [BoardScene(house.services, "bigebang")],
    "sheet": lambda house: [SheetScene(house.services, finished(house.services.store))],
    "replays": lambda house: [ReplaysScene(house.services)],
    "replay": lambda house: [replay_scene(house.services, finished(house.services.store).record())],
    "jump": lambda house: [JumpScene(house.services, finished(house.services.store).record(), 1)],
    "about": lambda house: [TitleScene(house.services), AboutScene(house.services)],
    "statistics": lambda house: [StatisticsScene(house.services, "bigebang")],
    "review": lambda house: [
        ResultScene(house.services, match := finished(house.services.store)),
        ReviewScene(house.services, match),
    ],
    "pin": lambda house: [PinScene(house.services, house.attendant.admin)],
    "staff": lambda house: [StaffScene(house.services, house.attendant.admin)],
}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.medium
def test_every_screen_left_alone_goes_back_to_the_attract_loop(house: House, name: str) -> None:
    house.show(*SCREENS[name](house))
    idle = house.policy.idle
    warn = {"lesson": idle.lesson, "pair": 2 * idle.warn}.get(name, idle.warn)
    house.wait(warn - 2)
    assert not isinstance(house.top, IdleScene)
    assert not attracts(house)
    house.wait(3)
    assert isinstance(house.top, IdleScene)
    house.wait(idle.count + 1)
    assert attracts(house)


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.medium
def test_nobody_holds_on_to_a_screen_that_is_gone(house: House, name: str) -> None:
    """With its pictures and letters it would be 20 MB, and it may lie there for a weekend."""
    house.show(*SCREENS[name](house))
    left = [weakref.ref(scene) for scene in house.attendant.app.stack]
    house.attendant.start_afresh()
    house.wait(1)
    gc.collect()
    assert [scene for ref in left if (scene := ref()) is not None] == []


def test_a_touch_in_the_countdown_goes_on_and_does_nothing_else(house: House) -> None:
    house.show(TitleScene(house.services))
    house.wait(house.policy.idle.warn + 1)
    assert isinstance(house.top, IdleScene)
    house.touch(290, 518)  # where PLAY is
    house.see()
    assert isinstance(house.top, TitleScene)
    house.wait(house.policy.idle.warn - 1)
    assert isinstance(house.top, TitleScene)


def test_thinking_and_motion_are_no_activity(house: House) -> None:
    """A table at which it is always the turn of programs."""
    scene = AttractScene(house.services)
    house.show(TitleScene(house.services), scene.table)
    house.wait(house.policy.idle.warn + house.policy.idle.count + 1)
    assert attracts(house)


def test_a_finger_that_never_leaves_is_nobody(house: House) -> None:
    house.show(TitleScene(house.services))
    house.see(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 700), button=1))
    idle = house.policy.idle
    for i in range(2 * (idle.stuck + idle.warn + idle.count)):
        at = (100 + 37 * (i % 20), 500)
        motion = pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))
        house.see(motion, dt=0.5)
    assert attracts(house)


def test_a_limited_visit_ends_with_a_word_before(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        house = House(services, "visit_minutes = 2")
        house.show(TitleScene(services))
        for _ in range(91):
            house.see(pygame.Event(pygame.JOYBUTTONDOWN, button=99, joy=0))
            house.see(pygame.Event(pygame.JOYBUTTONUP, button=99, joy=0), dt=1)
        assert services.banner is not None
        assert services.banner.key == "kiosk-last"
        for _ in range(30):
            house.see(pygame.Event(pygame.JOYBUTTONDOWN, button=99, joy=0), dt=1)
        assert attracts(house)
        assert services.banner is None


# --- the next visitor -----------------------------------------------------------------------------


def test_the_next_visitor_finds_everything_as_on_the_first_day(
    house: House, tmp_path: Path
) -> None:
    before = house.services.settings
    house.show(TitleScene(house.services))
    house.services.change(text_size=1.5, high_contrast=True, muted=True, nickname="Somebody")
    house.services.store.set_progress("lesson-learn_particle_builder-1", "{}")
    house.attendant.app.show(visitors_table(house.services, "bigebang"))
    assert house.services.store.unfinished()
    house.wait(house.policy.idle.warn + house.policy.idle.count + 1)
    assert attracts(house)
    assert house.services.settings == before
    assert house.services.store.unfinished() == []
    assert house.services.store.progress("lesson-learn_particle_builder-1") is None
    assert load_settings(tmp_path)[0].nickname == ""
    assert not (tmp_path / "settings.toml").exists()


def of_a_visitor() -> list[str]:
    """A key of each kind under which a game, a lesson or a page keeps what a visitor did."""
    return [form.prefix + "x" if "<" in form.key else form.key for form in ENTRIES if form.visitor]


STAYS = {
    "game/commands/kiosk.py": "wrong tries at the staff's door",
    "game/kiosk/admin.py": "the counters of a day",
    "game/kiosk/pins.py": "PINs",
    "game/progress/leaderboard.py": "two words on a board",
    "game/match/guide.py": "hints: kept of no visitor",
    "game/match/set_up.py": "the last set-up: kept of no visitor",
    "game/match/pace.py": "how quickly this machine thinks",
    "game/progress/learners.py": "learners of a class: closed in a kiosk",
    "game/web/start.py": "the browser edition",
    "game/progress/class_practice.py": "practice of a class: closed in a kiosk",
    "game/commands/shots.py": "pictures",
    "game/commands/practice_shots.py": "pictures",
}
"""Modules that keep something which is no visitor's, and what that is."""
VISITED = {
    f"{module.__name__.replace('.', '/')}.py"
    for module in (
        challenges, daily, drills, hunt_notebook, law_notebook, leaderboard, lesson_progress,
        mistakes, notebook, player_rating, saving, spaced_recall,
    )
}  # fmt: skip


def test_nothing_that_a_visitor_did_is_kept(house: House) -> None:
    store = house.services.store
    house.show(TitleScene(house.services))
    for key in of_a_visitor():
        store.set_progress(key, "{}")
    house.wait(house.policy.idle.warn + house.policy.idle.count + 1)
    assert attracts(house)
    assert [key for key in of_a_visitor() if store.progress(key) is not None] == []


def test_every_module_that_keeps_progress_is_known_to_the_test_above() -> None:
    keep = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "game").rglob("*.py")
        if ".set_progress(" in path.read_text("utf-8")
    }
    assert keep == {*STAYS, *VISITED}


def test_results_of_yesterday_are_wiped(house: House) -> None:
    today = date.today().isoformat()
    old = BoardEntry(2, 1, 10, 20, "photon", "comet", "2001-01-01", 1)
    enter(house.services.store, "bigebang", old)
    enter(house.services.store, "bigebang", old._replace(day=today, game_id=2))
    house.attendant.start_afresh()
    assert [result.game_id for result in board(house.services.store, "bigebang")] == [2]


@pytest.mark.parametrize("days", [-1, 400])
@pytest.mark.parametrize("wiped", [True, False])
def test_games_of_yesterday_are_wiped(tmp_path: Path, wiped: bool, days: int) -> None:
    """Those of a day to come, too: the clock was ahead when they were played."""
    with opened(tmp_path, None, None) as services:
        house = House(services, f"[board]\nwiped_daily = {str(wiped).lower()}\n")
        old, new = finished(services.store).kept, finished(services.store).kept
        assert old is not None
        journal_of(services.store).games[old].when = date.today() + timedelta(days=days)
        house.attendant.start_afresh()
        kept = {saved.id for saved in services.store.games(9)}
        assert kept == ({new} if wiped else {old, new})


def test_a_pad_is_plugged_in_at_last_and_its_buttons_are_the_usual_for_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.joystick, "Joystick", lambda _device: Plugged(12))
    house.show(TitleScene(house.services), SettingsScene(house.services))
    house.tap("page:pad")
    house.see(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    house.tap("key:ok")
    house.see(pygame.Event(pygame.JOYBUTTONDOWN, button=1, joy=0, instance_id=0))
    assert house.services.settings.pad == {"ok": 1, "back": 0}
    assert load_settings(house.services.folder)[0].pad == {}, "what a visitor sets is not kept"
    house.wait(house.policy.idle.warn + house.policy.idle.count + 5)
    assert attracts(house)
    assert house.services.settings.pad == {}
    house.show(TitleScene(house.services), SettingsScene(house.services))
    house.see(pygame.Event(pygame.JOYBUTTONDOWN, button=1, joy=0, instance_id=0))
    assert isinstance(house.top, TitleScene)


# --- no way out -----------------------------------------------------------------------------------


def test_closed_is_what_there_is_elsewhere(house: House, tmp_path: Path) -> None:
    """Visitors find none of these; without a policy, all of it is there."""
    services = house.services
    match = finished(services.store)
    closed: dict[Screen, tuple[str, ...]] = {
        TitleScene(services): ("leave", "full", "statistics"),
        SetupScene(services, "bigebang"): ("seed",),
        LevelScene(services, "particle_builder"): ("login", "teacher"),
        SettingsScene(services): ("page:keys", "full_screen:more", "full_screen:row"),
        replay_scene(services, match.record()): ("rail:export",),
        SheetScene(services, match): ("save",),
        LogScene(services, played(house)): ("inside",),
    }
    policy = services.policy
    for scene, spots in some(closed.items()):
        for spot in spots:
            house.show(scene)
            assert scene.find(spot) is None, spot
            services.policy = None
            scene.layout()
            assert scene.find(spot) is not None, spot
            services.policy = policy


def test_no_key_opens_the_hood(house: House) -> None:
    table = played(house)
    house.show(table)
    house.see(pygame.Event(pygame.KEYDOWN, key=pygame.K_F3, mod=0, unicode=""))
    assert house.top is table
    # Not even one that a visitor's gate would let through.
    assert table.handle(Intent(Action.INSIDE)) is None


def test_back_on_the_title_leads_nowhere(house: House) -> None:
    house.touch(640, 300)
    house.see(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert isinstance(house.top, TitleScene)
    house.see(pygame.Event(pygame.QUIT), pygame.Event(pygame.WINDOWCLOSE))
    assert isinstance(house.top, TitleScene)


def test_games_and_languages_are_those_of_the_policy(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        house = House(services, 'games = ["bigebang", "tutti_quantum"]\nlanguages = ["en"]\n')
        house.touch(640, 300)
        assert isinstance(house.top, TitleScene)
        assert house.top.games == ["bigebang", "tutti_quantum"]
        house.attendant.app.show(SettingsScene(services))
        assert isinstance(house.top, SettingsScene)
        assert house.top.find("language:more") is None


def test_whoever_took_the_focus_is_gone_after_a_while(house: House) -> None:
    house.show(TitleScene(house.services))
    before = house.held
    house.see(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert house.held > before
    house.wait(AWAY + 1)
    assert attracts(house)


# --- staff ----------------------------------------------------------------------------------------


def call_staff(house: House) -> None:
    house.see(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 30), button=1))
    house.wait(house.policy.staff.hold + 0.5)


def test_a_long_press_and_the_pin_open_the_staffs_page(house: House) -> None:
    call_staff(house)
    assert isinstance(house.top, PinScene)
    house.see(pygame.Event(pygame.MOUSEBUTTONUP, pos=(30, 30), button=1))
    assert isinstance(house.top, PinScene)
    for digit in PIN:
        house.tap(f"digit:{digit}")
    house.tap("enter")
    assert isinstance(house.top, StaffScene)
    house.tap("leave")
    assert house.attendant.admin.wish == "leave"


def test_the_pin_may_be_typed_and_entered_by_keys(house: House) -> None:
    call_staff(house)
    for digit in PIN:
        house.see(pygame.Event(pygame.KEYDOWN, key=ord(digit), mod=0, unicode=digit))
    house.see(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert isinstance(house.top, StaffScene)


def test_wrong_pins_are_remembered_from_visit_to_visit(house: House) -> None:
    for _ in range(5):
        call_staff(house)
        house.tap("digit:1")
        house.tap("enter")
        house.tap("close")
        house.see(pygame.Event(pygame.MOUSEBUTTONUP, pos=(30, 30), button=1))
    call_staff(house)
    for digit in PIN:
        house.tap(f"digit:{digit}")
    house.tap("enter")
    assert isinstance(house.top, PinScene)
    line = house.top.find("line")
    assert line is not None
    assert line.label is not None
    assert line.label.key == "kiosk-pin-wait"


def test_without_a_pin_nobody_gets_to_the_staffs_page(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        house = House(services, "")
        call_staff(house)
        assert not isinstance(house.top, PinScene)


def test_the_staff_deletes_everything_after_a_question(house: House) -> None:
    match = finished(house.services.store)
    house.attendant.admin.counters.add("visits")
    house.show(StaffScene(house.services, house.attendant.admin))
    house.tap("wipe")
    house.tap("no")
    assert house.services.store.games(5)
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        house.tap("wipe")
        house.see(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        assert house.services.store.games(5), "only a touch of Delete deletes"
    house.tap("wipe")
    house.tap("yes")
    assert house.services.store.games(5) == []
    assert match.kept is not None


def test_the_staff_sees_the_day(house: House) -> None:
    house.show(ResultScene(house.services, finished(house.services.store)))
    house.wait(0.5)
    assert house.attendant.admin.counters.counts == {"visits": 1, "game-particle_builder": 1}
    house.attendant.app.show(StaffScene(house.services, house.attendant.admin))
    assert isinstance(house.top, StaffScene)
    assert dict(house.top.rows())["games"].args == (("text", "1"),)


def test_the_day_is_remembered_and_ends(house: House, tmp_path: Path) -> None:
    counters = Counters(house.services.store)
    counters.add("visits")
    assert Counters(house.services.store).of("visits") == 1
    counters.day = "2001-01-01"
    counters.add("visits")
    assert counters.of("visits") == 1
    house.services.store.set_progress("kiosk-counters", "[[")
    assert Counters(house.services.store).counts == {}


# --- errors ---------------------------------------------------------------------------------------


def test_an_error_costs_one_visit_and_three_at_one_place_the_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_self: object, _dt: float) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(TitleScene, "update", breaks)
    for _ in range(SAME_PLACE - 1):
        house.touch(640, 300)
        assert attracts(house)
    assert house.attendant.admin.counters.of("errors") == SAME_PLACE - 1
    with pytest.raises(ZeroDivisionError):
        house.touch(640, 300)


def test_the_game_that_a_crash_interrupted_is_back_on_the_table(tmp_path: Path) -> None:
    with opened(tmp_path, None, None) as services:
        first = House(services)
        first.show(visitors_table(services, "bigebang"))
        table = first.top
        assert isinstance(table, TableScene)
        table.play(table.session.legal_moves()[0])
        digest = table.session.digest()
        services.store.flush(20.0)
    with opened(tmp_path, None, None) as services:
        again = House(services)
        assert again.attendant.recover()
        again.see()
        assert isinstance(again.top, TableScene)
        assert again.top.session.digest() == digest
        assert services.banner == say("kiosk-recovered")
        again.wait(10)
        assert services.banner is None


def test_a_damaged_game_is_not_recovered(house: House) -> None:
    store = house.services.store
    table = visitors_table(house.services, "bigebang")
    assert table.match.kept is not None
    store.played(table.match.kept, 1, "nonsense", "00000000")
    assert not house.attendant.recover()
    house.attendant.clear_up()
    assert attracts(house)


def test_a_nightly_restart_waits_until_nobody_plays(house: House) -> None:
    from datetime import datetime

    house.attendant.policy = msgspec.structs.replace(house.policy, restart_at="00:00")
    house.attendant._began = datetime(2001, 1, 1)
    admin = house.attendant.admin
    house.show(TitleScene(house.services))
    wishes = [admin.wish]
    house.attendant.start_afresh()
    house.see()
    assert [*wishes, admin.wish] == ["", "restart"]


def test_the_store_does_not_grow_for_ever(house: House) -> None:
    store: Store = house.services.store
    session = finished(store).session
    for _ in range(130):
        keep(store, session, ("human", "ai:student"))
    house.attendant.start_afresh()
    assert len(store.games(10_000)) == 100
    assert replace(store.games(1)[0].record, digests=()) is not None


# --- odd events ---------------------------------------------------------------------------------

ODD = (0.0, 1.0, -5.0, 9e9, float("nan"), float("inf"))
FAR = (0, 5, 640, -(10**6), 10**9)
SIZED = ((0, 0), (1, 1), (16_000, 2), (1280, 720))


def odd_events(chance: random.Random) -> dict[str, Callable[[], pygame.Event]]:
    """Makers of events that broken or foreign hardware might send."""
    pick = chance.choice

    def finger() -> pygame.Event:
        kind = pick((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
        place: dict[str, Any] = {n: pick(ODD) for n in ("x", "y", "dx", "dy", "pressure")}
        return pygame.Event(kind, touch_id=pick((0, -1)), finger_id=pick(range(12)), **place)

    def pad() -> pygame.Event:
        kind = pick(
            (
                *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION),
                *(pygame.JOYAXISMOTION, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
            )
        )
        value: Any = pick(((0, 1), (1, -1))) if kind == pygame.JOYHATMOTION else pick(ODD)
        numbers: dict[str, Any] = {
            name: pick((0, 1, 99, -1)) for name in ("joy", "instance_id", "device_index")
        }
        return pygame.Event(kind, button=pick((0, 99)), hat=9, axis=99, value=value, **numbers)

    def window() -> pygame.Event:
        kind = pick(
            (
                *(pygame.VIDEORESIZE, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
                *(pygame.QUIT, pygame.WINDOWCLOSE, pygame.DROPFILE, pygame.DROPTEXT),
                *(pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.CLIPBOARDUPDATE),
            )
        )
        size = pick(SIZED)
        text = "9" * pick((1, 100_000))
        return pygame.Event(kind, size=size, w=size[0], h=size[1], file="/etc/passwd", text=text)

    def mouse() -> pygame.Event:
        kind = pick((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION))
        place: dict[str, Any] = {"pos": (pick(FAR), pick(FAR)), "rel": (pick(FAR), 0)}
        return pygame.Event(kind, button=pick((1, 2, 3, 99)), buttons=(1, 1, 1), **place)

    return {"fingers": finger, "pads": pad, "windows": window, "mouse": mouse}


@pytest.mark.parametrize("device", ["fingers", "pads", "windows", "mouse"])
def test_odd_events_lead_nowhere(house: House, device: str) -> None:
    """No error, no wish to leave, and no page of the staff."""
    make = odd_events(random.Random(device))[device]
    house.touch(640, 300)
    for _ in range(60):
        house.see(make(), make(), make())
        assert not any(isinstance(scene, StaffScene) for scene in house.attendant.app.stack)
        assert not house.attendant.admin.wish
    assert house.attendant.errors.total() == 0
