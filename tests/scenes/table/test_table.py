"""The table scene: whole games by touch and by keys, undo, hints, hot seat, keeping."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from ai.analysis import Hint
from ai.worker.client import EngineClient
from game.app import App
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import AnySession, CannotUndo
from game.games import DESCRIPTORS, GAMES
from game.kiosk.policy import Policy
from game.match.drivers import Adviser, Driver, Person
from game.match.match import AI, HUMAN, SeriesScore, new_match
from game.match.set_up import SetUp, match_for
from game.scenes.base.dialog import Dialog
from game.scenes.codex.card import CardScene
from game.scenes.menu.setup import SetupScene
from game.scenes.menu.title import TitleScene
from game.scenes.results.result import ResultScene
from game.scenes.table.margins import head
from game.scenes.table.model import CalledOut, Ended, Seated
from game.scenes.table.opening import open_table, people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import HandOverScene, PauseScene
from game.scenes.table.tabletop import LIFT
from game.services import Services
from game.tables.table import CONFIRM
from game.tables.tutti_quantum.pictures import Feynman
from game.window import open_window, opened
from game.words.text import languages
from tests.kiosk.finished import finished
from tests.laws import stroller
from tests.pilot import Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.change(speed=0.0, forced=False)
    return services


def sit(services: Services, game: str, seats: int, options: Mapping[str, int] = {}) -> Pilot:
    """People in every seat, motion at once."""
    surface = open_window((1280, 720), full_screen=False)
    match = new_match(game, (HUMAN,) * seats, options, "sit")
    drivers: dict[int, Driver] = {seat: Person() for seat in range(seats)}
    match.kept = services.store.begin(match.record())
    return Pilot(App(services, surface, people_table(services, match, drivers)))


def least(game: str) -> int:
    return GAMES[game].info.usual_seats


def pass_curtain(pilot: Pilot) -> None:
    for _ in range(20):
        if isinstance(pilot.top, HandOverScene):
            pilot.tap("ready")
        elif isinstance(pilot.top, TableScene) and pilot.top.picker is None:
            pilot.wait(0.2)
        else:
            return


SHORT: dict[str, dict[str, int]] = {"u_know_feynman": {"cards": 3}}
"""Options of the shortest games: random moves take hundreds of turns to empty seven cards."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch(services: Services, game: str) -> None:
    options = SHORT.get(game, {})
    pilot = sit(services, game, least(game), options)
    choose = stroller((GAMES[game], least(game), dict(options), "touch 1"))
    for _ in range(GAMES[game].info.bound):
        pass_curtain(pilot)
        if isinstance(pilot.top, ResultScene):
            break
        picker = pilot.table().picker
        assert picker is not None
        move = choose(pilot.table().session)
        for spot_id in next(path for path, each in picker.paths.items() if each == move):
            pilot.tap(spot_id)
    assert isinstance(pilot.top, ResultScene)
    services.store.flush(10.0)
    assert services.store.unfinished() == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_can_be_made_by_keys(services: Services, game: str) -> None:
    pilot = sit(services, game, least(game))
    rng = Rng("keys", game)
    for _ in range(12):
        pass_curtain(pilot)
        if isinstance(pilot.top, ResultScene):
            break
        picker = pilot.table().picker
        assert picker is not None
        before = len(pilot.table().session.moves)
        for spot_id in rng.pick(sorted(picker.paths)):
            pilot.walk_to(spot_id)
            pilot.press(pygame.K_RETURN)
        assert len(pilot.table().session.moves if isinstance(pilot.top, TableScene) else []) in (
            before + 1,
            0,
        )


def test_who_cannot_act_passes_by_itself_where_the_option_says_so(services: Services) -> None:
    """Big*Bang, ruling 25: two people play on to the end, and never is a lone pass asked for."""
    match = new_match("bigebang", (HUMAN, HUMAN), {"passing": 1}, "passing")
    rng = Rng("passing", "moves")
    while match.session.forced() is None:
        match.session.play(rng.pick(match.session.legal_moves()[:-1]))
    begun = len(match.session.moves)
    surface = open_window((1280, 720), full_screen=False)
    drivers: dict[int, Driver] = {seat: Person() for seat in range(2)}
    pilot = Pilot(App(services, surface, people_table(services, match, drivers)))
    for _ in range(200):
        pilot.wait(0.1)
        if match.session.to_move() is None or match.session.forced() is None:
            break
    assert len(match.session.moves) > begun
    assert all(move.kind == "pass" for move in match.session.moves[begun:])


