"""The winners of a finished game, for series, boards, statistics and the result page.

The seats with the highest return have the first place: one seat, or all seats of a team. Where all
win or lose together, and where one plays alone, a return above 0 is a win.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from game.core.contract import GameInfo, Seat
from game.core.session import AnySession


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
