"""The title as it was painted last, kept as a file: the next start shows it before it paints.

To paint it takes as long as all else of a start together. It is painted all the same, spot by spot,
while the kept picture is looked at.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pygame

from game import VERSION
from game.core.rng import digest

FOLDER = "cache"
"""In the data folder; it may be deleted at any time."""


class FirstPicture:
    """The file of one picture: of this version, of this size, of all that is to be seen on it."""

    def __init__(self, folder: Path, shows: object) -> None:
        """``shows``: its representation tells whether two pictures look alike."""
        self._path = folder / FOLDER / f"title-{digest(f'{VERSION} {shows!r}', 12)}.bmp"

    def load(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture; None if there is none that can be used."""
        try:
            picture = pygame.image.load(self._path)
        except (OSError, pygame.error):
            return None
        return picture.convert() if picture.get_size() == size else None

    def keep(self, picture: pygame.Surface) -> None:
        """Keep it in place of all others; without a word if that is impossible."""
        draft = self._path.with_suffix(f".{os.getpid()}.draft.bmp")
        with suppress(OSError, pygame.error):
            draft.parent.mkdir(parents=True, exist_ok=True)
            for old in draft.parent.glob("title-*.bmp"):
                old.unlink()
            pygame.image.save(picture, draft)
            draft.replace(self._path)
