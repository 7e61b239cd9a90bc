"""Two scientists who collect freely: what the table says of their hand limits."""

from __future__ import annotations

from itertools import product

import pytest

from ai.evaluators.particle_panic import worth as pair
from ai.evaluators.particle_panic.plan import WHOLE, TurnPlan
from ai.evaluators.particle_panic.position import PARTICLE, circumstances_of, now_of
from ai.evaluators.particle_panic.worth import Worth, calibrated
from game.core.contract import mute
from game.rules.particle_panic.options import CONTAINED, CONTROLLED, LADDER, TRAINING, setting_of
from game.rules.particle_panic.state import DIAMONDS, HEARTS, NEUTRALIZE, SPADES, State
from tests.rules.loaded import Loaded
from tests.rules.particle_panic_lab import GAME, lab

CODES = (0b0000, 0b0100, 0b0101, 0b1101)
"""None to three entered."""


def one_code_short(limits: tuple[int, int], particles: str = "232112") -> State:
    """Only clubs are missing, and of them one."""
    state = lab(2, CONTROLLED, hands=("", "ccc"), particles=particles)
    state.entered[HEARTS] = state.entered[DIAMONDS] = state.entered[SPADES] = 1
    state.limits[:] = limits
    return state


def worth(limits: tuple[int, int], *, crowded: int = 0) -> float:
    """The worth of such a lab to the first of two once the turn is over."""
    view = GAME.observe(one_code_short(limits), 0)
    now, given = now_of(view), circumstances_of(view)
    estimate = Worth(given)
    return estimate.of(now.at, now.ring + crowded * PARTICLE[3], now.hands, now.limit, now.codes)


def test_it_tells_of_two_scientists_who_collect_freely() -> None:
    fitting = [
        (seats, rung)
        for seats, rung in product(range(1, 5), range(len(LADDER)))
        if pair.fits_pair(setting_of(seats, rung, 0))
    ]
    assert fitting == [(2, TRAINING), (2, CONTROLLED)]


@pytest.mark.parametrize("codes", CODES)
def test_each_point_of_either_limit_is_worth_something(codes: int) -> None:
    for high, low in product(range(4, 7), range(1, 7)):
        here = pair.weigh_limits((high, low), codes)
        if low < high:
            assert here < pair.weigh_limits((high, low + 1), codes)
        if high < pair.HIGHEST:
            assert here < pair.weigh_limits((high + 1, low), codes)


def test_who_of_the_two_has_which_limit_does_not_matter() -> None:
    for codes, high, low in product(CODES, range(4, 9), range(1, 9)):
        assert pair.weigh_limits((high, low), codes) == pair.weigh_limits((low, high), codes)


def test_a_limit_beyond_six_is_as_good_as_six() -> None:
    assert pair.weigh_limits((8, 5), 0) == pair.weigh_limits((6, 5), 0)


def test_without_anybody_to_hold_a_code_the_lab_is_lost() -> None:
    """Not only worse: nothing that is ever done in it enters a code."""
    assert worth((3, 3)) < 1e-4 < 0.1 * worth((4, 1))


def test_a_lost_lab_is_still_kept_as_long_as_it_lasts() -> None:
    assert 0.0 < worth((3, 3), crowded=3) < worth((3, 3))


def test_the_partner_of_somebody_firm_has_less_to_lose() -> None:
    firm_fails = worth((4, 2)) - worth((3, 2))
    partner_fails = worth((4, 2)) - worth((4, 1))
    assert 0.0 < partner_fails < 0.5 * firm_fails


def test_in_a_crowded_lab_the_partner_of_somebody_firm_neutralizes() -> None:
    """A player with three cards has no code to guard; waiting would only fill the lab."""
    state = one_code_short((3, 4), particles="565555")
    played = []
    while state.turn == 1:
        plan = TurnPlan(GAME.observe(state, 0), GAME.legal_moves(state))
        plan.run(WHOLE)
        played.append(plan.best())
        GAME.apply(state, played[-1], Loaded(*[6] * 12), mute)
    assert played.count(NEUTRALIZE) >= 2


def test_people_are_told_what_the_chances_have_meant() -> None:
    """Of labs with 0.9 by the evaluator, 57 and 54 % were saved; on Training nearly as many."""
    assert calibrated(setting_of(2, TRAINING, 0), 0.9) == pytest.approx(0.9, abs=0.02)
    assert calibrated(setting_of(2, CONTROLLED, 0), 0.9) == pytest.approx(0.57, abs=0.02)
    assert calibrated(setting_of(2, CONTAINED, 0), 0.9) == pytest.approx(0.54, abs=0.02)
