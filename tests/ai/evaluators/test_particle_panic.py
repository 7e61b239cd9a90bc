"""The evaluator of Particle Panic: what a sensible crew-mate does at first sight, and why."""

from __future__ import annotations

import json

import pytest

from ai.analysis import advice, without_chance
from ai.evaluators.particle_panic import ParticlePanicEvaluator, reasons
from ai.evaluators.particle_panic.plan import WHOLE
from ai.lab import arena
from ai.registry import HOUSE
from game.core.contract import move_text
from game.core.phrase import Phrase
from game.core.rng import Rng
from game.rules.particle_panic.options import ALERT, CONTAINED, TRAINING
from game.rules.particle_panic.state import CLUBS, DISCARD, SPADES, Move, State
from game.words.text import Text
from tests import laws
from tests.rules.particle_panic_lab import GAME, do, lab, top

EVALUATOR = ParticlePanicEvaluator()
TEXT = Text("en")


def ratings(state: State) -> dict[str, float]:
    moves = GAME.legal_moves(state)
    return dict(zip(map(move_text, moves), EVALUATOR.move_scores(state, moves), strict=True))


def favourite(state: State) -> str:
    rated = ratings(state)
    return max(rated, key=rated.__getitem__)


def enter(state: State, suit: int) -> None:
    """As if the code of this suit had been entered before."""
    for _ in range(state.setting.code):
        stack = max((pile for pile in state.stacks if suit in pile[:-1]), key=len)
        stack.remove(suit)
        state.spent[suit] += 1
    state.entered[suit] = 1


def why(state: State, move: Move) -> str:
    reason = EVALUATOR.reason(GAME.observe(state, state.chooser), move)
    assert isinstance(reason, Phrase)
    return TEXT.say(reason)


# --- at first sight -------------------------------------------------------------------------------


def a_heart_on_top(state: State) -> None:
    """Turn a heart up in the first room."""
    stack = state.stacks[0]
    stack.remove(0)
    stack.append(0)


def test_a_complete_code_is_entered_at_once() -> None:
    assert favourite(lab(hands=("ddddd", "", "", ""), particles="311111")) == "code:2,0"


def test_nobody_takes_the_last_card_of_a_stack() -> None:
    state = lab(3, hands=("", "", ""))
    for suit in state.stacks[0][:-1]:
        state.spent[suit] += 1
    del state.stacks[0][:-1]
    assert favourite(state) != "collect:0,0"


def test_the_die_is_rolled_only_where_another_room_is_better() -> None:
    """A crew that rolled for a Move and stayed seemed to waste its action."""
    better = ratings(lab(2, CONTAINED, hands=("hhccdd", ""), particles="200111", pawns=(0, 1)))
    assert better["move:0,0"] > better["end:0,0"], "room 2 is free, and a teammate is there"
    best = lab(2, CONTAINED, hands=("hhccdd", ""), particles="011111", pawns=(0, 0))
    assert ratings(best)["move:0,0"] < ratings(best)["end:0,0"]
    do(best, "move", dice=(3,))
    assert favourite(best) == "go:0,0", "no other room is better for the pawn"


@pytest.mark.long
def test_who_can_do_nothing_in_a_room_goes_elsewhere() -> None:
    """Ending the turn there for good lost nine games of ten for two *Students*."""
    jobs = arena.schedule(GAME, ("student",), 30, "elsewhere", {"ladder": CONTAINED}, seats=2)
    saved = sum(json.loads(arena.play(json.dumps(job)))["returns"][0] > 0 for job in jobs)
    assert saved >= 12, "of thirty labs; 18 are usual"


def test_nobody_risks_the_last_point_of_a_hand_limit() -> None:
    state = lab(hands=("", "", "", ""), particles="666666")
    state.limits[0] = 1
    assert favourite(state) != "neutralize:0,0"


