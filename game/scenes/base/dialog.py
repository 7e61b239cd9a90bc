"""A question with a few answers, over the scene beneath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase
from game.scenes.base.menu_widgets import LETTERS, MIDDLE, button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Want

ANSWER = 96.0
"""From one answer to the next below it."""


class Dialog(Screen):
    """Pops with the key of the answer.

    The first answer is lit and has the focus, so it is the one that loses nothing; what can not be
    undone is ``danger``. BACK answers nothing: it pops None, and all stays as it was.
    """

    overlay = True
    upright = refits = True

    def __init__(
        self,
        arcade: Arcade,
        title: Phrase,
        body: Phrase | None,
        answers: Mapping[str, Phrase],
        danger: str = "",
    ) -> None:
        super().__init__(arcade)
        assert next(iter(answers)) != danger, answers
        self.title = title
        self.body = body
        self.answers = answers
        self.danger = danger
        self.focused = next(iter(answers))

    def spots(self) -> Sequence[Spot]:
        """The question and its answers, the first one lit."""
        if self.stage.sheet.tall:
            return self._upright(self.stage.sheet)
        n = len(self.answers)
        width = min(340.0, 900.0 / n - 16)
        high = 360.0 if self.body is not None else 270.0
        foot = 360 + high / 2
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 980, high, 1),
            Spot(
                "title",
                Label("text", 30, bold=True),
                MIDDLE,
                420 - high / 2,
                920,
                80,
                5,
                self.title,
            ),
        ]
        if self.body is not None:
            spots.append(words("body", self.body, MIDDLE, 348, 900, 120, Label("second", 20)))
        for i, (key, phrase) in enumerate(self.answers.items()):
            x = MIDDLE + (i - (n - 1) / 2) * (width + 16)
            spots.append(button(key, phrase, x, foot - 68, width, 76, self._art(key)))
        return spots

    def _upright(self, sheet: Sheet) -> Sequence[Spot]:
        """The same, the answers one below the other."""
        wide, body = sheet.w - 28, 170.0 if self.body is not None else 0.0
        high = 150 + body + ANSWER * len(self.answers)
        x, top = sheet.w / 2, (sheet.h - high) / 2
        title = Label("text", 30, bold=True)
        spots = [
            Spot("frame", Panel("bright"), x, sheet.h / 2, wide, high, 1),
            Spot("title", title, x, top + 75, wide - 40, 120, 5, self.title),
        ]
        if self.body is not None:
            prose = Label("second", LETTERS)
            spots.append(words("body", self.body, x, top + 130 + body / 2, wide - 40, 160, prose))
        for i, (key, phrase) in enumerate(self.answers.items()):
            y = top + 140 + body + ANSWER * (i + 0.5)
            spots.append(button(key, phrase, x, y, wide - 40, ANSWER - 12, self._art(key)))
        return spots

    def _art(self, key: str) -> Button:
        first = key == next(iter(self.answers))
        return Button("primary" if first else "danger" if key == self.danger else "ghost")

    def chosen(self, spot: Spot) -> Transition:
        """An answer."""
        return Pop(spot.id)

    def wanted(self, want: Want) -> Transition:
        """Going back is no answer."""
        return Pop() if want is Want.BACK else None
