"""The weight of an event at a table: light, jolt and rumble, and never three lights a second."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest

from game.core.rng import Rng
from game.core.session import RuleEvent
from game.effects.weights import SCALE
from game.games import GAMES
from game.match.match import HUMAN, new_match
from game.scenes.base.impact import GLOWS, JOLTS, Impact
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Nothing
from game.tables.table import Spot
from tests.pilot import FRAME, Plugged

PLACE = Spot("place", Nothing(), 400, 300, 90, 90)


class Trembling(Plugged):
    """A pad that notes how it trembled."""

    felt: ClassVar[list[tuple[float, int]]] = []

    def rumble(self, low: float, _high: float, duration: int, /) -> bool:
        self.felt.append((low, duration))
        return True


@pytest.fixture
def pad(services: Services) -> Trembling:
    Trembling.felt.clear()
    pad = Trembling()
    services.pads.there = {0: pad}
    return pad


@pytest.mark.parametrize("every", [1, 3, 7])
def test_however_often_it_strikes_there_are_never_three_lights_a_second(
    services: Services, every: int
) -> None:
    impact = Impact(services)
    begins, alpha = [], 0
    for frame in range(300):
        if frame % every == 0:
            impact.strike(SCALE[1 + frame % 4], PLACE)
        impact.update(FRAME)
        if alpha == 0 < impact.alpha or impact.alpha > alpha + 40:
            begins.append(frame * FRAME)
        alpha = impact.alpha
    assert begins
    assert all(len([b for b in begins if at <= b < at + 1]) < 3 for at in begins)


def test_it_comes_to_rest(services: Services) -> None:
    impact = Impact(services)
    impact.strike(SCALE[4], PLACE)
    impact.update(FRAME)
    assert impact.alpha > 0
    assert impact.offset != 0
    for _ in range(round(max(GLOWS, JOLTS) / FRAME) + 2):
        impact.update(FRAME)
    assert impact.alpha == 0
    assert impact.offset == 0
    assert not impact.update(FRAME), "nothing is painted anew for it"


def test_a_heavy_beat_trembles_in_the_hand_and_a_light_one_does_not(
    services: Services, pad: Trembling
) -> None:
    impact = Impact(services)
    impact.strike(SCALE[1], PLACE)
    impact.strike(SCALE[2], PLACE)
    assert pad.felt == []
    impact.strike(SCALE[4], PLACE)
    assert pad.felt == [(SCALE[4].rumble, round(1000 * SCALE[4].seconds))]
    services.change(vibration=False)
    impact.strike(SCALE[4], PLACE)
    assert len(pad.felt) == 1


def test_what_is_held_in_the_hand_trembles_like_a_pad(services: Services) -> None:
    felt: list[tuple[float, float]] = []
    services.machine = replace(services.machine, tremble=lambda *how: felt.append(how))
    impact = Impact(services)
    impact.strike(SCALE[2], PLACE)
    assert felt == []
    impact.strike(SCALE[3], PLACE)
    assert felt == [(SCALE[3].rumble, SCALE[3].seconds)]
    services.change(vibration=False)
    impact.strike(SCALE[4], PLACE)
    assert len(felt) == 1


@pytest.mark.parametrize("setting", [{"reduced_motion": True}, {"speed": 0.0}])
@pytest.mark.parametrize("game", GAMES)
def test_less_motion_and_at_once_cut_all_of_it(
    services: Services, pad: Trembling, game: str, setting: dict[str, float]
) -> None:
    services.change(**setting)
    seats = [HUMAN] * GAMES[game].info.usual_seats
    table = open_table(services, new_match(game, seats, {}, "weight"), keep=False)
    assert pad.felt == []
    session, rng = table.session, Rng("weight", game)
    for _ in range(25):
        if session.to_move() is None:
            break
        for event in session.play(rng.pick(session.legal_moves()), 0):
            for frame in _frames(table, event):
                table.impact.event(frame.kind, frame.sound, frame.spots)
    assert not table.impact.lit
    assert table.impact.offset == 0
    assert pad.felt == []


def _frames(table: TableScene, event: RuleEvent[Any]) -> list[Keyframe]:
    frames, _ = table.staged([event], [])
    return frames
