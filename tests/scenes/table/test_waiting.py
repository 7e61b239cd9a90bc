"""The wait for opponents: it is short, a touch ends it, and a bubble says what they do."""

from __future__ import annotations

from math import inf

import pytest

from game.app import App
from game.core.phrase import Phrase
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.scenes.table.margins import LOG
from game.scenes.table.model import Hurried
from game.scenes.table.opening import people_table
from game.scenes.table.people import AGAIN, OPENING, People
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.particle_builder.pictures import Statistic
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tests.tempo import Here, choice
from tests.waiting import waits


@pytest.mark.long
@pytest.mark.parametrize("number", range(4))
def test_the_turn_of_a_rival_is_short(services: Services, number: int) -> None:
    """To the end of the game, where pairs and whole systems have a sentence each."""
    services.change(unhurried=True)
    assert max(waits(services, "particle_builder", f"wait {number}").waits) <= 5.0


@pytest.mark.long
def test_the_turn_of_a_teammate_is_short(services: Services) -> None:
    services.change(unhurried=True)
    assert max(waits(services, "particle_panic", "wait 0").waits) <= 8.0


@pytest.mark.long
@pytest.mark.parametrize("seed", ["wait 1", "wait 2"])
def test_the_turn_of_a_teammate_is_short_for_a_beginner_too(services: Services, seed: str) -> None:
    services.change(unhurried=True, guide="always")
    assert max(waits(services, "particle_panic", seed).waits) <= 8.0


@pytest.mark.long
def test_a_fact_about_a_rivals_move_is_there_at_the_own_choice(services: Services) -> None:
    """However little time its words had before: it stays until the next touch."""
    services.change(unhurried=True, throws=False)
    match = new_match("particle_builder", (HUMAN, AI + "student"), {}, "wait 2")
    drivers: dict[int, Driver] = {0: Person(), 1: Here()}
    table = people_table(services, match, drivers)
    app = App(services, open_window((1280, 720), full_screen=False), table)
    fact: Phrase | None = None
    read = 0
    while app.top is table and table.session.to_move() is not None:
        if table.frames and table.frames[0].about and table.session.movers[-1] == 1:
            fact = table.frames[0].line
        app.step([], FRAME)
        if table.model.rest == inf:
            table.send(Hurried())
        if mine(table) and table.picker is not None:
            if fact is not None:
                words = table.find("callout:words")
                assert words is not None
                assert words.label == fact
                read, fact = read + 1, None
            table.play(choice(table.session, 0))
    assert read >= 2


def rivals_turn(services: Services) -> Pilot:
    """Particle Builder, in the middle of what a rival does."""
    services.change(unhurried=True)
    match = new_match("particle_builder", (HUMAN, AI + "student"), {}, "wait 0")
    drivers: dict[int, Driver] = {0: Person(), 1: Here()}
    table = people_table(services, match, drivers)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    for _ in range(2000):
        pilot.wait(FRAME)
        if table.session.movers and table.session.movers[-1] == 1 and table.motion.busy:
            return pilot
        if table.policy.may_move() and table.picker is not None and not table.motion.busy:
            table.play(choice(table.session, 0))
    raise AssertionError("the rival never moves")


def test_both_cards_of_a_rivals_duel_can_be_compared(services: Services) -> None:
    """Their values are side by side from the moment in which they are turned over."""
    pilot = rivals_turn(services)
    table, frames = pilot.table(), 0
    for _ in range(300):
        pilot.wait(FRAME)
        bars = [spot.art for spot in table.placed if isinstance(spot.art, Statistic)]
        frames += any(bar.state in ("left", "right", "tie") for bar in bars)
        if mine(table):
            break
    assert 1.5 <= frames * FRAME <= 3.0


def mine(table: TableScene) -> bool:
    return table.policy.may_move() and not table.frames and not table.motion.busy


def test_a_touch_leads_to_the_own_next_choice(services: Services) -> None:
    pilot = rivals_turn(services)
    table = pilot.table()
    assert not mine(table)
    pilot.tap("desk") if table.find("desk") else pilot.tap(table.placed[0].id)
    pilot.wait(1.0)
    assert mine(table), "in a second, however much the rival had to do"
    assert table.log, "all of it is in the log"


def test_a_bubble_at_the_face_says_what_the_rival_does(services: Services) -> None:
    pilot = rivals_turn(services)
    table = pilot.table()
    said = []
    for _ in range(300):
        pilot.wait(FRAME)
        words = table.find("callout:words")
        if words is not None and not mine(table):
            said.append(words.label)
    assert said
    assert set(said) & set(table.log)


def test_words_can_be_read_however_long_the_wait_was(services: Services) -> None:
    """The verdict of a comparison and a swap are most of what a rival's turn tells."""
    pilot = rivals_turn(services)
    table = pilot.table()
    assert isinstance(table.policy, People)
    seen: dict[str, int] = {}
    for _ in range(300):
        table.policy.waited = 9.0
        pilot.wait(FRAME)
        if mine(table):
            break
        for show in table.motion.shows:
            if show.effect.kind == "words" and show.t >= 0 and show.effect.words is not None:
                seen[show.effect.words.key] = seen.get(show.effect.words.key, 0) + 1
    assert seen
    assert min(seen.values()) * FRAME >= 0.5