@pytest.mark.parametrize(
    ("limits", "particles", "tries"),
    [
        ((5, 1), "144444", True),
        ((4, 1), "144444", False),
        ((4, 6), "144444", False),
        ((4, 6), "166665", True),
        ((4, 1), "166655", False),
        ((4, 1), "166665", False),
        ((4, 1), "466666", True),
    ],
)
def test_a_hand_for_a_code_is_risked_only_where_the_lab_is_about_to_be_full(
    limits: tuple[int, int], particles: str, *, tries: bool
) -> None:
    state = lab(2, CONTAINED, hands=("", ""), particles=particles)
    state.limits[:] = limits
    rated = ratings(state)
    assert (rated["neutralize:0,0"] > rated["end:0,0"]) == tries


def test_after_a_miss_a_weak_hand_leaves_the_only_particle_alone() -> None:
    """A *Student* wore its limit down from 4 to 1 in one turn."""
    state = lab(2, CONTAINED, hands=("", ""), particles="144444")
    state.limits[0] = 3
    assert favourite(state) == "neutralize:0,0"
    do(state, "neutralize", dice=(1,))
    assert state.limits[0] == 2
    assert ratings(state)["neutralize:0,0"] < ratings(state)["end:0,0"]


def test_the_missing_cards_of_a_code_are_handed_over() -> None:
    state = lab(4, CONTAINED, hands=("s", "sss", "", ""), particles="200000")
    assert favourite(state) == "share:3,1"


def test_a_card_that_no_code_needs_saves_a_point_of_the_limit() -> None:
    state = lab(hands=("c", "", "", ""), particles="100000")
    enter(state, 1)
    state.limits[0] = 5
    do(state, "neutralize", dice=(3,))
    assert favourite(state) == "club:0,0"


def test_a_club_that_is_not_enough_is_kept() -> None:
    state = lab(hands=("c", "", "", ""), particles="100000")
    do(state, "neutralize", dice=(1,))
    assert favourite(state) == "accept:0,0"


def test_a_whole_code_is_not_broken_by_a_discard() -> None:
    state = lab(2, CONTAINED, hands=("", "ccccddds"))
    enter(state, 0)
    state.seat, state.chooser, state.phase = 0, 1, DISCARD
    assert favourite(state) == move_text(Move("discard", 3))
    state = lab(2, CONTAINED, hands=("", "ccccddd"))
    state.seat, state.chooser, state.phase = 0, 1, DISCARD
    assert favourite(state) == move_text(Move("discard", 2)), "three diamonds are no code yet"


def test_cards_of_an_entered_code_are_laid_off_first() -> None:
    state = lab(2, hands=("hhhccss", ""))
    enter(state, 3)
    do(state, "end")
    assert favourite(state) == "discard:3,0"


def test_more_codes_are_worth_more_and_the_same_to_all() -> None:
    state = lab(3, hands=("hhhhh", "", ""))
    before = EVALUATOR.value(state)
    assert len(set(before)) == 1
    do(state, "code:0")
    assert EVALUATOR.value(state) > before
    assert all(-1 < value < 1 for value in before)


@pytest.mark.parametrize("die", range(1, 7))
def test_after_a_move_the_advice_is_another_room(die: int) -> None:
    """A lit Move that led to "stay where you are" looked like a mistake."""
    state = lab(2, CONTAINED, hands=("hc", "d"))
    do(state, "move", dice=(die,))
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    stay, *near = (Move("go", at) for at in (0, 1, 5))
    assert EVALUATOR.advised(view, stay, near, moves) in near
    assert EVALUATOR.advised(view, stay, [], moves).at != 0, "even where staying is clearly better"
    assert EVALUATOR.advised(view, stay, [], moves) in moves


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "die"), [(4, "4"), (2, "3")])
def test_a_try_is_explained_by_its_die(seats: int, die: str) -> None:
    """The chance to win follows in per cent: two such figures in a row cannot be told apart."""
    state = lab(seats, hands=("",) * seats, particles="100000")
    assert f"A {die} or more" in why(state, Move("neutralize"))
    assert why(state, Move("neutralize")).count("%") <= 1


