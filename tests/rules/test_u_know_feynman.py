"""U-kNOw Feynman, ruling by ruling: the deck, actions, flip, Higgs, drawing, baryons."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.rng import Rng
from game.core.session import Session
from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    CARDS,
    DECK,
    FERMIONS,
    FLIP,
    GLUON,
    MATTER,
    PARTICLE_FACES,
    PHOTON,
    REVERSE,
    SKIP,
    WILD,
    W,
)
from game.rules.u_know_feynman.rules import deal
from game.rules.u_know_feynman.state import DRAWN, NAME, OVER, TURN, State, View
from tests import conservation
from tests.rules.two_faced import (
    DULL,
    GAME,
    IDLE,
    do,
    face,
    facts,
    held,
    kinds,
    legal,
    suit,
    table,
    words,
)

# --- deck and deal --------------------------------------------------------------------------------


def test_the_deck_is_that_of_the_contents_list() -> None:
    assert len(DECK) == CARDS == 132
    of = Counter(face // 4 for face in DECK)
    assert all(of[symbol] == 8 for symbol in range(FERMIONS))
    assert of[FLIP] == of[W] == 8
    assert of[REVERSE] == of[SKIP] == of[GLUON] == of[PHOTON] == of[WILD] == 4
    assert all(sum(face % 4 == s for face in DECK if face // 4 != WILD) == 32 for s in range(4))


def test_matter_and_antimatter_are_scrambled_by_the_seed() -> None:
    deals = [GAME.initial_state(4, GAME.info.complete({}), Rng(seed, "deal")) for seed in "aab"]
    pairs = [list(zip(deal.up, deal.down, strict=True)) for deal in deals]
    assert pairs[0] == pairs[1] != pairs[2]
    assert sum(up == down for up, down in pairs[0]) < 12, "backs are not antiparticles"


def test_strict_physics_is_suggested_and_the_printed_rule_is_the_default() -> None:
    """Records say nothing of what they leave at its default, so it stays what it was."""
    info = GAME.info
    assert info.complete({})["strict"] == 0
    assert info.complete(info.suggested) == {**info.complete({}), "strict": 1, "cards": 5}


@pytest.mark.parametrize("cards", [3, 5, 7])
def test_every_hand_of_every_round_has_as_many_cards_as_were_agreed(cards: int) -> None:
    """Seven by the booklet; the rounds that an opponent imagines are dealt alike."""
    options = GAME.info.complete({"cards": cards, "rounds": 3})
    state = GAME.initial_state(3, options, Rng("short", "deal"))
    assert [len(hand) for hand in state.hands] == [cards] * 3
    imagined = GAME.determinize(GAME.observe(state, 1), Rng("short", "world"))
    deal(imagined, Rng("short", "next"))
    assert [len(hand) for hand in imagined.hands] == [cards] * 3


DIGEST_BEFORE = "d36a42d3"
"""Of the deal "digest" for two, as it was before hands could have other sizes."""


def test_digests_of_records_from_before_the_option_hold() -> None:
    """A last field that holds its default is not part of a digest."""
    assert View._fields[-1] == "hand_size"
    assert GAME.info.complete({})["cards"] == View._field_defaults["hand_size"] == 7
    old = Session(GAME, 2, {}, "digest")
    assert old.digest() == DIGEST_BEFORE
    assert Session(GAME, 2, {"cards": 5}, "digest").digest() != DIGEST_BEFORE


def test_ruling_1_same_particle_or_same_colour() -> None:
    state = table("red top", ["blue top", "red electron", "blue charm", "green bottom"], DULL)
    assert set(legal(state)) == {"blue top", "red electron", "draw"}


@pytest.mark.parametrize("seed", range(60))
def test_rulings_2_3_and_34_the_deal(seed: int) -> None:
    seats = 2 + seed % 5
    state = GAME.initial_state(seats, GAME.info.complete({}), Rng(str(seed), "deal"))
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert len(state.discard) == 1
    assert state.top == state.up[state.discard[0]] < PARTICLE_FACES
    assert state.side == MATTER
    assert state.mover == 0, "left of the dealer, who is the last seat"
    conservation.check(GAME, state)


def test_ruling_3_the_deal_moves_on() -> None:
    state = table("red up", ["red down"], DULL, DULL[:2], options={"rounds": 3})
    do(state, "red down")
    assert (state.round, state.mover, state.phase) == (1, 1, TURN)


def test_ruling_4_two_to_six() -> None:
    assert list(GAME.info.seats) == [2, 3, 4, 5, 6]


# --- actions --------------------------------------------------------------------------------------


def test_ruling_5_actions_on_colour_or_symbol() -> None:
    hand = ["blue skip", "red skip", "blue reverse", "blue flip", "red flip", "red reverse"]
    assert set(legal(table("blue up", hand, DULL))) == {
        "blue skip",
        "blue reverse",
        "blue flip",
        "draw",
    }
    assert set(legal(table("green skip", hand, DULL))) == {"blue skip", "red skip", "draw"}
    assert set(legal(table("green flip", hand, DULL))) == {"blue flip", "red flip", "draw"}


def test_skip_passes_over_the_next() -> None:
    state = table("blue up", ["blue skip", *DULL], DULL[:2], IDLE)
    events = do(state, "blue skip")
    assert facts(events, "skipped") == {"seat": 1}
    assert state.mover == 2


def test_reverse_turns_the_direction() -> None:
    state = table("blue up", ["blue reverse", "red up", "red down"], DULL, ["blue up"])
    do(state, "blue reverse")
    assert (state.step, state.mover) == (-1, 2)
    do(state, "blue up")
    assert state.phase == OVER


def test_ruling_32_reverse_skips_with_two() -> None:
    state = table("blue up", ["blue reverse", "red up", "red down"], DULL)
    events = do(state, "blue reverse")
    assert facts(events, "skipped") == {"seat": 1}
    assert state.mover == 0


def test_ruling_6_colour_change_on_anything_but_a_waiting_force() -> None:
    for top in ("blue up", "green skip", "red flip"):
        ways = {move for move in legal(table(top, ["wild", *DULL[:2]], DULL[2:])) if "wild" in move}
        assert ways == {"wild as red", "wild as blue", "wild as green", "wild as yellow"}
    state = table("blue up", ["wild", "red up", "green up"], ["wild", "red tau"])
    do(state, "wild as blue", "draw", "keep")
    assert state.top % 4 == suit("blue")
    waiting = table("blue up", ["blue W", *DULL[:2]], ["wild", "red tau"])
    do(waiting, "blue W")
    assert set(legal(waiting)) == {"take"}


def test_a_named_colour_counts_and_nothing_else() -> None:
    state = table("blue up", ["wild", *DULL[1:]], ["green up", "blue up", "green skip", "green W"])
    do(state, "wild as green")
    assert set(legal(state)) == {"green up", "green skip", "draw"}, "no force: no particle there"


# --- the flip -------------------------------------------------------------------------------------


def test_ruling_21_a_flip_turns_the_whole_discard_pile() -> None:
    state = table(
        "blue up|cyan muon",
        ["blue flip|pink tau", "red up|orange down", "green skip"],
        DULL,
        under=["red muon|purple charm", "green top|pink top"],
    )
    pile, hands = list(state.pile), [list(hand) for hand in state.hands]
    first = state.hands[0][0]
    do(state, "blue flip")
    assert state.side == ANTIMATTER
    faces = [words(state.up[card]) for card in state.discard]
    assert faces == ["red tau", "green muon", "red top", "blue charm"]
    assert state.top == face("purple charm")
    assert state.discard[0] == first, "the flip is now at the bottom"
    assert state.pile == pile[::-1]
    assert state.hands == [hands[0][1:], hands[1]]
    assert held(state, 0)[0] == "yellow down"


def test_ruling_21_flipping_back_brings_the_first_flip_to_the_top() -> None:
    state = table(
        "blue up|cyan muon",
        ["blue flip|pink tau", "red up|orange down", "green skip"],
        ["red tau|purple flip", *DULL[1:]],
        under=["red muon|purple charm"],
    )
    do(state, "blue flip", "blue flip")
    assert state.side == MATTER
    assert state.top == face("blue flip")
    assert words(state.up[state.discard[-1]]) == "blue flip"


@pytest.mark.parametrize(
    ("bottom", "fits"),
    [
        ("orange skip", {"yellow tau", "blue skip"}),
        ("orange gluon", {"yellow tau"}),
        ("orange photon", {"yellow tau"}),
        ("orange strange", {"yellow tau", "yellow W"}),
    ],
)
def test_ruling_22_what_a_flip_turns_up_has_no_effect(bottom: str, fits: set[str]) -> None:
    second = [
        "red tau|orange tau",
        "red top|purple skip",
        "red charm|purple tau-neutrino",
        "red up|orange W",
    ]
    state = table("blue up", ["blue flip", *DULL], second, under=[f"red muon|{bottom}"])
    do(state, "blue flip")
    assert (state.mover, state.phase) == (1, TURN)
    assert set(legal(state)) == {*fits, "draw"}


def test_rulings_22_and_40_the_flipper_names_the_colour_of_a_wild() -> None:
    second = ["red tau|orange tau", "red top|purple tau", "red up|cyan tau"]
    state = table("blue up", ["blue flip", *DULL], second, under=["red muon|wild"])
    do(state, "blue flip")
    assert (state.mover, state.phase) == (0, NAME)
    assert set(legal(state)) == {"name red", "name blue", "name green", "name yellow"}
    events = do(state, "name yellow")
    assert facts(events, "named") == {"seat": 0, "suit": suit("orange")}
    assert state.mover == 1
    assert set(legal(state)) == {"yellow tau", "draw"}


def test_ruling_37_the_draw_pile_turns_too() -> None:
    state = table("blue up", ["blue flip", *DULL], DULL[1:], under=["red muon|orange charm"])
    top, bottom = state.pile[-1], state.pile[0]
    do(state, "blue flip")
    assert (state.pile[-1], state.pile[0]) == (bottom, top)
    view = GAME.observe(state, 1)
    assert view.down[bottom] == state.down[bottom], "the new top shows its matter face"
    assert view.up[bottom] == -1
    assert view.up[top] == state.up[top], "and everybody remembers what the old one showed"
    assert view.down[top] == -1


# --- Higgs ----------------------------------------------------------------------------------------


def higgs(state: State) -> bool:
    return any("wild" in move for move in legal(state))


@pytest.mark.parametrize(
    ("top", "playable"),
    [
        ("pink top", True),
        ("pink up", True),
        ("pink tau", True),
        ("pink electron", True),
        ("pink tau-neutrino", False),
        ("pink skip", False),
        ("pink flip", False),
    ],
)
def test_ruling_23_the_higgs_needs_mass(top: str, playable: bool) -> None:
    assert higgs(table(top, ["wild", *DULL[:2]], DULL[2:], side=ANTIMATTER)) is playable


def test_ruling_23_not_on_a_spent_force_or_a_named_colour() -> None:
    for force in ("W", "photon"):
        state = table(
            "blue up", [f"blue {force}", *DULL], DULL[:1], ["wild", "red up"], side=ANTIMATTER
        )
        do(state, f"blue {force}", "take")
        assert not higgs(state)


def test_rulings_23_and_41_the_next_player_draws_down_to_the_colour() -> None:
    pile = ["cyan up", "orange charm", "wild", "pink skip"]
    state = table(
        "pink top",
        ["wild", *DULL],
        ["red electron"],
        ["orange tau", "pink tau", "cyan tau"],
        pile=pile,
        side=ANTIMATTER,
    )
    events = do(state, "wild as yellow")
    assert facts(events, "searched") == {"seat": 1, "suit": suit("orange"), "cards": 3, "found": 1}
    assert held(state, 1) == ["red electron", "red skip", "wild", "yellow charm"]
    assert state.mover == 2, "the turn is lost"
    assert set(legal(state)) == {"yellow tau", "draw"}, "and the colour stays in force"


def test_ruling_23_the_higgs_is_never_neutralised() -> None:
    state = table("pink top", ["wild", *DULL], ["pink top", "wild"], DULL[:1], side=ANTIMATTER)
    do(state, "wild as red")
    assert state.phase == TURN
    assert state.mover == 2


def test_ruling_24_a_higgs_that_finds_nothing_stops() -> None:
    state = table(
        "pink top",
        ["wild", "pink up", "pink down"],
        DULL[:1],
        ["cyan tau", "cyan muon"],
        side=ANTIMATTER,
        rest=0,
    )
    # Nobody else has orange: make every orange card sit in the third hand.
    orange = [card for card in state.discard[:-1] if state.up[card] % 4 == suit("orange")]
    for card in orange:
        state.discard.remove(card)
        state.hands[2].append(card)
    others = len(state.discard) - 1
    events = do(state, "wild as yellow")
    assert facts(events, "searched") == {
        "seat": 1,
        "suit": suit("orange"),
        "cards": others + 1,
        "found": 0,
    }
    assert kinds(events).count("shuffled") == 1
    assert len(state.discard) == 1
    assert not state.pile
    assert (state.mover, state.phase) == (2, TURN)


# --- drawing and baryons --------------------------------------------------------------------------


def test_ruling_25_draw_one_and_play_only_that() -> None:
    state = table("blue up", ["blue tau", *DULL], DULL, pile=["blue muon"])
    assert "draw" in legal(state), "also who could play may draw"
    do(state, "draw")
    assert state.phase == DRAWN
    assert set(legal(state)) == {"blue muon", "keep"}
    do(state, "keep")
    assert state.mover == 1


def test_ruling_25_a_drawn_card_that_does_not_fit_stays() -> None:
    state = table("blue up", ["blue tau", *DULL], DULL, pile=["red muon"])
    do(state, "draw")
    assert set(legal(state)) == {"keep"}


def test_ruling_25_the_drawn_card_starts_no_baryon() -> None:
    state = table("blue muon", ["red up", "red down", "green tau"], DULL, pile=["blue up"])
    do(state, "draw")
    assert set(legal(state)) == {"blue up", "keep"}


def test_ruling_26_baryons() -> None:
    hand = ["blue up", "red up", "green down", "red tau"]
    state = table("blue muon", hand, DULL)
    trios = {move for move in legal(state) if " + " in move}
    assert trios == {
        *("blue up + red up + green down", "blue up + green down + red up"),
        *("call blue up + red up + green down", "call blue up + green down + red up"),
    }, "the first must match; any order after that"
    events = do(state, "call blue up + green down + red up")
    assert facts(events, "bound") == {"seat": 0, "nucleon": 0, "side": MATTER}
    assert kinds(events) == ["played", "played", "played", "bound", "called"]
    assert state.top == face("red up"), "the last laid is the new top"
    assert held(state, 0) == ["red tau"]


def test_ruling_26_neutrons_and_antinucleons() -> None:
    hand = ["pink up", "pink down", "cyan down", "orange down", "orange tau"]
    state = table("pink muon", hand, DULL, side=ANTIMATTER)
    triple = "red down + green down + red up"
    events = do(state, triple)
    assert facts(events, "bound") == {"seat": 0, "nucleon": 1, "side": ANTIMATTER}
    assert not any("red down + green down + yellow down" in move for move in legal(state))


def test_ruling_26_other_quarks_make_no_nucleon() -> None:
    state = table("blue muon", ["blue up", "blue charm", "blue down", "blue strange"], DULL)
    assert not any(" + " in move for move in legal(state))


def test_ruling_26_option_baryons_need_not_match() -> None:
    hand = ["red up", "red down", "green down", "red tau", "red muon"]
    assert set(legal(table("blue charm", hand, DULL))) == {"draw"}
    state = table("blue charm", hand, DULL, options={"loose": 1})
    assert sum(" + " in move for move in legal(state)) == 6


def test_ruling_27_no_baryon_on_a_waiting_force() -> None:
    state = table("blue strange", ["blue W", *DULL], ["blue up", "red up", "red down", "red tau"])
    do(state, "blue W")
    assert set(legal(state)) == {"blue up", "take"}
