"""Particle Panic under a finger: a warning can be answered with no."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.record import parse_record, record_of, replay
from game.core.rng import Rng
from game.games import DESCRIPTORS, GAMES
from game.match.drivers import Person
from game.match.match import HUMAN, Match, new_match
from game.rules.particle_panic.detector import CHARGED, KINDS, REAL, RECORDED, SKETCHED, Duty, Event
from game.rules.particle_panic.state import ACCEPT, DETECT, FAILED, NAME, NAMES, NEUTRALIZE
from game.scenes.table.opening import open_table, people_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.particle_panic.pictures import RecordedPicture
from game.tables.table import Spot
from game.ui.beside import of
from game.window import open_window, opened
from tests.layout import LANGUAGES
from tests.pilot import Pilot


def on_the_brink() -> Match:
    """A game in which the next try at a particle is warned of."""
    for number in range(50):
        match = new_match("particle_panic", (HUMAN,), {}, f"brink {number}")
        session, rng = match.session, Rng(str(number), "brink")
        while session.to_move() is not None:
            moves = session.legal_moves()
            if NEUTRALIZE in moves:
                path = DESCRIPTORS["particle_panic"].table.clicks(session.view(0), NEUTRALIZE)
                if len(path) > 1:
                    return match
            usual = [move for move in (NEUTRALIZE, ACCEPT) if move in moves]
            session.play(usual[0] if usual else rng.pick(moves))
    raise AssertionError("nobody ever came near a limit")


def test_no_to_a_warning_leaves_everything_as_it_was(tmp_path: Path) -> None:
    match = on_the_brink()
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        table = people_table(services, match, {0: Person()})
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
        before = len(match.session.moves)
        pilot.tap("act:neutralize")
        assert table.find("warning") is not None
        assert [spot.id for spot in table.placed].count("act:neutralize") == 1
        pilot.wait(0.5)  # not a double click
        pilot.tap("act:neutralize")
        assert table.find("warning") is None
        assert len(match.session.moves) == before
        pilot.wait(0.5)
        pilot.tap("act:neutralize")
        pilot.tap("confirm")
        assert len(match.session.moves) == before + 1


def before_a_picture(
    duty: int = SKETCHED, kinds: Collection[int] = range(KINDS)
) -> tuple[Match, int]:
    """A game with Detector duty in which a die has just failed; and what the detector holds."""
    for number in range(50):
        seed = f"picture {number}"
        match = new_match("particle_panic", (HUMAN,), {"duty": duty, "ladder": 2}, seed)
        session, rng = match.session, Rng(seed, "choices")
        while session.to_move() is not None and DETECT not in session.legal_moves():
            session.play(rng.pick(session.legal_moves()))
        if session.to_move() is None:
            continue
        session.play(DETECT)
        kind = session.view(0).duty.event.kind
        session.rewind(len(session.moves) - 1)
        if kind in kinds:
            return match, kind
    raise AssertionError("nobody ever saw such a particle")


def test_a_picture_is_named_by_touch(tmp_path: Path) -> None:
    match, kind = before_a_picture()
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        table = people_table(services, match, {0: Person()})
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
        pilot.tap("act:detect")
        assert table.find("detector") is not None
        pilot.wait(0.5)  # not a double click
        pilot.tap(f"act:name-{kind}")
        pilot.wait(0.5)
        assert match.session.moves[-1] == NAMES[kind]
        assert table.find("detector") is None
        assert table.find("room:0") is not None


def test_a_picture_is_named_by_keys(tmp_path: Path) -> None:
    match, kind = before_a_picture()
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        table = people_table(services, match, {0: Person()})
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
        for spot_id in ("act:detect", f"act:name-{(kind + 1) % KINDS}"):
            pilot.walk_to(spot_id)
            pilot.press(pygame.K_RETURN)
            pilot.wait(0.2)
        assert match.session.moves[-1] == NAMES[(kind + 1) % KINDS]
        assert table.find("detector:words") is not None, "it is still to be read"


def verdicts(language: str, folder: Path) -> list[str]:
    """Every fault of every picture, asked and answered wrongly, in large letters."""
    surface = open_window((1280, 720), full_screen=False)
    problems: list[str] = []
    with opened(folder, language, 1.5) as services:
        services.change(reduced_motion=True, speed=0.0)
        match, _ = before_a_picture()
        table = people_table(services, match, {0: Person()})
        App(services, surface, table)
        view = match.session.view(0)
        for on, kind in product((SKETCHED, REAL), range(KINDS)):
            for named in (-1, (kind + 1) % KINDS):
                event = Event(kind, 1 if kind in CHARGED else 0, 6, 9 * kind, kind)
                phase = NAME if named < 0 else FAILED
                asking = view._replace(phase=phase, duty=Duty(on, 0, event, named))
                spots = DESCRIPTORS["particle_panic"].table.layout(asking, 0)
                problems += [f"{on} {kind} {named}: {fault}" for fault in cramped(table, spots)]
    return problems


def cramped(table: TableScene, spots: Sequence[Spot]) -> list[str]:
    """Words of these spots that are clipped or smaller than they may be."""
    renderer = table.viewport.renderer
    renderer.cramped.clear()
    for spot in spots:
        renderer.paint(spot.art, spot.w, spot.h, spot.label)
    return sorted(renderer.cramped)


def test_a_replay_shows_the_same_real_collision(tmp_path: Path) -> None:
    match, _ = before_a_picture(REAL, RECORDED)
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        table = people_table(services, match, {0: Person()})
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
        pilot.tap("act:detect")
        shown = table.find("detector")
        assert shown is not None
        assert isinstance(shown.art, RecordedPicture)
        record = parse_record(record_of(match.session, match.seats).to_json())
        again = replay(record, GAMES)
        spots = DESCRIPTORS["particle_panic"].table.layout(again.view(0), 0)
        assert [spot.art for spot in spots if spot.id == "detector"] == [shown.art]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_detector_shows_is_never_cramped(tmp_path: Path, language: str) -> None:
    assert verdicts(language, tmp_path) == []


def test_a_touch_of_a_warning_reaches_no_button_below_it(services: Services) -> None:
    match = new_match("particle_panic", (HUMAN, HUMAN), {}, "advised")
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, open_table(services, match)))
    pilot.wait(1.0)
    table = pilot.table()
    move = pilot.spot("act:move")
    pilot.tap("act:collect")
    pilot.wait(0.2)
    warned = table.find("warning")
    assert warned is not None
    over = of(warned)
    # In the words, and above the button.
    below = table.viewport.pixel(move.x, min(move.y, over.bottom - 2))
    assert of(warned).overlap(of(move)) > 0
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step([pygame.Event(kind, pos=below, button=1)], 1 / 60)
    pilot.wait(0.1)
    assert table.picker is not None
    assert table.picker.picked == ("act:collect",)
    assert not match.session.moves
