"""The title as it was painted last, kept as a file: the next start shows it before it paints.

To paint it takes as long as all else of a start together. It is painted all the same, spot by spot,
while the kept picture is looked at.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame

from game import VERSION
from game.art.ink import surfaces
from game.core.rng import digest
from game.files.atomic_files import make_folder, read_ordinary, remove, write_whole

FOLDER = "cache"
"""In the data folder; it may be deleted at any time."""


class FirstPicture:
    """The file of one picture: of this version, of this size, of all that is to be seen on it."""

    def __init__(self, folder: Path, shows: object) -> None:
        """``shows``: its representation tells whether two pictures look alike."""
        self._path = folder / FOLDER / f"title-{digest(f'{VERSION} {shows!r}', 12)}.rgb"

    def load(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture; None if there is none of this size.

        The file has pixels and nothing else: no decoder of pictures reads from the data folder.
        """
        wanted = 3 * size[0] * size[1]
        try:
            pixels = read_ordinary(self._path, wanted)
        except OSError:
            return None
        if len(pixels) != wanted:
            return None
        return surfaces.from_pixels(pixels, size).convert()

    def keep(self, picture: pygame.Surface) -> None:
        """Keep it in place of all others; without a word if that is impossible."""
        with suppress(OSError, pygame.error):
            make_folder(self._path.parent)
            for old in self._path.parent.glob("title-*"):
                remove(old)
            write_whole(self._path, pygame.image.tobytes(picture, "RGB"))
