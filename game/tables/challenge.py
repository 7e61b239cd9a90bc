"""Challenges: a name, and a test whether a finished game meets it, from public facts alone.

Each game lists its own in ``game.tables.<id>.challenges``; ``<id>-challenge-<name>`` is the text.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import AnyMove, Seat

Facts = Mapping[str, int]
"""Of an event: see `game.core.contract.Emit`."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as the person at one seat knows it."""

    seat: Seat
    seats: int
    options: Mapping[str, int]
    won: bool
    """Alone, with a team, or all together; a shared first place is no win."""
    strength: int
    """Of the strongest opponent: its place among the levels, from 0; -1 where there was none."""
    moves: tuple[tuple[Seat, AnyMove], ...]
    events: tuple[tuple[str, Facts], ...]
    """Kind and facts of every beat."""
    view: Any
    """The last view of this seat."""

    def happened(self, kind: str, **facts: int | Collection[int]) -> Iterator[Facts]:
        """Facts of the events of this kind; a named fact must be, or be among, its value."""
        for name, known in self.events:
            if name == kind and all(_fits(known.get(f), v) for f, v in facts.items()):
                yield known

    def count(self, kind: str, **facts: int | Collection[int]) -> int:
        """Number of events of this kind, of all seats."""
        return sum(1 for _ in self.happened(kind, **facts))

    def own(self, kind: str, **facts: int | Collection[int]) -> int:
        """Number of events of this kind that were those of this seat."""
        return self.count(kind, seat=self.seat, **facts)


def _fits(value: int | None, wanted: int | Collection[int]) -> bool:
    return value in wanted if isinstance(wanted, Collection) else value == wanted


class Challenge(NamedTuple):
    """One thing to try."""

    name: str
    """Ends the text key ``<game>-challenge-<name>``; kept in the store: stays for ever."""
    met: Callable[[Finished], bool]
    """True where this game meets it."""
    lasting: bool = False
    """Once met in the middle of a game it stays so, whatever comes: it can be told at once."""


RESEARCHER = 2
"""Place of this level among the levels (`ai.levels.LEVELS`)."""


def won(game: Finished) -> bool:
    """The game was won."""
    return game.won


def won_against_researcher(game: Finished) -> bool:
    """The game was won against a Researcher or a stronger opponent."""
    return game.won and game.strength >= RESEARCHER


def won_with(option: str) -> Callable[[Finished], bool]:
    """It was won, and this option was switched on."""
    return lambda game: game.won and bool(game.options[option])
