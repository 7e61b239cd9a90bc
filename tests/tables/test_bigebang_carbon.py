"""The watch for Carbon of Big*Bang: asleep once three ⁴He cannot be linked any more."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.rules.bigebang.board import SIDE
from game.rules.bigebang.scoring import carbon_fusions
from game.rules.bigebang.state import View
from game.tables.bigebang import BigEBangTable
from game.tables.bigebang.carbon import in_reach
from game.words.text import Text
from tests.rules.bigebang_positions import GAME, look, universe


def watch(view: View, seat: int = 0) -> tuple[str, list[bool]]:
    """The words below the three places, and for each whether it is asleep."""
    placed = {spot.id: spot for spot in BigEBangTable().layout(view, seat)}
    label = placed["carbon:rule"].label
    assert label is not None
    return Text("en").say(label), [placed[f"carbon:{i}"].dim for i in range(3)]


def test_two_linked_helium_beside_a_pair_can_become_carbon() -> None:
    view = look("4: He4 He4 H2 H2")
    assert in_reach(view, 0) == 2
    assert watch(view) == ("three linked ⁴He", [False, False, False])


def test_without_enough_particles_it_is_out_of_reach() -> None:
    assert in_reach(look("4: He4 He4 H2 H1"), 0) == -1
    assert watch(look("4: He4 He4 H2 H1")) == ("out of reach now", [True, True, True])


def test_helium_comes_only_where_a_stack_is_now() -> None:
    """The two ²H can fuse, but nowhere beside the other two ⁴He, which never move."""
    rows = "4: He4 He4 . H2 H2"
    assert in_reach(look(rows), 0) == -1
    assert in_reach(look(rows, played=universe(gravity=1)), 0) == 2, "they may meet between"


def test_two_that_no_third_can_join_are_asleep_while_others_may_still_be_built() -> None:
    view = look("1: He4 He4", "4: H2 H2 H2 H2 H2 H2")
    assert in_reach(view, 0) == 0
    assert watch(view) == ("now only with three new ⁴He", [True, True, False])


def test_two_new_ones_may_still_join_another() -> None:
    view = look("1: He4 He4", "4: H2 H2 H2 H2 He4")
    assert in_reach(view, 0) == 1
    assert watch(view) == ("now only with two new ⁴He", [False, True, False])


@pytest.mark.parametrize(("time", "reach"), [(0, -1), (1, 2)])
def test_a_neutron_may_still_decay_into_the_proton_that_is_missing(time: int, reach: int) -> None:
    assert in_reach(look("4: He4 He4 H3 n", played=universe(time=time)), 0) == reach


@pytest.mark.parametrize(
    ("options", "games"), [({}, 26), ({"gravity": 1}, 14), ({"darkness": 1}, 11), ({"time": 1}, 77)]
)
def test_no_side_made_carbon_after_it_was_out_of_reach(options: dict[str, int], games: int) -> None:
    """Games of players who fuse by chance and take Carbon where they can."""
    made, given_up = 0, 0
    for number in range(games):
        rng, lost = Rng("reach", f"{options}{number}"), set[int]()
        state = GAME.initial_state(2, GAME.info.complete(options), rng)
        while (seat := GAME.to_move(state)) is not None:
            view, legal = GAME.observe(state, seat), GAME.legal_moves(state)
            lost |= {side for side in (0, 1) if side not in lost and in_reach(view, side) < 0}
            wins = carbon_fusions(state, state.turn ^ state.matter)
            fusions = [move for move in legal if move.kind == "fuse"]
            GAME.apply(state, wins[0] if wins else rng.pick(fusions or legal), rng)
        given_up += len(lost)
        if state.carbon >= 0:
            made += 1
            assert SIDE[state.cells[state.last.spot]] not in lost
    assert made > 1
    assert given_up
