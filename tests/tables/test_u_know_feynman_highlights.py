"""Highlights of U-kNOw Feynman: what is told besides the events of the rules, and when not."""

from __future__ import annotations

import pytest

from game.core.particles import DOWN, ELECTRON, MUON, NU_E, NU_MU, STRANGE, TAU, UP
from game.core.rng import Rng
from game.core.session import Session
from game.rules.u_know_feynman import GAME, View
from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    BLUE,
    GREEN,
    NAMED,
    PHOTON,
    RED,
    SKIP,
    W,
)
from game.tables.capabilities import Facts, Highlight
from game.tables.u_know_feynman.highlights import highlights
from game.words.text import Text, languages

Event = tuple[str, Facts]
CALM: list[Event] = [("drew", {"seat": 0, "cards": 1}), ("kept", {"seat": 0})]
"""A turn in which there was nothing to tell."""


def view(seats: int = 2) -> View:
    """A table with five cards for each."""
    seen: View = Session(GAME, seats, {"cards": 5}, "highlights").view(0)
    return seen


def played(symbol: int, suit: int = RED, seat: int = 0) -> Event:
    """A card is played."""
    return "played", {"seat": seat, "card": 7, "face": 4 * symbol + suit}


def kind(*events: Event, seats: int = 2) -> str:
    """The kind of highlight of the last of these events; "" for none."""
    [told] = highlights(list(events), 1, view(seats))
    return "" if told is None else told.shout.key.removeprefix("u_know_feynman-told-")


def test_three_equal_particles_in_a_row_are_told_at_once() -> None:
    assert kind(played(MUON), played(MUON, BLUE)) == ""
    assert kind(played(MUON), played(MUON, BLUE), played(MUON, GREEN)) == "row"
    assert kind(played(MUON), played(TAU), played(MUON), played(MUON, BLUE)) != "row"


@pytest.mark.parametrize(
    ("symbol", "name"), [(UP, "delta-up"), (DOWN, "delta-down"), (STRANGE, "omega")]
)
def test_three_equal_quarks_of_matter_make_a_particle(symbol: int, name: str) -> None:
    three = [played(symbol, suit) for suit in (RED, BLUE, GREEN)]
    assert kind(*three) == name
    assert kind(("turned", {"seat": 0, "side": ANTIMATTER}), *three) == "row"


def test_the_quarks_of_a_nucleon_on_the_pile_are_told() -> None:
    assert kind(played(UP), played(DOWN), played(UP)) == "nucleon"
    assert kind(played(UP), played(STRANGE), played(DOWN)) != "nucleon"


def test_three_generations_are_told() -> None:
    assert kind(played(TAU), played(ELECTRON), played(MUON)) == "generations"
    assert kind(played(TAU), played(ELECTRON), played(TAU)) != "generations"


def test_partners_and_neutrinos_wait_for_a_quiet_turn() -> None:
    assert kind(*CALM, played(NU_E), played(ELECTRON)) == "partners"
    assert kind(*CALM, played(NU_E), played(NU_MU)) == "neutrinos"
    assert kind(*CALM, played(NU_MU), played(ELECTRON)) not in ("partners", "neutrinos")
    loud: list[Event] = [*CALM, played(NU_E), ("called", {"seat": 0})]
    assert kind(*loud, played(ELECTRON, seat=1)) == ""


def test_the_same_fact_about_other_neutrinos_has_the_same_name() -> None:
    pairs = [(NU_E, NU_MU), (NU_MU, NU_E)]
    told = [highlights([*CALM, played(a), played(b)], 1, view())[0] for a, b in pairs]
    first, second = (one for one in told if one is not None)
    assert first.shout == second.shout
    assert first.line != second.line


def test_a_force_is_told_with_what_it_costs() -> None:
    events = [*CALM, played(ELECTRON), played(PHOTON, seat=1)]
    [told] = highlights(events, 1, view())
    assert told is not None
    assert Text("en").say(told.shout) == "photon: +2"
    assert Text("en").say(told.line) == "+2 is waiting: photon on electron."


def test_facts_are_marked_as_something_to_know() -> None:
    """Alone in the line at the foot they look like something to do."""
    [told] = highlights([*CALM, played(NU_E), played(ELECTRON)], 1, view())
    assert told is not None
    said = Text("en").say(told.line)
    assert said.startswith("Did you know? Partners: ")
    facts = [one for number in range(6) for one in _all_told(f"words {number}", 0) if one.reads]
    assert facts
    assert all("Did you know?" in Text("en").say(one.line) for one in facts)
    first = [one for one in facts if one.line.key == "u_know_feynman-told-first-line"]
    assert first
    assert all(Text("en").say(one.line).startswith("Just played: ") for one in first)


def test_with_two_players_a_skip_gives_one_more_turn() -> None:
    events: list[Event] = [played(SKIP), ("skipped", {"seat": 1})]
    assert kind(*events) == "again"
    assert kind(*events, seats=3) == ""


