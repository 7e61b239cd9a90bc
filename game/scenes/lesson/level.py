"""The lessons of a game, level by level: tutorial or play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.art.menu.emblems import Emblem
from game.cabinets import CABINETS
from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.core.seeds import word_seed
from game.match.match import new_match
from game.match.seats import AI, HUMAN
from game.progress.learners import group
from game.progress.lesson_progress import Place, place_of
from game.scenes.base import places
from game.scenes.base.dialog import Dialog
from game.scenes.base.menu_widgets import (
    button,
    heading,
    in_a_row,
    legible,
    round_button,
    words,
)
from game.scenes.base.scene import Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.items.bank import topic_of
from tutorial.lesson import Lesson

OPPONENT = "visitor"

FOOT = 575.0
"""Where the rows of lessons end at the latest."""
LOWEST = 66.0
"""From one lesson to the next below it, at least; in two columns where that is too much."""
BROAD = 640.0
"""Width of an upright page on which the lessons have room beside what the chosen one teaches."""

EMBLEM = 290.0
"""Side of the game's emblem below them, where few rows leave the room."""


def open_lesson(arcade: Arcade, lesson: Lesson, place: Place | None = None) -> Transition:
    """The lesson from where it was left, or from another place."""
    at = place or place_of(arcade.store, lesson, arcade.learner)
    return Reset(places.LessonStep(lesson, at.chapter, at.step))


def play_level(lesson: Lesson) -> Transition:
    """A whole game of what the lesson teaches, against the easiest opponent."""
    seats = [HUMAN] + [AI + OPPONENT] * (lesson.seats - 1)
    return Reset(places.Table(new_match(lesson.game, seats, lesson.options, word_seed())))


