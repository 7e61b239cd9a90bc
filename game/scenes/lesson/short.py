"""A short lesson: its apparatus on the left, and on the right the step with its choices."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import moving_pictures
from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, say
from game.core.rng import new_seed
from game.progress.lesson_progress import keep_short
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.lesson.short_board import board_of
from game.scenes.lesson.short_pictures import frame_of, picture_of
from game.services import Services
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row, Steady
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import button, dimmed, marked, praise, round_button, spring, stepper, text, title
from game.ui.sizes import APPARATUS, CHOICE, FACE, LINE
from tutorial.short.lessons import SHORT_LESSONS
from tutorial.short.short_lesson import (
    Room,
    ShortModel,
    acted,
    answered,
    begun,
    onward,
    picked,
    room_of,
    turned,
)

HEAD = Label("second", 22, bold=True)
WORDS = Label("text", 22, "left")
LAW = Label("yellow", 24, "left", bold=True)
AGAIN = Label("second", 19, "left")
WHY = Label("text", 19, "left")
READING = Label("text", 19)
CHOICE_PREFIX = "choice:"
RATE = 24
"""Pictures a second of one that moves."""


def view(model: ShortModel, room: Room) -> Node:
    """The page of a step; after the last one, praise.

    ``room``: all that the lesson says elsewhere. It has the same room, so that the apparatus stays
    where it is from the first step to the last.
    """
    if model.done:
        return _finished(model)
    back = round_button("back", "back", say("back"))
    number = say("path-step", name=name_of(model), n=model.at + 1, all=len(model.lesson.steps))
    head = Row([back, text("heading", number, HEAD, grow=1.0)])
    apparatus, words = _apparatus(model, room), _beside(model)
    steady = Steady(words, [_beside(each) for each in room.models])
    wide = Row([apparatus, steady], gap=3 * GAP, parts=(1, 1))
    tall = Column([apparatus, steady])
    if model.apparatus.worded:  # Its board needs all the height that a step leaves.
        tall = Column([_apparatus(model, Room()), *_step(model), *_onward(model)])
    return Column([head, Choose(wide, tall, grow=1.0)])


def name_of(model: ShortModel) -> Phrase:
    """The name of the lesson."""
    return say(f"short_{model.lesson.id}-title")


def _apparatus(model: ShortModel, room: Room) -> Node:
    """The picture, and what it shows in words."""
    readings = _readings(model.apparatus.readings())
    if room.readings:
        others = [Column(_readings(each)) for each in room.readings]
        readings = [Steady(Column(readings), others)]
    if model.apparatus.columns:
        return Column([board_of(model.apparatus), *readings], grow=1.0)
    picture = Spot("picture", picture_of(model.apparatus), 0, 0, 0, 0, 2)
    return Column([Leaf(picture, natural=APPARATUS, stretch=True, grow=1.0), *readings], grow=1.0)


def _readings(readings: Sequence[Phrase]) -> list[Node]:
    return [text(f"reading:{n}", words, READING) for n, words in enumerate(readings)]


def _beside(model: ShortModel) -> Node:
    """Words of the step, what can be done, and the way on at the foot."""
    return Column([*_step(model), spring(), *_onward(model)])


def _step(model: ShortModel) -> list[Node]:
    """Words, and what can be done: choices, or the controls of the apparatus."""
    step = model.step
    words: list[Node] = []
    if step.predicts:
        words.append(text("kind", say("coach-expect"), AGAIN))
    elif step.states:
        words.append(text("kind", say("coach-state"), AGAIN))
    elif step.law:
        words.append(text("kind", say("coach-law"), AGAIN))
    words.append(text("text", model.text, LAW if step.law else WORDS))
    if model.expected is not None:
        words.append(_recalled(model, model.expected))
    if model.solved:
        words.append(marked("known", say(model.key(model.solved)), right=True))
        words.append(text("why", say(model.key(model.solved, "why")), WORDS))
    elif step.choices:
        words.append(Column([_choice(model, name) for name in step.choices]))
        if model.wrong:
            words.append(text("why", say(model.key(model.wrong[-1], "why")), WHY))
    else:
        words += _controls(model)
    return words


def _recalled(model: ShortModel, expected: Phrase) -> Node:
    """The prediction with a tick or a cross; beside a wrong one what turned out to be true."""
    true = model.said_right
    marks: list[Node] = [marked("said", say("coach-said", said=expected), right=true)]
    if not true:
        marks.append(marked("truth", model.truth, right=True))
    return Choose(Row(marks, even=True), Column(marks))


def _choice(model: ShortModel, name: str) -> Leaf:
    phrase = say(model.key(name))
    art = Button("danger", "cross") if name in model.wrong else Button("outline")
    spot = Spot(f"{CHOICE_PREFIX}{name}", art, 0, 0, 0, 0, 10, phrase, phrase)
    return Leaf(spot, grow=1.0, most_h=CHOICE)


def _controls(model: ShortModel) -> list[Node]:
    """The controls, and the buttons that let something happen."""
    apparatus = model.apparatus
    start = f"short_{apparatus.name}"
    rows: list[Node] = [
        stepper(control, say(f"{start}-{control}"), apparatus.value(control))
        for control in apparatus.controls
    ]
    acts = [
        dimmed(
            button(f"act:{act}", say(f"{start}-{act}-act"), "outline", "turn", grow=1.0),
            dim=not apparatus.ready(act),
        )
        for act in apparatus.acts
    ]
    return [*rows, Grid(acts)]


def _onward(model: ShortModel) -> list[Node]:
    if model.step.choices and not model.solved:
        return []
    return [dimmed(button("next", say("coach-next"), "primary", "next"), dim=not model.ready)]


def _finished(model: ShortModel) -> Node:
    face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
    stars = say("finish-stars", stars=model.stars, right=model.known, asked=model.asked)
    words = [
        title(say("finish-title")),
        text("stars", stars, LINE),
        text("law", say(f"short_{model.lesson.id}-law"), WORDS),
    ]
    ways = [
        button("again", say("path-again"), "outline", "replay"),
        button("path", say("path-title"), "primary", "path"),
    ]
    return praise(face, words, [Choose(Row(ways, gap=2 * GAP, even=True), Column(ways))])


class ShortScene(Screen):
    """One short lesson from its beginning. It takes a few minutes, so it is not kept half way."""

    upright = fluid = True

    def __init__(self, services: Services, lesson: str, seed: str | None = None) -> None:
        """``lesson``: the id. ``seed``: of the dice; None: a new one."""
        super().__init__(services)
        self.lesson = SHORT_LESSONS[lesson]
        self.model = self._begin(seed)
        self.focused = None
        self.seconds = 0.0
        """Seconds that the moving picture has run."""

    def _begin(self, seed: str | None = None) -> ShortModel:
        return begun(self.lesson, self.lesson.apparatus.seeded(seed or new_seed()))

    def view(self) -> Node:
        """The page for this state."""
        if not self.model.done:
            self.unread.ask((self.model.at, len(self.model.wrong), self.model.solved))
        return view(self.model, room_of(self.lesson, self.services.text.say))

    def chosen(self, spot: Spot) -> Transition:
        """A choice, a control, an act; on, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back" | "path":
                return Pop()
            case "again":
                self.model = self._begin()
            case "choice" if not self.unread:
                self._answer(rest)
            case "cell":
                self.model = picked(self.model, rest)
                self.services.sound.play("focus")
            case "act":
                self.model = acted(self.model, rest)
                self.seconds = 0.0
                self.services.sound.play("card")
            case "next" if self.model.ready and not (self.model.solved and self.unread):
                self._go_on()
            case control if rest in ("less", "more"):
                self.model = turned(self.model, control, 1 if rest == "more" else -1)
        self.layout()
        return None

    # --- motion -------------------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """A moving picture goes on."""
        if self.model.apparatus.moves and not self.model.done and not self.unmoved:
            before = int(self.seconds * RATE)
            self.seconds += dt
            self.dirty |= int(self.seconds * RATE) != before
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The page, and its picture where that moves."""
        super().draw(surface)
        spot = self.find("picture")
        if spot is None or not self.model.apparatus.moves:
            return
        viewport = self.viewport
        seconds = moving_pictures.STILL if self.unmoved else self.seconds
        frame = frame_of(self.model.apparatus)
        moving_pictures.draw(surface, viewport.rect(spot), viewport.renderer, frame, seconds)

    def _answer(self, choice: str) -> None:
        before = self.model
        self.model = answered(before, choice)
        if self.model.at != before.at or self.model.solved:
            self.services.sound.play("good" if before.step.right else "focus")
            self.focused = "next" if self.model.solved else None
        else:
            self.services.sound.play("wrong")

    def _go_on(self) -> None:
        self.model = onward(self.model)
        self.focused = None
        if self.model.done:
            keep_short(self.services.store, self.lesson.id, self.model.stars, self.services.learner)
            self.services.sound.play("win")
            self.focused = "path"

    def on_action(self, action: Action) -> Transition:
        """BACK leads where the lesson was opened."""
        return Pop() if action is Action.BACK else None
