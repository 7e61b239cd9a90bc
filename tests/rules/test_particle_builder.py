"""Particle Builder, Level 1: cards, deck, targets, the turn, scoring."""

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
    LIFETIME,
    MASS,
    POINTS,
    RANKS,
    SPIN,
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


def test_ruling_04_only_the_active_player_can_win() -> None:
    scene = Scene(hands=(DOWN, UP))
    assert scene.play("statistic", CHARGE) == ["chose", "compared"]
    assert scene.state.phase == "place"
    assert scene.state.mover == 0


@pytest.mark.parametrize(
    ("hands", "statistic", "wins"),
    [
        ((UP, DOWN), CHARGE, True),
        ((UP, CHARM), CHARGE, False),  # a tie keeps
        ((UP, DOWN), SPIN, False),  # spin is nearly always a tie
        ((PHOTON, DOWN), SPIN, True),
        ((UP, ELECTRON), LIFETIME, False),  # stable against stable
        ((UP, MUON), LIFETIME, True),  # stable is longer than anything
        ((NU_E, NU_TAU), MASS, False),
        ((NU_E, PHOTON), MASS, True),
        ((UP, DOWN, ELECTRON), CHARGE, True),
        ((UP, DOWN, CHARM), CHARGE, False),  # must beat every other
        ((UP, POSITRON, ELECTRON), CHARGE, False),
    ],
)
def test_ruling_05_a_tie_keeps_and_every_other_must_be_beaten(
    hands: tuple[int, ...], statistic: int, wins: bool
) -> None:
    scene = Scene(hands=hands)
    scene.play("statistic", statistic)
    assert (scene.state.phase == "swap") == wins


def test_ruling_06_zero_beats_a_negative_charge() -> None:
    scene = Scene(hands=(NU_E, ELECTRON))
    scene.play("statistic", CHARGE)
    assert scene.state.phase == "swap"


def test_ruling_07_swap_with_any_one_and_only_cards_change() -> None:
    scene = Scene(hands=(TOP, UP, DOWN), mats=((NU_E,), (MUON,), (TAU,)))
    scene.play("statistic", MASS)
    assert scene.play("swap", 2) == ["swapped"]
    assert scene.state.hands == [DOWN, UP, TOP]
    assert [scene.mat(seat) for seat in range(3)] == [[NU_E], [MUON], [TAU]]


def test_keep_leaves_the_cards() -> None:
    scene = Scene(hands=(TOP, UP))
    scene.play("statistic", MASS)
    assert scene.play("keep") == ["kept"]
    assert scene.state.hands == [TOP, UP]
    assert (scene.state.phase, scene.state.mover) == ("place", 0)


# --- placing ------------------------------------------------------------------------------------


def test_ruling_08_active_player_places_first_then_clockwise() -> None:
    scene = Scene(hands=(UP, NU_E, MUON), active=1, placing=1)
    order = []
    for seat, card in ((1, NU_E), (2, MUON), (0, UP)):
        order.append(scene.state.mover)
        scene.place(seat, card)
    assert order == [1, 2, 0]


def test_ruling_08_a_later_player_may_annihilate_what_was_just_placed() -> None:
    scene = Scene(hands=(ELECTRON, POSITRON), placing=0)
    scene.place(0, ELECTRON)
    scene.play("annihilate", at(0, 6))
    assert scene.mat(0) == []
    assert scene.state.pairs == [[], [ELECTRON]]


def test_placing_by_family() -> None:
    scene = Scene(hands=(UP, W_MINUS), placing=0)
    assert scene.legal() == {Move("place", at(0, 0))}
    scene.place(0, UP)
    assert scene.legal() == {Move("place", at(1, 15))}
    scene.play("place", at(1, 15))
    assert scene.stack(1, W_MINUS) == 1


def test_pauli_no_second_fermion_in_a_slot_but_bosons_stack() -> None:
    scene = Scene(hands=(UP, PHOTON), mats=((UP, UP), (PHOTON, PHOTON)), placing=0)
    assert scene.legal() == {Move("place", at(0, 2))}
    scene.place(0, UP)
    scene.place(1, PHOTON)
    assert scene.stack(1, PHOTON) == 3
    assert scene.mat(0) == [UP, UP, UP]


def test_a_card_may_go_to_the_target_that_asks_for_it() -> None:
    scene = Scene(hands=(UP, DOWN), aims=("proton", "upsilon"), placing=0)
    assert scene.legal() == {Move("place", at(0, 0)), Move("place", area(0, 0))}
    scene.play("place", area(0, 0))
    assert scene.target(0) == [UP]
    assert scene.legal() == {Move("place", at(1, 0))}, "the neighbour's target is another's"


