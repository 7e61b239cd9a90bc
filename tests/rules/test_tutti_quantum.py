"""Tutti Quantum: draft, secret card, teams, hands, markers, ends and ties."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.core.contract import Impossible
from game.core.rng import Rng
from game.core.session import Session
from game.rules.tutti_quantum import Move, State, TuttiQuantum, View
from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.scoring import Score, band, place_values
from game.rules.tutti_quantum.state import (
    COOP,
    DUEL,
    GONE,
    HIDDEN,
    OVER,
    PLAY,
    REFILL,
    SECRET,
    TALK,
    TEAMS,
)
from game.rules.tutti_quantum.vertex import DECK, STANDING, VertexStatus
from tests.rules.feynman import HERE, meet, ring
from tests.some import some

GAME = TuttiQuantum()

Table = Session[State, Move, View]


def deal(seats: int, **options: int) -> Table:
    return Session(GAME, seats, options, "tutti")


def finish(table: Table, stop: int = OVER) -> Table:
    """Play at random until a phase is reached."""
    rng = Rng("walk", "test")
    while table.view().phase != stop and table.to_move() is not None:
        table.play(rng.pick(table.legal_moves()))
    return table


def test_every_impossible_mixture_is_refused_in_words() -> None:
    refused = {
        (1, ()): "alone",
        (1, (("mode", TEAMS),)): "alone",
        (2, (("mode", TEAMS),)): "teams",
        (3, (("mode", TEAMS),)): "teams",
        (3, (("scoring", 2),)): "expert",
        (4, (("scoring", 2),)): "expert",
    }
    for (seats, options), reason in refused.items():
        with pytest.raises(Impossible) as refusal:
            deal(seats, **dict(options))
        assert refusal.value.reason == reason


# --- competing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "row", "rounds", "cards"), [(2, 3, 14, 22), (3, 4, 9, 13), (4, 5, 8, 11)]
)
def test_ruling_a4_rounds_and_sizes(seats: int, row: int, rounds: int, cards: int) -> None:
    table = deal(seats)
    start = table.view()
    assert (len(start.row), start.rounds) == (row, rounds)
    assert start.buried == (5 if seats == 3 else 0)
    assert start.pile == 44 - row - seats - start.buried
    end = finish(table).view()
    assert [len(laid) for laid in end.diagrams] == [cards] * seats
    assert end.round == rounds
    assert end.pile == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_also_takes_the_last_card_and_the_pawn_passes_left(seats: int) -> None:
    table = deal(seats)
    for round_ in range(2 * seats):
        assert table.view().first == round_ % seats
        movers = []
        for _ in range(seats + 1):
            movers.append(table.to_move())
            table.play(table.legal_moves()[0])
        assert movers == [(round_ + i) % seats for i in (*range(seats), 0)]


def test_later_cards_may_lie_on_any_open_edge_with_both_facings_where_there_is_an_arrow() -> None:
    table = deal(2)
    for _ in range(3):
        table.play(table.legal_moves()[0])
    assert table.to_move() == 1
    for card in set(table.view().row):
        moves = [move for move in table.legal_moves() if move.card == card]
        assert len({move.edge for move in moves}) == 4, "a single card has four neighbours"
        assert len(moves) == (8 if card in (0, 1) else 4)


def test_new_rows_and_secrets_cannot_be_taken_back() -> None:
    assert {"dealt", "revealed", "refilled"} == set(GAME.info.reveals)
    table = deal(2)
    kinds: set[str] = set()
    rng = Rng("beats", "test")
    while table.to_move() is not None:
        kinds.update(event.kind for event in table.play(rng.pick(table.legal_moves())))
    assert kinds == {"placed", "completed", "dealt", "revealed", "ended"}


def test_the_secret_card_is_its_owners_alone_until_the_end() -> None:
    table = deal(3)
    for seat in range(3):
        visible = [card >= 0 for card in table.view(seat).secrets]
        assert visible == [i == seat for i in range(3)]
    assert set(table.view().secrets) == {HIDDEN}
    finish(table, SECRET)
    assert HIDDEN not in table.view().secrets


def test_ruling_a7_secret_cards_are_laid_in_seat_order_from_the_first_player() -> None:
    table = finish(deal(4), SECRET)
    secrets = table.view().secrets
    for seat in range(4):
        assert table.to_move() == seat
        assert {move.card for move in table.legal_moves()} == {secrets[seat]}
        table.play(table.legal_moves()[-1])
        assert table.view().secrets[: seat + 1] == (GONE,) * (seat + 1)
    assert table.to_move() is None


# --- winning -------------------------------------------------------------------------------------


def score(points: int = 10, invalid: int = 0, valued: tuple[int, ...] = (0, 0, 0, 5)) -> Score:
    six, four, three, two = valued
    return Score(points, 0, 0, invalid, (six, four, three, two))


def test_more_points_win() -> None:
    assert place_values([score(11), score(10)]) == (1.0, -1.0)
    assert place_values([score(10), score(12), score(11)]) == (-1.0, 1.0, 0.0)


def test_ruling_a5_ties_fewer_invalid_then_more_sixes_fours_threes_twos() -> None:
    ladder = [
        score(invalid=1, valued=(9, 9, 9, 9)),
        score(valued=(0, 0, 0, 5)),
        score(valued=(0, 0, 0, 6)),
        score(valued=(0, 0, 1, 0)),
        score(valued=(0, 1, 0, 0)),
        score(valued=(1, 0, 0, 0)),
    ]
    for worse, better in some(pairwise(ladder)):
        assert place_values([worse, better]) == (-1.0, 1.0)
        assert place_values([better, worse]) == (1.0, -1.0)


def test_ruling_a5_a_full_tie_is_a_shared_win() -> None:
    assert place_values([score(), score()]) == (0.0, 0.0)
    assert place_values([score(), score(), score(9)]) == (0.5, 0.5, -1.0)


def test_loops_and_missions_add_to_the_points() -> None:
    assert Score(10, 4, 3, 0, (0, 0, 0, 5)).total == 17


# --- teams ---------------------------------------------------------------------------------------


def test_ruling_a7_two_teams_build_a_diagram_each_and_take_turns() -> None:
    table = deal(4, mode=TEAMS, scoring=2)
    movers: list[Any] = []
    rng = Rng("teams", "test")
    while table.to_move() is not None:
        movers.append(table.to_move())
        table.play(rng.pick(table.legal_moves()))
    assert [len(laid) for laid in table.view().diagrams] == [22, 22]
    for team in (0, 1):
        turns = [seat for seat in movers if seat % 2 == team]
        assert turns == [team, team + 2] * 11
    returns = table.returns()
    assert returns[0] == returns[2]
    assert returns[1] == returns[3]


def test_team_mates_know_their_secret_card() -> None:
    table = deal(4, mode=TEAMS)
    assert table.view(0).secrets == table.view(2).secrets
    assert table.view(0).secrets[1] == HIDDEN
    assert table.view(1).secrets[0] == HIDDEN
    assert table.view(1).secrets[1] >= 0


# --- together ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "pile", "turns", "cards"),
    [(1, 38, 19, 24), (2, 38, 19, 24), (3, 36, 18, 25), (4, 34, 17, 26)],
)
def test_ruling_a4_hands_pile_and_length(seats: int, pile: int, turns: int, cards: int) -> None:
    table = deal(seats, mode=COOP)
    start = table.view()
    assert [len(hand) for hand in start.hands] == [2] * max(2, seats)
    assert (start.pile, start.buried, len(start.diagrams[0])) == (pile, 1, 1)
    rng = Rng("coop", "test")
    refills = 0
    while table.to_move() is not None:
        before = table.view()
        table.play(rng.pick(table.legal_moves()))
        if before.phase == REFILL:
            refills += 1
            assert table.view().pile == before.pile - 2
    assert refills == turns
    assert len(table.view().diagrams[0]) == cards
    assert table.view().pile == 0


def test_swapping_throws_a_card_away_that_only_its_owner_remembers() -> None:
    table = deal(2, mode=COOP, starter=1)
    table.play(table.legal_moves()[0])
    hand = table.view(0).hands[0]
    table.play_text("swap:0,0,0")
    assert table.view(0).thrown == (hand, ())
    assert table.view(1).thrown == ((HIDDEN,), ())
    assert len(table.view(0).hands[0]) == 2
    assert (table.view().buried, table.view().pile) == (1, 36)


def test_partners_do_not_see_each_others_hands() -> None:
    table = deal(3, mode=COOP)
    for seat in range(3):
        visible = [HIDDEN not in hand for hand in table.view(seat).hands]
        assert visible == [i == seat for i in range(3)]


def test_a_single_player_sees_and_plays_both_hands_in_turn() -> None:
    table = deal(1, mode=COOP, starter=1)
    assert all(HIDDEN not in hand for hand in table.view(0).hands)
    for hand in (0, 1, 0):
        view = table.view(0)
        assert (table.to_move(), view.turn, view.phase) == (0, hand, PLAY)
        assert {move.card for move in table.legal_moves()} == set(view.hands[hand])
        table.play(table.legal_moves()[0])
        table.play_text("draw:0,0,0")


def test_nobody_talks_when_told_not_to_or_when_alone() -> None:
    for table in (deal(2, mode=COOP, talk=0), deal(1, mode=COOP)):
        rng = Rng("mute", "test")
        while table.to_move() is not None:
            assert table.view().phase != TALK
            table.play(rng.pick(table.legal_moves()))


def test_when_the_pile_is_empty_cards_are_only_placed() -> None:
    table = deal(2, mode=COOP, talk=0)
    phases = []
    rng = Rng("end", "test")
    while table.to_move() is not None:
        phases.append(table.view().phase)
        table.play(rng.pick(table.legal_moves()))
    assert phases[-5:] == [REFILL, PLAY, PLAY, PLAY, PLAY]


def ended(diagram: Diagram, **options: int) -> float:
    """The returns of a co-operative game that ends with this diagram."""
    state = GAME.initial_state(2, GAME.info.complete({"mode": COOP, **options}), Rng("end", "test"))
    state.diagrams = [diagram]
    state.phase = OVER
    one, other = GAME.returns(state)
    assert one == other
    return one


def test_winning_together_is_worth_more_with_more_points() -> None:
    assert (
        0.1 == ended(meet("p", "p")) < ended(meet("g", "g", "g")) < ended(meet("h", "h", "h")) < 1
    )
    assert ended(meet("p", "p"), scoring=1) < ended(ring("pppppp"), scoring=1)


def test_ruling_a4_the_result_table() -> None:
    bands = {50: 0, 39: 0, 38: 1, 35: 1, 34: 2, 32: 2, 31: 3, 29: 3, 28: 4, 26: 4, 25: 5, -3: 5}
    assert {points: band(points) for points in bands} == bands


def test_a_gentle_opening_begins_with_the_card_that_suits_the_hands_best() -> None:
    """The topmost of those; the one that was on top takes its place in the pile."""
    exchanged = 0
    for n in range(60):
        for seats in (2, 4):
            plain, gentle = (
                Session(GAME, seats, {"mode": COOP, "opening": opening}, f"opening {n}")
                for opening in (0, 1)
            )
            first = gentle.view().diagrams[0][0][1]
            hands = [gentle.view(seat).hands[seat] for seat in range(seats)]
            assert hands == [plain.view(seat).hands[seat] for seat in range(seats)]
            suited = [
                [sum(_goes(card, held) for held in hand) for hand in hands] for card in range(5)
            ]
            merits = [(min(fits), sum(fits)) for fits in suited]
            # Of these kinds one is surely left in the pile.
            best = max(merit for card, merit in enumerate(merits) if DECK[card] > 2 * seats)
            assert merits[first] >= best
            exchanged += first != plain.view().diagrams[0][0][1]
    assert 10 < exchanged < 100


def test_the_first_game_suggested_begins_gently_and_the_default_is_the_printed_rule() -> None:
    assert GAME.info.complete({})["opening"] == 0
    assert GAME.info.suggested["opening"] == 1


def test_ruling_a7_who_begins_a_duel_is_an_option() -> None:
    assert GAME.info.complete({})["starts"] == 1, "seat 0 stays the default of records"
    for seats in (2, 3, 4):
        for number in range(1, seats + 1):
            options = GAME.info.complete({"starts": number})
            state = GAME.initial_state(seats, options, Rng("starts", "deal"))
            assert GAME.to_move(state) == number - 1
    for seats, mode, number in ((2, DUEL, 3), (3, DUEL, 4), (4, TEAMS, 3)):
        options = GAME.info.complete({"starts": number, "mode": mode})
        with pytest.raises(Impossible) as refused:
            GAME.initial_state(seats, options, Rng("starts", "deal"))
        assert refused.value.reason == "starts"


def test_ruling_a7_the_lot_may_fall_on_anybody() -> None:
    options = GAME.info.complete({"starts": 0})
    rng = Rng("lot", "deal")
    first = Counter(GAME.to_move(GAME.initial_state(3, options, rng)) for _ in range(90))
    assert set(first) == {0, 1, 2}
    teams = GAME.info.complete({"starts": 2, "mode": TEAMS})
    assert GAME.to_move(GAME.initial_state(4, teams, rng)) == 1


def test_what_is_asked_on_the_set_up_screen_depends_on_the_mode() -> None:
    together = GAME.info.complete({"mode": COOP})
    assert set(GAME.info.moot(2, together)) == {"starts"}
    assert set(GAME.info.moot(2, GAME.info.complete({}))) == {"starter", "opening", "talk"}


def _goes(one: int, other: int) -> bool:
    """True if two cards can meet in a point that is in order or can be put right."""
    held, laid = (
        [letter + arrow for arrow in ("<>" if letter in "qe" else ("",))]
        for letter in ("qegph"[one], "qegph"[other])
    )
    return any(
        STANDING[meet(a, b).corners[HERE]] in (VertexStatus.OPEN, VertexStatus.REPAIRABLE)
        for a in held
        for b in laid
    )
