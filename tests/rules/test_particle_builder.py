"""Particle Builder, Level 1: cards, deck, targets, what each seat sees.

Turns, placing and the end are scenarios in tests/scenarios/particle_builder.
"""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from game.core.contract import SPECTATOR, Impossible
from game.core.particles import (
    ANTI_DOWN,
    ANTI_STRANGE,
    ANTI_UP,
    BOTTOM,
    CHARM,
    DOWN,
    ELECTRON,
    GLUON,
    HIGGS,
    MUON,
    NU_E,
    NU_MU,
    NU_TAU,
    PARTICLES,
    PHOTON,
    POSITRON,
    STRANGE,
    TAU,
    TOP,
    UP,
    W_MINUS,
    W_PLUS,
    Z,
)
from game.core.rng import Rng
from game.rules.particle_builder.deck import (
    CHARGE,
    MASS,
    POINTS,
    RANKS,
    STATISTICS,
    deck_of,
)
from game.rules.particle_builder.mat import EMPTY, PLACES, TARGETS
from game.rules.particle_builder.state import HIDDEN, Move

from .particle_builder_scene import AIMS, GAME, Scene, area, at

# --- cards, deck, targets -----------------------------------------------------------------------


@pytest.mark.parametrize(("level", "cards"), [(1, 48), (4, 48), (5, 54), (7, 54)])
def test_the_deck_divides_by_two_and_three_players(level: int, cards: int) -> None:
    assert len(deck_of(level)) == cards
    assert cards % 2 == cards % 3 == 0
    assert set(deck_of(level)) == set(range(30))


def test_points_of_the_deck() -> None:
    assert sum(POINTS[card] for card in deck_of(1)) == 84
    assert [POINTS[card] for card in (UP, STRANGE, TAU, ANTI_STRANGE)] == [1, 2, 3, 2]
    assert [POINTS[card] for card in range(PHOTON, 30)] == [1, 1, 3, 3, 3, 5]


# Rules page, 1.1: chance to beat one random other card, by charge, spin, mass, lifetime.
CHANCES: dict[int, tuple[float, float, float, float]] = {
    UP: (0.77, 0.02, 0.34, 0.38), DOWN: (0.19, 0.02, 0.49, 0.38),
    STRANGE: (0.19, 0.02, 0.64, 0.26), CHARM: (0.77, 0.02, 0.77, 0.17),
    BOTTOM: (0.19, 0.02, 0.85, 0.21), TOP: (0.77, 0.02, 0.98, 0.06),
    ELECTRON: (0, 0.02, 0.26, 0.38), MUON: (0, 0.02, 0.72, 0.34), TAU: (0, 0.02, 0.81, 0.13),
    NU_E: (0.36, 0.02, 0.13, 0.38), NU_TAU: (0.36, 0.02, 0.13, 0.38),
    PHOTON: (0.36, 0.83, 0, 0.38), GLUON: (0.36, 0.83, 0, 0.38),
    W_PLUS: (0.91, 0.83, 0.89, 0.02), W_MINUS: (0, 0.83, 0.89, 0.02),
    Z: (0.36, 0.83, 0.94, 0), HIGGS: (0.36, 0, 0.96, 0.11),
    ANTI_UP: (0.11, 0.02, 0.34, 0.38), ANTI_DOWN: (0.66, 0.02, 0.49, 0.38),
    POSITRON: (0.91, 0.02, 0.26, 0.38),
}  # fmt: skip


@pytest.mark.parametrize(("card", "chances"), CHANCES.items())
def test_statistics_order_the_cards(card: int, chances: tuple[float, ...]) -> None:
    """The ladders and the deck give the chances that were worked out independently."""
    others = deck_of(1)
    others.remove(card)
    for statistic in STATISTICS:
        ranks = RANKS[statistic]
        beaten = sum(ranks[other] < ranks[card] for other in others)
        assert beaten / 47 == pytest.approx(chances[statistic], abs=0.0101)


def test_the_ladders_are_antisymmetric() -> None:
    for ranks in RANKS:
        for one in range(30):
            for other in range(30):
                wins = (ranks[one] > ranks[other]) + (ranks[other] > ranks[one])
                assert wins == (ranks[one] != ranks[other])


def test_neutrinos_tie_in_mass_and_beat_only_photon_and_gluon() -> None:
    ranks = RANKS[MASS]
    assert ranks[NU_E] == ranks[NU_MU] == ranks[NU_TAU]
    lighter = {card for card in range(30) if ranks[card] < ranks[NU_E]}
    assert lighter == {PHOTON, GLUON}


