"""The puzzle of the day on the real table."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from ai.puzzles.calendar import of_day, question
from ai.puzzles.puzzle import Puzzle, stood
from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.phrase import day as written_day
from game.core.session import AnySession
from game.games import GAMES
from game.progress import daily
from game.scenes.practice.task import task_scene
from game.scenes.table.table import TableScene
from game.services import Services
from game.store import Store


def puzzle_scene(services: Services, game: str, day: date) -> TableScene:
    """The table with the puzzle of this day. The game has one."""
    puzzle = of_day(game, day)
    assert puzzle is not None, game
    return task_scene(services, DailyTask(services.store, game, puzzle, day))


@dataclass(frozen=True, slots=True)
class DailyTask:
    """The puzzle that a game has on a day."""

    store: Store
    game: str
    puzzle: Puzzle
    day: date

    @property
    def question(self) -> str:
        """Begins the text keys of the question."""
        return question(self.game)

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.puzzle.seat

    @property
    def good(self) -> tuple[str]:
        """The one right answer."""
        return (self.puzzle.answer,)

    @property
    def _best(self) -> int:
        return self.puzzle.worths[self.puzzle.answer]

    def stood(self) -> AnySession:
        """The position."""
        return stood(GAMES[self.game], self.puzzle)

    def line(self) -> Phrase:
        """The question, on the table."""
        return say(f"{self.question}-ask")

    def opening(self) -> tuple[Phrase, Phrase]:
        """Game and question."""
        title = say("daily-puzzle-open", game=say(f"{self.game}-title"))
        return title, say(f"{self.question}-what")

    def wrong(self, tried: str) -> Phrase:
        """Worth of the move and of the best one."""
        return say(f"{self.question}-wrong", mine=self.puzzle.worths[tried], best=self._best)

    def because(self, reason: Phrase) -> Phrase:
        """Why the answer is good, and what it is worth."""
        return say(f"{self.question}-because", reason=reason, best=self._best)

    def wrong_before(self) -> int:
        """Number of wrong tries of this day, from before the puzzle was left."""
        return daily.wrong_tries(self.store, self.game, self.day)

    def missed(self, *, first: bool) -> None:
        """Count the try: a puzzle may be tried as often as one likes, also another time today."""
        daily.note_wrong(self.store, self.game, self.day)

    def solved(self, *, first: bool) -> None:
        """Mark the day."""
        daily.note(self.store, self.game, self.day)

    def told(self, tries: int) -> Phrase:
        """The day, the game and the number of tries."""
        when, game = written_day(self.day.isoformat()), say(f"{self.game}-title")
        return say("daily-puzzle-told", day=when, game=game, tries=tries)
