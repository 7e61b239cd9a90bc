"""The table of U-kNOw Feynman: places, touches and moments."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from ai.levels import LEVELS
from game.art.ink.renderer import FONT_BOLD
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import Session
from game.rules.u_know_feynman import State, View, faces
from game.rules.u_know_feynman.faces import ANTIMATTER, MATTER
from game.scenes.table.keyframes import unasked
from game.tables.sheet import sheet_for
from game.tables.table import BOARD, Spot
from game.tables.u_know_feynman import UKnowFeynmanTable, geometry
from game.tables.u_know_feynman.pictures import Dome, Duo
from game.tables.u_know_feynman.wording import card_id, following
from game.ui.picker import picker_of
from game.words.text import Text
from tests.rules.two_faced import DULL, GAME, IDLE, do, face, legal, table
from tests.some import some

TABLE = UKnowFeynmanTable()


def view_of(state: State, seat: int | None = None) -> View:
    return GAME.observe(state, state.mover if seat is None else seat)


def spot_of(state: State, name: str) -> str:
    """The spot of the card with these words in the hand of the player to move."""
    hand = state.hands[state.mover]
    return card_id(next(card for card in hand if state.up[card] == face(name)))


def path(state: State, name: str) -> tuple[str, ...]:
    return TABLE.clicks(view_of(state), legal(state)[name])


# --- touches --------------------------------------------------------------------------------------


def test_decay_is_touched_before_the_card() -> None:
    state = table("blue up", ["blue tau", "wild"], DULL)
    tau, wild = spot_of(state, "blue tau"), spot_of(state, "wild")
    assert path(state, "blue tau") == (tau,)
    assert path(state, "call blue tau") == ("decay", tau)
    assert path(state, "call wild as green") == ("decay", wild, "suit:2")
    assert path(state, "draw") == ("pile",)


def test_a_last_card_asks_for_no_colour() -> None:
    """It ends the round: no card follows."""
    state = table("blue up", ["wild"], DULL)
    view, wild = view_of(state), spot_of(state, "wild")
    moves = [move for move in legal(state).values() if move.kind == "play"]
    assert {TABLE.clicks(view, move) for move in moves} == {(wild,)}
    assert not any(spot.id.startswith("suit") for spot in TABLE.aids(view, 0, (wild,), moves))


def test_a_baryon_begins_with_its_button() -> None:
    state = table("blue muon", ["blue up", "red up", "green down", *DULL], IDLE)
    cards = tuple(spot_of(state, name) for name in ("blue up", "green down", "red up"))
    assert path(state, "blue up + green down + red up") == ("baryon", *cards)
    assert any(spot.id == "baryon" for spot in TABLE.layout(view_of(state), 0))
    without = table("blue muon", ["blue up", "red tau", "green down"], IDLE)
    assert not any(spot.id == "baryon" for spot in TABLE.layout(view_of(without), 0))


def test_a_baryon_once_begun_plays_no_card_by_itself() -> None:
    """A strange quark that fits was played alone, and the two others were let go."""
    hand = ["blue up", "red up", "green down", "blue strange", *DULL]
    state = table("blue muon", hand, IDLE)
    up, down, strange = (spot_of(state, hand[at]) for at in (0, 2, 3))
    picker = picker_of(TABLE, view_of(state), list(legal(state).values()))
    begun, _ = picker.tap("baryon")
    with pytest.raises(KeyError):
        begun.tap(strange)
    assert strange in begun.closed()
    refused = TABLE.why_not(view_of(state), 0, begun.picked, strange)
    assert refused == say("u_know_feynman-why-baryon")
    going, _ = begun.tap(up)
    assert down not in going.closed()
    ended, move = going.tap("baryon")
    assert (ended.picked, move) == ((), None)


def test_a_gluon_is_answered_by_two_cards_or_by_the_flip_alone() -> None:
    second = ["yellow flip", "blue top|orange down", "red tau"]
    state = table("yellow down", ["yellow gluon", *IDLE], second)
    do(state, "yellow gluon")
    flip, quark = spot_of(state, "yellow flip"), spot_of(state, "blue top")
    assert path(state, "yellow flip + yellow down") == (flip, quark)
    assert path(state, "yellow flip") == (flip, "alone")
    assert path(state, "take") == ("pile",)
    aids = TABLE.aids(view_of(state), 1, (flip,), list(legal(state).values()))
    assert "alone" in {spot.id for spot in aids}


def test_nobody_is_asked_about_their_own_silence() -> None:
    state = table("blue up", ["blue tau", "red muon"], IDLE)
    do(state, "blue tau")
    events: list[tuple[str, set[str]]] = []

    def watch(kind: str, /, **_facts: int) -> None:
        spots = TABLE.layout(view_of(state, 0), 0)
        events.append((kind, {spot.id for spot in spots}))

    GAME.apply(state, legal(state)["catch"], Rng("own", "silence"), watch)
    assert [kind for kind, _ in events] == ["caught"]
    assert not events[0][1] & {"catch", "let"}


def test_a_silence_that_nobody_catches_is_told_once() -> None:
    state = table("blue up", ["blue tau", "red muon"], IDLE, DULL)
    do(state, "blue tau")
    kinds: list[str] = []

    def note(kind: str, /, **_facts: int) -> None:
        kinds.append(kind)

    for seat in (1, 2):
        assert state.mover == seat
        GAME.apply(state, legal(state)["let"], Rng("own", "silence"), note)
    assert kinds == ["missed"]


def test_below_a_spent_photon_the_label_names_the_particle_as_the_question_does() -> None:
    state = table("red bottom", ["red photon", *DULL], ["green charm", "green top"])
    do(state, "red photon")
    do(state, "take")
    view = view_of(state, state.mover)
    label = next(spot.label for spot in TABLE.layout(view, state.mover) if spot.id == "follow")
    assert label is not None
    assert Text("en").say(label) == "red or bottom quark"


def test_where_a_card_of_another_colour_seems_to_stop_a_force_the_colour_is_named() -> None:
    state = table("orange tau-neutrino", ["orange W", *DULL], ["pink tau", "cyan skip"], side=1)
    do(state, "yellow W")
    said = Text("en").say(TABLE.prompt(view_of(state), state.mover))
    assert said == (
        "You have no orange card that stops this force (W boson): touch the pile and take 1."
    )


# --- moments ------------------------------------------------------------------------------------


def test_only_a_silence_has_a_moment_to_call() -> None:
    state = table("blue up", ["blue tau", "red muon"], IDLE)
    view, moves = view_of(state), legal(state)
    moment = TABLE.moment(view, 0, moves["blue tau"])
    assert moment is not None
    assert (moment.pressed, moment.lapsed) == (moves["call blue tau"], moves["blue tau"])
    assert TABLE.moment(view, 0, moves["call blue tau"]) is None
    assert TABLE.moment(view, 0, moves["draw"]) is None
    assert TABLE.moment(view_of(state, 1), 1, None) is None


def test_whoever_is_still_asked_has_a_moment_to_catch() -> None:
    state = table("blue up", ["blue tau", "red muon"], IDLE, DULL)
    do(state, "blue tau")
    assert [TABLE.moment(view_of(state, seat), seat, None) is not None for seat in range(3)] == [
        False,
        True,
        True,
    ]
    do(state, "let")
    assert TABLE.moment(view_of(state, 1), 1, None) is None, "has let it pass"
    assert TABLE.moment(view_of(state, 2), 2, None) is not None


def test_the_antiquark_of_an_answer_lies_with_the_right_face_up() -> None:
    hand = ["yellow flip", "blue top|orange down", "red tau"]
    state = table("yellow down", ["yellow gluon", *DULL], hand)
    do(state, "yellow gluon")
    pair = next(name for name in legal(state) if " + " in name and "call" not in name)
    moment = TABLE.moment(view_of(state), 1, legal(state)[pair])
    assert moment is not None
    quark = next(spot for spot in moment.spots if spot.id == spot_of(state, "blue top"))
    assert isinstance(quark.art, Duo)
    assert (quark.art.side, quark.art.face) == (ANTIMATTER, face("orange down"))


# --- lying --------------------------------------------------------------------------------------


def whole_hand(count: int, side: int = MATTER) -> tuple[list[Spot], State]:
    """The own cards of a player who holds so many."""
    state = table("blue up", ["blue tau", *DULL], IDLE, side=side)
    while len(state.hands[0]) < count:
        state.hands[0].append(state.pile.pop())
    spots = TABLE.layout(view_of(state), 0)
    mine = {card_id(card) for card in state.hands[0]}
    return [spot for spot in spots if spot.id in mine], state


@pytest.mark.parametrize("count", [1, 7, 12, 13, 20, 28, 40, 100])
def test_the_own_hand_stays_on_the_table_and_can_be_read(count: int) -> None:
    spots, _ = whole_hand(max(4, count))
    rows: dict[float, list[Spot]] = {}
    for spot in some(spots):
        rows.setdefault(round(spot.y + spot.h / 2, -1), []).append(spot)
        assert spot.x - spot.w / 2 >= BOARD[0]
        assert spot.y + spot.h / 2 <= BOARD[3] + 14
    for line in rows.values():
        xs = sorted(spot.x for spot in line)
        gaps = [b - a for a, b in pairwise(xs)]
        if count <= 28:
            assert all(gap >= 34 for gap in gaps), "suit and symbol of every card are uncovered"
        assert all(gap > 0 for gap in gaps)


def test_twenty_cards_cover_nothing() -> None:
    spots, _ = whole_hand(20)
    for one in some(spots):
        for other in spots:
            apart = abs(one.x - other.x) >= one.w - 1 or abs(one.y - other.y) >= one.h - 1
            assert one is other or apart


@pytest.mark.parametrize("rivals", [1, 2, 3, 4, 5])
def test_rivals_cards_are_small_rather_than_covered(rivals: int) -> None:
    for place in some(geometry.plan_for(rivals + 1).rivals):
        for count in range(1, 11):
            boxes = place.cards(count)
            for one, other in pairwise(boxes):
                if one.y == other.y:
                    assert other.x - one.x >= 0.75 * one.w
            low = max(box.y + box.h / 2 for box in boxes)
            assert low <= place.hand.y - place.hand.h / 2 + place.room


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("rivals", [1, 2, 3, 4, 5])
def test_a_rival_with_many_cards_never_covers_the_piles(rivals: int, size: tuple[int, int]) -> None:
    plan = geometry.plan_for(rivals + 1, sheet_for(size))
    for place in some(plan.rivals):
        for count in (1, 9, 17, 30, 60):
            for card in place.cards(count):
                for pile in (plan.pile, plan.discard, plan.prompt, plan.own):
                    beside = abs(card.x - pile.x) >= (card.w + pile.w) / 2 - 2
                    apart = abs(card.y - pile.y) >= (card.h + pile.h) / 2 - 2
                    assert beside or apart, (count, card, pile)


def test_cards_lie_by_suit_and_those_that_fit_stand_out() -> None:
    spots, state = whole_hand(8)
    suits = [
        state.up[int(spot.id.removeprefix("card:"))] & 3
        for spot in spots
        if state.up[int(spot.id.removeprefix("card:"))] < 72
    ]
    assert suits == sorted(suits)
    fits = {spot for name in legal(state) for spot in path(state, name) if spot.startswith("card")}
    for spot in spots:
        assert isinstance(spot.art, Duo)
        assert spot.art.asleep is (spot.id not in fits)
    low = max(spot.y for spot in spots)
    assert all(spot.y < low for spot in spots if spot.id in fits)


def test_rivals_show_their_backs_and_only_what_was_seen_before() -> None:
    state = table("blue up", ["blue flip", *DULL], DULL[1:], under=["red muon|orange charm"])

    def rival() -> list[Duo]:
        mine = {card_id(card) for card in state.hands[1]}
        laid = [spot.art for spot in TABLE.layout(view_of(state, 0), 0) if spot.id in mine]
        return [art for art in laid if isinstance(art, Duo)]

    assert len(rival()) == len(state.hands[1])
    assert all(art.side == 1 and art.other is None for art in rival())
    do(state, "blue flip")
    assert all(art.side == 0 and art.other is not None for art in rival())


@pytest.mark.parametrize("seats", range(2, 7))
def test_hands_and_piles_do_not_cover_each_other(seats: int) -> None:
    session = Session(GAME, seats, {}, f"apart {seats}")
    rng = Rng("apart", "x")
    for _ in range(60):
        view = session.view(0)
        groups: dict[str, list[Spot]] = {}
        for spot in TABLE.layout(view, 0):
            for owner, hand in enumerate(view.hands):
                if spot.id in {card_id(card) for card in hand}:
                    groups.setdefault(f"hand {owner}", []).append(spot)
            if spot.id in ("pile", "follow", "decay", "prompt"):
                groups.setdefault(spot.id, []).append(spot)
        names = list(groups)
        assert len(names) > seats
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                for a in groups[one]:
                    for b in groups[other]:
                        apart = (
                            abs(a.x - b.x) >= (a.w + b.w) / 2 - 1
                            or abs(a.y - b.y) >= (a.h + b.h) / 2 - 1
                        )
                        assert apart, (a.id, b.id)
        if session.to_move() is None:
            break
        session.play(rng.pick(session.legal_moves()))


def test_the_hand_can_be_sorted_by_kind_as_well() -> None:
    state = table("blue up", ["blue tau", "red tau", "red up", "blue up", "wild"], IDLE)
    view = view_of(state)

    def symbols(order: int) -> list[int]:
        mine = {card_id(card): state.up[card] for card in state.hands[0]}
        spots = [spot for spot in TABLE.arranged(view, 0, order) if spot.id in mine]
        return [mine[spot.id] for spot in sorted(spots, key=lambda spot: spot.x)]

    by_colour = ("red up", "red tau", "blue up", "blue tau", "wild")
    by_kind = ("red up", "blue up", "red tau", "blue tau", "wild")
    assert symbols(0) == [face(name) for name in by_colour]
    assert symbols(1) == [face(name) for name in by_kind]
    assert TABLE.arranged(view, 0, 0) == TABLE.layout(view, 0)


# --- what happens by itself -----------------------------------------------------------------------


def test_a_forced_draw_says_why_the_right_colour_does_not_help() -> None:
    """A force has nothing to act on where no particle lies."""
    idle = table("blue W", ["blue photon"], DULL)
    draw = next(move for move in GAME.legal_moves(idle) if move.kind == "draw")
    assert TABLE.forced(view_of(idle), draw).key == "u_know_feynman-forced-draw-force"
    other = table("blue W", ["red photon"], DULL)
    assert TABLE.forced(view_of(other), draw).key == "u_know_feynman-forced-draw"


def test_decay_is_shouted_at_the_player_who_calls_it() -> None:
    session = Session(GAME, 2, {}, "shout")
    shows = TABLE.effects("called", {"seat": 1}, session.view(0))
    (shout,) = [show for show in shows if show.kind == "words"]
    assert (shout.at, shout.value) == ("seat:1", 3)
    assert shout.words is not None
    assert Text("en").say(shout.words) == "DECAY"


def events_of(state: State, name: str) -> list[tuple[str, View]]:
    """Make a legal move; the events that it brings, with what the mover sees of each."""
    seen: list[tuple[str, View]] = []
    seat, move = state.mover, legal(state)[name]

    def note(kind: str, /, **facts: int) -> None:
        seen.append((kind, GAME.observe(state, seat)))

    GAME.apply(state, move, Rng("table", "events"), note)
    return seen


def test_a_flip_asks_for_what_lies_on_top_at_every_moment_of_it() -> None:
    state = table("green tau|orange bottom", ["green flip", *IDLE], DULL)
    (turned,) = (view for kind, view in events_of(state, "green flip") if kind == "turned")
    (follow,) = (spot for spot in TABLE.layout(turned, 0) if spot.id == "follow")
    top = turned.up[turned.discard[-1]]
    assert turned.top != top, "the suit in force follows only then"
    assert follow.label == following(turned._replace(top=top))


def test_a_flip_is_shouted() -> None:
    state = table("green tau|orange bottom", ["green flip", *IDLE], DULL)
    (turned,) = (view for kind, view in events_of(state, "green flip") if kind == "turned")
    shows = TABLE.effects("turned", {"seat": 0, "side": turned.side}, turned)
    (shout,) = (show.words for show in shows if show.kind == "words")
    assert shout is not None
    assert Text("en").say(shout) == "Antimatter!"


def test_a_grey_decay_says_with_how_many_cards_it_is_called() -> None:
    five = view_of(table("blue up", ["blue tau", *DULL, *DULL], IDLE))
    said = TABLE.why_not(five, 0, (), "decay")
    assert (said.key, dict(said.args)["n"]) == ("u_know_feynman-why-decay", len(five.hands[0]))
    assert TABLE.why_not(five, 1, (), "decay").key == "u_know_feynman-why-decay", "not on turn"
    one = view_of(table("blue up", ["red muon"], IDLE))
    assert TABLE.why_not(one, 0, (), "decay").key == "u_know_feynman-why-decay-one"


def test_the_button_of_decay_has_no_light_in_the_middle_of_a_move() -> None:
    """The card is laid, and no player is asked for anything."""
    state = table("blue up", ["blue tau", "blue muon", "blue top"], DULL)
    (played,) = (view for kind, view in events_of(state, "blue tau") if kind == "played")
    (dome,) = (spot for spot in unasked(TABLE.layout(played, 0)) if spot.id == "decay")
    assert dome.art == Dome(lit=False)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_every_plate_has_room_for_the_longest_name_with_a_number(lang: str) -> None:
    """Opponents of one level have numbers; in a replay of theirs the own plate shows one, too."""
    pygame.font.init()
    text, bold = Text(lang), pygame.font.Font(FONT_BOLD, 18)
    names = [say("seat-numbered", name=say(f"level-{level}"), number=5) for level in LEVELS]
    widest = max(bold.size(text.say(name))[0] for name in names)
    view = Session(GAME, 6, {}, "plates").view(0)
    plates = [spot for spot in TABLE.layout(view, 0) if spot.id.startswith("name:")]
    assert len(plates) == 6
    assert min(spot.w for spot in plates) >= widest


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_what_has_to_be_read_in_two_seconds_is_short_and_names_its_button(lang: str) -> None:
    text = Text(lang)
    words = text.say(say("u_know_feynman-prompt-catch", seat=say("level-visitor")))
    assert text.say(say("u_know_feynman-button-catch")) in words
    assert len(words) <= 44


def test_the_rules_page_about_answers_shows_one_to_each_force() -> None:
    """Cards as they may be played by the printed rule and by the rule of nature."""
    shown = TABLE.illustration(4, tall=False)
    cards = [spot.art for spot in shown if isinstance(spot.art, Duo)]
    up, w, down, electron, photon, again, quark, gluon, flip, antiquark = (
        card.face for card in cards
    )
    assert [face >> 2 for face in (w, photon, gluon, flip)] == [
        faces.W,
        faces.PHOTON,
        faces.GLUON,
        faces.FLIP,
    ]
    assert all(
        faces.FOLLOWS[faces.MATTER][under][force]
        for under, force in ((up, w), (electron, photon), (quark, gluon))
    )
    assert all(answers[up][down] for answers in faces.W_ANSWERS)
    assert electron == again
    # Equal numbers are a quark and its antiquark in the paired colours.
    assert quark == antiquark
    assert [card.side for card in cards] == [faces.MATTER] * 9 + [faces.ANTIMATTER]
