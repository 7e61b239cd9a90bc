"""Big*Bang, rule by rule and ruling by ruling."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.core.contract import IllegalMove, Impossible, find_move
from game.core.rng import Rng
from game.core.session import Session
from game.rules.bigebang import scoring
from game.rules.bigebang.board import (
    ANTI,
    DARK,
    EMPTY,
    FUSED,
    H1,
    H2,
    H3,
    HE3,
    HE4,
    MIRROR,
    NEUTRON,
    ROTATED,
    SIDE,
)
from game.rules.bigebang.scoring import CategoryCounts
from game.rules.bigebang.state import State
from tests.rules.bigebang_positions import (
    CHANCE,
    GAME,
    at,
    does,
    lay,
    look,
    offers,
    universe,
)

# --- stacks ---------------------------------------------------------------------------------


def test_the_six_fusions_and_no_other() -> None:
    fusions = {
        frozenset((a, b)): FUSED[a][b] for a in range(1, 7) for b in range(1, 7) if FUSED[a][b]
    }
    assert fusions == {
        frozenset((NEUTRON, H1)): H2,
        frozenset((NEUTRON, H2)): H3,
        frozenset((H1, H2)): HE3,
        frozenset((H2,)): HE4,
        frozenset((H1, H3)): HE4,
        frozenset((NEUTRON, HE3)): HE4,
    }


def test_antimatter_fuses_alike_and_never_with_matter() -> None:
    for a in range(1, 7):
        for b in range(1, 7):
            anti = FUSED[a + ANTI][b + ANTI]
            assert anti == (FUSED[a][b] + ANTI if FUSED[a][b] else 0)
            assert not FUSED[a][b + ANTI]
            assert not FUSED[a + ANTI][b]


def test_he3_and_h3_are_not_mirror_images() -> None:
    assert MIRROR[HE3] != H3 + ANTI
    assert [MIRROR[stack] for stack in range(1, 7)] == list(range(7, 13))
    state = lay("3: He3 ~H3")
    assert offers(state, "annihilate") == set()


# --- moving -----------------------------------------------------------------------------------


def test_a_stack_slides_over_empty_circles_onto_the_first_stack() -> None:
    state = lay("4: H1 . . n . H1")
    assert offers(state, "fuse") == {
        (at(4, 0), at(4, 3), at(4, 3)),
        (at(4, 3), at(4, 0), at(4, 0)),
        (at(4, 3), at(4, 5), at(4, 5)),
        (at(4, 5), at(4, 3), at(4, 3)),
    }


def test_nothing_is_jumped() -> None:
    state = lay("4: H1 . ~n . n")
    assert offers(state, "fuse") == set()


def test_a_move_ends_in_a_fusion_or_an_annihilation() -> None:
    """Two stacks that may not meet leave only the pass, whatever room there is."""
    assert [move.kind for move in GAME.legal_moves(lay("4: H1 . H1"))] == ["pass"]


def test_the_result_stands_on_the_target_circle() -> None:
    state = does(lay("4: H1 . . n"), f"fuse:{at(4, 0)},{at(4, 3)},{at(4, 3)}")
    assert state.cells[at(4, 3)] == H2
    assert state.cells[at(4, 0)] == EMPTY
    assert GAME.to_move(state) == 1


def test_only_own_stacks_move() -> None:
    state = lay("4: ~H1 . ~n", "2: H1 . n", turn=1)
    assert offers(state, "fuse") == {
        (at(4, 0), at(4, 2), at(4, 2)),
        (at(4, 2), at(4, 0), at(4, 0)),
    }


def test_lines_run_in_six_directions() -> None:
    """A neutron in the middle of a wide star of protons reaches all six."""
    state = lay("1: . . H1 . H1", "3: . . H1 . n . H1", "5: . . . H1 . H1")
    middle = at(3, 4)
    assert {source for source, target, _ in offers(state, "fuse") if target == middle} == {
        at(1, 2),
        at(1, 4),
        at(3, 2),
        at(3, 6),
        at(5, 3),
        at(5, 5),
    }


# --- annihilation ---------------------------------------------------------------------------


def test_annihilation_gives_all_particles_to_the_mover_alone() -> None:
    state = does(lay("4: H2 . ~H2"), f"annihilate:{at(4, 0)},{at(4, 2)},-1")
    assert state.reserve == [1, 1, 1, 1, 0, 0, 0, 0]
    assert state.stacks == ([], [])
    assert scoring.standing(state, 0).light == 4


def test_the_second_player_keeps_light_of_his_own() -> None:
    state = does(lay("4: He4 ~He4", turn=1), f"annihilate:{at(4, 1)},{at(4, 0)},-1")
    assert scoring.standing(state, 1).light == 8
    assert scoring.standing(state, 0).light == 0


# --- the end --------------------------------------------------------------------------------


def test_ruling_1_passing_is_always_allowed() -> None:
    assert any(move.kind == "pass" for move in GAME.legal_moves(lay("4: H1 n")))


def test_two_passes_in_a_row_end_the_game() -> None:
    state = does(does(lay("4: H1 n"), "pass:-1,-1,-1"), "pass:-1,-1,-1")
    assert GAME.to_move(state) is None


def test_any_action_resets_the_passes() -> None:
    state = lay("4: H1 n", turn=1, passes=0)
    does(state, "pass:-1,-1,-1")
    does(state, f"fuse:{at(4, 0)},{at(4, 1)},{at(4, 1)}")
    does(state, "pass:-1,-1,-1")
    assert GAME.to_move(state) == 0


def test_ruling_11_who_cannot_act_may_still_pass() -> None:
    assert [move.kind for move in GAME.legal_moves(lay("4: ~H1 ~n"))] == ["pass"]


def tokens_of(*rows: str, **facts: Any) -> tuple[int, int, int]:
    view = look(*rows, **facts)
    return scoring.tokens(scoring.standing(view, 0), scoring.standing(view, 1))


def test_three_tokens() -> None:
    view = look("0: ~He4 ~He4 ~n", "7: He4 H1 H1 H1 H1 H1", reserve=(1, 1, 1, 1, 0, 1, 0, 1))
    assert scoring.standing(view, 0) == CategoryCounts(light=4, he4=1, he3=0, star=9)
    assert scoring.standing(view, 1) == CategoryCounts(light=2, he4=2, he3=0, star=9)
    assert tokens_of("0: ~He4", "7: H1 H1", reserve=(1, 0, 1, 0, 0, 0, 0, 0)) == (1, -1, -1)
    assert scoring.balance(view) == 0


def test_ruling_4_helium_is_decided_by_he3_when_he4_is_equal() -> None:
    assert tokens_of("0: ~He4 . ~He3", "7: He4")[1] == -1
    assert tokens_of("0: ~He3", "7: He3 . He3")[1] == 1
    assert tokens_of("0: ~He3", "7: He3")[1] == 0
    assert tokens_of("0: ~H3", "7: H3")[1] == 0
    assert tokens_of("0: ~He3 . ~He3 . ~He3", "7: He4")[1] == 1


def test_ruling_2_a_star_links_neighbours_not_lines() -> None:
    assert scoring.standing(look("4: H1 . H1"), 0).star == 1
    assert scoring.standing(look("4: H1 H1"), 0).star == 2


def test_ruling_3_lone_particles_count_for_the_star() -> None:
    assert scoring.standing(look("4: n H1", "5: . He4"), 0).star == 6


def test_a_star_counts_particles_not_stacks() -> None:
    assert scoring.standing(look("4: H1 H1 H1 . He4"), 0).star == 4


def test_ruling_5_equal_tokens_are_a_draw() -> None:
    state = does(lay("4: H1 . . ~H1", passes=1), "pass:-1,-1,-1")
    assert GAME.returns(state) == (0.0, 0.0)


def test_more_tokens_win() -> None:
    state = does(lay("4: H1 . . ~H1 ~n", passes=1), "pass:-1,-1,-1")
    assert GAME.returns(state) == (-1.0, 1.0)


# --- Carbon ---------------------------------------------------------------------------------

CARBON = ("4: He4 H2 . H2", "5: He4")


def test_carbon_wins_at_once() -> None:
    state = does(lay(*CARBON), f"fuse:{at(4, 3)},{at(4, 1)},{at(4, 1)}")
    assert GAME.to_move(state) is None
    assert state.carbon == 0
    assert GAME.returns(state) == (1.0, -1.0)


def test_ruling_21_carbon_counts_three_to_nothing() -> None:
    state = does(lay(*CARBON), f"fuse:{at(4, 3)},{at(4, 1)},{at(4, 1)}")
    assert scoring.balance(state) == 3


@pytest.mark.parametrize(
    ("rows", "source", "target"),
    [
        (("4: He4 He4 H2 . H2",), at(4, 4), at(4, 2)),  # a row, grown at its end
        (("3: . H2", "4: He4 H2 He4"), at(3, 1), at(4, 1)),  # a row, closed in the middle
        (("3: . He4", "4: . He4", "5: . H2 . H2"), at(5, 3), at(5, 1)),  # a bend
        (("4: He4 H2 . H2", "5: He4"), at(4, 3), at(4, 1)),  # a triangle
        (("4: He4 He4 He3 . n",), at(4, 4), at(4, 2)),  # any fusion into 4He will do
    ],
)
def test_carbon_may_have_any_shape(rows: tuple[str, ...], source: int, target: int) -> None:
    assert does(lay(*rows), f"fuse:{source},{target},{target}").carbon == 0


def test_two_pairs_of_he4_are_no_carbon() -> None:
    state = lay("4: He4 He4 . H2 H2 . He4")
    does(state, f"fuse:{at(4, 3)},{at(4, 4)},{at(4, 4)}")
    assert state.carbon == -1


def test_three_he4_that_are_not_linked_are_no_carbon() -> None:
    state = does(lay("4: He4 . He4 . H2 H2"), f"fuse:{at(4, 4)},{at(4, 5)},{at(4, 5)}")
    assert state.carbon == -1
    assert GAME.to_move(state) == 1


def test_ruling_7_four_linked_he4_win_alike() -> None:
    state = lay("4: He4 H2 He4 . . H2", "5: He4")
    # The right 2H cannot reach the left one; the row below can.
    assert not offers(state, "fuse")
    state = does(
        lay("3: . H2", "4: He4 H2 He4", "5: He4"), f"fuse:{at(3, 1)},{at(4, 1)},{at(4, 1)}"
    )
    assert state.carbon == 0
    assert scoring.balance(state) == 3


def test_antimatter_makes_anticarbon() -> None:
    state = lay("4: ~He4 ~H3 . ~H1", "5: ~He4", turn=1)
    does(state, f"fuse:{at(4, 3)},{at(4, 1)},{at(4, 1)}")
    assert GAME.returns(state) == (-1.0, 1.0)


# --- the deal -------------------------------------------------------------------------------


def dealt(seats: int = 2, seed: str = "deal", **options: int) -> Counter[int]:
    state = GAME.initial_state(seats, GAME.info.complete(options), Rng(seed, "deal"))
    return Counter(state.cells[:84])


def test_the_board_is_filled_with_21_of_each() -> None:
    assert dealt() == {NEUTRON: 21, H1: 21, NEUTRON + ANTI: 21, H1 + ANTI: 21}


def test_small_bang_leaves_24_circles_empty() -> None:
    assert dealt(small=1) == {
        NEUTRON: 15,
        H1: 15,
        NEUTRON + ANTI: 15,
        H1 + ANTI: 15,
        EMPTY: 24,
    }


def test_darkness_replaces_one_of_each() -> None:
    assert dealt(darkness=1) == {
        NEUTRON: 20,
        H1: 20,
        NEUTRON + ANTI: 20,
        H1 + ANTI: 20,
        DARK: 4,
    }


def test_ruling_19_small_and_dark() -> None:
    assert dealt(small=1, darkness=1) == {
        NEUTRON: 14,
        H1: 14,
        NEUTRON + ANTI: 14,
        H1 + ANTI: 14,
        DARK: 4,
        EMPTY: 24,
    }


@pytest.mark.parametrize("small", [0, 1])
@pytest.mark.parametrize("darkness", [0, 1])
def test_mirror_universe_faces_each_particle_with_its_antiparticle(
    small: int, darkness: int
) -> None:
    options = GAME.info.complete({"mirror": 1, "small": small, "darkness": darkness})
    for seed in "abc":
        cells = GAME.initial_state(2, options, Rng(seed, "deal")).cells
        for circle, image in enumerate(ROTATED):
            stack = cells[circle]
            assert cells[image] == (MIRROR[stack] if SIDE[stack] >= 0 else stack)
        assert Counter(cells[:84]) == dealt(small=small, darkness=darkness)
    here = GAME.initial_state(2, options, Rng("a", "deal")).cells
    assert here != GAME.initial_state(2, options, Rng("b", "deal")).cells


# --- seats ----------------------------------------------------------------------------------


def test_ruling_21_seat_0_moves_first_and_plays_matter_unless_asked_otherwise() -> None:
    for side, matter in ((0, 0), (1, 1)):
        state = GAME.initial_state(2, GAME.info.complete({"side": side}), CHANCE)
        assert GAME.to_move(state) == 0
        assert state.matter == matter
        sources = {move.source for move in GAME.legal_moves(state) if move.kind == "fuse"}
        assert {SIDE[state.cells[source]] for source in sources} == {side}


@pytest.mark.parametrize(("side", "matter"), [(0, 1), (1, 0)])
def test_ruling_12_one_chooses_the_side_and_the_other_begins(side: int, matter: int) -> None:
    session = Session(GAME, 2, {"side": 2}, "choice")
    assert session.to_move() == 1
    assert [move.kind for move in session.legal_moves()] == ["side", "side"]
    assert session.view().matter == -1
    session.play_text(f"side:{side},-1,-1")
    assert session.to_move() == 0
    assert session.view().matter == matter
    assert session.legal_moves()[-1].kind == "pass"


def test_ruling_13_everybody_sees_everything() -> None:
    session = Session(GAME, 2, {}, "open")
    assert session.view(0) == session.view(1) == session.view(-1)


# --- variants -------------------------------------------------------------------------------


def test_mass_has_a_common_reserve_and_no_light_token() -> None:
    state = lay("4: H2 . ~H2", "0: ~H1 ~n", played=universe(mass=1))
    does(state, f"annihilate:{at(4, 0)},{at(4, 2)},-1")
    assert state.reserve == [1, 1, 1, 1, 0, 0, 0, 0]
    assert scoring.standing(state, 0).light == 0
    does(does(state, f"fuse:{at(0, 0)},{at(0, 1)},{at(0, 1)}"), "pass:-1,-1,-1")
    assert scoring.tokens(scoring.standing(state, 0), scoring.standing(state, 1)) == (0, 0, -1)


def test_gravity_lets_a_fusion_end_anywhere_between() -> None:
    """The rulebook's own picture: 2H, two empty circles, 1H: four places for 3He."""
    state = lay("4: H2 . . H1", played=universe(gravity=1))
    moves = offers(state, "fuse")
    assert {spot for _, _, spot in moves} == {at(4, place) for place in range(4)}
    assert len(moves) == 4


