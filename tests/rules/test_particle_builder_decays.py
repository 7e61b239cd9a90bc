"""Particle Builder, Levels 5 to 7: transformations, radiation, oscillations, decays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_NU_E,
    ANTI_NU_MU,
    ANTI_NU_TAU,
    ANTI_STRANGE,
    ANTI_TOP,
    ANTI_UP,
    ANTIMUON,
    ANTITAU,
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
    Family,
    Z,
)
from game.core.rng import Rng
from game.rules.particle_builder.decays import (
    AGAIN,
    DECAYS,
    DICE,
    TRANSFORMED,
    Decay,
    Faces,
    oscillated,
)
from game.rules.particle_builder.mat import BLUE, GREEN, RED
from game.rules.particle_builder.state import Move
from tests.conservation.particle_builder import check_particle_builder
from tests.some import some

from .particle_builder_scene import GAME, Scene, at


def numbers(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Charge and baryon number in thirds, then L_e, L_mu, L_tau, of cards together."""
    kinds = [PARTICLES[card] for card in cards]
    return (
        sum(kind.charge for kind in kinds),
        sum(kind.baryon_thirds for kind in kinds),
        *(sum(kind.lepton_number(generation) for kind in kinds) for generation in (1, 2, 3)),
    )


def falls(faces: Faces, thrown: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Decay]]:
    """Every way the dice can fall to a decay, without throwing again."""
    for face, result in enumerate(faces, 1):
        if isinstance(result, Decay):
            yield (*thrown, face), result
        elif isinstance(result, tuple):
            yield from falls(result, (*thrown, face))


EVERY_FALL = [(card, dice, decay) for card, faces in DICE.items() for dice, decay in falls(faces)]


# --- Level 5: transformations -------------------------------------------------------------------


def test_level_5_every_transformation_conserves_what_the_w_carries() -> None:
    """Ruling 35: the particle and the absorbed W together have the numbers of the product."""
    met = 0
    for boson, table in TRANSFORMED.items():
        for card, products in enumerate(table):
            for product in products:
                met += 1
                assert numbers((card, boson)) == numbers((product,))
    # Nine pairs of quarks and three of leptons, for matter and antimatter, each way.
    assert met == 2 * 2 * (9 + 3)


def test_ruling_35_matter_stays_matter() -> None:
    assert TRANSFORMED[W_PLUS][NU_E] == ()
    assert TRANSFORMED[W_PLUS][ELECTRON] == (NU_E,)
    assert TRANSFORMED[W_PLUS][ANTI_NU_MU] == (ANTIMUON,)
    assert TRANSFORMED[W_MINUS][ANTITAU] == (ANTI_NU_TAU,)
    assert TRANSFORMED[W_MINUS][NU_TAU] == (TAU,)
    assert TRANSFORMED[W_PLUS][DOWN] == (UP, CHARM, TOP)
    assert TRANSFORMED[W_MINUS][CHARM] == (DOWN, STRANGE, BOTTOM)
    assert TRANSFORMED[W_PLUS][ANTI_UP] == (ANTI_DOWN, ANTI_STRANGE, ANTI_BOTTOM)
    assert TRANSFORMED[W_MINUS][ANTI_BOTTOM] == (ANTI_UP, ANTI_CHARM, ANTI_TOP)
    assert TRANSFORMED[W_PLUS][UP] == TRANSFORMED[W_MINUS][DOWN] == ()


def test_ruling_36_quarks_and_leptons_do_not_mix() -> None:
    for table in some(TRANSFORMED.values()):
        for card, products in enumerate(table):
            for product in products:
                assert PARTICLES[card].family is PARTICLES[product].family is not Family.BOSON


def test_ruling_37_mats_only_anybodys_and_no_die() -> None:
    scene = Scene(
        level=5,
        hands=(W_PLUS, UP),
        mats=((DOWN,), (ELECTRON,)),
        aims=("proton", "neutron"),
        on_target={1: (DOWN,)},
        placing=0,
    )
    assert scene.legal("transform") == {
        Move("transform", at(0, 0), UP),
        Move("transform", at(0, 0), CHARM),
        Move("transform", at(0, 0), TOP),
        Move("transform", at(1, 6), NU_E),
    }
    assert scene.play("transform", at(1, 6), NU_E) == ["discarded", "transformed"]
    assert scene.mat(1) == [NU_E]
    assert scene.state.discards == [W_PLUS]
    assert scene.state.spares == 0, "one card out of the supply, one back"


