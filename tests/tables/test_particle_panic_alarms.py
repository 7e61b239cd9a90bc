"""Danger in Particle Panic: the siren by rung, and what is told as the lab fills."""

from __future__ import annotations

import pytest

from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.rules.particle_panic.options import ALERT, CONTAINED, CONTROLLED, MELTDOWN, TRAINING
from game.tables.capabilities import Facts, Highlights, Warns
from game.tables.particle_panic.alarms import FEW
from game.words.text import Text, languages
from tests.rules.particle_panic_lab import GAME, enter, lab

TABLE = DESCRIPTORS["particle_panic"].table
TEXT = Text("en")
MANY = "emerged", {"at": 0, "count": 6}
FULL = "Room 1 is full!"


def told(*events: tuple[str, Facts], ladder: int = TRAINING) -> list[tuple[str, str]]:
    """Shout and line of each highlight of these events, which are a whole game."""
    assert isinstance(TABLE, Highlights)
    found = TABLE.highlights(events, len(events), GAME.observe(lab(2, ladder), 0))
    return [(TEXT.say(one.shout), TEXT.say(one.line)) for one in found if one is not None]


def shouts(*events: tuple[str, Facts]) -> list[str]:
    return [shout for shout, _ in told(*events)]


def test_the_first_picture_holds_as_many_particles_as_are_counted_from() -> None:
    for ladder in range(5):
        assert sum(lab(2, ladder).particles) == FEW


def test_half_full_and_fuller_are_told_once_with_what_is_left() -> None:
    heard = shouts(*[MANY] * 5)
    assert heard == [FULL, "The lab is half full!", "Only 7 places left!", "Only 1 place left!"]


def test_what_is_left_is_told_in_turns_too() -> None:
    _, line = told(MANY, MANY, MANY)[1]
    assert line.startswith("23 of 36 places are taken.")
    assert "about 6 turns" in line
    _, line = told(MANY, MANY, MANY, ladder=MELTDOWN)[1]
    assert "about 4 turns" in line


def test_a_spill_counts_and_a_removal_does_not_make_it_news_again() -> None:
    spill, gone = ("spill", {"at": 1, "source": 0}), ("neutralized", {"seat": 0, "at": 0})
    assert shouts(MANY, MANY) == [FULL]
    assert shouts(MANY, MANY, spill) == [FULL, "The lab is half full!"]
    assert shouts(MANY, MANY, spill, gone, gone, spill, spill) == [FULL, "The lab is half full!"]


def test_the_first_full_room_is_told_once_and_the_pressure_after_it() -> None:
    five = "emerged", {"at": 2, "count": 5}
    pushed = "spade", {"seat": 0, "at": 3, "to": 1}
    assert told(five)[0][1].startswith("Room 3 is full: the next particle there spills")
    assert shouts(five, ("emerged", {"at": 1, "count": 5})) == ["Room 3 is full!"]
    assert shouts(("emerged", {"at": 1, "count": 4}), pushed) == ["Room 2 is full!"]
    gone = "neutralized", {"seat": 0, "at": 2}
    assert shouts(gone, five) == [], "five lie there"
    many = "emerged", {"at": 0, "count": 5}
    assert shouts(many, many, ("emerged", {"at": 2, "count": 5}), many) == [
        FULL,
        "The lab is half full!",
        "Only 11 places left!",
    ]


def test_a_hand_that_can_keep_no_code_is_told_and_its_last_point() -> None:
    falls = [("limit", {"seat": 0, "limit": limit}) for limit in (7, 6, 5, 4, 3, 2, 1)]
    assert shouts(*falls) == ["No room for a code!", "The last point!"]
    _, line = told(*falls)[0]
    assert "a code of 4 cards no longer fits in a hand with limit 3" in line


def test_the_last_hand_that_falls_below_a_code_is_told_once_and_no_limit_after_it() -> None:
    fall = [("limit", {"seat": 1, "limit": 3}), ("limit", {"seat": 1, "limit": 1})]
    last = [("limit", {"seat": 0, "limit": limit}) for limit in (4, 3, 2, 1)]
    heard = told(*fall, *last)
    assert [shout for shout, _ in heard] == [
        "No room for a code!",
        "The last point!",
        "No hand can hold a code!",
    ]
    assert heard[-1][1] == "No hand can hold a code of 4 any more: the lab cannot be saved."


def test_a_hand_that_holds_the_last_code_can_still_enter_it() -> None:
    assert isinstance(TABLE, Highlights)
    state = lab(1, CONTAINED, hands=("cccc",))
    enter(state, (1, 0, 1, 1, 0))
    state.limits[0] = 3
    fall = [("limit", {"seat": 0, "limit": 3})]
    for specials, shout in ((1, "No room for a code!"), (0, "No hand can hold a code!")):
        state.specials = specials
        (one,) = TABLE.highlights(fall, 1, GAME.observe(state, 0))
        assert one is not None
        assert TEXT.say(one.shout) == shout


def test_only_new_events_are_told() -> None:
    assert isinstance(TABLE, Highlights)
    events = [MANY, MANY, MANY, ("turn", {"seat": 1, "turn": 4})]
    found = TABLE.highlights(events, 2, GAME.observe(lab(2, TRAINING), 0))
    assert [one is not None for one in found] == [True, False]


@pytest.mark.parametrize(
    ("ladder", "quiet", "loud"),
    [
        (TRAINING, 18, 19),
        (CONTROLLED, 24, 25),
        (CONTAINED, 24, 25),
        (ALERT, 24, 25),
        (MELTDOWN, 24, 25),
    ],
)
def test_the_siren_begins_sooner_in_training(ladder: int, quiet: int, loud: int) -> None:
    assert isinstance(TABLE, Warns)
    state = lab(2, ladder)
    for count, cue in ((quiet, "alarm"), (loud, "siren")):
        state.particles = [count // 6 + (room < count % 6) for room in range(6)]
        assert TABLE.danger("emerged", GAME.observe(state, 0)) == cue
        assert TABLE.danger("turn", GAME.observe(state, 0)) == ""


def test_the_pressure_of_a_game_is_that_of_its_events() -> None:
    """Whatever happens in a game, it is told at the mark that the gauge has reached."""
    from game.core.rng import Rng

    assert isinstance(TABLE, Highlights)
    heard = 0
    for number in range(6):
        session = Session(GAMES["particle_panic"], 2, {"ladder": 2}, f"alarms {number}")
        rng = Rng(f"alarms {number}", "moves")
        while session.to_move() is not None:
            session.play(rng.pick(session.legal_moves()))
        events = session.events()
        for one in TABLE.highlights(events, len(events), session.view(0)):
            if one is not None and one.at == "core":
                heard += 1
        emerged = sum(
            facts.get("count", 1) for kind, facts in events if kind in ("emerged", "spill")
        )
        gone = sum(kind == "neutralized" for kind, _ in events)
        assert FEW + emerged - gone == sum(session.view(0).particles)
    assert heard


@pytest.mark.parametrize("language", languages())
def test_danger_has_words(language: str) -> None:
    text = Text(language)
    assert isinstance(TABLE, Highlights)
    falls = [("limit", {"seat": 0, "limit": limit}) for limit in (3, 1)]
    falls.append(("limit", {"seat": 1, "limit": 3}))
    events = [*[MANY] * 5, *falls]
    for one in TABLE.highlights(events, len(events), GAME.observe(lab(2, TRAINING), 0)):
        if one is not None:
            assert len(text.say(one.shout)) <= 32
            assert text.say(one.line)
    assert not text.missing