def test_ruling_18_one_move_for_each_pair_and_spot() -> None:
    for row in ("4: H2 H1", "4: H2 . H1", "4: H2 . . . H1"):
        state = lay(row, played=universe(gravity=1))
        moves = offers(state, "fuse")
        spots = [spot for _, _, spot in moves]
        assert len(spots) == len(set(spots)) == len(row.split()) - 1
    session = Session(GAME, 2, {"gravity": 1}, "once")
    pairs = [
        (frozenset((source, target)), spot)
        for source, target, spot in (move[1:] for move in session.legal_moves()[:-1])
    ]
    assert len(pairs) == len(set(pairs))


def test_gravity_the_stack_moved_travels_at_least_as_far() -> None:
    for source, target, spot in offers(lay("4: H2 . . . H1", played=universe(gravity=1)), "fuse"):
        assert abs(spot - source) >= abs(spot - target)


def test_gravity_a_result_in_between_cuts_other_lines() -> None:
    state = lay("3: . . . n", "4: H2 . . . H1", "5: . . n", played=universe(gravity=1))
    assert (at(3, 3), at(5, 2), at(5, 2)) not in offers(state, "fuse")
    does(state, f"fuse:{at(4, 0)},{at(4, 4)},{at(4, 2)}")
    assert state.cells[at(4, 0)] == state.cells[at(4, 4)] == EMPTY
    assert state.cells[at(4, 2)] == HE3


