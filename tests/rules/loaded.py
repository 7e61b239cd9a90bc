"""Chance under control: dice that fall as told."""

from __future__ import annotations

from game.core.rng import Rng


class Loaded(Rng):
    """Dice that show the given faces, one after another; asking for more is an error."""

    __slots__ = ("faces",)

    def __init__(self, *faces: int) -> None:
        super().__init__("loaded", "dice")
        self.faces = list(faces)

    def die(self) -> int:
        """The next face."""
        return self.faces.pop(0)

    def below(self, n: int) -> int:
        """The next face, counted from 0."""
        face = self.faces.pop(0)
        assert 1 <= face <= n
        return face - 1
