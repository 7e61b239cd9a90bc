"""Particle Builder on the table: physics in the answers, nothing on top of anything else."""

from __future__ import annotations

import itertools

import pytest

from game.core.particles import (
    ANTI_DOWN,
    ANTI_UP,
    BOTTOM,
    CHARM,
    DOWN,
    ELECTRON,
    GLUON,
    MUON,
    NU_E,
    PHOTON,
    STRANGE,
    TAU,
    TOP,
    UP,
    W_PLUS,
    Z,
)
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.rules.particle_builder import Move
from game.rules.particle_builder.decays import DECAYS
from game.rules.particle_builder.deck import ANTI, CHARGE, MASS, SPIN
from game.rules.particle_builder.mat import AREAS, PLACES, TARGETS
from game.tables.particle_builder import ParticleBuilderTable, touches
from game.tables.particle_builder.layout import layout
from game.tables.particle_builder.pictures import Statistic
from game.tables.particle_builder.wording import (
    at_address,
    decay_equation,
    equation,
    in_hand,
    particle,
    target_name,
)
from game.tables.pictures import Back, Button, Card, Chip, Label
from game.tables.sheet import sheet_for
from game.tables.table import Spot
from game.ui.beside import of
from game.ui.picker import picker_of
from game.words.text import Text
from tests.laws import cases
from tests.rules.particle_builder_scene import GAME, Scene, area, at
from tests.some import some

TABLE = ParticleBuilderTable()
TEXT = Text("en")


def why(scene: Scene, spot: str, *picked: str, seat: int = 0) -> str:
    """The key of the answer, less the game."""
    phrase = TABLE.why_not(scene.view(seat), seat, picked, spot)
    return phrase.key.removeprefix("particle_builder-")


def hand(scene: Scene, seat: int = 0) -> str:
    return f"card:{scene.state.hand_pieces[seat]}"


def card(scene: Scene, address: int) -> str:
    return f"card:{scene.state.pieces[address]}"


def spots(scene: Scene, seat: int = 0) -> dict[str, Spot]:
    return {spot.id: spot for spot in TABLE.layout(scene.view(seat), seat)}


def words(phrase: Phrase | None) -> str:
    assert phrase is not None
    return TEXT.say(phrase)


# --- why not ------------------------------------------------------------------------------------


def test_a_taken_slot_is_explained_by_pauli() -> None:
    scene = Scene(hands=(DOWN, MUON), mats=((UP,), ()), placing=0)
    assert why(scene, card(scene, at(0, 0)), hand(scene)) == "why-pauli"


def test_an_antiparticle_on_a_rivals_mat_is_not_explained_by_pauli() -> None:
    """It may be touched, once the own card was: they annihilate."""
    scene = Scene(hands=(UP, MUON), mats=((), (ANTI_UP, DOWN)), placing=0)
    assert why(scene, card(scene, at(1, 0))) == "why-hand-first"
    assert why(scene, card(scene, at(1, 1)), hand(scene)) == "why-no-pair"


def finished(held: int, mat: tuple[int, ...] = ()) -> Scene:
    """The rival has completed the proton; the player's last card is left."""
    scene = Scene(
        hands=(held, DOWN),
        mats=(mat, ()),
        on_target={0: (UP, DOWN), 1: (UP, UP)},
        aims=("neutron", "proton"),
        active=1,
        placing=1,
    )
    (last,) = (move for move in scene.legal("place") if move.at == area(1, 2))
    scene.play(*last)
    assert scene.state.mover == 0
    return scene


def test_the_last_card_is_asked_for_as_the_rules_still_allow_it() -> None:
    """A card was refused on the target, and on the antiparticle that lay on the own mat."""
    scene = finished(DOWN, (ANTI_DOWN,))
    said = words(spots(scene)["prompt"].label)
    assert said.startswith("The last card: put it on a free slot of your mat.")
    assert "No more targets or annihilation." in said
    assert scene.kinds() == {"place"}
    assert why(scene, at_address(scene.view(0), area(0, 2)), hand(scene)) == "why-finished-target"
    assert why(scene, card(scene, area(0, 0)), hand(scene)) == "why-finished-target"
    assert why(scene, card(scene, at(0, 0)), hand(scene)) == "why-finished-pair"
    assert why(scene, card(scene, area(1, 0)), hand(scene)) == "prompt-last"