def test_gravity_leaves_annihilation_alone() -> None:
    state = lay("4: H2 . . ~H2", played=universe(gravity=1))
    assert offers(state, "annihilate") == {(at(4, 0), at(4, 3), -1)}


def test_gravity_may_make_carbon_in_between() -> None:
    state = lay("3: . He4", "4: H2 . H2", "5: He4", played=universe(gravity=1))
    does(state, f"fuse:{at(4, 0)},{at(4, 2)},{at(4, 1)}")
    assert state.carbon == 0


def test_darkness_blocks_lines_and_links_nothing() -> None:
    state = lay("4: H1 # n", played=universe(darkness=1))
    assert offers(state, "fuse") == set()
    assert scoring.standing(state, 0).star == 1


def test_time_decay_spends_a_proton_and_frees_a_neutron() -> None:
    state = lay("4: n", "2: H3", played=universe(time=1), reserve=(1, 0, 1, 0, 0, 0, 0, 0))
    assert offers(state, "decay") == {(at(4, 0), -1, -1), (at(2, 0), -1, -1)}
    does(state, f"decay:{at(2, 0)},-1,-1")
    assert state.cells[at(2, 0)] == HE3
    assert state.reserve == [0, 1, 1, 0, 0, 0, 0, 0]
    assert scoring.standing(state, 0).light == 2


