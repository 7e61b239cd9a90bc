"""A question with a few answers, over the scene beneath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase
from game.scenes.base.menu_widgets import MIDDLE, button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want


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
            art = Button("primary" if i == 0 else "danger" if key == self.danger else "ghost")
            spots.append(button(key, phrase, x, foot - 68, width, 76, art))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """An answer."""
        return Pop(spot.id)

    def wanted(self, want: Want) -> Transition:
        """Going back is no answer."""
        return Pop() if want is Want.BACK else None