def test_what_changes_nothing_is_not_asked_on_the_set_up_screen(services: Services) -> None:
    """Particle Panic eases one or two scientists anyway; Tutti Quantum's markers are for co-op."""
    panic = SetupScene(services, "particle_panic")
    assert "easing" not in panic.rows()
    panic.step("players", "more")
    assert len(panic.seats) == 3
    assert "easing" in panic.rows()
    tutti = SetupScene(services, "tutti_quantum")
    assert "starts" in tutti.rows()
    assert "talk" not in tutti.rows()
    together = SetupScene(services, "tutti_quantum", {"mode": 2})
    assert "talk" in together.rows()
    assert "starts" not in together.rows()


def test_a_match_of_several_deals_is_offered_and_told_at_the_head(services: Services) -> None:
    scene = SetupScene(services, "particle_builder")
    text = services.text
    names = []
    for _ in DESCRIPTORS["particle_builder"].series.forms:
        names.append(text.say(scene._row("+series")[1]))
        scene.step("option-+series", "more")
    assert names == [
        "single games",
        "2 deals, points added",
        "5 deals, points added",
        "same deal, seats swapped",
    ]
    assert "points are added" in text.say(scene._help())
    scene.step("option-+series", "more")
    match = match_for(scene.game, SetUp(tuple(scene.seats), scene.options, scene.form))
    assert match.series_score == SeriesScore((0, 0), deals=2, teams=(0, 1))
    (spot,) = head(match)
    assert spot.label is not None
    assert text.say(spot.label) == "Deal 1 of 2: You 0 – Visitor 0"


def test_undo_takes_a_move_back_and_the_store_knows(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "undo")
    pilot = Pilot(App(services, surface, open_table(services, match)))
    start = match.session.digest()
    table = pilot.table()
    assert table.picker is not None
    for spot_id in max(table.picker.paths, key=len):
        pilot.tap(spot_id)
    table.send(Seated(0))
    pilot.press(pygame.K_u)
    pilot.wait(0.2)
    assert match.session.digest() == start
    services.store.flush(5.0)
    assert services.store.unfinished()[0].record.moves == ()


@pytest.mark.parametrize(
    ("game", "named"), [("tutti_quantum", "cards"), ("u_know_feynman", "card"), ("bigebang", "die")]
)
def test_the_refusal_of_undo_fits_the_game(
    services: Services, monkeypatch: pytest.MonkeyPatch, game: str, named: str
) -> None:
    """No die is named where there is none."""

    def refused(*_: object) -> int:
        raise CannotUndo("chance")

    pilot = sit(services, game, least(game), {})
    table = pilot.table()
    monkeypatch.setattr(table.session, "undo", refused)
    table.undo()
    assert table.line is not None
    words = services.text.say(table.line)
    assert named in words.replace(",", "").replace(".", "").split()
    assert ("die" in words.split()) == (named == "die")


def _first_move(pilot: Pilot) -> None:
    table = pilot.table()
    assert table.picker is not None
    for spot_id in max(table.picker.paths, key=len):
        pilot.tap(spot_id)


def _two_players(services: Services) -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "undo")
    return Pilot(App(services, surface, open_table(services, match)))


def test_at_one_screen_each_takes_back_the_move_that_was_made_last(services: Services) -> None:
    pilot = _two_players(services)
    table = pilot.table()
    start = table.session.digest()
    _first_move(pilot)
    pilot.wait(6.0)
    assert table.viewer == 1
    assert table.picker is not None
    assert not pilot.spot("rail:undo").dim
    pilot.tap("rail:undo")
    pilot.wait(2.0)
    assert table.session.digest() == start
    assert table.viewer == 0
    assert table.line == say("undo-done-of", who=say("seat", seat=0))


def test_a_move_that_was_taken_back_is_not_told_at_a_face(services: Services) -> None:
    services.change(reduced_motion=False, speed=1.0)
    pilot = _two_players(services)
    table = pilot.table()
    pilot.wait(4.0)
    for kind, seconds in (("fuse", 8.0), ("annihilate", 2.5)):
        table.play(next(m for m in table.session.legal_moves() if m.kind == kind))
        pilot.wait(seconds)
    assert table.model.callout, "the fact about the second move is still shown"
    for _ in range(2):
        pilot.press(pygame.K_u)
        pilot.wait(2.0)
    assert table.session.moves == []
    assert not table.model.callout


