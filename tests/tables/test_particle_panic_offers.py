"""Partners in Particle Panic offer to come or to give, and keep to the answer for their turn."""

from __future__ import annotations

import pytest

from ai.levels import bot_seed, budget, make_bot
from game.core.contract import move_text
from game.core.rng import Rng
from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.match.match import AI, HUMAN, new_match
from game.rules.particle_panic.options import CONTAINED, LADDER
from game.rules.particle_panic.state import ACT, CHOOSE, DISCARD, FAILED, State, View
from game.tables.capabilities import NO, YES, Offers
from game.words.text import Text, languages
from tests.rules.particle_panic_lab import GAME, do, lab

TABLE = DESCRIPTORS["particle_panic"].table
TEXT = Text("en")


def partners_turn(*hands: str, pawns: tuple[int, ...] = (0, 2)) -> State:
    """Seat 1, a partner, begins a turn; codes have four cards. Seat 0 is the person."""
    state = lab(len(hands), CONTAINED, hands=hands, pawns=pawns)
    state.seat = state.chooser = 1
    return state


def question(state: State) -> str:
    """Question of the partner to the person; empty: there is none."""
    assert isinstance(TABLE, Offers)
    offer = TABLE.offer(GAME.observe(state, 0), 0)
    return "" if offer is None else TEXT.say(offer.words)


def kept(state: State, *, accepted: bool | None) -> set[str]:
    """The moves that keep to the answer."""
    assert isinstance(TABLE, Offers)
    view, moves = GAME.observe(state, 1), GAME.legal_moves(state)
    return {move_text(move) for move in TABLE.kept(view, 0, moves, accepted=accepted)}


# --- the question ---------------------------------------------------------------------------------


def test_who_could_bring_the_rest_of_a_code_asks_whether_to_come() -> None:
    asked = question(partners_turn("hhc", "hhd"))
    assert asked == "Shall I come to you? Together we have the whole code of hearts."


def test_one_card_may_lack() -> None:
    asked = question(partners_turn("hc", "hhd"))
    assert asked == "Shall I come to you? Together we have 3 of the 4 hearts for a code."
    assert not question(partners_turn("h", "h"))


def test_of_two_suits_the_fuller_one_is_named() -> None:
    assert "whole code of clubs" in question(partners_turn("hcc", "hhcc"))


@pytest.mark.parametrize(
    ("mine", "theirs"), [("hhhh", "h"), ("h", "hhhh"), ("", "hhh"), ("hhh", "")]
)
def test_where_coming_brings_nothing_nobody_asks(mine: str, theirs: str) -> None:
    assert not question(partners_turn(mine, theirs))


def test_in_the_same_room_a_partner_offers_its_cards() -> None:
    asked = question(partners_turn("hhh", "h", pawns=(2, 2)))
    assert asked == "Shall I give you my heart? Then you have the whole code."
    assert "my hearts?" in question(partners_turn("hh", "hh", pawns=(2, 2)))


def test_cards_towards_a_code_are_offered_to_the_hand_with_more_of_them() -> None:
    asked = question(partners_turn("hh", "h", pawns=(2, 2)))
    assert asked == "Shall I give you my heart? Then you hold 3 of 4 for the code."
    assert not question(partners_turn("h", "hh", pawns=(2, 2))), "they would only go back"
    assert not question(partners_turn("hhcccd", "h", pawns=(2, 2))), "the hand is full"


def test_a_partner_that_has_just_come_asks_before_it_gives() -> None:
    state = partners_turn("hh", "h", pawns=(2, 1))
    do(state, "move", "go:2", dice=(5,))
    assert question(state)
    do(state, "share:0,0")
    assert not question(state), "once a turn"


def test_unasked_nothing_goes_back_nor_into_a_full_hand() -> None:
    back = partners_turn("d", "hddd", pawns=(2, 2))
    back.entered[2] = 1
    full = partners_turn("hhcccd", "hd", pawns=(2, 2))
    fewer = partners_turn("d", "dd", pawns=(2, 2))
    for state in (back, full, fewer):
        assert not [move for move in kept(state, accepted=None) if move.startswith("share")]
    assert "share:0,0" in kept(partners_turn("hh", "h", pawns=(2, 2)), accepted=None)


def test_an_offer_to_a_full_hand_says_what_it_costs() -> None:
    asked = question(partners_turn("hhhccd", "h", pawns=(2, 2)))
    assert asked == "Shall I give you my heart? You get the whole code, and discard another card."
    assert not question(partners_turn("hhcccd", "hh", pawns=(2, 2))), "two cards are too many"


def test_a_second_code_waits_until_the_first_is_entered() -> None:
    """Two codes of four do not fit into a hand of six: one of them would be broken."""
    state = partners_turn("hhhddd", "hd", pawns=(2, 2))
    assert kept(state, accepted=True) == {"share:0,0", "share:2,0"}
    do(state, "share:0,0")
    assert len(kept(state, accepted=True)) > 1, "it need not give the other suit as well"
    state = partners_turn("hhhhddd", "d", pawns=(2, 2))
    assert not question(state)
    state.limits[0] = 8
    assert question(state)


def test_a_hand_that_cannot_hold_a_code_is_given_none() -> None:
    state = partners_turn("hhh", "h", pawns=(2, 2))
    state.limits[0] = 3
    assert not question(state)


def test_an_entered_code_is_no_reason() -> None:
    state = partners_turn("hh", "hh")
    state.entered[0] = 1
    assert not question(state)


def test_a_question_is_put_as_a_turn_begins_and_never_to_oneself() -> None:
    state = partners_turn("hh", "hh")
    do(state, "move", dice=(4,))
    assert not question(state)
    do(state, "go:1")
    assert not question(state)
    state = partners_turn("hh", "hh")
    state.seat = state.chooser = 0
    assert not question(state)


