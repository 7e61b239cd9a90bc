"""Particle Panic, ruling by ruling. Spaces are numbered from 0 here, from 1 on the table."""

from __future__ import annotations

import pytest

from game.core.contract import move_text
from game.core.rng import Rng
from game.core.session import CannotUndo, Session
from game.rules.particle_panic import ParticlePanic
from game.rules.particle_panic.options import (
    ALERT,
    CONTAINED,
    CONTROLLED,
    FIVE_CODES,
    LADDER,
    MELTDOWN,
    TRAINING,
    setting_of,
)
from game.rules.particle_panic.state import (
    A_SUIT,
    ACT,
    CHOOSE,
    CLUBS,
    COLLECT,
    DISCARD,
    FAILED,
    HEARTS,
    NO_CARDS,
    NO_LIMIT,
    NO_ROOM,
    SPADES,
    SPILL,
    STARS,
    SUITS,
    WON,
    Move,
    State,
    held,
    unseen,
)
from tests.conservation.particle_panic import particle_panic
from tests.rules.loaded import Loaded

GAME = ParticlePanic()
Beats = list[tuple[str, dict[str, int]]]


def lab(
    seats: int = 4,
    ladder: int = MELTDOWN,
    *,
    easing: int = 0,
    duty: int = 0,
    hands: tuple[str, ...] = (),
    particles: str = "",
    pawns: tuple[int, ...] = (),
) -> State:
    """A fresh game with these hands ("hhc": two hearts and a club), particles and pawns.

    Cards for the hands are swapped with cards from under the stacks, so that no card is made.
    """
    options = {"ladder": ladder, "easing": easing, "duty": duty}
    state = GAME.initial_state(seats, options, Rng("lab", "deal"))
    for seat, hand in enumerate(hands):
        for suit in range(SUITS):
            _swap(state, seat, suit, hand.count("hcds*"[suit]))
    for space, count in enumerate(particles):
        state.emerged += int(count) - state.particles[space]
        state.particles[space] = int(count)
    state.pawns[: len(pawns)] = pawns
    particle_panic(state)
    return state


def _swap(state: State, seat: int, suit: int, wanted: int) -> None:
    at = SUITS * seat + suit
    stacks = sorted(state.stacks, key=len)
    while state.hands[at] > wanted:
        state.hands[at] -= 1
        stacks[0].insert(0, suit)
    while state.hands[at] < wanted:
        stack = max((s for s in state.stacks if suit in s[:-1]), key=len)
        stack.remove(suit)
        state.hands[at] += 1


def legal(state: State) -> list[str]:
    return [move_text(move) for move in GAME.legal_moves(state)]


def kinds(state: State) -> set[str]:
    return {move.kind for move in GAME.legal_moves(state)}


def do(state: State, *moves: str, dice: tuple[int, ...] = ()) -> Beats:
    """Make these moves ("go:2", "end"); the dice fall as told and all of them must fall."""
    events: Beats = []

    def note(kind: str, /, **facts: int) -> None:
        events.append((kind, facts))

    rng = Loaded(*dice)
    for text in moves:
        kind, _, numbers = text.partition(":")
        move = Move(kind, *(int(n) for n in numbers.split(",") if n))
        assert move in GAME.legal_moves(state), (text, legal(state))
        GAME.apply(state, move, rng, note)
        particle_panic(state)
    assert not rng.faces, "dice left over"
    return events


def top(state: State, space: int, suit: int) -> None:
    """Put a card of this suit on top of a stack, from further down in it."""
    stack = state.stacks[space]
    stack.remove(suit)
    stack.append(suit)


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "heights"),
    [
        (1, [17, 17, 17, 17, 17, 16]),
        (2, [17, 17, 16, 16, 16, 16]),
        (3, [16, 16, 16, 16, 16, 15]),
        (4, [16, 16, 15, 15, 15, 15]),
    ],
)
def test_set_up_deals_three_each_and_six_nearly_equal_stacks(
    seats: int, heights: list[int]
) -> None:
    state = lab(seats)
    assert list(map(len, state.stacks)) == heights
    assert [held(state, seat) for seat in range(seats)] == [3] * seats
    assert state.particles == [0, 1, 1, 1, 1, 1]
    assert state.pawns == [0] * seats
    assert state.limits == [6] * seats


