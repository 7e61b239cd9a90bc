"""The end of a game: who won, how it was counted, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.drivers import Match
from game.scenes.parts import MIDDLE, button, words
from game.scenes.scene import Pop, Push, Reset, Transition
from game.scenes.screen import Screen
from game.tables import TABLES
from game.tables.table import Line, Spot
from game.ui.intents import Want


def _rows(line: Line) -> float:
    """How much height a line needs, in rows."""
    return 2.6 if line.prose else 1.0


class ResultScene(Screen):
    """Over the finished table."""

    overlay = True

    def __init__(self, arcade: Arcade, match: Match) -> None:
        super().__init__(arcade)
        self.match = match
        self.focused = "again"
        arcade.sound.play("win" if self.won() else "loss" if self.won() is False else "good")

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

    def headline(self) -> Phrase:
        """One line that says it all."""
        match = self.match
        returns = match.session.returns()
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
        lines = list(TABLES[match.id].result(view))
        spots = [
            Spot("frame", "panel:bright", MIDDLE, 360, 1080, 640, 1),
            Spot(
                "headline", "label:yellow,44,middle,bold", MIDDLE, 98, 1000, 76, 5, self.headline()
            ),
        ]
        spots += self._figures(lines)
        buttons = [("again", "primary,replay"), ("look", "ghost,eye"), ("leave", "ghost,home")]
        if match.people:
            buttons.insert(1, ("review", "outline,hint"))
        pitch = 990 / len(buttons)
        for i, (name, style) in enumerate(buttons):
            x = MIDDLE + (i - (len(buttons) - 1) / 2) * pitch
            spots.append(button(name, say(f"result-{name}"), x, 628, pitch - 16, 72, style))
        return spots

    def _figures(self, lines: Sequence[Line]) -> list[Spot]:
        seats = self.match.session.seats
        column = min(190.0, 620.0 / seats)
        right = 1150.0
        spots = []
        shared = all(len(line.figures) == 1 for line in lines)
        if not shared:
            for seat, name in enumerate(self.match.names):
                x = right - column * (seats - seat - 0.5)
                spots.append(words(f"name{seat}", name, x, 164, column - 8, 40, "second,19,middle"))
        pitch = min(52.0, 390.0 / max(1.0, sum(_rows(line) for line in lines)))
        top = 212 - pitch / 2
        for row, line in enumerate(lines):
            high = pitch * _rows(line)
            y = top + high / 2
            top += high
            style = "20,left,bold" if line.total else "20,left"
            role = "yellow" if line.total else "text"
            room = 280.0 if line.prose else 400.0
            box = (140 + room / 2, y, room, high - 4)
            spots.append(words(f"what{row}", line.what, *box, f"{role},{style}"))
            style = style.replace("left", "left" if line.prose else "middle")
            for seat, figure in enumerate(line.figures):
                x, w = right - column * (seats - seat - 0.5), column - 8
                if shared or line.prose:
                    x, w = (790.0, 700.0) if line.prose else (830.0, 620.0)
                box = (x, y, w, high - 4)
                spots.append(words(f"figure{row}.{seat}", figure, *box, f"{role},{style}"))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Again, look back, look at the table, or home."""
        from game.scenes.setup import start_again
        from game.scenes.title import TitleScene

        match spot.id:
            case "again":
                return Reset(start_again(self.arcade, self.match))
            case "review":
                from game.scenes.review import ReviewScene

                return Push(ReviewScene(self.arcade, self.match))
            case "look":
                return Pop()
            case "leave":
                return Reset(TitleScene(self.arcade, self.match.id))
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK looks at the table."""
        return Pop() if want is Want.BACK else None

    def resume(self, _result: Any) -> Transition:
        """Nothing lies on top of a result."""
        return None
