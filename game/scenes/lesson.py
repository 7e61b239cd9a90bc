"""A lesson on the real table: the coach speaks, points, waits, and takes wrong tries back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.core.contract import SPECTATOR
from game.core.phrase import Phrase, say
from game.drivers import AI, HUMAN, Match, Person, seat_names
from game.scenes.scene import Pop, Transition
from game.scenes.table import TableScene
from game.tables.table import HEIGHT, WIDTH, Spot
from game.ui.intents import Want
from game.ui.paint import paint_marks, paint_spot
from tutorial.coach import Coach
from tutorial.lesson import Lesson

VEIL = (4, 7, 15, 194)
BUBBLE = (716.0, 288.0)
GAP = 22.0
"""Units between what the coach speaks of and its bubble."""


class LessonScene(TableScene):
    """Plays a lesson from one of its chapters; pops True when it is finished."""

    def __init__(self, arcade: Arcade, lesson: Lesson, chapter: int = 0) -> None:
        self.coach = Coach(lesson, chapter)
        self.lesson = lesson
        self.answered: Phrase | None = None
        """What the coach says to a wrong try, in place of the step."""
        self.shown = False
        """Whether the place is marked."""
        super().__init__(arcade, self._match(), {})
        self.viewer = lesson.seat

    def _match(self) -> Match:
        seats = [AI + "visitor"] * self.lesson.seats
        seats[self.lesson.seat] = HUMAN
        return Match(self.coach.session, tuple(seats), None, seat_names(seats))

    def _sit(self) -> None:
        """The chapter's session is on the table now."""
        self.match = self._match()
        self.session = self.coach.session
        self.drivers = {seat: Person() for seat in range(self.lesson.seats)}
        self.frames.clear()
        self.picker = None
        self.answered = None
        self.shown = False
        self.line = None
        self.settle()

    # --- what the coach waits for -------------------------------------------------------------

    def speaking(self) -> bool:
        """Whether the bubble is there: nothing moves, and nothing is still to be shown first."""
        if self.coach.done or self.motion.busy:
            return False
        hold = self.coach.step.hold
        if self.frames:
            return bool(hold) and not any(frame.sound == hold for frame in self.frames)
        return not self.coach.pending

    def mine(self) -> bool:
        """Touches count only while the step waits for an act."""
        return (
            self.speaking()
            and not self.frames
            and (bool(self.coach.step.answer) or bool(self.coach.step.free))
            and self.session.to_move() == self.viewer
        )

    def update(self, dt: float) -> Transition:
        """Frames and replies first; then the bubble stands until it is answered."""
        if self.motion.update(dt):
            self.dirty = True
            if not self.motion.busy:
                self.lay()
            return None
        if self.rest > 0:
            self.rest -= dt
            return None
        if self.coach.done:
            return Pop(result=True)
        if self.speaking():
            if self.coach.step.free and self.session.to_move() != self.viewer:
                self._answer_freely()
            elif not self.laid or not any(spot.id == "coach:bubble" for spot in self.laid):
                self.lay()
            return None
        if self.frames:
            self._next_frame()
            return None
        move = self.coach.reply()
        if move is not None:
            super().play(move)
        else:
            self.lay()
        return None

    def play(self, move: Any) -> None:
        """A try of the learner: judged first, played if it is right."""
        verdict = self.coach.judge(move)
        if not verdict.right:
            self.answered = verdict.why
            self.shown = self.shown or verdict.show
            self.picker = None
            self.arcade.sound.play("wrong")
            if verdict.together:
                self._show_me()
            else:
                self.lay()
            return
        self._do(move)

    def _do(self, move: Any) -> None:
        self.answered = None
        self.shown = False
        free = self.coach.step.free
        if not free:
            self.coach.act()
        super().play(move)
        self.arcade.sound.play("good")
        if not free or self.session.to_move() is None or self._free_turns() >= free:
            self._go_on()

    def _free_turns(self) -> int:
        return sum(seat == self.viewer for seat in self.session.movers[self.coach.start :])

    def _answer_freely(self) -> None:
        from ai.levels import bot_seed, budget, make_bot

        seat = self.session.to_move()
        if seat is None:
            self._go_on()
            return
        seed = bot_seed(self.session.seed, seat, len(self.session.moves))
        bot = make_bot(self.lesson.game, "visitor", seed)
        legal = self.session.legal_moves()
        super().play(
            bot.choose(self.session.view(seat), legal, budget(self.lesson.game, "visitor"))
        )

    def _go_on(self) -> None:
        before = self.coach.at
        self.coach.go_on()
        self.answered = None
        self.shown = False
        if self.coach.done or self.coach.at != before:
            self._keep_place()
        if not self.coach.done and self.coach.at != before:
            self._sit()

    def _keep_place(self) -> None:
        place = {"chapter": self.coach.at, "done": self.coach.done}
        self.arcade.store.set_progress(f"lesson-{self.lesson.id}", json.dumps(place))

    # --- laying out ---------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """The table, and over it the bubble with its buttons."""
        spots = [spot for spot in super().spots() if spot.id not in ("rail:undo", "log")]
        if not self.speaking():
            return spots
        return [*spots, *self.bubble(spots)]

    def lit(self, spots: Sequence[Spot]) -> list[Spot]:
        """What the step points at, and what may be touched next."""
        ids = set(self.coach.step.point)
        if self.picker is not None and self.picker.picked:
            ids |= self.picker.nexts()
        return [spot for spot in spots if spot.id in ids]

    def bubble(self, spots: Sequence[Spot]) -> list[Spot]:
        """Bubble, dots, coach and buttons, beside what they speak of."""
        w, h = BUBBLE
        x, y = _beside(self.lit(spots))
        left, top = x - w / 2, y - h / 2
        steps = len(self.coach.chapter.steps)
        made = [
            Spot("coach:bubble", "bubble", x, y, w, h, 100),
            Spot("coach:title", "label:second,18,left,bold", left + 170, top + 38, 280, 30, 101,
                 self.coach.title()),
            Spot("coach:dots", f"dots:{self.coach.index},{steps}", left + w - 150, top + 38, 240,
                 24, 101),
            Spot("coach:text", "label:text,25,left", x - 20, top + 122, w - 110, 124, 101,
                 self.answered or self.coach.text(), self.answered or self.coach.text()),
            Spot("coach:face", "coach", left + w + 40, top + 110, 150, 130, 102),
            self._button("back", "ghost,back", left + 105, top + h - 52, 148),
            self._button("skip", "ghost,skip", left + 268, top + h - 52, 148),
        ]  # fmt: skip
        if self.coach.step.free:
            return made
        main = "show" if self.coach.step.answer else "next"
        icon = "eye" if main == "show" else "next"
        made.append(self._button(main, f"primary,{icon}", left + w - 150, top + h - 52, 230))
        return made

    def _button(self, name: str, style: str, x: float, y: float, w: float) -> Spot:
        label = say(f"coach-{name}")
        return Spot(f"coach:{name}", f"button:{style}", x, y, w, 64, 103, label, label)

    # --- touching -----------------------------------------------------------------------------

    def touchable(self) -> list[Spot]:
        """While the coach speaks: its buttons, and what the step is about."""
        spots = super().touchable()
        if not self.speaking():
            return spots
        if self.coach.step.free:
            return spots
        lit = {spot.id for spot in self.lit(self.laid)}
        opened = self.picker.firsts() | self.picker.nexts() if self.picker else set()
        return [
            spot for spot in spots
            if spot.id.startswith(("coach:", "rail:")) or spot.id in lit or spot.id in opened
        ]  # fmt: skip

    def chosen(self, spot: Spot) -> Transition:
        """A button of the coach, or the table."""
        if not spot.id.startswith("coach:"):
            return super().chosen(spot)
        match spot.id.removeprefix("coach:"):
            case "next":
                self._go_on()
            case "show":
                self._show_me()
            case "skip":
                self._skip()
            case "back":
                self.coach.back()
                self._sit()
        self.lay()
        return None

    def _show_me(self) -> None:
        if not self.shown:
            self.shown = True
            self.lay()
            return
        move = self.coach.answer()
        if move is not None:
            self._do(move)

    def _skip(self) -> None:
        before = self.coach.at
        self.frames.clear()
        while self.coach.pending:
            self.session.play(self.coach.reply(), SPECTATOR)
        if self.coach.step.free:
            self.coach.go_on()
        else:
            self.coach.do_step()
        if self.coach.done or self.coach.at != before:
            self._keep_place()
        if not self.coach.done:
            self._sit()

    def wanted(self, want: Want) -> Transition:
        """UNDO is the coach's Back."""
        if want is Want.UNDO:
            self.coach.back()
            self._sit()
            return None
        if want is Want.HINT:
            self._show_me()
            return None
        return super().wanted(want)

    # --- painting -----------------------------------------------------------------------------

    def marks(self) -> Any:
        """The place, once it is to be shown; else as on every table."""
        if self.shown and self.coach.step.answer and self.picker is not None:
            move = self.coach.answer()
            path = self.table.clicks(self.view(), move)
            at = len(self.picker.picked)
            if path[:at] == self.picker.picked and at < len(path):
                spot = self.find(path[at])
                if spot is not None:
                    yield spot, "hint"
        yield from super().marks()

    def draw(self, surface: pygame.Surface) -> None:
        """The table, dimmed but for what the coach speaks of, and the bubble."""
        super().draw(surface)
        if not self.speaking() or self.coach.step.free:
            bubble = [spot for spot in self.laid if spot.id.startswith("coach:")]
        else:
            bubble = [spot for spot in self.laid if spot.id.startswith("coach:")]
            self._dim(surface)
        for spot in bubble:
            paint_spot(surface, self.stage, spot, pressed=spot.id == self.pressed)
        lit = {spot.id for spot in self.lit(self.laid)} | {spot.id for spot in bubble}
        paint_marks(surface, self.stage, [m for m in self.marks() if m[0].id in lit])

    def _dim(self, surface: pygame.Surface) -> None:
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(VEIL)
        for spot in self.lit(self.laid):
            hole = self.stage.rect(spot).inflate(self.stage.easel.px(20), self.stage.easel.px(20))
            pygame.draw.rect(veil, (0, 0, 0, 0), hole, border_radius=self.stage.easel.px(14))
        surface.blit(veil, (0, 0))
        for spot in self.lit(self.laid):
            paint_marks(surface, self.stage, [(spot, "selected")])