@pytest.mark.parametrize(
    ("held", "mat", "key", "kind"),
    [
        (Z, (), "last-stack", "place"),
        (DOWN, (CHARM, TOP) * 3, "last-full", "discard"),
    ],
)
def test_a_last_card_without_a_slot_goes_on_its_stack_or_is_discarded(
    held: int, mat: tuple[int, ...], key: str, kind: str
) -> None:
    scene = finished(held, mat)
    asked = spots(scene)["prompt"].label
    assert asked is not None
    assert (asked.key, scene.kinds()) == (f"particle_builder-prompt-{key}", {kind})


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize(
    ("result", "theirs", "own"), [(-1, "loses", "lost"), (0, "ties", "tied"), (1, "wins", "won")]
)
def test_a_comparison_is_decided_where_the_question_stood(
    result: int, theirs: str, own: str, viewer: int
) -> None:
    """The words hide no value: the place is free while no seat is asked."""
    scene = Scene(hands=(UP, MUON))
    facts = {"seat": 0, "statistic": 2, "result": result}
    (effect,) = TABLE.effects("compared", facts, scene.view(viewer))
    assert (effect.kind, effect.at) == ("words", "verdict")
    assert effect.words is not None
    key = f"verdict-{theirs}" if viewer else f"headline-{own}"
    assert effect.words.key == f"particle_builder-{key}"


def above(scene: Scene, seat: int = 0) -> tuple[str, str]:
    """The words above the question, and their colour."""
    spot = spots(scene, seat)["headline"]
    assert isinstance(spot.art, Label)
    return words(spot.label), spot.art.ink


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ((UP, DOWN), ("▲ Yours is higher!", "yellow")),
        ((UP, UP), ("= A tie: no swap", "photon")),
        ((DOWN, UP), ("▼ Theirs is higher", "danger")),
        ((DOWN, UP, UP), ("▼ Another one is higher", "danger")),
    ],
)
def test_how_the_own_duel_ended_stands_above_the_question(
    hands: tuple[int, ...], said: tuple[str, str]
) -> None:
    scene = Scene(hands=hands, mats=((),) * len(hands))
    scene.play("statistic", CHARGE)
    assert above(scene) == said


@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_a_duel_that_was_won_is_called_lost_neither_after_a_swap_nor_without(answer: str) -> None:
    scene = Scene(hands=(UP, DOWN))
    scene.play("statistic", CHARGE)
    scene.play(answer, int(answer == "swap"))
    assert "headline" not in spots(scene)


def test_after_the_duel_of_a_rival_the_own_card_is_asked_for() -> None:
    """The name of the rival there would say that the player has to wait."""
    scene = Scene(hands=(UP, DOWN), active=1)
    asked = "Player 2 chooses a statistic, and may swap cards if the value is the highest."
    assert words(spots(scene)["prompt"].label) == asked
    scene.play("statistic", CHARGE)
    scene.place(1, DOWN)
    assert above(scene) == ("Now your card", "yellow")
    assert bar(scene, CHARGE).state == "chosen"


def test_a_rivals_card_is_marked_while_it_can_be_won() -> None:
    scene = Scene(hands=(TOP, UP), mats=((UP, DOWN), ()), aims=("proton", "upsilon"))
    scene.play("statistic", CHARGE)
    assert "tag:1" not in spots(scene), "a tie"


@pytest.mark.parametrize(
    ("cards", "units"),
    [
        ((STRANGE, Z), "1 GeV = 1000 MeV"),
        ((NU_E, MUON), "1 MeV = 1 million eV"),
        ((NU_E, TOP), "1 GeV = 1 billion eV"),
        ((UP, MUON), ""),
        ((PHOTON, MUON), ""),
    ],
)
def test_masses_in_two_units_are_told_with_how_the_units_compare(
    cards: tuple[int, int], units: str
) -> None:
    facts = {"seat": 0, "statistic": 2, "result": -1}
    scene = Scene(hands=cards)
    scene.play("statistic", 2)
    line = words(TABLE.tell("compared", facts, scene.view(0)))
    assert line.endswith(f"No swap. ({units})" if units else "No swap.")


def test_other_statistics_have_one_unit() -> None:
    facts = {"seat": 0, "statistic": 0, "result": 0}
    scene = Scene(hands=(STRANGE, Z))
    scene.play("statistic", 0)
    assert "(" not in words(TABLE.tell("compared", facts, scene.view(0)))


@pytest.mark.parametrize(
    ("mats", "where"),
    [
        (((ANTI_UP,), ()), "on your mat."),
        (((), (ANTI_UP,)), "on the mat of Player 2."),
        (((ANTI_UP,), (ANTI_UP,)), "on the mat of Player 2."),
    ],
)
def test_the_question_names_the_antiparticle_and_whose_mat_it_lies_on(
    mats: tuple[tuple[int, ...], tuple[int, ...]], where: str
) -> None:
    scene = Scene(hands=(UP, MUON), mats=mats, placing=0)
    asked = words(spots(scene)["prompt"].label)
    assert asked.startswith("Put down the up quark, or annihilate it with the anti-up quark")
    assert asked.endswith(where)


