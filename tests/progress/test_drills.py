"""Drills of a day: the same all day, near the player's rating, and kept by their first answers."""

from __future__ import annotations

import json
from datetime import date, timedelta

from ai.drills.drill import AROUND, DAILY, kept, of_day
from game.progress import drills
from game.services import Services
from game.unattended import OF_A_VISITOR

DAY = date(2026, 11, 27)
GAME = "bigebang"


def test_five_a_day_that_stay_all_day(services: Services) -> None:
    now = drills.today(services.store, GAME, DAY)
    assert len(now.drills) == DAILY
    for number in now.drills:
        drills.answered(services.store, GAME, number, DAY, right=True)
    after = drills.today(services.store, GAME, DAY)
    assert after.drills == now.drills
    assert after.next is None
    assert after.rating.value > now.rating.value
    tomorrow = drills.today(services.store, GAME, DAY + timedelta(days=1))
    assert tomorrow.done == {}
    assert tomorrow.rating == after.rating


def test_only_a_first_answer_counts(services: Services) -> None:
    first = drills.today(services.store, GAME, DAY).drills[0]
    drills.answered(services.store, GAME, first, DAY, right=False)
    missed = drills.today(services.store, GAME, DAY)
    drills.answered(services.store, GAME, first, DAY, right=True)
    assert drills.today(services.store, GAME, DAY) == missed
    theme = kept(GAME)[first].theme
    assert drills.by_theme(services.store, GAME)[theme] == (0, 1)


def test_drills_fit_the_player() -> None:
    for rating in (900.0, 1500.0, 2400.0):
        chosen = of_day(GAME, DAY, rating)
        far = sorted(abs(drill.rating - rating) for drill in kept(GAME))
        assert all(abs(kept(GAME)[n].rating - rating) <= far[AROUND - 1] for n in chosen)
    assert of_day(GAME, DAY, 1500.0) == of_day(GAME, DAY, 1500.0)
    assert of_day("none", DAY, 1500.0) == ()


def test_a_theme_can_be_chosen() -> None:
    chosen = of_day(GAME, DAY, 1500.0, "star")
    assert {kept(GAME)[n].theme for n in chosen} == {"star"}


def test_damage_begins_again(services: Services) -> None:
    for text in ("{", json.dumps({"format": 2}), json.dumps({"format": 1, "value": 1e9})):
        services.store.set_progress(drills.PREFIX + GAME, text)
        assert drills.today(services.store, GAME, DAY).rating == drills.FIRST
    row = {"format": 1, "day": DAY.isoformat(), "drills": [10**6, 3]}
    services.store.set_progress(drills.PREFIX + GAME, json.dumps(row))
    assert drills.today(services.store, GAME, DAY).drills == (3,), "one that is gone is left out"


def test_a_visitor_leaves_nothing_behind() -> None:
    assert drills.PREFIX.startswith(OF_A_VISITOR)
