"""Windows that are as high as wide or higher: every table stands, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from pathlib import Path

import pytest

from ai.levels import bot_seed, budget, make_bot
from game.app import App
from game.art.menu.buttons import RoundButton
from game.games import DESCRIPTORS, GAMES
from game.match.match import AI, HUMAN, Match, new_match
from game.scenes.table.model import Picked
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Button
from game.tables.sheet import BODY, LEAST_TEXT, WIDE, Sheet, Stands, sheet_for
from game.tables.table import Forces, Spot
from game.ui.equal_letters import letters
from game.window import open_window, opened
from game.words.text import languages
from tests.layout import LANGUAGES, faults
from tests.some import some
from tests.upright import WORDS

SIZES = ((1000, 1400), (720, 1280), (390, 844), (1080, 2520), (1000, 1000))
"""Pixels: a window, a phone on its side turned up, a small phone, 9:21, a square."""
STANDING = tuple(game for game in GAMES if isinstance(DESCRIPTORS[game].table, Stands))
FINGER = 44
"""Pixels that a button has at least each way."""
CASES: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("particle_builder", 2, {}),
    ("particle_builder", 3, {"level": 5}),
    ("tutti_quantum", 2, {}),
    ("tutti_quantum", 4, {}),
    ("tutti_quantum", 3, {"mode": 2}),
    ("u_know_feynman", 2, {}),
    ("u_know_feynman", 4, {}),
    ("bigebang", 2, {}),
    ("bigebang", 2, {"time": 1, "mass": 1}),
    ("particle_panic", 1, {}),
    ("particle_panic", 3, {"duty": 1}),
)
SAMPLE = (((1000, 1400), "en", 1.0), ((720, 1280), "de", 1.5), ((390, 844), "fr", 1.0))
PARTS = (0.0, 0.5, 0.9)
"""The move up to which a game is played when it is looked at."""
FINE = 3
"""Pixels to a point of a telephone with a fine screen."""
MOST = 500
"""Moves of a game that are played here, at most."""
EDGE = 3.0
"""Units by which a picture may stand out of the sheet: its edge and its glow."""


def played(game: str, seats: int, options: dict[str, int]) -> Match:
    """A whole game of *Students*; seat 0 is a person's."""
    match = new_match(game, (HUMAN, *[AI + "student"] * (seats - 1)), options, "tall")
    session = match.session
    while (seat := session.to_move()) is not None and len(session.moves) < MOST:
        bot = make_bot(game, "student", bot_seed("tall", seat, len(session.moves)))
        view = session.view(seat)
        session.play(bot.choose(view, session.legal_moves(), budget(game, "student")))
    return match


def positions(match: Match) -> Iterator[int]:
    """After how many moves it is looked at: it is the person's turn then."""
    movers, count = list(match.session.movers), len(match.session.moves)
    for part in PARTS:
        stop = round(part * (count - 1))
        while stop < count - 1 and movers[stop] != 0:
            stop += 1
        yield stop


def problems(scene: TableScene, app: App) -> Iterator[str]:
    """The faults of a table as it lies: one line each."""
    yield from faults(app)
    sheet = scene.viewport.sheet
    for spot in scene.placed:
        if not spot.art.unseen and not _within(spot, sheet):
            yield f"stands out of the window: {spot.id}"
        pressed = isinstance(spot.art, Button | RoundButton) and spot.spoken is not None
        if pressed and min(spot.w, spot.h) * scene.viewport.scale < FINGER:
            yield f"too small for a finger: {spot.id}"


def _within(spot: Spot, sheet: Sheet) -> bool:
    turn = radians(spot.angle)
    along, aside = abs(cos(turn)), abs(sin(turn))
    across = (spot.w * along + spot.h * aside) / 2 - EDGE
    down = (spot.w * aside + spot.h * along) / 2 - EDGE
    return across <= spot.x <= sheet.w - across and down <= spot.y <= sheet.h - down


def unreached(scene: TableScene, app: App) -> Iterator[str]:
    """Every touch of every lawful act that has no place, or whose place another one covers."""
    picker = scene.picker
    if picker is None:
        return
    if isinstance(scene.table, Forces) and len(picker.paths) == 1:
        return  # it happens by itself, and its button is not shown
    beginnings = {path[:count] for path in picker.paths for count in range(len(path))}
    for picked in sorted(beginnings, key=len)[:16]:
        scene.send(Picked(picked))
        picker = picker.at(picked)
        scene.layout()
        app.step([], 0.05)
        yield from problems(scene, app)
        for spot_id in sorted(picker.nexts()):
            spot = scene.find(spot_id)
            if spot is None:
                yield f"no place for {spot_id} after {picked}"
                continue
            under = scene.under(scene.viewport.pixel(spot.x, spot.y))
            if under is None or under.id != spot_id:
                yield f"{spot_id} is covered by {under.id if under else 'nothing'}"
    scene.send(Picked(()))
    scene.layout()


def wrong(
    services: Services, match: Match, moves: list[object], size: tuple[int, int]
) -> list[str]:
    """Everything that is wrong with this game in a window of this size."""
    surface = open_window(size, full_screen=False)
    session = match.session
    first: dict[str, str] = {}
    session.rewind(0)
    for stop in positions_of(match, moves):
        session.rewind(min(stop, len(session.moves)))
        for move in moves[len(session.moves) : stop]:
            session.play(move)
        scene = open_table(services, match, keep=False)
        app = App(services, surface, scene)
        for _ in range(3):
            app.step([], 0.05)
        assert scene.viewport.sheet.tall
        assert scene.viewport.scale * BODY >= LEAST_TEXT - 0.01
        for problem in [*problems(scene, app), *unreached(scene, app)]:
            first.setdefault(problem, f"after {stop} moves: {problem}")
    return list(first.values())


