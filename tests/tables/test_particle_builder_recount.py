"""The look-back at Particle Builder: a choice against the better one, and what turned the game."""

from __future__ import annotations

import pytest

from game.core.particles import ANTI_DOWN, ANTI_TOP, DOWN, ELECTRON, MUON, PHOTON, UP
from game.core.phrase import Phrase, literal, say
from game.core.session import RuleEvent
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import CHARGE, MASS
from game.rules.particle_builder.state import KEEP, SWAP
from game.tables.capabilities import Recounts
from game.tables.particle_builder import ParticleBuilderTable
from game.words.text import Text
from tests.layout import LANGUAGES
from tests.rules.particle_builder_scene import Scene

TABLE = ParticleBuilderTable()
PUT, TAKEN_UP = Move("place", 0), Move("swap", 1)


def words(phrase: Phrase | None, language: str = "en") -> str:
    assert phrase is not None
    text = Text(language)
    text.names = (literal("You"), literal("Emmy"))
    return text.say(phrase)


def deciding() -> View:
    """The seat has won, holds an anti-top quark and sees the up quark that its proton needs."""
    scene = Scene(hands=(ANTI_TOP, UP), aims=("proton", "neutron"))
    scene.play("statistic", MASS)
    assert scene.state.phase == SWAP
    return scene.view(0)


def test_the_table_has_words_of_its_own() -> None:
    assert isinstance(TABLE, Recounts)


def test_the_card_that_was_not_taken_is_named() -> None:
    view = deciding()
    kept = words(TABLE.choice(view, KEEP, TAKEN_UP))
    assert kept == "You kept the anti-top quark instead of taking the up quark."
    gave = words(TABLE.choice(view, TAKEN_UP, KEEP))
    assert gave == "You gave the anti-top quark away for the up quark instead of keeping it."


def test_a_statistic_is_named_with_the_better_one() -> None:
    view = Scene(hands=(MUON, UP)).view(0)
    told = words(TABLE.choice(view, Move("statistic", MASS), Move("statistic", CHARGE)))
    assert told == "You held the muon and compared “Mass” instead of “Charge”."


def test_the_mat_and_the_target_are_told_apart() -> None:
    scene = Scene(hands=(UP, MUON), aims=("proton", "neutron"), placing=0)
    mat, target = Move("place", 0), Move("place", 18)
    assert {mat, target} <= scene.legal()
    assert "on your mat instead of" in words(TABLE.choice(scene.view(0), mat, target))
    assert TABLE.choice(scene.view(0), mat, mat) is None


def test_a_pair_with_a_rivals_card_is_told_from_one_with_the_own() -> None:
    mats = ((ANTI_DOWN,), (ANTI_DOWN,))
    scene = Scene(hands=(DOWN, MUON), mats=mats, aims=("proton", "proton"), placing=0)
    own, rivals = sorted(scene.legal("annihilate"), key=lambda move: move.at)
    assert words(TABLE.choice(scene.view(0), own, rivals)) == (
        "You annihilated the down quark with your own anti-down quark instead of a rival’s."
    )
    assert "instead of your own" in words(TABLE.choice(scene.view(0), rivals, own))


def step(scene: Scene, move: Move, seat: int) -> tuple[list[RuleEvent[View]], list[View]]:
    """The events of a move and the views of both seats after it."""
    scene.play(*move)
    events = [RuleEvent(kind, facts, scene.view(seat)) for kind, facts in scene.events]
    return events, [scene.view(0), scene.view(1)]


def test_a_draw_is_the_cause_not_the_card_that_was_put_down() -> None:
    """The rival places first, the own card ends the round, and the next cards are drawn."""
    scene = Scene(
        hands=(ANTI_TOP, MUON),
        aims=("proton", "neutron"),
        active=1,
        placing=0,
        deck=(ELECTRON,) * 4 + (DOWN, PHOTON),
    )
    made = step(scene, PUT, 0)
    assert any(event.kind == "placed" for event in made[0])
    fell = words(TABLE.turn([made], 0, False))
    drawn = [view.hands[seat] for seat, view in enumerate(made[1])]
    assert drawn == [PHOTON, DOWN]
    assert fell == "Emmy drew the down quark from the deck, and needed it for the target (neutron)."


def test_the_card_that_a_rival_took_is_told_with_the_target_that_lost_it() -> None:
    scene = Scene(hands=(UP, MUON), aims=("proton", "upsilon"), active=1)
    scene.play("statistic", MASS)
    made = step(scene, Move("swap", 0), 0)
    told = words(TABLE.turn([made], 0, False))
    assert told == (
        "Emmy won the comparison and took your up quark. Your target (proton) needed it."
    )
    assert TABLE.turn([made], 0, True) is None, "nothing good happened"


def test_a_lost_comparison_names_the_card_that_it_left() -> None:
    scene = Scene(hands=(ELECTRON, UP), aims=("proton", "proton"))
    told = words(TABLE.turn([step(scene, Move("statistic", MASS), 0)], 0, False))
    assert "So Emmy had the up quark to keep" in told


def test_a_won_comparison_names_the_card_that_it_brought_into_reach() -> None:
    scene = Scene(hands=(ANTI_TOP, UP), aims=("proton", "neutron"))
    told = words(TABLE.turn([step(scene, Move("statistic", MASS), 0)], 0, True))
    assert "the up quark of Emmy was yours to take" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_both_cards(language: str) -> None:
    told = words(TABLE.choice(deciding(), KEEP, TAKEN_UP), language)
    names = Text(language)
    for key in ("particle-anti-top", "particle-up"):
        assert names.say(say(key)) in told
