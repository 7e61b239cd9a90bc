"""A drill of the day on the real table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ai.drills.drill import Drill, kept, themes_of
from ai.puzzles.puzzle import position_of
from game.core.contract import Seat, move_text
from game.core.phrase import Phrase, say
from game.core.session import AnySession
from game.games import GAMES
from game.progress import class_practice, drills
from game.progress.player_rating import written
from game.scenes.practice.task import task_scene
from game.scenes.table.table import TableScene
from game.services import Services
from game.store import Store
from tutorial.quiz.learner import Learner

DRAW = "draw"
"""Kind of a move that plays no card: it is no answer to a question about cards."""


def drill_scene(
    services: Services, game: str, number: int, day: date, counts: bool = True
) -> TableScene:
    """The table with a drill. ``counts``: its first answer is kept."""
    who = services.learner
    return task_scene(services, DrillTask(services.store, game, number, day, who, counts))


@dataclass(frozen=True, slots=True)
class DrillTask:
    """One of the drills that are kept, by its number."""

    store: Store
    game: str
    number: int
    day: date
    who: Learner | None = None
    """Learner with a code, if there is one."""
    counts: bool = True
    """The first answer is kept."""

    @property
    def drill(self) -> Drill:
        """The drill itself."""
        return kept(self.game)[self.number]

    @property
    def key(self) -> str:
        """Begins the text keys of its theme."""
        return f"practice-drill-{self.drill.theme}"

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.drill.seat

    @property
    def good(self) -> Sequence[str]:
        """All best moves."""
        return self.drill.good

    @property
    def _best(self) -> int:
        return abs(self.drill.best)

    def stood(self) -> AnySession:
        """The position."""
        return self.drill.stood(GAMES[self.game])

    def line(self) -> Phrase:
        """The question, on the table."""
        return say(f"{self.key}-ask")

    def opening(self) -> tuple[Phrase, Phrase]:
        """Name of the theme, and the question."""
        title = say("practice-drill-title", game=say(f"{self.game}-title"))
        difficulty = written(self.drill.rating)
        return title, say("practice-drill-what", ask=self.line(), rating=difficulty)

    def wrong(self, tried: str) -> Phrase:
        """Result of the move, and of the best one, counted now."""
        if tried.partition(":")[0] == DRAW:
            return say("practice-drill-drawn")
        position = position_of(self.stood())
        texts = [move_text(move) for move in position.moves]
        worths = themes_of(self.game)[self.drill.theme].worths(position, "told")
        if worths is None:
            return say("practice-drill-wrong", best=self._best)
        mine = abs(worths[texts.index(tried)])
        return say(f"{self.key}-wrong", mine=mine, best=self._best)

    def because(self, reason: Phrase) -> Phrase:
        """Result of the best move: a drill counts one thing, whatever else speaks for a move."""
        return say(f"{self.key}-because", best=self._best)

    def wrong_before(self) -> int:
        """None: each time it begins afresh."""
        return 0

    def missed(self, *, first: bool) -> None:
        """Keep that the first answer was wrong."""
        if first:
            self._keep(right=False)

    def solved(self, *, first: bool) -> None:
        """Keep that the first answer was right."""
        if first:
            self._keep(right=True)

    def told(self, _tries: int) -> None:
        """None: other players have other drills."""

    def _keep(self, *, right: bool) -> None:
        if self.counts and drills.answered(
            self.store, self.game, self.number, self.day, right=right
        ):
            class_practice.drill_answered(self.store, self.who, self.game, self.drill, right=right)
