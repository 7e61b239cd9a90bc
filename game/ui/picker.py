"""From touches to a move, without knowing any rule: walks the click paths of the legal moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from game.tables.table import CONFIRM, beside, paths

M = TypeVar("M")
Path = tuple[str, ...]


class Picker(Generic[M]):
    """Picker of moves by touch: the next ids of all paths that begin with the picked ones."""

    def __init__(self, paths: Mapping[Path, M], beside: Mapping[Path, str] = {}) -> None:
        """``paths``: click path -> move. No path is a prefix of another.

        ``beside``: what is picked and a further spot -> the touch that this spot stands for.
        """
        self.paths = dict(paths)
        self._beside = beside
        self.picked: Path = ()

    def open(self) -> dict[Path, M]:
        """The moves that are still possible, with their paths."""
        n = len(self.picked)
        return {path: move for path, move in self.paths.items() if path[:n] == self.picked}

    def nexts(self) -> set[str]:
        """The ids that can be touched to go on."""
        return {path[len(self.picked)] for path in self.open()}

    def firsts(self) -> set[str]:
        """The ids that a move can begin with."""
        return {path[0] for path in self.paths}

    def tap(self, spot: str) -> M | None:
        """Touch a spot; returns the move when its path is complete.

        Touching the last picked spot again lets go of it; another beginning begins anew. Raises
        KeyError for a spot that can be neither.
        """
        if spot not in self.nexts():
            spot = self._beside.get((*self.picked, spot), spot)
        if spot in self.nexts():
            self.picked = (*self.picked, spot)
            return self.paths.get(self.picked)
        if self.picked and spot == self.picked[-1]:
            self.picked = self.picked[:-1]
            return None
        if spot in self.firsts():
            self.picked = (spot,)
            return self.paths.get(self.picked)
        raise KeyError(spot)

    def trust(self, path: Path) -> Path:
        """Let a move be made without its warning, since it was recommended; returns its way now."""
        short = path[:-1]
        if path not in self.paths or path[-1] != CONFIRM:
            return path
        if any(other[: len(short)] == short for other in self.paths if other != path):
            return path
        self.paths[short] = self.paths.pop(path)
        return short

    def back(self) -> bool:
        """Let go of the last touch; False when there was none."""
        had = bool(self.picked)
        self.picked = self.picked[:-1]
        return had


def picker_of(table: Any, view: Any, moves: Sequence[Any]) -> Picker[Any]:
    """Picker of one of these moves at this table."""
    click_paths = paths(table, view, moves)
    return Picker(click_paths, beside(table, view, click_paths))
