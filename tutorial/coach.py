"""The coach: walks a lesson over a real session; knows what is right, never how it is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from game.core.contract import AnyMove, find_move, move_text
from game.core.phrase import Phrase, say
from game.core.session import AnySession, RuleEvent, Session
from game.rules import rulebook
from tutorial.lesson import Chapter, Deal, Lesson, Step, Try
from tutorial.mastery import RIGHT, SHOWN, WRONG, FirstAnswer

SHOW_AFTER, DO_AFTER = 2, 3
"""Wrong tries after which the place is shown, and after which it is done together."""


class Mark(NamedTuple):
    """The position at which a step begins."""

    deal: Deal
    moves: tuple[str, ...] = ()
    """From the deal, opening included."""
    news: int = 0
    """Number of the moves that have happened since the step before was left."""


@dataclass(frozen=True, slots=True)
class TryVerdict:
    """Coach's judgement of a try."""

    right: bool
    why: Phrase | None = None
    """Sentence for a wrong one, or the reason of a right answer."""
    show: bool = False
    """Show the place now."""
    together: bool = False
    """Do it together now."""


class StepOutcome(NamedTuple):
    """Prediction of the learner, and the true outcome."""

    said: Phrase
    true: Phrase
    right: bool
    """True if they are the same."""


class Coach:
    """Progress of the learner in a lesson, and the session it runs on.

    Every step begins at a `Mark`, to which Back and a later visit return.
    """

    session: AnySession
    seen: Try | None
    """The last try, while the learner looks at it."""
    tried: frozenset[str]
    """Names of the tries so far at this step."""
    _news: list[RuleEvent[object]]
    """Events of the last try, and how many moves it was."""
    _moved: int
    _led: str | None
    """Written move of the necessary try, once the learner made it."""

    def __init__(self, lesson: Lesson, chapter: int = 0, step: int = 0) -> None:
        """Begin at a step of a chapter, as if all before it in the chapter had been done.

        Raises IndexError for a chapter that the lesson does not have; a chapter without that step
        is begun at its first.
        """
        self.lesson = lesson
        self.at = chapter
        self.over = False
        """All steps of the chapter are done; `next_chapter` leads on."""
        self.done = False
        """All chapters are done."""
        self.predictions: dict[str, str] = {}
        """Predictions of the learner: the choice, by ``<chapter>-<text>`` of its step."""
        self.first: dict[str, FirstAnswer] = {}
        """First answers of the learner, by ``<chapter>-<text>`` of the step."""
        self.events: list[RuleEvent[object]] = []
        """Events since the step before was left, as the learner saw them."""
        self._begin()
        if 0 <= step < len(self.chapter.steps):
            while self.index < step:
                self._do_answer()

    # --- where it is --------------------------------------------------------------------------

    @property
    def chapter(self) -> Chapter:
        """The chapter under way."""
        return self.lesson.chapters[self.at]

    @property
    def step(self) -> Step:
        """The step under way; the last one when the chapter is over."""
        return self.chapter.steps[self.index]

    def text(self) -> Phrase:
        """Text of the step, after the learner's prediction where it comes back to that."""
        if self.seen is not None:
            return self.key(f"{self.step.text}-{self.seen.name}")
        if self.tried and self.more:
            return self.key(f"{self.step.text}-more")
        expected = self._expected()
        if expected is not None:
            return say("coach-you-said", said=expected, text=self.announced())
        return self.announced()

    def announced(self) -> Phrase:
        """Text of the step without a prediction, after the news that the table is another one."""
        if self.elsewhere and not self.tried:
            return say("coach-new-table", text=self.words())
        return self.words()

    def words(self) -> Phrase:
        """Text of the step alone: without the learner's prediction, or that the table is new."""
        return say(f"{self.lesson.id}-law") if self.step.law else self.key(self.step.text)

    def _expected(self) -> Phrase | None:
        """The prediction that the step comes back to, if one was made."""
        asked = self._asked()
        if asked is None:
            return None
        return self.key(f"{asked.text}-{self.predictions[f'{self.chapter.id}-{asked.text}']}")

    def _asked(self) -> Step | None:
        """The question that the step comes back to, if one of its choices was taken."""
        for asked in self.chapter.steps:
            if asked.text == self.step.recalls:
                name = self.predictions.get(f"{self.chapter.id}-{asked.text}")
                return asked if name in asked.choices else None
        return None

    @property
    def expected(self) -> bool:
        """True if the step comes back to a prediction that was made."""
        return self._asked() is not None

    def turned_out(self) -> StepOutcome | None:
        """Outcome of the prediction that the step comes back to; None: nothing to compare."""
        asked, said = self._asked(), self._expected()
        if asked is None or said is None or not asked.truth:
            return None
        true = self.key(f"{asked.text}-{asked.truth}")
        return StepOutcome(said, true, said == true)

    def title(self) -> Phrase:
        """Title of the chapter."""
        return self.key("title")

    @property
    def elsewhere(self) -> bool:
        """True if the position is another one than before: no player has moved there from it."""
        return bool(self.at) if self.index == 0 else self.step.deal is not None

    def headline(self) -> Phrase:
        """Over the words of the step: the chapter, or what is to be known before them."""
        if self.seen is not None:
            return say("coach-result" if self._found else "coach-seen")
        if self.tried:
            return say("coach-once-more")
        if self.step.states:
            return say("coach-state")
        if self.step.law:
            return say("coach-law")
        if self.step.predicts:
            return say("coach-expect")
        return self.title()

    def choice(self, name: str) -> Phrase:
        """Text of one of the choices of a question."""
        return self.key(f"{self.step.text}-{name}")

    def outcome(self, name: str) -> Phrase:
        """Name of an outcome of the experiment on show; "chart" for its title."""
        asked = self.chapter.steps[self.index - 1] if self.step.chart else self.step
        return self.key(f"{asked.text}-{name}")

    def key(self, part: str) -> Phrase:
        """The text of this name in the chapter."""
        return say(f"{self.lesson.id}-{self.chapter.id}-{part}")

    def answer(self) -> AnyMove | None:
        """The move that the step waits for; None for a step that waits for no particular one.

        Where several are to be tried, one that was not tried yet.
        """
        if self.over or self.seen is not None or not self.step.answer:
            return None
        following = self.next_try()
        written = self.step.answer if following is None else following.move
        legal: Sequence[AnyMove] = self.session.legal_moves()
        return find_move(written, legal) if written else None

    @property
    def hold(self) -> str:
        """The kind of event up to which the table is shown while the coach speaks; or none."""
        looks_on = bool(self.step.tries) and self.seen is None
        return "" if self.over or looks_on else self.step.hold

    @property
    def point(self) -> tuple[str, ...]:
        """Spots to look at: those of what was tried, or of the step."""
        if self.seen is not None and self.seen.point:
            return self.seen.point
        if self.step.find is not None:
            return self.step.find(self.session.view(self.lesson.seat))
        return self.step.point

    def next_try(self) -> Try | None:
        """A try that was not made yet, the necessary one in time; None where there are none."""
        if self.over or self.seen is not None:
            return None
        step = self.step
        left = [each for each in step.tries if each.name not in self.tried]
        if len(self.tried) + 1 >= step.need:
            left.sort(key=lambda each: each.name != step.must)
        return left[0] if left else None

    # --- going on -----------------------------------------------------------------------------

    def judge(self, move: AnyMove) -> TryVerdict:
        """Judge a move that the learner tries. Nothing is played yet."""
        if self.step.free or self.step.accepts(self.session.view(self.lesson.seat), move):
            self._count(RIGHT)
            return TryVerdict(right=True)
        self._count(WRONG)
        return self._wrong(self.key(self.step.wrong) if self.step.wrong else say("coach-not-that"))

    def judge_choice(self, name: str) -> TryVerdict:
        """Judge an answer to a question."""
        if self.step.predicts:
            self.predictions[f"{self.chapter.id}-{self.step.text}"] = name
            return TryVerdict(right=True)
        self._count(RIGHT if name == self.step.right else WRONG)
        if name == self.step.right:
            # The law is put together in two questions, and the second one asks for the reason.
            return TryVerdict(right=True, why=None if self.step.states else self.reply(name))
        return self._wrong(self.reply(name))

    def _count(self, answer: FirstAnswer) -> None:
        """Count an answer to the step under way, if it is the first one."""
        if not self.step.free:
            self.first.setdefault(f"{self.chapter.id}-{self.step.text}", answer)

    def show(self) -> None:
        """The act is done for the learner, or the step is skipped: it counts as shown."""
        if self.step.judged:
            self._count(WRONG)
        elif self.step.answer:
            self.first[f"{self.chapter.id}-{self.step.text}"] = SHOWN

    def reply(self, name: str) -> Phrase:
        """Sentence that says why a choice is right, or what it would mean if it were."""
        own = f"{self.step.text}-{name}-why" if self.step.each else f"{self.step.text}-why"
        return self.key(own)

    def _wrong(self, why: Phrase) -> TryVerdict:
        self.tries += 1
        return TryVerdict(
            right=False, why=why, show=self.tries >= SHOW_AFTER, together=self.tries >= DO_AFTER
        )

    def act(self, move: AnyMove) -> list[RuleEvent[object]]:
        """Play the learner's right move and its replies, and go on to the next step.

        A step with tries stays: `seen` is what was tried, and `go_on` leads on from there. Returns
        what happened, to be shown before the coach speaks.
        """
        tried = self.step.try_of(self.session.view(self.lesson.seat), move)
        replies = self.step.replies
        if tried is not None and tried.move != self.step.answer:
            replies = tried.replies
        news: list[RuleEvent[object]] = []
        news += self.session.play(move, self.lesson.seat)
        for text in replies:
            news += self.session.play_text(text, self.lesson.seat)
        if tried is None:
            self._go_on(news, 1 + len(replies))
        else:
            if tried is self._must:
                self._led = move_text(move)
            self._see(tried, news, 1 + len(replies))
        return news

    def try_in_vain(self, spot: str, picked: str = "") -> bool:
        """Let the learner try something with which nothing happens; False: it is no such try."""
        tried = self.step.in_vain(spot, picked)
        if tried is None or self.seen is not None:
            return False
        self._count(RIGHT)
        self._see(tried, [], 0)
        return True

    @property
    def enough(self) -> bool:
        """True if what was tried leads on, or the coach did the act."""
        step = self.step
        shown = self.first.get(f"{self.chapter.id}-{step.text}") == SHOWN
        must = self._must
        if must is not None and must.move and must.name not in self.tried:
            return False  # what follows begins where this try leads
        met = must is None or must.name in self.tried or shown
        return met and (shown or not self.more)

    @property
    def _must(self) -> Try | None:
        """The try without which the step does not lead on; None where any will do."""
        return next((each for each in self.step.tries if each.name == self.step.must), None)

    @property
    def more(self) -> bool:
        """True while fewer different tries were made than the step needs."""
        return len(self.tried) < self.step.need

    @property
    def amiss(self) -> bool:
        """True while a try is looked at that does not lead on, although no other one is missing."""
        return self.seen is not None and not self.more and not self.enough

    @property
    def lost(self) -> bool:
        """True if the place of the right try is to be shown, because others were made instead."""
        return self.seen is None and bool(self.tried) and self.tries >= SHOW_AFTER

    @property
    def _found(self) -> bool:
        """True if nothing happened at the last try, and that was to be found out."""
        step, seen = self.step, self.seen
        return seen is not None and not seen.move and (step.need > 1 or seen.name == step.must)

    def _see(self, tried: Try, news: list[RuleEvent[object]], moves: int) -> None:
        self.seen = tried
        self.tried = self.tried | {tried.name}
        self._news, self._moved = news, moves
        self.tries += self.amiss

    def take_back(self) -> None:
        """Take the last try back: the step waits for another one."""
        self.seen = None
        self._open(self._marks.pop())

    def play_freely(self, move: AnyMove) -> list[RuleEvent[object]]:
        """Play a move of free play, of any seat; the step goes on. Returns its events."""
        return self.session.play(move, self.lesson.seat)

    def turns_left(self) -> int:
        """Of free play: none when the step is over, or the game."""
        if self.session.to_move() is None:
            return 0
        return max(0, self.step.free - self._turns_done())

    def _turns_done(self) -> int:
        """The learner's turns of free play, each over when another seat has moved after it."""
        if self.lesson.turns is not None:
            return self.lesson.turns(self._first_view, self.session.view(self.lesson.seat))
        movers = self.session.movers[len(self._marks[-1].moves) :]
        return sum(a == self.lesson.seat != b for a, b in pairwise(movers))

    def go_on(self) -> None:
        """To the next step: this one has been read, answered, or played to its end.

        After a try that does not suffice the step waits for another one. What follows begins where
        the necessary try led: if another one is looked at, that is put back.
        """
        if self.seen is None:
            self._go_on([], 0)
        elif not self.enough:
            self.take_back()
        else:
            self._put_back()
            self._go_on(self._news, self._moved)

    def _put_back(self) -> None:
        """Restore what the necessary try led to, if another one was made after it."""
        if self._led is None or self.seen is self._must:
            return
        move = self._led
        self.take_back()
        self.act(find_move(move, self.session.legal_moves()))

    def _go_on(self, news: list[RuleEvent[object]], moves: int) -> None:
        self._forget_tries()
        self.events = news
        if self.index + 1 == len(self.chapter.steps):
            self.over = True
            return
        self.index += 1
        self._arrive(moves)

    def _forget_tries(self) -> None:
        self.tries = 0
        self.seen = None
        self.tried = frozenset()
        self._news, self._moved = [], 0
        self._led = None

    def _arrive(self, moves: int) -> None:
        deal = self.step.deal
        if deal is not None:
            self._open(Mark(deal, deal.opening, 1))
        else:
            deal = self._marks[-1].deal
            written = tuple(map(move_text, self.session.moves))
            self._marks.append(Mark(deal, written, moves))
        self._first_view = self.session.view(self.lesson.seat)

    def _begin(self) -> None:
        self.index = 0
        self._forget_tries()
        self.over = False
        self._marks: list[Mark] = []
        deal = self.step.deal or self.chapter.deal
        self._open(Mark(deal, deal.opening, 1))
        self._first_view = self.session.view(self.lesson.seat)

    def _open(self, mark: Mark) -> None:
        """Take the position of a mark, with the events of its news; it is the last mark now."""
        deal, moves, news = mark
        rules = rulebook(self.lesson.game)
        self.session = Session(rules, self.lesson.seats, deal.options, deal.seed)
        self.events = []
        for n, text in enumerate(moves):
            events = self.session.play_text(text, self.lesson.seat)
            if n >= len(moves) - news:
                self.events += events
        self._marks.append(mark)

    def leave_chapter(self) -> None:
        """The chapter is over, whatever is left of it."""
        self.over = True

    def next_chapter(self) -> None:
        """Leave the chapter, finished or not."""
        if self.at + 1 < len(self.lesson.chapters):
            self.at += 1
            self._begin()
        else:
            self.done = True

    def back(self) -> None:
        """To the step before, at the position it had; from a first step to its own beginning.

        From a try that is looked at, back to the choice of what to try.
        """
        if self.seen is not None:
            self.take_back()
            return
        self._forget_tries()
        self.over = False
        if self.index > 0:
            self.index -= 1
            self._marks.pop()
        self._open(self._marks.pop())
        self._first_view = self.session.view(self.lesson.seat)

    def replay_chapter(self) -> None:
        """The chapter from its beginning."""
        self._begin()

    def do_step(self) -> None:
        """Do what the step waits for, and go on: Skip, and how a test goes through a lesson.

        Free play is left as it is.
        """
        if self.seen is None or not self.enough:
            self.show()
        self._do_answer()

    def _do_answer(self) -> None:
        if self.seen is not None:
            enough = self.enough
            self.go_on()
            if enough:
                return
        legal: Sequence[AnyMove] = self.session.legal_moves()
        if self.over or not self.step.answer:
            self._go_on([], 0)
            return
        self.act(find_move(self.step.answer, legal))
        if self.seen is not None:
            self._go_on(self._news, self._moved)


def walk(lesson: Lesson) -> Iterator[Coach]:
    """A coach at the beginning of every step of a lesson, one after another."""
    coach = Coach(lesson)
    while not coach.done:
        yield coach
        coach.do_step()
        if coach.over:
            coach.next_chapter()
