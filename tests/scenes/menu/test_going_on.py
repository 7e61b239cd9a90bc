"""Games left in the middle: the cabinet shows them, and none is lost unasked."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.cabinets.cabinet import Form
from game.match.match import HUMAN, Match, new_match
from game.match.saving import keep_move, next_match, sitting_of
from game.scenes.after.saved_games import SavedGamesScene
from game.scenes.base.dialog import Dialog
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.store import Store
from game.window import open_window
from tests.match.whole import deals
from tests.pilot import Pilot

TWO = Form(deals=2)


def left(arcade: Arcade, game: str, moves: int) -> Match:
    """A game that was saved and left after so many moves."""
    match = new_match(game, (HUMAN, HUMAN), {}, "left")
    match.kept = arcade.store.begin(match.record())
    for _ in range(moves):
        move = match.session.legal_moves()[0]
        match.session.play(move)
        keep_move(arcade.store, match, move)
    return match


def title(arcade: Arcade, game: str = "bigebang", *, first: bool = False) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(arcade, surface, TitleScene(arcade, game, first=first)))


def setup(arcade: Arcade) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(arcade, surface, SetupScene(arcade, "bigebang")))


def test_the_cabinet_of_a_saved_game_goes_on_with_it(arcade: Arcade) -> None:
    match = left(arcade, "bigebang", 5)
    left(arcade, "tutti_quantum", 2)
    pilot = title(arcade)
    label = pilot.spot("continue").label
    assert label is not None
    assert arcade.text.say(label) == "CONTINUE\n5 moves"
    pilot.tap("continue")
    assert pilot.table().match.kept == match.kept
    assert pilot.table().session.digest() == match.session.digest()


def test_a_cabinet_without_one_has_no_such_button(arcade: Arcade) -> None:
    left(arcade, "tutti_quantum", 2)
    pilot = title(arcade)
    assert isinstance(pilot.top, TitleScene)
    assert pilot.top.find("continue") is None


def test_a_new_game_leaves_the_saved_one_where_it_is(arcade: Arcade) -> None:
    match = left(arcade, "bigebang", 5)
    pilot = setup(arcade)
    pilot.tap("start")
    assert not pilot.table().session.moves
    assert [one.id for one in arcade.store.unfinished()] == [pilot.table().match.kept, match.kept]


def test_of_several_saved_games_one_is_chosen_from_a_list(arcade: Arcade) -> None:
    first = left(arcade, "bigebang", 5)
    left(arcade, "tutti_quantum", 2)
    left(arcade, "bigebang", 9)
    pilot = title(arcade)
    label = pilot.spot("continue").label
    assert label is not None
    assert arcade.text.say(label) == "CONTINUE\n2 games"
    pilot.tap("continue")
    assert isinstance(pilot.top, SavedGamesScene)
    assert [len(saved.record.moves) for saved in pilot.top.saved] == [9, 5]
    pilot.tap("row:1")
    assert pilot.table().match.kept == first.kept
    assert pilot.table().session.digest() == first.session.digest()


def test_a_game_of_the_list_is_given_up_after_a_question(arcade: Arcade) -> None:
    first = left(arcade, "bigebang", 5)
    left(arcade, "bigebang", 9)
    pilot = title(arcade)
    pilot.tap("continue")
    pilot.tap("give-up:0")
    assert isinstance(pilot.top, Dialog)
    pilot.tap("keep")
    assert len(arcade.store.unfinished()) == 2
    pilot.tap("give-up:0")
    pilot.tap("give-up")
    assert [one.id for one in arcade.store.unfinished()] == [first.kept]
    assert isinstance(pilot.top, SavedGamesScene)
    assert len(pilot.top.rows()) == 1


def first_deal(arcade: Arcade, form: Form = TWO) -> Match:
    """The first deal of a match between two people, played to its end."""
    (match,) = deals(arcade.store, "tutti_quantum", form, (HUMAN, HUMAN), most=1)
    return match


def test_a_match_left_between_two_deals_goes_on_with_the_second(arcade: Arcade) -> None:
    first = first_deal(arcade)
    pilot = title(arcade, "tutti_quantum")
    label = pilot.spot("continue").label
    assert label is not None
    assert arcade.text.say(label) == "CONTINUE\ndeal 2 of 2"
    pilot.tap("continue")
    second = pilot.table().match
    assert second.sitting == first.standing
    assert second.kept != first.kept
    assert not second.session.moves
    assert len(arcade.store.unfinished()) == 1


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
        assert sitting_of(store, saved.id, 2) == first.standing


def test_the_result_leads_to_the_deal_that_waits(arcade: Arcade) -> None:
    first = first_deal(arcade)
    (waiting,) = arcade.store.unfinished()
    second = next_match(arcade.store, first)
    assert (second.kept, second.sitting) == (waiting.id, first.standing)


@pytest.mark.parametrize("form", [Form(exchanged=1), Form(deals=2)])
def test_nothing_waits_after_the_last_deal(arcade: Arcade, form: Form) -> None:
    deals(arcade.store, "particle_builder", form, (HUMAN, HUMAN))
    assert arcade.store.unfinished() == []


def test_a_game_by_itself_leaves_nothing_waiting(arcade: Arcade) -> None:
    deals(arcade.store, "particle_builder", Form(), (HUMAN, HUMAN), most=1)
    assert arcade.store.unfinished() == []


def test_leave_it_asks_once_more(arcade: Arcade) -> None:
    left(arcade, "bigebang", 5)
    pilot = title(arcade, first=True)
    pilot.tap("drop")
    assert isinstance(pilot.top, Dialog)
    assert len(arcade.store.unfinished()) == 1
    pilot.tap("keep")
    assert isinstance(pilot.top, TitleScene)
    assert len(arcade.store.unfinished()) == 1


def test_what_is_given_up_twice_is_gone(arcade: Arcade) -> None:
    left(arcade, "bigebang", 5)
    pilot = title(arcade, first=True)
    pilot.tap("drop")
    pilot.tap("give-up")
    assert isinstance(pilot.top, TitleScene)
    assert arcade.store.unfinished() == []


def test_a_new_game_from_the_pause_asks_once(arcade: Arcade) -> None:
    left(arcade, "bigebang", 5)
    pilot = title(arcade)
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