def test_time_a_neutron_becomes_h1() -> None:
    state = lay("4: n", played=universe(time=1), reserve=(1, 0, 1, 0, 0, 0, 0, 0))
    assert does(state, f"decay:{at(4, 0)},-1,-1").cells[at(4, 0)] == H1


def test_time_stacks_of_either_player_decay_paid_with_their_own_kind() -> None:
    rows = ("4: n ~n . H1 H2 He3 He4",)
    played = universe(time=1)
    state = lay(*rows, played=played, reserve=(0, 1, 1, 0, 5, 5, 5, 5))
    assert offers(state, "decay") == {(at(4, 1), -1, -1)}
    state = lay(*rows, played=played, reserve=(0, 0, 0, 0, 5, 5, 5, 5), turn=0)
    assert offers(state, "decay") == set()
    state = lay(*rows, played=played, reserve=(0, 0, 0, 0, 5, 5, 5, 5), turn=1)
    assert offers(state, "decay") == {(at(4, 0), -1, -1), (at(4, 1), -1, -1)}


def test_time_is_needed_for_decay() -> None:
    assert offers(lay("4: n", reserve=(1, 0, 1, 0, 0, 0, 0, 0)), "decay") == set()


def test_a_decay_resets_the_passes() -> None:
    state = lay("4: n", played=universe(time=1), reserve=(1, 0, 1, 0, 0, 0, 0, 0), passes=1)
    assert does(state, f"decay:{at(4, 0)},-1,-1").passes == 0


