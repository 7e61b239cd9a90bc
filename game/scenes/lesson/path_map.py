"""The learning path: a map of all lessons and steps of the lab by idea, with one lit next step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.phrase import Phrase, say
from game.games import every_lesson
from game.progress.path_progress import OVER, StopProgress, StopState, next_stop, progress_of
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.lesson.level import open_lesson, questions_now
from game.services import Services
from game.tables.pictures import Button, Hue, Icon, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Scroll, Wrap
from game.ui.measure import GAP
from game.ui.parts import Kind, ends, foot_button, text, title
from game.ui.sizes import LINE, MARK_SIGN, PAGE, TILE, TWO_LINES
from tutorial.learning_path import IDEAS, STOPS, PathIdea, PathStop

IDEA = Label("yellow", 20, bold=True)
COLUMNS = 2
ICONS: Mapping[StopState, tuple[str, Hue]] = {
    "begun": ("next", "plain"), "done": ("check", "green"), "mastered": ("trophy", "yellow"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class PathModel:
    """Everything that the page shows."""

    progress: Mapping[PathStop, StopProgress]
    next: PathStop | None
    """The lit one; None: everything is done."""
    due: int
    """Questions of earlier lessons that may be repeated now."""
    leaf: int


def view(model: PathModel) -> Node:
    """One line about the next step, the ideas with their stops, and the ways on."""
    over = sum(each.state in OVER for each in model.progress.values())
    head = say("path-all-done")
    if model.next is not None:
        head = say("path-next", name=name_of(model.next), done=over, all=len(STOPS))
    lit = model.next
    at = next((n for n, idea in enumerate(IDEAS) if lit in idea.stops), 0)
    ideas = [_idea(idea, model) for idea in IDEAS]
    rows = Scroll(ideas, model.leaf, columns=COLUMNS, of=at, aisle=2 * GAP, grow=1.0)
    ways = []
    if model.due:
        ways.append(foot_button("recall", say("path-recall", n=model.due), "outline", "replay"))
    if lit is not None:
        ways.append(foot_button("on", say("path-on"), "primary", "next"))
    back = foot_button("back", say("back"), icon="back")
    words = [title(say("path-title")), text("next", head, LINE)]
    return Column([*words, rows, ends(back, *ways)], gap=2 * GAP, most_w=PAGE)


def _idea(idea: PathIdea, model: PathModel) -> Node:
    """A panel with the stops of an idea below its name."""
    ground = Leaf(Spot(f"idea:{idea.id}", Panel(), 0, 0, 0, 0, 1))
    each = [_stop(stop, model) for stop in idea.stops]
    stops = Choose(Row(each, grow=1.0), Wrap(each, grow=1.0), grow=1.0)
    name = text(f"idea:{idea.id}:name", say(f"path-idea-{idea.id}"), IDEA)
    return Stack([ground, Pad(Column([name, stops], gap=0.0), y=GAP / 2)])


def _stop(stop: PathStop, model: PathModel) -> Node:
    """A button: the next step is the bright one. A tick beside it: done; a cup: mastered.

    Its spoken name says how far it is.
    """
    progress = model.progress[stop]
    kind: Kind = "ghost" if progress.state in OVER else "outline"
    if stop == model.next:
        kind = "primary"
    name = name_of(stop)
    spoken = say("path-stop", name=name, state=_state(stop, progress))
    art = Button(kind, floor=TWO_LINES)
    leaf = Leaf(Spot(f"stop:{stop.key}", art, 0, 0, 0, 0, 10, name, spoken), grow=1.0, most_h=TILE)
    if progress.state not in ICONS:
        return leaf
    sign = Spot(f"mark:{stop.key}", Icon(*ICONS[progress.state]), 0, 0, 0, 0, 5)
    return Row([Leaf(sign, natural=MARK_SIGN, least_w=MARK_SIGN[0]), leaf], gap=GAP / 2, grow=1.0)


def name_of(stop: PathStop) -> Phrase:
    """The name of a lesson or of a step of the lab."""
    if stop.kind == "lesson":
        return say(f"{stop.name}-title")
    if stop.kind in ("short", "evidence"):
        return say(f"short_{stop.name}-title")
    if stop.kind == "lab":
        return say("path-lab", step=int(stop.name))
    return say("hunt-title")


def _state(stop: PathStop, progress: StopProgress) -> Phrase:
    if progress.state == "new":
        return say("path-new")
    if stop.kind in ("lab", "hunt"):
        return say("path-count", done=progress.done, all=progress.all)
    if progress.state == "begun":
        return say("path-begun")
    return say("path-stars", stars=progress.done, all=progress.all)


class PathScene(Screen):
    """Every door is open; one step is lit."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.leaf = 0
        self.focused = "on" if self.model().next is not None else "back"

    def model(self) -> PathModel:
        """The state of the page."""
        store, who, lessons = self.services.store, self.services.learner, every_lesson()
        progress = {stop: progress_of(store, stop, lessons, who) for stop in STOPS}
        due = len(questions_now(self.services))
        return PathModel(progress, next_stop(progress), due, self.leaf)

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def chosen(self, spot: Spot) -> Transition:
        """A stop, the next one, the questions, another leaf, or back."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "stop":
                return self._open(next(stop for stop in STOPS if stop.key == rest))
            case "on":
                lit = self.model().next
                return self._open(lit) if lit is not None else None
            case "recall":
                return Push(routes.Recall())
            case "leaf":
                self.leaf += 1 if rest == "more" else -1
                self.layout()
                return None
        return Pop()

    def _open(self, stop: PathStop) -> Transition:
        if stop.kind == "lesson":
            return open_lesson(self.services, every_lesson()[stop.name])
        if stop.kind == "short":
            return Push(routes.Short(stop.name))
        if stop.kind == "evidence":
            return Push(routes.Evidence())
        if stop.kind == "lab":
            return Push(routes.LabStep(int(stop.name)))
        return Push(routes.BumpHunt())

    def resume(self, result: object) -> Transition:
        """Back from a stop: the path has perhaps moved on."""
        self.layout()
        return Push(routes.LabStep(result)) if isinstance(result, int) else None
