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


# --- the end --------------------------------------------------------------------------------


def tokens_of(*rows: str, **facts: Any) -> tuple[int, int, int]:
    view = look(*rows, **facts)
    return scoring.tokens(scoring.standing(view, 0), scoring.standing(view, 1))


# --- Carbon ---------------------------------------------------------------------------------

CARBON = ("4: He4 H2 . H2", "5: He4")


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


def test_ruling_13_everybody_sees_everything() -> None:
    session = Session(GAME, 2, {}, "open")
    assert session.view(0) == session.view(1) == session.view(-1)


# --- puzzles --------------------------------------------------------------------------------


def alone(puzzle: int) -> dict[str, Any]:
    return {"played": universe(1, puzzle=puzzle)}


def test_ruling_10_universes_are_apart_when_nothing_touches() -> None:
    assert scoring.touching(look("4: H1 ~H1").cells)
    assert scoring.touching(look("4: H1", "5: . ~H1").cells) == []
    assert scoring.touching(look("4: . H1", "5: ~H1").cells) == [(at(4, 1), at(5, 0))]
    assert scoring.touching(look("4: H1 # ~H1").cells) == []


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


@pytest.mark.parametrize("gravity", [0, 1])
def test_the_fusions_that_make_carbon_are_those_after_which_it_is_there(gravity: int) -> None:
    """Opponents and hints ask for them; crowded boards."""
    rng, found = Rng("carbon", str(gravity)), 0
    for _ in range(150):
        crowd = (".", ".", "He4", "He4", "H2", "H1", "n", "~H2")
        rows = [f"{row}: " + " ".join(rng.pick(crowd) for _ in range(7)) for row in (2, 3, 4)]
        view = look(*rows, played=universe(gravity=gravity))
        state = GAME.determinize(view, CHANCE)
        makes = set()
        for move in GAME.legal_moves(state):
            after = GAME.determinize(view, CHANCE)
            GAME.apply(after, move, CHANCE)
            if after.carbon == 0:
                makes.add(move)
        assert set(scoring.carbon_fusions(state, 0)) == makes, rows
        found += len(makes)
    assert found > 20