def test_mass_and_time_decay_from_the_common_reserve() -> None:
    played = universe(time=1, mass=1)
    state = lay("4: n", played=played, reserve=(1, 0, 1, 0, 0, 0, 0, 0), turn=1)
    does(state, f"decay:{at(4, 0)},-1,-1")
    assert state.reserve == [0, 1, 1, 0, 0, 0, 0, 0]


# --- puzzles --------------------------------------------------------------------------------


def alone(puzzle: int) -> dict[str, Any]:
    return {"played": universe(1, puzzle=puzzle)}


def test_a_puzzle_moves_matter_and_antimatter() -> None:
    state = lay("4: H1 n", "2: ~H1 ~n", **alone(1))
    assert len(offers(state, "fuse")) == 4
    does(state, f"fuse:{at(2, 0)},{at(2, 1)},{at(2, 1)}")
    assert GAME.to_move(state) == 0


def test_ruling_20_a_puzzle_may_be_stopped_at_any_time() -> None:
    state = lay("4: H1 n", **alone(1))
    assert GAME.legal_moves(state)[-1].kind == "stop"
    assert GAME.to_move(does(state, "stop:-1,-1,-1")) is None


def test_universe_of_light_counts_what_is_left() -> None:
    state = lay("4: H2 ~H2", "2: He4", **alone(1))
    assert scoring.puzzle_score(state) == -8
    does(state, f"annihilate:{at(4, 0)},{at(4, 1)},-1")
    assert scoring.puzzle_score(state) == -4
    assert GAME.returns(lay(**alone(1))) == (1.0,)


