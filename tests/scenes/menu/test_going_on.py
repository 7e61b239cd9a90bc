"""Games left in the middle: the cabinet shows them, and none is lost unasked."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.app import App
from game.games.descriptor import Form
from game.match.match import HUMAN, Match, new_match
from game.match.saving import keep_move, next_match, series_score_of
from game.scenes.base.dialog import Dialog
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.results.replays import SavedGamesScene
from game.services import Services
from game.store import Store
from game.window import open_window
from tests.match.whole import deals
from tests.pilot import Pilot

TWO = Form(deals=2)


def left(services: Services, game: str, moves: int) -> Match:
    """A game that was saved and left after so many moves."""
    match = new_match(game, (HUMAN, HUMAN), {}, "left")
    match.kept = services.store.begin(match.record())
    for _ in range(moves):
        move = match.session.legal_moves()[0]
        match.session.play(move)
        keep_move(services.store, match, move)
    return match


def title(services: Services, game: str = "bigebang", *, first: bool = False) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, TitleScene(services, game, first=first)))


def setup(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, SetupScene(services, "bigebang")))


def test_the_cabinet_of_a_saved_game_goes_on_with_it(services: Services) -> None:
    match = left(services, "bigebang", 5)
    left(services, "tutti_quantum", 2)
    pilot = title(services)
    label = pilot.spot("continue").label
    assert label is not None
    assert services.text.say(label) == "CONTINUE\n5 moves"
    pilot.tap("continue")
    assert pilot.table().match.kept == match.kept
    assert pilot.table().session.digest() == match.session.digest()


def test_a_cabinet_without_one_has_no_such_button(services: Services) -> None:
    left(services, "tutti_quantum", 2)
    pilot = title(services)
    assert isinstance(pilot.top, TitleScene)
    assert pilot.top.find("continue") is None


def test_a_new_game_leaves_the_saved_one_where_it_is(services: Services) -> None:
    match = left(services, "bigebang", 5)
    pilot = setup(services)
    pilot.tap("start")
    assert not pilot.table().session.moves
    assert [one.id for one in services.store.unfinished()] == [pilot.table().match.kept, match.kept]


def test_of_several_saved_games_one_is_chosen_from_a_list(services: Services) -> None:
    first = left(services, "bigebang", 5)
    left(services, "tutti_quantum", 2)
    left(services, "bigebang", 9)
    pilot = title(services)
    label = pilot.spot("continue").label
    assert label is not None
    assert services.text.say(label) == "CONTINUE\n2 games"
    pilot.tap("continue")
    assert isinstance(pilot.top, SavedGamesScene)
    assert [len(saved.record.moves) for saved in pilot.top.saved] == [9, 5]
    pilot.tap("row:1")
    assert pilot.table().match.kept == first.kept
    assert pilot.table().session.digest() == first.session.digest()


def test_a_game_of_the_list_is_given_up_after_a_question(services: Services) -> None:
    first = left(services, "bigebang", 5)
    left(services, "bigebang", 9)
    pilot = title(services)
    pilot.tap("continue")
    pilot.tap("give-up:0")
    assert isinstance(pilot.top, Dialog)
    pilot.tap("keep")
    assert len(services.store.unfinished()) == 2
    pilot.tap("give-up:0")
    pilot.tap("give-up")
    assert [one.id for one in services.store.unfinished()] == [first.kept]
    assert isinstance(pilot.top, SavedGamesScene)
    assert len(pilot.top.rows()) == 1


def first_deal(services: Services, form: Form = TWO) -> Match:
    """The first deal of a match between two people, played to its end."""
    (match,) = deals(services.store, "tutti_quantum", form, (HUMAN, HUMAN), most=1)
    return match


def test_a_match_left_between_two_deals_goes_on_with_the_second(services: Services) -> None:
    first = first_deal(services)
    pilot = title(services, "tutti_quantum")
    label = pilot.spot("continue").label
    assert label is not None
    assert services.text.say(label) == "CONTINUE\ndeal 2 of 2"
    pilot.tap("continue")
    pilot.tap("ready")
    second = pilot.table().match
    assert second.series_score == first.standing
    assert second.kept != first.kept
    assert not second.session.moves
    assert len(services.store.unfinished()) == 1


def test_a_program_killed_after_the_first_deal_keeps_the_match(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        (first,) = deals(store, "tutti_quantum", TWO, (HUMAN, HUMAN), most=1)
        assert store.flush(5.0)
        crashed = tmp_path / "crashed"
        crashed.mkdir()
        shutil.copy(tmp_path / "store.db", crashed)
    with Store.open(crashed) as store:
        (saved,) = store.unfinished()
        assert saved.record.moves == ()
        assert series_score_of(store, saved.id, 2) == first.standing


def test_the_result_leads_to_the_deal_that_waits(services: Services) -> None:
    first = first_deal(services)
    (waiting,) = services.store.unfinished()
    second = next_match(services.store, first)
    assert (second.kept, second.series_score) == (waiting.id, first.standing)


@pytest.mark.parametrize("form", [Form(exchanged=1), Form(deals=2)])
def test_nothing_waits_after_the_last_deal(services: Services, form: Form) -> None:
    deals(services.store, "particle_builder", form, (HUMAN, HUMAN))
    assert services.store.unfinished() == []


def test_a_game_by_itself_leaves_nothing_waiting(services: Services) -> None:
    deals(services.store, "particle_builder", Form(), (HUMAN, HUMAN), most=1)
    assert services.store.unfinished() == []


def test_not_now_leaves_the_game_waiting_and_asks_nothing_more(services: Services) -> None:
    left(services, "bigebang", 5)
    pilot = title(services, first=True)
    pilot.tap("later")
    assert isinstance(pilot.top, TitleScene)
    assert len(services.store.unfinished()) == 1
    pilot.spot("continue")


def test_a_new_game_from_the_pause_asks_once(services: Services) -> None:
    left(services, "bigebang", 5)
    pilot = title(services)
    pilot.tap("continue")
    table = pilot.table()
    pilot.wait(2.0)
    pilot.tap("rail:pause")
    pilot.tap("again")
    assert isinstance(pilot.top, Dialog)
    pilot.tap("on")
    pilot.tap("resume")
    assert pilot.table() is table
    pilot.tap("rail:pause")
    pilot.tap("again")
    pilot.tap("anew")
    assert not pilot.table().session.moves
