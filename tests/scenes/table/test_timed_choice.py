"""Choices against the clock: DECAY and being caught, in real time and without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from game.app import App
from game.core.rng import Rng
from game.core.session import Session
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.rules.u_know_feynman import State
from game.rules.u_know_feynman.moves import legal_moves
from game.rules.u_know_feynman.state import ANSWER, CATCH
from game.scenes.table.choice_clock import ChoiceClock
from game.scenes.table.opening import people_table
from game.scenes.table.table_pages import PauseScene
from game.scenes.table.timed_choice import FRAME, REACTION, SCATTER
from game.services import Services
from game.tables.u_know_feynman.touches import SECONDS
from game.window import open_window
from tests.inside import lay, state_of
from tests.pilot import Pilot
from tests.rules.two_faced import DULL, IDLE, legal, table

GAME = "u_know_feynman"
SECOND_LAST = ("red up", "red tau")
"""The hand of a player who lays the red up on a red top."""

IDLERS = (("blue charm", "green charm"), ("blue top", "green top"))


class Scripted:
    """An opponent who does the first of its wishes that is legal."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = wishes
        self.offer: Any = None

    def begin(self, session: Session[Any, Any, Any], seat: int) -> None:
        offers = {move.kind: move for move in reversed(session.legal_moves())}
        self.offer = next(offers[kind] for kind in (*self.wishes, *offers) if kind in offers)

    def poll(self) -> Any:
        move, self.offer = self.offer, None
        return move

    def stop(self) -> None:
        self.offer = None


@pytest.fixture
def services(services: Services) -> Services:
    services.change(speed=0.0)
    return services


def sit(services: Services, state: State, *others: Driver, levels: Sequence[str] = ()) -> Pilot:
    """A person in seat 0 of this table, the others around it."""
    who = [HUMAN, *(AI + level for level in (levels or ["nobel"] * len(others)))]
    match = new_match(GAME, who, {}, "moment")
    lay(match.session, state)
    drivers: dict[int, Driver] = {0: Person()}
    drivers.update(enumerate(others, start=1))
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, people_table(services, match, drivers)))
    pilot.wait(0.3)
    return pilot


def moments(pilot: Pilot) -> ChoiceClock:
    clock = pilot.table().model.clock
    assert clock is not None
    return clock


def move_kinds(pilot: Pilot) -> list[str]:
    return [move.kind for move in pilot.table().match.session.moves]


def card(pilot: Pilot, words: str) -> str:
    state = state_of(pilot.table().session)
    return f"card:{legal(state)[words].card}"


def own(*others: Driver) -> Callable[[Services], Pilot]:
    """The person is to lay the last card but one."""
    hands = [SECOND_LAST, *([IDLE] * len(others))]
    return lambda services: sit(services, table("red down", *hands), *others)


# --- the own last card but one ------------------------------------------------------------------


def by_mouse(pilot: Pilot) -> None:
    pilot.tap("decay")


def by_key(pilot: Pilot) -> None:
    pilot.press(pygame.K_SPACE)


def by_pad(pilot: Pilot) -> None:
    pilot.button(0)


@pytest.mark.parametrize("press", [by_mouse, by_key, by_pad])
def test_decay_can_be_called_while_the_card_lies(
    services: Services, press: Callable[[Pilot], None]
) -> None:
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    pilot.wait(1.5)
    assert move_kinds(pilot) == [], "it lies, and DECAY can still be called"
    press(pilot)
    assert move_kinds(pilot)[0] == "call"
    pilot.wait(2.0)
    assert "catch" not in move_kinds(pilot)


def test_the_card_is_seen_on_the_pile_meanwhile(services: Services) -> None:
    pilot = own(Scripted())(services)
    top = f"card:{pilot.table().session.view(0).discard[-1]}"
    placed = card(pilot, "red up")
    pilot.tap(placed)
    pilot.wait(0.3)
    assert (pilot.spot(placed).x, pilot.spot(placed).y) == (pilot.spot(top).x, pilot.spot(top).y)
    assert pilot.table().focused == "decay"


