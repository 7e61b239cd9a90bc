"""Challenges that are met in the middle of a game are told there, as soon as all lies still."""

from __future__ import annotations

from game.arcade import Arcade
from game.core.phrase import say
from game.match.match import Match
from game.progress import challenges


class Underway:
    """What a game in play has met for the first time here, each told once; not in a kiosk.

    Kept is only what a finished game has met: see `game.progress.challenges.note`.
    """

    def __init__(self, arcade: Arcade, match: Match) -> None:
        self._arcade, self._match = arcade, match
        self._looked_at = -1
        """Moves of the game when it was looked at last."""
        self._old: set[str] | None = None
        """Met before, or told; None: nobody has looked yet."""

    def look(self) -> None:
        """Everything was shown: tell what the game meets since the last time."""
        match, arcade = self._match, self._arcade
        if match.kept is None or arcade.policy is not None:
            return
        moves = len(match.session.moves)
        if moves == self._looked_at:
            return
        self._looked_at = moves
        now = challenges.met_for_good(match)
        if self._old is None:
            # A game that goes on after a pause has told its own before.
            self._old = {*challenges.met(arcade.store, match.id), *now}
        for name in now:
            if name not in self._old:
                text = say(f"{match.id}-challenge-{name}")
                arcade.caption(say("tomorrow-challenge-underway", text=text))
        self._old.update(now)