def test_free_slots_are_alike() -> None:
    scene = Scene(hands=(DOWN, MUON), placing=0)
    assert why(scene, f"place:{at(0, 4)}", hand(scene)) == "why-same-slot"
    assert why(scene, f"place:{at(0, 0)}") == "why-hand-first"


def test_a_card_is_put_down_only_after_the_comparison() -> None:
    scene = Scene(hands=(DOWN, UP))
    assert why(scene, hand(scene)) == "why-statistic-first"
    assert why(scene, f"place:{at(0, 0)}") == "why-statistic-first"
    assert why(scene, f"place:{at(1, 0)}") == "prompt-statistic"


@pytest.mark.parametrize(
    ("held", "place", "answer"),
    [
        (UP, 7, "why-slot-quark"),
        (MUON, 2, "why-slot-lepton"),
        (PHOTON, 3, "why-slot-boson"),
        (PHOTON, 13, "why-stack"),
        (UP, 12, "why-stack-fermion"),
    ],
)
def test_each_family_has_its_area(held: int, place: int, answer: str) -> None:
    scene = Scene(hands=(held, MUON), placing=0)
    assert why(scene, f"place:{at(0, place)}", hand(scene)) == answer


def test_targets_ask_for_their_own_particles_and_are_safe() -> None:
    scene = Scene(hands=(ANTI_UP, MUON), aims=("proton", "proton"), on_target={1: (UP,)}, placing=0)
    assert why(scene, f"place:{area(0, 0)}", hand(scene)) == "why-area"
    assert why(scene, card(scene, area(1, 0)), hand(scene)) == "why-target-safe"


def test_bosons_say_what_they_couple_to() -> None:
    scene = Scene(level=1, hands=(PHOTON, MUON), mats=((), (NU_E,)), placing=0)
    assert why(scene, card(scene, at(1, 6)), hand(scene)) == "why-level-1"
    scene = Scene(level=2, hands=(PHOTON, MUON), mats=((ELECTRON,), (NU_E,)), placing=0)
    assert why(scene, card(scene, at(1, 6)), hand(scene)) == "why-uncoupled"
    assert why(scene, card(scene, at(0, 6)), hand(scene)) == "why-own"
    scene = Scene(level=2, hands=(GLUON, MUON), mats=((ELECTRON,), (UP,)), placing=0)
    assert why(scene, card(scene, at(1, 0)), hand(scene)) == "why-no-partner"
    scene = Scene(level=2, hands=(W_PLUS, MUON), mats=((), (DOWN,)), placing=0)
    assert why(scene, card(scene, at(1, 0)), hand(scene)) == "why-no-ability"
    scene = Scene(level=5, hands=(W_PLUS, MUON), mats=((), (UP,)), placing=0)
    assert why(scene, card(scene, at(1, 0)), hand(scene)) == "why-transform"


def test_no_room_for_the_prize() -> None:
    full = (CHARM, TOP) * 3
    scene = Scene(level=2, hands=(GLUON, MUON), mats=(full, (UP,)), placing=0)
    assert why(scene, card(scene, at(1, 0)), hand(scene)) == "why-no-room-quark"


def test_whose_turn_it_is() -> None:
    scene = Scene(hands=(UP, MUON))
    assert why(scene, "statistic:1", seat=1) == "prompt-wait-statistic"
    scene.play("statistic", CHARGE)
    scene.play("keep")
    assert why(scene, "statistic:2") == "why-statistic-done"
    assert why(scene, hand(scene, 1)) == "why-rivals-hand"


# --- what is shown ------------------------------------------------------------------------------


def bar(scene: Scene, which: int, seat: int = 0) -> Statistic:
    """A statistic as a seat sees it."""
    art = spots(scene, seat)[f"statistic:{which}"].art
    assert isinstance(art, Statistic)
    return art


def values(art: Statistic) -> tuple[str | None, str | None]:
    """Both values of a statistic as they read."""
    return (
        None if art.left is None else words(art.left),
        None if art.right is None else words(art.right),
    )


def test_the_compared_statistic_leans_to_who_won() -> None:
    scene = Scene(hands=(UP, DOWN))
    assert bar(scene, MASS).state == "open"
    assert values(bar(scene, MASS)) == ("2.16\u00a0MeV", None)
    scene.play("statistic", CHARGE)
    assert bar(scene, CHARGE).state == "left"
    assert bar(scene, CHARGE, seat=1).state == "right"
    assert values(bar(scene, CHARGE)) == ("+⅔", "−⅓")