def test_ruling_37_a_transformation_may_complete_the_own_target() -> None:
    scene = Scene(
        level=5,
        hands=(W_MINUS, UP),
        mats=((UP, UP, DOWN), ()),
        aims=("neutron", "upsilon"),
        placing=0,
    )
    scene.paint(0, RED, GREEN, BLUE)
    scene.play("transform", at(0, 1), DOWN)
    assert scene.state.finisher == 0


def test_ruling_28_a_transformed_quark_keeps_its_colour() -> None:
    scene = Scene(level=5, hands=(W_PLUS, UP), mats=((DOWN,), ()), placing=0)
    scene.paint(0, BLUE)
    scene.play("transform", at(0, 0), CHARM)
    assert scene.mat(0) == [CHARM]
    assert scene.state.colours[at(0, 0)] == BLUE


def test_ruling_63_a_w_into_an_occupied_labelled_slot_is_not_legal() -> None:
    scene = Scene(level=5, hands=(W_PLUS, UP), mats=((DOWN, ANTI_UP), ()), labelled=1, placing=0)
    assert {move.to for move in scene.legal("transform") if move.at == at(0, DOWN)} == {CHARM, TOP}
    scene.play("transform", at(0, DOWN), CHARM)
    assert scene.state.cards[at(0, CHARM)] == CHARM
    assert scene.state.cards[at(0, DOWN)] == -1


# --- Level 5: radiation -------------------------------------------------------------------------


def test_ruling_38_charged_leptons_leave_two_photons() -> None:
    scene = Scene(level=5, hands=(ANTIMUON, UP), mats=((), (MUON,)), placing=0)
    assert scene.play("annihilate", at(1, 6), dice=[2]) == ["rolled", "annihilated", "radiated"]
    assert scene.stack(0, PHOTON) == 2
    assert scene.state.spares == 2
    assert scene.score(0) == 4 + 2, "the pair still scores"


@pytest.mark.parametrize("boson", [PHOTON, GLUON])
def test_ruling_38_quarks_leave_two_photons_or_two_gluons(boson: int) -> None:
    scene = Scene(level=5, hands=(ANTI_UP, UP), mats=((), (UP,)), placing=0)
    scene.play("annihilate", at(1, 0), dice=[6])
    assert scene.legal() == {Move("radiate", PHOTON), Move("radiate", GLUON)}
    assert scene.state.mover == 0
    scene.play("radiate", boson)
    assert scene.stack(0, boson) == 2
    assert scene.state.mover == 1


@pytest.mark.parametrize("die", range(1, 7))
def test_ruling_39_neutrinos_need_a_six_and_leave_one_z(die: int) -> None:
    scene = Scene(level=5, hands=(ANTI_NU_E, UP), mats=((), (NU_E,)), placing=0)
    scene.play("annihilate", at(1, 6), dice=[die])
    if die == 6:
        assert scene.state.pairs[0] == [NU_E]
        assert scene.stack(0, Z) == 1
    else:
        assert scene.mat(0) == [ANTI_NU_E]
        assert scene.stack(0, Z) == 0


def test_ruling_39_at_level_4_neutrinos_need_an_even_die_like_all() -> None:
    scene = Scene(level=4, hands=(ANTI_NU_E, UP), mats=((), (NU_E,)), placing=0)
    scene.play("annihilate", at(1, 6), dice=[2])
    assert scene.state.pairs[0] == [NU_E]


# --- Level 6 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(1, 7))
def test_ruling_40_every_face_of_an_oscillation(die: int) -> None:
    flavour = (die - 1) // 2
    for before in (NU_E, NU_MU, NU_TAU):
        assert oscillated(before, die) == (NU_E, NU_MU, NU_TAU)[flavour]
    for before in (ANTI_NU_E, ANTI_NU_MU, ANTI_NU_TAU):
        after = oscillated(before, die)
        assert after == (ANTI_NU_E, ANTI_NU_MU, ANTI_NU_TAU)[flavour]
        total = [sum(numbers((card,))[2:]) for card in (before, after)]
        assert total == [-1, -1], "the flavour changes, matter and antimatter do not"
        assert numbers((before,))[:2] == numbers((after,))[:2] == (0, 0)


