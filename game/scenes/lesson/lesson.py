"""A lesson on the real table: the coach speaks, points, waits, and takes wrong tries back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.progress.lesson_progress import keep_place, place_of, recall
from game.scenes.base import routes
from game.scenes.base.scene import Push, Transition
from game.scenes.lesson.coached_table import (
    AnsweredRight,
    CoachedTable,
    HelpOffered,
    PlaceShown,
    Praised,
    StepBegan,
    TriedWrong,
    coached_match,
)
from game.scenes.lesson.experiment import RunningExperiment
from game.scenes.lesson.pointing import CoachLayer, Pointer
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.margins import RAIL_ID, rail_button, shared_buttons, words_around
from game.scenes.table.model import Dealt, Hinted, Offered, Seated, SideButton, SideKey, TableEffect
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.unread import Unread
from tutorial.coach import Coach
from tutorial.lesson import Lesson

OWN = ("coach:", "rail:", "word:")
"""Prefixes of ids that can be touched at any step and in any position."""

TWICE = 0.6
"""Seconds after a touch of *Next* before a second one in the same place reads on, too."""
QUIET = 10.0
"""Seconds that the learner may think before "Show me" is offered aloud."""


def lesson_scene(services: Services, lesson: Lesson, chapter: int = 0, step: int = 0) -> TableScene:
    """The table of a lesson, from one of its steps on. Errors as of `tutorial.coach.Coach`."""
    coach = Coach(lesson, chapter, step)
    services.begin_lesson(lesson.id)
    if chapter or step:
        recall(coach, place_of(services.store, lesson, services.learner))
    return TableScene(services, coached_match(coach), {}, lambda scene: LessonPolicy(scene, coach))


def lesson_at(scene: object) -> LessonPolicy | None:
    """The lesson that runs on a scene, if it is the table of one."""
    policy = scene.policy if isinstance(scene, TableScene) else None
    return policy if isinstance(policy, LessonPolicy) else None


class LessonPolicy(TablePolicy):
    """A coach plays with a learner: speaks, points, waits, judges every try."""

    def __init__(self, scene: TableScene, coach: Coach) -> None:
        self.scene = scene
        self.coach = coach
        self._asked: object = None
        """The act for which the step waits, and since when: see `_wait_for_an_act`."""
        self._thought = 0.0
        self._begun = 0
        """Right touches of the act that were made."""
        self._next_was: Spot | None = None
        """The button *Next* as it was when it was touched last."""
        self._read_for = 0.0
        """Seconds since then."""
        self.unread = Unread()
        """Timer of the question: has there been time to read it?"""
        self.experiment = RunningExperiment(coach)
        self.course = CoachedTable(scene, coach)
        self.pointer = Pointer(scene, self.course)
        self._over = CoachLayer(self.pointer, self.experiment)
        scene.send(Seated(coach.lesson.seat), Dealt())
        self.course.arrive()

    @property
    def reply(self) -> Phrase | None:
        """The answer to a wrong try, or the reason of a right answer."""
        return self.course.model.reply

    @property
    def sheet(self) -> Sequence[Spot]:
        """The bubble with all that belongs to it; empty while the coach is silent."""
        return self._over.laid

    @property
    def playing(self) -> bool:
        """True in free play."""
        return self.course.playing

    # --- what the table asks ------------------------------------------------------------------

    def may_move(self) -> bool:
        """While the step waits for an act."""
        return self.course.may_move()

    def seat_to_move(self, seat: Seat) -> Transition:
        """The coach says who moves."""
        return self.course.go_on()

    def game_over(self) -> Transition:
        """Go on: the end of a game is not the end of its lesson."""
        return self.course.go_on()

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """Count down the keyframes that are shown before the coach speaks."""
        self.course.frame_shown(frame, skipped=skipped)

    def turned(self) -> None:
        """Keep what the learner has done in this step."""
        self.course.turned()

    def at_rest(self) -> None:
        """Lay the coach's words over the table."""
        self.scene.layout()

    # --- tries --------------------------------------------------------------------------------

    def move_chosen(self, move: Any) -> None:
        """A try of the learner: judged first, played if it is right."""
        if self.playing:
            self.scene.send(Hinted(()))
            self.course.show(self.coach.play_freely(move))
            return
        verdict = self.coach.judge(move)
        if verdict.right:
            self._do(move)
        else:
            self._tell(TriedWrong(verdict))
            if verdict.together:
                self._do_for_them()

    def _tell(self, wrong: TriedWrong) -> None:
        """Say why not, and let go of what was picked."""
        self.course.send(wrong)
        self.scene.send(Offered(None))
        self.scene.services.sound.play("wrong")
        self.scene.layout()

    def _do(self, move: Any) -> None:
        """The right act, the learner's or the coach's, with all that follows from it."""
        events = self.coach.act(move)
        # A try is looked at first: it was neither right nor wrong.
        self.course.send(Praised(on=self.coach.seen is None))
        self._leave_step()
        self.course.show(events)

    def _do_for_them(self) -> None:
        """The coach does the act: it does not count as the learner's."""
        self.coach.show()
        move, tried = self.coach.answer(), self.coach.next_try()
        if move is None and tried is not None:
            self._try_in_vain(tried.spot, tried.after)
        else:
            self._do(move)

    def _try_in_vain(self, spot_id: str, picked: str) -> bool:
        """A touch with which nothing happens is a try where the step asks for some."""
        picker = self.scene.picker
        if not self.course.may_move() or picker is None:
            return False
        if spot_id in picker.nexts() or not self.coach.try_in_vain(spot_id, picked):
            return False
        self.course.send(Praised(on=False))
        self._leave_step()
        self.scene.services.sound.play("focus")
        self.scene.layout()
        return True

    def _leave_step(self) -> None:
        """The step is done: its successor may stand at a position of its own."""
        self.course.send(StepBegan())
        self.scene.send(Offered(None))
        keep_place(self.scene.services.store, self.coach, self.scene.services.learner)

    def _read(self) -> None:
        """Next: the step has been read, or answered."""
        self.coach.go_on()
        self.course.send(Praised(on=False))
        self._leave_step()
        if self.course.leaving:
            self.course.sit()
            return
        self.course.hold_back()
        self.scene.layout()

    # --- laying out ---------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """The table as far as it has been shown, without the bubble."""
        scene = self.scene
        if scene.frames and self.course.now:
            rails = scene.railed(self.side_buttons())
            return [*scene.seen(self.course.now), *rails]
        kept = [spot for spot in scene.at_table() if spot.id != "log"]
        if self.playing:
            line = scene.line or self.course.count_turns()
            kept += words_around(scene.viewport.sheet, (), line)
        # While the coach speaks they lie on the sheet, for what is below it is dim.
        return kept if self.course.speaking() else [*kept, *scene.model.callout]

    def side_buttons(self) -> list[Spot]:
        """Pause and help above; in free play Skip and Hint below."""
        spots = [rail_button("pause", "pause", "first"), *shared_buttons()]
        if self.playing:
            skip = rail_button("skip", "skip", "second last")
            spots.append(skip._replace(spoken=say("coach-skip")))
        if self.playing or "rail:hint" in self.coach.step.point:
            spots.append(rail_button("hint", "hint", "last"))
        return spots

    def over_table(self) -> Sequence[Spot]:
        """Over the table the bubble with its buttons."""
        scene = self.scene
        if scene.frames and not scene.model.due and not scene.motion.busy:
            scene.motion.cut(scene.placed)  # what is held back is not on the table yet
        self.pointer.follow()
        self._over.lay()
        if self.course.speaking():
            step = self.coach.step
            self.unread.ask((self.coach.at, step.text, self.reply) if step.choices else None)
        return self.sheet

    def layout_done(self, focused: str | None) -> None:
        """Give the focus to the next spot to be touched."""
        self.pointer.aim(focused, speaks=bool(self.sheet))

    def aloud(self) -> Sequence[Phrase]:
        """News of the table, then the words of the coach; in free play those of every table."""
        if self.playing:
            return self.scene.news()
        log, line = list(self.scene.log), self.scene.line
        if self.scene.model.callout and line is not None:
            log.append(line)
        if not self.sheet:
            return log
        return [*log, self.reply or self.coach.text(), *self.experiment.aloud()]

    # --- touching -----------------------------------------------------------------------------

    def places_meant(self, places: Sequence[str]) -> Sequence[str]:
        """The place that the step asks for; all of them where it leaves the choice."""
        path = self.course.path()
        return [name for name in places if name in path] or places

    def touchable(self, spots: list[Spot]) -> list[Spot]:
        """While the coach speaks: its buttons, what the step is about, what may be tried."""
        if self.playing:
            return spots
        picker = self.scene.picker
        lit = (
            {spot.id for spot in self.pointer.lit(self.scene.placed)}
            if self.course.speaking()
            else set()
        )
        opened = picker.firsts() | picker.nexts() | picker.alike() if picker else set()
        return [
            spot for spot in spots if spot.id.startswith(OWN) or spot.id in lit or spot.id in opened
        ]

    def hurries(self, intent: Intent) -> bool:
        """A touch where *Next* was reads on, where nothing else lies: the bubble may have moved."""
        was, button = self._next_was, self.scene.find("coach:next")
        pressed = intent.action is Action.PRESS and self._read_for >= TWICE
        if was is None or button is None or not pressed:
            return False
        x, y = self.scene.viewport.unit(intent.at)
        there = abs(x - was.x) <= was.w / 2 and abs(y - was.y) <= was.h / 2
        if not there or self.scene.under(intent.at) is not None:
            return False
        self.chosen(button)
        return True

    def chosen(self, spot: Spot) -> Transition:
        """A button of the coach, or the table."""
        if spot.id.startswith("word:"):
            return Push(routes.GlossaryWord(spot.id.removeprefix("word:")))
        name = spot.id.removeprefix("coach:")
        if name == spot.id:
            if self.scene.picker is None and not spot.id.startswith(RAIL_ID):
                return None
            picker = self.scene.picker
            if self._try_in_vain(spot.id, picker.picked[-1] if picker and picker.picked else ""):
                return None
            led = self.scene.touch(spot)
            sure = self.pointer.sure()
            if sure is not None:
                self.move_chosen(sure)
            return led
        match name:
            case "next" if self.course.model.known and self.unread:
                pass  # the second of two hasty touches: the reason cannot have been read
            case "next":
                self._next_was, self._read_for = spot, 0.0
                self._read()
            case "show":
                self._show_me()
            case "run" | "again":
                self._run()
            case "skip":
                self.skip()
            case "back":
                self.back()
            case _ if name.startswith("choice:"):
                self._choose_answer(name.removeprefix("choice:"))
        return None

    def _choose_answer(self, name: str) -> None:
        if self.unread or self.course.model.known:
            return
        verdict = self.coach.judge_choice(name)
        if not verdict.right:
            self._tell(TriedWrong(verdict, name))
            return
        judged = not self.coach.step.predicts
        self.scene.services.sound.play("good" if judged else "focus")
        if verdict.why is not None:
            self.course.send(AnsweredRight(verdict.why, name))
            self.scene.layout()
            return
        self._read()
        self.course.send(Praised(on=judged))
        self.scene.layout()

    def _run(self) -> None:
        """The experiment of the step begins: throws come in with time."""
        self.experiment.start()
        self.scene.layout()

    def pass_time(self, dt: float) -> None:
        """A question becomes one that was read; an experiment that runs throws on."""
        self.unread.pass_time(dt)
        self._read_for += dt
        self._wait_for_an_act(dt)
        if self.experiment.running and self.experiment.pass_time(dt * self.scene.services.pace):
            self.scene.layout()

    def _wait_for_an_act(self, dt: float) -> None:
        """Offer help after a while in which the learner had time to think alone."""
        if not self.course.may_move() or self.playing:
            return
        coach, picker = self.coach, self.scene.picker
        now = (coach.at, coach.index, coach.tried)
        picked = picker.picked if picker is not None else ()
        if now != self._asked:
            self._asked, self._thought, self._begun = now, 0.0, len(picked)
        elif len(picked) > self._begun:
            # A right touch needs no help, until the next one takes long.
            self._thought, self._begun = 0.0, len(picked)
            if self.course.model.helps and not self.course.model.shown:
                self.course.send(HelpOffered(on=False))
                self.scene.layout()
        self._thought += dt
        if self._thought >= QUIET and not self.course.model.helps:
            self.course.send(HelpOffered(on=True))
            self.scene.layout()

    def _show_me(self) -> None:
        """First the place, then the act itself."""
        if not self.course.path() or not self.course.speaking():
            return
        if not self.course.model.shown:
            self.course.send(PlaceShown())
            self.scene.layout()
            return
        self._do_for_them()

    # --- the ways through the lesson ----------------------------------------------------------

    def skip(self) -> None:
        """The step is done without the learner; the pause menu leaves the whole chapter."""
        if self.coach.over or self.coach.done:
            return
        self.coach.do_step()
        self.course.send(Praised(on=False))
        self.course.sit()

    def back(self) -> None:
        """To the step before."""
        self.coach.back()
        self.course.send(Praised(on=False))
        self.course.sit()

    def resumed(self, result: Any) -> None:
        """Act on the choice made in the pause."""
        match result:
            case "replay":
                self.course.replay()
            case "skip":
                self.course.skip_chapter()

    def key(self, action: Action) -> TableEffect | None:
        """UNDO is the coach's Back, HINT its Show me."""
        match action:
            case Action.UNDO if not self.playing:
                self.back()
            case Action.HINT if not self.playing:
                self._show_me()
            case Action.UNDO:
                pass
            case _:
                return SideKey(action)
        return None

    def side_button(self, name: str) -> TableEffect | None:
        """The pause of a lesson has ways through it; Skip takes the step away."""
        match name:
            case "pause":
                from game.scenes.lesson.lesson_pause import LessonPause

                return Push(LessonPause(self.scene.services, self.coach))
            case "skip":
                self.skip()
                return None
        return SideButton(name)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Over the table lies what the coach says."""
        self._over.draw(surface)

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """While the coach speaks, what it points at."""
        return self.pointer.marks() if self.sheet else ()