def test_the_published_rules_are_the_default() -> None:
    assert GAME.info.complete({}) == {"ladder": MELTDOWN, "easing": 0, "duty": 0}
    setting = setting_of(4, MELTDOWN, 0)
    assert setting[3:] == (0, 5, 0, 6, 3, 4, 1, 1, 4, 1)
    assert (setting.half, setting.code, setting.free, setting.limit) == (0, 5, 0, 6)


def test_the_ladder_is_the_one_of_the_table() -> None:
    assert [tuple(LADDER[rung]) for rung in (TRAINING, CONTROLLED, CONTAINED, ALERT)] == [
        (1, 4, 1, 8, 4, 4),
        (1, 4, 1, 6, 3, 4),
        (1, 4, 0, 6, 3, 4),
        (1, 5, 1, 6, 3, 4),
    ]


def test_half_emergence_rounds_up() -> None:
    for die, count in zip(range(1, 7), (1, 1, 2, 2, 3, 3), strict=True):
        state = lab(ladder=CONTAINED, particles="000000")
        do(state, "end", dice=(die, 1))
        assert state.particles == [count, 0, 0, 0, 0, 0]


# --- basic actions --------------------------------------------------------------------------------


def test_a_crew_of_one_or_two_has_two_and_two_actions_a_larger_one_has_one_and_one() -> None:
    for seats in range(1, 5):
        state = lab(seats)
        small = seats <= 2
        assert (state.basics, state.specials) == ((2, 2) if small else (1, 1))
        assert (state.setting.hit, state.setting.cards) == ((3, 2) if small else (4, 1))


def test_a_success_removes_a_particle_and_a_failure_costs_the_hand_limit() -> None:
    state = lab(hands=("d", "", "", ""), particles="300000")
    events = do(state, "neutralize", "neutralize", "neutralize", dice=(4, 3, 6))
    assert state.particles[0] == 1
    assert state.limits == [5, 6, 6, 6]
    kinds = " ".join(kind for kind, _ in events)
    assert kinds == "try neutralized try limit try neutralized"
    assert state.neutralized == 2
    assert "neutralize:0,0" in legal(state), "any number of tries"


def test_an_eased_crew_neutralizes_on_a_three() -> None:
    state = lab(2, hands=("d", ""), particles="200000")
    do(state, "neutralize", "neutralize", dice=(3, 2))
    assert state.particles[0] == 1
    assert state.limits[0] == 5


def test_collecting_takes_the_top_card_and_ends_the_turn() -> None:
    state = lab(hands=("d", "", "", ""))
    top(state, 0, SPADES)
    height = len(state.stacks[0])
    do(state, "collect", dice=(1, 3))
    assert state.hands[:SUITS] == [0, 0, 1, 1, 0]
    assert len(state.stacks[0]) == height - 1
    assert state.seat == 1


def test_nobody_collects_beside_a_particle() -> None:
    assert "collect" not in kinds(lab(particles="100000"))


# --- rulings --------------------------------------------------------------------------------------


def test_ruling_01_collecting_is_a_basic_action() -> None:
    state = lab(hands=("dd", "", "", ""), particles="100000")
    do(state, "neutralize", dice=(6,))
    assert state.particles[0] == 0
    assert "collect" not in kinds(state), "the one basic action is spent"


def test_ruling_02_cards_spent_in_one_turn_are_one_special_action_at_any_moment() -> None:
    state = lab(hands=("hcds", "", "", ""), particles="220000")
    do(state, "spade:1,2", "neutralize", "heart", "club", "diamond:1", dice=(1, 3))
    assert state.specials == 0
    assert state.spent[:4] == [1, 1, 1, 1]
    assert state.particles == [1, 1, 1, 0, 0, 0]


def test_ruling_02_a_share_leaves_no_special_action_for_spending() -> None:
    state = lab(hands=("ds", "", "", ""))
    do(state, "share:2,1")
    assert kinds(state) & {"diamond", "spade"} == set()


