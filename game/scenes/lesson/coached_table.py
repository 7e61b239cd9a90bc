"""The table of a lesson: the position of the step, beats held back while they are explained.

Nothing of the bubble is here: see `game.scenes.lesson.lesson`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.session import RuleEvent
from game.match.match import AI, HUMAN, Match, seat_names
from game.progress.lesson_progress import keep_place
from game.scenes.base import routes
from game.scenes.base.scene import Reset, Transition
from game.scenes.lesson.level import play_level
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.model import Asked, Hurried, Offered, Queued, Replaced, Stood
from game.scenes.table.policy import THINKING
from game.scenes.table.tabletop import READABLE
from game.tables.table import CONFIRM, Spot
from tutorial.coach import Coach, TryVerdict

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

FOLLOW = 0.5
"""Shortest time of a keyframe with words, in seconds: the player is learning."""
RIVAL = "visitor"


def coached_match(coach: Coach) -> Match:
    """The learner in the seat of the lesson, rivals in the others, on the coach's session."""
    seats = [AI + RIVAL] * coach.lesson.seats
    seats[coach.lesson.seat] = HUMAN
    return Match(coach.session, tuple(seats), None, seat_names(seats))


@dataclass(frozen=True, slots=True)
class LessonModel:
    """State of the tries at a step."""

    reply: Phrase | None = None
    """The answer to a wrong try or a right answer, in place of the words of the step."""
    praised: bool = False
    """True if the last try was right: the coach smiles."""
    tried: frozenset[str] = frozenset()
    """Choices of the question that were tried and are wrong."""
    shown: bool = False
    """True if the place of the next touch is marked."""
    helps: bool = False
    """True if "Show me" is offered: after a wrong try, or after some time."""
    known: str = ""
    """The right choice, while its reason is read."""


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step begins without anything said to a try."""


@dataclass(frozen=True, slots=True)
class TriedWrong:
    """A try was wrong."""

    verdict: TryVerdict
    choice: str = ""
    """The choice of a question; empty: it was a move."""


@dataclass(frozen=True, slots=True)
class AnsweredRight:
    """The right choice of a question was taken: its reason is read before the next step."""

    why: Phrase
    choice: str


@dataclass(frozen=True, slots=True)
class Praised:
    """The last try was right, or that is over."""

    on: bool


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """The place of the next touch is marked."""


@dataclass(frozen=True, slots=True)
class HelpOffered:
    """The learner has had time enough to think alone; or, not ``on``, goes on without help."""

    on: bool


LessonMessage = StepBegan | TriedWrong | AnsweredRight | Praised | PlaceShown | HelpOffered


def taught(model: LessonModel, message: LessonMessage) -> LessonModel:
    """The lesson after a message."""
    match message:
        case StepBegan():
            return LessonModel(praised=model.praised)
        case TriedWrong(verdict, choice):
            tried = model.tried | {choice} if choice else model.tried
            shown = model.shown or verdict.show
            return LessonModel(reply=verdict.why, tried=tried, shown=shown, helps=True)
        case AnsweredRight(why, choice):
            return LessonModel(reply=why, praised=True, known=choice)
        case Praised(on):
            return replace(model, praised=on)
        case PlaceShown():
            return replace(model, shown=True, helps=True)
        case HelpOffered(on):
            return replace(model, helps=on)


class CoachedTable:
    """Shows on a table what the coach's session has come to, as far as it is to be seen."""

    def __init__(self, scene: TableScene, coach: Coach) -> None:
        self.scene = scene
        self.coach = coach
        self.model = LessonModel()
        """The state of the step; only `send` changes it."""
        self.now: Sequence[Spot] = ()
        """Spots of the last keyframe, while others are held back."""

    # --- the session of the step --------------------------------------------------------------

    def sit(self) -> None:
        """The position of the step replaces the one on the table."""
        self.arrive()
        self.settle()

    def arrive(self) -> None:
        """The session of the step, and what is held back of it."""
        scene = self.scene
        here = scene.session is self.coach.session
        match = scene.match if here else coached_match(self.coach)
        scene.send(Replaced(match, self.coach.session))
        if self.coach.hold and self.coach.events:
            self._queue(self.coach.events)
        keep_place(scene.services.store, self.coach, scene.services.learner)
        self.send(StepBegan())
        if self.coach.lost:
            self.send(PlaceShown())

    def send(self, message: LessonMessage) -> None:
        """Change the model by a message."""
        self.model = taught(self.model, message)

    def turned(self) -> None:
        """Lay the step out again: spots that are held back lie elsewhere on another sheet."""
        if self.scene.frames:
            self.arrive()

    def _queue(self, events: Sequence[RuleEvent[Any]]) -> None:
        """Queue keyframes for these events."""
        frames, _ = self.scene.staged(events, [])
        # What stands to be compared stands as long as in a game, where rivals are twice as fast.
        frames = [replace(frame, hold=frame.hold / READABLE) for frame in frames]
        self.scene.send(Queued([*self.scene.frames, *frames]))
        self.hold_back()

    def hold_back(self) -> None:
        """Show the keyframes up to what the step holds, or all; the rest wait for the coach."""
        kinds = [frame.kind for frame in self.scene.frames]
        hold = "" if self.leaving else self.coach.hold
        # An event in two keyframes, as with a die, has its kind on the last of them.
        due = kinds.index(hold) + 1 if hold and hold in kinds else len(kinds)
        self.scene.send(Queued(self.scene.frames, held=len(kinds) - due))

    # --- where it stands ----------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """True in free play: no bubble, no veil, the ordinary table."""
        return bool(self.coach.step.free) and not (self.coach.over or self.leaving)

    @property
    def leaving(self) -> bool:
        """True while the table shows the position before the one that is to be laid out."""
        return self.coach.session is not self.scene.session

    def speaking(self) -> bool:
        """True while the coach speaks: nothing moves, and nothing is to be shown first."""
        waits = self.scene.model.due or self.scene.motion.busy or self.leaving
        return not (waits or self.playing or self.coach.over or self.coach.done)

    def may_move(self) -> bool:
        """Touches of the table count while the step waits for an act."""
        scene = self.scene
        if scene.frames or scene.session.to_move() != scene.viewer:
            return False
        if self.playing:
            return bool(self.coach.turns_left())
        return self.speaking() and bool(self.coach.step.answer) and self.coach.seen is None

    def path(self) -> tuple[str, ...]:
        """The touches of the answer; no yes to a warning is among them: see `Pointer.sure`."""
        scene = self.scene
        if scene.frames or scene.session.to_move() != scene.viewer:
            return ()
        move, tried = self.coach.answer(), self.coach.next_try()
        if move is None:
            touches = () if tried is None else (tried.after, tried.spot)
            return tuple(filter(None, touches))
        return tuple(name for name in scene.table.clicks(scene.view(), move) if name != CONFIRM)

    # --- time ---------------------------------------------------------------------------------

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """Keep a keyframe long enough for a player who is learning."""
        scene = self.scene
        self.now = frame.spots
        if skipped:
            scene.send(Hurried())
        elif scene.frames and frame.line is not None:
            scene.send(Stood(FOLLOW / scene.services.pace))

    def go_on(self) -> Transition:
        """All that is due was shown: the table stands until the coach is answered."""
        if self.scene.model.rest > 0:
            return None
        if self.coach.over:
            return self._turn_page()
        if self.leaving:
            self.sit()
        elif self.playing:
            self._let_play()
        return None

    def _turn_page(self) -> Transition:
        """The chapter is over: the next one, or what comes after the lesson."""
        self.coach.next_chapter()
        keep_place(self.scene.services.store, self.coach, self.scene.services.learner)
        lesson = self.coach.lesson
        if self.coach.done and lesson.prelude:
            return play_level(self.scene.services, lesson)
        if self.coach.done:
            return Reset(routes.LessonEnd(lesson))
        self.sit()
        return None

    def settle(self) -> None:
        """Skip motion, as far as the coach speaks."""
        self.scene.send(Hurried())
        self.scene.settle()

    def replay(self) -> None:
        """The chapter from its beginning."""
        self.coach.replay_chapter()
        self.sit()

    def skip_chapter(self) -> None:
        """Leave the chapter; time leads on to the next one."""
        self.scene.send(Queued(()))
        self.coach.leave_chapter()
        self.settle()

    def show(self, events: Sequence[RuleEvent[Any]]) -> None:
        """Show events, one keyframe after another, up to those that the step holds back."""
        self.scene.send(Offered(None))
        self._queue(events)
        if self.scene.model.due:
            self.scene.next_frame()
        self.scene.layout()

    # --- free play ----------------------------------------------------------------------------

    def _let_play(self) -> None:
        """The rival moves, until the turns are over."""
        scene = self.scene
        if not self.coach.turns_left():
            self.coach.go_on()
            self.sit()
            return
        seat = scene.session.to_move()
        if seat is None or seat == scene.viewer:
            if scene.picker is None:
                scene.layout()
            return
        if scene.model.asked != seat:
            scene.send(Asked(seat), Stood(THINKING / scene.services.pace))
            return
        scene.send(Asked(None))
        self.show(self.coach.play_freely(self._rival_move(seat)))

    def _rival_move(self, seat: Seat) -> Any:
        from ai.levels import bot_seed, budget, make_bot

        game, session = self.coach.lesson.game, self.scene.session
        bot = make_bot(game, RIVAL, bot_seed(session.seed, seat, len(session.moves)))
        return bot.choose(session.view(seat), session.legal_moves(), budget(game, RIVAL))

    def count_turns(self) -> Phrase:
        """Which of the free turns this is, and what the step says."""
        free = self.coach.step.free
        turn = min(free, free - self.coach.turns_left() + 1)
        return say("coach-turn", turn=turn, turns=free, text=self.coach.words())
