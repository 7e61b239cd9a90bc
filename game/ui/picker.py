"""From touches to a move, without knowing any rule: walks the click paths of the legal moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from game.core.contract import AnyMove
from game.tables.table import CONFIRM, DECLINE, Modes, Table, beside, paths

M = TypeVar("M")
Path = tuple[str, ...]


@dataclass(frozen=True)
class Picker(Generic[M]):
    """Picker of moves by touch: the next ids of all paths that begin with the picked ones."""

    paths: Mapping[Path, M]
    """Click path -> move. No path is a prefix of another."""
    beside: Mapping[Path, str] = field(default_factory=dict)
    """Picked ids and a further spot -> the touch that this spot stands for."""
    picked: Path = ()
    modes: frozenset[str] = frozenset()
    """Touches that only a further one of their own moves, or the same once more, can follow."""

    def open(self) -> dict[Path, M]:
        """The moves that are still possible, with their paths."""
        n = len(self.picked)
        return {path: move for path, move in self.paths.items() if path[:n] == self.picked}

    def nexts(self) -> set[str]:
        """The ids that can be touched to go on."""
        return {path[len(self.picked)] for path in self.open()}

    def alike(self) -> set[str]:
        """The ids that stand for one of `nexts`."""
        return {path[-1] for path in self.beside if path[:-1] == self.picked}

    def firsts(self) -> set[str]:
        """The ids that a move can begin with."""
        return {path[0] for path in self.paths}

    def beginnings(self) -> set[str]:
        """The ids that another move can begin with now: none in a mode."""
        return set() if self.modes.intersection(self.picked) else self.firsts()

    def closed(self) -> set[str]:
        """The ids of other moves that this mode shuts out."""
        return self.firsts() - self.beginnings() - self.nexts() - {*self.picked}

    def tap(self, spot: str) -> tuple[Picker[M], M | None]:
        """The picker after a touch of this spot, and the move if its path is complete now.

        Touching the last picked spot again, or `DECLINE`, lets go of it; touching a mode ends it.
        Another beginning starts again, but not in a mode. Raises KeyError for any other spot.
        """
        nexts = self.nexts()
        if spot not in nexts:
            spot = self.beside.get((*self.picked, spot), spot)
        if spot in nexts:
            picked = (*self.picked, spot)
        elif self.picked and spot in (self.picked[-1], DECLINE):
            return self.back(), None
        elif spot in self.modes and spot in self.picked:
            return self.at(self.picked[: self.picked.index(spot)]), None
        elif spot in self.beginnings():
            picked = (spot,)
        else:
            raise KeyError(spot)
        return self.at(picked), self.paths.get(picked)

    def at(self, picked: Path) -> Picker[M]:
        """The same moves, with this path picked."""
        return replace(self, picked=picked)

    def back(self) -> Picker[M]:
        """The picker without the last touch."""
        return self.at(self.picked[:-1])

    def trust(self, path: Path) -> tuple[Picker[M], Path]:
        """Drop the warning of a recommended move; returns its way now as well."""
        short = path[:-1]
        if short in self.paths:
            return self, short  # dropped before
        if path not in self.paths or path[-1] != CONFIRM:
            return self, path
        if any(other[: len(short)] == short for other in self.paths if other != path):
            return self, path
        moves = {way: move for way, move in self.paths.items() if way != path}
        return replace(self, paths={**moves, short: self.paths[path]}), short


def picker_of(table: Table[Any, Any], view: object, moves: Sequence[AnyMove]) -> Picker[AnyMove]:
    """Picker of one of these moves at this table."""
    click_paths = paths(table, view, moves)
    modes = table.modes if isinstance(table, Modes) else frozenset()
    picker = Picker(click_paths, beside(table, view, click_paths), modes=modes)
    # The only move that there is needs no warning.
    return picker.trust(next(iter(click_paths)))[0] if len(click_paths) == 1 else picker
