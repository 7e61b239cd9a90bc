"""Particle Builder, Levels 2 to 4: attraction, colour, cross sections."""

from __future__ import annotations

import itertools

import pytest

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
    PHOTON,
    POSITRON,
    STRANGE,
    TOP,
    UP,
    W_MINUS,
    W_PLUS,
    Z,
)
from game.rules.particle_builder.mat import BLUE, GREEN, RED, TARGETS, completion, neutral
from game.rules.particle_builder.state import Move

from .particle_builder_scene import AIMS, Scene, area, at

ALL_SORTS = (UP, ANTI_DOWN, ELECTRON, NU_E, PHOTON, GLUON, W_PLUS, Z, HIGGS)


def prey(scene: Scene) -> set[int]:
    """The kinds of card that can be attracted."""
    return {scene.state.cards[move.at] for move in scene.legal("attract")}


# --- Level 2 ------------------------------------------------------------------------------------


def test_ruling_20_a_boson_acts_from_the_hand_only_and_is_discarded() -> None:
    scene = Scene(level=2, hands=(GLUON, UP), mats=((UP, GLUON), (DOWN,)), placing=0)
    before = scene.score(0)
    assert scene.play("attract", at(1, 0), at(0, 1)) == ["discarded", "stole"]
    assert scene.state.discards == [GLUON]
    assert scene.mat(0) == [UP, DOWN]
    assert scene.mat(1) == []
    assert scene.score(0) == before + 1, "the stolen card scores, the gluon does not"
    assert "attract" not in scene.kinds(), "stacked bosons have no ability"


@pytest.mark.parametrize(
    ("own", "able"),
    [
        ((), False),
        ((ELECTRON,), False),
        ((W_PLUS,), False),
        ((Z, HIGGS, PHOTON), False),
        ((UP,), True),
        ((ANTI_DOWN,), True),
        ((GLUON,), True),
    ],
)
def test_ruling_21_a_gluon_needs_another_coloured_particle(
    own: tuple[int, ...], able: bool
) -> None:
    scene = Scene(level=2, hands=(GLUON, UP), mats=(own, ALL_SORTS), placing=0)
    assert prey(scene) == ({UP, ANTI_DOWN, GLUON} if able else set())


@pytest.mark.parametrize(
    ("own", "able"),
    [
        ((NU_E,), False),
        ((PHOTON, GLUON, Z, HIGGS), False),
        ((UP,), True),
        ((POSITRON,), True),
        ((W_MINUS,), True),
    ],
)
def test_ruling_22_a_photon_needs_and_takes_charged_particles(
    own: tuple[int, ...], able: bool
) -> None:
    scene = Scene(level=2, hands=(PHOTON, UP), mats=(own, ALL_SORTS), placing=0)
    assert prey(scene) == ({UP, ANTI_DOWN, ELECTRON, W_PLUS} if able else set())


@pytest.mark.parametrize(
    ("own", "able"),
    [
        ((PHOTON, GLUON, Z), False),
        ((NU_E,), True),
        ((W_PLUS,), True),
        ((HIGGS,), True),
        ((UP,), True),
    ],
)
def test_ruling_23_a_z_takes_fermions_and_does_not_couple_to_photon_or_gluon(
    own: tuple[int, ...], able: bool
) -> None:
    scene = Scene(level=2, hands=(Z, UP), mats=(own, ALL_SORTS), placing=0)
    assert prey(scene) == ({UP, ANTI_DOWN, ELECTRON, NU_E} if able else set())


def test_ruling_22_targets_are_not_safe_from_attraction() -> None:
    scene = Scene(
        level=2,
        hands=(PHOTON, UP),
        mats=((ELECTRON,), ()),
        aims=("upsilon", "proton"),
        on_target={1: (DOWN,)},
        placing=0,
    )
    assert scene.legal("attract") == {Move("attract", area(1, 2), at(0, 0))}


def test_ruling_24_like_charges_are_attracted_too() -> None:
    scene = Scene(level=2, hands=(PHOTON, UP), mats=((ELECTRON,), (ELECTRON,)), placing=0)
    assert prey(scene) == {ELECTRON}


