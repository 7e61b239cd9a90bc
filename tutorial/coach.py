"""The coach: walks a lesson over a real session; knows what is right, never how it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import find_move
from game.core.phrase import Phrase, say
from game.core.session import AnySession, Session
from game.rules import GAMES
from tutorial.lesson import Chapter, Lesson, Step

SHOW_AFTER, DO_AFTER = 2, 3
"""Wrong tries after which the place is shown, and after which it is done together."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the coach makes of a try."""

    right: bool
    why: Phrase | None = None
    """What to say to a wrong one."""
    show: bool = False
    """Show the place now."""
    together: bool = False
    """Do it together now."""


class Coach:
    """Where the learner is in a lesson, and the session it runs on.

    Every step begins at a position that can be had again: Back, Replay and resuming rewind to it.
    """

    def __init__(self, lesson: Lesson, chapter: int = 0) -> None:
        """Begin at a chapter. Raises IndexError for one that the lesson does not have."""
        self.lesson = lesson
        self.at = chapter
        self.done = False
        self._begin()

    def _begin(self) -> None:
        chapter = self.chapter
        self.session: AnySession = Session(
            GAMES[self.lesson.game], self.lesson.seats, chapter.options, chapter.seed
        )
        for text in chapter.opening:
            self.session.play_text(text)
        self.index = 0
        self.tries = 0
        self.pending: list[str] = []
        """Replies of the last act that the table has not played yet, written."""
        self._marks = [len(self.session.moves)]

    @property
    def chapter(self) -> Chapter:
        """The chapter under way."""
        return self.lesson.chapters[self.at]

    @property
    def step(self) -> Step:
        """The step under way."""
        return self.chapter.steps[self.index]

    @property
    def start(self) -> int:
        """How many moves had been made when the step began."""
        return self._marks[-1]

    def text(self) -> Phrase:
        """What the step says."""
        return self._key(self.step.text)

    def title(self) -> Phrase:
        """What the chapter is called."""
        return self._key("title")

    def _key(self, part: str) -> Phrase:
        return say(f"{self.lesson.id}-{self.chapter.id}-{part}")

    def answer(self) -> Any:
        """The move that the step waits for; None for a step that is only read."""
        if not self.step.answer:
            return None
        return find_move(self.step.answer, self.session.legal_moves())

    def judge(self, move: Any) -> Verdict:
        """What to make of a move that the learner tries. Nothing is played yet."""
        if self.step.free or self.step.accepts(self.session.view(self.lesson.seat), move):
            return Verdict(right=True)
        self.tries += 1
        why = self._key(self.step.wrong) if self.step.wrong else say("coach-not-that")
        return Verdict(
            right=False, why=why, show=self.tries >= SHOW_AFTER, together=self.tries >= DO_AFTER
        )

    def act(self) -> None:
        """The learner's right move has been played: its replies are due, and the next step."""
        self.pending = list(self.step.replies)

    def reply(self) -> Any | None:
        """The next move of the replies, or None when all are played."""
        if not self.pending:
            return None
        return find_move(self.pending.pop(0), self.session.legal_moves())

    def go_on(self) -> None:
        """To the next step, the next chapter, or the end."""
        self.tries = 0
        if self.index + 1 < len(self.chapter.steps):
            self.index += 1
            self._marks.append(len(self.session.moves))
        else:
            self.next_chapter()

    def next_chapter(self) -> None:
        """Leave the chapter, finished or not."""
        if self.at + 1 < len(self.lesson.chapters):
            self.at += 1
            self._begin()
        else:
            self.done = True

    def back(self) -> None:
        """To the step before, at the position it had; from a first step to its own beginning."""
        self.pending = []
        self.tries = 0
        if self.index > 0:
            self.index -= 1
            self._marks.pop()
        self.session.rewind(self._marks[-1])

    def replay_chapter(self) -> None:
        """The chapter from its beginning."""
        self._begin()

    def do_step(self) -> list[Any]:
        """Do what the step waits for and all its replies, without a table; returns the moves.

        For Skip and for the tests.
        """
        made = []
        answer = self.answer()
        if answer is not None:
            self.session.play(answer)
            made.append(answer)
            self.act()
            while (move := self.reply()) is not None:
                self.session.play(move)
                made.append(move)
        self.go_on()
        return made