def _beside(lit: Sequence[Spot]) -> tuple[float, float]:
    """Where the middle of the bubble goes: beside what is lit, never on it, inside the stage."""
    w, h = BUBBLE
    if not lit:
        return WIDTH / 2 - 40, HEIGHT / 2
    left = min(spot.x - spot.w / 2 for spot in lit)
    right = max(spot.x + spot.w / 2 for spot in lit)
    top = min(spot.y - spot.h / 2 for spot in lit)
    bottom = max(spot.y + spot.h / 2 for spot in lit)
    middle = (left + right) / 2, (top + bottom) / 2
    lowest, highest = h / 2 + 8, HEIGHT - h / 2 - 8
    furthest = WIDTH - w / 2 - 120

    def held(x: float, y: float) -> tuple[float, float]:
        return min(furthest, max(w / 2 + 16, x)), min(highest, max(lowest, y))

    tries = [
        held(middle[0], bottom + GAP + h / 2), held(middle[0], top - GAP - h / 2),
        held(right + GAP + w / 2, middle[1]), held(left - GAP - w / 2, middle[1]),
    ]  # fmt: skip

    def covered(at: tuple[float, float]) -> float:
        x, y = at
        total = 0.0
        for spot in lit:
            across = min(x + w / 2, spot.x + spot.w / 2) - max(x - w / 2, spot.x - spot.w / 2)
            down = min(y + h / 2, spot.y + spot.h / 2) - max(y - h / 2, spot.y - spot.h / 2)
            total += max(0.0, across) * max(0.0, down)
        return total

    return min(tries, key=covered)
