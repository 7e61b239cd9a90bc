"""The door to the quiz: who answers, and which round comes now."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from game.arcade import Arcade
from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, literal, say
from game.core.rng import new_seed
from game.progress import learners
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz import learner_upright
from game.scenes.quiz.code import CodeScene, code_phrase, code_spots
from game.scenes.quiz.outcome import DONE, OutcomeScene
from game.scenes.quiz.round import AgainScene, RoundScene
from game.scenes.quiz.ways import title_of
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.items.bank import PAIRS
from tutorial.quiz import spacing
from tutorial.quiz.learner import Learner
from tutorial.quiz.rounds import Round


class StartScene(Screen):
    """Asks who it is, or shows it; then leads through what was missed, the round, and its outcome.

    Nothing is asked of visitors of a kiosk, and nothing is kept of them.
    """

    upright = True

    def __init__(self, arcade: Arcade, topic: str) -> None:
        super().__init__(arcade)
        self.topic = topic
        self.spaced_done = False
        """Whether what was missed some time ago has been asked."""
        if arcade.policy is not None and arcade.learner is None:
            arcade.learner = Learner(draw=new_seed())
        self.focused = "begin" if arcade.learner else "new"

    @property
    def learner(self) -> Learner | None:
        """Who answers."""
        return self.arcade.learner

    # --- what is seen -------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """Who it is; or three ways to say so."""
        sheet = self.stage.sheet
        return learner_upright.door(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        spots = [
            heading(say("quiz-heading", lesson=title_of(self.topic)), 60),
            Spot("frame", Panel("yellow"), MIDDLE, 356, 960, 490, 1),
            button("leave", say("quiz-leave"), 180, 668, 260, 68, Button("ghost", "exit")),
        ]
        who = self.learner
        return [*spots, *(self._ask_who() if who is None else self._greet(who))]

    def _ask_who(self) -> list[Spot]:
        group = learners.group(self.arcade.store)
        what = say("quiz-who-group", group=literal(group)) if group else say("quiz-who")
        ways = (
            ("new", Button("primary", "person")),
            ("known", Button("outline", "unlock")),
            ("without", Button("ghost", "skip")),
        )
        spots = [words("what", what, MIDDLE, 190, 880, 130, Label("text", 22))]
        for i, (name, art) in enumerate(ways):
            label = say(f"quiz-who-{name}")
            spots.append(button(name, label, MIDDLE, 314 + 98 * i, 640, 82, art))
        return spots

    def _greet(self, who: Learner) -> list[Spot]:
        spots = [words("state", self._state(who), MIDDLE, 424, 880, 76, Label("text", 22))]
        if who.code:
            code = who.code.split(" ")
            spots += code_spots(code, MIDDLE, 240, 130)
            kept = say("quiz-remember", code=code_phrase(code))
            spots.append(words("kept", kept, MIDDLE, 346, 880, 66, Label("second", 20)))
        else:
            spots.append(Spot("face", CoachFace("left", "happy"), MIDDLE, 218, 200, 170, 5))
            key = "quiz-visitor" if self.arcade.policy else "quiz-without"
            spots.append(words("kept", say(key), MIDDLE, 346, 880, 66, Label("second", 20)))
        label = say("quiz-begin" if who.next_moment(self.topic) else "quiz-show")
        spots.append(button("begin", label, MIDDLE, 530, 520, 88, Button("primary", "next")))
        if self.arcade.policy is None:
            other = Button("ghost", "person")
            spots.append(button("other", say("quiz-other"), 1040, 668, 380, 68, other))
        return spots

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
                return Push(CodeScene(self.arcade, "new" if spot.id == "new" else "known"))
            case "without":
                self._is(Learner(draw=new_seed()))
            case "other":
                self.arcade.learner, self.spaced_done, self.focused = None, False, "new"
            case "begin":
                return self._begin()
        self.lay()
        return None

    def _is(self, who: Learner) -> None:
        self.arcade.learner, self.spaced_done, self.focused = who, False, "begin"

    def _begin(self) -> Transition:
        """What was missed first, then the round; its outcome where there is none left."""
        who = self.learner
        assert who is not None
        if due := self._due(who):
            return Push(AgainScene(self.arcade, who, due))
        moment = who.next_moment(self.topic)
        if moment is None:
            return Push(OutcomeScene(self.arcade, who, self.topic))
        return Push(RoundScene(self.arcade, who, self.topic, moment))

    def _say_goodbye(self) -> None:
        """Both rounds are made: on a shared computer the next to sit down is somebody else."""
        who = self.learner
        if who is not None and who.code and who.next_moment(self.topic) is None:
            self.arcade.learner = None

    def _keep(self, who: Learner) -> None:
        self.arcade.learner = who
        if who.code:
            learners.keep(self.arcade.store, who)

    def resume(self, result: Any) -> Transition:
        """Back with a learner from the code, or from what was missed; with a round; or done."""
        if result == DONE:
            self._say_goodbye()
            return Pop()
        if isinstance(result, Round) and self.learner is not None:
            self._keep(self.learner.with_round(result, date.today()))
            return Push(OutcomeScene(self.arcade, self.learner, self.topic))
        if isinstance(result, Learner) and self.learner is None:
            self._is(result)
        elif isinstance(result, Learner):
            self.spaced_done = True
            self._keep(result)
            return self._begin()
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK leaves."""
        return Pop() if want is Want.BACK else None