def test_ruling_03_basic_and_special_come_in_any_order() -> None:
    state = lab(hands=("hhhhh", "", "", ""), particles="100000")
    before = kinds(state)
    assert {"code", "neutralize"} <= before
    do(state, "code:0", "neutralize", dice=(6,))
    other = lab(hands=("hhhhh", "", "", ""), particles="100000")
    do(other, "neutralize", "code:0", dice=(6,))
    assert state.entered == other.entered == [1, 0, 0, 0, 0]


def test_ruling_04_two_codes_in_one_turn() -> None:
    state = lab(2, CONTAINED, hands=("hhhhcccc", ""))
    do(state, "code:0", "code:1")
    assert state.entered == [1, 1, 0, 0, 0]
    assert state.specials == 0


def test_ruling_04_the_same_basic_action_twice() -> None:
    state = lab(1)
    do(state, "move", "go:1", "move", "go:2", dice=(1, 1))
    assert state.basics == 0
    assert "move" not in kinds(state)


def test_ruling_05_a_diamond_steps_to_either_neighbour_a_spade_needs_room() -> None:
    state = lab(hands=("ds", "", "", ""), particles="066000")
    assert {text for text in legal(state) if text.startswith("diamond")} == {
        "diamond:1,0",
        "diamond:5,0",
    }
    assert {text for text in legal(state) if text.startswith("spade")} == {
        "spade:1,0",
        "spade:2,3",
    }, "one full space does not take a particle from the other"


def test_ruling_06_a_spade_moves_any_particle_on_the_board() -> None:
    state = lab(hands=("s", "", "", ""), particles="000100")
    do(state, "spade:3,4")
    assert state.particles == [0, 0, 0, 0, 1, 0]
    assert state.pawns[0] == 0


def test_ruling_07_any_number_of_clubs_after_seeing_the_die() -> None:
    state = lab(hands=("ccc", "", "", ""), particles="100000")
    do(state, "neutralize", dice=(1,))
    assert state.phase == FAILED
    do(state, "club", "club")
    assert (state.phase, state.die) == (FAILED, 3)
    do(state, "club")
    assert state.particles[0] == 0
    assert state.limits[0] == 6
    assert state.spent[CLUBS] == 3


def test_ruling_08_a_heart_rolls_again_as_often_as_wanted() -> None:
    state = lab(hands=("hh", "", "", ""), particles="100000")
    do(state, "neutralize", "heart", "heart", dice=(2, 1, 4))
    assert state.particles[0] == 0
    assert state.spent[HEARTS] == 2


def test_without_hearts_and_clubs_nobody_is_asked() -> None:
    state = lab(hands=("dds", "hc", "", ""), particles="100000")
    do(state, "neutralize", dice=(1,))
    assert state.phase == ACT
    assert state.limits == [5, 6, 6, 6]


def test_accepting_costs_one_of_the_hand_limit() -> None:
    state = lab(hands=("h", "", "", ""), particles="100000")
    do(state, "neutralize", "accept", dice=(1,))
    assert state.limits[0] == 5
    assert state.phase == ACT
    assert "neutralize" in kinds(state)


def test_ruling_09_hands_are_checked_at_the_end_of_the_turn_before_emergence() -> None:
    state = lab(hands=("hhcdss", "", "", ""))
    do(state, "collect")
    assert (state.phase, state.chooser) == (DISCARD, 0)
    assert state.emerged == 0
    do(state, "discard:2", dice=(2, 5))
    assert held(state, 0) == 6
    assert (state.emerged, state.seat) == (2, 1)


def test_ruling_10_a_limit_of_zero_loses_at_once() -> None:
    state = lab(hands=("", "", "", ""), particles="100000")
    state.limits[0] = 1
    events = do(state, "neutralize", dice=(1,))
    assert state.outcome == NO_LIMIT
    assert GAME.to_move(state) is None
    assert GAME.returns(state) == (-1.0,) * 4
    assert events[-1] == ("lost", {"cause": NO_LIMIT})


