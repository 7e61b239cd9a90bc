"""The evaluator of Particle Builder makes the choices that a sensible player makes."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from ai.analysis import advice
from ai.bot import Budget
from ai.evaluators.particle_builder import ParticleBuilderEvaluator
from ai.evaluators.particle_builder import outlook as race
from ai.evaluators.particle_builder.evaluator import hidden_from
from ai.evaluators.particle_builder.outlook import SeatExpectations, lacking
from ai.evaluators.particle_builder.reasons import chances, gains, win_percent
from ai.evaluators.particle_builder.trades import Trades, odds
from ai.forest import SearchBot
from ai.levels import PLAIN, make_bot
from game.core.contract import move_text
from game.core.particles import (
    ANTI_DOWN,
    ANTI_UP,
    BY_KEY,
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
    TAU,
    TOP,
    UP,
    W_MINUS,
    W_PLUS,
    Z,
)
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.rules.particle_builder import Move
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import (
    ANTI,
    BOSON,
    CHARGE,
    KINDS,
    LIFETIME,
    MASS,
    POINTS,
    SPIN,
    deck_of,
)
from game.rules.particle_builder.mat import AREAS, BLUE, EMPTY, GREEN, PLACES, RED, SLOTS
from game.rules.particle_builder.state import STATISTIC, SWAP, State
from game.words.text import Text
from tests.rules.particle_builder_scene import GAME, Scene, area, at
from tests.some import some

EVALUATOR = ParticleBuilderEvaluator()


def whole(*out: int) -> list[int]:
    """The deck of Level 1 without these cards."""
    deck = deck_of(1)
    for card in out:
        deck.remove(card)
    return deck


def best(scene: Scene) -> Move:
    moves = list(GAME.legal_moves(scene.state))
    rated = list(EVALUATOR.move_scores(scene.state, moves))
    return moves[rated.index(max(rated))]


def test_chances_are_those_of_the_unseen_cards() -> None:
    """The same figures as the table of the rules page, from a view."""
    for card, statistic, percent in (
        (UP, CHARGE, 77),
        (UP, LIFETIME, 38),
        (TOP, MASS, 98),
        (HIGGS, SPIN, 0),
        (PHOTON, SPIN, 83),
    ):
        scene = Scene(hands=(card, DOWN), deck=whole(card, DOWN))
        assert win_percent(scene.view(0), statistic) == pytest.approx(percent, abs=1)


def test_chances_against_two_need_both() -> None:
    scene = Scene(hands=(TOP, DOWN, UP), deck=whole(TOP, DOWN, UP))
    assert win_percent(scene.view(0), MASS) == pytest.approx(100 * (46 * 45) / (47 * 46), abs=1)


@pytest.mark.parametrize("card", [ELECTRON, UP, HIGGS, TOP, W_MINUS, NU_E, PHOTON, W_PLUS])
def test_no_statistic_that_cannot_win(card: int) -> None:
    scene = Scene(hands=(card, DOWN), deck=whole(card, DOWN), aims=("proton", "neutron"))
    assert win_percent(scene.view(0), best(scene).at) > 0


def test_an_unwanted_charm_goes_for_mass_or_charge() -> None:
    scene = Scene(hands=(CHARM, DOWN), deck=whole(CHARM, DOWN), aims=("proton", "neutron"))
    assert best(scene).at in (MASS, CHARGE)


def test_swaps_for_the_card_that_completes() -> None:
    scene = Scene(hands=(HIGGS, UP), mats=((UP, DOWN), ()), aims=("proton", "upsilon"))
    scene.play("statistic", MASS)
    assert best(scene) == Move("swap", 1)


def test_a_hint_puts_a_card_that_is_needed_where_nothing_annihilates_it() -> None:
    """A short search that found a place of the mat is not taken at its word."""
    scene = Scene(hands=(UP, HIGGS), mats=((DOWN, ANTI_UP), ()), aims=("proton", "neutron"))
    scene.play("statistic", LIFETIME)
    scene.play("keep")
    moves = list(GAME.legal_moves(scene.state))
    on_mat = next(m for m in moves if m.kind == "place" and m.at % PLACES in SLOTS)
    advised = EVALUATOR.advised(scene.view(0), on_mat, (), moves)
    assert advised.kind == "place"
    assert advised.at % PLACES in AREAS
    lit, other = EVALUATOR.move_scores(scene.state, [advised, on_mat])
    assert lit > other
    assert advice(GAME, scene.view(0), moves, on_mat, None).move == advised


def test_a_hint_names_the_best_chance_of_statistics_that_are_as_good() -> None:
    """The up quark is kept whatever the comparison brings."""
    scene = Scene(hands=(UP, HIGGS), mats=((DOWN, ANTI_UP), ()), aims=("proton", "neutron"))
    moves = list(GAME.legal_moves(scene.state))
    chances = {move: win_percent(scene.view(0), move.at) for move in moves}
    worst, most = (pick(moves, key=chances.__getitem__) for pick in (min, max))
    assert EVALUATOR.advised(scene.view(0), worst, (), moves) == most


def test_a_hint_compares_what_beats_a_card_that_helps_most() -> None:
    """It wins seldom, and against the cards that are worth a swap: no other statistic would do."""
    scene = Scene(
        hands=(ANTI_UP, PHOTON), aims=("proton", "neutron"), deck=(UP, TOP, *[PHOTON] * 4)
    )
    moves = list(GAME.legal_moves(scene.state))
    hopes = gains(scene.view(0))
    best = max(moves, key=lambda move: hopes[move.at])
    assert EVALUATOR.advised(scene.view(0), best, (), moves) == best


def test_a_card_that_is_kept_is_named_beside_the_light() -> None:
    """A low statistic looks like a mistake to who does not know that nothing depends on it."""
    scene = Scene(hands=(UP, GLUON), deck=(ELECTRON, PHOTON), aims=("proton", "neutron"))
    view, moves = scene.view(0), GAME.legal_moves(scene.state)
    assert {EVALUATOR.beside_light(view, move) for move in moves} == {
        say(
            "particle_builder-hint-light-keep",
            card=say("particle-up"),
            target=say("particle_builder-target-proton"),
        )
    }
    keys = {reason_of(scene, "statistic", move.at).key for move in moves}
    assert "particle_builder-hint-statistic-kept" in keys


def test_a_pair_that_a_card_is_kept_for_is_named_beside_the_light() -> None:
    scene = Scene(hands=(STRANGE, GLUON), mats=((), (ANTI[STRANGE],)), deck=(ELECTRON, PHOTON))
    said = {EVALUATOR.beside_light(scene.view(0), move) for move in scene.legal("statistic")}
    assert {words and words.key for words in said} == {"particle_builder-hint-light-pair"}


def last_card() -> Scene:
    """The charm quark is kept for a pair; the rival may hold the up quark that both lack."""
    used = [CHARM, UP, ANTI_DOWN, ANTI[CHARM], NU_E, POSITRON, Z, DOWN, UP, DOWN]
    return Scene(
        hands=(CHARM, UP),
        mats=((ANTI_DOWN, ANTI[CHARM], NU_E), (POSITRON, Z)),
        on_target={0: (DOWN,), 1: (UP, DOWN)},
        aims=("neutron", "proton"),
        deck=whole(*used),
    )


def test_where_a_swap_may_decide_the_game_no_statistic_is_as_good_as_another() -> None:
    """Charge ties with the up quark: only the mass beats it."""
    scene = last_card()
    view, moves = scene.view(0), sorted(scene.legal("statistic"))
    charge, mass = Move("statistic", CHARGE), Move("statistic", MASS)
    assert {EVALUATOR.advised(view, move, (), moves) for move in moves} == {mass}
    said = [EVALUATOR.beside_light(view, mass), *(EVALUATOR.reason(view, m) for m in moves)]
    assert said[0] is not None
    assert said[0].key == "particle_builder-hint-light-choice"
    assert not any("ny statistic" in Text("en").say(each) for each in said if each)
    assert EVALUATOR.reason(view, mass).key == "particle_builder-hint-statistic-choice"
    assert win_percent(view, charge.at) >= win_percent(view, mass.at), "by this alone it is as good"


def test_a_statistic_that_beats_a_wanted_card_says_so() -> None:
    """The mean lifetime wins more often, but only ties with the stable down quark."""
    kept = BY_KEY["tau-neutrino"].id
    used = [kept, TOP, ANTI[kept], DOWN]
    scene = Scene(
        hands=(kept, TOP),
        mats=((ANTI[kept],), ()),
        on_target={1: (DOWN,)},
        aims=("neutron", "proton"),
        deck=whole(*used),
    )
    view, moves = scene.view(0), sorted(scene.legal("statistic"))
    charge = Move("statistic", CHARGE)
    assert win_percent(view, LIFETIME) > win_percent(view, CHARGE)
    assert EVALUATOR.advised(view, moves[-1], (), moves) == charge
    assert EVALUATOR.beside_light(view, charge) == EVALUATOR.reason(view, charge)
    said = EVALUATOR.reason(view, charge)
    assert said.key == "particle_builder-hint-light-catch"
    assert dict(said.args)["card"] == say("particle-down")


def test_a_statistic_that_beats_the_last_card_of_a_rival_says_so() -> None:
    """The neutron of the rival lacks one down quark only; the proton needs none any more."""
    kept = BY_KEY["tau-neutrino"].id
    used = [kept, TOP, ANTI[kept], DOWN, DOWN, UP]
    scene = Scene(
        hands=(kept, TOP),
        mats=((ANTI[kept],), ()),
        on_target={0: (DOWN,), 1: (UP, DOWN)},
        aims=("proton", "neutron"),
        deck=whole(*used),
    )
    view, charge = scene.view(0), Move("statistic", CHARGE)
    moves = sorted(scene.legal("statistic"))
    assert EVALUATOR.advised(view, moves[-1], (), moves) == charge
    assert EVALUATOR.reason(view, charge).key == "particle_builder-hint-light-deny"


def test_a_reason_never_says_that_all_statistics_are_as_good() -> None:
    """A look back that marks one of them as a mistake has these words."""
    scene = Scene(hands=(UP, GLUON), deck=(ELECTRON, PHOTON), aims=("proton", "neutron"))
    view, moves = scene.view(0), scene.legal("statistic")
    said = [Text("en").say(EVALUATOR.reason(view, move)) for move in moves]
    assert len(said) == 4
    assert not any("ny statistic" in words for words in said)


def test_the_light_on_a_card_that_is_to_be_swapped_says_its_chances() -> None:
    """A tie is no swap: it seems a fault of the light to who has not heard how likely it was."""
    deck = (*[DOWN] * 3, TAU, *[GLUON] * 5)
    scene = Scene(hands=(PHOTON, DOWN), deck=deck, aims=("proton", "neutron"))
    view = scene.view(0)
    name = say("stat-charge")
    assert chances(view, CHARGE) == pytest.approx((0.5, 0.5))
    told = say("particle_builder-hint-light-chance", statistic=name, wins=5, ties=5)
    assert EVALUATOR.beside_light(view, Move("statistic", CHARGE)) == told
    assert EVALUATOR.beside_light(view, Move("statistic", MASS)) is None, "it never wins"


def lit(scene: Scene, kind: str, at: int = 0) -> str | None:
    """The end of the key of the words beside the light."""
    words = EVALUATOR.beside_light(scene.view(scene.state.mover), Move(kind, at))
    return words and words.key.removeprefix("particle_builder-hint-light-")


@pytest.mark.parametrize(
    ("mine", "theirs", "kept", "swapped"),
    [
        (UP, TAU, "yours-wanted", "theirs-points"),
        (TAU, UP, "yours-points", "theirs-wanted"),
        (MUON, STRANGE, "equal", "equal"),
        (PHOTON, TAU, "yours-trial", "theirs-points"),
    ],
)
def test_a_lit_swap_has_its_reason(mine: int, theirs: int, kept: str, swapped: str) -> None:
    scene = Scene(hands=(mine, theirs), aims=("proton", "neutron"))
    scene.state.phase, scene.state.known = SWAP, [7, 7]
    assert lit(scene, "keep") == kept
    assert lit(scene, "swap", 1) == swapped


def test_a_lit_card_that_completes_the_target_says_so() -> None:
    scene = Scene(
        hands=(UP, MUON), on_target={0: (UP, DOWN)}, aims=("proton", "neutron"), placing=0
    )
    move = min(scene.legal("place"))
    assert lit(scene, *move[:2]) == "completes"
    scene = Scene(hands=(UP, MUON), on_target={0: (UP,)}, aims=("proton", "neutron"), placing=0)
    assert lit(scene, *min(scene.legal("place"))[:2]) is None


def test_a_lit_pair_says_why_it_is_better_than_the_card_alone() -> None:
    own = Scene(hands=(MUON, UP), mats=((ANTI[MUON],), ()), placing=0)
    (move,) = own.legal("annihilate")
    assert lit(own, *move[:2]) == "safe"
    rivals = Scene(hands=(MUON, UP), mats=((), (ANTI[MUON],)), placing=0)
    (move,) = rivals.legal("annihilate")
    assert lit(rivals, *move[:2]) == "takes"


def test_the_chances_of_a_comparison_with_two_others() -> None:
    """Of four unseen cards two are lower, one is as high: both rivals hold two of them."""
    scene = Scene(hands=(PHOTON, DOWN, GLUON), mats=((),) * 3, deck=(UP, MUON))
    # Two lower ones: 1 of 6 pairs. Two of three that are not higher: 3 of 6, less that one.
    assert chances(scene.view(0), CHARGE) == pytest.approx((1 / 6, 2 / 6))


@pytest.mark.parametrize(
    ("hands", "key"),
    [((TAU, UP), "keep-points"), ((DOWN, ELECTRON), "keep-deny"), ((TAU, ANTI[TAU]), "keep")],
)
def test_keeping_a_card_has_a_reason(hands: tuple[int, int], key: str) -> None:
    scene = Scene(hands=hands, aims=("kaon-plus", "neutron"))
    scene.state.known = [7, 7]
    scene.state.phase = SWAP
    assert reason_of(scene, "keep").key == f"particle_builder-hint-{key}"


@pytest.mark.parametrize(
    ("level", "theirs", "mats", "key"),
    [
        (2, GLUON, ((DOWN,), (UP,)), "swap-pulls"),
        (1, GLUON, ((DOWN,), (UP,)), "swap"),
        (2, GLUON, ((), (UP,)), "swap"),
        (4, ANTI_UP, ((UP,), ()), "swap-dice"),
    ],
)
def test_swapping_for_a_card_of_equal_points_has_a_reason(
    level: int, theirs: int, mats: tuple[tuple[int, ...], ...], key: str
) -> None:
    scene = Scene(level=level, hands=(ELECTRON, theirs), mats=mats, aims=("j-psi", "upsilon"))
    scene.state.known = [7, 7]
    scene.state.phase = SWAP
    assert reason_of(scene, "swap", 1).key == f"particle_builder-hint-{key}"


def test_a_hint_annihilates_a_card_that_the_target_does_not_need() -> None:
    """The hint before may have said: keep it, it annihilates."""
    scene = Scene(hands=(STRANGE, HIGGS), mats=((ANTI[STRANGE],), ()), aims=("proton", "neutron"))
    scene.play("statistic", LIFETIME)
    scene.play("keep")
    moves = list(GAME.legal_moves(scene.state))
    on_mat = next(m for m in moves if m.kind == "place")
    pair = Move("annihilate", at(0, 0))
    assert EVALUATOR.advised(scene.view(0), on_mat, [pair], moves) == pair
    assert EVALUATOR.advised(scene.view(0), on_mat, (), moves) == on_mat


def test_a_hint_puts_the_card_that_completes_the_target_on_the_target() -> None:
    scene = Scene(hands=(UP, HIGGS), mats=((UP, DOWN), ()), aims=("proton", "upsilon"))
    scene.play("statistic", LIFETIME)
    scene.play("keep")
    moves = list(GAME.legal_moves(scene.state))
    on_mat = next(m for m in moves if m.kind == "place" and m.at % PLACES in SLOTS)
    assert EVALUATOR.advised(scene.view(0), on_mat, (), moves) == Move("place", area(0, 0))


@pytest.mark.parametrize("searched", [True, False], ids=["near", "not weighed"])
def test_a_hint_takes_no_card_back_from_the_target_for_nothing(*, searched: bool) -> None:
    """To a search it is as good as placing: the same moves follow, and they remain to be made."""
    aims = ("proton", "neutron")
    scene = Scene(hands=(STRANGE, HIGGS), on_target={0: (DOWN,)}, aims=aims, placing=0)
    moves = list(GAME.legal_moves(scene.state))
    back = next(m for m in moves if m.kind == "shift")
    place = next(m for m in moves if m.kind == "place")
    near = (place,) if searched else ()
    assert EVALUATOR.advised(scene.view(0), back, near, moves) == place


def test_a_hint_may_take_a_card_back_for_another_of_its_kind() -> None:
    """From Level 3 on the colour of the one in hand may fit better: here two are red."""
    aims = ("proton", "neutron")
    scene = Scene(hands=(UP, HIGGS), on_target={0: (UP, UP)}, aims=aims, placing=0, level=3)
    scene.paint(0, RED, RED)
    moves = list(GAME.legal_moves(scene.state))
    back = next(m for m in moves if m.kind == "shift")
    assert EVALUATOR.advised(scene.view(0), back, (), moves) == back


def taken_back(scene: Scene) -> bool:
    """True if an opponent may take the card on the target back."""
    moves = GAME.legal_moves(scene.state)
    backs = [m for m in moves if m.kind == "shift" and m.at % PLACES in AREAS]
    left = EVALUATOR.worthwhile(scene.view(0), moves)
    assert [m for m in moves if m not in backs or m in left] == list(left)
    return backs[0] in left


@pytest.mark.parametrize(
    ("level", "hand", "useful"),
    [
        (1, STRANGE, False),
        (1, DOWN, False),
        (3, STRANGE, False),
        (3, DOWN, False),
        (4, W_PLUS, False),
        (5, W_PLUS, True),
        (5, W_MINUS, True),
        (5, ANTI[DOWN], True),
        (5, STRANGE, False),
        (7, HIGGS, False),
    ],
)
def test_a_card_is_taken_back_only_where_the_card_in_hand_has_a_use_for_that(
    level: int, hand: int, *, useful: bool
) -> None:
    """A W, or two bosons from an annihilation, from Level 5 on."""
    aims = ("proton", "neutron")
    cards: dict[str, Any] = {"hands": (hand, HIGGS), "on_target": {0: (DOWN,)}}
    assert taken_back(Scene(**cards, aims=aims, placing=0, level=level)) is useful


@pytest.mark.parametrize(("second", "useful"), [(RED, True), (GREEN, False)])
def test_a_quark_is_taken_back_for_one_of_its_kind_only_where_colours_clash(
    second: int, *, useful: bool
) -> None:
    aims = ("proton", "neutron")
    scene = Scene(hands=(UP, HIGGS), on_target={0: (UP, UP)}, aims=aims, placing=0, level=3)
    scene.paint(0, RED, second)
    assert taken_back(scene) is useful


@pytest.mark.parametrize("level", ["visitor", "researcher", "nobel"])
def test_no_opponent_takes_a_card_back_for_nothing(level: str) -> None:
    """In a short search, or by a blunder, each position is one in which it would by chance."""
    shifts = backs = 0
    for number in range(6):
        session = Session(GAMES["particle_builder"], 2, {}, f"back {number}")
        while (seat := session.to_move()) is not None:
            view, legal = session.view(seat), session.legal_moves()
            if any(m.kind == "shift" and m.at % PLACES in AREAS for m in legal):
                shifts += 1
                bot = make_bot("particle_builder", level, f"{number} {len(session.moves)}")
                chosen = bot.choose(view, legal, Budget(40, inf))
                backs += chosen.kind == "shift" and chosen.at % PLACES in AREAS
            plain = make_bot("particle_builder", PLAIN, f"{number} {len(session.moves)}")
            session.play(plain.choose(view, legal, Budget(0, inf)))
    assert shifts > 40
    assert backs == 0


def test_a_look_back_weighs_what_a_person_took_back() -> None:
    """A search for a review leaves nothing out: it is asked about that very move."""
    aims, deck = ("proton", "neutron"), tuple(deck_of(1)[::2])
    scene = Scene(hands=(STRANGE, HIGGS), on_target={0: (DOWN,)}, aims=aims, placing=0, deck=deck)
    moves = list(GAME.legal_moves(scene.state))
    back = next(m for m in moves if m.kind == "shift")
    bot = make_bot("particle_builder", "search:60", "review")
    bot.choose(scene.view(0), moves, Budget(60, inf))
    assert isinstance(bot, SearchBot)
    assert bot.analysis is not None
    assert move_text(back) in {prospect.move for prospect in bot.analysis.prospects}


def test_keeps_the_card_that_completes() -> None:
    scene = Scene(hands=(UP, HIGGS), mats=((UP, DOWN), ()), aims=("proton", "upsilon"))
    scene.play("statistic", LIFETIME)
    assert best(scene) == Move("keep")


def test_denies_the_card_that_completes_a_rivals_target() -> None:
    scene = Scene(hands=(CHARM, DOWN), mats=((), (UP, DOWN)), aims=("upsilon", "neutron"))
    scene.play("statistic", MASS)
    assert best(scene) == Move("swap", 1)


def test_wanted_cards_go_to_the_target() -> None:
    scene = Scene(
        hands=(UP, MUON), aims=("proton", "upsilon"), placing=0, deck=tuple(deck_of(1)[::2])
    )
    assert best(scene) == Move("place", area(0, 0))


def test_wanted_cards_take_shelter_on_the_target() -> None:
    scene = Scene(
        hands=(MUON, MUON),
        mats=((UP,), ()),
        aims=("proton", "upsilon"),
        placing=0,
        deck=tuple(deck_of(1)[::2]),
    )
    assert best(scene) == Move("shift", at(0, 0), area(0, 0))
    scene.play("shift", at(0, 0), area(0, 0))
    assert best(scene).kind == "place"


def test_annihilates_a_rivals_card() -> None:
    scene = Scene(
        hands=(POSITRON, MUON), mats=((), (ELECTRON,)), placing=0, deck=tuple(deck_of(1)[::2])
    )
    assert best(scene) == Move("annihilate", at(1, 6))


def test_does_not_annihilate_what_it_needs() -> None:
    scene = Scene(
        hands=(ANTI_UP, MUON),
        mats=((UP, DOWN), ()),
        aims=("proton", "upsilon"),
        placing=0,
        deck=(UP, DOWN) * 10,
    )
    assert best(scene).kind != "annihilate"


def test_attracts_the_card_that_completes() -> None:
    scene = Scene(
        level=2,
        hands=(PHOTON, MUON),
        mats=((UP, UP), (DOWN, MUON)),
        aims=("proton", "upsilon"),
        placing=0,
        deck=tuple(deck_of(1)[::2]),
    )
    assert best(scene) == Move("attract", at(1, 0), area(0, 2))


def test_puts_on_the_colour_that_is_missing() -> None:
    scene = Scene(
        level=3,
        hands=(UP, MUON),
        mats=((UP, DOWN), ()),
        aims=("proton", "upsilon"),
        placing=0,
        deck=tuple(deck_of(1)[::2]),
    )
    scene.paint(0, GREEN, RED)
    scene.play("place", area(0, 0))
    assert best(scene) == Move("colour", BLUE)


def test_recolours_to_complete() -> None:
    scene = Scene(
        level=3,
        hands=(GLUON, MUON),
        mats=((UP, UP, DOWN), ()),
        aims=("proton", "upsilon"),
        placing=0,
        deck=tuple(deck_of(1)[::2]),
    )
    scene.paint(0, GREEN, RED, RED)
    move = best(scene)
    assert (move.kind, move.to) == ("recolour", BLUE)
    assert move.at in (at(0, 1), at(0, 2))


def test_transforms_to_complete() -> None:
    scene = Scene(
        level=5,
        hands=(W_PLUS, MUON),
        mats=((UP, DOWN, STRANGE), ()),
        aims=("proton", "upsilon"),
        placing=0,
        deck=tuple(deck_of(1)[::2]),
    )
    scene.paint(0, GREEN, RED, BLUE)
    assert best(scene) == Move("transform", at(0, 2), UP)


def test_what_is_lacking_depends_on_colour() -> None:
    scene = Scene(level=3, mats=((UP, UP, DOWN), (UP,)), aims=("proton", "pion-plus"))
    scene.paint(0, RED, RED, BLUE)
    assert len(lacking(scene.state, 0)) == 1
    scene.paint(0, RED, GREEN, BLUE)
    assert lacking(scene.state, 0) == []
    assert len(lacking(scene.state, 1)) == 1


def test_a_lead_and_a_nearer_target_are_worth_more() -> None:
    deck, aims = whole(), ("proton", "proton")
    even = Scene(mats=((), ()), aims=aims, deck=deck)
    ahead = Scene(mats=((HIGGS,), ()), aims=aims, deck=deck)
    nearer = Scene(mats=((UP, DOWN), (MUON,)), aims=aims, deck=deck)
    fair = EVALUATOR.value(even.state)[0]
    assert 0.0 < fair < 0.3, "who has the turn is a little ahead"
    assert EVALUATOR.value(ahead.state)[0] > fair + 0.1
    assert EVALUATOR.value(nearer.state)[0] > fair + 0.1


def test_the_wanted_card_in_hand_is_worth_most_once_nobody_can_take_it() -> None:
    deck = (UP, DOWN) * 8
    mats, aims = ((UP, DOWN), (MUON,)), ("proton", "neutron")
    drawn = Scene(hands=(UP, MUON), mats=mats, aims=aims, deck=deck)
    rivals = Scene(hands=(MUON, UP), mats=mats, aims=aims, deck=deck)
    safe = Scene(hands=(UP, MUON), mats=mats, aims=aims, deck=deck, placing=0)
    neither = Scene(hands=(MUON, MUON), mats=mats, aims=aims, deck=deck)
    values = [EVALUATOR.value(scene.state)[0] for scene in (neither, rivals, drawn, safe)]
    assert values == sorted(values)
    assert len(set(values)) == 4


def test_a_rare_card_is_waited_for_longer() -> None:
    mats, aims = ((UP, DOWN), (UP, DOWN)), ("proton", "neutron")
    deck = (UP, DOWN, MUON, TOP) * 4
    rare = (UP, DOWN, DOWN, DOWN) * 4
    alike = EVALUATOR.value(Scene(mats=mats, aims=aims, deck=deck).state)[0]
    assert EVALUATOR.value(Scene(mats=mats, aims=aims, deck=rare).state)[0] < alike


def test_the_race_is_foreseen() -> None:
    """Over games between greedy players the winner was the likelier one in most positions."""
    right = positions = 0
    for number in range(20):
        options = {"level": 1 + number % 5}
        session = Session(GAMES["particle_builder"], 2, options, f"race {number}")
        foreseen = []
        rng = Rng("race", f"{number}")
        while (seat := session.to_move()) is not None:
            world = session.game.determinize(session.view(seat), rng)
            foreseen.append(EVALUATOR.value(world)[0])
            moves = list(session.legal_moves())
            rated = list(EVALUATOR.move_scores(world, moves))
            session.play(moves[rated.index(max(rated))])
        won = session.returns()[0]
        right += sum(value * won > 0 for value in foreseen)
        positions += len(foreseen)
    assert right > 0.55 * positions


def test_sight_is_the_card_in_hand_and_what_was_shown() -> None:
    mine = {card: Scene(hands=(card, MUON)) for card in (UP, DOWN)}
    assert EVALUATOR.observation_key(mine[UP].state) != EVALUATOR.observation_key(mine[DOWN].state)
    others = [Scene(hands=(UP, card)) for card in (MUON, HIGGS)]
    assert EVALUATOR.observation_key(others[0].state) == EVALUATOR.observation_key(
        others[1].state
    ), "face down"
    for scene in others:
        scene.state.hands[0] = TOP
        scene.play("statistic", CHARGE)
    assert EVALUATOR.observation_key(others[0].state) != EVALUATOR.observation_key(
        others[1].state
    ), "compared, face up"


def walks(level: int, seats: int, **options: int) -> Session[Any, Any, Any]:
    return Session(
        GAMES["particle_builder"], seats, {"level": level, **options}, f"evaluator {level}"
    )


@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("seats", [2, 3])
def test_rating_changes_nothing_and_has_reasons_in_words(level: int, seats: int) -> None:
    text = Text("en")
    session = walks(level, seats, accurate=level % 2, blind=level % 2, choose=1, target=1)
    rng = Rng("evaluator", f"{level}")
    while (seat := session.to_move()) is not None:
        view = session.view(seat)
        world = session.game.determinize(view, rng)
        before = [session.game.observe(world, s) for s in range(-1, seats)]
        moves = session.legal_moves()
        rated = EVALUATOR.move_scores(world, moves)
        assert len(rated) == len(moves)
        values = EVALUATOR.value(world)
        assert sum(values) == pytest.approx(0.0, abs=1e-9)
        assert all(-1 <= value <= 1 for value in values)
        assert [session.game.observe(world, s) for s in range(-1, seats)] == before
        for move in moves:
            phrase = EVALUATOR.reason(view, move)
            assert isinstance(phrase, Phrase)
            assert text.say(phrase).strip()
            assert not text.missing, text.missing
        session.play(rng.pick(moves))


def reason_of(scene: Scene, kind: str, *cards: int) -> Phrase:
    """The reason of the first legal move of this kind."""
    move = min(m for m in scene.legal(kind) if not cards or m.at in cards)
    return EVALUATOR.reason(scene.view(0), move)


def test_a_swap_for_an_annihilation_is_told_as_one() -> None:
    """It is worth less than the own card, and it is wanted for the pair alone."""
    scene = Scene(hands=(TOP, STRANGE), mats=((), (ANTI[STRANGE],)))
    scene.play("statistic", MASS)
    reason = reason_of(scene, "swap")
    assert reason.key == "particle_builder-hint-swap-annihilate-rival"
    assert dict(reason.args)["points"] == 2 * POINTS[STRANGE]
    (swap,) = scene.legal("swap")
    assert EVALUATOR.next_step(scene.view(0), swap) is None


def test_an_annihilation_says_what_the_rival_loses() -> None:
    scene = Scene(hands=(TOP, STRANGE), mats=((ANTI[STRANGE],), (ANTI[STRANGE],)))
    scene.play("statistic", MASS)
    scene.play("swap", 1)
    theirs = reason_of(scene, "annihilate", at(1, 0))
    assert theirs.key == "particle_builder-hint-annihilate-rival"
    assert dict(theirs.args)["lost"] == POINTS[STRANGE]
    own = reason_of(scene, "annihilate", at(0, 0))
    assert own.key == "particle_builder-hint-annihilate"
    assert dict(own.args)["points"] == POINTS[STRANGE], "the card on the mat counted before"


def test_a_pair_with_the_own_mat_brings_the_points_of_one_card() -> None:
    """The card on the mat counts before and after (ruling 17)."""
    scene = Scene(hands=(TOP, STRANGE), mats=((ANTI[STRANGE],), ()))
    scene.play("statistic", MASS)
    reason = reason_of(scene, "swap")
    assert reason.key == "particle_builder-hint-swap-annihilate"
    before = scene.view(0).scores[0]
    assert dict(reason.args)["points"] == POINTS[STRANGE]
    scene.play("swap", 1)
    scene.play("annihilate", at(0, 0))
    assert scene.view(0).scores[0] - before == POINTS[STRANGE]


def test_the_last_card_of_the_target_says_how_the_game_ends() -> None:
    scene = Scene(
        hands=(DOWN, MUON),
        mats=((), (TOP,)),
        on_target={0: (UP, UP)},
        aims=("proton", "neutron"),
        placing=0,
    )
    reason = reason_of(scene, "place", area(0, 2))
    said = dict(reason.args)
    assert reason.key == "particle_builder-hint-place-complete"
    assert (said["points"], said["have"], said["others"]) == (16, 18, 3)


def test_the_best_chance_is_told_as_the_best() -> None:
    scene = Scene(hands=(TOP, MUON), deck=(UP, CHARM))
    keys = {reason_of(scene, "statistic", which).key for which in range(4)}
    assert keys == {
        "particle_builder-hint-statistic",
        "particle_builder-hint-statistic-best",
    }
    assert reason_of(scene, "statistic", MASS).key == "particle_builder-hint-statistic-best"


def test_rating_does_not_look_at_hidden_cards() -> None:
    """The ratings are the same in all worlds that look the same to the mover."""
    session = walks(4, 3, blind=1)
    rng = Rng("evaluator", "worlds")
    while (seat := session.to_move()) is not None:
        view = session.view(seat)
        worlds = [session.game.determinize(view, rng) for _ in range(3)]
        moves = session.legal_moves()
        rated = [list(EVALUATOR.move_scores(world, moves)) for world in worlds]
        assert rated[0] == pytest.approx(rated[1])
        assert rated[0] == pytest.approx(rated[2])
        session.play(rng.pick(moves))


# --- quick ways that must not change a value ------------------------------------------------------


def in_hand(state: State, outlook: SeatExpectations, seat: int, card: int) -> float:
    """The worth of a card in hand, by definition: on its own, or for the cards of others."""
    share = 1 / (state.seats - 1)
    best = 0.0
    for address, target in enumerate(state.cards):
        owner, place = divmod(address, PLACES)
        if target == EMPTY or owner == seat:
            continue
        if not BOSON[card]:
            if target == ANTI[card] and place in SLOTS:
                best = max(best, POINTS[card] + share * outlook.worth(owner, target))
        elif state.level >= 2 and card in ATTRACTS and ATTRACTS[card][target]:
            own = state.cards[seat * PLACES : (seat + 1) * PLACES]
            if any(mine != EMPTY and FEELS[card][mine] for mine in own):
                prey = outlook.worth(seat, target) + share * POINTS[target]
                best = max(best, prey - POINTS[card])
    return outlook.worth(seat, card) + odds(state.level, card) * best


@pytest.mark.parametrize("level", range(1, 8))
def test_the_table_of_hands_says_what_the_definition_says(level: int) -> None:
    for number in range(6):
        rng = Rng(f"hands {number}", "walk")
        state = GAME.initial_state(2 + number % 2, GAME.info.complete({"level": level}), rng)
        while (seat := GAME.to_move(state)) is not None:
            if state.phase in (STATISTIC, SWAP):
                outlook = SeatExpectations.of(state, hidden_from(state, seat))
                table = Trades(state, outlook).hands
                for holder in some(range(state.seats)):
                    worths = [in_hand(state, outlook, holder, card) for card in range(KINDS)]
                    assert table[holder] == worths
            GAME.apply(state, rng.pick(GAME.legal_moves(state)), rng)


def test_a_race_that_is_remembered_is_the_race() -> None:
    """Memory between questions depends on nothing but the question."""
    for number in range(6):
        rng = Rng(f"race {number}", "walk")
        options = GAME.info.complete({"level": 1 + number})
        state = GAME.initial_state(2 + number % 2, options, rng)
        while GAME.to_move(state) is not None:
            warm = EVALUATOR.value(state)
            race.IN_USE.forget()
            assert EVALUATOR.value(state) == warm
            GAME.apply(state, rng.pick(GAME.legal_moves(state)), rng)
