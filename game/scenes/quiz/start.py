"""The door to the quiz: who answers, and which round comes now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, literal, say
from game.core.phrase import day as day_phrase
from game.core.rng import new_seed
from game.progress import learners
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz.asking import (
    has_had_lesson,
    lesson_about,
    lesson_state,
    next_step,
    title_of,
    to_lesson,
)
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
from tutorial.quiz import learner as spacing
from tutorial.quiz.learner import WAIT, Learner, NextStep, Round

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

    def __init__(self, services: Services, topic: str, finished: bool = False) -> None:
        """``finished``: the learner has just finished the lesson, perhaps without a code."""
        super().__init__(services)
        self.topic = topic
        self.finished = finished
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
        match next_step(self.services, self.topic, who):
            case "lesson":
                begin = say("quiz-to", lesson=lesson)
            case "wait" | "done":
                begin = say("quiz-show")
            case _:
                begin = say("quiz-begin")
        return Known(lesson, code, kept, self._state(who), begin, self.services.policy is None)

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _state(self, who: Learner) -> Phrase:
        due = len(self._due(who))
        step, after = next_step(self.services, self.topic, who), who.round(self.topic, "after")
        match step:
            case "before" | "after" | "later":
                state = say(f"quiz-state-{step}", all=len(who.items(self.topic, step)))
            case "lesson":
                late = who.round(self.topic, "before") is None
                state = say("quiz-state-late" if late else "quiz-state-lesson")
            case "wait":
                assert after is not None
                opens = date.fromisoformat(after.day) + timedelta(days=WAIT)
                state = say("quiz-state-wait", day=day_phrase(opens.isoformat()))
            case "done":
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
                self.finished = False
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
        match next_step(self.services, self.topic, who):
            case "lesson":
                return Reset(to_lesson(self.services, self.topic))
            case "wait" | "done":
                return Push(OutcomeScene(self.services, who, self.topic))
            case moment:
                return Push(RoundScene(self.services, who, self.topic, moment))

    def _say_goodbye(self) -> None:
        """Forget the learner whose rounds are made: the next person may be another one."""
        who = self.learner
        rests: tuple[NextStep, ...] = ("wait", "done")
        if who is not None and who.code and next_step(self.services, self.topic, who) in rests:
            self.services.serve(None)

    def _maybe_seen(self, who: Learner) -> Transition:
        """Find out if a learner with a new code has begun the lesson already.

        At the end of the lesson this is sure. Otherwise the learner is asked if a person without a
        code has begun it at this computer.
        """
        lesson = lesson_about(self.topic)
        if lesson is None or lesson_state(self.services, self.topic, who) != "new":
            return None
        if self.finished:
            self._has_seen()
        elif who.round(self.topic, "before") is None and lesson.id in self.services.unnamed:
            ways = {"fresh": say("quiz-seen-no"), "seen": say("quiz-seen-yes")}
            title, why = say("quiz-seen"), say("quiz-seen-why")
            return Push(Dialog(self.services, title, why, ways))
        return None

    def _has_seen(self) -> None:
        if self.learner is not None:
            has_had_lesson(self.services, self.topic, self.learner, finished=self.finished)

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
            if (seen := self._maybe_seen(result)) is not None:
                return seen
        elif result == "seen":
            self._has_seen()
        elif isinstance(result, Learner):
            self.spaced_done = True
            self._keep(result)
            return self._begin()
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leaves."""
        return Pop() if action is Action.BACK else None
