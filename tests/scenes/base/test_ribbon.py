"""The goal ribbon: what one plays for, until the first touch or for a minute; for people only."""

from __future__ import annotations

import pytest

from game.app import App
from game.core.phrase import literal, say
from game.games import DESCRIPTORS, GAMES
from game.match.match import AI, HUMAN, Match, new_match
from game.match.saving import next_match
from game.scenes.base.impact import STANDS, Ribbon
from game.scenes.kiosk.attract import AttractScene
from game.scenes.table.model import Lined
from game.scenes.table.opening import open_table
from game.scenes.table.people import People
from game.services import Services
from game.tables.capabilities import Stakes
from game.window import open_window
from tests.layout import LANGUAGES
from tests.pilot import Pilot

WITH_GOALS = [game for game in GAMES if isinstance(DESCRIPTORS[game].table, Stakes)]


def match_of(game: str, *, people: bool = True) -> Match:
    usual = GAMES[game].info.usual_seats
    return new_match(game, [HUMAN if people else AI + "student"] * usual, {}, "ribbon")


def seated(services: Services, game: str, **settings: float) -> Pilot:
    services.change(**{"forced": False, "speed": 0.0, **settings})
    table = open_table(services, match_of(game), keep=False)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), table))


def ribbon(pilot: Pilot) -> Ribbon:
    policy = pilot.table().policy
    assert isinstance(policy, People)
    return policy.ribbon


@pytest.mark.parametrize("game", WITH_GOALS)
def test_it_says_what_one_plays_for_and_a_touch_takes_it_away(
    services: Services, game: str
) -> None:
    table = open_table(services, match_of(game), keep=False)
    assert isinstance(table.policy, People)
    assert table.policy.ribbon.goal is not None
    assert table.policy.ribbon.goal in table.aloud(), "it is read aloud as well"
    Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    table.chosen(table.touchable()[0])
    assert table.policy.ribbon.goal is None


def test_it_goes_after_a_minute_by_itself(services: Services) -> None:
    pilot = seated(services, "bigebang")
    pilot.wait(1.0)
    assert ribbon(pilot).goal is not None
    assert not ribbon(pilot).update(STANDS - 10)
    assert ribbon(pilot).update(10.0)
    assert ribbon(pilot).goal is None


def test_a_game_that_goes_on_and_programs_among_themselves_have_none(services: Services) -> None:
    match = match_of("bigebang")
    match.session.play(match.session.legal_moves()[0])
    assert Ribbon(match, open_table(services, match, keep=False).table).goal is None
    among = match_of("bigebang", people=False)
    assert Ribbon(among, open_table(services, among, keep=False).table).goal is None


def test_who_passes_by_sees_none(services: Services) -> None:
    attract = AttractScene(services)
    assert not isinstance(getattr(attract.table, "policy", None), People)


def test_no_line_of_the_log_shines_through_it(services: Services) -> None:
    """A rival may have begun: what it did is to be read when the goal has gone."""
    pilot = seated(services, "bigebang")
    table = pilot.table()
    table.send(Lined(literal("Student: H1 and n fuse.")))
    table.layout()
    assert ribbon(pilot).goal is not None
    assert table.find("log") is None
    pilot.tap(table.touchable()[0].id)
    assert ribbon(pilot).goal is None
    assert table.find("log") is not None


def next_one(services: Services, seats: tuple[str, ...]) -> Pilot:
    """The table of the game after one that was passed through to its end."""
    match = new_match("bigebang", seats, {}, "ribbon")
    for _ in seats:
        match.session.play(next(m for m in match.session.legal_moves() if m.kind == "pass"))
    assert match.session.to_move() is None
    services.change(forced=False, speed=0.0)
    table = open_table(services, next_match(services.store, match), keep=False)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_the_other_side_now_is_told_so(services: Services, language: str) -> None:
    services.change(language=language)
    pilot = next_one(services, (HUMAN, AI + "student"))
    table = pilot.table()
    assert table.match.people == (1,), "the seats have changed"
    opening = ribbon(pilot).goal
    assert opening is not None
    assert opening.key == "bigebang-changed-wait"
    words = services.text.say(opening)
    assert services.text.say(say("bigebang-antimatter")) in words
    assert services.text.say(say("level-student")) in words
    assert opening in table.log, "it can be read again"


def test_two_people_are_told_by_name(services: Services) -> None:
    pilot = next_one(services, (HUMAN, HUMAN))
    opening = ribbon(pilot).goal
    assert opening is not None
    words = services.text.say(opening)
    assert words == "Change of sides: Player 2 now plays matter and begins."


@pytest.mark.parametrize("game", WITH_GOALS)
def test_a_game_after_another_begins_with_nothing_of_its_log(services: Services, game: str) -> None:
    """The line at the foot is about the game that begins, or there is none."""
    pilot = seated(services, game)
    pilot.table().send(Lined(literal("The end.")))
    seats = [HUMAN] + [AI + "student"] * (GAMES[game].info.usual_seats - 1)
    before = new_match(game, seats, {}, "ribbon")
    table = open_table(services, next_match(services.store, before), keep=False)
    pilot.app.show(table)
    assert (table.line, table.log) == (None, ())
    assert ribbon(pilot).goal is not None
    assert table.find("log") is None