def test_ruling_25_without_a_free_place_a_card_cannot_be_chosen() -> None:
    full = (STRANGE, STRANGE, CHARM, TOP, TOP, CHARM)
    scene = Scene(level=2, hands=(Z, UP), mats=(full, (UP, NU_E)), placing=0)
    assert prey(scene) == {NU_E}
    scene = Scene(
        level=2, hands=(Z, UP), mats=(full, (UP, NU_E)), aims=("proton", "upsilon"), placing=0
    )
    assert Move("attract", at(1, 0), area(0, 0)) in scene.legal(), "the target has room for up"


def test_the_stolen_card_goes_to_mat_or_target() -> None:
    scene = Scene(
        level=2, hands=(GLUON, UP), mats=((DOWN,), (UP,)), aims=("proton", "upsilon"), placing=0
    )
    assert scene.legal("attract") == {
        Move("attract", at(1, 0), area(0, 0)),
        Move("attract", at(1, 0), at(0, 1)),
    }


def test_stolen_bosons_change_stacks() -> None:
    scene = Scene(level=2, hands=(GLUON, UP), mats=((UP,), (GLUON, GLUON)), placing=0)
    scene.play("attract", at(1, 13), at(0, 13))
    assert (scene.stack(0, GLUON), scene.stack(1, GLUON)) == (1, 1)


def test_ruling_26_a_stolen_card_may_complete_the_target() -> None:
    scene = Scene(
        level=2, hands=(PHOTON, UP), mats=((UP, UP), (DOWN,)), aims=("proton", "upsilon"), placing=0
    )
    assert "completed" in scene.play("attract", at(1, 0), area(0, 2))
    assert scene.state.finisher == 0


@pytest.mark.parametrize("boson", [W_PLUS, W_MINUS, HIGGS])
def test_ruling_27_w_and_higgs_have_no_ability_at_level_2(boson: int) -> None:
    scene = Scene(level=2, hands=(boson, UP), mats=(ALL_SORTS, ALL_SORTS), placing=0)
    assert scene.kinds() == {"place"}


# --- Level 3 ------------------------------------------------------------------------------------


def test_level_3_a_quark_gets_a_colour_when_it_is_put_down() -> None:
    scene = Scene(level=3, hands=(UP, ELECTRON), placing=0)
    scene.play("place", at(0, 0))
    assert scene.state.mover == 0
    assert scene.legal() == {Move("colour", colour) for colour in (RED, GREEN, BLUE)}
    scene.play("colour", GREEN)
    assert scene.state.colours[at(0, 0)] == GREEN
    scene.play("place", at(1, 6))
    assert scene.state.colours[at(1, 6)] == 0, "leptons have none"


def test_ruling_28_the_colour_travels_with_the_card() -> None:
    scene = Scene(
        level=3, hands=(GLUON, UP), mats=((DOWN,), (UP,)), aims=("proton", "upsilon"), placing=0
    )
    scene.paint(1, BLUE)
    scene.play("attract", at(1, 0), area(0, 0))
    assert scene.state.colours[area(0, 0)] == BLUE
    assert scene.state.colours[at(1, 0)] == 0


def test_ruling_29_a_gluon_recolours_any_quark_anywhere() -> None:
    scene = Scene(
        level=3,
        hands=(GLUON, UP),
        mats=((), (UP, ANTI_UP, ELECTRON)),
        aims=("upsilon", "proton"),
        on_target={1: (DOWN,)},
        placing=0,
    )
    scene.paint(1, RED, RED, GREEN)
    offered = scene.legal("recolour")
    assert {move.at for move in offered} == {at(1, 0), at(1, 1), area(1, 2)}
    scene.play("recolour", at(1, 1), BLUE)
    assert scene.state.colours[at(1, 1)] == BLUE
    assert scene.state.discards == [GLUON]


def test_ruling_62_no_change_to_the_same_colour() -> None:
    scene = Scene(level=3, hands=(GLUON, UP), mats=((UP,), ()), placing=0)
    scene.paint(0, GREEN)
    assert {move.to for move in scene.legal("recolour")} == {RED, BLUE}


