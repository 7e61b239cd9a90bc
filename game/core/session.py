"""A game in progress, and its end: `Session` owns the state, `Outcome` says who won.

In the client only `Session` calls `Game.apply`."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeAlias

from game.core.contract import (
    SPECTATOR,
    Emit,
    Game,
    GameInfo,
    IllegalMove,
    M,
    S,
    Seat,
    V,
    find_move,
    kind_of,
    mute,
)
from game.core.rng import Rng, digest

AnyGame: TypeAlias = Game[Any, Any, Any]
AnySession: TypeAlias = "Session[Any, Any, Any]"
AnyRuleEvent: TypeAlias = "RuleEvent[Any]"


@dataclass(frozen=True, slots=True)
class RuleEvent(Generic[V]):
    """An event of the rules that a player would notice, with the view of the watching seat."""

    kind: str
    facts: Mapping[str, int]
    view: V


class CannotUndo(Exception):
    """A move that may not be taken back.

    ``reason`` ends the text key ``undo-<reason>``: "nothing" to undo, "chance" (a die fell or a
    card was shown), "other" (the move of another person).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(slots=True)
class _Played(Generic[M]):
    """A move in the log, with its seat; ``sealed`` if it revealed a card or a random result."""

    seat: Seat
    move: M
    sealed: bool
    forced: bool
    """True if it was played automatically: see `Session.forced`."""


