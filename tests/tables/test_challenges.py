"""Challenges of games that are over: met at their bound, and not one below it."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import DESCRIPTORS
from game.rules.u_know_feynman.faces import GLUON, PHOTON, W
from game.tables.capabilities import RESEARCHER, Finished
from tests.rules.bigebang_positions import look, universe

OWN, OTHER = 0, 1


def finished(
    *events: tuple[str, dict[str, int]],
    won: bool = True,
    strength: int = 0,
    view: Any = None,
    seats: int = 2,
    **options: int,
) -> Finished:
    """A game that a person at seat 0 has finished."""
    return Finished(OWN, seats, options, won, strength, (), events, view)


def met(game: str, name: str, over: Finished) -> bool:
    (challenge,) = [each for each in DESCRIPTORS[game].challenges if each.name == name]
    return challenge.met(over)


@pytest.mark.parametrize("game", ["bigebang", "u_know_feynman"])
def test_a_researcher_is_beaten_only_by_who_wins_against_one(game: str) -> None:
    assert met(game, "researcher", finished(strength=RESEARCHER))
    assert not met(game, "researcher", finished(strength=RESEARCHER - 1))
    assert not met(game, "researcher", finished(won=False, strength=RESEARCHER))


def test_two_forces_are_two_kinds_that_one_has_answered_oneself() -> None:
    def answered(*forces: int, seat: int = OWN) -> Finished:
        return finished(*[("neutralised", {"seat": seat, "force": force}) for force in forces])

    assert met("u_know_feynman", "two-forces", answered(W, GLUON))
    assert met("u_know_feynman", "two-forces", answered(W, PHOTON, GLUON))
    assert not met("u_know_feynman", "two-forces", answered(W, W))
    assert not met("u_know_feynman", "two-forces", answered(W, GLUON, seat=OTHER))


@pytest.mark.parametrize("kind", ["took", "backfired", "caught"])
def test_unharmed_is_who_wins_without_any_penalty(kind: str) -> None:
    assert met("u_know_feynman", "unharmed", finished())
    assert met("u_know_feynman", "unharmed", finished((kind, {"seat": OTHER})))
    assert not met("u_know_feynman", "unharmed", finished((kind, {"seat": OWN})))


@pytest.mark.parametrize("least", [20, 40])
def test_neutralized_particles_are_counted_for_the_crew(least: int) -> None:
    events = [("neutralized", {"seat": at % 2}) for at in range(least)]
    assert met("particle_panic", f"neutralized-{least}", finished(*events))
    assert not met("particle_panic", f"neutralized-{least}", finished(*events[1:]))


def test_two_codes_count_within_one_turn() -> None:
    code, turn = ("code", {"seat": OWN}), ("turn", {"seat": OTHER})
    assert met("particle_panic", "two-codes", finished(turn, code, code))
    assert not met("particle_panic", "two-codes", finished(code, turn, code))


def test_a_sweep_is_all_three_tokens_without_carbon() -> None:
    rows = ("3: He4 . H1", "4: ~n")
    sweep = look(*rows, reserve=(1, 1, 1, 1, 0, 0, 0, 0))
    assert met("bigebang", "sweep", finished(view=sweep))
    assert not met("bigebang", "sweep", finished(view=look(*rows))), "no light for either"
    assert not met("bigebang", "sweep", finished(view=sweep._replace(carbon=0)))
    alone = look(*rows, reserve=(1, 1, 1, 1, 0, 0, 0, 0), played=universe(puzzle=1))
    assert not met("bigebang", "sweep", finished(view=alone))


def test_each_enters_a_code_where_a_crew_has_more_than_one() -> None:
    def entered(*seats: int, crew: int = 2) -> Finished:
        return finished(*[("code", {"seat": seat}) for seat in seats], seats=crew)

    assert met("particle_panic", "each-a-code", entered(0, 1))
    assert not met("particle_panic", "each-a-code", entered(0, 0))
    assert not met("particle_panic", "each-a-code", entered(0, 1, crew=3))
    assert not met("particle_panic", "each-a-code", entered(0, crew=1))
