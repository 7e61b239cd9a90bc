"""Particle Panic on the table: odds, warnings, arcs, spill-over, and where hands lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from ai.analysis import hint
from ai.evaluators.particle_panic.thumb import move_scores
from game.art.collision_picture import bends_left
from game.collisions import data
from game.collisions.data import collisions
from game.core.phrase import literal, say
from game.core.rng import Rng
from game.core.session import RuleEvent, Session
from game.games import DESCRIPTORS
from game.rules.particle_panic import ParticlePanic
from game.rules.particle_panic.detector import (
    HADRON,
    KEYS,
    KINDS,
    MUON,
    PHOTON,
    REAL,
    RECORDED,
    SKETCHED,
    draw,
)
from game.rules.particle_panic.options import (
    CONTAINED,
    FIVE_CODES,
    LADDER,
    MELTDOWN,
    PUBLISHED,
    TRAINING,
)
from game.rules.particle_panic.state import CHOOSE, FAILED, SPADES, SPILL, SUITS, Move, State, View
from game.scenes.table.keyframes import keyframes, unasked
from game.tables.particle_panic import ParticlePanicTable, geometry, recorded, wording
from game.tables.particle_panic.desk import TURN_WAITS
from game.tables.particle_panic.facts import FACTS
from game.tables.particle_panic.geometry import PAWN, ROOM_SIZE, ROW, SLOTS, STANDS, TOKEN, plan_for
from game.tables.particle_panic.pictures import (
    CodeLock,
    DetectorPicture,
    Gauge,
    HexRoom,
    Reach,
    RecordedPicture,
)
from game.tables.particle_panic.table import VERDICT
from game.tables.particle_panic.wording import UNKNOWN, WITH_DUTY, WON, of_hundred
from game.tables.pictures import Button
from game.tables.sheet import sheet_for
from game.tables.table import CONFIRM, DECLINE, TAG, Spot
from game.ui.picker import picker_of
from game.words.text import Text, languages
from tests.rules.particle_panic_lab import do, enter, lab
from tests.some import some

GAME = ParticlePanic()
TABLE = DESCRIPTORS["particle_panic"].table
TEXT = Text("en")


def view_of(state: State, seat: int = 0) -> View:
    return GAME.observe(state, seat)


def spots(state: State, seat: int = 0) -> dict[str, Spot]:
    return {spot.id: spot for spot in TABLE.layout(view_of(state, seat), seat)}


def words(spot: Spot) -> str:
    assert spot.label is not None
    return TEXT.say(spot.label)


def paths(state: State) -> dict[tuple[str, ...], Move]:
    view = view_of(state)
    return {TABLE.clicks(view, move): move for move in GAME.legal_moves(state)}


# --- odds and pressure ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "hand", "plain", "best"),
    [
        (4, "", 50, 50),
        (2, "", 67, 67),
        (4, "h", 50, 75),
        (4, "c", 50, 67),
        (4, "cc", 50, 83),
        (4, "ccc", 50, 100),
        (4, "hc", 50, 89),
        (2, "hh", 67, 96),
    ],
)
def test_odds_count_the_hearts_and_clubs_in_hand(
    seats: int, hand: str, plain: int, best: int
) -> None:
    view = view_of(lab(seats, hands=(hand, *[""] * (seats - 1)), particles="100000"))
    assert wording.chance(view) == plain
    assert wording.chance_with_cards(view) == best


@pytest.mark.parametrize("hand", ["", "h", "hc"])
def test_a_button_tells_one_chance_and_the_sentence_about_it_the_other(hand: str) -> None:
    """ "67%, cards 89%" read like two chances of one die."""
    view = view_of(lab(2, hands=(hand, ""), particles="100000"))
    spot = next(spot for spot in TABLE.layout(view, 0) if spot.id == "act:neutralize")
    assert words(spot).count("%") == 1
    assert "67%" in words(spot)
    assert spot.meaning is not None
    sentence = TEXT.say(spot.meaning)
    assert "about 67" in sentence
    assert f"about {wording.chance_with_cards(view)}" in sentence
    assert ("hearts and clubs" in sentence) == bool(hand)


@pytest.mark.parametrize(("hand", "faces"), [("h", 6), ("c", 6), ("hc", 6)])
def test_the_odds_are_those_of_all_dice(hand: str, faces: int) -> None:
    """Every way the dice can fall, played through the rules with the cards spent."""
    won = 0
    tries = 0
    for first in range(1, faces + 1):
        for second in range(1, faces + 1):
            state = lab(4, hands=(hand, "", "", ""), particles="100000")
            used = _try_with_cards(state, [first, second])
            tries += 1
            won += state.particles[0] == 0
            assert used <= 2
    state = lab(4, hands=(hand, "", "", ""), particles="100000")
    assert round(100 * won / tries) == wording.chance_with_cards(view_of(state))


def _try_with_cards(state: State, dice: list[int]) -> int:
    """Neutralize once: clubs where they are enough, else hearts, else the price."""
    used = 1
    do(state, "neutralize", dice=(dice[0],))
    while state.phase == FAILED:
        short = state.setting.hit - state.die
        if state.hands[1] >= short:
            do(state, "club")
        elif state.hands[0]:
            do(state, "heart", dice=(dice[used],))
            used += 1
        else:
            do(state, "accept")
    return used


def test_spent_actions_leave_the_plain_odds() -> None:
    state = lab(hands=("hhs", "", "", ""), particles="100000")
    do(state, "share:3,1")
    assert wording.chance_with_cards(view_of(state)) == wording.chance(view_of(state)) == 50


def test_the_expected_turns_left_follow_the_mean_emergence() -> None:
    assert wording.turns_left(view_of(lab(4, MELTDOWN))) == 9, "31 places at 3.5 a turn"
    assert wording.turns_left(view_of(lab(4, CONTAINED))) == 16, "31 places at 2 a turn"
    assert wording.turns_left(view_of(lab(4, particles="666666"))) == 0


def test_the_gauge_shows_all_particles() -> None:
    laid = spots(lab(particles="012345"))
    assert laid["gauge"].art == Gauge(15)
    assert sum(spot.id.startswith("particle:") for spot in laid.values()) == 15
    assert laid["room:5"].art == HexRoom(5)


# --- warnings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "warned"), [(6, False), (5, True), (4, False), (1, True)])
def test_a_warning_comes_before_a_limit_under_the_code_and_before_none(
    limit: int, warned: bool
) -> None:
    state = lab(hands=("", "", "", ""), particles="100000")
    state.limits[0] = limit
    assert (("act:neutralize", "confirm") in paths(state)) == warned
    assert (("act:neutralize",) in paths(state)) != warned


def test_a_warning_comes_before_the_last_card() -> None:
    state = lab(3, hands=("", "", ""))
    assert ("act:collect",) in paths(state)
    for suit in state.stacks[0][:-1]:
        state.spent[suit] += 1
    del state.stacks[0][:-1]
    assert ("act:collect", "confirm") in paths(state)
    view = view_of(state)
    aids = TABLE.aids(view, 0, ("act:collect",), [Move("collect")])
    shown = {spot.id for spot in aids if spot.id != "prompt"}
    assert shown == {"warning-sheet", "warning", "confirm", "act:collect"}


def test_the_way_back_from_a_warning_lies_in_the_place_of_what_was_picked() -> None:
    """Touching the picked button again lets go of it: that button now says so."""
    state = lab(hands=("", "", "", ""), particles="100000")
    state.limits[0] = 1
    aids = {
        spot.id: spot
        for spot in TABLE.aids(view_of(state), 0, ("act:neutralize",), [Move("neutralize")])
    }
    assert words(aids["act:neutralize"]) == "No, leave it"
    back, go = aids["act:neutralize"], aids["confirm"]
    assert back.x + back.w / 2 < go.x - go.w / 2
    sheet = aids["warning-sheet"]
    del aids["prompt"], aids["warning-sheet"]
    assert all(sheet.z < spot.z for spot in aids.values())


def test_a_warning_comes_before_a_broken_code() -> None:
    state = lab(2, hands=("hhhhccdd", ""))
    do(state, "end")
    assert ("hand:0:0", "confirm") in paths(state), "four hearts of five"
    laid = TABLE.aids(view_of(state), 0, ("hand:0:0",), [Move("discard", 0)])
    aids = {spot.id: spot for spot in laid}
    assert "hand:0:0" not in aids, "the card stays where it is"
    assert words(aids[DECLINE]) == "No, keep it"
    assert aids[DECLINE].x + aids[DECLINE].w / 2 < aids[CONFIRM].x - aids[CONFIRM].w / 2
    assert ("hand:0:1",) in paths(state)


def test_a_gift_to_a_full_hand_is_warned_of() -> None:
    state = lab(2, hands=("hhc", "ccddss"), particles="000000")
    path = ("hand:0:0", "panel:1")
    assert (*path, CONFIRM) in paths(state)
    laid = TABLE.aids(view_of(state), 0, path, [Move("share", 0, 1)])
    aids = {spot.id: spot for spot in laid}
    assert "holds 6 cards, and the limit is 6" in words(aids["warning"])
    assert words(aids[DECLINE]) == "No, keep it"
    assert path in paths(lab(2, hands=("hhc", "ccdds"), particles="000000"))


def test_a_turn_in_which_nothing_was_done_is_ended_after_a_question() -> None:
    state = lab(2, hands=("hc", "d"), particles="100000")
    assert ("act:end", "confirm") in paths(state), "a particle lies here"
    view, end = view_of(state), Move("end")
    aids = {spot.id: spot for spot in TABLE.aids(view, 0, ("act:end",), [end])}
    assert words(aids["warning"]).startswith("You have not done anything in this turn.")
    assert words(aids["act:end"]) == "No, leave it"
    do(state, "neutralize", dice=(6,))
    assert ("act:end",) in paths(state), "one action was used"


def test_the_end_of_a_turn_that_offers_little_is_not_asked_about() -> None:
    risky = lab(2, hands=("hc", "d"), particles="100000")
    risky.limits[0] = 5
    assert ("act:end",) in paths(risky), "a miss would leave no room for a code"
    risky.hands[0] = 5
    assert ("act:end", "confirm") in paths(risky), "a code is ready"


def test_the_only_move_needs_no_warning() -> None:
    state = lab(2, hands=("hhhhccdd", ""))
    do(state, "end")
    view, heart, club = view_of(state), Move("discard", 0), Move("discard", 1)
    assert ("hand:0:0", "confirm") in picker_of(TABLE, view, [heart, club]).paths
    assert list(picker_of(TABLE, view, [heart]).paths) == [("hand:0:0",)]


def test_a_card_that_a_code_needs_is_not_discarded_by_a_slip() -> None:
    """A second touch on one place threw away a heart: the hand had moved on below the finger."""
    state = lab(2, hands=("hccccddd", ""))
    do(state, "end")
    enter(state, (0, 1, 0, 0, 0))
    view, heart, club = view_of(state), Move("discard", 0), Move("discard", 1)
    paths = picker_of(TABLE, view, [heart, club]).paths
    assert set(paths) == {("hand:0:0", "confirm"), ("hand:0:1",)}
    laid = {spot.id: spot for spot in TABLE.aids(view, 0, ("hand:0:0",), [heart])}
    assert "you also hold clubs" in words(laid["warning"]).lower()


def test_nobody_is_warned_of_losing_what_cannot_be_used() -> None:
    """Hearts and clubs are for a failed die: alone in a room they are of no use now."""
    alone = lab(4, hands=("hc", "", "", ""), pawns=(0, 1, 2, 3))
    assert ("act:collect",) in paths(alone)
    assert words(spots(alone)["prompt"]) == (
        "Hearts and clubs help after a missed roll, or as a gift to a teammate in your room."
    )
    mobile = lab(4, hands=("hd", "", "", ""), pawns=(0, 1, 2, 3))
    assert ("act:collect", "confirm") in paths(mobile), "a diamond could take the pawn on"


@pytest.mark.parametrize("spot", ["room:0", "room:3", "lock:1", "panel:0", "panel:1"])
def test_while_cards_must_go_every_touch_elsewhere_says_so(spot: str) -> None:
    """ "Roll for a move" misled a player who had to discard."""
    state = lab(2, hands=("hhccddss", ""))
    do(state, "end")
    assert TEXT.say(TABLE.why_not(view_of(state), 0, (), spot)) == "First discard 2 cards."


def test_discards_say_what_to_touch_how_many_and_what_happens() -> None:
    state = lab(2, hands=("hhccddds", ""))
    do(state, "end")
    assert words(spots(state)["prompt"]) == (
        "Your limit is 6. Touch 2 cards in your hand. They leave the game."
    )
    do(state, "discard:2")
    assert "Touch a card in your hand. It leaves" in words(spots(state)["prompt"])
    assert {("hand:0:0",), ("hand:0:2",), ("hand:0:3",)} <= paths(state).keys(), "in any order"


@pytest.mark.parametrize(
    ("seats", "hand", "told"),
    [
        (1, "h", "Hearts and clubs help only after a missed roll."),
        (5, "*", "Stars have no effect. They are only for their code."),
        (4, "s", "A spade needs a particle to push."),
    ],
)
def test_cards_without_a_use_say_why(seats: int, hand: str, told: str) -> None:
    rung, crew = (FIVE_CODES, 2) if seats == 5 else (MELTDOWN, seats)
    hands = (hand, *[""] * (crew - 1))
    state = lab(crew, rung, hands=hands, particles="000000", pawns=tuple(range(crew)))
    assert words(spots(state)["prompt"]) == told
    state.specials = 0
    assert words(spots(state)["prompt"]) == "You have used your special actions."


def test_another_try_says_what_it_costs() -> None:
    """ "Another try is free" hid the hand limit."""
    state = lab(2, hands=("", "d"), particles="300000")
    do(state, "neutralize", dice=(1,))
    assert state.limits[0] == 5
    assert words(spots(state)["prompt"]) == (
        "Another try costs no action. A miss takes your limit to 4."
    )


def test_a_question_is_answered_before_the_pawn_goes_on() -> None:
    state = lab(2, hands=("", ""), particles="000000")
    do(state, "move", dice=(3,))
    assert TEXT.say(TABLE.why_not(view_of(state), 0, (), "lock:3")) == "Answer the question first."


@pytest.mark.parametrize("spot", ["room:3", "hand:0:0", "lock:1", "act:move"])
def test_who_collects_is_told_that_the_turn_ends(spot: str) -> None:
    """ "Answer the question first" promised a card that could not be used afterwards."""
    state = lab(2, hands=("h", ""), particles="000000")
    do(state, "collect")
    assert words(spots(state)["headline"]) == "Collecting ends your turn"
    assert "you cannot use cards any more" in TEXT.say(TABLE.why_not(view_of(state), 0, (), spot))


def test_clubs_that_are_too_few_come_last_and_say_so() -> None:
    for hand, order, told in (
        ("c", ["accept", "club"], "1 + 1 = 2: not enough"),
        ("cc", ["club", "accept"], "1 + 1 = 2: 1 short"),
    ):
        state = lab(2, hands=(hand, "d"), particles="100000")
        do(state, "neutralize", dice=(1,))
        laid = [spot for spot in spots(state).values() if spot.id.startswith("act:")]
        assert [spot.id.removeprefix("act:") for spot in laid] == order
        club = next(spot for spot in laid if spot.id == "act:club")
        assert told in words(club).replace("\u202f", " ")
        assert isinstance(club.art, Button)
        assert club.art.aside == (hand == "c")


def test_the_question_says_which_acts_are_basic_special_or_free() -> None:
    state = lab(2, hands=("hds", "d"), particles="200000")
    asked = words(spots(state)["prompt"])
    assert asked == "Buttons: basic actions. Cards: special ones."
    do(state, "neutralize", dice=(6,))
    assert words(spots(state)["prompt"]).startswith("Another try costs no action.")
    state = lab(2, hands=("hdds", "d"), particles="000000")
    do(state, "diamond:1")
    assert words(spots(state)["prompt"]) == "Spending more cards is free this turn."
    state.basics = state.specials = state.spending = 0
    assert words(spots(state)["prompt"]) == "You have used your special actions."
    giving = lab(2, hands=("hds", "d"), particles="000000")
    do(giving, "share:0,1")
    assert words(spots(giving)["prompt"]) == (
        "More cards for the same teammate are free, from left to right."
    )
    do(giving, "share:3,1")
    assert words(spots(giving)["prompt"]) == asked, "cards go from left to right"
    giving.specials = 0
    assert words(spots(giving)["prompt"]) == "You have used your special actions."


def test_a_gift_says_that_one_card_goes_and_what_it_costs() -> None:
    """The outline is around all cards of a suit, and a second suit cost an action unsaid."""
    state = lab(2, hands=("hhcc", "d"), particles="000000")

    def told(suit: int) -> str:
        aids = TABLE.aids(view_of(state), 0, (f"hand:0:{suit}",), [Move("share", suit, 1)])
        return words(next(spot for spot in aids if spot.id == "aid"))

    assert told(1) == "Give one card: touch a teammate’s hand.\nIt costs a special action."
    do(state, "share:1,1")
    assert told(1).endswith("It is free.")
    assert told(0).endswith("It costs a special action."), "cards go from left to right"


def test_the_die_says_what_came_of_it() -> None:
    state = lab(2, hands=("c", "d"), particles="300000")
    do(state, "neutralize", dice=(5,))
    assert words(spots(state)["rolled"]) == "one gone!"
    do(state, "neutralize", dice=(2,))
    assert words(spots(state)["rolled"]) == "missed"
    do(state, "club")
    assert words(spots(state)["rolled"]) == "neutralize", "the card did it, not the die"


@pytest.mark.parametrize(("ladder", "free"), [(CONTAINED, False), (TRAINING, True)])
def test_collecting_says_where_it_is_free(ladder: int, free: bool) -> None:
    laid = spots(lab(2, ladder, hands=("h", ""), particles="000000"))
    button, line = laid["act:collect"], laid["headline"]
    assert ("(free)" in words(button)) == free
    assert button.meaning is not None
    assert ("no action" in TEXT.say(button.meaning)) == free
    assert line.meaning is not None
    assert ("Collecting is free" in TEXT.say(line.meaning)) == free


@pytest.mark.parametrize("hand", ["", "hc"])
def test_a_try_says_what_a_miss_costs_for_good(hand: str) -> None:
    """ "else a card" hid that the hand limit may fall."""
    button = spots(lab(2, hands=(hand, ""), particles="100000"))["act:neutralize"]
    assert words(button).endswith("67%, else limit 5")
    assert button.meaning is not None
    assert "hand limit to 5 for the rest of the game" in TEXT.say(button.meaning)


def test_an_empty_hand_and_the_own_room_are_called_so() -> None:
    state = lab(2, hands=("", "d"), pawns=(1, 2))
    assert words(spots(state)["prompt"]) == "You hold no cards."
    view = view_of(state)
    assert TEXT.say(TABLE.why_not(view, 0, (), "room:1")) == "You are already in room 2."
    assert "roll for a move" in TEXT.say(TABLE.why_not(view, 0, (), "room:4"))


def test_what_tells_of_a_colleagues_turn_stays_while_things_move() -> None:
    """Words that ask go meanwhile; these would blink with every step of the colleague."""
    state = lab(2, hands=("", "d"))
    asked, told = (
        {spot.id for spot in unasked(list(spots(state, seat).values()))} for seat in (0, 1)
    )
    assert not {"headline", "prompt"} & asked
    assert {"turn-of", "turn-waits"} <= told


@pytest.mark.parametrize(
    ("basics", "specials", "told"),
    [
        (1, 2, "Actions left: 1 basic, 2 special"),
        (0, 2, "Actions left: 2 special"),
        (1, 0, "Actions left: 1 basic"),
        (0, 0, "No actions left"),
    ],
)
def test_the_headline_names_only_actions_that_are_left(
    basics: int, specials: int, told: str
) -> None:
    state = lab(2, hands=("", ""))
    state.basics, state.specials = basics, specials
    assert words(spots(state)["headline"]) == told
    assert "0" not in words(spots(state, 1)["turn-of"])


@pytest.mark.parametrize(("hand", "told"), [("ddcc", ""), ("ddccs", "1"), ("ddccss", "2")])
def test_a_card_for_a_full_hand_says_how_many_must_go(hand: str, told: str) -> None:
    state = lab(2, hands=(hand, "d"), particles="000000")
    do(state, "collect")
    *_, more = words(spots(state)["act:collect"]).partition(", then discard ")
    assert more == told


def test_the_price_of_a_miss_says_when_no_code_fits_any_more() -> None:
    for limit, told in ((6, False), (5, True)):
        missed = lab(2, hands=("h", ""), particles="100000")
        missed.limits[0] = limit
        do(missed, "neutralize", dice=(1,))
        assert ("no code fits" in words(spots(missed)["act:accept"])) == told


def lit(state: State) -> set[str]:
    """The buttons that stand out."""
    return lit_in(view_of(state))


def lit_in(view: View, seat: int = 0) -> set[str]:
    laid = TABLE.layout(view, seat)
    return {spot.id for spot in laid if getattr(spot.art, "kind", "") == "primary"}


def test_at_most_one_button_is_lit_and_never_against_the_cards() -> None:
    whole = lab(2, hands=("hhhhh", ""), particles="000000")
    assert lit(whole) == set(), "the code comes first"
    gift = lab(2, hands=("h", "hhhh"), particles="000000")
    assert lit(gift) == set(), "the card that makes it whole comes first"
    duty = lab(2, duty=1, hands=("hc", ""), particles="100000")
    do(duty, "neutralize", dice=(2,))
    assert lit(duty) == {"act:detect"}, "looking costs nothing"
    needed = lab(2, hands=("h", ""), particles="100000")
    do(needed, "neutralize", dice=(2,))
    assert lit(needed) == set(), "the heart is needed for its code"


def test_cards_of_an_entered_code_are_not_recommended() -> None:
    state = lab(2, hands=("", ""), particles="000000")
    state.basics = 1
    assert lit(state) == {"act:collect"}
    state.entered[view_of(state).tops[0]] = 1
    assert lit(state) == set()


def test_collecting_is_not_lit_where_the_cards_find_no_room_in_hand() -> None:
    """Three lit touches led to "Your hand is too full: discard"."""
    view = view_of(lab(1, hands=("hhhccc",), particles="000000"))
    view = view._replace(basics=1, specials=0, tops=(SPADES,) * 6, limits=(6,))
    assert lit_in(view) == set()
    assert lit_in(view._replace(limits=(8,))) == {"act:collect"}, "one scientist takes two cards"


def test_nothing_that_asks_to_be_confirmed_is_lit() -> None:
    pair = lab(2, hands=("", ""), particles="000000")
    assert ("act:collect", "confirm") in paths(pair), "another action is left"
    assert lit(pair) == set()


PENALTIES = frozenset(("limit", "crowded"))
"""A point of the hand limit is lost; a hand is too full, and cards have to go."""


def games() -> Iterator[tuple[int, Session[State, Move, View]]]:
    """Games of all crews and rungs, with and without detector duty."""
    for number in range(24):
        options = {"ladder": number % len(LADDER), "duty": number // 12}
        yield number, Session(GAME, 1 + number % 4, options, f"lit {number}")


@pytest.mark.long
def test_who_touches_only_what_is_lit_meets_no_warning_and_no_penalty() -> None:
    """If nothing is lit, a rule of thumb plays on; all that is lit is what a hint would say."""
    touched: Counter[str] = Counter()
    for number, session in games():
        for _ in range(150):
            seat = session.to_move()
            if seat is None:
                break
            view, moves = session.view(seat), session.legal_moves()
            ways = {TABLE.clicks(view, move): move for move in moves}
            on = lit_in(view, seat) & {way[0] for way in ways}
            if not on:
                state = GAME.determinize(view, Rng(f"{number}", "thumb"))
                rates = move_scores(state, moves)
                session.play(moves[rates.index(max(rates))])
                continue
            (button,) = on
            assert (button,) in ways, (number, button, "it leads to a warning")
            advised = hint(GAME, view, moves, seconds=5.0).move
            assert TABLE.clicks(view, advised)[0] == button, (number, advised)
            events = session.play(ways[button,])
            assert not PENALTIES & {rule_event.kind for rule_event in events}, (number, button)
            touched[button] += 1
    assert touched["act:collect"] > 20
    assert touched["act:end"] > 5
    assert touched["act:detect"] > 20


def test_a_lock_says_who_holds_its_code() -> None:
    state = lab(2, hands=("h", "hhhhh"), particles="000000")
    text = Text("en")
    text.name_seats([literal("You"), literal("Visitor")])
    reason = text.say(TABLE.why_not(view_of(state), 0, (), "lock:0"))
    assert reason.startswith("Visitor holds the whole code of hearts")


def test_ruling_32_collecting_asks_once_while_other_actions_are_left() -> None:
    """It ends the turn, and says so; with nothing else to do the player is not asked."""
    state = lab(4, hands=("hc", "", "", ""))
    assert "end" in words(spots(state)["act:collect"])
    assert ("act:collect", "confirm") in paths(state)
    (warned,) = [
        spot
        for spot in TABLE.aids(view_of(state), 0, ("act:collect",), [Move("collect")])
        if spot.id == "warning"
    ]
    assert "Collecting ends your turn" in words(warned)
    empty = lab(4, hands=("", "", "", ""))
    assert ("act:collect",) in paths(empty), "no card to share, to spend, or for a code"
    pair = lab(2, hands=("", ""))
    assert ("act:collect", "confirm") in paths(pair), "a second basic action is left"
    do(pair, "collect")
    assert ("act:collect",) in paths(pair), "the second card is the same turn's"


def test_a_hand_over_its_limit_is_a_line_of_the_log() -> None:
    state = lab(2, hands=("hhhhccds", ""))
    line = TABLE.tell("crowded", {"seat": 0, "count": 2}, view_of(state))
    assert line is not None
    assert TEXT.say(line) == "Player 1: 2 cards above the hand limit of 6."


# --- choices after dice ---------------------------------------------------------------------------


def test_the_arc_shows_how_far_the_die_carries() -> None:
    state = lab()
    assert "reach" not in spots(state)
    do(state, "move", dice=(2,))
    assert state.phase == CHOOSE
    assert spots(state)["reach"].art == Reach(0, 2)
    assert set(paths(state)) == {(f"room:{space}",) for space in (4, 5, 0, 1, 2)}


def test_after_a_failed_die_the_answers_are_buttons() -> None:
    state = lab(hands=("hc", "", "", ""), particles="100000")
    do(state, "neutralize", dice=(3,))
    laid = spots(state)
    assert {"act:heart", "act:club", "act:accept"} <= set(laid)
    assert "3 + 1 = 4" in words(laid["act:club"]).replace("\u202f", " ")
    assert "5" in words(laid["act:accept"])


def test_a_line_about_a_picked_card_replaces_headline_and_question() -> None:
    """It lies where these are, and would cut the question in two."""
    state = lab(4, hands=("hc", "", "", ""), pawns=(0, 1, 2, 3))
    aids = {spot.id: spot for spot in TABLE.aids(view_of(state), 0, ("hand:0:0",), [])}
    assert aids["aid"].label is not None
    assert aids["headline"].art.unseen
    assert aids["prompt"].art.unseen


def test_spill_over_has_a_button_that_does_it_alone() -> None:
    state = lab(hands=("", "", "", ""), particles="000060")
    do(state, "end", dice=(2, 5))
    assert state.phase == SPILL
    assert "act:spread" in spots(state)
    assert set(paths(state)) == {("room:3",), ("room:5",), ("act:spread",)}


def test_a_gift_is_a_card_and_then_a_colleague() -> None:
    state = lab(hands=("hs", "", "", ""), pawns=(0, 0, 2, 2))
    gifts = {path for path, move in paths(state).items() if move.kind == "share"}
    assert gifts == {("hand:0:0", "panel:1"), ("hand:0:3", "panel:1")}
    reason = TEXT.say(TABLE.why_not(view_of(state), 0, ("hand:0:0",), "panel:2"))
    assert "same room" in reason


def test_a_spade_is_a_card_and_two_rooms() -> None:
    state = lab(hands=("s", "", "", ""), particles="000100")
    spades = {path for path, move in paths(state).items() if move.kind == "spade"}
    assert spades == {("hand:0:3", "room:3", "room:2"), ("hand:0:3", "room:3", "room:4")}


def test_a_ready_code_is_entered_at_its_lock() -> None:
    state = lab(hands=("ddddd", "", "", ""))
    assert ("lock:2",) in paths(state)
    lock = spots(state)["lock:2"].art
    assert isinstance(lock, CodeLock)
    assert lock.state == "ready"
    reason = TEXT.say(TABLE.why_not(view_of(state), 0, (), "lock:0"))
    assert "You hold 0" in reason


# --- geometry -------------------------------------------------------------------------------------


def test_tokens_and_pawns_stay_in_their_room() -> None:
    w, h = ROOM_SIZE
    for x, y in SLOTS:
        assert abs(x) + TOKEN / 2 <= w / 2
        assert abs(y) + TOKEN / 2 <= h / 2
    for stand in STANDS:
        for x, y in stand:
            assert abs(x) <= w / 2
            assert abs(y) <= h / 2


def test_no_pawn_covers_the_letter_of_another() -> None:
    w, h = PAWN
    letter = 0.36 * w  # a wide one, in the middle of the pawn
    for stand in some(STANDS):
        for (x, y), (to_x, to_y) in combinations(stand, 2):
            assert abs(x - to_x) >= (w + letter) / 2 or abs(y - to_y) >= h


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("places", [6, 8, 12])
def test_every_hand_fits_its_panel(seats: int, places: int) -> None:
    panels = plan_for().panels(seats, 0)
    assert len(panels) == seats
    for left, right in pairwise(panels):
        assert left.x + left.w / 2 < right.x - right.w / 2
    for panel in panels:
        plan = geometry.hand(panel, places)
        assert len(plan.places) == places
        first, last = plan.places[0], plan.places[-1]
        assert first.x - first.w / 2 >= panel.x - panel.w / 2
        assert last.x + last.w / 2 <= panel.x + panel.w / 2 + 1
        assert last.y + last.h / 2 <= panel.y + panel.h / 2


def test_cards_lie_in_the_order_of_suits_and_each_suit_is_one_touch() -> None:
    state = lab(hands=("shd", "cc", "", ""))
    laid = spots(state)
    xs = [laid[f"card:0:{suit}:0"].x for suit in (0, 2, 3)]
    assert xs == sorted(xs)
    assert {i for i in laid if i.startswith("hand:")} == {"hand:0:0", "hand:0:2", "hand:0:3"}
    assert {i for i in spots(state, 1) if i.startswith("hand:")} == {"hand:1:1"}


def test_five_codes_have_five_locks() -> None:
    state = lab(2, FIVE_CODES)
    assert sum(spot.startswith("lock:") for spot in spots(state)) == SUITS
    boxes = plan_for().lock_boxes(SUITS)
    assert len({(box.x, box.y) for box in boxes}) == SUITS


# --- the end --------------------------------------------------------------------------------------


def test_the_result_names_the_cause_the_codes_and_the_turns() -> None:
    state = lab(hands=("", "", "", ""), particles="666666")
    do(state, "end", dice=(1, 1))
    lines = TABLE.result(view_of(state))
    sentences = [TEXT.say(line.what) + ": " + TEXT.say(line.figures[0]) for line in lines]
    assert sentences[0] == "How it ended: No room was left for a new particle."
    assert "Turns survived: 1" in sentences
    assert sentences[-2] == "Codes entered: 0 / 4"
    assert lines[-2].total
    assert sentences[-1].startswith("Did you know?: ")


def test_every_beat_of_a_game_is_told_or_needs_no_words() -> None:
    silent = {"emerged", "turn"}
    rng = Rng("beats", "")
    state = lab(2, CONTAINED)
    kinds: set[str] = set()

    def note(kind: str, /, **facts: int) -> None:
        kinds.add(kind)
        line = TABLE.tell(kind, facts, view_of(state))
        assert (line is None) == (kind in silent), kind

    while GAME.to_move(state) is not None:
        GAME.apply(state, rng.pick(GAME.legal_moves(state)), rng, note)
    assert len(kinds) > 8


# --- before a game --------------------------------------------------------------------------------


def test_the_first_game_suggested_is_contained_and_the_default_is_the_published_one() -> None:
    info = GAME.info
    assert info.complete({})["ladder"] == PUBLISHED
    assert info.complete(info.suggested)["ladder"] == CONTAINED


def test_with_detector_duty_the_odds_are_its_own() -> None:
    """A second roll for a right name can only help: a crew of Nobels knows every picture."""
    for (ladder, easing, seats), (won, games) in WITH_DUTY.items():
        plain = WON[ladder, easing, seats]
        assert won / games >= plain[0] / plain[1]
        options = {"ladder": ladder, "easing": easing, "duty": 1}
        assert of_hundred(seats, options) == of_hundred(seats, options | {"duty": REAL})
        assert of_hundred(seats, options)["odds"] == round(100 * won / games)
    assert of_hundred(3, {"ladder": 5, "easing": 0, "duty": 1})["odds"] == UNKNOWN


def test_the_easing_counts_for_three_and_four_alone() -> None:
    plain, eased = ({"ladder": PUBLISHED, "easing": easing} for easing in (0, 1))
    assert of_hundred(2, plain) == of_hundred(2, eased)
    assert of_hundred(3, plain) != of_hundred(3, eased)


@pytest.mark.parametrize("giver", [0, 1])
def test_a_card_that_is_given_comes_from_the_panel_of_the_giver(giver: int) -> None:
    other = 1 - giver
    state = lab(2, hands=("h", "h"))
    state.seat, state.sharing = giver, other
    given = next(spot for spot in spots(state).values() if spot.id.startswith(f"card:{other}:"))
    assert given.source == f"panel:{giver}"


def test_cards_for_a_code_are_of_use_from_the_number_that_it_needs() -> None:
    need = lab(1).setting.code
    for held, useful in ((need - 1, False), (need, True)):
        state = lab(1, hands=("h" * held,))
        state.specials = 1
        view = view_of(state)
        assert wording.has_use(view, 0) == useful, held


def test_the_odds_are_told_for_every_crew_and_rung() -> None:
    table = ParticlePanicTable()
    for ladder in some(range(len(LADDER))):
        for easing in (0, 1):
            for seats in GAME.info.seats:
                options = {"ladder": ladder, "easing": easing}
                foretold = table.foretell(seats, options)
                odds, low, high = (foretold[name] for name in ("odds", "low", "high"))
                assert low <= odds <= high or odds == UNKNOWN
                sentence = TEXT.say(say(f"particle_panic-option-ladder-{ladder}-help", **foretold))
                assert "{" not in sentence
                if odds > 0:
                    assert f"{odds} out of 100 games" in sentence
                    assert f"between {low} and {high}" in sentence


def test_the_interval_of_the_odds_is_that_of_wilson() -> None:
    """133 of 200: 66.5 %, with 95 % between 59.7 and 72.7."""
    odds = ParticlePanicTable().foretell(4, {"ladder": CONTAINED, "easing": 0})
    assert odds == {"odds": 66, "low": 59, "high": 73}


def test_the_easing_changes_nothing_for_two() -> None:
    table = ParticlePanicTable()
    eased, plain = ({"ladder": CONTAINED, "easing": easing} for easing in (1, 0))
    assert table.foretell(2, eased) == table.foretell(2, plain)


# --- Detector duty --------------------------------------------------------------------------------


def looking(kind: int, hand: str = "", duty: int = SKETCHED) -> State:
    """A player looks at the picture of such a particle."""
    state = lab(hands=(hand, "", "", ""), particles="200000", duty=duty)
    do(state, "neutralize", dice=(1,))
    do(state, "detect", dice=(kind + 1, 2, 7, 10, 5))
    return state


@pytest.mark.parametrize("kind", range(KINDS))
def test_each_picture_is_named_by_a_button_and_described_for_those_who_do_not_see_it(
    kind: int,
) -> None:
    state = looking(kind)
    laid = spots(state)
    assert laid["detector"].art == DetectorPicture(*state.duty.event)
    assert laid["detector"].spoken is not None
    described = TEXT.say(laid["detector"].spoken)
    name = words(laid[f"act:name-{kind}"])
    assert name.lower() not in described.lower(), "that would be the answer"
    assert paths(state)[f"act:name-{kind}",] == Move("name", kind)
    assert not any(spot_id.startswith(("room:", "lock:", "pawn:")) for spot_id in laid)


def test_the_eight_names_lie_apart_and_are_large_enough_for_a_finger() -> None:
    laid = spots(looking(0))
    buttons = [spot for name, spot in laid.items() if name.startswith("act:name-")]
    assert len(buttons) == KINDS
    assert all(spot.w >= 60 and spot.h >= 60 for spot in buttons)
    for one, other in combinations(buttons, 2):
        assert abs(one.x - other.x) >= one.w or abs(one.y - other.y) >= one.h


def test_others_see_the_picture_but_have_no_buttons() -> None:
    laid = spots(looking(0), seat=1)
    assert "detector" in laid
    assert not any(spot_id.startswith("act:") for spot_id in laid)


def test_a_wrong_name_is_answered_with_what_it_was_and_by_what_one_knows_it() -> None:
    state = looking(MUON)
    events = do(state, f"name:{PHOTON}")
    sentence = words(spots(state)["detector:words"])
    assert sentence.startswith("Photon? No. A muon")
    assert "because" in sentence
    line = TABLE.tell(*events[0], view_of(state))
    assert line is not None
    assert TEXT.say(line).endswith("Photon? No, it was: Muon.")
    do(state, "accept")
    assert "room:0" in spots(state), "the lab is back"


def test_a_right_name_is_said_to_be_right() -> None:
    state = looking(MUON)
    views: list[View] = []

    def note(kind: str, /, **_facts: int) -> None:
        if kind == "named":
            views.append(view_of(state))

    GAME.apply(state, Move("name", MUON), Rng("right", "dice"), note)
    laid = {spot.id: spot for spot in TABLE.layout(views[0], 0)}
    assert words(laid["detector:words"]).startswith("Right! A muon")
    assert laid[f"act:name-{MUON}"].art == Button("primary", "check")


@pytest.mark.parametrize("kind", range(KINDS))
def test_muons_and_electrons_may_be_recorded_collisions(kind: int) -> None:
    """The table of CMS has a line with this run, this event and these two leptons."""
    state = looking(kind, duty=REAL)
    laid = spots(state)
    art, source = laid["detector"].art, words(laid["detector:source"])
    spoken = laid["detector"].spoken
    assert spoken is not None
    if kind not in RECORDED:
        assert art == DetectorPicture(*state.duty.event)
        assert source == "This picture is drawn."
        assert "real" not in TEXT.say(spoken)
        return
    assert isinstance(art, RecordedPicture)
    assert art.asked.kind == art.other.kind == KEYS[kind]
    assert art.asked.charge == state.duty.event.charge == -art.other.charge
    pairs = collisions().samples[recorded.WINDOWS[kind]].pairs
    (origin,) = [
        origin
        for pair, origin in map(pairs.event, range(len(pairs)))
        if set(pair) == {art.asked, art.other}
    ]
    assert f"run {origin.run}, event {origin.event} " in source
    assert "second track" in TEXT.say(spoken)
    assert bends_left(art.asked) != bends_left(art.other), "as the spoken name says"


def test_each_picture_has_its_collision_and_many_are_shown() -> None:
    """Every collision keeps to the middle of the detector, and its leptons are fast."""
    shown = set()
    for number in range(400):
        event = draw(Rng(str(number), "pictures"))
        if event.kind in RECORDED:
            collision = recorded.recorded(event)
            assert collision == recorded.recorded(event)
            for lepton in collision[:2]:
                assert abs(lepton.eta) < recorded.BARREL
                assert lepton.pt >= recorded.SOFTEST
            shown.add(collision.origin)
    assert len(shown) >= 60, "a crew seldom meets one twice"


@pytest.mark.parametrize(
    ("length", "reason"), [(None, "is missing"), (1000, "ends too early"), (-1, "is damaged")]
)
def test_without_good_data_a_sentence_says_so_and_the_sketch_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, length: int | None, reason: str
) -> None:
    raw = data.FILE.read_bytes()
    path = tmp_path / "cms.bin"
    if length is not None:
        path.write_bytes(b"?" * 1000 if length < 0 else raw[:length])
    monkeypatch.setattr(data, "FILE", path)
    state = looking(MUON, duty=REAL)
    laid = spots(state)
    assert laid["detector"].art == DetectorPicture(*state.duty.event)
    assert words(laid["detector:source"]).endswith(f"{reason}.")
    assert paths(state)[f"act:name-{MUON}",] == Move("name", MUON), "the game goes on"


def test_a_game_without_real_collisions_does_not_read_their_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(data, "load", None)
    monkeypatch.setattr(data, "FILE", Path("/nowhere/cms.bin"))
    assert "detector:source" not in spots(looking(MUON))
    assert "detector:source" not in spots(lab(hands=("", "", "", ""), duty=REAL))


def test_the_detector_is_offered_beside_cards_and_price() -> None:
    state = lab(hands=("hc", "", "", ""), particles="200000", duty=1)
    do(state, "neutralize", dice=(1,))
    offered = {path[0] for path in paths(state)}
    assert offered == {"act:detect", "act:heart", "act:club", "act:accept"}
    assert offered <= spots(state).keys()


def test_no_glow_of_a_room_hides_its_number_or_who_stands_there() -> None:
    """A spot with this z is painted over every glow."""
    session = Session(ParticlePanic(), 4, {}, "over the glow")
    spots = TABLE.layout(session.view(0), 0)
    over = {spot.id.partition(":")[0] for spot in spots if spot.z == TAG}
    assert {"number", "pawn"} <= over


def test_a_right_name_is_confirmed_before_the_die_rolls_again() -> None:
    """A wrong one stays in sight anyway, until the scientist goes on."""
    right = keyframes(TABLE, lambda _kind: "", named(HADRON), [], [])
    wrong = keyframes(TABLE, lambda _kind: "", named(PHOTON), [], [])
    assert [frame.hold for frame in right] == [VERDICT]
    assert [frame.hold for frame in wrong] == [0.0]
    assert VERDICT >= 2.0, "a sentence is read"


def named(kind: int) -> RuleEvent[View]:
    """The answer when a player takes a charged hadron for this."""
    state = lab(2, duty=1, hands=("", ""), particles="100000")
    return RuleEvent("named", {"seat": 0, "kind": kind, "truth": HADRON}, view_of(state))


@pytest.mark.parametrize("language", languages())
def test_a_chance_says_what_it_is_the_chance_of(language: str) -> None:
    """ "67 to 83 %" alone was a riddle."""
    text = Text(language)
    state = lab(4, hands=("c", "", "", ""), particles="100000")
    button = spots(state)["act:neutralize"]
    assert button.label is not None
    assert button.meaning is not None
    assert "50" in text.say(button.label)
    assert "67" not in text.say(button.label), "two numbers for one die"
    sentence = text.say(button.meaning)
    assert all(figure in sentence for figure in ("50", "67", "100")), "without cards and with them"
    odds = text.say(say("particle_panic-odds", odds=67, low=60, high=73))
    assert odds.count(".") == 2, "what was counted, and within which bounds the truth lies"
    assert all(figure in odds for figure in ("67", "60", "73"))


def test_upright_the_lab_comes_first_and_the_own_hand_is_not_the_smaller() -> None:
    plan = plan_for(sheet_for((720, 1280)), 2)
    room = ROOM_SIZE[0] * plan.scale
    assert room >= 100  # 80 with the codes in two rows
    assert plan.own is not None
    assert plan.own.h >= plan.hands.h
    boxes = plan.lock_boxes(ROW)
    assert len({box.y for box in boxes}) == 1
    assert plan.ring.bottom <= boxes[0].top


def test_a_waiting_player_reads_one_fact_until_the_next_turn() -> None:
    """A game of two has a new fact each round, and none while the player is asked."""
    facts: list[object] = []
    for turn in range(2, 2 + 2 * len(FACTS), 2):
        view = GAME.observe(lab(2), 1)._replace(turn=turn, seat=1, chooser=1)
        words = {spot.id: spot.label for spot in TABLE.layout(view, 0)}
        waits = words[TURN_WAITS]
        assert waits is not None
        facts.append(dict(waits.args)["fact"])
        assert TURN_WAITS not in {spot.id for spot in TABLE.layout(view, 1)}
    assert len(set(facts)) == len(FACTS)


def test_the_words_of_the_dice_say_that_their_room_is_full() -> None:
    """Its particles lie in another room then."""
    state = lab(2, CONTAINED, particles="060000")
    state.roll = ("emerge", 2, 1)
    assert words(spots(state)["rolled"]) == "room 2 full: +1"
    state.roll = ("emerge", 2, 2)
    assert words(spots(state)["rolled"]) == "+1 in room 3"