def test_a_touch_that_ends_a_fact_also_takes_a_stack(services: Services) -> None:
    """The first fusion tells a fact; the next player need not wait until it was read."""
    services.change(reduced_motion=False, speed=1.0)
    pilot = _two_players(services)
    table = pilot.table()
    session = table.session
    pilot.wait(4.0)
    table.play(next(move for move in session.legal_moves() if move.kind == "fuse"))
    for _ in range(60):
        pilot.wait(0.1)
        if table.model.callout:
            break
    assert table.model.callout, "a fusion of n and 1H tells of deuterium"
    assert table.picker is None
    moves = session.legal_moves()
    fact = table.model.callout
    pilot.tap(f"cell:{moves[0].source}")
    assert table.model.callout != fact
    assert table.picker is not None
    assert table.picker.picked == (f"cell:{moves[0].source}",)


def test_undo_takes_the_lines_of_the_move_out_of_the_log(services: Services) -> None:
    """An event that did not happen is not told under "What happened"; earlier lines stay."""
    pilot = _two_players(services)
    table = pilot.table()
    before = list(table.log)
    _first_move(pilot)
    pilot.wait(1.0)
    first = list(table.log)
    assert first != before
    _first_move(pilot)
    pilot.wait(1.0)
    assert len(table.log) > len(first)
    table.send(Seated(1))
    pilot.press(pygame.K_u)
    pilot.wait(1.0)
    assert list(table.log) == first
    table.send(Seated(0))
    pilot.press(pygame.K_u)
    pilot.wait(1.0)
    assert list(table.log) == before
    _first_move(pilot)
    pilot.wait(1.0)
    assert list(table.log) == first, "the same move is told again"


def test_undo_while_the_move_is_still_shown_tells_nothing_of_it(services: Services) -> None:
    pilot = _two_players(services)
    table = pilot.table()
    before = list(table.log)
    _first_move(pilot)
    table.send(Seated(0))
    pilot.press(pygame.K_u)
    pilot.wait(2.0)
    assert list(table.log) == before


def test_a_hint_and_its_bubble_are_gone_after_undo_and_after_any_move(services: Services) -> None:
    pilot = _two_players(services)
    table = pilot.table()

    def ask() -> None:
        pilot.press(pygame.K_h)
        for _ in range(300):
            pilot.wait(0.05)
            if table.model.hinted:
                break
        assert table.model.hinted
        assert table.model.callout

    ask()
    _first_move(pilot)
    assert not table.model.hinted
    assert not table.model.callout
    pilot.wait(1.0)
    ask()
    table.send(Seated(0))
    pilot.press(pygame.K_u)
    pilot.wait(0.1)
    assert table.session.moves == []
    assert not table.model.hinted
    assert not table.model.callout


def test_what_cannot_be_touched_answers_why_not(services: Services) -> None:
    pilot = sit(services, "bigebang", 2)
    table = pilot.table()
    assert table.picker is not None
    closed = [
        spot
        for spot in table.touchable()
        if spot.id not in table.picker.firsts() and not spot.id.startswith("rail:")
    ]
    before = len(table.session.moves)
    pilot.tap(closed[0].id)
    assert table.line is not None
    assert "-why-" in table.line.key
    assert len(table.session.moves) == before


def test_what_is_crossed_out_says_why_even_if_it_is_a_beginning_too(services: Services) -> None:
    pilot = sit(services, "bigebang", 2)
    table = pilot.table()
    assert table.picker is not None
    firsts = table.picker.firsts()
    for first in sorted(firsts - {"pass"}):
        pilot.tap(first)
        crossed = [
            spot
            for spot in table.placed
            if spot.id.startswith("no:cell:") and spot.id.removeprefix("no:") in firsts
        ]
        if crossed:
            break
    touched = crossed[0].id.removeprefix("no:")
    pilot.tap(touched)
    assert table.line == crossed[0].story
    assert table.picker.picked == (touched,)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_move_and_a_reason(services: Services, game: str) -> None:
    pilot = sit(services, game, least(game))
    pass_curtain(pilot)
    pilot.press(pygame.K_h)
    table = pilot.table()
    assert table.picker is not None
    assert table.model.hinted in table.picker.paths
    assert table.line is not None
    assert table.line.key in ("hint-line", "hint-line-then")
    assert {spot.id for spot in table.model.callout} == {"callout", "callout:words"}