def positions_of(match: Match, moves: list[object]) -> list[int]:
    """`positions` of the whole game."""
    for move in moves[len(match.session.moves) :]:
        match.session.play(move)
    return list(positions(match))


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_a_table_stands(tmp_path: Path, game: str, seats: int, options: dict[str, int]) -> None:
    match = played(game, seats, options)
    moves = list(match.session.moves)
    for size, language, text_size in SAMPLE:
        with opened(tmp_path / language, language, text_size) as services:
            services.change(reduced_motion=True)
            assert wrong(services, match, moves, size) == [], (size, language)


@pytest.mark.slow
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_a_table_stands_in_every_language(
    tmp_path: Path,
    game: str,
    seats: int,
    options: dict[str, int],
    language: str,
    text_size: float,
) -> None:
    match = played(game, seats, options)
    moves = list(match.session.moves)
    with opened(tmp_path, language, text_size) as services:
        services.change(reduced_motion=True)
        for size in SIZES:
            assert wrong(services, match, moves, size) == [], size


@pytest.mark.parametrize("size", [(390, 844), (720, 1280), (1080, 2520), (1000, 1000)])
def test_a_tall_sheet_has_the_shape_of_its_window_and_letters_that_can_be_read(
    size: tuple[int, int],
) -> None:
    sheet = sheet_for(size)
    assert sheet.tall
    assert sheet.h / sheet.w == pytest.approx(size[1] / size[0])
    assert BODY * size[0] / sheet.w >= LEAST_TEXT - 0.01


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (1001, 1000)])
def test_a_window_that_is_wider_than_high_has_the_wide_sheet(size: tuple[int, int]) -> None:
    assert sheet_for(size) == WIDE


def test_those_of_the_arcade_stand() -> None:
    """A game that comes later may do without: it is shown on the wide sheet."""
    assert {game for game, *_ in CASES} <= set(STANDING)


@pytest.mark.parametrize("game", STANDING)
def test_a_table_is_the_same_on_another_sheet(game: str) -> None:
    table = DESCRIPTORS[game].table
    assert isinstance(table, Stands)
    sheet = sheet_for((720, 1280))
    assert table.on(sheet).sheet == sheet
    assert table.sheet == WIDE


@pytest.mark.parametrize("game", STANDING)
def test_turning_the_window_in_the_middle_of_a_move_loses_nothing(
    tmp_path: Path, game: str
) -> None:
    wide, high = open_window((1280, 720), full_screen=False), (720, 1280)
    with opened(tmp_path, "en", 1.0) as services:
        services.change(reduced_motion=True)
        match = new_match(game, (HUMAN, AI + "student"), {}, "turned")
        scene = open_table(services, match, keep=False)
        app = App(services, wide, scene)
        while scene.picker is None:
            app.step([], 0.05)
        longest = max(scene.picker.paths, key=len)
        for touch in longest[:-1]:
            scene.picker.tap(touch)
        scene.layout()
        before = scene.placed, scene.picker.picked, list(match.session.moves)
        app.surface = open_window(high, full_screen=False)
        app.step([], 0.05)
        assert scene.viewport.sheet.tall
        assert scene.picker is not None
        assert (scene.picker.picked, list(match.session.moves)) == before[1:]
        assert scene.find(longest[-1]) is not None
        app.surface = open_window((1280, 720), full_screen=False)
        app.step([], 0.05)
        assert scene.placed == before[0]


@pytest.mark.parametrize("game", STANDING)
def test_letters_can_be_read_on_a_telephone(tmp_path: Path, game: str) -> None:
    """Fourteen points, three pixels each; what is painted on cards is art."""
    match = played(game, 2 if game != "particle_panic" else 1, {})
    stops = list(positions(match))
    for language in some(languages()):
        with opened(tmp_path / language, language, 1.0) as services:
            services.change(reduced_motion=True)
            surface = open_window((390 * FINE, 844 * FINE), full_screen=False)
            for stop in stops[1:2]:
                match.session.rewind(stop)
                scene = open_table(services, match, keep=False)
                App(services, surface, scene).step([], 0.05)
                for spot in scene.placed:
                    fit = letters(scene.viewport.renderer, spot)
                    assert fit is None or fit[0] >= WORDS * FINE, (language, spot)


@pytest.mark.parametrize("size", [(720, 1280), (780, 1688)])
@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", STANDING)
def test_names_of_programs_that_play_alone_are_read(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    """If no player is called "You" the lowest seat has a long name with a number, too."""
    with opened(tmp_path, language, 1.0) as services:
        services.change(reduced_motion=True)
        scene = open_table(services, new_match(game, [AI + "student"] * 2, {}, "tall"), keep=False)
        app = App(services, open_window(size, full_screen=False), scene)
        app.step([], 0.05)
        assert list(faults(app)) == []
        names = [spot for spot in scene.placed if spot.id.endswith(("name:0", ":name"))]
        assert names
        for name in names:
            fit = letters(scene.viewport.renderer, name)
            assert fit is not None
            assert fit[0] >= scene.viewport.renderer.px(BODY), name
