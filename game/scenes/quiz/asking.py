"""A question as a page: its words, its cards, its choices in words or in cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Unpack

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.games import every_lesson
from game.progress import lesson_progress
from game.progress.hunt_notebook import STEPS, hunt_notebook
from game.progress.lesson_progress import place_of
from game.scenes.base import routes
from game.scenes.base.routes import Route
from game.scenes.lab.reaction_spots import listed
from game.services import Services
from game.tables.pictures import Button, Label, Portrait
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Limits, Node, Pad, Row, Stack
from game.ui.lists import Gallery, Grid
from game.ui.measure import EDGE, GAP
from game.ui.parts import Kind, button, ends, foot_button, text
from game.ui.sizes import ANSWER, ANSWER_CARDS, CARD, PAGE, READING, SHOWN
from tutorial.items.bank import (
    BUMP_HUNT,
    LAW_LAB,
    NO_LESSON,
    Item,
    is_there,
    law_key,
    lesson_of,
    read_topic,
    topic_of,
)
from tutorial.lesson import Lesson
from tutorial.quiz.learner import Learner, LessonState, NextStep, places

CHOICE = "choice:"
"""Prefix of the ids of choices."""
ABOVE = Label("second", 20)
"""Style of the line above a question."""
STEM = Label("text", 28, bold=True)
NAMED = Label("text", 20, bold=True)
"""The name of a card."""
TITLES = {LAW_LAB: "lab-title", BUMP_HUNT: "hunt-title"}
"""Names of topics that are no lesson."""
ODD = 3
"""Choices that stand one below another on a wide sheet too."""


@dataclass(frozen=True, slots=True)
class Question:
    """One tier of an item, as one learner sees it."""

    item: Item
    seed: str
    """Seed of the places of the choices."""
    answered: str = ""
    """The answer, where the reason is asked now."""

    @property
    def choices(self) -> tuple[str, ...]:
        """In this learner's order."""
        item = self.item
        if self.answered and item.reason is not None:
            return places(item.reason.choices, self.seed, item.why_key)
        return places(item.choices, self.seed, item.key)

    @property
    def stem(self) -> Phrase:
        """The question."""
        return say(self.item.why_key if self.answered else self.item.key)

    def choice(self, name: str) -> Phrase:
        """A choice as it is read or spoken."""
        item = self.item
        if self.answered:
            return say(item.reason_key(name))
        return choice_phrase(item, name)


def choice_phrase(item: Item, name: str) -> Phrase:
    """An answer in words: cards by the names of their particles."""
    if item.choice_pictures:
        return listed([f"particle-{PARTICLES[card].key}" for card in item.choice_pictures[name]])
    return say(item.choice_key(name))


def view(title: Phrase, question: Question, leaves: Phrase | None = None, marked: str = "") -> Node:
    """The stem above, what belongs to it, the choices, and the two ways past it.

    ``leaves``: words of the button that leads away; None: "Leave". ``marked``: id of the answer
    that was touched.
    """
    item = question.item
    head: list[Node] = [text("title", title, ABOVE), text("asked", question.stem, STEM)]
    if question.answered:
        answered = say("quiz-said", answer=choice_phrase(item, question.answered))
        head.append(text("recall", say("quiz-recall", asked=say(item.key), said=answered), ABOVE))
    elif item.picture:
        head.append(cards("shown", item.picture, most_h=SHOWN))
    pictured = item.choice_pictures and not question.answered
    choices = _pictured(question, marked) if pictured else _worded(question, marked)
    leave = foot_button("leave", leaves or say("quiz-leave"), icon="exit")
    skip = foot_button("skip", say("quiz-skip"), _kind("skip", marked, "ghost"), "skip")
    return Column([*head, choices, ends(leave, skip)], gap=2 * GAP, most_w=PAGE)


def cards(id_: str, particles: Sequence[int], places: int = 0, **limits: Unpack[Limits]) -> Gallery:
    """Cards of particles, as large as so many of them could be: ``<id>:0`` ..."""
    spots = [Spot(f"{id_}:{i}", Portrait(card), 0, 0, 0, 0, 14) for i, card in enumerate(particles)]
    return Gallery([Leaf(spot, CARD) for spot in spots], CARD, places=places, **limits)


def _kind(name: str, marked: str, plain: Kind) -> Kind:
    return "primary" if name == marked else plain