@pytest.mark.parametrize("hands", [(UP, MUON), (MUON, ELECTRON), (UP, DOWN)])
def test_no_answer_is_lit_as_if_it_were_better(hands: tuple[int, int]) -> None:
    """A light is advice: only the hint gives it, for it has thought."""
    scene = Scene(hands=hands, aims=("proton", "neutron"))
    scene.play("statistic", CHARGE if hands[0] == UP else MASS)
    laid = spots(scene)
    assert laid["keep"].art == Button("outline", "check")
    assert laid["swap:1"].art == Button("outline", "swap")


def test_with_the_blind_swap_only_the_compared_value_is_shown() -> None:
    scene = Scene(hands=(UP, DOWN), blind=1)
    scene.play("statistic", CHARGE)
    assert values(bar(scene, CHARGE)) == ("+⅔", "−⅓")
    assert values(bar(scene, MASS)) == ("2.16\u00a0MeV", None)
    assert spots(scene)[hand(scene, 1)].art == Back()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_line_under_the_title_names_no_target(language: str) -> None:
    """One player builds a proton and the other one a neutron, so neither is promised to all."""
    text = Text(language)
    line = text.say(say("particle_builder-tagline")).lower()
    assert not [each.key for each in TARGETS if text.say(target_name(each.id)).lower() in line]


def test_a_card_that_completes_the_target_says_so() -> None:
    scene = Scene(hands=(TOP, UP), mats=((UP, DOWN), ()), aims=("proton", "upsilon"))
    assert "tag:1" not in spots(scene), "face down"
    scene.play("statistic", MASS)
    assert spots(scene)["tag:1"].label == say("particle_builder-tag-completes")


def test_a_card_that_completes_the_target_counts_colours() -> None:
    scene = Scene(level=3, hands=(TOP, UP), mats=((UP, DOWN), ()), aims=("proton", "upsilon"))
    scene.paint(0, 1, 2)
    scene.play("statistic", MASS)
    assert spots(scene)["tag:1"].label == say("particle_builder-tag-completes")
    scene.paint(0, 1, 1)
    assert spots(scene)["tag:1"].label == say("particle_builder-tag-wanted"), "red twice"


def test_an_ability_that_would_complete_the_target_says_so() -> None:
    mats = ((UP, DOWN), (UP, MUON))
    scene = Scene(level=2, hands=(PHOTON, UP), mats=mats, aims=("proton", "upsilon"), placing=0)
    moves = GAME.legal_moves(scene.state)
    aids = {spot.id: spot for spot in TABLE.aids(scene.view(0), 0, (hand(scene),), moves)}
    assert list(aids) == [f"completes:{at(1, 0)}"], "the up quark, not the muon"
    assert words(aids[f"completes:{at(1, 0)}"].label) == "+15"
    assert not TABLE.aids(scene.view(0), 0, (), moves), "nothing is picked yet"


def test_an_antiparticle_that_lies_there_is_marked_with_its_pair() -> None:
    """Also before the card in hand is touched: the question speaks of it."""
    mats = ((ANTI_UP, DOWN), (ANTI_UP, MUON))
    scene = Scene(hands=(UP, MUON), mats=mats, placing=0)
    moves = GAME.legal_moves(scene.state)
    for picked in ((), (hand(scene),)):
        aids = {spot.id: spot for spot in TABLE.aids(scene.view(0), 0, picked, moves)}
        assert list(aids) == [f"pair:{at(0, 0)}", f"pair:{at(1, 0)}"]
        pair = aids[f"pair:{at(1, 0)}"]
        assert pair.art == Chip("green", "annihilate")
        assert pair.meaning == say(
            "particle_builder-meaning-pair", card=particle(UP), anti=particle(ANTI_UP)
        )


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_tag_covers_none_of_the_card_beside_it(seats: int, size: tuple[int, int]) -> None:
    mats = ((ANTI_UP, ANTI_UP, ANTI_UP),) * seats
    scene = Scene(hands=(UP,) * seats, mats=mats, placing=0)
    moves = GAME.legal_moves(scene.state)
    tags = touches.tags(scene.view(0), 0, (), moves, sheet_for(size))
    for one, two in some(itertools.combinations(tags, 2)):
        apart = abs(one.x - two.x) >= (one.w + two.w) / 2
        assert apart or abs(one.y - two.y) >= (one.h + two.h) / 2


@pytest.mark.parametrize(
    ("pairs", "own", "rivals"),
    [((UP,), "2", "2"), ((UP, TAU), "8 (2 pairs)", "8")],
)
def test_the_corner_of_annihilated_pairs_tells_the_sum_of_all(
    pairs: tuple[int, ...], own: str, rivals: str
) -> None:
    """Only the last pair is seen. The sum is no gain: a card on the own mat counted before.

    "8 (×2)" was read as 16; so where there is no room for words, only the star and the sum stand.
    """
    scene = Scene(hands=(UP, MUON), placing=0)
    scene.state.pairs = [list(pairs), list(pairs)]
    laid = spots(scene)
    assert words(laid["pairs:0:points"].label) == own
    assert words(laid["pairs:1:points"].label) == rivals
    assert laid["pairs:1:points"].art == Chip("yellow", "points")


