"""Nine cards for a Higgs: one after another, quicker and quicker, counted as they come."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.tables.pictures import Nothing
from game.tables.table import Effect, Spot
from game.ui.motion import FIRST_PAUSE, GLIDE, LEAST_PAUSE, Motion, card_starts
from tests.pilot import FRAME

PILE = Spot("pile", Nothing(), 100, 100, 60, 90)
SEAT = Spot("seat:1", Nothing(), 900, 600, 60, 60)


def card(n: int) -> Spot:
    return Spot(f"card:{n}", Nothing(), 500 + 40 * n, 600, 60, 90, source="pile")


@pytest.mark.parametrize("pace", [1.0, 2.0])
def test_nine_cards_are_nine_quickening_thuds(pace: float) -> None:
    motion = Motion()
    motion.cut([PILE, SEAT])
    cards = [card(n) for n in range(9)]
    motion.towards([PILE, SEAT, *cards], [Effect("thuds", "pile", "seat:1", 9)], pace)
    times: list[float] = []
    now = 0.0
    while motion.busy:
        now += FRAME / 4
        motion.update(FRAME / 4)
        times += [now] * motion.thuds
    assert len(times) == 9
    pauses = [later - sooner for sooner, later in pairwise(times)]
    assert all(later <= sooner + FRAME / 3 for sooner, later in pairwise(pauses))
    assert pauses[-1] < pauses[0] / 2
    assert {spot.id for spot in motion.resting} == {"pile", "seat:1", *(c.id for c in cards)}


def test_each_thud_is_a_card_that_comes_down() -> None:
    motion = Motion()
    motion.cut([PILE, SEAT])
    motion.towards([PILE, SEAT, *map(card, range(5))], [Effect("thuds", "pile", "seat:1", 5)], 1.0)
    ends = sorted(actor.seconds * (1 - actor.t) for actor in motion.moving)
    assert ends == pytest.approx([start + GLIDE for start in card_starts(5)])


def test_the_pauses_shrink_to_a_least_one() -> None:
    gaps = [b - a for a, b in pairwise(card_starts(40))]
    assert gaps[0] == FIRST_PAUSE
    assert min(gaps) == pytest.approx(LEAST_PAUSE)
    assert card_starts(0) == []