def test_a_puzzle_tells_the_reason_without_the_chance_to_win() -> None:
    """It gives a chance of its own: that of a code in this turn."""
    state = lab(2, hands=("", ""), particles="300000")
    reason = EVALUATOR.reason(GAME.observe(state, 0), Move("neutralize"))
    assert "to win" in TEXT.say(reason)
    assert TEXT.say(without_chance(reason)).endswith("every free place counts.")
    assert without_chance(without_chance(reason)) == without_chance(reason)


def test_under_pressure_the_places_left_are_the_reason() -> None:
    state = lab(hands=("",) * 4, particles="366666")
    assert "Only 3 places" in why(state, Move("neutralize"))


def test_a_wanted_card_is_explained_by_what_the_crew_lacks() -> None:
    state = lab(hands=("hh", "h", "", ""))
    a_heart_on_top(state)
    assert "needs 2 hearts" in why(state, Move("collect"))
    enter(state, 0)
    assert "No code needs a heart" in why(state, Move("collect"))


def test_a_card_is_explained_by_the_own_hand_where_the_crew_has_enough() -> None:
    state = lab(2, hands=("hhhh", "h"))
    a_heart_on_top(state)
    assert "hold all 5 hearts" in why(state, Move("collect"))
    split = lab(2, hands=("hh", "hhh"))
    a_heart_on_top(split)
    assert "spread over several hands" in why(split, Move("collect"))
    theirs = lab(2, hands=("h", "hhhhh"))
    a_heart_on_top(theirs)
    assert "No code needs a heart" in why(theirs, Move("collect")), "a colleague has them all"


@pytest.mark.parametrize(
    ("basics", "height", "hand", "told"),
    [
        (1, 9, "dd", "reach the card below."),
        (1, 9, "ddccss", "Then discard down to your limit."),
        (1, 2, "dd", "you can spend it"),
    ],
)
def test_a_card_that_no_code_needs_is_taken_for_the_one_below(
    basics: int, height: int, hand: str, told: str
) -> None:
    """Its own effect is the reason where the next card would be the last of the stack."""
    state = lab(2, hands=(hand, ""), particles="000000")
    enter(state, 0)
    a_heart_on_top(state)
    state.basics = basics
    view = GAME.observe(state, 0)
    view = view._replace(heights=(height, *view.heights[1:]))
    assert told in TEXT.say(EVALUATOR.reason(view, Move("collect")))
    do(state, "collect")
    a_heart_on_top(state)
    assert "below" not in why(state, Move("collect")), "it is the second of two cards"


def test_a_card_for_a_full_hand_is_announced_with_what_it_costs() -> None:
    state = lab(2, hands=("ccddss", "h"))
    a_heart_on_top(state)
    told = why(state, Move("collect"))
    others = [card for card in ("club", "diamond", "spade") if f"You discard the {card}" in told]
    assert len(others) == 1, "the card is named"
    assert f"a heart helps more than a {others[0]}" in told


def collecting(hand: str) -> State:
    """One card was taken, and a heart is on top."""
    state = lab(2, hands=(hand, "d"), particles="000000")
    do(state, "collect")
    a_heart_on_top(state)
    return state


def test_a_card_that_is_left_on_the_stack_is_explained_by_what_it_would_cost() -> None:
    full = collecting("ddccs")
    assert "For the heart you would have to discard" in why(full, Move("end"))
    entered = collecting("d")
    enter(entered, 0)
    assert "No code needs a heart" in why(entered, Move("end"))
    last = collecting("d")
    del last.stacks[0][:-1]
    assert "Whoever takes it loses" in why(last, Move("end"))


def test_a_price_is_explained_by_the_room_for_a_code() -> None:
    state = lab(2, hands=("h", ""), particles="100000")
    state.limits[0] = 5
    do(state, "neutralize", dice=(1,))
    assert "your limit" in why(state, Move("accept"))
    easy = lab(2, ladder=1, hands=("h", ""), particles="100000")
    do(easy, "neutralize", dice=(1,))
    assert "a whole code of 4 still fits" in why(easy, Move("accept"))


