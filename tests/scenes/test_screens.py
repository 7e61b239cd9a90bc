"""The screens around the games, walked by finger, by keys and by pad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.games import GAMES
from game.scenes.base.dialog import Dialog
from game.scenes.codex.rules import RulesScene
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.settings import SettingsScene
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import CALM, RISE, TitleScene
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import PauseScene
from game.services import Services
from game.window import open_window
from tests.learner import skip_first_minutes
from tests.pilot import Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.greeted = True
    skip_first_minutes(services)
    return services


@pytest.fixture
def pilot(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, TitleScene(services, first=True)))


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_to_each_game(pilot: Pilot, game: str) -> None:
    if game != "particle_builder":
        pilot.tap(f"cabinet-{game}")
    pilot.tap("play")
    assert pilot.table().match.id == game


@pytest.mark.parametrize("game", GAMES)
def test_play_and_start_open_the_same_game(services: Services, game: str) -> None:
    surface = open_window((1280, 720), full_screen=False)
    seated = []
    for ways in (("play",), ("setup", "start"), ("learn", "setup", "start")):
        pilot = Pilot(App(services, surface, TitleScene(services, game)))
        for way in ways:
            pilot.tap(way)
        match = pilot.table().match
        seated.append((sorted(match.seats), match.session.options))
        services.store.dropped(match.kept or 0)
    assert seated[0] == seated[1] == seated[2]


def test_play_begins_like_the_last_game_that_was_set_up(pilot: Pilot, services: Services) -> None:
    pilot.tap("cabinet-u_know_feynman")
    pilot.tap("setup")
    pilot.tap("seat1:more")
    pilot.tap("option-cards:more")
    chosen = pilot.top
    assert isinstance(chosen, SetupScene)
    seats, options = tuple(chosen.seats), dict(chosen.options)
    pilot.tap("start")
    pilot.app.show(TitleScene(services, "u_know_feynman"))
    pilot.wait(0.1)
    pilot.tap("play")
    assert pilot.table().match.seats == seats
    assert pilot.table().session.options == options


def test_the_opponent_is_changed_from_the_pause(pilot: Pilot, services: Services) -> None:
    pilot.press(pygame.K_RETURN)
    before = pilot.table().match
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("change")
    assert isinstance(pilot.top, SetupScene)
    pilot.tap("seat1:more")
    pilot.tap("start")
    assert pilot.table().match.seats != before.seats
    waiting = [saved.id for saved in services.store.unfinished()]
    assert waiting == [pilot.table().match.kept], "a game that had hardly begun makes way"


def test_one_key_to_a_game(pilot: Pilot) -> None:
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, TableScene)


def test_one_pad_button_to_a_game(pilot: Pilot) -> None:
    pilot.button(0)
    assert isinstance(pilot.top, TableScene)


def test_arrows_choose_a_cabinet(pilot: Pilot) -> None:
    assert isinstance(pilot.top, TitleScene)
    first = pilot.top.game
    pilot.press(pygame.K_RIGHT)
    assert pilot.top.game != first
    pilot.press(pygame.K_LEFT)
    assert pilot.top.game == first


def test_every_button_of_the_title_can_be_reached_by_tab(pilot: Pilot) -> None:
    assert isinstance(pilot.top, TitleScene)
    for spot in list(pilot.top.touchable()):
        pilot.walk_to(spot.id)


def test_leaving_asks_first(pilot: Pilot) -> None:
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, Dialog)
    pilot.tap("stay")
    assert isinstance(pilot.top, TitleScene)
    pilot.press(pygame.K_ESCAPE, pygame.K_RETURN)
    assert isinstance(pilot.top, TitleScene), "what has the focus at first does no harm"
    pilot.press(pygame.K_ESCAPE)
    pilot.tap("leave")
    assert pilot.app.stack == []


def test_settings_are_seen_at_once_and_kept(
    pilot: Pilot, services: Services, tmp_path: Path
) -> None:
    from game.settings.settings import load_settings

    pilot.tap("settings")
    assert isinstance(pilot.top, SettingsScene)
    before = pilot.top.viewport.renderer.text_scale
    pilot.tap("text_size:more")
    assert pilot.top.viewport.renderer.text_scale > before
    pilot.tap("reduced_motion:more")
    pilot.tap("done")
    on_disk, notice = load_settings(tmp_path)
    assert notice is None
    assert on_disk == services.settings
    assert on_disk.reduced_motion


def test_a_key_of_ones_own(pilot: Pilot, services: Services) -> None:
    pilot.tap("settings")
    pilot.tap("page:keys")
    pilot.tap("key:hint")
    pilot.press(pygame.K_q)
    assert services.settings.keys == {"hint": "q"}
    pilot.tap("key:undo")
    pilot.press(pygame.K_q)
    assert services.settings.keys == {"undo": "q"}
    pilot.tap("key:hint")
    pilot.press(pygame.K_RETURN)
    assert services.settings.keys == {"undo": "q"}
    pilot.tap("usual")
    assert services.settings.keys == {}


def test_who_lost_its_only_key_to_another_says_so(pilot: Pilot, services: Services) -> None:
    pilot.tap("settings")
    pilot.tap("page:keys")
    pilot.tap("key:hint")
    pilot.press(pygame.K_m)
    assert services.settings.keys == {"hint": "m"}
    label = pilot.spot("key:mute").label
    assert label is not None
    assert services.text.say(label) == "–"


def test_a_slider_is_moved_by_keys(pilot: Pilot, services: Services) -> None:
    pilot.tap("settings")
    pilot.tap("page:sound")
    pilot.walk_to("volume_effects")
    before = services.settings.volume_effects
    pilot.press(pygame.K_LEFT)
    assert services.settings.volume_effects == pytest.approx(before - 0.1)


def test_the_rules_turn_their_pages_by_keys(pilot: Pilot) -> None:
    pilot.tap("learn")
    pilot.press(pygame.K_F1)
    assert isinstance(pilot.top, RulesScene)
    pilot.press(pygame.K_RIGHT)
    assert pilot.top.page == 2
    pilot.press(pygame.K_LEFT, pygame.K_ESCAPE)
    assert isinstance(pilot.top, LevelScene)


def test_pause_and_back(pilot: Pilot) -> None:
    pilot.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert isinstance(pilot.top, PauseScene)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, TableScene)


def test_a_game_left_is_offered_again_and_goes_on_where_it_was(
    pilot: Pilot, services: Services
) -> None:
    pilot.press(pygame.K_RETURN)
    digest = pilot.table().session.digest()
    services.store.flush(5.0)
    pilot.app.show(TitleScene(services, first=True))
    pilot.wait(0.1)
    assert isinstance(pilot.top, Dialog)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, TitleScene)
    assert services.store.unfinished(), "going back from the question drops no game"
    pilot.app.show(TitleScene(services, first=True))
    pilot.wait(0.1)
    pilot.tap("continue")
    assert pilot.table().session.digest() == digest


def test_a_new_size_lays_everything_out_anew(pilot: Pilot) -> None:
    pilot.app.surface = pygame.Surface((1920, 1080))
    pilot.wait(0.1)
    assert isinstance(pilot.top, TitleScene)
    assert pilot.top.viewport.scale == 1.5


def test_an_upright_window_has_the_chosen_game_above_the_others(
    pilot: Pilot, services: Services
) -> None:
    pilot.app.surface = pygame.Surface((1080, 1920))
    pilot.wait(0.1)
    assert isinstance(pilot.top, TitleScene)
    assert pilot.top.viewport.sheet.tall
    order = [pilot.top.find(name) for name in ("wordmark", "cabinet-particle_builder", "play")]
    order.append(pilot.top.find("cabinet-tutti_quantum"))
    heights = [spot.y for spot in order if spot is not None]
    assert len(heights) == 4
    assert heights == sorted(heights)
    pilot.tap("cabinet-tutti_quantum")
    assert pilot.top.game == "tutti_quantum"
    pilot.tap("play")
    assert pilot.table().match.id == "tutti_quantum"


def test_the_title_drifts_and_shines_unless_less_motion_is_wanted(
    pilot: Pilot, services: Services
) -> None:
    """In few pictures: it may be left on for a day."""

    def drawn_in(seconds: float) -> int:
        before = pilot.app.frames.drawn
        pilot.wait(seconds)
        return pilot.app.frames.drawn - before

    assert 20 <= drawn_in(9.0) <= 9 * 20
    pilot.wait(CALM)
    assert drawn_in(9.0) <= 9 * 6, "the tracks alone, once nobody has been there for a while"
    pilot.press(pygame.K_RIGHT)
    assert drawn_in(9.0) > 9 * 6
    services.change(reduced_motion=True)
    pilot.wait(0.1)
    assert drawn_in(5.0) == 0


def test_upright_the_chosen_game_changes_places_with_the_one_before(pilot: Pilot) -> None:
    """All other plates stay where they are."""
    pilot.app.surface = open_window((720, 1280), full_screen=False)
    pilot.wait(1.0)
    title = pilot.top
    assert isinstance(title, TitleScene)
    first, *others = title.games

    def places(games: list[str]) -> list[tuple[float, float]]:
        return [pilot.spot(f"cabinet-{game}")[2:4] for game in games]

    before = places(others)
    for game in reversed(others):
        pilot.tap(f"cabinet-{game}")
        title.risen = RISE
        expected = [first if other == game else other for other in others]
        assert places(expected) == before
        pilot.tap(f"cabinet-{first}")
        assert places(others) == before


def test_a_cabinet_that_is_chosen_comes_forward(pilot: Pilot) -> None:
    title = pilot.top
    assert isinstance(title, TitleScene)

    def height() -> int:
        """Of what shines, in the middle of the second cabinet."""
        descriptor = pilot.spot(f"cabinet-{title.games[1]}")
        x, _ = title.viewport.pixel(descriptor.x, 0)
        column = pygame.surfarray.array3d(pilot.app.surface)[x - 40 : x + 40, 160:680]
        return int((column.max(axis=(0, 2)) > 150).sum())

    pilot.wait(0.2)
    pilot.press(pygame.K_RIGHT)
    heights = [height()]
    for _ in range(8):
        pilot.wait(1 / 30)
        heights.append(height())
    assert heights[0] < heights[-1]
    assert title.risen >= RISE