FULL = (STRANGE, STRANGE, CHARM, TOP, TOP, CHARM)


def test_ruling_09_discard_only_when_forced() -> None:
    scene = Scene(hands=(UP, UP), mats=(FULL, ()), placing=0, deck=(UP, UP))
    assert scene.legal() == {Move("discard")}
    scene.play("discard")
    assert scene.state.discards == [UP]
    assert scene.kinds() == {"place"}


def test_ruling_09_bosons_always_have_room() -> None:
    scene = Scene(hands=(HIGGS, UP), mats=((HIGGS,) * 9, ()), placing=0)
    assert scene.kinds() == {"place"}


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


def test_ruling_55_each_card_moves_at_most_once_a_turn() -> None:
    scene = Scene(hands=(MUON, UP), mats=((UP,), ()), aims=("proton", "upsilon"), placing=0)
    scene.play("shift", at(0, 0), area(0, 0))
    assert scene.kinds() == {"place"}


def test_ruling_10_nothing_moves_while_a_swap_is_decided() -> None:
    scene = Scene(hands=(TOP, UP), mats=((UP,), ()), aims=("proton", "upsilon"))
    assert scene.kinds() == {"statistic"}
    scene.play("statistic", MASS)
    assert scene.kinds() == {"keep", "swap"}


def test_ruling_56_a_rearrangement_that_makes_room_comes_before_a_discard() -> None:
    mat = (UP, *FULL[:5])
    scene = Scene(hands=(DOWN, UP), mats=(mat, ()), aims=("delta-plus-plus", "upsilon"), placing=0)
    assert scene.kinds() == {"shift"}
    scene.play("shift", at(0, 0), area(0, 0))
    assert scene.kinds() == {"place"}


def test_ruling_56_an_annihilation_comes_before_a_discard() -> None:
    scene = Scene(hands=(ANTI_UP, UP), mats=(FULL, (UP,)), placing=0)
    assert scene.kinds() == {"annihilate"}


# --- annihilation -------------------------------------------------------------------------------


def test_ruling_11_card_in_hand_with_any_mat_but_no_target() -> None:
    scene = Scene(
        hands=(ANTI_UP, UP, UP),
        mats=((UP, ANTI_UP), (UP,), ()),
        placing=0,
        aims=("upsilon", "upsilon", "proton"),
        on_target={2: (UP,)},
    )
    assert scene.legal("annihilate") == {Move("annihilate", at(0, 0)), Move("annihilate", at(1, 0))}


def test_ruling_11_matter_in_hand_against_antimatter_on_a_mat() -> None:
    scene = Scene(hands=(UP, UP), mats=((), (ANTI_UP,)), placing=0)
    assert scene.legal("annihilate") == {Move("annihilate", at(1, 0))}


def test_ruling_12_flavours_must_agree_and_bosons_do_not_annihilate() -> None:
    scene = Scene(hands=(W_PLUS, UP), mats=((), (W_MINUS, UP, DOWN)), placing=0)
    assert scene.kinds() == {"place"}
    scene = Scene(hands=(ANTI_STRANGE, UP), mats=((), (DOWN, UP)), placing=0)
    assert scene.kinds() == {"place"}
    scene = Scene(hands=(PHOTON, UP), mats=((), (PHOTON,)), placing=0)
    assert scene.kinds() == {"place"}


def test_ruling_13_both_cards_score_and_are_out_of_reach() -> None:
    scene = Scene(hands=(ANTI_STRANGE, STRANGE), mats=((), (STRANGE,)), placing=0)
    scene.play("annihilate", at(1, 0))
    assert scene.score(0) == 4
    assert scene.mat(1) == []
    assert scene.legal("annihilate") == set()


# --- the end ------------------------------------------------------------------------------------


def test_ruling_14_target_and_mat_together_complete() -> None:
    scene = Scene(
        hands=(UP, MUON),
        mats=((DOWN,), ()),
        aims=("proton", "upsilon"),
        on_target={0: (UP,)},
        placing=0,
    )
    assert "completed" in scene.play("place", at(0, 1))
    assert scene.target(0) == [UP, UP, DOWN], "laid on the target"
    assert scene.mat(0) == []
    assert scene.state.finisher == 0