def test_a_gift_names_the_colleague_and_the_code() -> None:
    state = lab(hands=("ss", "sss", "", ""))
    assert "whole code of spades" in why(state, Move("share", 3, 1))
    assert "Player 2" in why(lab(hands=("s", "ss", "", "")), Move("share", 3, 1))


def test_a_gift_to_a_smaller_hand_is_not_said_to_join_more_cards() -> None:
    """A hint said that a colleague without hearts held more of them."""
    nearly_full = lab(2, CONTAINED, hands=("hhhcc", "dds"))
    assert "Then your hand has room" in why(nearly_full, Move("share", 0, 1))
    assert "sooner than you" in why(lab(2, CONTAINED, hands=("h", "")), Move("share", 0, 1))


def test_a_gift_to_a_full_hand_says_that_other_cards_are_discarded() -> None:
    full = lab(2, CONTAINED, hands=("hhc", "hhccds"))
    assert "then discards other cards" in why(full, Move("share", 0, 1))
    assert "then discards another card" in why(full, Move("share", 1, 1))


def test_a_way_is_explained_by_the_colleague_at_its_end() -> None:
    """In a room without particles, no sentence says that there are such rooms."""
    split = lab(2, hands=("ss", "sss"), particles="000000", pawns=(0, 2))
    assert "whole code of spades" in why(split, Move("move"))
    assert "room 3" in why(split, Move("move"))
    alone = lab(2, hands=("s", ""), particles="000000", pawns=(0, 2))
    assert "rooms have no particles" not in why(alone, Move("move"))


def test_a_room_with_few_particles_is_recommended_for_its_cards() -> None:
    state = lab(2, hands=("", ""), particles="006100", pawns=(0, 0))
    top(state, 3, CLUBS)
    assert "a club that the crew needs. First remove the particle" in why(state, Move("go", 3))
    assert "Room 3 needs you: 6 particles" in why(state, Move("go", 2))
    top(state, 4, CLUBS)
    assert "you can collect a club that the crew needs" in why(state, Move("go", 4))
    state.entered[CLUBS] = 1
    assert "only one particle" in why(state, Move("go", 3))
    assert why(state, Move("go", 4)).startswith("Room 5 has no particles. You can collect there.")


def test_a_full_hand_sends_a_scientist_to_particles() -> None:
    state = lab(2, CONTAINED, hands=("hhcdss", ""), particles="006100")
    assert "Your hand is full" in why(state, Move("move"))
    state.limits[0] = 7
    assert "full" not in why(state, Move("move"))


def test_a_move_that_no_try_can_follow_is_not_lit() -> None:
    state = lab(2, CONTAINED, hands=("dddsss", "hhcccc"), particles="041131")
    both = [Move("move"), Move("end")]
    assert reasons.clearest(GAME.observe(state, 0), both) == Move("end")
    assert "A new card or a miss would cost you a card" in why(state, Move("end"))
    state.entered[SPADES] = 1
    assert reasons.clearest(GAME.observe(state, 0), both) == Move("move"), "a spade can go"
    assert "would cost you" not in why(state, Move("end"))


def test_a_second_try_says_that_it_costs_no_action() -> None:
    state = lab(2, hands=("", ""), particles="300000")
    assert "no action" not in why(state, Move("neutralize"))
    do(state, "neutralize", dice=(6,))
    assert "no action" in why(state, Move("neutralize"))


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("s", "Keep your spade for its code"),
        ("d", "Keep your diamond for its code"),
        ("ssssss", "only push it into the next room"),
        ("dddddd", "the particle would stay"),
        ("hc", "collect in a room without particles"),
    ],
)
def test_a_try_says_why_it_is_better_than_a_card_that_never_fails(hand: str, told: str) -> None:
    """A spade surely pushes the particle out; a diamond surely leads into a free room."""
    state = lab(2, hands=(hand, ""), particles="100000")
    assert told in why(state, Move("neutralize"))
    state.specials = 0
    assert "collect in a room" in why(state, Move("neutralize")), "no card can be spent"


