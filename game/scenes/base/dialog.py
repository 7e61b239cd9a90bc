"""A question with a few answers, over the scene beneath."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.phrase import Phrase
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Gap, Node
from game.ui.measure import GAP
from game.ui.parts import Kind, button, buttons, dialog, text
from game.ui.sizes import BUTTON, LINE, QUESTION, READING


class Dialog(Screen):
    """Pops with the key of the answer.

    The first answer is lit and has the focus, so it is the one that loses nothing; what can not be
    undone is ``danger``. BACK answers nothing: it pops None, and all stays as it was.
    """

    overlay = True
    upright = fluid = True

    def __init__(
        self,
        services: Services,
        title: Phrase,
        body: Phrase | None,
        answers: Mapping[str, Phrase],
        danger: str = "",
    ) -> None:
        super().__init__(services)
        assert next(iter(answers)) != danger, answers
        self.title = title
        self.body = body
        self.answers = answers
        self.danger = danger
        self.focused = next(iter(answers))

    def view(self) -> Node:
        """The question and its answers, the first one lit."""
        answers = [
            button(key, phrase, self._kind(key), least_w=BUTTON)
            for key, phrase in self.answers.items()
        ]
        parts = [*self.words(), Gap(GAP), buttons(answers)]
        return dialog(Column(parts, gap=2 * GAP, least_w=READING))

    def words(self) -> list[Node]:
        """Everything above the answers."""
        parts: list[Node] = [text("title", self.title, QUESTION)]
        if self.body is not None:
            parts.append(text("body", self.body, LINE, most_w=READING))
        return parts

    def _kind(self, key: str) -> Kind:
        if key == next(iter(self.answers)):
            return "primary"
        return "danger" if key == self.danger else "ghost"

    def chosen(self, spot: Spot) -> Transition:
        """An answer."""
        return Pop(spot.id)

    def on_action(self, action: Action) -> Transition:
        """Going back is no answer."""
        return Pop() if action is Action.BACK else None
