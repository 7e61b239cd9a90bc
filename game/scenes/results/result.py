"""The end of a game: who won, how it was counted, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

import pygame

from game.art import effects
from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.core.rng import shown
from game.core.session import Verdict, outcome_of
from game.games import DESCRIPTORS
from game.match.match import Match
from game.match.saving import next_match, same_match
from game.match.set_up import SetUp, harder, match_for, remember
from game.progress import leaderboard
from game.progress.player_rating import refitted
from game.scenes.base import routes
from game.scenes.base.impact import BLUR
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.results import count, result_links
from game.scenes.results.count import Count
from game.scenes.results.result_page import Counted, ResultModel, view
from game.scenes.results.stories import StoryScene
from game.services import Services
from game.tables.capabilities import CountsUp
from game.tables.pictures import Label
from game.tables.table import CountLine, Effect, Spot
from game.ui.actions import Action
from game.ui.glossary_links import name_spots
from game.ui.layout import Node
from game.ui.motion import SHOW, Show
from game.ui.parts import button


class ResultScene(Screen):
    """Over the finished table."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, match: Match, *, counts: bool = False) -> None:
        """``counts``: it comes right from the table, and is counted before the eyes of all."""
        super().__init__(services)
        self.match = match
        self.focused = "again"
        self.series_score = match.standing
        """Position of the match with this game."""
        self.outcome = outcome_of(match.session)
        self.record: Phrase | None = self._keep_best() or result_links.rating_line(match)
        self.met = result_links.note_challenges(services, match)
        """Challenges that this game met, the first here to do so."""
        self.stories: dict[str, tuple[tuple[Phrase, Phrase], ...]] = {}
        """Id of a line of prose -> the names in it, each with what it has to tell."""
        self.shows: list[Show] = []
        """Effects that celebrate, or mourn."""
        if self._harder() is not None:
            self.focused = "harder"
        self.count = self._begin_count() if counts else None
        """The count that goes on; None: all is counted."""
        self.leaving = False
        """True while the page that asks for a name is shown, on the way to the title."""
        if self.count is None:
            self._announce()

    def _begin_count(self) -> Count | None:
        """Nothing is told before it is seen: first the points, one after another."""
        table, services = DESCRIPTORS[self.match.id].table, self.services
        if not isinstance(table, CountsUp) or services.pace >= BLUR:
            return None
        count = Count(table.parts(self._view()), services.pace, services.sound.play)
        return None if count.over else count

    def _view(self) -> Any:
        return self.match.session.view(self.match.people[0] if self.match.people else -1)

    def _announce(self) -> None:
        """Announce the winner by sound and light."""
        self.count = None
        services, won = self.services, self.won()
        services.sound.play("win" if won else "loss" if won is False else "good")
        if won is not None and services.pace < BLUR:
            kinds = (("shower", 0.0), ("shower", -0.35)) if won else (("spiral", 0.0),)
            self.shows = [Show(Effect(kind, "headline"), SHOW[kind], t) for kind, t in kinds]

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
        for show in self.shows:
            show.pass_time(dt)
        self.shows = [show for show in self.shows if show.t < 1]
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

    def draw(self, surface: pygame.Surface) -> None:
        """The page, and over it the show."""
        super().draw(surface)
        head = self.find("headline")
        if head is None:
            return
        for number, show in enumerate(self.shows):
            if show.t >= 0:
                side = (-0.25, 0.25)[number % 2] * (len(self.shows) > 1)
                at = self.viewport.pixel(head.x + side * self.viewport.sheet.w, head.y)
                effects.draw(surface, self.viewport.renderer, show.effect.kind, show.t, at, at)

    def _keep_best(self) -> Phrase | None:
        """Keep a puzzle's score for its seed; returns the line about the best one."""
        match = self.match
        score = leaderboard.score_of(match)
        if score is None or not match.people or match.hints:
            return None
        if leaderboard.keep(self.services.store, match, score):
            return say("result-best-new", score=abs(score))
        match.note_best(leaderboard.best(self.services.store, match))
        return None if match.best is None else say("result-best", score=abs(match.best))

    def headline(self) -> Phrase:
        """One line that says it all."""
        if champions := self.series_score.winners():
            return self._won_by(champions, "result-series-")
        if self.series_score.over:
            return say("result-series-shared")
        leaders, winners = self.outcome.leaders, self.outcome.winners
        if self.outcome.together and not winners:
            return say("result-together-lost")
        if self.outcome.together:
            return say("result-alone-won" if len(winners) == 1 else "result-together-won")
        if self.outcome.tied:
            return say("result-draw")
        return self._won_by(leaders, "result-deal-" if self._deals_left() else "result-")

    def _deals_left(self) -> bool:
        """True if further deals of this match decide it."""
        return bool(self.series_score.deals) and not self.series_score.over

    def _won_by(self, winners: Sequence[Seat], key: str) -> Phrase:
        """One winner, or a team of two; ``key`` begins the texts."""
        people, names = self.match.people, self.match.names
        alone = len(people) == 1 and people[0] in winners
        deal = {"deal": self.series_score.games} if self._deals_left() else {}
        if len(winners) == 1 and alone:
            return say(f"{key}you-won", **deal)
        if len(winners) == 1:
            return say(f"{key}won", name=names[winners[0]], **deal)
        if alone:
            return say(f"{key}your-team-won", **deal)
        one, other = (names[seat] for seat in winners)
        return say(f"{key}team-won", one=one, other=other, **deal)

    def model(self) -> ResultModel:
        """The state of the page."""
        match, services = self.match, self.services
        lines = [*DESCRIPTORS[match.id].table.result(self._view()), *self._standing()]
        lines.sort(key=lambda line: line.prose)
        self.stories = {f"what{n}": line.stories for n, line in enumerate(lines) if line.prose}
        return ResultModel(
            self.headline(),
            # After a series the headline is about all the games, not about this one.
            None if self.series_score.over else result_links.margin(services, match, lines),
            None if self.series_score.over else result_links.decided(match, lines),
            result_links.badge(lines),
            match.names,
            [self._counted(line) for line in lines],
            say("result-hints", hints=match.hints) if match.hints else None,
            result_links.met_line(match, self.met) if self.met else None,
            self.record,
            say("result-seed", seed=literal(shown(match.session.seed))),
            result_links.corners(services, match),
            self._ways(),
            self._leaving(),
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

    def _ways(self) -> list[Node]:
        """Another game, the same one again, and looking back at this one."""
        step = self._harder()
        if step is not None:
            name = say("result-harder", name=step[1])
            ways: list[Node] = [
                button("harder", name, "primary", "next", grow=1.0),
                button("again", self._again(), icon="replay", grow=1.0),
            ]
        else:
            ways = [
                button("again", self._again(), "primary", "replay", grow=1.0),
                button("same", self._same(), icon="replay", grow=1.0),
            ]
        if self.match.people:
            ways.append(button("review", say("result-review"), "outline", "hint", grow=1.0))
        return ways

    def _leaving(self) -> list[Node]:
        """The table once more, the puzzle of today, the title."""
        ways = [
            button("look", say("result-look"), icon="eye", grow=1.0),
            button("leave", say("result-leave"), icon="home", grow=1.0),
        ]
        if self.match.people and result_links.puzzle_of_today(
            self.services, self.match.id, date.today()
        ):
            ways.insert(1, button("today", say("result-today"), icon="hint", grow=1.0))
        return list(ways)

    def _harder(self) -> tuple[SetUp, Phrase] | None:
        """The next step of a player who has won a single game without hints."""
        match = self.match
        if self.series_score.counts or match.hints or not self.won():
            return None
        return harder(match)

    def _again(self) -> Phrase:
        """Words for the next game."""
        if self._deals_left():
            score = self.series_score
            return say("result-next-deal", deal=score.games + 1, deals=score.deals)
        if not self.series_score.counts:
            return say("result-again")
        return say("result-new-series" if self.series_score.over else "result-next")

    def _same(self) -> Phrase:
        """The same deal in the words of the game, where it has some."""
        own = f"{self.match.id}-result-same"
        return say(own if self.services.text.has(own) else "result-same")

    def _standing(self) -> list[CountLine]:
        """Position of the series or the match, after more than one game."""
        series_score = self.series_score
        if len(series_score.points) == 1 or not (series_score.counts or series_score.games > 1):
            return []
        held = series_score.by_seat()
        if self.outcome.together:
            won = say("sitting-won-together", won=held[0], games=series_score.games)
            return [CountLine(say("sitting-together"), (won,))]
        what = say("sitting-stands", games=series_score.games)
        if series_score.goal:
            what = say("series-stands", goal=series_score.goal)
        elif series_score.deals:
            what = say("deals-stand", games=series_score.games, deals=series_score.deals)
        figures = tuple(map(count.signed, held))
        if self.count is not None:
            # The sum would give away what is still being counted above it.
            figures = (literal("…"),) * len(held)
        return [CountLine(what, figures, total=True)]

    def chosen(self, spot: Spot) -> Transition:
        """Again, the same again, look back, look at the table, or home; or what a name tells."""
        self._skip()
        line, named, number = spot.id.partition(":name")
        if named:
            return Push(StoryScene(self.services, self.stories[line], int(number)))
        match spot.id:
            case "again":
                store = self.services.store
                fresh = next_match(store, self.match)
                return Reset(routes.Table(refitted(store, self.match, fresh)))
            case "harder":
                return self._climb()
            case "review":
                return Push(routes.MatchReview(self.match))
            case "same":
                return Reset(routes.Table(same_match(self.match)))
            case "look":
                return Pop(self)
            case "today":
                return Push(routes.DailyPuzzle(self.match.id, date.today()))
            case "leave" if self.match.people and not self._named():
                self.leaving = True
                return Push(routes.Login())
            case "leave":
                return Reset(routes.TitlePage(self.match.id))
        return result_links.way(self.services, self.match, spot.id, self.met)

    def _climb(self) -> Transition:
        """The next step; from now on games begin like it."""
        step, services = self._harder(), self.services
        if step is None:
            return None
        if services.policy is None:
            remember(services.store, self.match.id, step[0])
        return Reset(routes.Table(match_for(self.match.id, step[0])))

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
