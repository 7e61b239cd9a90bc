"""Mistakes of one's own games as tasks, and the games in which more of them may be found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.core.contract import Seat
from game.core.phrase import Phrase, day, say
from game.core.record import BadRecord
from game.core.session import AnySession
from game.match.match import HUMAN, match_of
from game.progress import mistakes
from game.progress.mistakes import Mistake
from game.scenes.base import routes
from game.scenes.base.scene import Push, Transition
from game.scenes.practice.task import task_scene
from game.scenes.results.replays import Paged, game_row
from game.scenes.table.table import TableScene
from game.services import Services
from game.store import Store

MOST = 70
"""Games on the list: the newest."""


def mistake_scene(services: Services, mistake: Mistake) -> TableScene:
    """The table with a mistake that is to be mended."""
    return task_scene(services, MistakeTask(services.store, mistake, date.today()))


@dataclass(frozen=True, slots=True)
class MistakeTask:
    """A choice of one's own, once more."""

    store: Store
    mistake: Mistake
    today: date

    @property
    def seat(self) -> Seat:
        """The seat of the player."""
        return self.mistake.seat

    @property
    def good(self) -> tuple[str, ...]:
        """The better move, and those that are about as good."""
        return self.mistake.good

    def stood(self) -> AnySession:
        """The position before the choice."""
        return self.mistake.session()

    def line(self) -> Phrase:
        """The question, on the table."""
        return say("practice-mend-ask")

    def opening(self) -> tuple[Phrase, Phrase]:
        """When it was, and what it cost."""
        mistake = self.mistake
        title = say("practice-mend-title", game=say(f"{mistake.game}-title"))
        what = say("practice-mend-what", day=day(mistake.met), cost=mistake.could - mistake.got)
        return title, what

    def wrong(self, tried: str) -> Phrase:
        """The move of that time, or another one that is worse than the best."""
        if tried == self.mistake.played:
            return say("practice-mend-same", got=self.mistake.got, could=self.mistake.could)
        return say("practice-mend-wrong", could=self.mistake.could)

    def because(self, reason: Phrase) -> Phrase:
        """Why it is better."""
        mistake = self.mistake
        return say("practice-mend-because", reason=reason, got=mistake.got, could=mistake.could)

    def wrong_before(self) -> int:
        """None: each time it begins afresh."""
        return 0

    def missed(self, *, first: bool) -> None:
        """It begins again: tomorrow."""
        if first:
            mistakes.answered(self.store, self.mistake, self.today, right=False)

    def solved(self, *, first: bool) -> None:
        """It waits longer, if the first answer was right."""
        if first:
            mistakes.answered(self.store, self.mistake, self.today, right=True)

    def told(self, _tries: int) -> None:
        """None: no other player has this mistake."""


class ReviewsScene(Paged):
    """Finished games of a person, the newest first, each to look back at."""

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.game = game
        self.saved = [
            saved
            for saved in services.store.games(MOST)
            if saved.record.game == game and saved.record.seats.count(HUMAN) == 1
        ]

    def title(self) -> Phrase:
        """The heading."""
        return say("practice-reviews")

    def rows(self) -> Sequence[Phrase]:
        """Day and length."""
        return [game_row(saved) for saved in self.saved]

    def empty(self) -> Phrase:
        """Hint that says how games get here."""
        return say("replay-none")

    def picked(self, row: int) -> Transition:
        """Look back at it. A game that cannot be trusted is shown as a replay, which says why."""
        saved = self.saved[row]
        try:
            match = match_of(saved.record, saved.id)
        except BadRecord:
            return Push(routes.Replay(saved.record, saved.id))
        return Push(routes.MatchReview(match))