class LevelScene(Screen):
    """A row for each lesson on the left, what it teaches on the right."""

    upright = True

    def __init__(self, arcade: Arcade, game: str, wish: str = "tutorial") -> None:
        """``wish``: what has the focus, "tutorial" or "play"."""
        super().__init__(arcade)
        self.game = game
        self.lessons = CABINETS[game].lessons
        self.places = self._places()
        self.lesson = self._waiting()
        self.focused = wish

    def _places(self) -> dict[str, Place]:
        """Where each lesson was left by who has given a code, or else on this computer."""
        store, who = self.arcade.store, self.arcade.learner
        return {each.id: place_of(store, each, who) for each in self.lessons}

    def _waiting(self) -> Lesson:
        """The first that is not finished; in a class the one that the last learner began."""
        rest = [each for each in self.lessons if not self.places[each.id].finished(each)]
        if group(self.arcade.store):
            here = self.lessons if self.arcade.learner is None else rest
            rest = [each for each in here if each.id == self.arcade.lesson] or rest
        return (rest or self.lessons)[0]

    def early(self, lesson: Lesson) -> bool:
        """Whether the lesson before has not been finished: a piece of advice, no lock."""
        at = self.lessons.index(lesson)
        return at > 0 and not self.places[self.lessons[at - 1].id].finished(self.lessons[at - 1])

    def spots(self) -> Sequence[Spot]:
        """Rows, the chosen one in full, the ways on."""
        if self.stage.sheet.tall:
            return self._upright(self.stage.sheet)
        spots = self._head(640.0, 1000.0)
        pitch = min(80.0, 500.0 / len(self.lessons))
        for i, lesson in enumerate(self.lessons):
            spots += self._row(lesson, 148 + pitch * i, pitch - 10)
        top = 108 + pitch * len(self.lessons)
        if FOOT - top > EMBLEM:
            middle = (top + FOOT) / 2
            spots.append(Spot("emblem", Emblem(self.game), 330, middle, EMBLEM, EMBLEM, 2))
        return [*spots, *self._chosen(), *self._ways()]

    def _upright(self, sheet: Sheet) -> Sequence[Spot]:
        """What the chosen lesson teaches above, where the eye begins; all of them below it."""
        x, wide = sheet.w / 2, sheet.w - 28
        heading_, *login = self._head(x, wide - 190)
        _, *ways = self._ways()
        spots = [heading_, round_button("back", "back", 52, 54, say("back"))]
        spots += [spot._replace(x=sheet.w - 52) for spot in login]
        foot = sheet.h - 14 - 82
        spots += in_a_row(ways, x, foot + 41, wide, 74)
        if wide < BROAD:
            about, top = self._chosen_upright(x, wide)
            return [*legible(spots), *about, *self._rows(x, wide, top, foot)]
        half = wide / 2 - 6
        about, _ = self._chosen_upright(x - half / 2 - 6, half)
        return [*legible(spots), *about, *self._rows(x + half / 2 + 6, half, 96, foot)]

    def _rows(self, x: float, wide: float, top: float, foot: float) -> list[Spot]:
        """All lessons, one below the other; in two columns where they would be too low."""
        count = len(self.lessons)
        columns = 1 if (foot - top) / count >= LOWEST else 2
        rows = -(-count // columns)
        pitch = min(92.0, (foot - top) / rows)
        part = (wide + 12) / columns
        spots = []
        for i, lesson in enumerate(self.lessons):
            row, column = divmod(i, columns)
            at = x - wide / 2 - 6 + part * (column + 0.5)
            [spot] = self._row(lesson, top + pitch * (row + 0.5), pitch - 8)
            spots.append(spot._replace(x=at, w=part - 12))
        return spots

    def _chosen_upright(self, x: float, wide: float) -> tuple[list[Spot], float]:
        """The chosen lesson and the ways into it; where that ends."""
        places_ = {"name": (130, 50), "teaches": (220, 126), "state": (308, 44)}
        frame, *rest = self._chosen()
        spots, ways = [], []
        for spot in rest:
            if spot.id in places_:
                y, h = places_[spot.id]
                spots.append(spot._replace(x=x, y=y, w=wide - 40, h=h))
            elif spot.id == "restart":
                spots.append(spot._replace(x=x + wide / 2 - 60, y=382))
            else:
                ways.append(spot)
        tutorial, play, lab = ways
        across = wide - 48 - (84 if len(rest) > 6 else 0)
        spots.append(tutorial._replace(x=x - (wide - 48 - across) / 2, y=382, w=across, h=76))
        spots.append(play._replace(x=x, y=464, w=wide - 48))
        spots.append(lab._replace(x=x, y=544, w=wide - 48))
        end = 592.0
        frame = frame._replace(x=x, y=(96 + end) / 2, w=wide, h=end - 96)
        return [frame, *legible(spots)], end + 12

    def _head(self, x: float, wide: float) -> list[Spot]:
        title = say(f"{self.game}-title")
        name = self.arcade.settings.nickname
        if name:
            title = say("level-hello", name=literal(name), game=title)
        login = round_button("login", "person", 1214, 54, say("level-login"))
        return [heading(title, 54, x, wide), login.only(Access.STAFF)]

    def _ways(self) -> list[Spot]:
        """Back, and to what is not a lesson."""
        spots = [
            button("back", say("back"), 150, 672, 200, 68, Button("ghost", "back")),
            button("setup", say("level-setup"), 426, 672, 310, 68, Button("ghost", "settings")),
        ]
        if topic_of(self.lesson.id) is not None:
            quiz = button("quiz", say("level-quiz"), 777, 672, 350, 68, Button("ghost", "check"))
            spots.append(quiz)
        style = Button("ghost", "book")
        teacher = button("teacher", say("level-teacher"), 1109, 672, 272, 68, style)
        return [*spots, teacher.only(Access.STAFF)]

    def _row(self, lesson: Lesson, y: float, high: float) -> list[Spot]:
        chosen = lesson is self.lesson
        done = self.places[lesson.id].finished(lesson)
        icon = "check" if done else "learn"
        art = Button("outline" if chosen else "ghost", icon)
        row = button(f"lesson:{lesson.id}", say(f"{lesson.id}-title"), 330, y, 560, high, art)
        return [row]

    def _chosen(self) -> list[Spot]:
        lesson, x = self.lesson, 945.0
        place = self.places[lesson.id]
        spots = [
            Spot("frame", Panel(), x, 340, 600, 470, 1),
            words(
                "name", say(f"{lesson.id}-title"), x, 146, 540, 50, Label("yellow", 28, bold=True)
            ),
            words("teaches", say(f"{lesson.id}-teaches"), x, 228, 540, 100, Label("text", 22)),
            words("state", self._state(place), x, 318, 540, 64, Label("second", 19)),
        ]
        again = place.begun or place.finished(lesson)
        label = "level-go-on" if place.begun else "level-again" if again else "level-tutorial"
        spots.append(button("tutorial", say(label), x, 410, 420, 80, Button("primary", "learn")))
        spots += [
            button("play", say("level-play"), x - 147, 506, 284, 72, Button("outline", "play")),
            button("lab", say("lab-title"), x + 147, 506, 284, 72, Button("outline", "learn")),
        ]
        if place.begun:
            spots.append(
                round_button("restart", "replay", x + 255, 410, say("level-from-beginning"))
            )
        return spots

    def _state(self, place: Place) -> Phrase:
        lesson = self.lesson
        if place.finished(lesson):
            return say("level-done")
        if lesson.minutes and not self.early(lesson) and not place.begun:
            return say("level-minutes", minutes=lesson.minutes)
        if self.early(lesson):
            return say("level-early")
        return say("level-chapters", done=len(place.done), all=len(lesson.chapters))

    def chosen(self, spot: Spot) -> Transition:
        """Choose a lesson, learn it, or play it."""
        match spot.id:
            case "back":
                return Reset(places.Title(self.game))
            case "login":
                return Push(places.Login())
            case "setup":
                return Push(places.Setup(self.game, self.lesson.options))
            case "quiz":
                return Push(places.Quiz(topic_of(self.lesson.id) or ""))
            case "lab":
                return Push(places.LawLab())
            case "teacher":
                return Push(places.Teacher(topic_of(self.lesson.id) or ""))
            case "tutorial":
                anew = not self.places[self.lesson.id].begun
                return (anew and self._quiz_first()) or open_lesson(self.arcade, self.lesson)
            case "restart":
                self.places[self.lesson.id] = Place()
                return self._quiz_first() or open_lesson(self.arcade, self.lesson, Place())
            case "play":
                return play_level(self.lesson)
        self.lesson = next(each for each in self.lessons if spot.id == f"lesson:{each.id}")
        self.lay()
        return None

    def _quiz_first(self) -> Transition:
        """In a class the quiz is offered before a lesson is begun, with one touch past it.

        Not to somebody who has done it before this lesson: the next round is for after it.
        """
        topic, arcade = topic_of(self.lesson.id), self.arcade
        if topic is None or arcade.policy is not None or not group(arcade.store):
            return None
        if arcade.learner is not None and arcade.learner.next_moment(topic) == "after":
            return None
        ways = {"quiz": say("level-quiz-first"), "lesson": say("level-quiz-past")}
        return Push(Dialog(arcade, say("level-quiz-offer"), say("level-quiz-why"), ways))

    def resume(self, result: Any) -> Transition:
        """Back from the login, the setup, or the question whether the quiz comes first."""
        if result == "quiz":
            return Push(places.Quiz(topic_of(self.lesson.id) or ""))
        if result == "lesson":
            return open_lesson(self.arcade, self.lesson, self.places[self.lesson.id])
        self.places = self._places()  # of the one who may have given a code meanwhile
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK leads to the title, HELP to the rules."""
        if want is Want.HELP:
            return Push(places.Rules(self.game))
        return Reset(places.Title(self.game)) if want is Want.BACK else None
