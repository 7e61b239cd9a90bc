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
from game.rules.u_know_feynman.state import TURN, State, View
from tests import conservation
from tests.rules.two_faced import (
    DULL,
    GAME,
    do,
    facts,
    kinds,
    legal,
    suit,
    table,
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


def test_ruling_4_two_to_six() -> None:
    assert list(GAME.info.seats) == [2, 3, 4, 5, 6]


# --- the flip -------------------------------------------------------------------------------------


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
