"""Highlights at the table: shouted, in the log, and beside the pile where there is room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app import App
from game.effects.weights import HIGHLIGHT
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.scenes.table.keyframes import ASKS, Keyframe
from game.scenes.table.model import Hurried
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.ui.beside import of
from game.window import open_window
from tests.tempo import Here, choice


def shown(
    services: Services, size: tuple[int, int], seed: str, frames: int
) -> Iterator[tuple[TableScene, Keyframe]]:
    """A game against a Student: the table with each highlight, in so many frames of its time."""
    services.change(unhurried=True, throws=False)
    match = new_match("u_know_feynman", (HUMAN, AI + "student"), {"cards": 5}, seed)
    drivers: dict[int, Driver] = {0: Person(), 1: Here()}
    table = people_table(services, match, drivers)
    app = App(services, open_window(size, full_screen=False), table)
    for _ in range(frames):
        before = table.frames[0] if table.frames else None
        app.step([], 0.2)
        if isinstance(table.policy, People) and table.policy.own.notices.standing:
            table.send(Hurried())
        if table.model.over or app.top is not table:
            return
        if before is not None and before.kind == HIGHLIGHT and before not in table.frames:
            yield table, before
        if table.policy.may_move() and table.picker is not None and not table.motion.busy:
            table.play(choice(table.session, 0))


def test_a_highlight_is_shouted_and_stands_in_the_log(services: Services) -> None:
    told = list(shown(services, (640, 360), "pics 0", 250))
    assert len(told) >= 5
    for table, frame in told:
        [effect] = frame.effects
        assert effect.kind == "words"
        assert frame.line in table.log
    assert any(table.find("callout") or frame.about for table, frame in told)


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [((1280, 720), 1.0, "en"), ((1280, 720), 1.5, "de"), ((720, 1280), 1.5, "de")],
)
def test_its_sentence_hides_no_card_and_no_question(
    services: Services, size: tuple[int, int], scale: float, language: str
) -> None:
    services.change(text_size=scale, language=language)
    read = 0
    for table, frame in shown(services, size, "pics 1", 250):
        bubble = next((spot for spot in table.placed if spot.id == "callout"), None)
        if bubble is None or not frame.about:
            continue
        read += 1
        for spot in table.placed:
            if spot.spoken is not None or spot.id in ASKS:
                assert not of(bubble).overlap(of(spot)), spot.id
    assert read or scale > 1


def test_the_log_waits_for_the_goal(services: Services) -> None:
    waits = [
        (table.policy.log_waits(), any(spot.id == "log" for spot in table.placed))
        for table, _ in shown(services, (640, 360), "pics 0", 60)
    ]
    assert waits
    assert all(waiting != there for waiting, there in waits)