def test_the_goal_says_that_points_decide_and_what_ends_the_game() -> None:
    said = words(TABLE.goal(Scene(hands=(UP, DOWN)).view(0)))
    assert "most points" in said
    assert "ends the game and brings 15 points" in said


def test_ruling_32_colours_are_letters_on_the_cards() -> None:
    scene = Scene(level=3, hands=(MUON, MUON), mats=((UP, ANTI_UP), ()), placing=0)
    scene.paint(0, 2, 3)
    assert spots(scene)[card(scene, at(0, 0))].art == Card(UP, 1, "g")
    assert spots(scene)[card(scene, at(0, 1))].art == Card(ANTI_UP, 1, "bbar")


def test_stacks_show_their_height() -> None:
    scene = Scene(hands=(MUON, MUON), mats=((PHOTON,) * 3, ()), placing=0)
    assert words(spots(scene)["height:0:12"].label) == "×3"


def test_a_card_keeps_its_spot_from_the_hand_to_a_rivals_mat() -> None:
    scene = Scene(level=2, hands=(MUON, GLUON), mats=((), (DOWN,)), placing=0)
    muon = hand(scene)
    scene.place(0, MUON)
    assert spots(scene)[muon].y > 500
    scene = Scene(level=2, hands=(GLUON, MUON), mats=((DOWN,), (UP,)), placing=0)
    prey = card(scene, at(1, 0))
    assert spots(scene)[prey].y < 160
    scene.play("attract", at(1, 0), at(0, 1))
    assert spots(scene)[prey].y > 460


# --- touches ------------------------------------------------------------------------------------


def test_paths_begin_with_the_card_in_hand() -> None:
    scene = Scene(level=5, hands=(W_PLUS, UP), mats=((DOWN,), ()), placing=0)
    path = TABLE.clicks(scene.view(0), Move("transform", at(0, 0), CHARM))
    assert path == (hand(scene), card(scene, at(0, 0)), f"offer:transform:{CHARM}")
    moves = [move for move in GAME.legal_moves(scene.state) if move.kind == "transform"]
    offered = {spot.id for spot in TABLE.aids(scene.view(0), 0, path[:2], moves)}
    assert path[2] in offered


@pytest.mark.parametrize(
    ("level", "held", "lies", "of_use"),
    [
        (1, ANTI_UP, UP, True),
        (1, MUON, UP, False),
        (1, UP, UP, False),
        (3, UP, UP, True),
        (4, W_PLUS, DOWN, False),
        (5, W_PLUS, DOWN, True),
    ],
)
def test_the_button_that_takes_a_card_back_is_there_where_it_is_of_use(
    level: int, held: int, lies: int, of_use: bool
) -> None:
    """Elsewhere the card itself may be touched, which is calm beside the one to put down."""
    aims = ("proton", "upsilon")
    scene = Scene(level=level, hands=(held, UP), aims=aims, on_target={0: (lies,)}, placing=0)
    (move,) = (m for m in scene.legal("shift") if m.at % PLACES in AREAS)
    there = at_address(scene.view(0), move.at)
    path = TABLE.clicks(scene.view(0), move)
    assert path[0] == ("take-back" if of_use else there)
    shown = spots(scene)
    assert ("take-back" in shown) == of_use
    assert shown[there].art.choice == "aside"
    if not of_use:
        aids = {spot.id: spot for spot in TABLE.aids(scene.view(0), 0, (there,), [])}
        assert words(aids["prompt"].label).startswith("Move the ")


def test_a_card_is_taken_back_once() -> None:
    aims = ("proton", "upsilon")
    scene = Scene(hands=(ANTI_UP, UP), aims=aims, on_target={0: (UP,)}, placing=0)
    move = Move("shift", area(0, 0), at(0, 0))
    assert TABLE.clicks(scene.view(0), move)[0] == "take-back"
    assert "take-back" in spots(scene)
    scene.play("shift", area(0, 0), at(0, 0))
    assert "take-back" not in spots(scene)


def test_the_question_says_when_a_card_may_be_taken_back_to_annihilate() -> None:
    aims = ("proton", "upsilon")
    scene = Scene(hands=(ANTI_UP, MUON), aims=aims, on_target={0: (UP,)}, placing=0)
    assert words(spots(scene)["prompt"].label) == (
        "Put down the anti-up quark. Or take the up quark back from your target and annihilate "
        "both."
    )
    scene.play("shift", area(0, 0), at(0, 0))
    assert words(spots(scene)["prompt"].label).endswith("the up quark on your mat.")


