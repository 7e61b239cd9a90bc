"""The door to the quiz: who answers, and which round comes now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, literal, say
from game.core.rng import new_seed
from game.progress import learners
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz.asking import title_of
from game.scenes.quiz.code import CodeScene, code_cards, code_phrase
from game.scenes.quiz.outcome import DONE, OutcomeScene
from game.scenes.quiz.round import AgainScene, RoundScene
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Leaf, Node
from game.ui.measure import GAP
from game.ui.parts import button, buttons, ends, foot_button, framed, text, title
from game.ui.sizes import BROAD, CARD, FACE, LINE, MENU, PAGE, READING, ROW_HIGH
from tutorial.items.bank import PAIRS
from tutorial.quiz import learner as spacing
from tutorial.quiz.learner import Learner, Round

WORDS = Label("text", 22)


@dataclass(frozen=True, slots=True)
class Unknown:
    """Model of the start while the learner is unknown."""

    lesson: Phrase
    what: Phrase


@dataclass(frozen=True, slots=True)
class Known:
    """A learner is here."""

    lesson: Phrase
    code: Sequence[str]
    """Empty: there is none."""
    kept: Phrase
    """Line about the answers that are kept."""
    state: Phrase
    begin: Phrase
    others: bool
    """True where another person may sit down."""


def view(model: Unknown | Known) -> Node:
    """The learner; or three ways to say who answers."""
    feet = [foot_button("leave", say("quiz-leave"), icon="exit")]
    if isinstance(model, Unknown):
        inside = _ask_who(model)
    else:
        inside = _greet(model)
        if model.others:
            feet.append(foot_button("other", say("quiz-other"), icon="person"))
    heading = title(say("quiz-heading", lesson=model.lesson))
    body = Column(inside, gap=3 * GAP)
    frame = framed(body, Panel("yellow"), grow=1.0, most_w=BROAD)
    return Column([heading, frame, ends(*feet)], gap=2 * GAP, most_w=PAGE)


def _ask_who(model: Unknown) -> list[Node]:
    new = button("new", say("quiz-who-new"), "primary", "person", least_h=ROW_HIGH)
    known = button("known", say("quiz-who-known"), "outline", "unlock", least_h=ROW_HIGH)
    without = button("without", say("quiz-who-without"), icon="skip", least_h=ROW_HIGH)
    ways = Column([new, known, without], gap=2 * GAP, most_w=READING)
    return [text("what", model.what, WORDS), ways]


def _greet(model: Known) -> list[Node]:
    face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
    return [
        code_cards(model.code, CARD) if model.code else face,
        text("kept", model.kept, LINE),
        text("state", model.state, WORDS),
        buttons([button("begin", model.begin, "primary", "next", least_w=MENU)]),
    ]


class StartScene(Screen):
    """Asks who it is, or shows it; then leads through what was missed, the round, and its outcome.

    Nothing is asked of visitors of a kiosk, and nothing is kept of them.
    """

    upright = fluid = True

    def __init__(self, services: Services, topic: str) -> None:
        super().__init__(services)
        self.topic = topic
        self.spaced_done = False
        """True if the items that were missed some time ago have been asked."""
        if services.policy is not None and services.learner is None:
            services.serve(Learner(draw=new_seed()))
        self.focused = "begin" if services.learner else "new"

    @property
    def learner(self) -> Learner | None:
        """Learner who answers."""
        return self.services.learner

    # --- what is seen -------------------------------------------------------------------------

    def model(self) -> Unknown | Known:
        """The state of the page."""
        lesson, who = title_of(self.topic), self.learner
        if who is None:
            group = learners.group(self.services.store)
            what = say("quiz-who-group", group=literal(group)) if group else say("quiz-who")
            return Unknown(lesson, what)
        code = who.code.split()
        kept = say("quiz-visitor" if self.services.policy else "quiz-without")
        if code:
            kept = say("quiz-remember", code=code_phrase(code))
        begin = say("quiz-begin" if who.next_moment(self.topic) else "quiz-show")
        return Known(lesson, code, kept, self._state(who), begin, self.services.policy is None)

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _state(self, who: Learner) -> Phrase:
        due = len(self._due(who))
        match who.next_moment(self.topic):
            case "before":
                state = say("quiz-state-before", all=PAIRS)
            case "after":
                state = say("quiz-state-after", all=PAIRS)
            case None:
                state = say("quiz-state-done")
        return say("quiz-state-due", state=state, n=due) if due else state

    def _due(self, who: Learner) -> list[spacing.Due]:
        return [] if self.spaced_done else spacing.now(who.due, date.today())

    # --- what is done -------------------------------------------------------------------------

    def chosen(self, spot: Spot) -> Transition:
        """Say who it is, begin, or leave."""
        match spot.id:
            case "leave":
                return Pop()
            case "new" | "known":
                return Push(CodeScene(self.services, "new" if spot.id == "new" else "known"))
            case "without":
                self._is(Learner(draw=new_seed()))
            case "other":
                self._is(None)
            case "begin":
                return self._begin()
        self.layout()
        return None

    def _is(self, who: Learner | None) -> None:
        self.services.serve(who)
        self.spaced_done, self.focused = False, "begin" if who else "new"

    def _begin(self) -> Transition:
        """Open the missed items first, then the round; its outcome where there is none left."""
        who = self.learner
        assert who is not None
        if due := self._due(who):
            return Push(AgainScene(self.services, who, due))
        moment = who.next_moment(self.topic)
        if moment is None:
            return Push(OutcomeScene(self.services, who, self.topic))
        return Push(RoundScene(self.services, who, self.topic, moment))

    def _say_goodbye(self) -> None:
        """Forget the learner after both rounds: the next person may be another one."""
        who = self.learner
        if who is not None and who.code and who.next_moment(self.topic) is None:
            self.services.serve(None)

    def _keep(self, who: Learner) -> None:
        self.services.serve(who)
        if who.code:
            learners.keep(self.services.store, who)

    def resume(self, result: object) -> Transition:
        """Back with a learner from the code, or from what was missed; with a round; or done."""
        if result == DONE:
            self._say_goodbye()
            return Pop()
        if isinstance(result, Round) and self.learner is not None:
            self._keep(self.learner.with_round(result, date.today()))
            return Push(OutcomeScene(self.services, self.learner, self.topic))
        if isinstance(result, Learner) and self.learner is None:
            self._is(result)
        elif isinstance(result, Learner):
            self.spaced_done = True
            self._keep(result)
            return self._begin()
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leaves."""
        return Pop() if action is Action.BACK else None