def test_a_hint_stands_at_the_piece_where_the_last_touch_opens_only_on_the_way(
    services: Services,
) -> None:
    """A wild card is shown, though the colour to name is not on the table yet."""
    for number in range(200):
        match = new_match("u_know_feynman", (HUMAN, HUMAN), {}, f"wild {number}")
        legal = match.session.legal_moves()
        view, table = match.session.view(0), DESCRIPTORS["u_know_feynman"].table
        wild = [move for move in legal if table.clicks(view, move)[-1].startswith("suit:")]
        if match.session.to_move() == 0 and wild:
            break
    scene = people_table(services, match, {0: Person(), 1: Person()})
    Pilot(App(services, open_window((1280, 720), full_screen=False), scene)).wait(1.0)
    scene.adviser = Certain(wild[-1])
    scene.hint()
    assert scene.find(scene.model.hinted[-1]) is None
    assert scene.model.callout


class Certain(Adviser):
    """Advises one move whatever is asked."""

    def __init__(self, move: Any) -> None:
        super().__init__(EngineClient())
        self.move = move

    def poll(self, session: AnySession) -> Hint | None:
        del session
        return Hint(self.move, say("hint-best-found"), None)


def test_a_move_that_the_hint_recommends_asks_for_no_confirmation(services: Services) -> None:
    """A player who asked for advice and follows it is not warned of it."""
    match = new_match("particle_panic", (HUMAN, HUMAN), {}, "advised")
    (collect,) = [move for move in match.session.legal_moves() if move.kind == "collect"]
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, open_table(services, match)))
    pilot.wait(1.0)
    table = pilot.table()
    assert table.picker is not None
    assert ("act:collect", CONFIRM) in table.picker.paths, "unasked, it is warned of"
    table.adviser = Certain(collect)
    table.hint()
    table.adviser = None
    assert table.model.hinted == ("act:collect",)
    pilot.tap("act:collect")
    assert [move.kind for move in match.session.moves] == ["collect"]


def test_the_curtain_falls_between_two_people_who_hide_cards(services: Services) -> None:
    pilot = sit(services, "particle_builder", 2)
    rng = Rng("curtain", "")
    fallen = False
    for _ in range(12):
        if isinstance(pilot.top, HandOverScene):
            fallen = True
            below = pilot.app.stack[-2]
            assert isinstance(below, TableScene)
            assert below.placed == [], "no hand may shine through"
            pilot.tap("ready")
        table = pilot.table()
        if table.picker is None:
            pilot.wait(0.3)
            continue
        for spot_id in rng.pick(sorted(table.picker.paths)):
            pilot.tap(spot_id)
    assert fallen


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_is_down_before_two_people_see_a_hand(services: Services, game: str) -> None:
    """Both looked at the screen as the first hand was dealt open."""
    info = GAMES[game].info
    match = new_match(game, (HUMAN,) * info.usual_seats, {}, "first hand")
    table = open_table(services, match)
    app = App(services, open_window((1280, 720), full_screen=False), table)
    if not info.hidden or info.open_hands or len(match.people) < 2:
        assert isinstance(Pilot(app, ready=False).top, TableScene)
        return
    assert table.placed == []
    pilot = Pilot(app, ready=False)
    assert [type(scene) for scene in app.stack] == [TableScene, HandOverScene]
    assert table.placed == []
    pilot.tap("ready")
    pilot.wait(5.0)
    assert app.stack == [table], "it falls once"
    assert table.viewer == match.session.to_move()
    assert table.placed


def test_the_curtain_asks_nobody_to_sit(services: Services) -> None:
    """At a kiosk one stands."""
    seats = {"en": "sit", "de": "setz", "fr": "assied", "it": "sied"}
    assert {*seats} == {*languages()}
    for language, word in seats.items():
        services.change(language=language)
        assert word not in services.text.say(say("handover-why")).lower()


def test_a_finished_game_stays_finished(tmp_path: Path) -> None:
    """Its result is kept: the key for undo only says so."""
    with opened(tmp_path, None, None) as services:
        match = finished(services.store)
        surface = open_window((1280, 720), full_screen=False)
        scene = open_table(services, match)
        scene.send(Ended())
        pilot = Pilot(App(services, surface, scene))
        moves = len(match.session.moves)
        pilot.press(pygame.K_u)
        assert len(match.session.moves) == moves
        assert scene.line is not None
        assert scene.line.key == "undo-over"


