"""Pages of a kiosk on a screen that is higher than wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from game.app import App
from game.core.phrase import say
from game.games import GAMES
from game.kiosk.admin import AdminPage, Counters
from game.kiosk.pins import PinLock
from game.kiosk.session_clock import KioskSession
from game.scenes.base.screen import Screen
from game.scenes.kiosk.admin_page import StaffScene
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.idle import IdleScene
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.store import Store
from game.tables.sheet import Rect
from game.ui.actions import Action, Intent
from game.window import open_window, opened
from tests.layout import faults
from tests.pilot import Pilot
from tests.upright import LONG, SHAPES, SHORT, Size, StandsUpright, stood


def pages(services: Services) -> Iterator[Screen]:
    """The countdown, and the staff's page."""
    yield IdleScene(services, KioskSession(45, 15, still=50.0))
    desk = AdminPage(PinLock(""), Counters(services.store))
    yield StaffScene(services, desk)


class TestKioskUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)


@pytest.mark.long
@pytest.mark.parametrize("size", [SHORT, LONG, (720, 1280), (1000, 1400), (800, 800)])
def test_nothing_of_the_call_lies_over_anything_else(tmp_path: Path, size: Size) -> None:
    with opened(tmp_path, "de", 1.5) as services:
        for _, page in stood(
            services, size, [AttractScene(services, at) for at in range(len(GAMES))]
        ):
            renderer = page.viewport.renderer
            own = {renderer.say(spot.label) for spot in page.placed if spot.label}
            assert not own & renderer.cramped
            spots = [spot for spot in page.placed if not spot.id.startswith("badge-")]
            for one, other in combinations(spots, 2):
                assert not Rect.of(one).overlap(Rect.of(other)), (one.id, other.id)


def test_a_touch_on_a_game_chooses_it(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        last = list(GAMES)[-1]
        pilot = Pilot(App(services, open_window(SHORT, full_screen=False), AttractScene(services)))
        page = pilot.top
        assert isinstance(page, AttractScene)
        spot = pilot.spot(f"game-{last}")
        page.handle(Intent(Action.PRESS, page.viewport.pixel(spot.x, spot.y)))
        page.table.drivers_stop()
        pilot.tap(f"game-{last}")
        assert isinstance(pilot.top, TitleScene)
        assert pilot.top.game == last


def test_the_staff_read_why_nothing_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest that stands there."""
    why = say("store-refused", count=99)
    monkeypatch.setattr(Store, "notice", property(lambda _store: why))
    with opened(tmp_path, "de", 1.5) as services:
        desk = AdminPage(PinLock(""), Counters(services.store))
        for app, page in stood(services, (720, 1280), [StaffScene(services, desk)]):
            assert list(faults(app)) == []
            value = page.find("value:store")
            assert value is not None
            assert value.label == why
