"""The first minute: PLAY on a fresh computer begins with a proton, once, then with the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.games import DESCRIPTORS
from game.scenes.lesson.level import LevelScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.people import People
from game.services import Services
from game.ui.beside import of
from game.window import open_window
from tests.learner import finish, policy, scene, solve, wait_for_the_coach
from tests.pilot import FRAME, Pilot
from tests.scenes.table.test_hand import drag

GAME = "particle_builder"
MINUTE, READS = 60.0, 3.0
"""Seconds that it may take, and those in which a child reads what is said and drags a card."""


@pytest.fixture
def pilot(services: Services) -> Pilot:
    return Pilot(App(services, open_window((1280, 720), full_screen=False), TitleScene(services)))


def plays(pilot: Pilot) -> bool:
    return isinstance(scene(pilot).policy, People)


def test_a_proton_is_built_within_a_minute_and_five_touches(pilot: Pilot) -> None:
    seconds, touches = 0.0, 0
    step, tap = pilot.app.step, pilot.tap

    def counted(events: Sequence[pygame.Event], dt: float) -> bool:
        nonlocal seconds
        seconds += dt
        return step(events, dt)

    def touch(spot_id: str) -> None:
        nonlocal touches
        touches += spot_id.startswith(("place:", "coach:"))  # a card is dragged to its place
        tap(spot_id)

    pilot.app.step = counted  # type: ignore[method-assign]
    tap("play")
    assert policy(pilot).coach.lesson is DESCRIPTORS[GAME].first_minute
    while policy(pilot).coach.step.answer:
        wait_for_the_coach(pilot)
        pilot.wait(READS)
        solve(pilot, touch)
        wait_for_the_coach(pilot)
    view = scene(pilot).view()
    assert view.finisher == 0, "the target of the player is complete"
    assert view.scores[0] == 18
    assert touches == 3
    assert seconds <= MINUTE
    solve(pilot, touch)
    finish(pilot, touch)
    assert plays(pilot)
    assert touches == 4


@pytest.mark.parametrize("carried", [False, True])
def test_the_quark_may_be_put_on_the_other_place_of_its_kind(pilot: Pilot, carried: bool) -> None:
    """The place that glows is the first of two that ask for an up quark."""
    pilot.tap("play")
    wait_for_the_coach(pilot)
    quark = policy(pilot).course.path()[0]
    if carried:
        drag(pilot, quark, "place:19")
    else:
        pilot.tap(quark)
        pilot.tap("place:19")
    wait_for_the_coach(pilot)
    assert policy(pilot).coach.index == 1
    assert policy(pilot).reply is None


def test_skip_leaves_out_one_step_alone(pilot: Pilot) -> None:
    pilot.tap("play")
    steps = len(policy(pilot).coach.chapter.steps)
    for step in range(steps):
        wait_for_the_coach(pilot)
        assert policy(pilot).coach.index == step
        pilot.tap("coach:skip")
    pilot.wait(1.0)
    assert plays(pilot)


def test_it_comes_once_and_the_pause_leads_to_the_game(pilot: Pilot, services: Services) -> None:
    pilot.tap("play")
    wait_for_the_coach(pilot)
    pilot.tap("rail:pause")
    assert pilot.words("skip") == "Straight to the game"
    pilot.tap("skip")
    pilot.wait(1.0)
    assert plays(pilot)
    assert not services.text.missing
    services.store.dropped(scene(pilot).match.kept or 0)
    pilot.app.show(TitleScene(services))
    pilot.wait(0.1)
    pilot.tap("play")
    assert plays(pilot)


def test_it_waits_beside_the_first_lesson(pilot: Pilot, services: Services) -> None:
    pilot.app.show(LevelScene(services, GAME))
    pilot.wait(0.1)
    pilot.tap("first")
    assert policy(pilot).coach.lesson is DESCRIPTORS[GAME].first_minute
    pilot.app.show(LevelScene(services, GAME))
    pilot.wait(0.1)
    pilot.tap("lesson:learn_particle_builder-2")
    pilot.wait(FRAME)
    assert pilot.top.find("first") is None  # type: ignore[attr-defined]


def test_another_game_begins_at_once(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services, "bigebang")))
    pilot.tap("play")
    assert plays(pilot)


def test_a_card_let_go_elsewhere_is_told_the_one_place_of_the_step(pilot: Pilot) -> None:
    pilot.tap("play")
    wait_for_the_coach(pilot)
    table = scene(pilot)
    card, place = policy(pilot).course.path()
    spot = pilot.spot(card)
    start = table.viewport.pixel(spot.x, spot.y)
    elsewhere = next(
        point
        for point in ((x, y) for x in range(20, 1260, 20) for y in range(20, 700, 20))
        if table.under(point) is None
        and all(dist(point, (s.x, s.y)) > 150 for s in table.placed if s.id.startswith("place:"))
    )
    kinds = (pygame.MOUSEBUTTONDOWN, *[pygame.MOUSEMOTION] * 8, pygame.MOUSEBUTTONUP)
    for number, kind in enumerate(kinds):
        share = min(1.0, number / 8)
        pos = tuple(round(a + (b - a) * share) for a, b in zip(start, elsewhere, strict=True))
        facts = {"button": 1} if kind != pygame.MOUSEMOTION else {"buttons": (1, 0, 0)}
        pilot.app.step([pygame.Event(kind, pos=pos, rel=(0, 0), **facts)], FRAME)
    pilot.wait(1.0)
    assert table.line == say("carry-places", n=1)
    assert table.model.hinted == (place,)


def test_the_bubble_stays_off_the_target_while_a_card_is_carried(pilot: Pilot) -> None:
    """It would hide the place beside: that of the next card."""
    pilot.tap("play")
    wait_for_the_coach(pilot)
    card, _ = policy(pilot).course.path()
    before = pilot.spot("coach:bubble")
    pilot.tap(card)
    pilot.wait(0.5)
    picker = scene(pilot).picker
    assert picker is not None
    assert picker.picked == (card,)
    bubble = pilot.spot("coach:bubble")
    assert bubble == before
    needs = [
        spot for spot in scene(pilot).placed if spot.id in ("place:18", "place:19", "place:20")
    ]
    assert len(needs) == 3
    assert not any(of(bubble).overlap(of(spot)) for spot in needs)
