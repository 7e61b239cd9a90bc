"""Dice of Particle Panic are thrown by the player's hand, or by a key, or roll after a while."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.core.rng import Rng
from game.match.match import AI, HUMAN, new_match
from game.rules.particle_panic import ParticlePanic
from game.rules.particle_panic.state import State
from game.scenes.table.opening import open_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.scenes.table.throw import CALM, PATIENCE
from game.services import Services
from game.tables.capabilities import Throws
from game.tables.pictures import Panel
from game.ui.beside import of
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tests.some import some

WIDE = (1280, 720)


def table_of(pilot: Pilot) -> tuple[TableScene, People]:
    table = pilot.table()
    assert isinstance(table.policy, People)
    return table, table.policy


def about_to_move(services: Services) -> Pilot:
    """Alone in the lab; the button of a move, for which a die is thrown, was touched."""
    services.change(remarks=False)
    match = new_match("particle_panic", (HUMAN,), {}, "throw")
    pilot = Pilot(App(services, open_window(WIDE, full_screen=False), open_table(services, match)))
    pilot.wait(3.0)
    pilot.tap("act:move")
    pilot.wait(1.0)
    return pilot


@pytest.fixture
def pilot(services: Services) -> Pilot:
    return about_to_move(services)


def die(pilot: Pilot) -> bool:
    """True if the die that was thrown has come to lie."""
    return pilot.table().find("die:0") is not None


def test_the_dice_wait_for_the_hand_and_fall_when_it_lets_go(pilot: Pilot) -> None:
    table, policy = table_of(pilot)
    assert policy.paused()
    assert not die(pilot)
    lies = {spot.id: (spot.x, spot.y) for spot in policy.dice.spots()}
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 300), button=1)], FRAME)
    for x in (500, 600, 500, 600):
        move = pygame.Event(pygame.MOUSEMOTION, pos=(x, 250), rel=(1, 0), buttons=(1, 0, 0))
        pilot.app.step([move], FRAME)
    carried = {spot.id: (spot.x, spot.y) for spot in policy.dice.spots()}
    assert carried["throw:0"] != lies["throw:0"], "the dice follow the finger"
    assert carried["throw"] == lies["throw"]
    pilot.wait(PATIENCE + 2.0)
    assert policy.paused(), "a hand may shake as long as it likes"
    pilot.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=(600, 250), button=1)], FRAME)
    pilot.wait(3.0)
    assert not policy.paused()
    assert die(pilot)
    assert len(table.session.moves) == 1, "a throw is no move of its own"


def test_the_line_says_what_the_throw_is_for_while_the_dice_wait(pilot: Pilot) -> None:
    table, policy = table_of(pilot)
    log = table.find("log")
    assert log is not None
    assert log.label == say("particle_panic-throw-how-one"), "one die for a move"
    painted = [spot for spot in table.motion.resting if spot.id == "log"]
    assert painted == [log]
    assert not table.dirty, "it is painted at once"
    (prompt,) = (spot.label for spot in policy.dice.spots() if spot.id == "throw")
    assert prompt == say("particle_panic-throw-one")


def test_before_a_try_the_table_says_which_numbers_are_good(services: Services) -> None:
    services.change(remarks=False)
    match = new_match("particle_panic", (HUMAN,), {}, "throw")
    pilot = Pilot(App(services, open_window(WIDE, full_screen=False), open_table(services, match)))
    table = pilot.table()
    assert isinstance(table.table, Throws)
    view = table.view()
    good, line = (services.text.say(words) for words in table.table.throw(view, "try"))
    assert good == "3 or more is good"
    assert line.startswith("3 or more is good. Throw the die")
    spots = {spot.id: spot for spot in table.table.in_hand(view, "try", table.placed, None, 0)}
    assert spots["throw"].label == say("particle_panic-throw-try", hit=3)
    assert spots["throw:for"].label == say("particle_panic-throw-for-try", hit=3)


def test_the_desk_says_what_is_awaited_over_its_grey_buttons(pilot: Pilot) -> None:
    table, policy = table_of(pilot)
    buttons = [spot for spot in table.placed if spot.id.startswith("act:")]
    assert buttons
    assert all(spot.dim for spot in buttons), "gone, they would tell how the die falls"
    spots = {spot.id: spot for spot in policy.dice.spots()}
    assert spots["throw:title"].label == say("particle_panic-throw-one")
    assert spots["throw:for"].label == say("particle_panic-throw-for-move", hit=3)
    desk = next(of(spot) for spot in table.placed if spot.id == "desk")
    for name in ("throw:title", "throw:for"):
        box = of(spots[name])
        assert desk.overlap(box) == pytest.approx(box.w * box.h)
        assert not any(of(button).overlap(box) for button in buttons)


@pytest.mark.parametrize("way", ["tap", "key", "pad"])
def test_a_tap_or_a_key_or_a_button_throws(pilot: Pilot, way: str) -> None:
    _, policy = table_of(pilot)
    if way == "tap":
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.app.step([pygame.Event(kind, pos=(300, 300), button=1)], FRAME)
    elif way == "key":
        pilot.press(pygame.K_RETURN)
    else:
        pilot.button(0)
    pilot.wait(3.0)
    assert not policy.paused()
    assert die(pilot)


@pytest.mark.parametrize("unhurried", [False, True])
def test_the_dice_roll_by_themselves_unless_the_player_wants_no_hurry(
    services: Services, unhurried: bool
) -> None:
    services.change(unhurried=unhurried, guide="never")
    pilot = about_to_move(services)
    _, policy = table_of(pilot)
    pilot.wait(PATIENCE / 2)
    assert policy.paused()
    pilot.wait(PATIENCE)
    assert policy.paused() == unhurried
    assert die(pilot) != unhurried


def test_the_pause_is_open_while_the_dice_wait(pilot: Pilot) -> None:
    _, policy = table_of(pilot)
    pilot.tap("rail:pause")
    assert pilot.top is not policy.scene


def test_dice_roll_at_once_where_the_setting_says_so(services: Services) -> None:
    services.change(throws=False)
    pilot = about_to_move(services)
    pilot.wait(2.0)
    assert die(pilot)


def test_a_room_that_is_full_trembles_and_above_24_a_siren_sounds() -> None:
    from game.core.session import Session
    from game.games import DESCRIPTORS, GAMES
    from game.tables.capabilities import Warns
    from game.tables.particle_panic.wording import pressure

    table = DESCRIPTORS["particle_panic"].table
    assert isinstance(table, Warns)
    shaken = sounded = quiet = 0
    for number in range(12):
        rng = Rng(f"siren {number}", "particle_panic")
        session = Session(GAMES["particle_panic"], 2, {}, f"siren {number}")
        while session.to_move() is not None:
            for event in session.play(rng.pick(session.legal_moves()), 0):
                shows = table.effects(event.kind, event.facts, event.view)
                full = event.kind == "emerged" and event.view.particles[event.facts["at"]] == 6
                if full or event.kind == "spill":
                    assert any(show.kind == "shake" for show in shows)
                    shaken += 1
                cue = table.danger(event.kind, event.view)
                if event.kind in ("emerged", "spill"):
                    assert cue == ("siren" if pressure(event.view) > 24 else "alarm")
                    sounded += cue == "siren"
                    quiet += cue == "alarm"
                else:
                    assert not cue
    assert shaken > 0
    assert sounded > 0
    assert quiet > 0


def test_on_a_tall_sheet_the_tray_hides_the_words_of_the_last_throw(services: Services) -> None:
    """They run across a small ring, and their ends stuck out from under the tray."""
    services.change(remarks=False)
    match = new_match("particle_panic", (HUMAN,), {}, "throw")
    app = App(services, open_window((720, 1280), full_screen=False), open_table(services, match))
    pilot = Pilot(app)
    pilot.wait(3.0)
    pilot.tap("act:move")
    pilot.wait(1.0)
    table, policy = table_of(pilot)
    told = next(of(spot) for spot in table.placed if spot.id == "rolled")
    tray = next(of(spot) for spot in policy.dice.spots() if spot.id == "throw:tray")
    assert tray.overlap(told) == pytest.approx(told.w * told.h)


def test_a_clean_core_hides_what_was_thrown_before(pilot: Pilot) -> None:
    table, policy = table_of(pilot)
    hides = next(iter(policy.dice.spots()))
    core = next(spot for spot in table.placed if spot.id == "core")
    assert (hides.art, of(hides)) == (core.art, of(core))
    policy.dice.throw()
    pilot.wait(4.0)
    lying = [of(spot) for spot in table.placed if spot.id.startswith("die:")]
    assert lying
    for box in lying:
        assert of(hides).overlap(box) == pytest.approx(box.w * box.h)


def test_dice_wait_longer_for_a_beginner_who_reads(services: Services) -> None:
    services.change(guide="always", unhurried=False)
    pilot = about_to_move(services)
    policy = table_of(pilot)[1]
    pilot.wait(PATIENCE + 2.0)
    assert policy.paused()
    pilot.wait(CALM - PATIENCE)
    assert not policy.paused()


@pytest.fixture
def after_a_discard(services: Services, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    """The player ended a turn, the teammate discarded, and the dice wait for the player."""

    def weak(game: ParticlePanic, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        state = deal(game, seats, options, rng)
        state.limits[1] = 2
        return state

    deal = ParticlePanic.initial_state
    monkeypatch.setattr(ParticlePanic, "initial_state", weak)
    services.change(remarks=False)
    match = new_match("particle_panic", (HUMAN, AI + "student"), {}, "throw")
    pilot = Pilot(App(services, open_window(WIDE, full_screen=False), open_table(services, match)))
    pilot.wait(3.0)
    pilot.tap("act:end")
    pilot.wait(1.0)
    pilot.tap("confirm")
    _, policy = table_of(pilot)
    for _ in range(40):
        if policy.paused():
            break
        pilot.wait(0.25)
    assert [match.session.movers[-1], match.session.moves[-1].kind] == [1, "discard"]
    return pilot


def test_the_player_throws_at_the_end_of_the_own_turn_although_a_teammate_discards(
    after_a_discard: Pilot,
) -> None:
    """The dice rolled by themselves, and the tap for them hurried the teammate on."""
    _, policy = table_of(after_a_discard)
    assert policy.paused()
    assert not die(after_a_discard)
    after_a_discard.press(pygame.K_RETURN)
    after_a_discard.wait(0.5)
    assert not policy.paused()


def test_the_words_of_a_throw_lie_over_no_others_after_a_teammate_discarded(
    after_a_discard: Pilot,
) -> None:
    """They lay over the teammate's headline and over the fact."""
    table, policy = table_of(after_a_discard)
    laid = {spot.id: spot for spot in policy.dice.spots()}
    others = some([spot for spot in table.placed if spot.label is not None])
    for name in ("throw:title", "throw:for"):
        assert not [spot.id for spot in others if of(laid[name]).overlap(of(spot))]


def test_the_frame_is_the_throwers_after_a_teammate_discarded(after_a_discard: Pilot) -> None:
    frames = [after_a_discard.spot(f"panel:{seat}").art for seat in (0, 1)]
    assert frames == [Panel("yellow"), Panel()]