def test_a_heart_beside_a_sure_club_says_what_the_club_is_for() -> None:
    state = lab(2, hands=("hc", ""), particles="100000")
    do(state, "neutralize", dice=(2,))
    assert "Keep your clubs for their code" in why(state, Move("heart"))
    assert clearest(state, "heart", "club") == "heart"
    enter(state, 1)
    assert "clubs" not in why(state, Move("heart"))
    assert clearest(state, "heart", "club") == "club", "it is sure, and as good"


def test_a_spare_spade_that_clears_the_room_comes_before_a_die() -> None:
    state = lab(2, hands=("s", ""), particles="100000")
    assert clearest(state, "neutralize", "spade") == "neutralize"
    enter(state, 3)
    assert clearest(state, "neutralize", "spade") == "spade"
    crowded = lab(2, hands=("s", ""), particles="200000")
    enter(crowded, 3)
    assert clearest(crowded, "neutralize", "spade") == "neutralize"


def test_a_way_out_of_a_room_says_what_is_wrong_with_it() -> None:
    state = lab(2, hands=("", ""), particles="311111")
    assert "fewer particles" in why(state, Move("move"))
    state = lab(2, hands=("", ""), particles="011111")
    enter(state, 0)
    a_heart_on_top(state)
    assert "No code needs the heart on top here" in why(state, Move("move"))
    del state.stacks[0][:-1]
    assert "only the last card is left" in why(state, Move("move"))


def test_nobody_is_sent_to_a_room_where_only_the_last_card_is_left() -> None:
    state = lab(2, hands=("", ""), particles="301111")
    assert "In room 2 the top card" in why(state, Move("move"))
    as_good = lab(2, hands=("", ""), particles="001111")
    assert "room 2" not in why(as_good, Move("move")), "a card that is needed lies here too"
    del state.stacks[1][:-1]
    assert "room 2" not in why(state, Move("move"))


def test_cards_of_entered_codes_are_not_kept_for_codes() -> None:
    state = lab(2, hands=("hh", ""), particles="000000")
    assert "Keep the cards for the codes" in why(state, Move("end"))
    enter(state, 0)
    assert "Keep the cards" not in why(state, Move("end"))


def test_with_the_last_code_in_one_hand_the_turn_ends_for_it() -> None:
    state = lab(2, hands=("", "hhhhh"), particles="000000", pawns=(0, 2))
    for suit in (1, 2, 3):
        enter(state, suit)
    assert "whole code of hearts" in why(state, Move("end"))
    more = lab(2, hands=("", "hhhhh"), particles="000000", pawns=(0, 2))
    assert "whole code" not in why(more, Move("end")), "other codes are missing too"


def clearest(state: State, *kinds: str) -> str:
    """Which of these moves a person is recommended, all of them being as good."""
    legal = {move.kind: move for move in GAME.legal_moves(state)}
    view = GAME.observe(state, state.chooser)
    best, *near = (legal[kind] for kind in kinds)
    return str(EVALUATOR.advised(view, best, near, list(legal.values())).kind)


def test_a_hint_keeps_to_the_way_that_led_into_a_room() -> None:
    """Two hints sent a player to the next room and back, with nothing done there."""
    state = lab(2, hands=("", ""), particles="110000", pawns=(0, 3))
    assert clearest(state, "move", "neutralize", "end") == "neutralize"
    assert clearest(lab(2, hands=("", ""), particles="000000"), "move", "end") == "move"
    do(state, "move", "go:1", dice=(1,))
    assert clearest(state, "move", "neutralize") == "neutralize"
    assert clearest(state, "move", "end") == "end", "the turn has just come here"
    assert clearest(state, "end", "neutralize") == "neutralize", "that is what it came for"