def _worded(question: Question, marked: str) -> Node:
    choices = []
    for name in question.choices:
        id_, phrase = f"{CHOICE}{name}", question.choice(name)
        kind = _kind(id_, marked, "outline")
        choices.append(button(id_, phrase, kind, grow=1.0, most_h=ANSWER))
    below = Column(choices, gap=2 * GAP, grow=1.0, most_w=READING)
    if len(choices) == ODD:
        return below
    return Choose(Grid(choices, columns=2, gap=2 * GAP, aisle=2 * GAP), below, grow=1.0)


def _pictured(question: Question, marked: str) -> Node:
    """Single cards have their names: below them on a wide sheet, beside them on a tall one."""
    pictures = question.item.choice_pictures
    most = max(map(len, pictures.values()))
    named = most == 1
    choices = [_in_cards(question, name, most, marked) for name in question.choices]
    wide = Grid(choices, columns=len(choices) if named else 2, aisle=2 * GAP)
    return Choose(wide, Grid(choices, columns=1 if named else 0), grow=1.0)


def _in_cards(question: Question, name: str, most: int, marked: str) -> Node:
    """A choice; its cards are not larger than those of the choice that has ``most`` of them."""
    phrase = question.choice(name)
    ground = Button(_kind(f"{CHOICE}{name}", marked, "outline"))
    box = Leaf(Spot(f"{CHOICE}{name}", ground, 0, 0, 0, 0, 10, spoken=phrase))
    shown: Node = cards(f"card:{name}", question.item.choice_pictures[name], most, grow=1.0)
    if most == 1:
        words = Spot(f"name:{name}", NAMED, 0, 0, 0, 0, 14, phrase)
        beside = Row([shown, Leaf(words, grow=1.0)], even=True)
        shown = Choose(Column([shown, Leaf(words, grow=0.5)]), beside)
    return Stack([box, Pad(shown, 2 * EDGE, 2 * GAP)], grow=1.0, most_h=ANSWER_CARDS)


# --- ways -----------------------------------------------------------------------------------------
# From a topic to its lesson, and from a law to the step that teaches it.


def in_order() -> list[str]:
    """The topics of the bank in the order of the lessons, then those that are no lesson."""
    taught = [topic for lesson in every_lesson() if (topic := topic_of(lesson)) is not None]
    return [*taught, *filter(is_there, NO_LESSON)]


def title_of(topic: str) -> Phrase:
    """Name of a topic."""
    return say(TITLES.get(topic) or f"{lesson_of(topic)}-title")


def law_of(topic: str, law: str) -> Phrase:
    """A law in one sentence."""
    return say(f"{law_key(topic, law)}-law")


def lesson_about(topic: str) -> Lesson | None:
    """The lesson of a topic; None for the law lab and the bump hunt."""
    return every_lesson().get(lesson_of(topic) or "")


def lesson_state(services: Services, topic: str, who: Learner | None) -> LessonState:
    """State of the lesson of a topic; empty: unknown, where there is no lesson."""
    if topic == BUMP_HUNT and who is not None and who.code:
        done = hunt_notebook(services.store, who).done
        return "finished" if {*STEPS} <= {*done} else "begun" if done else "new"
    return lesson_progress.lesson_state(services.store, lesson_about(topic), who)


def has_had_lesson(services: Services, topic: str, who: Learner, *, finished: bool) -> None:
    """Give a learner with a new code the place in the lesson that was reached without one."""
    lesson = lesson_about(topic)
    if lesson is not None:
        lesson_progress.take_over(services.store, lesson, who, finished=finished)


def next_step(services: Services, topic: str, who: Learner) -> NextStep:
    """The next step of this learner about a topic."""
    return who.next_step(topic, lesson_state(services, topic, who), date.today())


def to_lesson(services: Services, topic: str) -> Route:
    """The lesson where it was left; the door of the law lab or of the bump hunt."""
    lesson = lesson_about(topic)
    if lesson is None:
        return _door(topic)
    at = place_of(services.store, lesson, services.learner)
    return routes.LessonStep(lesson, at.chapter, at.step)


def _door(topic: str) -> Route:
    return routes.BumpHunt() if topic == BUMP_HUNT else routes.LawLab()


def to_law(topic: str, law: str) -> Route:
    """The step that teaches a law; the beginning of the lesson where none is named."""
    lesson, pair = lesson_about(topic), read_topic(topic).pair(law)
    if lesson is None or pair is None:
        return _door(topic)
    for n, chapter in enumerate(lesson.chapters):
        for m, step in enumerate(chapter.steps):
            if f"{chapter.id}.{step.text}" == pair.step:
                return routes.LessonStep(lesson, n, m)
    return routes.LessonStep(lesson, 0, 0)
