"""A learner's code: four particles are chosen, by touch, keys or pad; nothing is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from game.arcade import Arcade
from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.progress import learners
from game.scenes.base.dialog import Dialog
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.lab.reaction_spots import listed
from game.scenes.quiz import learner_upright
from game.scenes.quiz.asking import CARD
from game.tables.pictures import Button, Label, Panel, Portrait
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.quiz.codes import LENGTH, SYMBOLS, written
from tutorial.quiz.learner import Learner

Wish = Literal["new", "known"]


def code_spots(code: Sequence[str], x: float, y: float, high: float) -> list[Spot]:
    """A code, or what there is of it: cards, and empty places for the rest."""
    wide = high * CARD
    spots = []
    for i in range(LENGTH):
        at = x + (i - (LENGTH - 1) / 2) * (wide + 14)
        art = Portrait(BY_KEY[code[i]].id) if i < len(code) else Panel()
        spots.append(Spot(f"code:{i}", art, at, y, wide, high, 6))
    return spots


def code_phrase(code: Sequence[str]) -> Phrase:
    """A code as it is read aloud."""
    return listed([f"particle-{name}" for name in code])


class CodeScene(Screen):
    """Pops a learner of the group: a new one or one who was here before; None: neither."""

    upright = True

    def __init__(self, arcade: Arcade, wish: Wish) -> None:
        super().__init__(arcade)
        self.wish = wish
        self.code: list[str] = []
        self.line: Phrase = say(f"quiz-code-{wish}")
        self.focused = f"symbol:{SYMBOLS[0]}"

    def spots(self) -> Sequence[Spot]:
        """The four places, and the sixteen particles to choose from."""
        sheet = self.stage.sheet
        return learner_upright.code(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        spots = [
            heading(say(f"quiz-code-{self.wish}-title"), 44),
            words("line", self.line, MIDDLE, 104, 1160, 64, Label("second", 21)),
            *code_spots(self.code, MIDDLE, 206, 120),
        ]
        for i, name in enumerate(SYMBOLS):
            x, y = MIDDLE + (i % 8 - 3.5) * 142, 358 + 160 * (i // 8)
            particle = BY_KEY[name].id
            phrase = say(f"particle-{name}")
            art = Portrait(particle)
            spots.append(Spot(f"symbol:{name}", art, x, y, 146 * CARD, 146, 8, spoken=phrase))
        whole = len(self.code) == LENGTH
        wipe = button("wipe", say("quiz-code-wipe"), MIDDLE - 60, 668, 300, 68)
        done = button("done", say("quiz-code-done"), 1030, 668, 420, 76, Button("primary", "check"))
        back = button("back", say("back"), 180, 668, 240, 68, Button("ghost", "back"))
        return [*spots, back, wipe._replace(dim=not self.code), done._replace(dim=not whole)]

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
        self.lay()
        return None

    def _done(self) -> Transition:
        store, code = self.arcade.store, written(self.code)
        there = learners.learner(store, learners.group(store), code)
        if self.wish == "known" and there is not None:
            return Pop(there)
        if self.wish == "known":
            title = say("quiz-code-unknown", code=code_phrase(self.code))
            ways = {"again": say("quiz-code-try"), "new": say("quiz-code-begin")}
            return Push(Dialog(self.arcade, title, say("quiz-code-unknown-why"), ways))
        if there is not None:
            self.code, self.line = [], say("quiz-code-taken")
            self.arcade.sound.play("wrong")
            self.lay()
            return None
        return self._begin(code)

    def _begin(self, code: str) -> Transition:
        store = self.arcade.store
        try:
            learner: Learner = learners.begin(store, learners.group(store), code)
        except learners.Full:
            self.line = say("quiz-code-full", n=learners.MOST)
            self.lay()
            return None
        return Pop(learner)

    def resume(self, result: Any) -> Transition:
        """Whether an unknown code is a new one."""
        if result == "new":
            return self._begin(written(self.code))
        self.code = []
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK leaves, UNDO takes the last symbol away."""
        if want is Want.UNDO:
            self.code = self.code[:-1]
            self.lay()
            return None
        return Pop() if want is Want.BACK else None
