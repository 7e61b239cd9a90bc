"""The page at the end of a lesson: what was learnt, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.art.menu.coach import CoachFace
from game.cabinets import CABINETS
from game.core.phrase import Phrase, say
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, words
from game.scenes.base.scene import Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import praise
from game.scenes.lesson.level import open_lesson, play_level
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.items.bank import topic_of
from tutorial.lesson import Lesson

LIT = Button("primary", "play")


class FinishScene(Screen):
    """A lesson is finished: play it now, or learn the next."""

    upright = True

    def __init__(self, arcade: Arcade, lesson: Lesson) -> None:
        super().__init__(arcade)
        self.lesson = lesson
        lessons = CABINETS[lesson.game].lessons
        at = lessons.index(lesson) + 1
        self.next = lessons[at] if at < len(lessons) else None
        self.topic = topic_of(lesson.id)
        self.focused = "quiz" if self._awaited() else "play"
        arcade.sound.play("win")

    def spots(self) -> Sequence[Spot]:
        """A word of praise and the ways on."""
        sheet = self.stage.sheet
        return praise(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        spots = [
            Spot("frame", Panel("yellow"), MIDDLE, 350, 900, 560, 1),
            Spot("face", CoachFace("left", "happy"), MIDDLE, 168, 230, 200, 5),
            Spot(
                "title",
                Label("yellow", 40, bold=True),
                MIDDLE,
                316,
                820,
                70,
                5,
                say("finish-title"),
            ),
            words(
                "what",
                self._what(),
                MIDDLE,
                388,
                800,
                60,
                Label("text", 24),
            ),
            *self._first(),
        ]
        ways = [
            ("lab", say("lab-title"), Button("outline", "learn")),
            ("levels", say("finish-levels"), Button("ghost", "home")),
        ]
        if self.next is not None:
            ways.insert(0, ("next", say(f"{self.next.id}-title"), Button("outline", "learn")))
        for i, (name, phrase, art) in enumerate(ways):
            pitch = 860.0 / len(ways)
            x = MIDDLE + (i - (len(ways) - 1) / 2) * pitch
            spots.append(button(name, phrase, x, 568, pitch - 14, 72, art))
        return spots

    def _awaited(self) -> bool:
        """Whether somebody who did the quiz before the lesson has not done it after it."""
        who = self.arcade.learner
        return bool(self.topic and who and who.next_moment(self.topic) == "after")

    def _first(self) -> list[Spot]:
        """To play; and the quiz, which comes first where it is awaited."""
        if self.topic is None:
            return [button("play", say("finish-play"), MIDDLE, 474, 440, 84, LIT)]
        awaited = self._awaited()
        play = LIT if not awaited else Button("outline", "play")
        quiz = Button("primary" if awaited else "outline", "check")
        return [
            button("play", say("finish-play"), MIDDLE - 212, 474, 410, 84, play),
            button("quiz", say("finish-quiz"), MIDDLE + 212, 474, 410, 84, quiz),
        ]

    def _what(self) -> Phrase:
        """The law that was found, or else what was finished."""
        if self.lesson.law:
            return say(f"{self.lesson.id}-law")
        return say("finish-what", lesson=say(f"{self.lesson.id}-title"))

    def chosen(self, spot: Spot) -> Transition:
        """On."""
        match spot.id:
            case "play":
                return play_level(self.lesson)
            case "quiz" if self.topic is not None:
                return Push(places.Quiz(self.topic))
            case "lab":
                return Push(places.LawLab())
            case "next" if self.next is not None:
                return open_lesson(self.arcade, self.next)
        return Reset(places.Lessons(self.lesson.game))

    def wanted(self, want: Want) -> Transition:
        """BACK leads to the lessons."""
        return Reset(places.Lessons(self.lesson.game)) if want is Want.BACK else None