def test_ruling_40_the_active_players_mat_before_drawing() -> None:
    scene = Scene(
        level=6,
        hands=(MUON, NU_E),
        mats=((NU_E,), (NU_E, ANTI_NU_E, ELECTRON)),
        placing=0,
        deck=(UP, UP),
    )
    scene.place(0, MUON)
    events = scene.play("place", at(1, 9), dice=[4, 5, 1])
    assert events == ["placed", "turn", *["rolled", "oscillated"] * 3, "drawn", "drawn"]
    assert scene.mat(1) == [NU_MU, ANTI_NU_TAU, ELECTRON, NU_E]
    assert scene.mat(0) == [NU_E, MUON], "the other mat waits for its owner's turn"


def test_ruling_53_oscillation_may_be_switched_off_at_level_7_only() -> None:
    for level, oscillations, dice in ((6, 0, [6]), (7, 1, [6]), (7, 0, [])):
        scene = Scene(
            level=level,
            hands=(ELECTRON, UP),
            mats=((), (NU_E,)),
            placing=0,
            deck=(UP, UP),
            oscillations=oscillations,
        )
        scene.place(0, ELECTRON)
        scene.play("place", at(1, 0))
        scene.play("colour", 1, dice=dice)
        assert scene.mat(1) == [UP, NU_TAU if dice else NU_E]


# --- Level 7: the table -------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "dice", "decay"), EVERY_FALL)
def test_every_decay_conserves_charge_baryon_and_lepton_family_numbers(
    card: int, dice: tuple[int, ...], decay: Decay
) -> None:
    assert decay.parent == card
    # A neutral pion carries none of these numbers.
    assert numbers((card,)) == numbers(decay.products), dice


def test_the_table_is_complete() -> None:
    unstable = {
        particle.id for particle in PARTICLES if particle.generation > 1 and not particle.neutrino
    }
    assert set(DICE) == unstable | {W_PLUS, W_MINUS, Z, HIGGS}
    for faces in DICE.values():
        assert len(faces) == 6
    assert {decay.id for _, _, decay in EVERY_FALL} == set(range(len(DECAYS)))


def odds(card: int) -> dict[tuple[int, ...], float]:
    """Chance of each final state (pions left out), the particle itself if it stays."""

    def walk(faces: Faces) -> Iterator[tuple[tuple[int, ...], float]]:
        real = [face for face in faces if face is not AGAIN]
        for face in real:
            if face is None:
                yield (card,), 1 / len(real)
            elif isinstance(face, Decay):
                yield face.products + (-1,) * face.pions, 1 / len(real)
            else:
                assert isinstance(face, tuple)
                for products, chance in walk(face):
                    yield products, chance / len(real)

    total: dict[tuple[int, ...], float] = {}
    for products, chance in walk(DICE[card]):
        total[products] = total.get(products, 0) + chance
    return total


MATTER_ODDS = {
    TOP: {(BOTTOM, W_PLUS): 4 / 6, (STRANGE, W_PLUS): 1 / 6, (DOWN, W_PLUS): 1 / 6},
    BOTTOM: {(CHARM, W_MINUS): 4 / 6, (UP, W_MINUS): 1 / 6, (BOTTOM,): 1 / 6},
    CHARM: {(STRANGE, W_PLUS): 4 / 6, (DOWN, W_PLUS): 1 / 6, (CHARM,): 1 / 6},
    STRANGE: {(UP, W_MINUS): 1 / 2, (STRANGE,): 1 / 2},
    MUON: {(NU_MU, ELECTRON, ANTI_NU_E): 1 / 3, (MUON,): 2 / 3},
    TAU: {
        (NU_TAU, MUON, ANTI_NU_MU): 1 / 6, (NU_TAU, ELECTRON, ANTI_NU_E): 1 / 6,
        (NU_TAU, DOWN, ANTI_UP): 1 / 6, (NU_TAU, DOWN, ANTI_UP, -1): 1 / 6,
        (NU_TAU, DOWN, ANTI_UP, -1, -1): 1 / 6, (TAU,): 1 / 6,
    },
    W_PLUS: {
        (CHARM, ANTI_STRANGE): 1 / 3, (UP, ANTI_DOWN): 1 / 3, (NU_TAU, ANTITAU): 1 / 9,
        (NU_MU, ANTIMUON): 1 / 9, (NU_E, POSITRON): 1 / 9,
    },
    Z: {
        (BOTTOM, ANTI_BOTTOM): 2 / 15, (CHARM, ANTI_CHARM): 2 / 15,
        (STRANGE, ANTI_STRANGE): 2 / 15, (DOWN, ANTI_DOWN): 2 / 15, (UP, ANTI_UP): 2 / 15,
        (NU_TAU, ANTI_NU_TAU): 2 / 27, (NU_MU, ANTI_NU_MU): 2 / 27, (NU_E, ANTI_NU_E): 2 / 27,
        (TAU, ANTITAU): 1 / 27, (MUON, ANTIMUON): 1 / 27, (ELECTRON, POSITRON): 1 / 27,
    },
    HIGGS: {
        (BOTTOM, ANTI_BOTTOM): 1 / 2, (W_PLUS, W_MINUS): 1 / 6, (GLUON, GLUON): 1 / 12,
        (TAU, ANTITAU): 1 / 18, (CHARM, ANTI_CHARM): 1 / 36, (HIGGS,): 1 / 6,
    },
}  # fmt: skip