def test_the_button_says_from_where_and_why() -> None:
    aims = ("proton", "upsilon")
    scene = Scene(hands=(ANTI_UP, UP), aims=aims, on_target={0: (UP,)}, placing=0)
    button = spots(scene)["take-back"]
    assert "target" in words(button.label)
    assert "mat" in words(button.meaning)
    aids = {spot.id: spot for spot in TABLE.aids(scene.view(0), 0, ("take-back",), [])}
    assert "There it can annihilate" in words(aids["prompt"].label)


# --- words --------------------------------------------------------------------------------------


def test_decays_are_written_with_their_charges() -> None:
    number = next(d.id for d in DECAYS if d.parent == BOTTOM and d.products[0] == CHARM)
    assert words(decay_equation(number)) == "b → c + W⁻: charge −⅓ = +⅔ − 1"
    number = next(d.id for d in DECAYS if d.parent == TAU and d.pions == 1)
    expected = "τ⁻ → ντ + d + u\N{COMBINING OVERLINE} + π⁰: charge −1 = 0 − ⅓ − ⅔ + 0"
    assert words(decay_equation(number)) == expected
    assert words(equation((DOWN, W_PLUS), (UP,))) == "d + W⁺ → u: charge −⅓ + 1 = +⅔"


def test_what_happened_is_told() -> None:
    view = Scene(hands=(UP, DOWN)).view(-1)
    facts = {"seat": 0, "at": at(1, 0), "before": UP, "card": BOTTOM}
    line = words(TABLE.tell("transformed", facts, view))
    assert line.endswith("u + W⁻ → b: charge +⅔ − 1 = −⅓")


@pytest.mark.parametrize(
    ("key", "sum_"),
    [
        ("proton", "u + u + d: charge +⅔ + ⅔ − ⅓ = +1"),
        ("neutron", "u + d + d: charge +⅔ − ⅓ − ⅓ = 0"),
        ("hydrogen", "u + u + d + e⁻: charge +⅔ + ⅔ − ⅓ − 1 = 0"),
    ],
)
def test_a_complete_target_says_how_its_charges_add_up(key: str, sum_: str) -> None:
    number = next(target.id for target in TARGETS if target.key == key)
    view = Scene(hands=(UP, DOWN)).view(-1)
    line = words(TABLE.tell("completed", {"seat": 0, "target": number}, view))
    assert line.endswith(f"is complete! {sum_}")


def lines_of(scene: Scene, *events: str) -> list[str]:
    """The lines of the latest move's events of these kinds."""
    beats_and_views = zip(scene.events, scene.views, strict=True)
    return [
        words(TABLE.tell(kind, facts, view))
        for (kind, facts), view in beats_and_views
        if kind in events
    ]


def test_an_interaction_says_what_the_boson_acts_on() -> None:
    scene = Scene(level=2, hands=(PHOTON, MUON), mats=((DOWN,), (UP,)), placing=0)
    scene.play("attract", at(1, 0), at(0, 1))
    assert lines_of(scene, "discarded", "stole") == [
        "Player 1: photon absorbed.",
        "Player 1: up quark pulled from Player 2 to the mat. Photons act on electric charge.",
    ]


def test_a_card_may_be_let_go_over_any_of_the_slots_that_are_alike() -> None:
    """Ruling: the choice between free slots of a family is none."""
    scene = Scene(hands=(UP, MUON), mats=((DOWN,), ()), placing=0)
    view = scene.view(0)
    (slot,) = (m.at for m in GAME.legal_moves(scene.state) if m.kind == "place" and m.at < 18)
    drop = TABLE.drop(view, f"place:{slot}")
    assert drop is not None
    assert drop.piece == in_hand(view, 0)
    assert f"place:{slot}" in drop.at
    assert len(drop.at) == 5
    assert TABLE.drop(view, f"place:{slot + 1}") is None


def test_a_boson_has_one_stack_and_nothing_is_alike() -> None:
    scene = Scene(hands=(PHOTON, MUON), mats=((), ()), placing=0)
    (slot,) = (m.at for m in GAME.legal_moves(scene.state) if m.kind == "place")
    assert TABLE.drop(scene.view(0), f"place:{slot}") is None


def test_an_annihilation_adds_its_charges_up() -> None:
    scene = Scene(hands=(UP, MUON), mats=((), (ANTI_UP,)), placing=0)
    scene.play("annihilate", at(1, 0))
    assert "charge +⅔ − ⅔ = 0" in lines_of(scene, "annihilated")[0]


