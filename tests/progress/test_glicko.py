"""Glicko-2: the worked example of its paper, and what players of known strength get."""

from __future__ import annotations

import random

from game.progress.glicko import Encounter, PlayerRating, after
from game.progress.player_rating import FIRST

GAMES, LATER, RUNS = 20, 40, 1000
NEAR = 100


def test_the_example_of_the_paper() -> None:
    now = after(
        PlayerRating(1500, 200, 0.06),
        [Encounter(1400, 30, 1.0), Encounter(1550, 100, 0.0), Encounter(1700, 300, 0.0)],
    )
    assert round(now.value, 1) == 1464.1  # 1464.06 in the paper, which rounds on the way
    assert round(now.deviation, 2) == 151.52
    assert round(now.volatility, 4) == 0.06  # 0.05999


def test_without_a_game_only_the_uncertainty_grows() -> None:
    before = PlayerRating(1600, 80, 0.06)
    now = after(before, [])
    assert now.value == before.value
    assert now.deviation > before.deviation


def test_a_surprise_makes_the_strength_more_volatile() -> None:
    before = PlayerRating(1500, 60, 0.06)
    lost = after(before, [Encounter(1000, 30, 0.0)] * 5)
    won = after(before, [Encounter(1000, 30, 1.0)] * 5)
    assert lost.volatility > before.volatility > won.volatility
    assert lost.value < before.value < won.value


def test_players_of_known_strength_are_rated_as_they_play() -> None:
    """Against opponents that fit. Twenty games that are won or lost leave a standard error of 78.

    So four runs of five end within 100 points of the truth then, nine of ten after forty games;
    and the interval that is shown holds the truth as often as it says.
    """
    rng = random.Random(48)
    near = later = held = 0
    for _ in range(RUNS):
        truth, now = rng.uniform(1250, 1950), FIRST
        for game in range(LATER):
            rival = min(1950.0, max(1250.0, now.value))
            won = rng.random() < 1 / (1 + 10 ** ((rival - truth) / 400))
            now = after(now, [Encounter(rival, 30, float(won))])
            if game == GAMES - 1:
                near += abs(now.value - truth) <= NEAR
                held += abs(now.value - truth) <= now.margin
        later += abs(now.value - truth) <= NEAR
    assert near / RUNS >= 0.78
    assert later / RUNS >= 0.9
    assert held / RUNS >= 0.93