def test_the_table_agrees_with_a_drawn_card_on_the_pile(services: Services) -> None:
    """The count, the colour to follow, the buttons and the question, before DECAY is called."""
    services.change(guide="always")
    state = table("red up", ("blue tau",), IDLE, pile=("red muon",))
    pilot = sit(services, state, Scripted("catch"))
    pilot.tap("pile")
    pilot.wait(0.5)
    assert (pilot.words("count:0"), pilot.table().find("keep") is not None) == ("2", True)
    pilot.tap(card(pilot, "red muon"))
    for _ in range(2):
        assert move_kinds(pilot) == ["draw"]
        assert pilot.words("count:0") == "1"
        assert "muon" in pilot.words("follow")
        assert pilot.table().find("keep") is None
        assert asked(pilot).startswith("prompt-decay-")
        pilot.tap("seat:0")
    line = pilot.table().model.line
    assert line is not None
    assert line.key == f"{GAME}-prompt-decay-now", "it was played: no answer speaks of keeping it"
    pilot.tap("decay")
    assert move_kinds(pilot)[1] == "call"


def test_a_force_on_the_pile_waits_while_decay_can_be_called(services: Services) -> None:
    state = table("red up", ("red W", "blue tau"), IDLE)
    pilot = sit(services, state, Scripted())
    pilot.tap(card(pilot, "red W"))
    pilot.wait(0.3)
    assert move_kinds(pilot) == []
    assert "+1" in pilot.words("follow")
    assert pilot.spot("stops:0").meaning is not None, "the cards that stop it are shown"


def test_after_two_seconds_it_was_a_silence(services: Services) -> None:
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    pilot.wait(SECONDS - 0.3)
    assert move_kinds(pilot) == []
    pilot.wait(1.2)
    assert move_kinds(pilot)[:2] == ["play", "catch"]
    assert len(pilot.table().session.view(0).hands[0]) == 3


def test_decay_before_the_card_needs_no_moment(services: Services) -> None:
    pilot = own(Scripted())(services)
    pilot.tap("decay")
    pilot.tap(card(pilot, "red up"))
    assert move_kinds(pilot) == ["call"]


def test_other_plays_do_not_wait(services: Services) -> None:
    hand = (*SECOND_LAST, "red muon")
    pilot = sit(services, table("red down", hand, IDLE), Scripted())
    pilot.tap(card(pilot, "red up"))
    assert move_kinds(pilot) == ["play"]


def test_the_card_can_be_taken_back_while_nobody_has_acted(services: Services) -> None:
    pilot = own(Scripted())(services)
    pilot.tap(card(pilot, "red up"))
    pilot.wait(0.5)
    pilot.press(pygame.K_u)
    pilot.wait(SECONDS + 1)
    assert move_kinds(pilot) == []
    assert pilot.table().picker is not None


# --- a beginner ---------------------------------------------------------------------------------


def asked(pilot: Pilot) -> str:
    """The key of the question."""
    label = pilot.spot("prompt").label
    return "" if label is None else label.key.removeprefix(f"{GAME}-")


def test_the_first_choice_of_a_beginner_waits_for_a_touch(services: Services) -> None:
    services.change(guide="always")
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    pilot.wait(3 * SECONDS)
    assert move_kinds(pilot) == []
    assert asked(pilot) == "prompt-decay-first"
    pilot.tap("pile:label")
    assert asked(pilot) == "prompt-decay-now"
    pilot.wait(SECONDS + 1)
    assert move_kinds(pilot)[:2] == ["play", "catch"], "from the touch on the time runs"


def test_a_beginner_has_time_to_catch_the_first_time(services: Services) -> None:
    """Others who would catch wait as well."""
    services.change(guide="always")
    pilot = silent(services, Scripted(), Scripted("catch"))
    pilot.wait(3 * SECONDS)
    assert "catch" not in move_kinds(pilot)
    assert asked(pilot) == "prompt-catch-first"
    pilot.tap("catch")
    assert "catch" in move_kinds(pilot)


# --- the clock ----------------------------------------------------------------------------------


def test_a_frame_that_took_long_costs_no_more_than_another(services: Services) -> None:
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    for _ in range(int(SECONDS / FRAME) - 5):
        pilot.app.step([], 4.0)
    assert move_kinds(pilot) == []
    pilot.tap("decay")
    assert move_kinds(pilot)[0] == "call"


