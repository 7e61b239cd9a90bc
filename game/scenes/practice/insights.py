"""Insights: themes of a game in which a player does well or badly, each with an exercise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ai.drills.drill import of_day
from game.core.phrase import Phrase, say
from game.progress import drills, mistakes
from game.progress.class_practice import kinds
from game.progress.mistakes import Mistake
from game.scenes.base import routes
from game.scenes.base.routes import Route
from game.scenes.base.scene import Push, Transition
from game.scenes.results.replays import Paged
from game.services import Services
from game.ui.layout import Node
from game.ui.parts import button
from game.ui.sizes import ROW_HIGH


@dataclass(frozen=True, slots=True)
class Insight:
    """A theme, and the exercise behind it."""

    words: Phrase
    route: Route | None


class InsightsScene(Paged):
    """The costliest kinds of mistakes first, then the themes of the drills."""

    def __init__(self, services: Services, game: str, today: date | None = None) -> None:
        """``today``: if not what the clock says."""
        super().__init__(services)
        self.game = game
        self.today = today or date.today()
        self.insights = self._insights()

    def title(self) -> Phrase:
        """The heading."""
        return say("practice-insights-title", game=say(f"{self.game}-title"))

    def rows(self) -> Sequence[Phrase]:
        """A row for each theme."""
        return [insight.words for insight in self.insights]

    def line(self, at: int, words: Phrase) -> Node:
        """A row no higher than it has to be."""
        return button(f"row:{at}", words, "ghost", grow=1.0, most_h=ROW_HIGH)

    def empty(self) -> Phrase:
        """Hint that says how insights get here."""
        return say("practice-insights-none")

    def picked(self, row: int) -> Transition:
        """The exercise of a theme."""
        route = self.insights[row].route
        return None if route is None else Push(route)

    def _insights(self) -> list[Insight]:
        return [*self._mistakes(), *self._drills()]

    def _mistakes(self) -> list[Insight]:
        """Mistakes by the kinds of the two moves, by what they cost together."""
        groups: dict[tuple[str, str], list[Mistake]] = {}
        for mistake in mistakes.all_of(self.services.store, self.game):
            groups.setdefault(kinds(mistake), []).append(mistake)
        ranked = sorted(groups.items(), key=lambda group: (-_cost(group[1]), group[0]))
        return [
            Insight(self._told(*pair, found), routes.MendMistake(min(found, key=_turn)))
            for pair, found in ranked
        ]

    def _told(self, played: str, better: str, found: Sequence[Mistake]) -> Phrase:
        cost = round(_cost(found) / len(found))
        if played == better:
            return say("practice-insight-same", kind=self._kind(played), n=len(found), cost=cost)
        names = {"played": self._kind(played), "better": self._kind(better)}
        return say("practice-insight-other", n=len(found), cost=cost, **names)

    def _kind(self, kind: str) -> Phrase:
        key = f"practice-kind-{kind}"
        return say(key if self.services.text.has(key) else "practice-kind-other")

    def _drills(self) -> list[Insight]:
        """Themes of the drills, the one with the most wrong answers first."""
        store, found = self.services.store, []
        for theme, (right, asked) in drills.by_theme(store, self.game).items():
            rating = drills.today(store, self.game, self.today).rating.value
            first = next(iter(of_day(self.game, self.today, rating, theme)), None)
            if first is None:
                continue
            words = say(
                "practice-insight-drill",
                theme=say(f"practice-theme-{theme}"),
                right=right,
                asked=asked,
            )
            way = routes.DrillTable(self.game, first, self.today)
            found.append((asked - right, Insight(words, way)))
        return [insight for _, insight in sorted(found, key=lambda each: -each[0])]

    def resume(self, result: object) -> Transition:
        """Back from an exercise."""
        self.insights = self._insights()
        return super().resume(result)


def _cost(found: Sequence[Mistake]) -> int:
    return sum(one.could - one.got for one in found)


def _turn(mistake: Mistake) -> tuple[str, str]:
    """The one that is due first."""
    return mistake.due, mistake.name
