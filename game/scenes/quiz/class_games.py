"""Practice of a class in the games: the themes that cost most, each with a drill behind it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from ai.drills.drill import nearest
from game.core.phrase import Filling, Phrase, say
from game.progress.class_practice import ClassDrill, ClassMistake, of_class
from game.scenes.base import routes
from game.scenes.base.scene import Push, Transition
from game.scenes.results.replays import Paged
from game.services import Services
from game.ui.layout import Choose, Node
from game.ui.parts import button
from game.ui.sizes import ROW_HIGH
from tutorial.quiz.learner import Learner

EASY = 1300
"""Rating of the drills that a class is shown."""


class ClassPracticeScene(Paged):
    """Kinds of mistakes first, the costliest above; then drills by their wrong answers."""

    def __init__(
        self, services: Services, members: Sequence[Learner], today: date | None = None
    ) -> None:
        """``today``: if not what the clock says."""
        super().__init__(services)
        self.many = len(members)
        self.today = today or date.today()
        mistakes, drills = of_class(services.store, members)
        self.themes: list[ClassMistake | ClassDrill] = [*mistakes, *drills]

    def title(self) -> Phrase:
        """The heading."""
        return say("quiz-games-title")

    def empty(self) -> Phrase:
        """Hint that says how the themes get here."""
        return say("quiz-games-none")

    def rows(self) -> Sequence[Phrase]:
        """A row for each theme."""
        return [self._told(theme) for theme in self.themes]

    def line(self, at: int, words: Phrase) -> Node:
        """A row no higher than it has to be, and as high as that on an upright sheet."""
        low = button(f"row:{at}", words, "ghost", grow=1.0, most_h=ROW_HIGH)
        return Choose(low, super().line(at, words))

    def _told(self, theme: ClassMistake | ClassDrill) -> Phrase:
        whose: dict[str, Filling] = {
            "game": say(f"{theme.game}-title"),
            "n": theme.learners,
            "all": self.many,
        }
        if isinstance(theme, ClassDrill):
            name = say(f"practice-theme-{theme.theme}")
            return say(
                "quiz-games-drill", theme=name, right=theme.right, asked=theme.asked, **whose
            )
        played, better = self._kind(theme.played), self._kind(theme.better)
        cost = round(theme.cost / theme.times)
        moves: dict[str, Filling] = {
            "played": played,
            "better": better,
            "times": theme.times,
            "cost": cost,
        }
        same = theme.played == theme.better
        return say("quiz-games-same" if same else "quiz-games-mistake", **moves, **whose)

    def _kind(self, kind: str) -> Phrase:
        key = f"practice-kind-{kind}"
        return say(key if self.services.text.has(key) else "practice-kind-other")

    def picked(self, row: int) -> Transition:
        """A drill for this theme, for the whole class: nothing of it is kept."""
        theme = self.themes[row]
        kind = "" if isinstance(theme, ClassDrill) else theme.better
        name = theme.theme if isinstance(theme, ClassDrill) else ""
        number = nearest(theme.game, EASY, theme=name, kind=kind)
        if number is None:
            return None
        return Push(routes.DrillTable(theme.game, number, self.today, counts=False))