def test_what_is_shown_once_more_can_be_followed_and_read(services: Services) -> None:
    """Not at the speed to which a long wait has grown, and not without its words."""
    pilot = rivals_turn(services)
    table = pilot.table()
    while not mine(table):
        pilot.wait(FRAME)
    assert isinstance(table.policy, People)
    table.policy.waited = 9.0
    lines = len(table.log)
    table.policy.once_more()
    paces, said, below = set(), set(), []
    while not mine(table):
        pilot.wait(FRAME)
        paces.add(table.policy.haste())
        below.append(table.model.line)
        if (words := table.find("callout:words")) is not None:
            said.add(words.label)
    assert AGAIN in paces
    assert paces <= {AGAIN, 1.0, 10.0}
    assert said & set(table.log)
    assert said <= set(below), "the line at the bottom tells the same"
    assert len(table.log) == lines


def test_the_turn_of_a_teammate_ends_with_one_line_about_it(services: Services) -> None:
    services.change(unhurried=True, throws=False, guide="always")
    match = new_match("particle_panic", (HUMAN, AI + "student"), {"ladder": 2}, "wait 0")
    drivers: dict[int, Driver] = {0: Person(), 1: Here()}
    table = people_table(services, match, drivers)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    sums = 0
    for _ in range(3000):
        pilot.wait(FRAME)
        if not mine(table) or table.picker is None:
            continue
        if table.session.movers and table.session.movers[-1] == 1:
            assert table.log[-1].key == "particle_panic-sum"
            assert pilot.spot(LOG).label == table.log[-1]
            sums += 1
        table.play(choice(table.session, 0))
        if sums > 1:
            return
    raise AssertionError("nothing is summed up")


def gift(services: Services) -> Pilot:
    """Particle Panic, when the first gift of a teammate to the person is announced."""
    services.change(unhurried=True, throws=False, guide="never")
    match = new_match("particle_panic", (HUMAN, AI + "student"), {"ladder": 2}, "wait 0")
    drivers: dict[int, Driver] = {0: Person(), 1: Here()}
    table = people_table(services, match, drivers)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    for _ in range(4000):
        pilot.wait(FRAME)
        if table.find("gift") is not None:
            return pilot
        if mine(table) and table.picker is not None:
            table.play(choice(table.session, 0))
    raise AssertionError("no teammate gives anything")


def test_a_gift_of_a_teammate_is_announced_to_who_gets_it(services: Services) -> None:
    pilot = gift(services)
    table = pilot.table()
    hand = table.view().hands[0]
    said, frames = pilot.spot("gift").label, 0
    assert said is not None
    text = services.text.say(said)
    assert text.startswith("Student gives you a ")
    assert dict(said.args)["count"] in hand, "what is held by the gift is counted"
    while table.find("gift") is not None:
        pilot.wait(FRAME)
        frames += 1
    assert 1.5 <= frames * FRAME <= 2.5


def test_a_touch_ends_the_announcement_of_a_gift(services: Services) -> None:
    pilot = gift(services)
    pilot.tap("desk")
    pilot.wait(1.0)
    assert pilot.table().find("gift") is None


def second_seat(services: Services, size: tuple[int, int] = (720, 1280)) -> Pilot:
    """Big*Bang, where the rival moves first."""
    services.change(unhurried=True, guide="never")
    match = new_match("bigebang", (AI + "student", HUMAN), {}, "wait 0")
    drivers: dict[int, Driver] = {0: Here(), 1: Person()}
    table = people_table(services, match, drivers)
    return Pilot(App(services, open_window(size, full_screen=False), table))


def test_a_newcomer_sees_the_deal_before_the_first_move_of_a_rival(services: Services) -> None:
    pilot = second_seat(services)
    table = pilot.table()
    looked = []
    for _ in range(2):
        while table.frames or table.motion.busy or table.session.to_move() != 0:
            pilot.wait(FRAME)
            if mine(table):
                table.play(choice(table.session, 1))
        moves, frames = len(table.session.moves), 0
        while len(table.session.moves) == moves:
            pilot.wait(FRAME)
            frames += 1
        looked.append(frames * FRAME)
    assert looked[0] >= OPENING - FRAME
    assert looked[1] < OPENING / 2, "later moves do not wait"


def test_the_sentence_about_a_rivals_move_stays_until_the_next_touch(services: Services) -> None:
    pilot = second_seat(services, (1280, 720))
    table = pilot.table()
    while not (mine(table) and table.session.moves):
        pilot.wait(FRAME)
    pilot.wait(20.0)
    said = pilot.spot("callout:words").label
    assert said in table.log[-2:], "a fact may follow in the log"
    pilot.tap("chart:1")
    assert table.find("callout:words") is None or pilot.spot("callout:words").label != said


def test_where_it_has_no_room_beside_the_board_it_stands_at_the_foot(services: Services) -> None:
    """Upright, the board takes the whole width; the goal of the game gives way."""
    pilot = second_seat(services)
    table = pilot.table()
    while not (mine(table) and table.session.moves):
        pilot.wait(FRAME)
    pilot.wait(2.0)
    assert table.find("callout:words") is None
    assert pilot.spot(LOG).label == table.log[-1]
