"""The law lab: its five steps, and the laws that were found there so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import say
from game.progress.law_notebook import Notebook, notebook, of_step
from game.scenes.base import places
from game.scenes.base.menu_widgets import button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.lab import upright
from game.scenes.lab.bench import BenchScene
from game.tables.pictures import Button, Icon, Label, Panel
from game.tables.table import Spot
from tutorial.items.bank import LAW_LAB, is_there
from tutorial.law_lab.items import STEPS
from tutorial.law_lab.reaction import Law

ROWS, PITCH = 172.0, 70.0
"""Middle of the first law, and from one to the next."""


class LawLabScene(Screen):
    """The steps on the left, the laws on the right; every door is open."""

    upright = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.leaf = 0
        """Which laws are shown, in an upright window that has no room for all."""
        pages = notebook(arcade.store)
        first = next((step for step in STEPS if pages.left(step)), STEPS[0])
        self.focused = f"step:{first}"

    def spots(self) -> Sequence[Spot]:
        """Steps, laws, what this page is not, the ways on."""
        sheet = self.stage.sheet
        if not sheet.tall:
            return self._wide()
        spots, self.leaf = upright.lab(self._wide(), self.leaf, sheet)
        return spots

    def _wide(self) -> list[Spot]:
        pages = notebook(self.arcade.store)
        spots = [
            heading(say("lab-title"), 44),
            words("what", say("lab-what"), 330, 122, 560, 90, Label("second", 20, "left")),
            *(spot for step in STEPS for spot in self._step(pages, step)),
            Spot("frame", Panel(), 950, 356, 600, 520, 1),
            words("laws", say("lab-laws"), 950, 122, 560, 36, Label("yellow", 22, bold=True)),
        ]
        for i, law in enumerate(Law):
            spots += self._law(law, ROWS + PITCH * i, discovered=law.value in pages.laws)
        spots += [
            words("honest", say("lab-honest"), 950, 580, 564, 60, Label("second", 18, "left")),
            button("back", say("back"), 150, 676, 220, 64, Button("ghost", "back")),
            button("chart", say("forces-title"), 1016, 676, 468, 64, Button("outline", "book")),
        ]
        if is_there(LAW_LAB):
            quiz = button("quiz", say("level-quiz"), 520, 676, 440, 64, Button("ghost", "check"))
            spots.append(quiz)
        return spots

    def _step(self, pages: Notebook, step: int) -> list[Spot]:
        every, left = len(of_step(step)), len(pages.left(step))
        name = say(f"lab-step-{step}")
        label = say("lab-step", step=step, name=name, done=every - left, all=every)
        begun = next((each for each in STEPS if pages.left(each)), None)
        art = Button("primary" if step == begun else "outline", "" if left else "check")
        return [button(f"step:{step}", label, 330, 216 + 88 * (step - 1), 560, 78, art)]

    def _law(self, law: Law, y: float, *, discovered: bool) -> list[Spot]:
        art = Icon("check", "green") if discovered else Icon("lock", "quiet")
        key = f"lab-law-{law}-says" if discovered else "lab-hidden"
        ink = Label("text", 18, "left") if discovered else Label("quiet", 18, "left")
        name = say(f"lab-law-{law}")
        return [
            Spot(f"mark:{law}", art, 680, y, 34, 34, 5),
            words(f"name:{law}", name, 806, y, 200, 66, Label("text", 18, "left", bold=True)),
            words(f"says:{law}", say(key), 1076, y, 332, 66, ink),
        ]

    def resume(self, result: Any) -> Transition:
        """Back from the bench, perhaps on the way to the next step."""
        self.lay()
        if isinstance(result, int):
            self.focused = f"step:{result}"
            return Push(BenchScene(self.arcade, result))
        return None

    def chosen(self, spot: Spot) -> Transition:
        """A step, the chart, or away."""
        match spot.id.partition(":"):
            case ("step", _, step):
                return Push(BenchScene(self.arcade, int(step)))
            case ("leaf", _, way):
                self.leaf += 1 if way == "more" else -1
                self.lay()
                return None
            case ("quiz", _, _):
                return Push(places.Quiz(LAW_LAB))
            case ("chart", _, _):
                return Push(places.Forces())
        return Pop()