# Rules page, 4: chance that a random half of the 48 cards holds the set.
HALVES = {
    "proton": 0.81, "neutron": 0.80, "pion-plus": 0.73, "kaon-zero": 0.73, "lambda": 0.71,
    "sigma-plus": 0.62, "hydrogen": 0.60, "positronium": 0.57, "kaon-minus": 0.56, "phi": 0.56,
    "delta-plus-plus": 0.50, "delta-minus": 0.50, "b-plus": 0.48, "lambda-c": 0.47,
    "muonic-hydrogen": 0.40, "d-plus": 0.37, "muonium": 0.37, "j-psi": 0.24, "upsilon": 0.24,
    "xi-zero": 0.24, "antiproton": 0.18, "zc-plus": 0.17, "antihydrogen": 0.13,
}  # fmt: skip


def chance_of_half(needs: tuple[int, ...]) -> float:
    """Exact: 24 of 48 cards hold at least the needed number of each kind."""
    deck, wanted = Counter(deck_of(1)), Counter(needs)
    rest = 48 - sum(deck[kind] for kind in wanted)
    ways = {0: 1}
    for kind, least in wanted.items():
        ways = {
            taken + n: sum(
                ways[t] * comb(deck[kind], taken + n - t)
                for t in ways
                if least <= taken + n - t <= deck[kind]
            )
            for taken in ways
            for n in range(least, deck[kind] + 1)
        }
    return sum(w * comb(rest, 24 - taken) for taken, w in ways.items()) / comb(48, 24)


@pytest.mark.parametrize(("key", "chance"), HALVES.items())
def test_targets_are_as_hard_as_their_tier_says(key: str, chance: float) -> None:
    needs = TARGETS[AIMS[key]].needs
    assert chance_of_half(needs) == pytest.approx(chance, abs=0.0101)


def test_targets_are_particle_systems() -> None:
    for target in TARGETS:
        assert 2 <= len(target.needs) <= 4
        assert TOP not in target.needs
        thirds = sum(PARTICLES[card].charge for card in target.needs)
        assert thirds % 3 == 0, target.key
        baryon = sum(PARTICLES[card].baryon_thirds for card in target.needs)
        assert baryon % 3 == 0, target.key


@pytest.mark.parametrize(
    ("key", "charge"),
    [
        ("proton", 1),
        ("neutron", 0),
        ("delta-plus-plus", 2),
        ("xi-minus", -1),
        ("hydrogen", 0),
        ("kaon-minus", -1),
        ("zc-plus", 1),
        ("antihydrogen", 0),
        ("lambda-c", 1),
        ("b-plus", 1),
    ],
)
def test_charges_of_targets(key: str, charge: int) -> None:
    assert sum(PARTICLES[card].charge for card in TARGETS[AIMS[key]].needs) == 3 * charge


# --- setting up ---------------------------------------------------------------------------------


def options(**given: int) -> dict[str, int]:
    return GAME.info.complete(given)


def test_first_game_is_proton_against_neutron() -> None:
    for n in range(20):
        state = GAME.initial_state(2, options(), Rng(f"{n}", "deal"))
        assert set(state.aims) == {AIMS["proton"], AIMS["neutron"]}
        state = GAME.initial_state(3, options(), Rng(f"{n}", "deal"))
        assert set(state.aims) == {AIMS["proton"], AIMS["neutron"]}


@pytest.mark.parametrize("tier", [15, 20, 25, 30, 35, 40])
def test_targets_of_a_tier_are_different(tier: int) -> None:
    state = GAME.initial_state(3, options(target=tier), Rng("tier", "deal"))
    assert len(set(state.aims)) == 3
    assert {TARGETS[aim].points for aim in state.aims} == {tier}


def test_a_tier_by_lot_is_one_tier_for_all() -> None:
    tiers = set()
    for n in range(60):
        state = GAME.initial_state(3, options(target=1), Rng(f"{n}", "deal"))
        points = {TARGETS[aim].points for aim in state.aims}
        assert len(points) == 1
        tiers |= points
    assert tiers == {15, 20, 25, 30, 35, 40}


def test_targets_may_be_chosen_in_turn() -> None:
    state = GAME.initial_state(3, options(target=25, choose=1, starts=2), Rng("x", "deal"))
    assert state.hands == [EMPTY] * 3
    chosen: list[int] = []
    for seat in (1, 2, 0):
        assert GAME.to_move(state) == seat
        moves = GAME.legal_moves(state)
        assert not set(chosen) & {move.at for move in moves}
        chosen.append(moves[0].at)
        GAME.apply(state, moves[0], Rng("x", "dice"))
    assert state.phase == "statistic"
    assert GAME.to_move(state) == 1
    assert EMPTY not in state.hands


