"""The end of a game: who won, how it was counted, and what next."""

from __future__ import annotations

from datetime import date
from typing import Any

import pygame

from game.core.phrase import Phrase, say
from game.core.session import Verdict, outcome_of
from game.games import DESCRIPTORS
from game.match.match import Match
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.results import celebration, count, result_links, result_words
from game.scenes.results.result_page import Counted, ResultModel, view
from game.scenes.results.stories import StoryScene
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import CountLine, Spot
from game.ui.actions import Action
from game.ui.glossary_links import name_spots
from game.ui.layout import Node
from game.ui.motion import Show


class ResultScene(Screen):
    """Over the finished table."""

    overlay = True
    upright = fluid = True
    captions_free = True

    def __init__(self, services: Services, match: Match, *, counts: bool = False) -> None:
        """``counts``: it comes right from the table, and is counted before the eyes of all."""
        super().__init__(services)
        self.match = match
        self.focused = "again"
        self.series_score = match.standing
        """Position of the match with this game."""
        self.outcome = outcome_of(match.session)
        best = result_words.keep_best(services, match)
        self.record = best or result_words.rating_line(match)
        self.met = result_links.note_challenges(services, match)
        """Challenges that this game met, the first here to do so."""
        self.stories: dict[str, tuple[tuple[Phrase, Phrase], ...]] = {}
        """Id of a line of prose -> the names in it, each with what it has to tell."""
        self.shows: list[Show] = []
        """Effects that celebrate, or mourn."""
        self.step = result_links.next_step(match, won=self.won())
        """The step that a player who has won or lost is led to."""
        if self.step is not None:
            self.focused = self.step.way
        self.count = count.begun(services, match, self._view()) if counts else None
        """The count that goes on; None: all is counted."""
        self.leaving = False
        """True while the page that asks for a name is shown, on the way to the title."""
        if self.count is None:
            self._announce()

    def _view(self) -> Any:
        return self.match.session.view(self.match.people[0] if self.match.people else -1)

    def _announce(self) -> None:
        """Announce the winner by sound and light."""
        self.count = None
        services, won = self.services, self.won()
        services.sound.play("win" if won else "loss" if won is False else "good")
        self.shows = celebration.shows_for(won, services.pace)

    def won(self) -> bool | None:
        """True if a person won the game, or the series that it ends.

        None when only programs played, or there is no winner.
        """
        if not self.match.people:
            return None
        judged = (
            self.series_score
            if self.series_score.counts and self.series_score.over
            else self.outcome
        )
        verdict = judged.verdict(self.match.people)
        return None if verdict is Verdict.SHARED else verdict is Verdict.WON

    def update(self, dt: float) -> Transition:
        """Let the count and then the show go on."""
        if self.count is not None and self.count.update(dt):
            if self.count.over:
                self._announce()
            self.layout()
        self.dirty |= bool(self.shows)
        self.shows = celebration.pass_time(self.shows, dt)
        return None

    def layout(self) -> None:
        """The names that have a story are marked where their words have come to stand."""
        focused = self.focused
        super().layout()
        for label in list(self.placed):
            names = [name for name, _ in self.stories.get(label.id, ())]
            if names and isinstance(label.art, Label):
                marks = name_spots(self.viewport, label, names, size=label.art.size)
                self.placed += [mark for mark in marks if mark is not None]
        if self.find(focused) is not None:
            self.focused = focused

    def paint(self, surface: pygame.Surface, spot: Spot) -> None:
        """One spot; the show is on the frame, below all words and numbers."""
        super().paint(surface, spot)
        if spot.id == celebration.FRAME:
            celebration.draw(surface, self, self.shows)

    def headline(self) -> Phrase:
        """One line that says it all."""
        return result_words.headline(self.match)

    def model(self) -> ResultModel:
        """The state of the page."""
        match, services = self.match, self.services
        lines = [
            *DESCRIPTORS[match.id].table.result(self._view()),
            *result_words.standing(match, counted=self.count is None),
            *result_words.remembered(match),
        ]
        lines.sort(key=lambda line: line.prose)
        self.stories = {f"what{n}": line.stories for n, line in enumerate(lines) if line.prose}
        self.stories["met"] = result_words.met_stories(match, self.met)
        over = self.series_score.over
        people, at_home = bool(match.people), services.policy is None
        return ResultModel(
            self.headline(),
            # After a series the headline is about all the games, not about this one.
            None if over else result_words.margin(services, match, lines),
            None if over else result_words.decided(match, lines),
            result_words.badge(lines),
            match.names,
            match.columns,
            [match.level(seat) or "person" for seat in range(match.session.seats)],
            self.outcome.winners,
            [self._counted(ln) for ln in lines if not ln.unseen and (ln.reason is None or over)],
            say("result-hints", hints=match.hints) if match.hints and at_home else None,
            result_words.met_line(match, self.met) if self.met else None,
            len(self.met) > 1,
            self.record,
            result_words.seed(match) if at_home else None,
            result_links.corners(services, match),
            result_words.again(match),
            result_words.same(services, match),
            self.step,
            people,
            people and result_links.puzzle_of_today(services, match.id, date.today()),
            self.count is None,
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _counted(self, line: CountLine) -> Counted:
        figures = count.so_far(self.count, line)
        if self.count is None or not line.scores:
            return Counted(line, figures)
        seats = range(len(figures))
        return Counted(line, figures, [count.newest(self.count, line, seat) for seat in seats])

    def chosen(self, spot: Spot) -> Transition:
        """Again, the same again, look back, look at the table, or home; or what a name tells."""
        self._skip()
        line, named, number = spot.id.partition(":name")
        if named:
            return Push(StoryScene(self.services, self.stories[line], int(number)))
        match spot.id:
            case "look":
                return Pop(self)
            case "leave" if self.match.people and not self._named():
                self.leaving = True
                return Push(routes.Login(self.headline(), self.match.kept is not None))
            case "leave":
                return Reset(routes.TitlePage(self.match.id))
        return result_links.way(self.services, self.match, spot.id, self.met)

    def _skip(self) -> bool:
        """End a count that goes on; whether there was one."""
        if self.count is None:
            return False
        self.count.skip()
        self._announce()
        self.layout()
        return True

    def press(self, at: tuple[int, int]) -> Transition:
        """A touch ends the count; on a button it means the button, too."""
        self._skip()
        return super().press(at)

    def on_action(self, action: Action) -> Transition:
        """BACK looks at the table, which keeps this page to come back to."""
        if self._skip():
            return None
        return Pop(self) if action is Action.BACK else None

    def _named(self) -> bool:
        """True if the player has a name or wants none: the first game is followed by a question."""
        return self.services.greeted or bool(self.services.settings.nickname)

    def resume(self, result: object) -> Transition:
        """Back from the board, the page or the replay; or past the question for a name."""
        if self.leaving and result is True:
            return Reset(routes.TitlePage(self.match.id))
        self.leaving = False
        self.services.text.name_seats(self.match.names)
        self.layout()
        return None