def test_a_card_to_spare_saves_a_point_of_the_limit_where_that_is_as_good() -> None:
    """The light accepted a miss while the player held a heart that no code needed."""
    state = lab(2, hands=("hc", ""), particles="100000")
    do(state, "neutralize", dice=(2,))
    assert clearest(state, "accept", "heart", "club") == "accept", "both are for codes"
    enter(state, 0)
    assert clearest(state, "accept", "heart", "club") == "heart"
    enter(state, 1)
    assert clearest(state, "accept", "heart", "club") == "club", "it is sure"
    state.die = 1
    assert clearest(state, "accept", "heart", "club") == "heart", "one club is not enough"


def test_a_turn_is_not_ended_idle_where_a_try_is_as_good() -> None:
    state = lab(2, hands=("", ""), particles="200000")
    assert clearest(state, "end", "neutralize") == "neutralize"
    do(state, "neutralize", dice=(6,))
    assert clearest(state, "end", "neutralize") == "end", "one basic action was used"


def test_a_scientist_alone_is_recommended_the_plan_itself() -> None:
    """To collect where one is seemed as good each time, and lost three Training games of twelve."""
    alone = lab(1, TRAINING, hands=("",), particles="011111")
    assert clearest(alone, "move", "collect") == "move"
    assert "Collecting comes last and is free" in why(alone, Move("move"))
    assert clearest(lab(2, TRAINING, hands=("", ""), particles="011111"), "move", "collect") == (
        "collect"
    )


def test_of_equally_good_moves_the_clearest_is_recommended() -> None:
    together = lab(2, hands=("ss", "sss"), particles="000000")
    assert clearest(together, "move", "collect", "share") == "share"
    apart = lab(2, hands=("ss", "sss"), particles="000000", pawns=(0, 2))
    assert clearest(apart, "end", "move") == "move"


def test_a_card_for_a_full_hand_is_not_recommended_where_ending_is_as_good() -> None:
    full = lab(2, hands=("hhccss", ""), particles="000000")
    assert clearest(full, "collect", "end") == "end"
    assert clearest(lab(2, hands=("hhccs", ""), particles="000000"), "end", "collect") == "collect"


def test_a_card_that_completes_a_code_is_not_discarded_on_advice() -> None:
    """The last diamond of a code was to go, although the colleague held the others."""
    state = lab(2, CONTAINED, hands=("hhccssd", "dddhc"), particles="100000")
    state.chooser, state.phase = 0, DISCARD
    plan = EVALUATOR.plan(GAME.observe(state, 0), GAME.legal_moves(state))
    plan.run(WHOLE)
    best = plan.best()
    advised = EVALUATOR.advised(GAME.observe(state, 0), best, (), GAME.legal_moves(state))
    assert advised.kind == "discard"
    assert advised.at in (0, 1, 3)
    assert clearest(lab_to_discard(("dddd", "d")), "discard") == "discard", "there is no other card"


def lab_to_discard(hands: tuple[str, str]) -> State:
    """The first player is over the limit."""
    state = lab(2, CONTAINED, hands=hands)
    state.limits[0] = 3
    state.chooser, state.phase = 0, DISCARD
    return state


def test_cards_are_not_given_to_a_smaller_or_a_full_hand_where_ending_is_as_good() -> None:
    assert clearest(lab(2, hands=("hh", "h")), "share", "end") == "end"
    assert clearest(lab(2, hands=("h", "hhccss")), "share", "end") == "end"
    assert clearest(lab(2, hands=("h", "hh")), "end", "share") == "end"


def test_all_cards_of_a_gift_are_seen_at_once() -> None:
    """With the last code in two hands, a try was recommended that could have cost it."""
    state = lab(2, ALERT, hands=("cccc", "c"), particles="222332", pawns=(2, 2))
    for suit in (0, 2, 3):
        enter(state, suit)
    state.limits[:] = [5, 5]
    budget = HOUSE.opponents("particle_panic").hint
    assert budget is not None
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    plan = EVALUATOR.plan(view, moves)
    plan.run(budget.iterations)
    analysis = plan.analysis(budget.iterations)
    assert advice(GAME, view, moves, plan.best(), analysis).move == Move("share", 1, 1)