def test_parallel_universes_count_what_was_annihilated() -> None:
    state = lay("4: H2 ~H2", "2: He4", **alone(2))
    assert scoring.medal(state) == scoring.UNSOLVED
    assert GAME.returns(state) == (-1.0,)
    does(state, f"annihilate:{at(4, 0)},{at(4, 1)},-1")
    assert scoring.puzzle_score(state) == -4
    assert scoring.medal(state) == scoring.SILVER


def test_ruling_10_universes_are_apart_when_nothing_touches() -> None:
    assert scoring.touching(look("4: H1 ~H1").cells)
    assert scoring.touching(look("4: H1", "5: . ~H1").cells) == []
    assert scoring.touching(look("4: . H1", "5: ~H1").cells) == [(at(4, 1), at(5, 0))]
    assert scoring.touching(look("4: H1 # ~H1").cells) == []


def test_ruling_9_an_empty_universe_is_apart_at_full_cost() -> None:
    state = lay("4: H1", reserve=(20, 21, 20, 21, 0, 0, 0, 0), **alone(2))
    assert scoring.puzzle_score(state) == -82
    assert scoring.medal(state) == scoring.NO_MEDAL


def test_ruling_17_universes_that_touch_earn_no_medal() -> None:
    state = lay("4: He4 ~He3", **alone(2))
    assert scoring.puzzle_score(state) == 0
    assert scoring.medal(state) == scoring.UNSOLVED


def test_ruling_6_carbon_does_not_end_a_puzzle() -> None:
    state = does(lay(*CARBON, **alone(3)), f"fuse:{at(4, 3)},{at(4, 1)},{at(4, 1)}")
    assert GAME.to_move(state) == 0
    assert scoring.puzzle_score(state) == 1


def test_ruling_16_life_counts_disjoint_triples_exactly() -> None:
    """Six in a row are two; a claw of six is one: its three arms share the heart."""
    row = look("4: He4 He4 He4 He4 He4 He4", **alone(3))
    assert scoring.puzzle_score(row) == 2
    five = look("4: He4 He4 He4 He4 He4", **alone(3))
    assert scoring.puzzle_score(five) == 1
    claw = look(
        "2: . . . . He4",
        "3: . . . . . He4 He4 He4",
        "4: . . . . . He4",
        "5: . . . . He4",
        **alone(3),
    )
    assert len(scoring.groups(claw.cells, [code == HE4 for code in range(14)])[0]) == 6
    assert scoring.puzzle_score(claw) == 1


def test_life_counts_both_sides() -> None:
    view = look("4: He4 He4 He4", "2: ~He4 ~He4 ~He4", **alone(3))
    assert scoring.puzzle_score(view) == 2
    assert scoring.puzzle_return(view) == pytest.approx(-1 / 3)


def test_medals() -> None:
    for left, medal in (("", 3), ("H2 H2", 2), ("He4 He4 He4", 1), ("He4 He4 He4 n", 0)):
        assert scoring.medal(look(f"4: {left}", **alone(1))) == medal


def test_ruling_24_the_bars_are_those_that_were_measured() -> None:
    """Sixteen annihilated was gold in Parallel Universes, with SMALL*BANG in eleven deals of
    twelve; and four in Universe of Life was the bar where 14 protons make four at the very most."""
    for small, darkness in product((0, 1), repeat=2):
        played = universe(1, puzzle=2, small=small, darkness=darkness)
        position = look("4: H1 . ~H1", played=played, reserve=(8, 0, 8, 0, 0, 0, 0, 0))
        assert scoring.puzzle_score(position) == -16
        assert scoring.medal(position) < scoring.SILVER
        for puzzle in (1, 2, 3):
            played = universe(1, puzzle=puzzle, small=small, darkness=darkness)
            bars = scoring.bars(look(played=played))
            assert list(bars.values()) == sorted(set(bars.values()))
            if puzzle == 3:
                assert max(bars.values()) < scoring.most_life(look(played=played))


