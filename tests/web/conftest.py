"""A page made of Python, and the arcade opened in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pygame
import pytest

from game.web.start import Running
from tests.web.paper import PaperPage

Opened = Callable[..., Running]


@pytest.fixture
def page() -> PaperPage:
    return PaperPage()


@pytest.fixture
def opened(tmp_path: Path, page: PaperPage, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    for module, names in (
        (pygame.image, ("load_sized_svg", "save")),
        (pygame.font, ("Font",)),
        (pygame.display, ("toggle_fullscreen", "is_fullscreen")),
    ):
        for name in names:
            monkeypatch.setattr(module, name, getattr(module, name))  # put back afterwards
    runs: list[Running] = []

    def open_(wishes: Mapping[str, str] | None = None, spoken: tuple[str, ...] = ()) -> Running:
        runs.append(Running(page, str(tmp_path / "home"), spoken, wishes or {}))
        runs[-1].open(1280, 720)
        return runs[-1]

    yield open_
    for running in runs:
        running.app.services.close()
        running.app.services.store.close()
    pygame.display.quit()
