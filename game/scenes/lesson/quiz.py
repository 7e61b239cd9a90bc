"""The quiz, question by question, without marks or clock; and the teacher's page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from game.arcade import Arcade
from game.art.menu.coach import CoachFace
from game.core.particles import PARTICLES
from game.core.phrase import Phrase, figure, literal, say
from game.files.atomic_files import write_whole
from game.progress import quiz_results
from game.progress.quiz_results import GROUP, OUTCOMES
from game.scenes.base.dialog import Dialog
from game.scenes.base.entry import EntryScreen
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Nothing, Portrait
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.quiz import (
    CHOICES,
    FORMS,
    LONGEST_GROUP,
    QUIZ,
    Outcome,
    Question,
    group_gain,
    table,
)

FILE = "quiz.csv"


class QuizScene(Screen):
    """One round. Nothing tells whether an answer is right.

    Only when the second round is over and kept, what was missed comes back, in its other form, as
    often as it takes: then there is a word of help, and nothing is counted any more.
    """

    def __init__(self, arcade: Arcade, form: str) -> None:
        super().__init__(arcade)
        self.form = form
        self.answers: list[bool] = []
        self.missed: list[int] = []
        """Questions that come back, by number."""
        self.helped = False
        """Whether the last answer to one of them was wrong."""
        self.focused = "choice:0"

    @property
    def counted(self) -> bool:
        """Whether all questions of the round are answered or skipped."""
        return len(self.answers) == len(QUIZ[self.form])

    @property
    def over(self) -> bool:
        """Whether there is nothing left to ask."""
        return self.counted and not self.missed

    @property
    def asked(self) -> tuple[str, Question]:
        """The question now, and of which form it is."""
        if self.counted:
            other = FORMS[1 - FORMS.index(self.form)]
            return other, QUIZ[other][self.missed[0]]
        return self.form, QUIZ[self.form][len(self.answers)]

    def spots(self) -> Sequence[Spot]:
        """A question and its four choices; or thanks."""
        if self.over:
            return [
                Spot("face", CoachFace("left", "happy"), MIDDLE, 240, 230, 200, 5),
                heading(say(f"quiz-thanks-{self.form}"), 390),
                words("what", say("quiz-thanks-what"), MIDDLE, 450, 900, 50, Label("second", 22)),
                button("leave", say("quiz-on"), MIDDLE, 560, 420, 84, Button("primary", "next")),
            ]
        form, question = self.asked
        title = say("quiz-title", n=len(self.answers) + 1, all=len(QUIZ[self.form]))
        spots = [
            words(
                "title",
                say("quiz-again") if self.counted else title,
                MIDDLE,
                60,
                900,
                40,
                Label("second", 20),
            ),
            Spot(
                "asked",
                Label("text", 32, bold=True),
                MIDDLE,
                128,
                1100,
                70,
                5,
                say(f"quiz-{form}-{question.id}"),
            ),
            button("leave", say("quiz-leave"), 180, 664, 240, 68, Button("ghost", "exit")),
            button("skip", say("quiz-skip"), 1040, 664, 340, 68, Button("ghost", "skip")),
        ]
        if self.helped:
            help_ = say(f"quiz-help-{question.id}")
            spots.append(words("help", help_, MIDDLE, 594, 1180, 50, Label("yellow", 21)))
        for i in range(CHOICES):
            spots += self._choice(i)
        return spots

    def _choice(self, i: int) -> list[Spot]:
        form, question = self.asked
        if not question.pictures:
            phrase: Phrase = say(f"quiz-{form}-{question.id}-{i}")
            x, y = MIDDLE + (i % 2 - 0.5) * 580, 280 + 150 * (i // 2)
            made = [button(f"choice:{i}", phrase, x, y, 550, 120, Button("outline"))]
        else:
            particle = PARTICLES[question.pictures[i]]
            phrase = say(f"particle-{particle.key}")
            x = MIDDLE + (i - 1.5) * 270
            # The particle only: its figures would tell the answer.
            art = Portrait(particle.id)
            made = [
                button(f"choice:{i}", phrase, x, 514, 258, 76, Button("outline")),
                Spot(f"picture:{i}", art, x, 324, 190, 266, 4, spoken=phrase),
            ]
        return made

    def walked(self) -> Sequence[Spot]:
        """Keys need only one of the two: a picture and its name are the same choice."""
        return [spot for spot in self.touchable() if not spot.id.startswith("picture:")]

    def chosen(self, spot: Spot) -> Transition:
        """An answer, no answer, or away."""
        if spot.id == "leave":
            return Pop()
        _, question = self.asked
        right = spot.id in (f"choice:{question.right}", f"picture:{question.right}")
        if self.counted:
            self._learn(right=right, skipped=spot.id == "skip")
        else:
            self.answers.append(right)
            if self.counted:
                self._keep()
                if self.form == "after":
                    self.missed = [n for n, known in enumerate(self.answers) if not known]
        self.focused = "leave" if self.over else "choice:0"
        self.lay()
        return None

    def _learn(self, *, right: bool, skipped: bool) -> None:
        """What came back is done, or gets its word of help."""
        self.helped = not (right or skipped)
        if right or skipped:
            self.missed.pop(0)
        self.arcade.sound.play("good" if right else "focus" if skipped else "wrong")

    def _keep(self) -> None:
        store = self.arcade.store
        if self.form == "before":
            quiz_results.keep_first_round(store, self.answers)
            return
        before = quiz_results.first_round(store)
        if before is not None:
            group = store.progress(GROUP) or ""
            outcome = Outcome(date.today().isoformat(), group, before, tuple(self.answers))
            quiz_results.keep_outcome(store, outcome)
        quiz_results.forget_first_round(store)

    def wanted(self, want: Want) -> Transition:
        """BACK leaves."""
        return Pop() if want is Want.BACK else None


ENTRY = Spot("entry", Nothing(), 330, 240, 460, 64, 6)


class TeacherScene(EntryScreen):
    """What a group learnt, how to read the figure, and the file for a spreadsheet."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade, ENTRY, LONGEST_GROUP, arcade.store.progress(GROUP) or "")
        self.focused = "back"
        self.line: Phrase | None = None

    def spots(self) -> Sequence[Spot]:
        """The group, the figure, what it means."""
        outcomes = quiz_results.outcomes(self.arcade.store)
        spots = [
            heading(say("quiz-teacher"), 64),
            words("group", say("quiz-teacher-group"), 330, 178, 460, 40, Label("text", 20, "left")),
            words(
                "count",
                say("quiz-teacher-count", n=len(outcomes)),
                900,
                200,
                580,
                70,
                Label("text", 22, "left"),
            ),
            words(
                "formula",
                say("quiz-teacher-formula", all=len(QUIZ["before"])),
                MIDDLE,
                340,
                1080,
                62,
                Label("text", 21, "left"),
            ),
            words(
                "how", say("quiz-teacher-how"), MIDDLE, 465, 1080, 150, Label("second", 21, "left")
            ),
            button("back", say("back"), 170, 660, 240, 68, Button("ghost", "back")),
            button(
                "clear", say("quiz-teacher-clear"), 560, 660, 400, 68, Button("danger")
            )._replace(dim=not outcomes),
            button(
                "export", say("quiz-teacher-export"), 1040, 660, 380, 76, Button("primary", "save")
            )._replace(dim=not outcomes),
        ]
        found = group_gain(outcomes)
        if found is not None:
            gain = figure(f"{found:.2f}".replace("-", "\u2212"))
            told = say("quiz-teacher-gain", gain=gain)
            spots.append(
                Spot("gain", Label("yellow", 24, "left", bold=True), 900, 270, 580, 60, 5, told)
            )
        if self.line is not None:
            spots.append(words("line", self.line, MIDDLE, 575, 1100, 60, Label("text", 20)))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Save the file, delete everything, or leave."""
        store = self.arcade.store
        match spot.id:
            case "back":
                store.set_progress(GROUP, self.typed())
                return Pop()
            case "clear" if many := len(quiz_results.outcomes(store)):
                answers = {"keep": say("quiz-teacher-keep"), "delete": say("quiz-teacher-delete")}
                title, gone = say("quiz-teacher-sure", n=many), say("quiz-teacher-gone")
                return Push(Dialog(self.arcade, title, gone, answers, danger="delete"))
            case "export" if outcomes := quiz_results.outcomes(store):
                self._export(outcomes)
        self.lay()
        return None

    def resume(self, result: Any) -> Transition:
        """Back from the question whether to delete."""
        if result == "delete":
            self.arcade.store.set_progress(OUTCOMES, "[]")
            self.line = None
        self.lay()
        return None

    def _export(self, outcomes: Sequence[Outcome]) -> None:
        text = table(outcomes)
        try:
            write_whole(self.arcade.folder / FILE, text.encode())
        except OSError as error:
            self.line = say("quiz-teacher-failed", why=error.strerror or "")
        else:
            self.line = say("quiz-teacher-saved", file=literal(FILE))

    def wanted(self, want: Want) -> Transition:
        """BACK leaves, and keeps the group's name."""
        if want is not Want.BACK:
            return None
        self.arcade.store.set_progress(GROUP, self.typed())
        return Pop()
