"""The end of a game: who won, how it was counted, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.art import effects
from game.cabinets import CABINETS
from game.core.phrase import Phrase, literal, say
from game.core.seeds import shown
from game.match.match import Match
from game.match.rematch import next_match, same_match
from game.match.series import Sitting, counted
from game.progress import best_scores
from game.scenes.after import result_links
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, words
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.tabletop import BLUR
from game.tables.table import Effect, Line, Spot
from game.ui.intents import Want
from game.ui.motion import SHOW, Show

LEFT = 140.0
TOP, FOOT = 166.0, 520.0
"""Between which the lines stand."""
PITCH = 48.0
"""Height of a line where there is room."""
PROSE = 2.3
"""How much higher a line of prose is."""


class ResultScene(Screen):
    """Over the finished table."""

    overlay = True

    def __init__(self, arcade: Arcade, match: Match) -> None:
        super().__init__(arcade)
        self.match = match
        self.focused = "again"
        before = match.sitting or Sitting((0,) * match.session.seats)
        self.sitting = counted(before, match.session)
        """How the sitting stands with this game."""
        self.record: Phrase | None = self._keep_best()
        self.shows: list[Show] = []
        """What celebrates, or mourns."""
        won = self.won()
        arcade.sound.play("win" if won else "loss" if won is False else "good")
        if won is not None and arcade.pace < BLUR:
            kinds = (("shower", 0.0), ("shower", -0.35)) if won else (("spiral", 0.0),)
            self.shows = [Show(Effect(kind, "headline"), SHOW[kind], t) for kind, t in kinds]

    def won(self) -> bool | None:
        """Whether a person won; None when only programs played, or nobody won."""
        returns = self.match.session.returns()
        best = max(returns)
        mine = [returns[seat] for seat in self.match.people]
        if not mine:
            return None
        if self.match.session.game.info.cooperates(self.match.session.options):
            return best > 0
        if returns.count(best) > 1 and best in mine:
            return None
        return best in mine

    def update(self, dt: float) -> Transition:
        """Let the show go on."""
        for show in self.shows:
            show.t += dt / show.seconds
        self.dirty |= bool(self.shows)
        self.shows = [show for show in self.shows if show.t < 1]
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The page, and over it the show."""
        super().draw(surface)
        head = self.find("headline")
        if head is None:
            return
        for number, show in enumerate(self.shows):
            if show.t >= 0:
                at = self.stage.pixel(
                    head.x + (-300, 300)[number % 2] * (len(self.shows) > 1), head.y
                )
                effects.draw(surface, self.stage.easel, show.effect.kind, show.t, at, at)

    def _keep_best(self) -> Phrase | None:
        """Keep a puzzle's score for its seed; returns the line about the best one."""
        match = self.match
        score = best_scores.score_of(match)
        if score is None or not match.people:
            return None
        if best_scores.keep(self.arcade.store, match, score):
            return say("result-best-new", score=abs(score))
        match.best = best_scores.best(self.arcade.store, match)
        return None if match.best is None else say("result-best", score=abs(match.best))

    def headline(self) -> Phrase:
        """One line that says it all."""
        match = self.match
        champion = self.sitting.winner()
        if champion is not None:
            if match.people == (champion,):
                return say("result-series-you-won")
            return say("result-series-won", name=match.names[champion])
        returns = match.session.returns()
        if len(returns) == 1 and returns[0] > 0:
            return say("result-alone-won")
        if match.session.game.info.cooperates(match.session.options):
            return say("result-together-won" if max(returns) > 0 else "result-together-lost")
        winners = [seat for seat, value in enumerate(returns) if value == max(returns)]
        if len(winners) > 1:
            return say("result-draw")
        if match.people == (winners[0],):
            return say("result-you-won")
        return say("result-won", name=match.names[winners[0]])

    def spots(self) -> Sequence[Spot]:
        """The headline, the table of figures, the buttons."""
        match = self.match
        view = match.session.view(match.people[0] if match.people else -1)
        lines = [*CABINETS[match.id].table.result(view), *self._standing()]
        spots = [
            Spot("frame", "panel:bright", MIDDLE, 361, 1080, 690, 1),
            Spot(
                "headline", "label:yellow,44,middle,bold", MIDDLE, 78, 760, 76, 5, self.headline()
            ),
        ]
        spots += self._figures(lines)
        spots += result_links.ways(self.arcade, match)
        if self.record is not None:
            spots.append(words("best", self.record, MIDDLE, 526, 1000, 32, "green,20,middle"))
        seed = say("result-seed", seed=literal(shown(match.session.seed)))
        spots.append(words("seed", seed, MIDDLE, 552, 1040, 28, "second,18,middle"))
        ways = [("again", self._again(), "primary,replay"), ("same", self._same(), "ghost,replay")]
        if match.people:
            ways.append(("review", say("result-review"), "outline,hint"))
        last = [
            ("look", say("result-look"), "ghost,eye"),
            ("leave", say("result-leave"), "ghost,home"),
        ]
        for y, row in ((600, ways), (666, last)):
            for i, (name, phrase, style) in enumerate(row):
                x = MIDDLE + (i - (len(row) - 1) / 2) * 350
                spots.append(button(name, phrase, x, y, 330, 60, style))
        return spots

    def _again(self) -> Phrase:
        """What the next game is."""
        if not self.sitting.goal:
            return say("result-again")
        return say("result-next" if self.sitting.winner() is None else "result-new-series")

    def _same(self) -> Phrase:
        """The same deal in the words of the game, where it has some."""
        own = f"{self.match.id}-result-same"
        return say(own if self.arcade.text.has(own) else "result-same")

    def _standing(self) -> list[Line]:
        """How the series or the sitting stands, once there is more than one game to tell of."""
        sitting = self.sitting
        if len(sitting.points) == 1 or not (sitting.goal or sitting.games > 1):
            return []
        held = sitting.by_seat()
        if self.match.session.game.info.cooperates(self.match.session.options):
            won = say("sitting-won-together", won=held[0], games=sitting.games)
            return [Line(say("sitting-together"), (won,))]
        what = say("sitting-stands", games=sitting.games)
        if sitting.goal:
            what = say("series-stands", goal=sitting.goal)
        return [Line(what, tuple(literal(str(points)) for points in held), total=True)]

    def _figures(self, lines: Sequence[Line]) -> list[Spot]:
        seats = self.match.session.seats
        column, air = (230.0, 44.0) if seats <= 2 else (min(190.0, 620.0 / seats), 20.0)
        right = 1150.0
        spots = []
        shared = all(len(line.figures) == 1 for line in lines)
        if not shared:
            for seat, name in enumerate(self.match.names):
                x = right - column * (seats - seat - 0.5)
                spots.append(words(f"name{seat}", name, x, 144, column - 8, 40, "second,19,middle"))
        lines = sorted(lines, key=lambda line: line.prose)
        prose = sum(line.prose for line in lines)
        pitch = min(PITCH, (FOOT - TOP) / max(1.0, len(lines) - prose + PROSE * prose))
        top = TOP + 8
        for row, line in enumerate(lines):
            high = pitch * (PROSE if line.prose else 1.0)
            y = top + high / 2
            top += high
            style = "20,left,bold" if line.total else "20,left"
            role = "yellow" if line.total else "text"
            if line.prose:
                told = say("result-prose", what=line.what, text=line.figures[0])
                box = (LEFT + (right - LEFT) / 2, y, right - LEFT, high - 6)
                spots.append(words(f"what{row}", told, *box, f"{role},{style}"))
                continue
            room = 380.0 if shared else right - column * seats - LEFT - 10
            box = (LEFT + room / 2, y, room, high - 4)
            spots.append(words(f"what{row}", line.what, *box, f"{role},{style}"))
            style = style.replace("left", "middle")
            for seat, figure in enumerate(line.figures):
                x, w = right - column * (seats - seat - 0.5), column - air
                if shared:
                    x, w = 830.0, 620.0
                box = (x, y, w, high - 4)
                spots.append(words(f"figure{row}.{seat}", figure, *box, f"{role},{style}"))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Again, the same again, look back, look at the table, or home."""
        match spot.id:
            case "again":
                return Reset(places.Table(next_match(self.arcade.store, self.match)))
            case "review":
                return Push(places.Review(self.match))
            case "same":
                return Reset(places.Table(same_match(self.match)))
            case "look":
                return Pop()
            case "leave":
                return Reset(places.Title(self.match.id))
        return result_links.way(self.arcade, self.match, spot.id)

    def wanted(self, want: Want) -> Transition:
        """BACK looks at the table."""
        return Pop() if want is Want.BACK else None

    def resume(self, _result: Any) -> Transition:
        """Back from the board, the page or the replay."""
        self.arcade.text.name_seats(self.match.names)
        self.lay()
        return None