class Session(Generic[S, M, V]):
    """A game from its seed, move by move.

    Seed and moves determine the game: undo, load and replay run them again.
    """

    def __init__(
        self, game: Game[S, M, V], seats: int, options: Mapping[str, int], seed: str
    ) -> None:
        """Set up and deal.

        Raises ValueError (`game.core.contract.Impossible` among others) for seats or options that
        the game does not have.
        """
        self.options = game.info.complete(options)
        game.info.check(seats, self.options)
        self.game = game
        self.seats = seats
        self.seed = seed
        self._played: list[_Played[M]] = []
        self._deal()

    def _deal(self) -> None:
        self._rng = Rng(self.seed, "deal")
        self._state = self.game.initial_state(self.seats, self.options, self._rng)
        self._legal: Sequence[M] | None = None

    @property
    def moves(self) -> list[M]:
        """The moves so far, in order."""
        return [played.move for played in self._played]

    @property
    def movers(self) -> list[Seat]:
        """The seat of each move."""
        return [played.seat for played in self._played]

    def to_move(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return self.game.to_move(self._state)

    def legal_moves(self) -> Sequence[M]:
        """The legal moves of the seat to move; empty when the game is over."""
        if self._legal is None:
            over = self.to_move() is None
            self._legal = () if over else self.game.legal_moves(self._state)
        return self._legal

    def forced(self) -> M | None:
        """The move that is played automatically (`GameInfo.forced`); usually None."""
        info = self.game.info
        if info.forced is None or not self.options[info.forced[0]]:
            return None
        legal = self.legal_moves()
        return legal[0] if len(legal) == 1 and kind_of(legal[0]) == info.forced[1] else None

    def view(self, seat: Seat = SPECTATOR) -> V:
        """The view of a seat."""
        return self.game.observe(self._state, seat)

    def returns(self) -> tuple[float, ...]:
        """The result per seat; meaningful once `to_move` is None."""
        return self.game.returns(self._state)

    def play(self, move: M, watcher: Seat = SPECTATOR) -> list[RuleEvent[V]]:
        """Carry out a move and return its events as ``watcher`` sees them.

        Raises IllegalMove when the rules do not offer it now.
        """
        events: list[RuleEvent[V]] = []

        def note(kind: str, /, **facts: int) -> None:
            events.append(RuleEvent(kind, facts, self.game.observe(self._state, watcher)))

        self._carry_out(move, note)
        return events

    def skip(self, move: M) -> None:
        """Carry out a move without events: a load takes a third of the time. Raises IllegalMove."""
        self._carry_out(move, mute)

    def _carry_out(self, move: M, emit: Emit) -> None:
        if move not in self.legal_moves():
            raise IllegalMove(repr(move))
        seat = self.to_move()
        assert seat is not None
        reveals = self.game.info.reveals
        sealed = False

        def note(kind: str, /, **facts: int) -> None:
            nonlocal sealed
            sealed = sealed or kind in reveals
            emit(kind, **facts)

        forced = self.forced() is not None
        self.game.apply(self._state, move, self._rng, note)
        self._played.append(_Played(seat, move, sealed, forced))
        self._legal = None

    def play_text(self, text: str, watcher: Seat = SPECTATOR) -> list[RuleEvent[V]]:
        """`play` for a move in its written form. Raises IllegalMove."""
        return self.play(find_move(text, self.legal_moves()), watcher)

    def undo(self, seat: Seat, people: Collection[Seat] = ()) -> int:
        """Take back the last move that ``seat`` chose and the answers of programs.

        Returns the number of moves taken back.

        Raises CannotUndo across a die, a reveal or a move of another of the ``people``.
        """
        at = self._last_of(seat)
        for played in self._played[at:]:
            if self._others(played, seat, people):
                raise CannotUndo("other")
            if played.sealed:
                raise CannotUndo("chance")
        gone = len(self._played) - at
        self.rewind(at)
        return gone

    def can_undo(self, seat: Seat, people: Collection[Seat] = ()) -> bool:
        """True if `undo` would take a move back."""
        return any(self._chosen(played, seat) for played in self._played) and not any(
            played.sealed or self._others(played, seat, people)
            for played in self._played[self._last_of(seat) :]
        )

    def last_of(self, people: Collection[Seat]) -> Seat | None:
        """The seat among ``people`` that chose a move last; None: none has."""
        chosen = (one.seat for one in reversed(self._played) if self._chosen(one, one.seat))
        return next((seat for seat in chosen if seat in people), None)

    def _others(self, played: _Played[M], seat: Seat, people: Collection[Seat]) -> bool:
        """True for a move that another of the ``people`` chose."""
        return played.seat != seat and played.seat in people and not played.forced

    def _last_of(self, seat: Seat) -> int:
        for i in range(len(self._played) - 1, -1, -1):
            if self._chosen(self._played[i], seat):
                return i
        raise CannotUndo("nothing")

    def _chosen(self, played: _Played[M], seat: Seat) -> bool:
        return played.seat == seat and not played.forced

    def rewind(self, moves: int) -> None:
        """Go back to the position after the first ``moves`` moves, by playing them again.

        For undo, replays and lessons: moves are not checked.
        """
        kept = self._played[:moves]
        self._played = []
        self._deal()
        for played in kept:
            self.game.apply(self._state, played.move, self._rng)
            self._played.append(played)
        self._legal = None

    def events(self) -> list[tuple[str, Mapping[str, int]]]:
        """Kind and facts of every event so far, in order: replays the moves on a second state."""
        events: list[tuple[str, Mapping[str, int]]] = []

        def note(kind: str, /, **facts: int) -> None:
            events.append((kind, facts))

        rng = Rng(self.seed, "deal")
        state = self.game.initial_state(self.seats, self.options, rng)
        for played in self._played:
            self.game.apply(state, played.move, rng, note)
        return events

    def digest(self) -> str:
        """Eight hex digits: equal for two positions whose views are equal for every seat."""
        views = [_without_news(self.view(seat)) for seat in range(-1, self.seats)]
        text = json.dumps(views, separators=(",", ":"))
        return digest(text, 4)


def _without_news(view: object) -> object:
    """A view without its last fields that hold their default.

    Such a field was added after the game; with its default, older digests stay valid.
    """
    defaults: dict[str, object] = getattr(view, "_field_defaults", {})
    if not (isinstance(view, tuple) and defaults):
        return view
    fields: tuple[str, ...] = getattr(view, "_fields", ())
    kept = len(view)
    while kept and view[kept - 1] == defaults.get(fields[kept - 1], ...):
        kept -= 1
    return view[:kept]


class Verdict(Enum):
    """The result of a finished game for some of its seats."""

    WON = "won"
    SHARED = "shared"
    """First, and a seat of another team as well."""
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    returns: tuple[float, ...]
    """Per seat, in [-1, 1]; see `game.core.contract.Game.returns`."""
    together: bool
    """True if all seats win or lose together: a cooperative game, or one player alone."""
    teams: tuple[int, ...]
    """Per seat; see `game.core.contract.GameInfo.teams`."""

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats in the first place."""
        best = max(self.returns)
        return tuple(seat for seat, value in enumerate(self.returns) if value == best)

    @property
    def tied(self) -> bool:
        """True if rivals share the first place."""
        return not self.together and len({self.teams[seat] for seat in self.leaders}) > 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, alone or with others.

        Empty after a common defeat, and where rivals all share the first place.
        """
        leaders = self.leaders
        if self.together:
            return leaders if max(self.returns) > 0 else ()
        return leaders if len(leaders) < len(self.returns) else ()

    def verdict(self, seats: Collection[Seat]) -> Verdict:
        """The verdict for the best of these seats. Raises ValueError when there are none."""
        best = max(self.returns[seat] for seat in seats)
        if self.together:
            return Verdict.WON if best > 0 else Verdict.LOST
        if best < max(self.returns):
            return Verdict.LOST
        return Verdict.SHARED if self.tied else Verdict.WON


def outcome(info: GameInfo, options: Mapping[str, int], returns: Sequence[float]) -> Outcome:
    """The end of a game with these (complete) options and these returns."""
    together = info.cooperates(options) or len(returns) == 1
    return Outcome(tuple(returns), together, info.teams(len(returns), options))


def outcome_of(session: AnySession) -> Outcome:
    """The end of a session's game. Meaningful once `Session.to_move` is None."""
    return outcome(session.game.info, session.options, session.returns())
