"""A learner's code: four particles are chosen, by touch, keys or pad; nothing is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.progress import learners
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.lab.reaction_spots import listed
from game.services import Services
from game.tables.pictures import Panel, Portrait
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node
from game.ui.lists import Gallery, Grid
from game.ui.measure import GAP
from game.ui.parts import dimmed, ends, foot_button, text, title
from game.ui.sizes import CARD, LINE, PAGE
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import LENGTH, SYMBOLS, written

ActionSetting = Literal["new", "known"]


@dataclass(frozen=True, slots=True)
class CodeModel:
    """The code as far as it is chosen."""

    wish: ActionSetting
    line: Phrase
    code: Sequence[str]


def view(model: CodeModel) -> Node:
    """The four places, the sixteen particles to choose from, and the ways on."""
    symbols = []
    for name in SYMBOLS:
        art, spoken = Portrait(BY_KEY[name].id), say(f"particle-{name}")
        symbols.append(Leaf(Spot(f"symbol:{name}", art, 0, 0, 0, 0, 8, spoken=spoken), CARD))
    back = foot_button("back", say("back"), icon="back")
    wipe = dimmed(foot_button("wipe", say("quiz-code-wipe")), dim=not model.code)
    done = foot_button("done", say("quiz-code-done"), "primary", "check")
    done = dimmed(done, dim=len(model.code) < LENGTH)
    return Column(
        [
            title(say(f"quiz-code-{model.wish}-title")),
            text("line", model.line, LINE),
            code_cards(model.code),
            Gallery(symbols, CARD, even=True, grow=1.0),
            Choose(ends(back, wipe, done), Column([Grid([back, wipe], columns=2), done])),
        ],
        gap=2 * GAP,
        most_w=PAGE,
    )


def code_cards(code: Sequence[str], size: tuple[float, float] = CARD, of: str = "") -> Gallery:
    """A code, or what there is of it: cards, and empty places for the rest.

    ``of``: what the ids end with where there are several codes.
    """
    arts = [Portrait(BY_KEY[name].id) for name in code]
    places = [*arts, *[Panel()] * (LENGTH - len(arts))]
    spots = [Spot(f"code:{i}{of}", art, 0, 0, 0, 0, 6) for i, art in enumerate(places)]
    wide = LENGTH * (size[0] + GAP) - GAP
    return Gallery([Leaf(spot, size) for spot in spots], size, least_w=wide)


def code_phrase(code: Sequence[str]) -> Phrase:
    """A code as it is read aloud."""
    return listed([f"particle-{name}" for name in code])


class CodeScene(Screen):
    """Pops a learner of the group: a new one or one who was here before; None: neither."""

    upright = fluid = True

    def __init__(self, services: Services, wish: ActionSetting) -> None:
        super().__init__(services)
        self.wish = wish
        self.code: list[str] = []
        self.line: Phrase = say(f"quiz-code-{wish}")
        self.focused = f"symbol:{SYMBOLS[0]}"

    def view(self) -> Node:
        """The page for this state."""
        return view(CodeModel(self.wish, self.line, self.code))

    def chosen(self, spot: Spot) -> Transition:
        """One symbol more, one less, or the whole code."""
        match spot.id:
            case "back":
                return Pop()
            case "wipe":
                self.code = self.code[:-1]
            case "done" if len(self.code) == LENGTH:
                return self._done()
            case _ if spot.id.startswith("symbol:") and len(self.code) < LENGTH:
                self.code.append(spot.id.removeprefix("symbol:"))
                if len(self.code) == LENGTH:
                    self.focused = "done"
        self.layout()
        return None

    def _done(self) -> Transition:
        store, code = self.services.store, written(self.code)
        there = learners.learner(store, learners.group(store), code)
        if self.wish == "known" and there is not None:
            return Pop(there)
        if self.wish == "known":
            title = say("quiz-code-unknown", code=code_phrase(self.code))
            ways = {"again": say("quiz-code-try"), "new": say("quiz-code-begin")}
            return Push(Dialog(self.services, title, say("quiz-code-unknown-why"), ways))
        if there is not None:
            self.code, self.line = [], say("quiz-code-taken")
            self.services.sound.play("wrong")
            self.layout()
            return None
        return self._begin(code)

    def _begin(self, code: str) -> Transition:
        store = self.services.store
        try:
            learner: Learner = learners.begin(store, learners.group(store), code)
        except learners.Full:
            self.line = say("quiz-code-full", n=learners.MOST)
            self.layout()
            return None
        return Pop(learner)

    def resume(self, result: object) -> Transition:
        """Take an unknown code as a new one if the answer is yes."""
        if result == "new":
            return self._begin(written(self.code))
        self.code = []
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leaves, UNDO takes the last symbol away."""
        if action is Action.UNDO:
            self.code = self.code[:-1]
            self.layout()
            return None
        return Pop() if action is Action.BACK else None