def test_who_loses_a_card_to_an_annihilation_is_told() -> None:
    """Both cards count for who annihilates; on the own mat one of them counted already."""
    scene = Scene(hands=(UP, MUON), mats=((), (ANTI_UP,)), placing=0)
    scene.play("annihilate", at(1, 0))
    assert lines_of(scene, "annihilated")[0].endswith("Both cards count. Player 2: −1.")
    (facts, view) = next(
        (facts, view)
        for (kind, facts), view in zip(scene.events, scene.views, strict=True)
        if kind == "annihilated"
    )
    shows = {show.kind: show for show in TABLE.effects("annihilated", facts, view)}
    assert shows["points"].value == 2
    assert shows["words"].at == f"place:{at(1, 0)}"
    assert words(shows["words"].words) == "Player 2: −1"
    own = Scene(hands=(UP, MUON), mats=((ANTI_UP,), ()), placing=0)
    own.play("annihilate", at(0, 0))
    assert lines_of(own, "annihilated")[0].endswith("Both cards count.")


@pytest.mark.parametrize(
    ("held", "place", "die", "why"), [(UP, 0, 3, "an odd number"), (NU_E, 6, 4, "only on a 6")]
)
def test_a_failed_roll_says_why(held: int, place: int, die: int, why: str) -> None:
    scene = Scene(level=5, hands=(held, MUON), mats=((), (ANTI[held],)), placing=0)
    scene.play("annihilate", at(1, place), dice=(die,))
    rolled, failed = lines_of(scene, "rolled", "failed")
    assert rolled.endswith(f"shows {die}.")
    assert why in failed


# --- rules pages --------------------------------------------------------------------------------


def page(number: int) -> str:
    return words(say(f"particle_builder-rules-{number}"))


def test_ruling_01_particles_of_half_integer_spin_are_fermions() -> None:
    assert "Quarks and leptons are fermions" in page(2)


def test_every_level_has_its_rules_page() -> None:
    for level in range(1, 8):
        titles = [words(say(f"particle_builder-rules-{n}-title")) for n in range(1, 12)]
        assert any(title.startswith(f"Level {level}:") for title in titles)


def test_ruling_24_the_help_says_that_bosons_push_too() -> None:
    assert "like electric charges repel" in page(4)


def test_ruling_41_the_help_says_that_equal_thirds_are_simple() -> None:
    assert "Equal thirds are a simplification" in page(8)


def test_ruling_51_the_help_says_that_a_w_from_a_light_quark_is_virtual() -> None:
    assert "stands for a virtual one" in page(9)


# --- nothing on top of anything -----------------------------------------------------------------


def overlaps(one: Spot, other: Spot) -> bool:
    across = abs(one.x - other.x) * 2 < one.w + other.w - 2
    return across and abs(one.y - other.y) * 2 < one.h + other.h - 2


@pytest.mark.parametrize("seats", [2, 3])
def test_no_touchable_spot_covers_another(seats: int) -> None:
    game = GAMES["particle_builder"]
    for case in some(cases(game, 24)):
        if case[1] != seats:
            continue
        session = Session(game, seats, case[2], case[3])
        rng = Rng(case[3], "overlap")
        while (seat := session.to_move()) is not None:
            if rng.below(4) == 0:
                laid = TABLE.layout(session.view(seat), seat)
                # A mat lies under everything on it.
                touchable = [spot for spot in laid if spot.spoken is not None and spot.z > 0]
                texts = [spot for spot in laid if isinstance(spot.art, Label)]
                for one, other in itertools.combinations(touchable, 2):
                    assert not overlaps(one, other), (one, other)
                for one, other in itertools.combinations(texts, 2):
                    assert not overlaps(one, other), (one, other)
                buttons = [spot for spot in laid if isinstance(spot.art, Button | Statistic)]
                for one, other in itertools.product(texts, buttons):
                    assert not overlaps(one, other), (one, other)
            session.play(rng.pick(session.legal_moves()))


def test_taking_back_is_calmer_than_the_card_that_is_to_be_placed() -> None:
    aims = ("proton", "upsilon")
    scene = Scene(hands=(ANTI_UP, UP), aims=aims, on_target={0: (UP,)}, placing=0)
    shown = spots(scene)
    assert shown["take-back"].art.choice == "aside"
    assert shown[hand(scene)].art.choice == "legal"


@pytest.mark.parametrize("seats", [2, 3])
def test_tags_of_a_tall_table_hide_no_statistic_and_no_other_tag(seats: int) -> None:
    scene = Scene(hands=(GLUON, DOWN, UP)[:seats], aims=("neutron", "proton", "proton")[:seats])
    scene.play("statistic", SPIN)
    placed = {spot.id: of(spot) for spot in layout(scene.view(0), 0, sheet_for((720, 1280)))}
    marks = [placed[f"tag:{seat}"] for seat in range(1, seats)]
    bars = [box for name, box in placed.items() if name.startswith("statistic:")]
    assert len(bars) == 4
    assert not [1 for mark in marks for bar in bars if mark.overlap(bar) > 0]
    assert seats == 2 or marks[0].overlap(marks[1]) == 0