def test_ruling_11_extra_particles_go_to_the_nearest_space_with_room() -> None:
    state = lab(hands=("", "", "", ""), particles="000556")
    do(state, "end", dice=(3, 5))
    assert state.particles == [0, 0, 0, 6, 6, 6], "one fits, one must go next door, then a choice"
    assert (state.phase, state.extra) == (SPILL, 1)
    assert legal(state) == ["spill:0,0", "spill:2,0"]


def test_ruling_11_of_two_equally_near_spaces_the_current_player_chooses() -> None:
    state = lab(hands=("", "", "", ""), particles="000060")
    do(state, "end", dice=(3, 5))
    assert (state.phase, state.chooser, state.extra) == (SPILL, 0, 3)
    assert legal(state) == ["spill:3,0", "spill:5,0", "spread:0,0"]
    do(state, "spill:3", "spill:3")
    assert legal(state) == ["spill:3,0", "spill:5,0"], "one particle is no spreading"
    do(state, "spill:5")
    assert state.particles == [0, 0, 0, 2, 6, 1]
    assert (state.seat, state.phase) == (1, ACT)


def test_ruling_11_spread_is_a_row_of_choices_that_a_person_could_make() -> None:
    state = lab(hands=("", "", "", ""), particles="000361")
    do(state, "end", dice=(6, 5))
    events = do(state, "spread")
    chosen = [facts["at"] for kind, facts in events if kind == "spill"]
    again = lab(hands=("", "", "", ""), particles="000361")
    do(again, "end", dice=(6, 5))
    do(again, *[f"spill:{space}" for space in chosen])
    assert state == again
    assert state.particles == [0, 0, 0, 5, 6, 5]


def test_ruling_12_a_full_lab_is_lost_only_when_another_particle_comes() -> None:
    state = lab(hands=("", "", "", ""), particles="666665")
    do(state, "end", dice=(1, 6))
    assert state.particles == [6] * 6
    assert not state.outcome
    do(state, "end", dice=(1, 2))
    assert state.outcome == NO_ROOM


def test_ruling_13_taking_the_last_card_of_a_stack_loses() -> None:
    state = lab(3, hands=("", "", ""))
    for suit in state.stacks[0][:-1]:
        state.spent[suit] += 1
    del state.stacks[0][:-1]
    assert "collect" in kinds(state), "allowed, though unwise"
    events = do(state, "collect")
    assert state.outcome == NO_CARDS
    assert events[-1] == ("lost", {"cause": NO_CARDS})


def test_ruling_14_the_next_top_is_seen_before_the_second_card_is_taken() -> None:
    state = lab(2, ladder=ALERT)
    do(state, "collect")
    assert state.phase == COLLECT
    assert GAME.observe(state, 1).tops[0] == state.stacks[0][-1]
    assert legal(state) == ["collect:0,0", "end:0,0"]
    assert GAME.info.reveals >= {"collect"}


def test_ruling_15_everybody_sees_all_hands() -> None:
    state = lab(4)
    views = {GAME.observe(state, seat) for seat in range(-1, 4)}
    assert len(views) == 1
    assert len(views.pop().hands) == 4
    assert GAME.info.open_hands, "so nobody draws a curtain between two turns"


def test_ruling_16_each_suit_once_and_entered_suits_stay_spendable() -> None:
    state = lab(2, CONTAINED, hands=("hhhhhhhh", ""), particles="200000")
    do(state, "code:0")
    assert "code" not in kinds(state)
    do(state, "neutralize", dice=(1,))
    assert "heart" in kinds(state)


def test_ruling_17_a_move_goes_up_to_the_die_either_way_or_nowhere() -> None:
    reach = {1: {5, 0, 1}, 2: {4, 5, 0, 1, 2}, 3: set(range(6)), 6: set(range(6))}
    for die, spaces in reach.items():
        state = lab()
        do(state, "move", dice=(die,))
        assert state.phase == CHOOSE
        assert {move.at for move in GAME.legal_moves(state)} == spaces
    do(state, "go:0")
    assert (state.pawns[0], state.basics) == (0, 0)


