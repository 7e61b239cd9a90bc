"""Beginnings that are partly by chance: the same for a seed, and over in time."""

from __future__ import annotations

import json

from ai.lab import arena
from ai.lab.arena import OPENING, SHARE, goes_straight, level_at
from tests.ai import toys
from tests.ai.lab.measure.test_arena import here

NAME = "opening:40/search:30"


def test_it_plays_a_level_and_at_the_beginning_now_and_then_by_chance() -> None:
    seeds = [f"game {number}" for number in range(200)]
    begins = [goes_straight(NAME, seed) for seed in seeds]
    assert (min(begins), max(begins)) == (0, 39)
    strayed = 0
    for seed, begin in zip(seeds, begins, strict=True):
        levels = [level_at(NAME, seed, number) for number in range(60)]
        assert set(levels[begin:]) == {"search:30"}
        strayed += levels.count("random")
    assert abs(strayed / sum(begins) - SHARE) < 0.03


def test_it_may_stray_as_another_level_than_it_plays() -> None:
    name = "opening:40/plain/nobel"
    begin = goes_straight(name, "game 1")
    assert begin > 10
    levels = [level_at(name, "game 1", number) for number in range(60)]
    assert set(levels[:begin]) == {"random", "plain"}
    assert set(levels[begin:]) == {"nobel"}


def test_some_moves_by_chance_alone_may_come_between() -> None:
    name, plain = "opening:40+5/plain/nobel", "opening:40/plain/nobel"
    begin = goes_straight(plain, "game 1")
    assert goes_straight(name, "game 1") == begin + 5
    levels = [level_at(name, "game 1", number) for number in range(60)]
    assert levels[:begin] == [level_at(plain, "game 1", number) for number in range(begin)]
    assert set(levels[begin : begin + 5]) == {"random"}
    assert set(levels[begin + 5 :]) == {"nobel"}


def test_who_does_not_stray_plays_its_own_level() -> None:
    assert level_at("nobel", "game", 0) == "nobel"
    assert goes_straight("nobel", "game") == 0
    assert not OPENING.fullmatch("nobel")
    assert not OPENING.fullmatch("opening:9/nobody")
    assert not OPENING.fullmatch("opening:9/plain")


def test_the_arena_seats_it() -> None:
    assert arena.MEASURED.fullmatch(NAME)
    jobs = arena.schedule(toys.GAMES["shed"], (NAME, "search:30"), 4, "strays", seats=2)
    lines = [json.loads(text) for text in arena.run(jobs, here, toys.REGISTRY)]
    assert [line["seats"][0] for line in lines[:2]] == [f"ai:{NAME}", "ai:search:30"]
    assert not any(sum(line["illegal"]) for line in lines)
