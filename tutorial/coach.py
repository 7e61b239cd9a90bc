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
from tutorial.lesson import Chapter, Deal, Lesson, Step

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
    """Sentence for a wrong one."""
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
        self.events: list[RuleEvent[object]] = []
        """Events since the step before was left, as the learner saw them."""
        self._begin()
        if 0 <= step < len(self.chapter.steps):
            while self.index < step:
                self.do_step()

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
        expected = self._expected()
        if expected is None:
            return self.words()
        return say("coach-you-said", said=expected, text=self.words())

    def words(self) -> Phrase:
        """Text of the step, without the learner's prediction."""
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
        if self.step.predicts:
            return say("coach-situation-expect" if self.elsewhere else "coach-expect")
        # A chapter that begins says so by its own title.
        return say("coach-situation") if self.elsewhere and self.index else self.title()

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
        """The move that the step waits for; None for a step that waits for no particular one."""
        if self.over or not self.step.answer:
            return None
        legal: Sequence[AnyMove] = self.session.legal_moves()
        return find_move(self.step.answer, legal)

    # --- going on -----------------------------------------------------------------------------

    def judge(self, move: AnyMove) -> TryVerdict:
        """Judge a move that the learner tries. Nothing is played yet."""
        if self.step.free or self.step.accepts(self.session.view(self.lesson.seat), move):
            return TryVerdict(right=True)
        return self._wrong(self.key(self.step.wrong) if self.step.wrong else say("coach-not-that"))

    def judge_choice(self, name: str) -> TryVerdict:
        """Judge an answer to a question."""
        if self.step.predicts:
            self.predictions[f"{self.chapter.id}-{self.step.text}"] = name
            return TryVerdict(right=True)
        if name == self.step.right:
            return TryVerdict(right=True)
        return self._wrong(self.reply(name))

    def reply(self, name: str) -> Phrase:
        """Sentence for a choice that is not right."""
        own = f"{self.step.text}-{name}-why" if self.step.each else f"{self.step.text}-why"
        return self.key(own)

    def _wrong(self, why: Phrase) -> TryVerdict:
        self.tries += 1
        return TryVerdict(
            right=False, why=why, show=self.tries >= SHOW_AFTER, together=self.tries >= DO_AFTER
        )

    def act(self, move: AnyMove) -> list[RuleEvent[object]]:
        """Play the learner's right move and its replies, and go on to the next step.

        Returns what happened, to be shown before the next step.
        """
        news: list[RuleEvent[object]] = []
        news += self.session.play(move, self.lesson.seat)
        for text in self.step.replies:
            news += self.session.play_text(text, self.lesson.seat)
        self._go_on(news, 1 + len(self.step.replies))
        return news

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
        """To the next step: this one has been read, answered, or played to its end."""
        self._go_on([], 0)

    def _go_on(self, news: list[RuleEvent[object]], moves: int) -> None:
        self.tries = 0
        self.events = news
        if self.index + 1 == len(self.chapter.steps):
            self.over = True
            return
        self.index += 1
        self._arrive(moves)

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
        self.tries = 0
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
        """To the step before, at the position it had; from a first step to its own beginning."""
        self.tries = 0
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
        answer = self.answer()
        if answer is None:
            self.go_on()
        else:
            self.act(answer)


def walk(lesson: Lesson) -> Iterator[Coach]:
    """A coach at the beginning of every step of a lesson, one after another."""
    coach = Coach(lesson)
    while not coach.done:
        yield coach
        coach.do_step()
        if coach.over:
            coach.next_chapter()