@pytest.mark.parametrize(("card", "expected"), MATTER_ODDS.items())
def test_ruling_54_the_dice_are_the_manuals(
    card: int, expected: dict[tuple[int, ...], float]
) -> None:
    assert odds(card) == pytest.approx(expected)


def test_ruling_50_the_higgs_table_is_kept_as_printed() -> None:
    chances = odds(HIGGS)
    ladder = [BOTTOM, W_PLUS, GLUON, TAU, CHARM]
    by_first = {products[0]: chance for products, chance in chances.items()}
    percents = [round(100 * by_first[card]) for card in ladder]
    assert percents == [50, 17, 8, 6, 3]


@pytest.mark.parametrize("card", [TOP, BOTTOM, CHARM, STRANGE, MUON, TAU, W_PLUS])
def test_antiparticles_decay_to_the_antiparticles(card: int) -> None:
    def mirrored(products: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(-1 if product < 0 else PARTICLES[product].anti for product in products)

    expected = {mirrored(products): chance for products, chance in odds(card).items()}
    assert odds(PARTICLES[card].anti) == pytest.approx(expected)


def test_ruling_43_lepton_decays_give_no_w() -> None:
    falls = [fall for fall in EVERY_FALL if PARTICLES[fall[0]].family is Family.LEPTON]
    assert falls
    for _, _, decay in falls:
        assert not {W_PLUS, W_MINUS} & set(decay.products)


def test_ruling_44_w_plus_gives_up_and_anti_down() -> None:
    assert (UP, ANTI_DOWN) in odds(W_PLUS)
    assert (ANTI_UP, DOWN) in odds(W_MINUS)
    assert (DOWN, ANTI_UP) not in odds(W_PLUS)


def test_ruling_45_z_gives_charged_leptons_half_as_often_as_neutrinos() -> None:
    chances = odds(Z)
    assert sum(c for k, c in chances.items() if PARTICLES[k[0]].neutrino) == pytest.approx(2 / 9)
    charged = (MUON, ELECTRON, TAU)
    assert sum(c for k, c in chances.items() if k[0] in charged) == pytest.approx(1 / 9)


# --- Level 7: on the mat ------------------------------------------------------------------------


def turn_of(mat: tuple[int, ...], dice: list[int]) -> Scene:
    """Seat 1 begins a turn with this mat at Level 7, and its dice fall so."""
    scene = Scene(
        level=7,
        hands=(ELECTRON, PHOTON),
        mats=((), mat),
        placing=0,
        aims=("delta-plus-plus",) * 2,
        deck=(UP, UP),
        oscillations=0,
    )
    scene.place(0, ELECTRON)
    scene.play("place", at(1, 12), dice=dice)
    return scene


@pytest.mark.parametrize(("card", "dice", "decay"), EVERY_FALL)
def test_every_fall_of_the_dice_on_a_bare_mat(
    card: int, dice: tuple[int, ...], decay: Decay
) -> None:
    """The particle goes and exactly its products come, whatever colours and pions are chosen."""
    scene = turn_of((card,), list(dice))
    for _ in range(12):
        if scene.state.phase == "statistic":
            break
        choice = min(scene.legal())
        scene.play(choice.kind, choice.at, choice.to)
    fermions = [k for k in decay.products if k < PHOTON]
    pions = [UP, ANTI_UP] * decay.pions
    assert sorted(scene.mat(1)) == sorted(fermions + pions)
    bosons = [k for k in decay.products if k >= PHOTON]
    held = [k for k in range(PHOTON, 30) for _ in range(scene.stack(1, k))]
    assert sorted(held) == sorted([*bosons, PHOTON])
    assert scene.state.spares == len(decay.products) + 2 * decay.pions - 1
    assert scene.state.products == []


def test_ruling_42_neutrinos_and_first_generation_do_not_decay() -> None:
    scene = turn_of((UP, DOWN, NU_MU, ANTI_NU_TAU, ELECTRON), [])
    assert scene.mat(1) == [UP, DOWN, NU_MU, ANTI_NU_TAU, ELECTRON]


def test_ruling_42_products_wait_for_the_owners_next_turn() -> None:
    scene = turn_of((TOP,), [6])
    assert scene.mat(1) == [BOTTOM]
    assert scene.stack(1, W_PLUS) == 1


def test_ruling_42_cards_on_a_target_do_not_decay() -> None:
    scene = Scene(
        level=7,
        hands=(ELECTRON, PHOTON),
        mats=((), ()),
        placing=0,
        deck=(UP, UP),
        aims=("proton", "upsilon"),
        on_target={1: (BOTTOM,)},
    )
    scene.place(0, ELECTRON)
    scene.place(1, PHOTON)
    assert scene.target(1) == [BOTTOM]


def test_ruling_42_every_stacked_boson_rolls() -> None:
    scene = turn_of((HIGGS, HIGGS, W_PLUS), [1, 1, 1, 1])
    rolled = [facts for what, facts in scene.events if what == "rolled"]
    assert [facts["at"] for facts in rolled] == [at(1, 14), at(1, 14), at(1, 17), at(1, 17)]


def test_ruling_46_a_one_in_the_quark_branch_of_z_rolls_again() -> None:
    scene = turn_of((Z,), [3, 1, 1, 4])
    assert scene.state.products == [(STRANGE, 0), (ANTI_STRANGE, 0)]
    assert scene.view(0).dice == (3, 1, 1, 4)


def test_ruling_47_products_fill_free_slots_in_order() -> None:
    scene = turn_of((ELECTRON, MUON, POSITRON), [6])
    assert scene.mat(1) == [ELECTRON, NU_MU, POSITRON, ELECTRON, ANTI_NU_E]


def test_ruling_47_owner_chooses_what_to_keep_when_room_runs_out() -> None:
    scene = turn_of((ELECTRON,) * 5 + (MUON,), [5])
    assert scene.legal() == {Move("retain", k, 0) for k in (NU_MU, ELECTRON, ANTI_NU_E)}
    assert scene.state.mover == 1
    events = scene.play("retain", ANTI_NU_E)
    assert events == ["created", "discarded", "discarded", "drawn", "drawn"]
    assert scene.mat(1) == [ELECTRON] * 5 + [ANTI_NU_E]
    assert scene.state.discards == [NU_MU, ELECTRON]


def test_ruling_47_a_lepton_needs_no_quark_slot() -> None:
    scene = turn_of((UP,) * 6 + (TAU,), [2])
    assert scene.state.phase == "statistic", "nothing to choose about quarks that have no room"
    assert scene.mat(1) == [UP] * 6 + [NU_TAU]
    assert scene.state.discards == [DOWN, ANTI_UP]


def test_ruling_48_owner_picks_a_colour_and_the_partner_takes_the_anticolour() -> None:
    scene = turn_of((Z,), [6, 6])
    assert scene.legal() == {Move("colour", colour) for colour in (RED, GREEN, BLUE)}
    scene.play("colour", GREEN)
    assert scene.mat(1) == [BOTTOM, ANTI_BOTTOM]
    assert scene.state.colours[at(1, 0)] == scene.state.colours[at(1, 1)] == GREEN


def test_ruling_48_a_quark_keeps_its_colour_when_it_decays() -> None:
    scene = Scene(level=7, hands=(ELECTRON, PHOTON), mats=((), (BOTTOM,)), placing=0, deck=(UP, UP))
    scene.paint(1, BLUE)
    scene.place(0, ELECTRON)
    scene.play("place", at(1, 12), dice=[3])
    assert scene.mat(1) == [CHARM]
    assert scene.state.colours[at(1, 0)] == BLUE
    assert scene.stack(1, W_MINUS) == 1


def test_ruling_49_each_pion_is_the_owners_choice() -> None:
    scene = turn_of((TAU,), [2])
    for quark in (UP, DOWN):
        assert scene.legal() == {Move("pion", UP), Move("pion", DOWN)}
        scene.play("pion", quark)
    for colour in (RED, GREEN, BLUE):
        scene.play("colour", colour)
    assert scene.mat(1) == [DOWN, ANTI_UP, UP, ANTI_UP, DOWN, ANTI_DOWN, NU_TAU]
    colours = [scene.state.colours[at(1, place)] for place in range(6)]
    assert colours == [RED, RED, GREEN, GREEN, BLUE, BLUE]


def test_ruling_52_a_decay_may_complete_the_target_and_nobody_draws() -> None:
    scene = Scene(
        level=7,
        hands=(ELECTRON, PHOTON),
        mats=((), (BOTTOM, DOWN, DOWN)),
        placing=0,
        aims=("upsilon", "neutron"),
        deck=(UP, UP),
    )
    scene.paint(1, RED, GREEN, BLUE)
    scene.place(0, ELECTRON)
    events = scene.play("place", at(1, 12), dice=[2])
    assert events[-3:] == ["completed", "scored", "scored"]
    assert scene.state.finisher == 1
    assert scene.over()


def test_ruling_60_order_of_the_rolls() -> None:
    scene = Scene(
        level=7,
        hands=(ELECTRON, PHOTON),
        mats=((), (NU_E, W_PLUS, MUON, STRANGE)),
        placing=0,
        deck=(UP, UP),
    )
    scene.place(0, ELECTRON)
    scene.play("place", at(1, 12), dice=[1, 1, 1, 1, 1])
    rolled = [facts["at"] for what, facts in scene.events if what == "rolled"]
    assert rolled == [at(1, 6), at(1, 0), at(1, 7), at(1, 14), at(1, 14)]


def test_ruling_61_with_an_exhausted_deck_the_game_ends_before_the_rolls() -> None:
    scene = Scene(level=7, hands=(ELECTRON, PHOTON), mats=((), (TOP,)), placing=0, deck=(UP,))
    scene.place(0, ELECTRON)
    scene.play("place", at(1, 12))
    assert scene.over()
    assert scene.mat(1) == [TOP]


def test_ruling_65_notation() -> None:
    for card in (POSITRON, ANTIMUON, ANTITAU):
        assert not PARTICLES[card].symbol.bar
        assert PARTICLES[card].symbol.sup == "⁺"
    for card in (ANTI_UP, ANTI_TOP, ANTI_NU_E):
        assert PARTICLES[card].symbol.bar


def test_levels_are_cumulative() -> None:
    """The options of a boson or fermion in hand never shrink from one level to the next."""
    offers: list[set[str]] = []
    for level in range(1, 8):
        met: set[str] = set()
        for card in (POSITRON, GLUON, W_PLUS):
            scene = Scene(level=level, hands=(card, UP), mats=((UP,), (ELECTRON, UP)), placing=0)
            met |= scene.kinds()
        offers.append(met)
    assert all(lower <= higher for lower, higher in pairwise(offers))
    assert offers[0] == {"place", "annihilate"}
    assert offers[6] == {"place", "annihilate", "attract", "recolour", "transform"}
    assert GAME.info.options["level"].values == tuple(range(1, 8))


@pytest.mark.parametrize(
    ("level", "lost", "instead", "noticed"),
    [
        (5, UP, DOWN, True),  # charge
        (5, UP, ANTI_DOWN, True),  # baryon number
        (5, ELECTRON, MUON, True),  # lepton families
        (6, NU_E, NU_MU, False),  # an oscillation may do that
        (6, NU_E, ANTI_NU_E, True),
        (5, UP, CHARM, False),  # quark flavours are not conserved: a W mixes them
    ],
)
def test_the_law_of_conservation_notices_what_is_lost(
    level: int, lost: int, instead: int, noticed: bool
) -> None:
    state = GAME.initial_state(2, GAME.info.complete({"level": level}), Rng("law", "deal"))
    check_particle_builder(state)
    state.deck[state.deck.index(lost)] = instead
    if noticed:
        with pytest.raises(AssertionError):
            check_particle_builder(state)
    else:
        check_particle_builder(state)