def test_the_clock_stands_still_in_the_pause(services: Services) -> None:
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    pilot.wait(1.0)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, PauseScene)
    pilot.wait(10.0)
    pilot.press(pygame.K_ESCAPE)
    pilot.wait(0.7)
    assert move_kinds(pilot) == []
    pilot.tap("decay")
    assert move_kinds(pilot)[0] == "call"


def test_the_clock_stands_still_while_the_window_is_away(services: Services) -> None:
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    pilot.app.step([pygame.Event(pygame.WINDOWFOCUSLOST)], 0.03)
    pilot.wait(10.0)
    assert move_kinds(pilot) == []
    pilot.app.step([pygame.Event(pygame.WINDOWFOCUSGAINED)], 0.03)
    pilot.wait(SECONDS + 1.5)
    assert move_kinds(pilot)[:2] == ["play", "catch"]


def test_pace_of_motion_does_not_change_the_time(services: Services) -> None:
    for speed in (0.5, 1.0, 2.0):
        services.change(speed=speed)
        pilot = own(Scripted("catch"))(services)
        pilot.tap(card(pilot, "red up"))
        pilot.wait(SECONDS - 0.2)
        assert move_kinds(pilot) == []


# --- the silence of others ----------------------------------------------------------------------


def silent(services: Services, *others: Driver, levels: Sequence[str] = ()) -> Pilot:
    """Seat 1 has just laid its last card but one without a word; everybody else may catch."""
    idle = [IDLE, *IDLERS][: len(others) - 1]
    state = table("red down", DULL, SECOND_LAST, *idle)
    state.mover = 1
    return sit(services, state, Scripted("play"), *others[1:], levels=levels)


def until_silent(pilot: Pilot) -> None:
    for _ in range(200):
        if pilot.table().session.view(0).phase == CATCH and moments(pilot).now is not None:
            return
        pilot.wait(0.03)
    raise AssertionError("nobody was silent")


@pytest.mark.parametrize("press", [lambda pilot: pilot.tap("catch"), by_key, by_pad])
def test_a_silence_is_caught_in_time(services: Services, press: Callable[[Pilot], None]) -> None:
    pilot = silent(services, Scripted())
    until_silent(pilot)
    pilot.wait(1.5)
    press(pilot)
    assert move_kinds(pilot)[:2] == ["play", "catch"]
    assert len(pilot.table().session.view(0).hands[1]) == 3


def test_a_silence_passes_after_two_seconds(services: Services) -> None:
    pilot = silent(services, Scripted())
    until_silent(pilot)
    pilot.wait(SECONDS - moments(pilot).gone - 0.2)
    assert move_kinds(pilot) == ["play"]
    pilot.wait(0.5)
    assert move_kinds(pilot)[:2] == ["play", "let"]


def test_whoever_does_not_care_lets_it_pass_at_once(services: Services) -> None:
    pilot = silent(services, Scripted())
    until_silent(pilot)
    pilot.tap("let")
    assert move_kinds(pilot)[:2] == ["play", "let"]


@pytest.mark.parametrize("level", ["visitor", "nobel"])
def test_an_opponent_asked_first_presses_no_sooner_than_a_person_could(
    services: Services, level: str
) -> None:
    pilot = silent(services, Scripted(), Scripted("catch"), levels=("nobel", level))
    until_silent(pilot)
    pilot.wait(REACTION[level] - SCATTER - moments(pilot).gone - 0.1)
    assert move_kinds(pilot) == ["play"]
    pilot.wait(2 * SCATTER + 0.6)
    assert move_kinds(pilot)[:2] == ["play", "catch"]


def test_a_quick_person_is_before_an_opponent_who_is_asked_first(services: Services) -> None:
    pilot = silent(services, Scripted(), Scripted("catch"), Scripted("catch"))
    until_silent(pilot)
    pilot.wait(0.3)
    pilot.tap("catch")
    assert move_kinds(pilot)[:4] == ["play", "let", "let", "catch"]
    assert len(pilot.table().session.view(0).hands[1]) == 3


def test_too_late_is_too_late_for_a_person_too(services: Services) -> None:
    """An opponent asked after the person gets the chance once the time is over."""
    state = table("red down", IDLE, IDLE, SECOND_LAST)
    state.mover = 2
    pilot = sit(services, state, Scripted("catch"), Scripted("play"))
    until_silent(pilot)
    pilot.wait(SECONDS + 1.5)
    assert move_kinds(pilot)[:3] == ["play", "let", "catch"]