def test_ruling_02_first_player_by_lot_or_as_told() -> None:
    firsts = {GAME.initial_state(3, options(), Rng(f"{n}", "deal")).active for n in range(40)}
    assert firsts == {0, 1, 2}
    for seat in range(3):
        state = GAME.initial_state(3, options(starts=seat + 1), Rng("x", "deal"))
        assert state.active == seat
    with pytest.raises(Impossible) as refused:
        GAME.initial_state(2, options(starts=3), Rng("x", "deal"))
    assert refused.value.reason == "starts"


def test_ruling_18_two_or_three_players() -> None:
    assert list(GAME.info.seats) == [2, 3]


# --- comparing and swapping ---------------------------------------------------------------------


def test_ruling_03_winner_sees_the_cards_before_swapping() -> None:
    scene = Scene(hands=(UP, DOWN, MUON))
    assert scene.view(0).hands == (UP, HIDDEN, HIDDEN)
    assert scene.view(SPECTATOR).hands == (HIDDEN,) * 3
    scene.play("statistic", CHARGE)
    for seat in (-1, 0, 1, 2):
        assert scene.view(seat).hands == (UP, DOWN, MUON)
    assert scene.legal() == {Move("keep"), Move("swap", 1), Move("swap", 2)}


def test_ruling_03_blind_swap_shows_only_the_values() -> None:
    scene = Scene(hands=(UP, DOWN, MUON), blind=1)
    scene.play("statistic", CHARGE)
    assert scene.view(0).hands == (UP, HIDDEN, HIDDEN)
    assert scene.view(0).announced == tuple(RANKS[CHARGE][card] for card in (UP, DOWN, MUON))
    worlds = [GAME.determinize(scene.view(0), Rng(f"{n}", "w")) for n in range(5)]
    # -1/3 is said of one card and -1 of the other, so a drawn world must agree.
    assert all(PARTICLES[world.hands[1]].charge == -1 for world in worlds)
    assert all(PARTICLES[world.hands[2]].charge == -3 for world in worlds)
    scene.play("swap", 2)
    assert scene.view(0).hands == (MUON, HIDDEN, UP)
    assert scene.view(2).hands == (MUON, HIDDEN, UP)
    assert scene.view(1).hands == (HIDDEN, DOWN, HIDDEN)
    assert scene.place(0, MUON)[0] == "shown"


# --- placing ------------------------------------------------------------------------------------


def test_ruling_10_cards_move_between_mat_and_target() -> None:
    scene = Scene(
        hands=(MUON, UP),
        mats=((UP, UP), ()),
        aims=("proton", "upsilon"),
        on_target={0: (DOWN,)},
        placing=0,
    )
    # Three quarks of the proton are there: give one away so that nothing is complete.
    scene.state.cards[at(0, 1)] = STRANGE
    assert scene.legal("shift") == {
        Move("shift", at(0, 0), area(0, 0)),
        Move("shift", area(0, 2), at(0, 2)),
    }
    assert scene.play("shift", at(0, 0), area(0, 0)) == ["moved"]
    assert scene.target(0) == [UP, DOWN]
    assert scene.mat(0) == [STRANGE]
    assert scene.state.mover == 0, "the card in hand is still to be placed"


# --- the end ------------------------------------------------------------------------------------


def test_every_game_ends_within_the_deck() -> None:
    for seats in (2, 3):
        for seed in range(30):
            rng = Rng(f"{seed}", "play")
            state = GAME.initial_state(seats, options(), rng)
            while GAME.to_move(state) is not None:
                GAME.apply(state, rng.pick(GAME.legal_moves(state)), rng)
            assert state.round <= 48 // seats


def test_cards_are_followed_by_their_numbers() -> None:
    """A card keeps its number from the draw through the swap to its slot; no other card has it."""
    scene = Scene(hands=(TOP, UP), mats=((), ()))
    top, up = scene.state.hand_pieces
    scene.play("statistic", MASS)
    scene.play("swap", 1)
    assert scene.state.hand_pieces == [up, top]
    scene.place(0, UP)
    assert scene.state.pieces[at(0, 0)] == up


# --- house rule ---------------------------------------------------------------------------------


def test_ruling_63_labelled_slots_are_refused_above_level_5() -> None:
    for level in range(1, 6):
        GAME.initial_state(2, options(level=level, labelled=1), Rng("x", "deal"))
    for level in (6, 7):
        with pytest.raises(Impossible) as refused:
            GAME.initial_state(2, options(level=level, labelled=1), Rng("x", "deal"))
        assert refused.value.reason == "labelled"


def test_places_of_a_mat() -> None:
    """Six for quarks, six for leptons, six for bosons (manual, Game Mat)."""
    scene = Scene(hands=(UP, UP))
    assert len(scene.state.cards) == 2 * PLACES
    assert PLACES - 4 == 18
