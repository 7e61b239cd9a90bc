"""Every kept game in memory: the answers that a screen needs without waiting for a disk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Literal, NamedTuple

from game.core.record import Record

State = Literal["open", "finished", "dropped"]


class NoSuchGame(KeyError):
    """An id under which nothing is kept, or nothing that can be read."""


class Event(NamedTuple):
    """One line in the log of a game. A move that is taken back stays in the log."""

    kind: Literal["move", "rewind"]
    n: int
    """Which move it is, from 1; or how many moves remain after a rewind."""
    move: str = ""
    digest: str = ""
    """Of the position after the move."""


class BadLog(ValueError):
    """Events that cannot have followed each other."""


@dataclass(slots=True)
class Kept:
    """One game: how it began, everything that happened in it, and what stands of that."""

    id: int
    begun: Record
    """As it was set up: without moves, its digest that of the first position."""
    when: date
    """The day it was begun, by a clock that may be wrong."""
    state: State = "open"
    returns: tuple[float, ...] = ()
    """How it ended, per seat, once it is finished."""
    events: list[Event] = field(default_factory=list)
    standing: list[Event] = field(default_factory=list)
    """The moves that were not taken back."""

    def note(self, event: Event) -> int:
        """Add an event; returns its number in the log, from 1. Raises BadLog if out of turn."""
        match event.kind:
            case "move" if event.n == len(self.standing) + 1:
                self.standing.append(event)
            case "rewind" if 0 <= event.n <= len(self.standing):
                del self.standing[event.n :]
            case _:
                raise BadLog(f"game {self.id}: {event} after {len(self.standing)} moves")
        self.events.append(event)
        return len(self.events)

    def record(self) -> Record:
        """The game as it stands."""
        moves = tuple(event.move for event in self.standing)
        digests = (self.begun.digest, *(event.digest for event in self.standing))
        return replace(self.begun, moves=moves, digest=digests[-1], digests=digests)


class Saved(NamedTuple):
    """A kept game as a list shows it."""

    id: int
    record: Record
    when: date
    returns: tuple[float, ...]
    """Per seat; empty while it is not finished."""


def moves_of(games: Iterable[Kept]) -> int:
    """Moves in their logs, those taken back included."""
    return sum(event.kind == "move" for kept in games for event in kept.events)


@dataclass(slots=True)
class Ledger:
    """All kept games and all progress."""

    games: dict[int, Kept] = field(default_factory=dict)
    progress: dict[str, str] = field(default_factory=dict)
    refused: dict[int, str] = field(default_factory=dict)
    """Games in the file that make no sense, and why. They are left there as they are."""
    pruned_games: int = 0
    pruned_moves: int = 0
    """What was cleared away in earlier starts: `moves` counts every move ever kept."""
    next_id: int = 1

    @property
    def moves(self) -> int:
        """Moves ever kept, those taken back and those cleared away included."""
        return self.pruned_moves + moves_of(self.games.values())

    def game(self, game_id: int) -> Kept:
        """Raises NoSuchGame."""
        try:
            return self.games[game_id]
        except KeyError:
            raise NoSuchGame(game_id) from None

    def add(self, record: Record, when: date) -> Kept:
        """A new game, not yet begun by anybody."""
        kept = Kept(self.next_id, replace(record, moves=(), digests=()), when)
        self.games[kept.id] = kept
        self.next_id += 1
        return kept

    def clear(self, going: Iterable[Kept]) -> None:
        """Let go of games; the counts remember them."""
        for kept in list(going):
            self.pruned_games += 1
            self.pruned_moves += moves_of([kept])
            del self.games[kept.id]

    def wipe(self) -> None:
        """Everything goes. Numbers are not given out again in this run."""
        self.games.clear()
        self.progress.clear()
        self.refused.clear()
        self.pruned_games = self.pruned_moves = 0

    def saved(self, state: State) -> list[Saved]:
        """The games in this state, newest first."""
        return [
            Saved(kept.id, kept.record(), kept.when, kept.returns)
            for kept in sorted(self.games.values(), key=lambda kept: -kept.id)
            if kept.state == state
        ]

    def superfluous(self, finished: int, unfinished: int) -> Iterable[Kept]:
        """Dropped games, and the oldest of those that are more than these numbers."""
        room = {"finished": finished, "open": unfinished, "dropped": 0}
        for kept in sorted(self.games.values(), key=lambda kept: -kept.id):
            room[kept.state] -= 1
            if room[kept.state] < 0:
                yield kept
