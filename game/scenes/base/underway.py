"""Challenges that are met in the middle of a game are told there, as soon as all lies still."""

from __future__ import annotations

from game.core.phrase import say
from game.match.match import Match
from game.progress import challenges
from game.services import Services


class Underway:
    """First meetings of a game in play, each announced once; not in a kiosk.

    Kept is only what a finished game has met: see `game.progress.challenges.note`.
    """

    def __init__(self, services: Services, match: Match) -> None:
        self._arcade, self._match = services, match
        self._looked_at = len(match.session.moves)
        """Moves of the game when it was looked at last."""
        self._old: set[str] = set()
        """Met before, or told: a game that goes on after a pause has told its own."""
        if self._tells():
            self._old = {*challenges.met(services.store, match.id), *challenges.met_for_good(match)}

    def _tells(self) -> bool:
        return self._match.kept is not None and self._arcade.policy is None

    def look(self) -> None:
        """Everything was shown: tell what the game meets since the last time."""
        match, moves = self._match, len(self._match.session.moves)
        if moves == self._looked_at or not self._tells() or match.hints:
            return
        self._looked_at = moves
        if match.session.to_move() is None:
            return  # the result names them, and a caption would cover its headline
        for name in challenges.met_for_good(match):
            if name not in self._old:
                text = say(f"{match.id}-challenge-{name}")
                self._arcade.caption(say("daily-challenge-underway", text=text))
                self._old.add(name)