def test_ruling_18_nothing_emerges_on_the_winning_turn() -> None:
    state = lab(hands=("sssss", "", "", ""))
    state.entered[:3] = [1, 1, 1]
    for suit in range(3):
        for _ in range(5):
            next(s for s in state.stacks if suit in s[:-1]).remove(suit)
            state.spent[suit] += 1
    events = do(state, "code:3")
    assert state.outcome == WON
    assert GAME.returns(state) == (1.0,) * 4
    assert events[-1][0] == "won"


def test_ruling_19_one_colleague_a_share_in_the_same_space() -> None:
    state = lab(hands=("hhc", "", "", ""), pawns=(0, 0, 0, 3))
    assert {move.to for move in GAME.legal_moves(state) if move.kind == "share"} == {1, 2}
    do(state, "share:0,1", "share:0,1")
    assert {move.to for move in GAME.legal_moves(state) if move.kind == "share"} == {1}


def test_ruling_19_an_eased_crew_shares_with_two_colleagues() -> None:
    state = lab(4, easing=1, hands=("hhc", "", "", ""))
    do(state, "share:0,1", "share:0,2")
    assert state.specials == 0
    assert state.hands[SUITS + HEARTS] == state.hands[2 * SUITS + HEARTS] == 1


def test_ruling_20_a_single_scientist_shares_with_nobody() -> None:
    assert "share" not in kinds(lab(1))


def test_ruling_21_turns_go_round_from_the_first_seat() -> None:
    state = lab(3)
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        do(state, "end", dice=(1, 4))
    assert seats == [0, 1, 2, 0]
    assert state.turn == 5


def test_ruling_22_five_codes_need_a_fifth_suit_without_effect() -> None:
    state = lab(1, FIVE_CODES, hands=("*****",), particles="111111")
    assert sum(map(len, state.stacks)) + held(state, 0) == 5 * A_SUIT
    assert kinds(state) == {"move", "neutralize", "code", "end"}
    do(state, "code:4")
    assert state.entered[STARS] == 1
    assert state.setting.suits == 5


def test_ruling_23_nothing_follows_collecting() -> None:
    state = lab(2, hands=("hhhhhdds", ""))
    do(state, "collect")
    assert kinds(state) == {"collect", "end"}


def test_ruling_24_two_collects_take_four_cards() -> None:
    state = lab(1, hands=("",))
    do(state, "collect", "collect")
    assert state.basics == 1
    do(state, "collect", "collect", dice=(1, 4))
    assert held(state, 0) == 4
    assert state.turn == 2


def test_ruling_24_one_basic_action_left_takes_two_cards() -> None:
    state = lab(1, hands=("",))
    do(state, "move", "go:0", "collect", "collect", dice=(1, 1, 4))
    assert held(state, 0) == 2


def test_ruling_25_free_collecting_costs_no_action_once_a_turn() -> None:
    state = lab(3, CONTROLLED, hands=("", "", ""), particles="100000")
    do(state, "neutralize", "collect", dice=(4, 1, 4))
    assert held(state, 0) == 1
    assert state.seat == 1
    pair = lab(2, CONTROLLED, hands=("", ""))
    do(pair, "collect", "collect", dice=(1, 4))
    assert held(pair, 0) == 2, "two cards, though two basic actions were left"


def test_ruling_26_a_diamond_carries_neutralizing_on_a_move_closes_it() -> None:
    state = lab(hands=("d", "", "", ""), particles="110000")
    do(state, "neutralize", "diamond:1", "neutralize", dice=(5, 5))
    assert state.particles[:2] == [0, 0]
    pair = lab(2, hands=("", ""), particles="110000")
    do(pair, "neutralize", "move", "go:1", dice=(5, 1))
    assert pair.basics == 0
    assert "neutralize" not in kinds(pair)


def test_ruling_27_clubs_are_lost_with_the_die_and_success_is_taken_at_once() -> None:
    state = lab(hands=("hccc", "", "", ""), particles="100000")
    do(state, "neutralize", "club", "heart", dice=(1, 1))
    assert state.die == 1, "the club on the old die is gone"
    do(state, "club")
    assert state.die == 2
    do(state, "accept")
    other = lab(hands=("cc", "", "", ""), particles="200000")
    do(other, "neutralize", "club", dice=(3,))
    assert other.phase == ACT
    assert other.particles[0] == 1