def test_the_question_of_a_third_is_about_the_two() -> None:
    assert not question(partners_turn("", "hh", "hh", pawns=(0, 2, 2)))
    assert question(partners_turn("hh", "hh", "hh", pawns=(0, 2, 2)))


# --- the answer -----------------------------------------------------------------------------------


def test_after_a_yes_the_partner_rolls_and_comes_as_near_as_the_die_lets_it() -> None:
    state = partners_turn("hh", "hh")
    assert kept(state, accepted=True) == {"move:0,0"}
    do(state, "move", dice=(1,))
    assert kept(state, accepted=True) == {"go:1,0"}
    do(state, "go:1")
    assert kept(state, accepted=True) == {"move:0,0"}, "a crew of two has another basic action"
    do(state, "move", dice=(6,))
    assert kept(state, accepted=True) == {"go:0,0"}


def test_a_diamond_is_a_way_too() -> None:
    state = partners_turn("hh", "hhd", pawns=(0, 1))
    assert kept(state, accepted=True) == {"move:0,0", "diamond:0,0"}


def test_who_has_come_gives_the_cards_and_stays() -> None:
    state = partners_turn("hh", "hhd", pawns=(0, 1))
    do(state, "move", "go:0", dice=(5,))
    assert kept(state, accepted=True) == {"share:0,0"}
    do(state, "share:0,0", "share:0,0")
    left = kept(state, accepted=True)
    assert "end:0,0" in left
    assert not [move for move in left if move.startswith(("move", "diamond"))]


def test_after_a_no_the_partner_does_anything_but_that() -> None:
    state = partners_turn("hh", "hhd", pawns=(0, 1))
    every = {move_text(move) for move in GAME.legal_moves(state)}
    assert kept(state, accepted=False) == every - {"diamond:0,0"}
    do(state, "move", dice=(6,))
    assert "go:0,0" not in kept(state, accepted=False)
    together = partners_turn("hhh", "hd", pawns=(2, 2))
    assert "share:0,0" not in kept(together, accepted=False)
    assert not [move for move in kept(together, accepted=False) if move.startswith("share")]


@pytest.mark.parametrize("accepted", [True, False])
@pytest.mark.parametrize("level", ["visitor", "student", "researcher"])
def test_with_any_answer_there_is_always_a_move_and_equal_answers_make_equal_games(
    level: str, *, accepted: bool
) -> None:
    assert isinstance(TABLE, Offers)

    def moves(seed: str) -> list[str]:
        session = Session(GAMES["particle_panic"], 3, {"ladder": CONTAINED}, seed)
        while (seat := session.to_move()) is not None and len(session.moves) < 60:
            view, legal = session.view(seat), session.legal_moves()
            if seat:
                legal = TABLE.kept(view, 0, legal, accepted=accepted)
                assert legal
            number = bot_seed(seed, seat, len(session.moves))
            bot = make_bot("particle_panic", level, number)
            session.play(bot.choose(view, legal, budget("particle_panic", level)))
        return [move_text(move) for move in session.moves]

    for number in range(2):
        assert moves(f"kept {number}") == moves(f"kept {number}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_played_games_each_answer_leaves_a_move(seats: int) -> None:
    """On every rung, in every phase, for each partner; the answers are kept all the time."""
    assert isinstance(TABLE, Offers)
    narrowed, phases = {False: 0, True: 0}, set()
    for ladder in range(len(LADDER)):
        for number in range(12):
            rng = Rng(f"{seats} {ladder} {number}", "answers")
            session = Session(GAMES["particle_panic"], seats, {"ladder": ladder}, f"{number}")
            while (seat := session.to_move()) is not None:
                view, legal = session.view(seat), session.legal_moves()
                if seat:
                    left = {yes: TABLE.kept(view, 0, legal, accepted=yes) for yes in (False, True)}
                    for yes, moves in left.items():
                        assert moves, (yes, view)
                        assert set(moves) <= set(legal)
                        narrowed[yes] += len(moves) < len(legal)
                    phases.add(view.phase)
                    legal = left[bool(number % 2)]
                # A lab lasts longer where it is not left at once.
                busy = [move for move in legal if move.kind != "end"]
                session.play(rng.pick(busy or legal))
    assert min(narrowed.values()) > 50
    assert {ACT, CHOOSE, FAILED, DISCARD} <= phases


def test_it_asks_about_what_all_see() -> None:
    """Cards below the tops change no question and no answer."""
    state = partners_turn("hh", "hh")
    before = question(state), kept(state, accepted=True)
    for stack in state.stacks:
        stack[:-1] = reversed(stack[:-1])
    assert (question(state), kept(state, accepted=True)) == before


# --- the words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_question_and_answers_have_words(language: str) -> None:
    text = Text(language)
    assert isinstance(TABLE, Offers)
    for state in (
        partners_turn("hh", "hh"),
        partners_turn("h", "hh"),
        partners_turn("hhh", "h", pawns=(2, 2)),
    ):
        view: View = GAME.observe(state, 0)
        text.name_seats(new_match("particle_panic", (HUMAN, AI + "student"), {}, "words").names)
        offer = TABLE.offer(view, 0)
        assert offer is not None
        spots = {spot.id: spot for spot in offer.spots}
        said = [text.say(phrase) for phrase in (spots[YES].label, spots[NO].label) if phrase]
        assert len(set(said)) == 2
        assert spots[YES].spoken == spots[YES].label
        assert spots[NO].spoken == spots[NO].label
        assert text.say(offer.words)
    assert not text.missing