def test_a_picked_card_is_lifted_and_sinks_again(services: Services) -> None:
    pilot = sit(services, "tutti_quantum", 2)
    table = pilot.table()
    assert table.picker is not None
    cards = [
        spot_id
        for spot_id in sorted(table.picker.firsts())
        if isinstance(pilot.spot(spot_id).art, Feynman)
    ]
    layout = pilot.spot(cards[0]).y
    pilot.tap(cards[0])
    assert pilot.spot(cards[0]).y == layout - LIFT
    pilot.press(pygame.K_ESCAPE)
    assert pilot.spot(cards[0]).y == layout


@pytest.mark.parametrize("game", GAMES)
def test_nothing_happens_while_a_person_thinks(services: Services, game: str) -> None:
    """No act of any game is against the clock for who does not want that."""
    services.change(unhurried=True)
    pilot = sit(services, game, least(game))
    pass_curtain(pilot)
    before = pilot.table().session.digest()
    for _ in range(120):
        pilot.app.step([], 1.0)
    assert pilot.table().session.digest() == before
    assert pilot.table().picker is not None


def test_a_tap_is_enough_to_read_about_a_card(services: Services) -> None:
    """Nothing has to be held down, and nothing is played by it."""
    pilot = sit(services, "particle_builder", 2)
    pass_curtain(pilot)
    table = pilot.table()
    before = len(table.session.moves)
    touchable = table.touchable()
    card = next(spot.id for spot in touchable if spot.id.startswith("card:") and spot.codex)
    pilot.tap("rail:look")
    assert table.model.looking
    pilot.tap(card)
    assert isinstance(pilot.top, CardScene)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.table() is table
    assert not table.model.looking
    assert len(table.session.moves) == before


def test_whoever_only_looked_can_change_their_mind(services: Services) -> None:
    pilot = sit(services, "bigebang", 2)
    table = pilot.table()
    pilot.tap("rail:look")
    pilot.tap("rail:look")
    assert not table.model.looking
    pilot.tap("rail:look")
    pilot.press(pygame.K_ESCAPE)
    assert pilot.table() is table
    assert not table.model.looking
    assert table.line is not None
    assert table.line.key == "look-not", "it no longer says that a touch asks"
    pilot.tap("rail:look")
    pilot.tap("pass")
    assert table.line is not None
    assert not table.session.moves, "not passed: there was nothing to read there"


def test_whoever_only_goes_back_from_the_offer_keeps_the_game(services: Services) -> None:
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "kept")
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, open_table(services, match)))
    table = pilot.table()
    assert table.picker is not None
    for spot_id in max(table.picker.paths, key=len):
        pilot.tap(spot_id)
    pilot.wait(0.2)
    services.store.flush(5.0)
    title = Pilot(App(services, surface, TitleScene(services, first=True)))
    title.wait(0.1)
    assert isinstance(title.top, Dialog)
    title.press(pygame.K_ESCAPE)
    assert isinstance(title.top, TitleScene)
    services.store.flush(5.0)
    assert len(services.store.unfinished()) == 1


def test_words_in_a_bubble_are_not_repeated_in_the_row_below(services: Services) -> None:
    """A hint of three sentences had letters of nine pixels in that one row."""
    table = open_table(services, new_match("bigebang", [HUMAN, HUMAN], {}, "twice"))
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    pilot.wait(0.5)
    assert isinstance(table.policy, People)
    table.policy.ribbon.close()
    line = say("bigebang-hint-carbon")

    def repeated() -> bool:
        table.layout()
        return any(spot.id == "log" and spot.label == line for spot in table.placed)

    table.answer(line, "hint", next(spot for spot in table.placed if spot.id.startswith("cell:")))
    assert not repeated()
    table.send(CalledOut(()))
    assert repeated()


def test_the_pause_promises_a_visitor_of_a_kiosk_no_saved_game(services: Services) -> None:
    words = []
    for policy in (None, Policy()):
        services.policy = policy
        match = new_match("bigebang", (HUMAN, AI + "student"), {}, "leave")
        table = open_table(services, match)
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
        pilot.app.push(PauseScene(services, table))
        pilot.wait(0.1)
        words.append(pilot.words("leave"))
    services.policy = None
    assert words == ["Save and leave", "To the menu"]
