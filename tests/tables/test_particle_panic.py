"""Particle Panic on the table: odds, warnings, arcs, spill-over, and where hands lie."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.cabinets import CABINETS
from game.core.phrase import say
from game.core.rng import Rng
from game.rules.particle_panic import ParticlePanic
from game.rules.particle_panic.lab import CHOOSE, FAILED, SPILL, SUITS, Move, State, View
from game.rules.particle_panic.ladder import CONTAINED, FIVE_CODES, LADDER, MELTDOWN, PUBLISHED
from game.tables.particle_panic import ParticlePanicTable, geometry, wording
from game.tables.particle_panic.geometry import PAWN, ROOM_SIZE, SLOTS, STANDS, TOKEN
from game.tables.particle_panic.pictures import CodeLock, Gauge, Reach, Room
from game.tables.table import Spot
from game.words.text import Text
from tests.rules.test_particle_panic import do, lab

GAME = ParticlePanic()
TABLE = CABINETS["particle_panic"].table
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
    shown = spots(lab(particles="012345"))
    assert shown["gauge"].art == Gauge(15)
    assert sum(spot.id.startswith("particle:") for spot in shown.values()) == 15
    assert shown["room:5"].art == Room(5)


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
    assert {spot.id for spot in aids} == {"warning-sheet", "warning", "confirm", "act:collect"}


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
    assert all(sheet.z < spot.z for spot in aids.values() if spot is not sheet)


def test_a_warning_comes_before_a_broken_code() -> None:
    state = lab(2, hands=("hhhhccdd", ""))
    do(state, "end")
    assert ("hand:0:0", "confirm") in paths(state), "four hearts of five"
    aids = TABLE.aids(view_of(state), 0, ("hand:0:0",), [Move("discard", 0)])
    assert "hand:0:0" not in {spot.id for spot in aids}, "the card stays where it is"
    assert ("hand:0:1",) in paths(state)


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
    shown = spots(state)
    assert {"act:heart", "act:club", "act:accept"} <= set(shown)
    assert "3 + 1 = 4" in words(shown["act:club"])
    assert "5" in words(shown["act:accept"])


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
    said = TEXT.say(TABLE.why_not(view_of(state), 0, ("hand:0:0",), "panel:2"))
    assert "same room" in said


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
    said = TEXT.say(TABLE.why_not(view_of(state), 0, (), "lock:0"))
    assert "you hold 0" in said


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
    for stand in STANDS:
        for (x, y), (to_x, to_y) in combinations(stand, 2):
            assert abs(x - to_x) >= (w + letter) / 2 or abs(y - to_y) >= h


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("places", [6, 8, 12])
def test_every_hand_fits_its_panel(seats: int, places: int) -> None:
    panels = geometry.hands(seats)
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
    shown = spots(state)
    xs = [shown[f"card:0:{suit}:0"].x for suit in (0, 2, 3)]
    assert xs == sorted(xs)
    assert {i for i in shown if i.startswith("hand:")} == {"hand:0:0", "hand:0:2", "hand:0:3"}
    assert {i for i in spots(state, 1) if i.startswith("hand:")} == {"hand:1:1"}


def test_five_codes_have_five_locks() -> None:
    state = lab(2, FIVE_CODES)
    assert sum(spot.startswith("lock:") for spot in spots(state)) == SUITS
    boxes = geometry.locks(SUITS)
    assert len({(box.x, box.y) for box in boxes}) == SUITS


# --- the end --------------------------------------------------------------------------------------


def test_the_result_names_the_cause_the_codes_and_the_turns() -> None:
    state = lab(hands=("", "", "", ""), particles="666666")
    do(state, "end", dice=(1, 1))
    lines = TABLE.result(view_of(state))
    told = [TEXT.say(line.what) + ": " + TEXT.say(line.figures[0]) for line in lines]
    assert told[0] == "How it ended: No room was left for a new particle."
    assert "Turns survived: 1" in told
    assert told[-1] == "Codes entered: 0 / 4"
    assert lines[-1].total


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


def test_the_odds_are_told_for_every_crew_and_rung() -> None:
    table = ParticlePanicTable()
    for ladder in range(len(LADDER)):
        for easing in (0, 1):
            for seats in GAME.info.seats:
                options = {"ladder": ladder, "easing": easing}
                odds = table.foretell(seats, options)["odds"]
                assert -1 <= odds <= 100
                told = TEXT.say(say(f"particle_panic-option-ladder-{ladder}-help", odds=odds))
                assert "{" not in told
                if odds > 0:
                    assert f"{odds} of 100" in told
    eased, plain = ({"ladder": CONTAINED, "easing": easing} for easing in (1, 0))
    assert table.foretell(2, eased) == table.foretell(2, plain)