def test_ruling_30_the_accurate_variant_conserves_colour() -> None:
    scene = Scene(
        level=3, hands=(GLUON, UP), mats=((UP, DOWN, ANTI_UP), (CHARM,)), accurate=1, placing=0
    )
    scene.paint(0, RED, GREEN, BLUE)
    scene.paint(1, RED)
    assert scene.legal("recolour") == set()
    pairs = {(at(0, 0), at(0, 1)), (at(0, 1), at(1, 0))}
    assert {(move.at, move.to) for move in scene.legal("exchange")} == pairs, "ruling 67: each once"
    scene.play("exchange", at(0, 1), at(1, 0))
    assert scene.state.colours[at(1, 0)] == GREEN
    assert scene.state.colours[at(0, 1)] == RED


def test_ruling_31_annihilation_does_not_ask_for_colours() -> None:
    scene = Scene(level=3, hands=(ANTI_UP, UP), mats=((), (UP,)), placing=0)
    scene.paint(1, BLUE)
    scene.play("annihilate", at(1, 0))
    assert scene.state.pairs[0] == [UP]
    assert scene.state.colours[at(1, 0)] == 0


def test_neutrality_of_every_target() -> None:
    """Baryons r+g+b, mesons colour and anticolour, tetraquarks two such pairs; leptons none."""
    for target in TARGETS:
        quarks = [i for i, card in enumerate(target.needs) if card % 12 < 6 and card < 24]
        count = 0
        for combination in itertools.product((RED, GREEN, BLUE), repeat=len(quarks)):
            colours = [0] * len(target.needs)
            for i, colour in zip(quarks, combination, strict=True):
                colours[i] = colour
            count += neutral(target.needs, colours)
        expected = {0: 1, 2: 3, 3: 6, 4: 15}[len(quarks)]
        assert count == expected, target.key


def test_level_3_a_target_needs_neutral_colours() -> None:
    scene = Scene(
        level=3,
        hands=(UP, MUON),
        mats=((DOWN,), ()),
        aims=("proton", "upsilon"),
        on_target={0: (UP,)},
        placing=0,
    )
    scene.paint(0, GREEN, RED)
    scene.play("place", area(0, 1))
    scene.play("colour", RED)
    assert scene.state.finisher == -1
    scene = Scene(
        level=3,
        hands=(UP, MUON),
        mats=((DOWN,), ()),
        aims=("proton", "upsilon"),
        on_target={0: (UP,)},
        placing=0,
    )
    scene.paint(0, GREEN, RED)
    scene.play("place", area(0, 1))
    assert "completed" in scene.play("colour", BLUE)
    assert scene.target(0) == [UP, UP, DOWN]


def test_level_3_the_right_colours_are_found_among_spare_quarks() -> None:
    scene = Scene(
        level=3,
        hands=(UP, MUON),
        mats=((UP, UP, DOWN), ()),
        aims=("proton", "upsilon"),
        on_target={0: (UP,)},
        placing=0,
    )
    scene.paint(0, RED, GREEN, BLUE, RED)
    done = completion(scene.state, 0)
    assert done is not None
    colours = [scene.state.colours[address] for address in done]
    assert sorted(colours) == [RED, GREEN, BLUE]


def test_completion_lays_each_chosen_card_in_its_area() -> None:
    scene = Scene(
        level=3,
        hands=(DOWN, MUON),
        mats=((UP, UP), ()),
        aims=("proton", "upsilon"),
        on_target={0: (UP, DOWN)},
        placing=0,
    )
    # On the mat red up and green up, on the target red up and red down: all but one must move.
    scene.paint(0, RED, GREEN, RED, RED)
    scene.play("place", at(0, 2))
    scene.play("colour", BLUE)
    assert scene.state.finisher == 0
    base = area(0, 0)
    assert scene.target(0) == [UP, UP, DOWN]
    assert sorted(scene.state.colours[base : base + 3]) == [RED, GREEN, BLUE]
    assert sorted(scene.mat(0)) == [UP, DOWN]