def test_every_reaction_is_human_and_within_the_moment() -> None:
    assert all(0.5 <= mean - SCATTER < mean + SCATTER < SECONDS for mean in REACTION.values())
    order = [REACTION[level] for level in ("visitor", "student", "researcher", "nobel")]
    assert order == sorted(order, reverse=True)


# --- without time -------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", ["unhurried", "speech"])
def test_without_time_limits_a_silence_is_what_was_chosen(services: Services, setting: str) -> None:
    """A player who has the screen read aloud is not hurried either."""
    services.change(**{setting: True})
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    assert move_kinds(pilot) == ["play"]


def test_without_time_limits_a_chance_to_catch_waits_for_ever(services: Services) -> None:
    services.change(unhurried=True)
    pilot = silent(services, Scripted(), Scripted("let"))
    pilot.wait(60.0)
    assert move_kinds(pilot) == ["play", "let"]
    pilot.tap("catch")
    assert move_kinds(pilot)[:3] == ["play", "let", "catch"]


def test_the_setting_ends_a_moment_that_runs(services: Services) -> None:
    pilot = own(Scripted("catch"))(services)
    pilot.tap(card(pilot, "red up"))
    pilot.wait(0.5)
    services.change(unhurried=True)
    pilot.wait(SECONDS + 1)
    assert move_kinds(pilot) == []
    pilot.tap("decay")
    pilot.tap(card(pilot, "red up"))
    assert move_kinds(pilot) == ["call"]


def test_people_who_share_a_screen_are_asked_in_turn(services: Services) -> None:
    match = new_match(GAME, (HUMAN, HUMAN), {}, "moment")
    lay(match.session, table("red down", SECOND_LAST, IDLE))
    surface = open_window((1280, 720), full_screen=False)
    people: dict[int, Driver] = {0: Person(), 1: Person()}
    pilot = Pilot(App(services, surface, people_table(services, match, people)))
    pilot.tap(card(pilot, "red up"))
    assert [move.kind for move in match.session.moves] == ["play"]


@pytest.mark.long
def test_a_whole_game_without_time(services: Services) -> None:
    """Between any two touches a minute passes, and nothing is decided by it."""
    services.change(unhurried=True)
    match = new_match(GAME, (HUMAN, AI + "student", AI + "student"), {}, "no hurry")
    shy = Scripted("play", "take", "keep", "let", "draw", "pass", "name")
    drivers: dict[int, Driver] = {0: Person(), 1: shy, 2: shy}
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, people_table(services, match, drivers)))
    scene, session, rng = pilot.table(), match.session, Rng("no hurry", "touches")
    chances = 0
    while session.to_move() is not None:
        for _ in range(400):
            if session.to_move() in (0, None):
                break
            pilot.app.step([], 1.0)
        if session.to_move() is None:
            break
        before = len(session.moves)
        for _ in range(60):
            pilot.app.step([], 1.0)
        assert len(session.moves) == before
        chances += session.view(0).phase == CATCH
        move = rng.pick(session.legal_moves())
        for spot in scene.table.clicks(session.view(0), move):
            pilot.tap(spot)
        assert session.moves[before] == move
    assert chances, "somebody was silent in this game"


def test_the_call_is_legal_whenever_a_moment_is_offered() -> None:
    """For many random tables: pressed and lapsed are legal moves, and only the call differs."""
    from game.rules.u_know_feynman import UKnowFeynman
    from game.tables.u_know_feynman.touches import timed_choice

    game, rng, offered = UKnowFeynman(), Rng("moments", "table"), 0
    state = game.initial_state(3, game.info.complete({}), rng)
    while (seat := game.to_move(state)) is not None:
        view = game.observe(state, seat)
        for move in game.legal_moves(state):
            choice = timed_choice(view, seat, move)
            if choice is not None:
                offered += 1
                assert choice.lapsed == move
                assert choice.pressed in legal_moves(view)
                assert choice.pressed.kind == "call"
                assert view.phase != CATCH
        assert (timed_choice(view, seat, None) is not None) == (view.phase == CATCH)
        assert state.phase != ANSWER or timed_choice(view, seat, None) is None
        game.apply(state, game.sample_move(state, rng), rng)
    assert offered