# --- places that are alike ------------------------------------------------------------------------


def stands_for(scene: Scene, piece: str, spot: str) -> tuple[str, ...]:
    """The touches that end a move of this piece at this spot."""
    view = scene.view(scene.state.mover)
    picker = picker_of(TABLE, view, sorted(scene.legal()))
    move = picker.at((piece,)).tap(spot)[1]
    return next((TABLE.clicks(view, one) for one in scene.legal() if one == move), ())


def test_a_card_may_be_laid_on_each_place_that_asks_for_it() -> None:
    scene = Scene(hands=(UP, MUON), aims=("proton", "neutron"), placing=0)
    first, second, third = (f"place:{area(0, i)}" for i in range(3))
    assert stands_for(scene, hand(scene), second) == (hand(scene), first)
    with pytest.raises(KeyError):
        stands_for(scene, hand(scene), third)


def test_a_card_of_the_mat_may_go_to_each_place_that_asks_for_it() -> None:
    scene = Scene(hands=(MUON, MUON), mats=((UP,), ()), aims=("proton", "neutron"), placing=0)
    there, place = card(scene, at(0, 0)), f"place:{area(0, 0)}"
    assert stands_for(scene, there, f"place:{area(0, 1)}") == (there, place)


# --- the first rule -------------------------------------------------------------------------------


def test_a_beginner_is_told_the_duel_at_the_choice_of_a_statistic() -> None:
    scene = Scene(hands=(UP, DOWN))
    (rule,) = TABLE.first_rules(scene.view(0), 0)
    assert "charge, spin, mass or lifetime. If yours is higher" in words(rule)
    assert not TABLE.first_rules(scene.view(1), 1), "of the rival"
    scene.play("statistic", CHARGE)
    assert not TABLE.first_rules(scene.view(0), 0)


# --- cards that are taken -------------------------------------------------------------------------


def notices(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The titles of the notices of the last move for a seat, and whose face is beside them."""
    told = []
    for kind, facts in scene.events:
        if (notice := TABLE.notice(kind, facts, scene.view(seat))) is not None:
            told.append((words(notice.title), notice.seat))
    return told


def test_a_card_that_a_rival_annihilates_is_told_to_both() -> None:
    scene = Scene(hands=(ANTI[MUON], UP, UP), mats=((), (MUON,), ()), placing=0)
    scene.play("annihilate", at(1, 6))
    assert notices(scene, 1) == [("Player 1 takes your muon: −2", 0)]
    assert notices(scene, 0) == [("You take the muon: +4", 0)]
    assert not notices(scene, 2), "neither theirs nor from them"


def test_an_own_pair_is_no_theft() -> None:
    scene = Scene(hands=(ANTI[MUON], UP), mats=((MUON,), ()), placing=0)
    scene.play("annihilate", at(0, 6))
    assert not notices(scene, 0)
    assert not notices(scene, 1)


def test_a_card_that_a_boson_pulls_over_is_told_with_the_boson() -> None:
    scene = Scene(level=2, hands=(PHOTON, UP), mats=((UP,), (MUON,)), placing=0)
    (pull,) = [move for move in scene.legal("attract") if move.at == at(1, 6)]
    scene.play(*pull)
    assert notices(scene, 1) == [("Player 1 pulls your muon over: −2", 0)]
    (event,) = [facts for kind, facts in scene.events if kind == "stole"]
    notice = TABLE.notice("stole", event, scene.view(1))
    assert notice is not None
    assert "photon" in words(notice.line)
    assert [art.particle for art in notice.cards if isinstance(art, Card)] == [PHOTON, MUON]


@pytest.mark.parametrize("blind", [0, 1])
def test_a_card_that_a_swap_takes_is_told_to_the_player_who_loses_it(blind: int) -> None:
    scene = Scene(hands=(MUON, UP, DOWN), blind=blind)
    scene.play("statistic", MASS)
    scene.play("swap", 1)
    assert notices(scene, 1) == [("Player 1 takes your up quark", 0)]
    assert not notices(scene, 0), "chose the card"
    assert not notices(scene, 2)
    (event,) = [facts for kind, facts in scene.events if kind == "swapped"]
    notice = TABLE.notice("swapped", event, scene.view(1))
    assert notice is not None
    line = words(notice.line).replace("\u00a0", " ")
    reason = "Mass 105.7 MeV beats 2.16 MeV, so Player 1 may swap cards, and you get the muon."
    assert line.startswith(reason)
    assert [art.particle for art in notice.cards if isinstance(art, Card)] == [MUON, UP]
