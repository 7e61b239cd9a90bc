"""Resting things are painted again only where they changed, and look as if all had been."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.commands.driving import frames
from game.games import GAMES
from game.scenes.table.tabletop import Still, changes
from game.ui.motion import Motion
from game.window import open_window, opened

TURNS = {"particle_builder", "tutti_quantum", "particle_panic"}
"""Games in which the sheet of whose turn it is is lit, behind all else."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_mended_is_as_painted(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mend, mended = Still._mend, []

    def checked(self: Still, backdrop: pygame.Surface, spots: object, areas: object) -> None:
        mend(self, backdrop, spots, areas)  # type: ignore[arg-type]
        assert self._picture is not None
        mended.append(pygame.image.tobytes(self._picture, "RGB"))
        self._paint(backdrop, spots, None)  # type: ignore[arg-type]
        assert mended[-1] == pygame.image.tobytes(self._picture, "RGB")

    monkeypatch.setattr(Still, "_mend", checked)
    surface = open_window((640, 360), full_screen=False)
    with opened(tmp_path, None, None) as services:
        for _ in frames(services, surface, game, 8):
            pass
    assert mended


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_mended_backdrop_is_as_painted(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backdrop, mended = Still.backdrop, []

    def checked(self: Still, surface: pygame.Surface, motion: Motion) -> pygame.Surface:
        before = self._behind
        sheet = backdrop(self, surface, motion)
        if before and list(before) != list(self._behind):
            anew = Still(self._screen)
            mended.append(pygame.image.tobytes(sheet, "RGB"))
            assert mended[-1] == pygame.image.tobytes(backdrop(anew, surface, motion), "RGB")
        return sheet

    monkeypatch.setattr(Still, "backdrop", checked)
    surface = open_window((640, 360), full_screen=False)
    with opened(tmp_path, None, None) as services:
        for _ in frames(services, surface, game, 8):
            pass
    assert bool(mended) == (game in TURNS)


def test_another_order_is_painted_whole(tmp_path: Path) -> None:
    surface = open_window((640, 360), full_screen=False)
    with opened(tmp_path, None, None) as services:
        from game.app import App
        from game.scenes.menu.title import TitleScene

        title = TitleScene(services)
        App(services, surface, title).step([], 0.0)
        spots = list(title.placed)
        assert changes(title.viewport, spots, spots) == []
        assert changes(title.viewport, spots, spots[::-1]) is None
        assert changes(title.viewport, spots, []) is None
        (area,) = changes(title.viewport, spots, spots[:-1]) or []
        assert area.size != surface.get_size()
