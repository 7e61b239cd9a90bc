"""The law lab: its five steps, and the laws that were found there so far."""

from __future__ import annotations

from typing import Final

from game.core.phrase import say
from game.progress.law_notebook import LawNotebook, notebook, of_step
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.lab.bench import BenchScene
from game.scenes.lab.ruling import unknown
from game.services import Services
from game.tables.pictures import Icon, Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid, Scroll
from game.ui.measure import GAP
from game.ui.parts import Kind, button, ends, foot_button, panel, text, title
from game.ui.sizes import CHOICE, SIGN
from tutorial.items.bank import LAW_LAB, is_there
from tutorial.law_lab import STEPS, Law

WHAT: Final = Label("second", 20, "left")
HEAD: Final = Label("yellow", 22, bold=True)
NAMED: Final = Label("text", 18, "left", bold=True)
FOUND: Final = Label("text", 18, "left")
HIDDEN: Final = Label("quiet", 18, "left")
HONEST: Final = Label("second", 18, "left")


def view(pages: LawNotebook, leaf: int, *, quiz: bool) -> Node:
    """The steps beside the laws, or above them; ``leaf``: which laws, where not all have room."""
    steps = [_step(pages, step) for step in STEPS]
    what = text("what", say("lab-what"), WHAT)
    name = say("reactions-title")
    label = say("reactions-title-what", name=name)
    build = Choose(
        button("build", label, "outline", "points", grow=1.0, most_h=CHOICE),
        button("build", name, "outline", "points", grow=1.0, most_h=CHOICE),
        grow=1.0,
        most_h=CHOICE,
    )
    ways_in = [*steps, build]
    square = Grid(ways_in)
    left = Choose(Column([what, *ways_in]), Column([what, square]), square)
    laws = _laws(pages, leaf)
    body = Choose(Row([left, laws], gap=3 * GAP, even=True), Column([left, laws]), grow=1.0)
    ways = [foot_button("chart", say("forces-title"), "outline", "book")]
    if quiz:
        ways.insert(0, foot_button("quiz", say("level-quiz"), icon="check"))
    back = foot_button("back", say("back"), icon="back")
    return Column([title(say("lab-title")), body, ends(back, *ways)], gap=2 * GAP)


def _step(pages: LawNotebook, step: int) -> Node:
    every, left = len(of_step(step)), len(pages.left(step))
    name = say(f"lab-step-{step}")
    labels = (
        say(key, step=step, name=name, done=every - left, all=every)
        for key in ("lab-step", "lab-step-tall")
    )
    begun = next((each for each in STEPS if pages.left(each)), None)
    kind: Kind = "primary" if step == begun else "outline"
    icon = "" if left else "check"
    wide, tall = (
        button(f"step:{step}", label, kind, icon, grow=1.0, most_h=CHOICE) for label in labels
    )
    return Choose(wide, tall, grow=1.0, most_h=CHOICE)


def _laws(pages: LawNotebook, leaf: int) -> Node:
    """The laws that were found, and the numbers of the others."""
    rows = [_law(law, discovered=law.value in pages.laws) for law in Law]
    honest = text("honest", say("lab-honest"), HONEST)
    inside = [text("laws", say("lab-laws"), HEAD), Scroll(rows, leaf, gap=0.0, grow=1.0), honest]
    return panel("frame", Column(inside), grow=1.0)


def _law(law: Law, *, discovered: bool) -> Node:
    art = Icon("check", "green") if discovered else Icon("lock", "quiet")
    says = say(f"lab-law-{law}-says" if discovered else "lab-hidden")
    name = say(f"lab-law-{law}") if discovered else unknown(law)
    words = [
        text(f"name:{law}", name, NAMED, grow=1.0),
        text(f"says:{law}", says, FOUND if discovered else HIDDEN, grow=1.0),
    ]
    mark = Leaf(Spot(f"mark:{law}", art, 0, 0, 0, 0, 5), natural=SIGN, least_w=SIGN[0])
    beside = Choose(Column(words, gap=0.0), Grid(words, columns=2), grow=1.0)
    return Row([mark, beside], grow=1.0)


class LawLabScene(Screen):
    """The steps on the left, the laws on the right; every door is open."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.leaf = 0
        """Which laws are shown, where there is no room for all."""
        pages = notebook(services.store)
        first = next((step for step in STEPS if pages.left(step)), STEPS[0])
        self.focused = f"step:{first}"

    def view(self) -> Node:
        """Steps, laws, what this page is not, the ways on."""
        return view(notebook(self.services.store), self.leaf, quiz=is_there(LAW_LAB))

    def resume(self, result: object) -> Transition:
        """Back from the bench, perhaps on the way to the next step."""
        self.layout()
        if isinstance(result, int):
            self.focused = f"step:{result}"
            return Push(BenchScene(self.services, result))
        return None

    def chosen(self, spot: Spot) -> Transition:
        """A step, the chart, or away."""
        match spot.id.partition(":"):
            case ("step", _, step):
                return Push(BenchScene(self.services, int(step)))
            case ("leaf", _, way):
                self.leaf += 1 if way == "more" else -1
                self.layout()
                return None
            case ("quiz", _, _):
                return Push(routes.Quiz(LAW_LAB))
            case ("build", _, _):
                return Push(routes.ReactionBuilder())
            case ("chart", _, _):
                return Push(routes.ForceChart())
        return Pop()
