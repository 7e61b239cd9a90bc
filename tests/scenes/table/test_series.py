"""Seeds typed and shown, the same deal again, series, best scores: on the screens."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.app import App
from game.core.phrase import literal
from game.core.rng import Rng, shown
from game.match.match import HUMAN, SeriesScore, match_of, new_match
from game.match.saving import keep_move
from game.scenes.menu.setup import SetupScene
from game.scenes.results.result import ResultScene
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.pilot import FRAME, Pilot

DAY = date(2026, 11, 21)


@pytest.fixture
def services(services: Services) -> Services:
    services.change(speed=0.0)
    return services


def set_up(services: Services, game: str = "bigebang") -> Pilot:
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, SetupScene(services, game, day=DAY)))


def choose_puzzle(pilot: Pilot, number: int) -> None:
    for _ in range(number):
        pilot.tap("option-puzzle:more")


def finish(pilot: Pilot) -> ResultScene:
    """Both pass, or the puzzle is stopped, until the result lies there."""
    for _ in range(400):
        if isinstance(pilot.top, ResultScene):
            return pilot.top
        table = pilot.table()
        if table.picker is None:
            pilot.wait(0.2)
            continue
        if table.picker.picked == ("pass",):
            pilot.tap("confirm")
            continue
        last = {"pass", "stop", "side:0"} & {path[0] for path in table.picker.paths}
        pilot.tap(last.pop())
    raise AssertionError("the game does not end")


def type_in(pilot: Pilot, text: str) -> None:
    for letter in text:
        down = pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)
        pilot.app.step([down, pygame.Event(pygame.TEXTINPUT, text=letter)], FRAME)


def test_a_seed_is_typed_by_keys_and_dealt(services: Services) -> None:
    pilot = set_up(services)
    pilot.tap("seed")
    type_in(pilot, "muon-7")
    pilot.press(pygame.K_RETURN)
    pilot.tap("start")
    assert pilot.table().session.seed == "muon-7"


def test_a_seed_is_picked_letter_by_letter_with_a_finger(services: Services) -> None:
    pilot = set_up(services)
    pilot.tap("seed")
    for letter in ("t", "a", "x"):
        pilot.tap(f"key:{letter}")
    pilot.tap("erase")
    pilot.tap("key:u")
    type_in(pilot, "-2")
    pilot.tap("take")
    assert isinstance(pilot.top, SetupScene)
    assert pilot.top.seed == "tau-2"


def test_a_seed_is_picked_with_a_pad(services: Services) -> None:
    pilot = set_up(services)
    pilot.walk_to("seed")
    pilot.button(0)
    pilot.walk_to("key:z")
    pilot.button(0)
    pilot.walk_to("take")
    pilot.button(0)
    assert isinstance(pilot.top, SetupScene)
    assert pilot.top.seed == "z"


def test_leaving_the_letters_changes_nothing_and_chance_empties_the_line(
    services: Services,
) -> None:
    pilot = set_up(services)
    pilot.tap("seed")
    pilot.tap("key:q")
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, SetupScene)
    assert pilot.top.seed == ""
    pilot.tap("seed")
    pilot.tap("words")
    pilot.tap("chance")
    pilot.tap("take")
    assert isinstance(pilot.top, SetupScene)
    assert pilot.top.seed == ""


def test_the_deal_of_the_day_is_there_for_every_game(services: Services) -> None:
    pilot = set_up(services, "u_know_feynman")
    pilot.tap("seed")
    pilot.tap("day")
    pilot.tap("take")
    pilot.tap("start")
    assert pilot.table().session.seed == "2026-11-21"


def test_the_puzzle_of_the_day_is_one_touch_away(services: Services) -> None:
    pilot = set_up(services)
    choose_puzzle(pilot, 1)
    pilot.tap("day")
    pilot.tap("start")
    table = pilot.table()
    assert table.session.seed == "2026-11-21"
    assert table.session.seats == 1
    assert table.session.options["puzzle"] == 1


def test_a_puzzle_by_chance_has_a_seed_of_words(services: Services) -> None:
    pilot = set_up(services)
    choose_puzzle(pilot, 3)
    pilot.tap("start")
    assert pilot.table().session.seed.count("-") == 3


def test_the_result_shows_the_seed_and_the_same_deal_comes_again(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN, HUMAN), {"mirror": 1}, "ab" * 32)
    pilot = Pilot(App(services, surface, open_table(services, match)))
    start = match.session.digest()
    finish(pilot)
    seed = pilot.spot("seed").label
    assert seed is not None
    assert ("seed", literal(shown("ab" * 32))) in seed.args
    pilot.tap("same")
    assert pilot.table().session.digest() == start


def test_play_again_is_another_deal_with_the_seats_turned(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "first")
    pilot = Pilot(App(services, surface, open_table(services, match)))
    names = match.names
    finish(pilot)
    pilot.tap("again")
    again = pilot.table().match
    assert again.session.seed != "first"
    assert again.names == names[::-1]
    assert again.series_score is not None
    assert again.series_score.games == 1


def test_particle_panic_calls_it_the_same_lab(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("particle_panic", (HUMAN,), {}, "lab")
    rng = Rng("panic", "lab")
    while match.session.to_move() is not None:
        match.session.play(rng.pick(match.session.legal_moves()))
    pilot = Pilot(App(services, surface, open_table(services, match, keep=False)))
    pilot.app.push(ResultScene(services, match))
    pilot.wait(0.1)
    label = pilot.spot("same").label
    assert label is not None
    assert label.key == "particle_panic-result-same"


def test_a_series_ends_when_somebody_has_enough(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "series")
    match.series_score = SeriesScore((5, 4), 4, 5)
    pilot = Pilot(App(services, surface, open_table(services, match)))
    head = pilot.spot("head").label
    assert head is not None
    assert {("goal", 5), ("one", 5), ("two", 4)} <= set(head.args)
    # Nobody has annihilated or fused anything: only the Star can have been won.
    result = finish(pilot)
    won = result.series_score.by_seat()
    label = pilot.spot("again").label
    assert label is not None
    over = won[0] != won[1]
    assert label.key == ("result-new-series" if over else "result-next")
    pilot.tap("again")
    fresh = pilot.table().match.series_score
    assert fresh is not None
    assert fresh.goal == 5
    assert sum(fresh.points) == (0 if over else sum(won))


def test_a_series_goes_on_after_a_restart(services: Services) -> None:
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "kept")
    match.series_score = SeriesScore((2, 1), 1, 5, shift=1)
    names = open_table(services, match).match.names
    saved = services.store.unfinished()[0]
    later = open_table(services, match_of(saved.record, saved.id)).match
    assert later.series_score == match.series_score
    assert later.names == names


@pytest.mark.parametrize(
    "series_score", ["[[1],1,0,1]", "[[1,2,3],1,0,1]", "[[],1,0,1]", "nonsense"]
)
def test_a_game_opens_without_a_match_of_other_players(
    services: Services, series_score: str
) -> None:
    match = new_match("bigebang", (HUMAN, HUMAN), {}, "kept")
    match.kept = services.store.begin(match.record())
    match.session.play(match.session.legal_moves()[0])
    keep_move(services.store, match, match.session.moves[0])
    services.store.set_progress("sitting", f"{match.kept} {series_score}")
    saved = services.store.unfinished()[0]
    later = open_table(services, match_of(saved.record, saved.id)).match
    assert later.series_score is None
    assert later.session.digest() == match.session.digest()


def test_two_matches_wait_beside_each_other(services: Services) -> None:
    sittings = (SeriesScore((2, 1), 1, 5), SeriesScore((0, 3), 1, 7))
    for series_score in sittings:
        match = new_match("bigebang", (HUMAN, HUMAN), {}, "kept")
        match.series_score = series_score
        open_table(services, match)
    later = [
        open_table(services, match_of(one.record, one.id)) for one in services.store.unfinished()
    ]
    assert [table.match.series_score for table in later] == list(reversed(sittings))


def test_a_series_is_chosen_on_the_set_up_screen(services: Services) -> None:
    pilot = set_up(services)
    pilot.tap("option-+series:more")
    pilot.tap("start")
    series_score = pilot.table().match.series_score
    assert series_score is not None
    assert series_score.goal == 5
    # Ruling 12: the person chooses the side, the program moves first.
    assert pilot.table().match.people == (1,)


def test_the_best_score_of_a_puzzle_is_told_and_kept(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN,), {"puzzle": 1}, "tau")
    pilot = Pilot(App(services, surface, open_table(services, match)))
    move = next(m for m in match.session.legal_moves() if m.kind == "annihilate")
    pilot.table().play(move)
    finish(pilot)
    label = pilot.spot("best").label
    assert label is not None
    assert (label.key, label.args) == ("result-best-new", (("score", 82),))
    pilot.tap("same")
    head = pilot.spot("head").label
    assert head is not None
    assert ("best", 82) in head.args
    finish(pilot)
    label = pilot.spot("best").label
    assert label is not None
    assert (label.key, label.args) == ("result-best", (("score", 82),))


def test_a_puzzle_takes_everything_back(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("bigebang", (HUMAN,), {"puzzle": 2}, "undo")
    pilot = Pilot(App(services, surface, open_table(services, match)))
    start = match.session.digest()
    for _ in range(6):
        pilot.table().play(match.session.legal_moves()[0])
        pilot.wait(0.1)
    for _ in range(6):
        pilot.press(pygame.K_u)
        pilot.wait(0.1)
    assert match.session.digest() == start
    assert isinstance(pilot.top, TableScene)
    assert pilot.table().picker is not None
