"""A table that follows a coach: the position of the step, beats held back while they are explained.

Nothing of the bubble is here: see `game.scenes.lesson.lesson`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.core.session import Beat
from game.match.drivers import Person
from game.match.match import Match
from game.match.seats import AI, HUMAN, seat_names
from game.progress.lesson_progress import keep_place
from game.scenes.base import places
from game.scenes.base.scene import Reset, Transition
from game.scenes.table.table import THINKING, TableScene
from game.tables.table import Spot
from tutorial.coach import Coach
from tutorial.lesson import Lesson

FOLLOW = 0.5
"""Seconds that a keyframe with words stands at least: somebody is learning."""
RIVAL = "visitor"


class FollowingScene(TableScene):
    """The table of a lesson: what the coach's session has come to, as far as it is to be seen."""

    def __init__(self, arcade: Arcade, lesson: Lesson, chapter: int, step: int) -> None:
        self.coach = Coach(lesson, chapter, step)
        self.lesson = lesson
        self.ahead = 0
        """Keyframes to be shown before the coach speaks; more may be held back behind them."""
        self.now: Sequence[Spot] = ()
        """What the last keyframe showed, while others are held back."""
        super().__init__(arcade, self._match(), {})
        self.viewer = lesson.seat

    # --- the session of the step --------------------------------------------------------------

    def _match(self) -> Match:
        seats = [AI + RIVAL] * self.lesson.seats
        seats[self.lesson.seat] = HUMAN
        return Match(self.coach.session, tuple(seats), None, seat_names(seats))

    def sit(self) -> None:
        """The position of the step is on the table, whatever was there before."""
        self.arrive()
        self.settle()

    def arrive(self) -> None:
        """The session of the step, and what is held back of it."""
        if self.session is not self.coach.session:
            self.match = self._match()
            self.session = self.coach.session
            self.drivers = {seat: Person() for seat in range(self.lesson.seats)}
        self.frames.clear()
        self.picker = None
        self.line = None
        self.hinted = ()
        self.last = set()
        self.over = False
        self.ahead = 0
        if self.coach.step.hold and self.coach.beats:
            self._frame(self.coach.beats)
            self.count()
        keep_place(self.arcade.store, self.coach)

    def _frame(self, beats: Sequence[Beat[Any]]) -> None:
        """Queue keyframes for these beats."""
        before: list[Spot] = []
        for beat in beats:
            before = self._queue(beat, before)

    def count(self) -> None:
        """How many keyframes come before the step is said: up to what it holds, or all."""
        kinds = [frame.kind for frame in self.frames]
        hold = "" if self.coach.over or self.leaving else self.coach.step.hold
        # A beat in two keyframes, as with a die, has its kind on the last of them.
        self.ahead = kinds.index(hold) + 1 if hold and hold in kinds else len(kinds)

    # --- where it stands ----------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether this is free play: no bubble, no veil, the ordinary table."""
        return bool(self.coach.step.free) and not (self.coach.over or self.leaving)

    @property
    def leaving(self) -> bool:
        """Whether the table still shows what comes before a position that is to be laid out."""
        return self.coach.session is not self.session

    def speaking(self) -> bool:
        """Whether the coach speaks: nothing moves, and nothing is to be shown first."""
        waits = self.ahead or self.motion.busy or self.leaving
        return not (waits or self.playing or self.coach.over or self.coach.done)

    def mine(self) -> bool:
        """Touches of the table count while the step waits for an act."""
        if self.ahead or self.frames or self.session.to_move() != self.viewer:
            return False
        if self.playing:
            return bool(self.coach.turns_left())
        return self.speaking() and bool(self.coach.step.answer)

    def path(self) -> tuple[str, ...]:
        """The touches of the answer."""
        if self.frames or self.session.to_move() != self.viewer:
            return ()
        move = self.coach.answer()
        return () if move is None else self.table.clicks(self.view(), move)

    # --- time ---------------------------------------------------------------------------------

    def proceed(self, dt: float) -> Transition:
        """Keyframes first; then the table stands until the coach is answered."""
        if self.motion.update(dt):
            self.dirty = True
            if not self.motion.busy and not self.ahead:
                self.lay()
            return None
        if self.rest > 0:
            self.rest -= dt
            return None
        if self.ahead:
            self._next_frame()
            if not self.ahead and not self.motion.busy:
                self.lay()
            return None
        if self.coach.over:
            return self._turn_page()
        if self.leaving:
            self.sit()
        elif self.playing:
            self._let_play()
        return None

    def _next_frame(self) -> None:
        self.ahead = max(0, self.ahead - 1)
        frame = self.frames[0]
        self.now = frame.spots
        super()._next_frame()
        if self.frames and frame.line is not None:
            self.rest = max(self.rest, FOLLOW / self.arcade.pace)

    def _turn_page(self) -> Transition:
        """The chapter is over: the next one, or what comes after the lesson."""
        self.coach.next_chapter()
        keep_place(self.arcade.store, self.coach)
        if self.coach.done:
            return Reset(places.LessonEnd(self.lesson))
        self.sit()
        return None

    def settle(self) -> None:
        """Skip motion, as far as the coach speaks."""
        while self.ahead:
            self.ahead -= 1
            frame = self.frames.popleft()
            self.now = frame.spots
            self._note(frame)
        self.rest = 0.0
        self.motion.cut([])
        self.lay()
        self.dirty = True

    def show(self, beats: Sequence[Beat[Any]]) -> None:
        """What has happened, one keyframe after another, up to what the step holds back."""
        self.picker = None
        self._frame(beats)
        self.count()
        if self.ahead:
            self._next_frame()
        self.lay()

    # --- free play ----------------------------------------------------------------------------

    def _let_play(self) -> None:
        """The rival moves, until the turns are over."""
        if not self.coach.turns_left():
            self.coach.go_on()
            self.sit()
            return
        seat = self.session.to_move()
        if seat is None or seat == self.viewer:
            if self.picker is None:
                self.lay()
            return
        if self.asked != seat:
            self.asked = seat
            self.rest = THINKING / self.arcade.pace
            return
        self.asked = None
        self.show(self.coach.play_freely(self._rival_move(seat)))

    def _rival_move(self, seat: int) -> Any:
        from ai.levels import bot_seed, budget, make_bot

        game = self.lesson.game
        bot = make_bot(game, RIVAL, bot_seed(self.session.seed, seat, len(self.session.moves)))
        legal = self.session.legal_moves()
        return bot.choose(self.session.view(seat), legal, budget(game, RIVAL))

    def count_turns(self) -> Phrase:
        """Which of the free turns this is, and what the step says."""
        free = self.coach.step.free
        turn = min(free, free - self.coach.turns_left() + 1)
        return say("coach-turn", turn=turn, turns=free, text=self.coach.text())