def test_ruling_15_the_others_put_down_their_cards_without_abilities() -> None:
    scene = Scene(
        hands=(UP, ANTI_UP, DOWN),
        mats=((UP, DOWN), (), (UP, UP)),
        aims=("proton", "pion-plus", "proton"),
        placing=0,
    )
    scene.place(0, UP)
    assert scene.legal() == {Move("place", at(1, 0))}
    scene.place(1, ANTI_UP)
    assert scene.legal() == {Move("place", at(2, 2))}
    assert scene.play("place", at(2, 2)) == ["placed", "scored", "scored", "scored"]
    assert scene.over()
    assert scene.state.finisher == 0, "a second proton comes too late"


def test_ruling_59_cards_after_completion_go_on_the_own_mat_or_are_discarded() -> None:
    scene = Scene(hands=(UP, DOWN), mats=((UP, DOWN), FULL), aims=("proton", "neutron"), placing=0)
    scene.place(0, UP)
    assert scene.legal() == {Move("discard")}


def test_ruling_16_the_last_round_is_played_out_and_can_be_won() -> None:
    scene = Scene(hands=(MUON, UP), mats=((), (UP, DOWN)), aims=("proton", "proton"), placing=0)
    scene.place(0, MUON)
    scene.place(1, UP)
    assert scene.over()
    assert scene.state.finisher == 1


def test_ruling_16_no_target_points_when_the_deck_runs_out() -> None:
    scene = Scene(
        hands=(MUON, UP), mats=((), (UP,)), aims=("proton", "proton"), placing=0, deck=(UP,)
    )
    scene.place(0, MUON)
    scene.place(1, UP)
    assert scene.over(), "one card is not enough for two players"
    assert scene.state.finisher == EMPTY
    assert [scene.score(0), scene.score(1)] == [2, 2]


def test_ruling_17_what_counts() -> None:
    scene = Scene(
        hands=(UP, MUON),
        mats=((DOWN, PHOTON, PHOTON, HIGGS), (TAU,)),
        placing=0,
        aims=("proton", "hydrogen"),
        on_target={0: (UP,), 1: (UP, ELECTRON)},
    )
    scene.state.pairs[1] = [STRANGE]
    assert [scene.score(0), scene.score(1)] == [1 + 1 + 2 + 5, 3 + 2 + 4]
    scene.place(0, UP)
    scene.place(1, MUON)
    assert scene.over()
    assert [scene.score(0), scene.score(1)] == [3 + 7 + 15, 3 + 2 + 4 + 2]
    assert GAME.returns(scene.state) == (1.0, -1.0)


def test_ruling_17_equal_totals_share_the_win() -> None:
    scene = Scene(mats=((UP,), (DOWN,)))
    assert GAME.returns(scene.state) == (0.0, 0.0)
    scene = Scene(mats=((MUON,), (STRANGE,), (UP,)))
    assert GAME.returns(scene.state) == (0.25, 0.25, -0.5)
    scene = Scene(mats=((MUON,), (UP,), (UP,)))
    assert GAME.returns(scene.state) == (1.0, -0.5, -0.5)


def test_ruling_19_no_special_abilities_at_level_1() -> None:
    scene = Scene(hands=(PHOTON, UP), mats=((ELECTRON,), (ELECTRON, UP)), placing=0)
    assert scene.kinds() == {"place"}


def test_next_turn_is_the_next_players_and_all_draw() -> None:
    scene = Scene(hands=(MUON, NU_E, UP), placing=0, deck=(CHARM, TOP, Z))
    scene.place(0, MUON)
    scene.place(1, NU_E)
    events = scene.place(2, UP)
    assert events == ["placed", "turn", "drawn", "drawn", "drawn"]
    assert scene.state.active == 1


def test_ruling_64_the_active_player_draws_first() -> None:
    scene = Scene(hands=(MUON, NU_E, UP), placing=0, deck=(CHARM, TOP, Z))
    for seat, card in ((0, MUON), (1, NU_E), (2, UP)):
        scene.place(seat, card)
    assert [facts["seat"] for what, facts in scene.events if what == "drawn"] == [1, 2, 0]
    assert scene.state.hands == [CHARM, Z, TOP]


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


def test_ruling_63_labelled_slots_one_per_flavour() -> None:
    scene = Scene(hands=(CHARM, UP), mats=((UP,), (ANTI_UP,)), labelled=1, placing=0)
    assert scene.legal() == {Move("place", at(0, CHARM))}
    scene.place(0, CHARM)
    assert scene.legal() == {Move("annihilate", at(1, UP))}, "anti-up lies in up's slot"


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
