"""A question with a few answers, over whatever lies beneath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase
from game.scenes.parts import MIDDLE, button, words
from game.scenes.scene import Pop, Transition
from game.scenes.screen import Screen
from game.tables.table import Spot
from game.ui.intents import Want


class Dialog(Screen):
    """Pops with the key of the answer; BACK gives the last one."""

    overlay = True

    def __init__(
        self, arcade: Arcade, title: Phrase, body: Phrase | None, answers: Mapping[str, Phrase]
    ) -> None:
        super().__init__(arcade)
        self.title = title
        self.body = body
        self.answers = answers
        self.focused = next(iter(answers))

    def spots(self) -> Sequence[Spot]:
        """The question and its answers, the first one lit."""
        n = len(self.answers)
        width = min(340.0, 900.0 / n - 16)
        spots = [
            Spot("frame", "panel:bright", MIDDLE, 360, 980, 360, 1),
            Spot("title", "label:text,30,middle,bold", MIDDLE, 240, 920, 80, 5, self.title),
        ]
        if self.body is not None:
            spots.append(words("body", self.body, MIDDLE, 348, 900, 120, "second,20,middle"))
        for i, (key, phrase) in enumerate(self.answers.items()):
            x = MIDDLE + (i - (n - 1) / 2) * (width + 16)
            spots.append(button(key, phrase, x, 472, width, 76, "ghost" if i else "primary"))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """An answer."""
        return Pop(spot.id)

    def wanted(self, want: Want) -> Transition:
        """Going back is the last answer."""
        return Pop(list(self.answers)[-1]) if want is Want.BACK else None
