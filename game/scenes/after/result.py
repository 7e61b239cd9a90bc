"""The end of a game: who won, how it was counted, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from msgspec.structs import replace

from game.arcade import Arcade
from game.art import effects
from game.cabinets import CABINETS
from game.core.contract import Seat
from game.core.outcome import Verdict, outcome_of
from game.core.phrase import Phrase, literal, say
from game.core.seeds import shown
from game.match.match import Match
from game.match.rematch import next_match, same_match
from game.progress import best_scores
from game.scenes.after import count, result_links, result_upright
from game.scenes.after.count import Count
from game.scenes.after.stories import StoryScene
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, words
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.feel.impact import BLUR
from game.tables.pictures import Button, Ink, Label, Panel
from game.tables.stakes import CountsUp
from game.tables.table import Effect, Line, Spot
from game.ui.glossary_links import name_spots
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
    upright = True

    def __init__(self, arcade: Arcade, match: Match, *, counts: bool = False) -> None:
        """``counts``: it comes right from the table, and is counted before the eyes of all."""
        super().__init__(arcade)
        self.match = match
        self.focused = "again"
        self.sitting = match.standing
        """How the sitting stands with this game."""
        self.outcome = outcome_of(match.session)
        self.record: Phrase | None = self._keep_best()
        self.met = result_links.note_challenges(arcade, match)
        """Challenges that this game met, the first here to do so."""
        self.stories: dict[str, tuple[tuple[Phrase, Phrase], ...]] = {}
        """Id of a line of prose -> the names in it, each with what it has to tell."""
        self.shows: list[Show] = []
        """What celebrates, or mourns."""
        self.count = self._begin_count() if counts else None
        """The count that goes on; None: all is counted."""
        if self.count is None:
            self._announce()

    def _begin_count(self) -> Count | None:
        """Nothing is told before it is seen: first the points, one after another."""
        table, arcade = CABINETS[self.match.id].table, self.arcade
        if not isinstance(table, CountsUp) or arcade.pace >= BLUR:
            return None
        count = Count(table.parts(self._view()), arcade.pace, arcade.sound.play)
        return None if count.over else count

    def _view(self) -> Any:
        return self.match.session.view(self.match.people[0] if self.match.people else -1)

    def _announce(self) -> None:
        """Who has won is heard and seen."""
        self.count = None
        arcade, won = self.arcade, self.won()
        arcade.sound.play("win" if won else "loss" if won is False else "good")
        if won is not None and arcade.pace < BLUR:
            kinds = (("shower", 0.0), ("shower", -0.35)) if won else (("spiral", 0.0),)
            self.shows = [Show(Effect(kind, "headline"), SHOW[kind], t) for kind, t in kinds]

    def won(self) -> bool | None:
        """Whether a person won the game, or the series that it ends.

        None when only programs played, or nobody won.
        """
        if not self.match.people:
            return None
        judged = self.sitting if self.sitting.counts and self.sitting.over else self.outcome
        verdict = judged.verdict(self.match.people)
        return None if verdict is Verdict.SHARED else verdict is Verdict.WON

    def update(self, dt: float) -> Transition:
        """Let the count and then the show go on."""
        if self.count is not None and self.count.update(dt):
            if self.count.over:
                self._announce()
            self.lay()
        self.dirty |= bool(self.shows)
        for show in self.shows:
            show.t += dt / show.seconds
        self.shows = [show for show in self.shows if show.t < 1]
        return None

    def lay(self) -> None:
        """The names that have a story are marked where their words have come to stand."""
        focused = self.focused
        super().lay()
        for label in list(self.laid):
            names = [name for name, _ in self.stories.get(label.id, ())]
            if names and isinstance(label.art, Label):
                marks = name_spots(self.stage, label, names, size=label.art.size)
                self.laid += [mark for mark in marks if mark is not None]
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
        if champions := self.sitting.winners():
            return self._won_by(champions, "result-series-")
        if self.sitting.over:
            return say("result-series-shared")
        leaders, winners = self.outcome.leaders, self.outcome.winners
        if self.outcome.together and not winners:
            return say("result-together-lost")
        if self.outcome.together:
            return say("result-alone-won" if len(winners) == 1 else "result-together-won")
        return say("result-draw") if self.outcome.tied else self._won_by(leaders, "result-")

    def _won_by(self, winners: Sequence[Seat], key: str) -> Phrase:
        """One winner, or a team of two; ``key`` begins the texts."""
        people, names = self.match.people, self.match.names
        alone = len(people) == 1 and people[0] in winners
        if len(winners) == 1:
            return say(f"{key}you-won") if alone else say(f"{key}won", name=names[winners[0]])
        if alone:
            return say(f"{key}your-team-won")
        return say(f"{key}team-won", one=names[winners[0]], other=names[winners[1]])

    def spots(self) -> Sequence[Spot]:
        """The headline, the table of figures, the buttons."""
        wide, sheet = self._wide(), self.stage.sheet
        if not sheet.tall:
            return wide
        there = [spot for spot in wide if not self.arcade.closed(spot.access)]
        prose = {spot.id: spot.label for spot in there if spot.id in self.stories}
        letters = {id_: len(self.arcade.text.say(text)) for id_, text in prose.items() if text}
        return result_upright.page(there, letters, sheet)

    def _wide(self) -> list[Spot]:
        match = self.match
        lines = [*CABINETS[match.id].table.result(self._view()), *self._standing()]
        counted = self.count is None
        head = self.headline() if counted else say("result-counting")
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 361, 1080, 690, 1),
            Spot("headline", Label("yellow", 44, bold=True), MIDDLE, 64, 760, 62, 5, head),
        ]
        # After a series the headline is about all the games, not about this one.
        by = None if self.sitting.over else result_links.margin(self.arcade, match, lines)
        if counted and by is not None:
            spots.append(words("margin", by, MIDDLE, 109, 760, 28, Label("text", 21)))
        spots += self._figures(lines)
        spots += result_links.badge(lines, match.session.seats) if counted else []
        spots += result_links.ways(self.arcade, match)
        if self.met and counted:
            line, y = result_links.met_line(match, self.met), 526 - 30 * (self.record is not None)
            spots.append(words("met", line, MIDDLE, y, 1000, 32, Label("yellow", 20, bold=True)))
        if self.record is not None and counted:
            spots.append(words("best", self.record, MIDDLE, 526, 1000, 32, Label("green", 20)))
        seed = say("result-seed", seed=literal(shown(match.session.seed)))
        spots.append(words("seed", seed, MIDDLE, 552, 1040, 28, Label("second", 18)))
        ways = [
            ("again", self._again(), Button("primary", "replay")),
            ("same", self._same(), Button("ghost", "replay")),
        ]
        if match.people:
            ways.append(("review", say("result-review"), Button("outline", "hint")))
        last = [
            ("look", say("result-look"), Button("ghost", "eye")),
            ("leave", say("result-leave"), Button("ghost", "home")),
        ]
        for y, row in ((600, ways), (666, last)):
            for i, (name, phrase, art) in enumerate(row):
                x = MIDDLE + (i - (len(row) - 1) / 2) * 350
                spots.append(button(name, phrase, x, y, 330, 60, art))
        return spots

    def _again(self) -> Phrase:
        """What the next game is."""
        if not self.sitting.counts:
            return say("result-again")
        return say("result-new-series" if self.sitting.over else "result-next")

    def _same(self) -> Phrase:
        """The same deal in the words of the game, where it has some."""
        own = f"{self.match.id}-result-same"
        return say(own if self.arcade.text.has(own) else "result-same")

    def _standing(self) -> list[Line]:
        """How the series or the sitting stands, once there is more than one game to tell of."""
        sitting = self.sitting
        if len(sitting.points) == 1 or not (sitting.counts or sitting.games > 1):
            return []
        held = sitting.by_seat()
        if self.outcome.together:
            won = say("sitting-won-together", won=held[0], games=sitting.games)
            return [Line(say("sitting-together"), (won,))]
        what = say("sitting-stands", games=sitting.games)
        if sitting.goal:
            what = say("series-stands", goal=sitting.goal)
        elif sitting.deals:
            what = say("deals-stand", games=sitting.games, deals=sitting.deals)
        figures = tuple(map(count.signed, held))
        return [Line(what, figures, total=True)]

    def _foot(self) -> float:
        """Where the lines end: higher where sentences stand below them."""
        return FOOT - (44 if self.record is not None else 14) * bool(self.met)

    def _heads(self, right: float, column: float) -> list[Spot]:
        """The names over their columns."""
        seats, art = self.match.session.seats, Label("second", 19)
        return [
            words(f"name{n}", name, right - column * (seats - n - 0.5), 148, column - 8, 34, art)
            for n, name in enumerate(self.match.names)
        ]

    def _column(self, seats: int) -> tuple[float, float]:
        """Of the figures of a seat: the width, and how much of it stays free."""
        return (230.0, 28.0) if seats <= 2 else (min(190.0, 620.0 / seats), 20.0)

    def _figures(self, lines: Sequence[Line]) -> list[Spot]:
        seats = self.match.session.seats
        column, air = self._column(seats)
        right = 1150.0
        shared = all(len(line.figures) == 1 for line in lines)
        spots = [] if shared else self._heads(right, column)
        lines = sorted(lines, key=lambda line: line.prose)
        prose = sum(line.prose for line in lines)
        pitch = min(PITCH, (self._foot() - TOP) / max(1.0, len(lines) - prose + PROSE * prose))
        top = TOP + 8
        for row, line in enumerate(lines):
            high = pitch * (PROSE if line.prose else 1.0)
            y = top + high / 2
            top += high
            ink: Ink = "yellow" if line.total else "text"
            art = Label(ink, 20, "left", bold=line.total)
            if line.prose:
                spoken = say("result-prose", what=line.what, text=line.figures[0])
                box = (LEFT + (right - LEFT) / 2, y, right - LEFT, high - 6)
                spots += [words(f"what{row}", spoken, *box, art)] if self.count is None else []
                self.stories[f"what{row}"] = line.stories
                continue
            room = 380.0 if shared else right - column * seats - LEFT - 10
            box = (LEFT + room / 2, y, room, high - 4)
            spots.append(words(f"what{row}", line.what, *box, art))
            art = replace(art, align="middle")
            for seat, figure in enumerate(count.so_far(self.count, line)):
                x, w = right - column * (seats - seat - 0.5), column - air
                if shared:
                    x, w = 830.0, 620.0
                box = (x, y, w, high - 4)
                spots.append(words(f"figure{row}.{seat}", figure, *box, art))
                spots += count.newest(self.count, line, seat, (x, y))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Again, the same again, look back, look at the table, or home; or what a name tells."""
        self._skip()
        line, named, number = spot.id.partition(":name")
        if named:
            return Push(StoryScene(self.arcade, self.stories[line], int(number)))
        match spot.id:
            case "again":
                return Reset(places.Table(next_match(self.arcade.store, self.match)))
            case "review":
                return Push(places.Review(self.match))
            case "same":
                return Reset(places.Table(same_match(self.match)))
            case "look":
                return Pop(self)
            case "leave":
                return Reset(places.Title(self.match.id))
        return result_links.way(self.arcade, self.match, spot.id, self.met)

    def _skip(self) -> bool:
        """End a count that goes on; whether there was one."""
        if self.count is None:
            return False
        self.count.skip()
        self._announce()
        self.lay()
        return True

    def press(self, at: tuple[int, int]) -> Transition:
        """A touch ends the count; on a button it means the button, too."""
        self._skip()
        return super().press(at)

    def wanted(self, want: Want) -> Transition:
        """BACK looks at the table, which keeps this page to come back to."""
        if self._skip():
            return None
        return Pop(self) if want is Want.BACK else None

    def resume(self, _result: Any) -> Transition:
        """Back from the board, the page or the replay."""
        self.arcade.text.name_seats(self.match.names)
        self.lay()
        return None
