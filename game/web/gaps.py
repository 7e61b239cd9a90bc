"""Replacements for functions of pygame that do not work in a page, under pygame's names."""

from __future__ import annotations

import gc
import importlib.util
import os
import tempfile
from pathlib import Path
from typing import IO, TypeAlias

import pygame

from game.art.ink.drawing import ASSETS
from game.web.browser import BrowserPage

FileLike: TypeAlias = str | Path | IO[bytes]
"""A path or an open file, as pygame takes either."""


def fill(page: BrowserPage) -> None:
    """Put them in place. To be called once, before anything is drawn."""
    _stand_in()
    load_sized_svg, save = pygame.image.load_sized_svg, pygame.image.save

    def sized_svg(file: FileLike, size: tuple[int, int]) -> pygame.Surface:
        with _Path(file) as path:
            return load_sized_svg(path, size)

    def saved(surface: pygame.Surface, file: FileLike, namehint: str = "") -> None:
        if not hasattr(file, "write"):
            save(surface, file)
            return
        path = _passing(namehint or "picture.png")
        save(surface, path)
        file.write(path.read_bytes())
        path.unlink()

    def toggle() -> int:
        page.full(not page.is_full())
        return 1

    for module, name, ours in (
        (pygame.image, "load_sized_svg", sized_svg),
        (pygame.image, "save", saved),
        (pygame.font, "Font", _fonts(pygame.font.Font)),
        (pygame.display, "toggle_fullscreen", toggle),
        (pygame.display, "is_fullscreen", page.is_full),
    ):
        setattr(module, name, ours)


def _fonts(font: type[pygame.font.Font]) -> type[pygame.font.Font]:
    """Fonts that may come from an open file, and of which many may have been opened."""

    class Font(font):  # type: ignore[misc, valid-type]
        """A font that may come from an open file."""

        def __init__(self, file: FileLike | None = None, size: int = 20) -> None:
            if file is None:
                super().__init__(None, size)
                return
            with _Path(file) as path:
                try:
                    super().__init__(path, size)
                except FileNotFoundError:
                    # An open font is an open file, and a page may have 4096 of them: let go of
                    # those that nobody uses any more.
                    gc.collect()
                    super().__init__(path, size)

    return Font


def _stand_in() -> None:
    """Put our font in the place of two that pygame_gui always opens and that are never shown."""
    spec = importlib.util.find_spec("pygame_gui")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "data"
    for name in ("NotoSans-Regular.ttf", "FiraCode-Regular.ttf"):
        if not (folder / name).exists():
            (folder / name).symlink_to(ASSETS / "fonts" / "DejaVuSans.ttf")


def _passing(name: str) -> Path:
    """An empty temporary file."""
    number, path = tempfile.mkstemp(f"-{Path(name).name}", "quarkade")
    os.close(number)
    return Path(path)


class _Path:
    """A file by its name: SDL reads nothing else here. One without a name gets one for a moment."""

    def __init__(self, file: FileLike) -> None:
        self._file = file
        self._made: Path | None = None

    def __enter__(self) -> str | Path:
        if isinstance(self._file, (str, Path)):
            return self._file
        self._made = _passing("file")
        self._made.write_bytes(self._file.read())
        return str(self._made)

    def __exit__(self, *_: object) -> None:
        if self._made is not None:
            self._made.unlink()
