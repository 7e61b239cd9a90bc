"""A lesson on the real table: the coach speaks, points, waits, and takes wrong tries back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.art.menu.coach import CoachMood, Tap
from game.core.phrase import Phrase, say
from game.progress.lesson_progress import keep_place
from game.scenes.base import places
from game.scenes.base.scene import Push, Transition
from game.scenes.lesson.coach_bubble import Said, sheet
from game.scenes.lesson.coached_table import FollowingScene
from game.scenes.lesson.pointing import edged, seen, wanted, with_belongings
from game.scenes.table.side_buttons import RAIL
from game.scenes.table.table import TableScene
from game.tables.pictures import Chip, Label
from game.tables.table import Spot
from game.ui.equal_letters import evened
from game.ui.intents import Intent, Want
from game.ui.paint import paint_marks, paint_spot
from game.ui.spotlight import Spotlight
from tutorial.coach import Verdict
from tutorial.lesson import Lesson

OWN = ("coach:", "rail:", "word:")
"""What can be touched at any step, whatever is on the table."""


class LessonScene(FollowingScene):
    """Plays a lesson from one of its steps on, then shows what comes next."""

    def __init__(self, arcade: Arcade, lesson: Lesson, chapter: int = 0, step: int = 0) -> None:
        self.told: Phrase | None = None
        """What the coach says to a wrong try, in place of the step."""
        self.shown = False
        """Whether the place is marked."""
        self.praised = False
        """Whether the last try was right: the coach smiles."""
        self.sheet: list[Spot] = []
        """The bubble with all that belongs to it; empty while the coach is silent."""
        self._nexts: set[str] = set()
        """What to touch next, with something picked."""
        self._aimed: object = None
        """The step and the touches for which the focus was set."""
        self._made: tuple[object, list[Spot]] | None = None
        """The bubble as it was laid out last, and for what."""
        self._spotlight = Spotlight()
        super().__init__(arcade, lesson, chapter, step)
        self.arrive()

    def arrive(self) -> None:
        """A step begins without anything said to a try."""
        super().arrive()
        self._quiet()

    def _quiet(self) -> None:
        self.told = None
        self.shown = False

    # --- tries --------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """A try of the learner: judged first, played if it is right."""
        if self.playing:
            self.hinted = ()
            self.show(self.coach.play_freely(move))
            return
        verdict = self.coach.judge(move)
        if verdict.right:
            self._do(move)
        else:
            self._tell(verdict)
            if verdict.together:
                self._do(self.coach.answer())

    def _tell(self, verdict: Verdict) -> None:
        """Say why not, and let go of what was picked."""
        self.told = verdict.why
        self.praised = False
        self.shown = self.shown or verdict.show
        self.picker = None
        self.arcade.sound.play("wrong")
        self.lay()

    def _do(self, move: Any) -> None:
        """The right act, whoever made it, with all that follows from it."""
        beats = self.coach.act(move)
        self.praised = True
        self._leave_step()
        self.show(beats)

    def _leave_step(self) -> None:
        """The step is done: its successor may stand at a position of its own."""
        self._quiet()
        self.picker = None
        keep_place(self.arcade.store, self.coach)

    def _read(self) -> None:
        """Next: the step has been read, or answered."""
        self.coach.go_on()
        self.praised = False
        self._leave_step()
        if self.leaving:
            self.sit()
            return
        self.count()
        self.lay()

    # --- laying out ---------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """The table as far as it has been shown, without the bubble."""
        if self.frames and self.now:
            return [*self.seen(self.now), *self.rail()]
        kept = [spot for spot in super().spots() if spot.id != "log"]
        if self.playing:
            line = self.line or self.count_turns()
            kept.append(Spot("log", Label("second", 18, "left"), 603, 704, 1166, 26, 90, line))
        return kept

    def rail(self) -> list[Spot]:
        """Pause and help above; in free play Skip and Hint below."""

        def button(name: str, y: float, spoken: str) -> Spot:
            return Spot(f"rail:{name}", RoundButton(name), RAIL, y, 62, 62, 80, spoken=say(spoken))

        made = [button("pause", 47, "rail-pause"), button("help", 119, "rail-help")]
        if self.playing:
            made.append(button("skip", 591, "coach-skip"))
        if self.playing or "rail:hint" in self.coach.step.point:
            made.append(button("hint", 663, "rail-hint"))
        return made

    def lay(self) -> None:
        """The table, and over it the bubble with its buttons."""
        focused = self.focused
        super().lay()
        if self.frames and not self.ahead and not self.motion.busy:
            self.motion.cut(self.laid)  # what is held back is not on the table yet
        self._nexts = self._wanted()
        self.sheet = self._sheet() if self.speaking() else []
        self.laid = [*self.laid, *self.sheet]
        self._aim(focused)

    def _wanted(self) -> set[str]:
        if self.picker is None or not self.picker.picked:
            return set()
        step, view = self.coach.step, self.view()
        return wanted(self.picker, lambda move: step.accepts(view, move))

    def _aim(self, focused: str | None) -> None:
        """The focus stays where it is while a step lasts; a new one brings it to what is next."""
        picked = self.picker.picked if self.picker is not None else ()
        here = (self.coach.at, self.coach.index, picked, bool(self.sheet))
        reachable = [spot.id for spot in self.touchable()]
        self.focused = focused
        if focused not in reachable or (self.sheet and here != self._aimed):
            self.focused = next((name for name in self._wishes() if name in reachable), None)
        self._aimed = here

    def _wishes(self) -> list[str]:
        """What should have the focus, the best first: what is next to be touched."""
        wishes = list(self.path()) if self.picker is not None else []
        if self.picker is not None and self.picker.picked:
            wishes = wishes[len(self.picker.picked) :]
        choices = [f"coach:choice:{name}" for name in self.coach.step.choices]
        return [*wishes, "coach:next", *choices, "coach:show", "coach:skip"]

    def lit(self, spots: Sequence[Spot]) -> list[Spot]:
        """What the step points at, and what is next to be touched on the way that was begun."""
        ids = set(self.coach.step.point or self.path())
        if self.shown:
            ids |= set(self.path())
        if self.picker is not None and self.picker.picked:
            ids |= self._nexts | set(self.picker.picked)
        return with_belongings(spots, ids)

    def _sheet(self) -> list[Spot]:
        """The bubble with all that belongs to it, and where to tap once that is shown."""
        step, table = self.coach.step, self.laid
        lit = with_belongings(table, {*step.point, *self.path()})
        lit += [spot for spot in self.lit(table) if spot not in lit]
        mood: CoachMood = "think" if self.told else "happy" if self.praised else ""
        rails = [spot for spot in table if spot.id.startswith("rail:")]
        text = self.told or self.coach.text()
        next_one = self._next_touch()
        aim = None if next_one is None else seen(next_one)
        said = Said(self.coach, text, mood, self.shown, tuple(map(seen, lit)), tuple(rails), aim)
        key = (self.stage, said, self.coach.at, self.coach.index)
        if self._made is None or self._made[0] != key:  # to find its place takes a while
            self._made = (key, evened(self.stage.easel, sheet(self.stage, said)))
        made = list(self._made[1])
        if self.shown and next_one is not None:
            made.append(Spot("coach:tap", Tap(), next_one.x, next_one.y, 64, 64, 104))
        return made

    def _next_touch(self) -> Spot | None:
        """The next touch of the answer, from what is picked."""
        path = self.path()
        picked = self.picker.picked if self.picker is not None else ()
        if self.picker is None or path[: len(picked)] != picked or len(picked) == len(path):
            return None
        return self.find(path[len(picked)])

    def aloud(self) -> Sequence[Phrase]:
        """What happened, then what the coach says; in free play what every table says."""
        if self.playing:
            return super().aloud()
        return [*self.log, self.told or self.coach.text()] if self.sheet else list(self.log)

    # --- touching -----------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Transition:
        """Any touch while something moves brings it to its end; what is held back stays so."""
        if (self.motion.busy or self.ahead) and intent.want in (Want.PRESS, Want.OK):
            self.settle()
            return None
        return super(TableScene, self).handle(intent)

    def touchable(self) -> list[Spot]:
        """While the coach speaks: its buttons, what the step is about, what may be tried."""
        spots = super().touchable()
        if self.playing:
            return spots
        lit = {spot.id for spot in self.lit(self.laid)} if self.speaking() else set()
        opened = self.picker.firsts() | self.picker.nexts() if self.picker else set()
        return [
            spot for spot in spots if spot.id.startswith(OWN) or spot.id in lit or spot.id in opened
        ]

    def chosen(self, spot: Spot) -> Transition:
        """A button of the coach, or the table."""
        if spot.id.startswith("word:"):
            return Push(places.Word(spot.id.removeprefix("word:")))
        name = spot.id.removeprefix("coach:")
        if name == spot.id:
            if self.picker is None and not spot.id.startswith("rail:"):
                return None
            return super().chosen(spot)
        match name:
            case "next":
                self._read()
            case "show":
                self._show_me()
            case "skip":
                self.skip()
            case "back":
                self.back()
            case _:
                self._choose_answer(name.removeprefix("choice:"))
        return None

    def _choose_answer(self, name: str) -> None:
        verdict = self.coach.judge_choice(name)
        if not verdict.right:
            self._tell(verdict)
            return
        self.arcade.sound.play("good")
        self._read()
        self.praised = True
        self.lay()

    def _show_me(self) -> None:
        """First the place, then the act itself."""
        if not self.coach.step.answer or not self.speaking():
            return
        if not self.shown:
            self.shown = True
            self.lay()
            return
        self._do(self.coach.answer())

    # --- the ways through the lesson ----------------------------------------------------------

    def skip(self) -> None:
        """The step is done without the learner."""
        if self.coach.over or self.coach.done:
            return
        self.ahead = 0
        self.coach.do_step()
        self.praised = False
        self.sit()

    def back(self) -> None:
        """To the step before."""
        self.coach.back()
        self.praised = False
        self.sit()

    def replay(self) -> None:
        """The chapter from its beginning."""
        self.coach.replay_chapter()
        self.sit()

    def skip_chapter(self) -> None:
        """Leave the chapter; time leads on to the next one."""
        self.ahead = 0
        self.frames.clear()
        self.coach.over = True
        self.settle()

    def resume(self, result: Any) -> Transition:
        """What was chosen in the pause."""
        match result:
            case "replay":
                self.replay()
            case "skip":
                self.skip_chapter()
            case _:
                self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """UNDO is the coach's Back, HINT its Show me."""
        match want:
            case Want.UNDO if not self.playing:
                self.back()
                return None
            case Want.UNDO:
                return None
            case Want.HINT if not self.playing:
                self._show_me()
                return None
        return super().wanted(want)

    def _rail(self, name: str) -> Transition:
        match name:
            case "pause":
                from game.scenes.lesson.lesson_pause import LessonPause

                return Push(LessonPause(self.arcade, self))
            case "skip":
                self.skip()
                return None
        return super()._rail(name)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The table, dimmed but for what the coach speaks of, and the bubble."""
        super().draw(surface)
        if not self.sheet:
            return
        lit = self.lit(self.laid)
        self._spotlight.dim(surface, self.stage, list(map(seen, lit)))
        for spot in self.sheet:
            paint_spot(surface, self.stage, spot, pressed=spot.id == self.pressed)
        marked = {spot.id for spot in (*lit, *self.sheet)}
        paint_marks(surface, self.stage, [mark for mark in self.marks() if mark[0].id in marked])
        for spot in lit:
            if isinstance(spot.art, Chip):  # what is said at a piece, over the glow of the piece
                paint_spot(surface, self.stage, spot)

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """What is pointed at is lit, the next touch is dashed once it is shown."""
        if self.sheet:
            opened = self.picker.nexts() if self.picker is not None else set()
            for spot in edged(self.lit(self.laid)):
                if spot.id not in opened:
                    yield spot, "last"
        touch = self._next_touch() if self.shown and self.sheet else None
        if touch is not None:
            yield touch, "hint"
        yield from super().marks()