def test_a_colour_is_told_at_each_second_card() -> None:
    cards = [played(SKIP, seat=seat) for seat in (0, 1, 2, 3, 0)]
    [third, fourth, fifth] = highlights(cards, 3, view(4))
    assert third is None
    assert fourth is not None
    assert Text("en").say(fourth.line) == "4 cards in a row have the same colour: red."
    assert fifth is None


def test_a_wild_continues_the_colour_that_it_names_and_is_not_counted() -> None:
    cards = [played(SKIP, seat=seat) for seat in (0, 1, 2)]
    wild: Event = ("played", {"seat": 3, "card": 7, "face": NAMED + RED})
    assert kind(*cards, wild, seats=6) != "colour"
    [told] = highlights([*cards, wild, played(SKIP, seat=4)], 1, view(6))
    assert told is not None
    assert Text("en").say(told.line) == "4 cards in a row have the same colour: red."
    other: Event = ("played", {**wild[1], "face": NAMED + BLUE})
    assert kind(*cards, other, played(SKIP, seat=4), seats=6) != "colour"


def test_cards_drawn_without_one_that_is_played_are_a_drought() -> None:
    draws: list[Event] = [
        event
        for n in range(3)
        for event in (("drew", {"seat": n % 2, "cards": 1}), ("kept", {"seat": n % 2}))
    ]
    assert kind(*draws[:4]) == ""
    assert kind(*draws[:5]) == "", "the third card may still be played"
    assert kind(*draws) == "drought"
    assert kind(*draws[:2], played(UP), *draws[2:]) != "drought"


def test_a_comeback_needs_to_have_been_behind() -> None:
    took: Event = ("took", {"seat": 0, "force": W, "cards": 4})
    cards = [played(symbol, suit) for symbol in (UP, MUON, TAU) for suit in (RED, BLUE)][:5]
    rivals = [played(NU_E, suit, seat=1) for suit in (RED, BLUE)]
    assert kind(took, *cards[:4]) != "comeback"
    assert kind(took, *cards) == "comeback"
    assert kind(took, *rivals, *cards) != "comeback", "the rival has fewer"
    assert kind(*cards[:1]) != "comeback", "five cards are not many"
    both: Event = ("took", {"seat": 1, "force": W, "cards": 4})
    assert kind(both, took, *cards) != "comeback", "the rival had as many"
    ahead = [played(NU_E, suit) for suit in (RED, BLUE, GREEN)]
    fell: Event = ("took", {"seat": 1, "force": W, "cards": 9})
    assert kind(took, fell, *cards, *ahead[:1]) != "comeback", "it was ahead long before"


def test_a_hand_that_was_dealt_is_no_start_of_a_comeback() -> None:
    """Five cards are dealt: behind with these, a player only was slower."""
    fast = [played(NU_E, suit, seat=1) for suit in (RED, BLUE, GREEN)]
    took: Event = ("took", {"seat": 1, "force": W, "cards": 1})
    one: Event = ("drew", {"seat": 0, "cards": 1})
    cards = [played(symbol, suit) for symbol in (UP, MUON, TAU) for suit in (RED, BLUE)]
    assert kind(*fast, took, *cards[:2]) != "comeback"
    assert kind(one, *fast, took, *cards[:3]) != "comeback"
    assert kind(one, one, *fast, took, *cards[:4]) == "comeback"


def test_nobody_is_told_who_has_one_card_left_without_the_call() -> None:
    cards = [played(UP, suit, seat=1) for suit in (RED, BLUE, GREEN)]
    assert kind(*cards) == "delta-up"
    assert kind(played(MUON, seat=1), *CALM, *CALM, *cards[:2], played(SKIP, seat=1)) == ""


def test_a_heavy_event_of_the_same_turn_is_told_alone() -> None:
    lines = [played(MUON), played(MUON, BLUE), played(MUON, GREEN), ("called", {"seat": 0})]
    assert list(highlights(lines, 4, view())) == [None] * 4


def _all_told(seed: str, seat: int) -> list[Highlight]:
    session = Session(GAME, 3, {"cards": 5}, seed)
    events: list[Event] = []
    found: list[Highlight] = []
    rng = Rng(seed, "highlights")
    while session.to_move() is not None and len(session.moves) < 120:
        now = session.play(rng.pick(session.legal_moves()), seat)
        events += [(event.kind, event.facts) for event in now]
        told = highlights(events, len(now), now[-1].view) if now else ()
        found += [one for one in told if one is not None]
    return found


def test_all_seats_are_told_the_same() -> None:
    for seed in ("one", "two"):
        lines = [[one.line for one in _all_told(seed, seat)] for seat in range(3)]
        assert lines[0] == lines[1] == lines[2]
        assert lines[0]


@pytest.mark.parametrize("language", languages())
def test_each_highlight_has_words(language: str) -> None:
    text = Text(language)
    for number in range(6):
        for told in _all_told(f"words {number}", 0):
            assert len(text.say(told.shout)) <= 32
            assert text.say(told.line)
    assert not text.missing