def lit(state: State) -> Move:
    """The move that the light shows, after a whole plan."""
    budget = HOUSE.opponents("particle_panic").hint
    assert budget is not None
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    plan = EVALUATOR.plan(view, moves)
    plan.run(budget.iterations)
    found = advice(GAME, view, moves, plan.best(), plan.analysis(budget.iterations)).move
    assert isinstance(found, Move)
    return found


def test_the_light_gives_no_card_from_the_hand_with_more_of_its_suit() -> None:
    """A teammate would give it back: both gather a suit where most of it is."""
    assert lit(lab(2, CONTAINED, hands=("dds", "hcd"), particles="011111")).kind != "share"
    given = lit(lab(2, CONTAINED, hands=("d", "ddd"), particles="011111"))
    assert given == Move("share", 2, 1)


def test_a_hand_that_can_hold_no_code_gives_its_cards_and_says_so() -> None:
    state = lab(2, CONTAINED, hands=("hh", "h"))
    assert not reasons.is_clear_gift(GAME.observe(state, 0), Move("share", 0, 1))
    state.limits[0] = 3
    assert reasons.is_clear_gift(GAME.observe(state, 0), Move("share", 0, 1))
    assert "no code of 4 fits in your hand" in why(state, Move("share", 0, 1))


def test_simple_opponents_give_to_the_fuller_hand_only() -> None:
    state = lab(2, CONTAINED, hands=("hhd", "hdd"))
    rated = ratings(state)
    gives = {text: score for text, score in rated.items() if text.startswith("share")}
    assert gives["share:0,1"] < rated["end:0,0"] < gives["share:2,1"]


def test_a_free_look_comes_before_the_price() -> None:
    state = lab(2, duty=1, hands=("h", ""), particles="100000")
    do(state, "neutralize", dice=(1,))
    assert clearest(state, "accept", "heart", "detect") == "detect"


@pytest.mark.long
def test_every_move_of_every_crew_has_a_reason_in_words() -> None:
    for _, seats, options, seed in laws.cases(GAME, 14):
        rng = Rng(seed, "why")
        state = GAME.initial_state(seats, options, Rng(seed, "deal"))
        while GAME.to_move(state) is not None:
            moves = GAME.legal_moves(state)
            for move in moves:
                assert why(state, move)
            GAME.apply(state, rng.pick(moves), rng)
    assert not TEXT.missing


def test_a_step_to_a_colleague_promises_a_gift_only_where_one_follows() -> None:
    """The spade comes from the colleague, in a later turn; here only a club lies on top."""
    now = lab(2, CONTAINED, hands=("hh", "hhc"), particles="000300", pawns=(3, 0))
    do(now, "move", dice=(3,))
    assert reasons.reason(GAME.observe(now, 0), Move("go", 0)).key == "particle_panic-hint-go-share"
    later = lab(2, CONTAINED, hands=("ss", "hhcccs"), particles="000300", pawns=(3, 0))
    do(later, "move", dice=(3,))
    enter(later, CLUBS)
    top(later, 0, CLUBS)
    assert (
        reasons.reason(GAME.observe(later, 0), Move("go", 0)).key
        == "particle_panic-hint-go-share-later"
    )


def test_the_only_room_without_particles_is_named() -> None:
    state = lab(2, CONTAINED, hands=("ss", ""), particles="011511", pawns=(3, 3))
    enter(state, CLUBS)
    top(state, 0, CLUBS)
    assert reasons.reason(GAME.observe(state, 0), Move("move")).key == "particle_panic-hint-go-free"
    state.particles[1] = 0
    top(state, 1, CLUBS)
    assert (
        reasons.reason(GAME.observe(state, 0), Move("move")).key == "particle_panic-hint-move-free"
    )