def test_universe_of_life_holds_what_its_protons_suffice_for() -> None:
    sizes = ((0, 0, 6), (1, 0, 4), (0, 1, 6), (1, 1, 4))
    for small, darkness, most in sizes:
        played = universe(1, puzzle=3, small=small, darkness=darkness)
        assert scoring.most_life(look(played=played)) == most


def test_two_may_solve_a_puzzle_moving_matter_and_antimatter_in_turn() -> None:
    state = GAME.initial_state(2, GAME.info.complete({"puzzle": 1}), CHANCE)
    assert {SIDE[state.cells[m.source]] for m in GAME.legal_moves(state)[:-1]} == {0}
    does(state, "pass:-1,-1,-1")
    assert {SIDE[state.cells[m.source]] for m in GAME.legal_moves(state)[:-1]} == {1}
    does(state, "pass:-1,-1,-1")
    assert GAME.to_move(state) is None
    assert GAME.returns(state) == (-1.0, -1.0)


# --- what there is not ----------------------------------------------------------------------


def test_one_player_needs_a_puzzle() -> None:
    with pytest.raises(Impossible) as refusal:
        Session(GAME, 1, {}, "alone")
    assert refusal.value.reason == "alone"


@pytest.mark.parametrize("variant", ["mass", "gravity", "time", "mirror"])
def test_ruling_20_only_small_and_dark_puzzles(variant: str) -> None:
    for seats in (1, 2):
        with pytest.raises(Impossible) as refusal:
            Session(GAME, seats, {"puzzle": 2, variant: 1}, "mixed")
        assert refusal.value.reason == "puzzle"
    Session(GAME, 1, {"puzzle": 2, "small": 1, "darkness": 1}, "mixed")


def test_variants_combine_freely() -> None:
    every = dict.fromkeys(("small", "mass", "gravity", "darkness", "time", "mirror"), 1)
    session = Session(GAME, 2, every, "all at once")
    rng = Rng("all at once", "walk")
    kinds = set()
    while session.to_move() is not None:
        move = rng.pick(session.legal_moves())
        kinds.add(move.kind)
        session.play(move)
    assert kinds >= {"fuse", "annihilate", "decay", "pass"}


def test_an_illegal_move_is_refused() -> None:
    session = Session(GAME, 2, {}, "law")
    with pytest.raises(IllegalMove):
        session.play_text("fuse:0,83,83")
    with pytest.raises(IllegalMove, match="stop"):
        find_move("stop:-1,-1,-1", session.legal_moves())


# --- beats ----------------------------------------------------------------------------------


def beats_of(state: State, text: str) -> list[tuple[str, dict[str, int]]]:
    events: list[tuple[str, dict[str, int]]] = []

    def note(kind: str, /, **facts: int) -> None:
        events.append((kind, facts))

    move = find_move(text, GAME.legal_moves(state))
    GAME.apply(state, move, CHANCE, note)
    return events


def test_beats_say_what_happened() -> None:
    a, b, c = at(4, 0), at(4, 1), at(4, 3)
    assert beats_of(lay("4: H1 n"), f"fuse:{a},{b},{b}") == [
        (
            "fused",
            {
                "seat": 0,
                "source": a,
                "target": b,
                "spot": b,
                "first": H1,
                "second": NEUTRON,
                "made": H2,
            },
        ),
    ]
    assert beats_of(lay("4: H2 ~H2"), f"annihilate:{a},{b},-1") == [
        ("annihilated", {"seat": 0, "source": a, "target": b, "stack": H2, "light": 4})
    ]
    assert [kind for kind, _ in beats_of(lay(*CARBON), f"fuse:{c},{b},{b}")] == ["fused", "carbon"]
    assert beats_of(lay("4: H1", passes=1), "pass:-1,-1,-1") == [
        ("passed", {"seat": 0}),
        ("ended", {}),
    ]