def test_ruling_28_discards_start_with_the_current_player_then_clockwise() -> None:
    state = lab(3, hands=("hhhhhhhh", "ccccccc", "sssssss"))
    state.seat = state.chooser = 1
    do(state, "end")
    order = []
    while state.phase == DISCARD and state.seat == 1:
        order.append(state.chooser)
        last = state.chooser == 0 and held(state, 0) == state.limits[0] + 1
        do(state, f"discard:{(HEARTS, CLUBS, SPADES)[state.chooser]}", dice=(1, 1) if last else ())
    assert order == [1, 2, 0, 0]


def test_ruling_28_discards_go_in_the_order_of_suits_so_that_no_set_has_two_orders() -> None:
    state = lab(2, hands=("hhccddss", ""))
    do(state, "end")
    assert legal(state) == ["discard:0,0", "discard:1,0", "discard:2,0", "discard:3,0"]
    do(state, "discard:2")
    assert legal(state) == ["discard:2,0", "discard:3,0"]
    one_spade = lab(2, hands=("hhhhccds", ""))
    do(one_spade, "end")
    assert "discard:3,0" not in legal(one_spade), "one spade is not two cards"


def test_ruling_28_gifts_go_in_the_order_of_suits_and_are_at_least_one_card() -> None:
    state = lab(hands=("hcd", "", "", ""))
    do(state, "share:1,1")
    assert [text for text in legal(state) if text.startswith("share")] == ["share:2,1"]
    empty = lab(hands=("", "", "", ""))
    assert "share" not in kinds(empty)


def test_ruling_31_an_earlier_suit_is_a_new_share_while_special_actions_are_left() -> None:
    """A heart that was forgotten follows a diamond."""
    state = lab(2, hands=("hcd", ""))
    assert state.specials == 2
    do(state, "share:2,1")
    shares = [text for text in legal(state) if text.startswith("share")]
    assert shares == ["share:0,1", "share:1,1"]
    do(state, "share:0,1")
    assert state.specials == 0
    do(state, "share:1,1")
    assert state.specials == 0, "a later suit belongs to the same Share"
    assert held(state, 1) == 3
    in_order = lab(2, hands=("hcd", ""))
    do(in_order, "share:0,1", "share:2,1")
    assert in_order.specials == 1


def test_ruling_09_a_hand_over_its_limit_is_told() -> None:
    state = lab(2, hands=("hhhhccds", ""))
    events = do(state, "end")
    assert events[0] == ("crowded", {"seat": 0, "count": 2})


def test_ruling_28_a_forced_spill_is_not_asked() -> None:
    state = lab(hands=("", "", "", ""), particles="000666")
    events = do(state, "end", dice=(1, 6))
    assert [facts["at"] for kind, facts in events if kind == "spill"] == [0]
    assert state.seat == 1


def test_ruling_29_only_what_lies_under_the_tops_is_unknown() -> None:
    state = lab(3)
    view = GAME.observe(state, 0)
    world = GAME.determinize(view, Rng("another", "world"))
    assert world != state
    assert [stack[-1] for stack in world.stacks] == [stack[-1] for stack in state.stacks]
    assert sum(unseen(view)) == 104 - 9 - 6
    world.stacks = state.stacks
    assert world == state


def test_ruling_30_the_switch_gives_the_whole_easing_to_every_crew() -> None:
    for seats in (3, 4):
        setting = setting_of(seats, MELTDOWN, 1)
        assert (setting.basics, setting.specials, setting.hit, setting.cards) == (2, 2, 3, 2)
    assert setting_of(2, MELTDOWN, 1) == setting_of(2, MELTDOWN, 0)


# --- undo -----------------------------------------------------------------------------------------


def test_a_gift_can_be_taken_back_a_die_cannot() -> None:
    session = Session(GAME, 4, {}, "a seed")
    gift = next(move for move in session.legal_moves() if move.kind == "share")
    before = session.digest()
    session.play(gift)
    assert session.undo(0) == 1
    assert session.digest() == before
    session.play_text("move:0,0")
    with pytest.raises(CannotUndo, match="chance"):
        session.undo(0)
