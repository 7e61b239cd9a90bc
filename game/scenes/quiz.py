"""The quiz, question by question, without marks or clock; and the teacher's page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import date

import pygame

from game.arcade import Arcade
from game.core.particles import PARTICLES
from game.core.phrase import Phrase, literal, say
from game.durable import write_whole
from game.scenes.parts import MIDDLE, button, heading, words
from game.scenes.scene import Pop, Transition
from game.scenes.screen import Screen
from game.store import Store
from game.tables.table import Spot
from game.ui.intents import Want
from game.ui.stage import Stage
from game.ui.widgets import Widgets
from tutorial.quiz import (
    CHOICES,
    LONGEST_GROUP,
    QUIZ,
    Outcome,
    group_gain,
    read,
    table,
    written,
)

OUTCOMES, OPEN, GROUP = "quiz-outcomes", "quiz-before", "quiz-group"
"""Keys in the store: finished pairs of rounds, a first round without its second, the group."""
FILE = "quiz.csv"
MOST = 300
"""Results kept: the newest."""


def next_form(store: Store) -> str:
    """Which round comes now."""
    return "before" if _first_round(store) is None else "after"


def _first_round(store: Store) -> tuple[bool, ...] | None:
    with suppress(ValueError, TypeError):
        kept = json.loads(store.progress(OPEN) or "[]")
        if len(kept) == len(QUIZ["before"]):
            return tuple(map(bool, kept))
    return None


class QuizScene(Screen):
    """One round. Nothing tells whether an answer is right."""

    def __init__(self, arcade: Arcade, form: str) -> None:
        super().__init__(arcade)
        self.form = form
        self.answers: list[bool] = []
        self.focused = "choice:0"

    @property
    def over(self) -> bool:
        """Whether all questions are answered or skipped."""
        return len(self.answers) == len(QUIZ[self.form])

    def spots(self) -> Sequence[Spot]:
        """A question and its four choices; or thanks."""
        if self.over:
            return [
                Spot("face", "coach:left,happy", MIDDLE, 240, 230, 200, 5),
                heading(say(f"quiz-thanks-{self.form}"), 390),
                words("what", say("quiz-thanks-what"), MIDDLE, 450, 900, 50, "second,22,middle"),
                button("leave", say("quiz-on"), MIDDLE, 560, 420, 84, "primary,next"),
            ]
        question = QUIZ[self.form][len(self.answers)]
        title = say("quiz-title", n=len(self.answers) + 1, all=len(QUIZ[self.form]))
        asked = say(f"quiz-{self.form}-{question.id}")
        spots = [
            words("title", title, MIDDLE, 60, 900, 40, "second,20,middle"),
            Spot("asked", "label:text,32,middle,bold", MIDDLE, 128, 1100, 70, 5, asked),
            button("leave", say("quiz-leave"), 180, 664, 240, 68, "ghost,exit"),
            button("skip", say("quiz-skip"), 1040, 664, 340, 68, "ghost,skip"),
        ]
        for i in range(CHOICES):
            spots += self._choice(i)
        return spots

    def _choice(self, i: int) -> list[Spot]:
        question = QUIZ[self.form][len(self.answers)]
        if not question.pictures:
            phrase: Phrase = say(f"quiz-{self.form}-{question.id}-{i}")
            x, y = MIDDLE + (i % 2 - 0.5) * 580, 290 + 150 * (i // 2)
            return [button(f"choice:{i}", phrase, x, y, 550, 120, "outline")]
        particle = PARTICLES[question.pictures[i]]
        phrase = say(f"particle-{particle.key}")
        x = MIDDLE + (i - 1.5) * 270
        return [
            button(f"choice:{i}", phrase, x, 540, 250, 76, "outline"),
            # The symbol only: its figures would tell the answer.
            Spot(
                f"picture:{i}", f"place:{_family(particle.id)},{particle.id}", x, 345, 190, 266, 4
            ),
        ]

    def chosen(self, spot: Spot) -> Transition:
        """An answer, no answer, or away."""
        if spot.id == "leave":
            return Pop()
        question = QUIZ[self.form][len(self.answers)]
        self.answers.append(spot.id == f"choice:{question.right}")
        if self.over:
            self._keep()
        self.focused = "leave" if self.over else "choice:0"
        self.lay()
        return None

    def _keep(self) -> None:
        store = self.arcade.store
        if self.form == "before":
            store.set_progress(OPEN, json.dumps([int(right) for right in self.answers]))
            return
        before = _first_round(store)
        if before is not None:
            group = store.progress(GROUP) or ""
            outcome = Outcome(date.today().isoformat(), group, before, tuple(self.answers))
            kept = [*read(store.progress(OUTCOMES)), outcome][-MOST:]
            store.set_progress(OUTCOMES, written(kept))
        store.set_progress(OPEN, "[]")

    def wanted(self, want: Want) -> Transition:
        """BACK leaves."""
        return Pop() if want is Want.BACK else None


def _family(particle: int) -> str:
    return ("quark", "lepton", "boson")[PARTICLES[particle].family]


ENTRY = Spot("entry", "nothing", 330, 240, 460, 64, 6)


class TeacherScene(Screen):
    """What a group learnt, how to read the figure, and the file for a spreadsheet."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.focused = "back"
        self.line: Phrase | None = None
        self.widgets: Widgets | None = None

    def set(self, stage: Stage) -> None:
        """Lay out, with the line for the group's name."""
        group = self._typed() if self.widgets else self.arcade.store.progress(GROUP) or ""
        super().set(stage)
        self.widgets = Widgets(stage, 24)
        self.widgets.entry(ENTRY, group, LONGEST_GROUP)

    def _typed(self) -> str:
        assert self.widgets is not None
        return "".join(c for c in self.widgets.typed(ENTRY.id) if c.isprintable()).strip()

    def spots(self) -> Sequence[Spot]:
        """The group, the figure, what it means."""
        outcomes = read(self.arcade.store.progress(OUTCOMES))
        spots = [
            heading(say("quiz-teacher"), 64),
            words("group", say("quiz-teacher-group"), 330, 178, 460, 40, "text,20,left"),
            words("count", say("quiz-teacher-count", n=len(outcomes)), 900, 200, 580, 70,
                  "text,22,left"),
            words("how", say("quiz-teacher-how"), MIDDLE, 400, 1100, 170, "second,21,left"),
            button("back", say("back"), 170, 660, 240, 68, "ghost,back"),
            button("clear", say("quiz-teacher-clear"), 560, 660, 400, 68, "danger"),
            button("export", say("quiz-teacher-export"), 1040, 660, 380, 76, "primary,save"),
        ]  # fmt: skip
        found = group_gain(outcomes)
        if found is not None:
            figure = say("quiz-teacher-gain", gain=f"{found:.2f}")
            spots.append(Spot("gain", "label:yellow,24,left,bold", 900, 270, 580, 60, 5, figure))
        if self.line is not None:
            spots.append(words("line", self.line, MIDDLE, 560, 1100, 60, "text,20,middle"))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Save the file, delete everything, or leave."""
        store = self.arcade.store
        match spot.id:
            case "back":
                store.set_progress(GROUP, self._typed())
                return Pop()
            case "clear":
                store.set_progress(OUTCOMES, "[]")
                self.line = None
            case "export":
                self._export()
        self.lay()
        return None

    def _export(self) -> None:
        text = table(read(self.arcade.store.progress(OUTCOMES)))
        try:
            write_whole(self.arcade.folder / FILE, text.encode())
        except OSError as error:
            self.line = say("quiz-teacher-failed", why=error.strerror or "")
        else:
            self.line = say("quiz-teacher-saved", file=literal(FILE))

    def event(self, event: pygame.Event) -> bool:
        """Letters belong to the line."""
        assert self.widgets is not None
        self.widgets.event(event)
        self.dirty = True
        if event.type != pygame.KEYDOWN:
            return False
        letter = getattr(event, "unicode", "")
        return event.key == pygame.K_BACKSPACE or (letter.isprintable() and letter.strip() != "")

    def update(self, dt: float) -> Transition:
        """The cursor blinks."""
        assert self.widgets is not None
        self.widgets.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The page, then the line."""
        super().draw(surface)
        assert self.widgets is not None
        self.widgets.draw(surface)

    def wanted(self, want: Want) -> Transition:
        """BACK leaves, and keeps the group's name."""
        if want is not Want.BACK:
            return None
        self.arcade.store.set_progress(GROUP, self._typed())
        return Pop()
