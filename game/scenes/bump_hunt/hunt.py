"""The door of the bump hunt: its four steps, and what there is to know about its data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.art.collision_picture import CollisionPicture
from game.collisions.data import BadData
from game.collisions.event import RecoParticle
from game.core.phrase import Phrase, say
from game.progress.hunt_notebook import STEPS, HuntNotebook, hunt_notebook
from game.progress.learners import group
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.bump_hunt.chart_screen import HuntScreen, read
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import Kind, button, ends, foot_button, framed, text, title
from game.ui.sizes import CHOICE, NOTE, PAGE, SMALL_DETECTOR
from tutorial.items.bank import BUMP_HUNT, is_there
from tutorial.quiz.learner import Learner

WHAT: Final = Label("text", 22, "left")
BAD: Final = Label("yellow", 24)
ROUTES: Final = {
    "sort": routes.HuntSort,
    "peaks": routes.HuntPeaks,
    "chance": routes.HuntChance,
    "decays": routes.HuntDecays,
}


@dataclass(frozen=True, slots=True)
class HuntModel:
    """Everything that the page shows."""

    done: Sequence[str]
    next: str
    """The step that comes now."""
    shown: tuple[RecoParticle, ...]
    """A collision to look at."""
    bad: Phrase | None
    """Why there are no collisions; None: there are."""
    joins: bool = False
    """True where a learner of a class may give a code."""
    joined: bool = False
    """True where one has."""
    quiz: bool = False
    """True where the bank asks about the hunt."""


def view(model: HuntModel) -> Node:
    """The steps beside a collision, and where they come from; or one sentence."""
    heading = title(say("hunt-title"))
    back = foot_button("back", say("back"), icon="back")
    if model.bad is not None:
        inside = Column([text("bad", model.bad, BAD)])
        return Column([heading, framed(inside, Panel(), grow=1.0), ends(back)], most_w=PAGE)
    what = text("what", say("hunt-what"), WHAT)
    steps = [_step(model, number, step) for number, step in enumerate(STEPS, 1)]
    event = Leaf(
        Spot("event", CollisionPicture(model.shown), 0, 0, 0, 0, 2),
        natural=SMALL_DETECTOR,
        grow=1.0,
    )
    wide = Row([Column([what, *steps], gap=2 * GAP), event], gap=3 * GAP, grow=1.0)
    tall = Column([what, event, Grid(steps, columns=1)], gap=2 * GAP, grow=1.0)
    real = text("real", say("hunt-joined" if model.joined else "hunt-real"), NOTE)
    feet = [back]
    if model.quiz:
        feet.append(foot_button("quiz", say("level-quiz"), icon="check"))
    if model.joins:
        feet += [
            foot_button("code:known", say("quiz-who-known"), icon="unlock"),
            foot_button("code:new", say("hunt-join"), "outline", "person"),
        ]
    if model.joined:
        feet.append(foot_button("other", say("quiz-other"), icon="person"))
    return Column([heading, Choose(wide, tall, grow=1.0), real, ends(*feet)], gap=2 * GAP)


def _step(model: HuntModel, number: int, step: str) -> Node:
    kind: Kind = "primary" if step == model.next else "outline"
    icon = "check" if step in model.done else ""
    words = say("hunt-step", step=number, name=say(f"hunt-step-{step}"))
    return button(f"step:{step}", words, kind, icon, grow=1.0, most_h=CHOICE)


class HuntScene(HuntScreen):
    """The four steps; each can be opened at once."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.focused = f"step:{self.model().next}"

    @property
    def notebook(self) -> HuntNotebook:
        """Progress so far."""
        return hunt_notebook(self.services.store, self.services.learner)

    def model(self) -> HuntModel:
        """The state of the page."""
        known, done = read(), self.notebook.done
        onward = next((step for step in STEPS if step not in done), STEPS[0])
        if isinstance(known, BadData):
            return HuntModel(done, onward, (), say(f"hunt-bad-{known.reason}"))
        who, services = self.services.learner, self.services
        joined = who is not None and bool(who.code)
        open_ = services.policy is None and bool(group(services.store))
        shown = known.four[4].leptons
        return HuntModel(
            done,
            onward,
            shown,
            None,
            joins=open_ and not joined,
            joined=joined,
            quiz=is_there(BUMP_HUNT),
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def resume(self, result: Any) -> Transition:
        """Back from a step, perhaps on the way to another; or with a learner."""
        if isinstance(result, Learner):
            self.services.sit_down(result)
        self.let_go()
        self.layout()
        self.focused = f"step:{self.model().next}"
        return Push(ROUTES[result]()) if isinstance(result, str) and result in ROUTES else None

    def on_action(self, action: Action) -> Transition:
        """Leave as the button does."""
        if action is Action.BACK:
            self.let_go()
        return super().on_action(action)

    def chosen(self, spot: Spot) -> Transition:
        """Open a step or a learner's code, let another learner sit down, or leave."""
        match spot.id.partition(":"):
            case ("step", _, step):
                self.let_go()
                return Push(ROUTES[step]())
            case ("code", _, wish):
                return Push(routes.LearnerCode("known" if wish == "known" else "new"))
            case ("quiz", _, _):
                self.let_go()
                return Push(routes.Quiz(BUMP_HUNT))
            case ("other", _, _):
                self.services.sit_down(None)
                self.layout()
                return None
        self.let_go()
        return Pop()
