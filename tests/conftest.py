"""Before anything is imported: no window, no sound, and no first start inside a test.

And over all tests: nothing of ours unpickles, runs what it reads, reaches for a network, or writes
where it should not (`tests.audit`).
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# A failing helper says what was wrong, as a test does; before any of them is imported.
pytest.register_assert_rewrite(
    "tests.contrast",
    "tests.layout",
    "tests.pilot",
    "tests.scenarios.board",
    "tests.targets",
    "tests.upright",
)

from tests import audit, reporting  # noqa: E402

if TYPE_CHECKING:
    from game.services import Services

audit.install()


def pytest_configure(config: pytest.Config) -> None:
    """Write a first and a last line that a newcomer understands."""
    reporting.register(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let slow tests take their time: a million inputs take longer than a test may wait."""
    if not config.pluginmanager.hasplugin("timeout"):
        return
    for item in items:
        if item.get_closest_marker("slow") is not None:
            item.add_marker(pytest.mark.timeout(0))


@pytest.fixture(scope="session", autouse=True)
def _temporary_folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tests may have been told to write elsewhere."""
    audit.allow(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="module", autouse=True)
def _old_objects_rest() -> None:
    """Keep what is there out of further garbage collections: the tests themselves, and stores.

    A collection of it all takes up to two seconds, and a kiosk asks for one after each visit.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _drawings_kept() -> Iterator[None]:
    """Pages of one test are made of the drawings of others."""
    from tests import drawings

    with pytest.MonkeyPatch.context() as patch:
        drawings.keep(patch)
        yield


@pytest.fixture(autouse=True)
def _nothing_forbidden() -> Iterator[None]:
    audit.violations.clear()
    yield
    assert audit.violations == []


@pytest.fixture(autouse=True)
def _no_events_left() -> Iterator[None]:
    """Remove the events that widgets post: they hold the widgets and their pictures."""
    yield
    pygame = sys.modules.get("pygame")
    if pygame is not None and pygame.display.get_init():
        pygame.event.clear()


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """The whole arcade, at home in an empty folder; afterwards no text may have been missing."""
    from game.window import opened

    with opened(tmp_path, None, None) as services:
        yield services
        assert not services.text.missing