def test_ruling_58_a_recolouring_may_complete_a_rivals_target() -> None:
    scene = Scene(
        level=3,
        hands=(GLUON, MUON),
        mats=((), (UP, UP, DOWN)),
        aims=("upsilon", "proton"),
        placing=0,
    )
    scene.paint(1, RED, GREEN, RED)
    scene.play("recolour", at(1, 2), BLUE)
    assert scene.state.finisher == 1


def test_ruling_58_the_acting_seat_is_asked_first() -> None:
    scene = Scene(
        level=3,
        hands=(MUON, GLUON),
        mats=((UP, UP, DOWN), (UP, DOWN, DOWN)),
        accurate=1,
        aims=("proton", "neutron"),
        active=1,
        placing=1,
    )
    scene.paint(0, RED, GREEN, RED)
    scene.paint(1, BLUE, GREEN, BLUE)
    scene.play("exchange", at(0, 2), at(1, 2))
    assert completion(scene.state, 0) is not None
    assert scene.state.finisher == 1, "both are complete now; seat 1 acted"


# --- Level 4 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(1, 7))
def test_level_4_annihilation_needs_an_even_die(die: int) -> None:
    scene = Scene(level=4, hands=(POSITRON, UP), mats=((), (ELECTRON,)), placing=0)
    events = scene.play("annihilate", at(1, 6), dice=[die])
    assert events[0] == "rolled"
    assert scene.view(1).dice == (die,)
    if die % 2:
        assert events == ["rolled", "failed", "placed"]
        assert scene.mat(0) == [POSITRON]
        assert scene.mat(1) == [ELECTRON]
    else:
        assert events == ["rolled", "annihilated"]
        assert scene.state.pairs[0] == [ELECTRON]
    assert scene.state.mover == 1


def test_level_4_below_it_no_dice_are_rolled() -> None:
    scene = Scene(level=3, hands=(POSITRON, UP), mats=((), (ELECTRON,)), placing=0)
    assert scene.play("annihilate", at(1, 6)) == ["annihilated"]


def test_ruling_33_a_failed_boson_lands_on_its_stack_and_scores() -> None:
    scene = Scene(level=4, hands=(PHOTON, UP), mats=((ELECTRON,), (ELECTRON,)), placing=0)
    scene.play("attract", at(1, 6), at(0, 7), dice=[3])
    assert scene.stack(0, PHOTON) == 1
    assert scene.state.discards == []
    assert scene.mat(1) == [ELECTRON]


def test_ruling_34_colour_changes_are_rolled_for() -> None:
    scene = Scene(level=4, hands=(GLUON, UP), mats=((UP,), ()), placing=0)
    scene.play("recolour", at(0, 0), BLUE, dice=[5])
    assert scene.state.colours[at(0, 0)] == RED
    assert scene.stack(0, GLUON) == 1
    scene = Scene(level=4, hands=(GLUON, UP), mats=((UP,), ()), placing=0)
    scene.play("recolour", at(0, 0), BLUE, dice=[4])
    assert scene.state.colours[at(0, 0)] == BLUE


def test_ruling_57_a_failed_quark_goes_on_the_mat_and_gets_a_colour() -> None:
    scene = Scene(
        level=4,
        hands=(ANTI_STRANGE, UP),
        mats=((), (STRANGE,)),
        aims=("kaon-plus", "upsilon"),
        placing=0,
    )
    scene.play("annihilate", at(1, 0), dice=[1])
    assert scene.target(0) == []
    assert scene.legal() == {Move("colour", colour) for colour in (RED, GREEN, BLUE)}
    scene.play("colour", BLUE)
    assert scene.state.colours[at(0, 0)] == BLUE
    assert scene.state.mover == 1


def test_ruling_57_a_failed_card_without_a_slot_is_discarded() -> None:
    full = (STRANGE, STRANGE, CHARM, TOP, TOP, CHARM)
    scene = Scene(level=4, hands=(ANTI_UP, UP), mats=(full, (UP,)), placing=0)
    assert scene.play("annihilate", at(1, 0), dice=[1]) == ["rolled", "failed", "discarded"]
    assert scene.state.discards == [ANTI_UP]


def test_targets_of_the_scenes_exist() -> None:
    assert TARGETS[AIMS["upsilon"]].needs[0] == BOTTOM
