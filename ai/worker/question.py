"""The question that is open: who thinks about it, and what they have answered so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ai.bot import Thoughts
from ai.forest import merged
from ai.worker.protocol import Reply, Request
from ai.worker.worker import Worker
from game.core.contract import AnyMove


class Answer(NamedTuple):
    """What an opponent plays."""

    ticket: int
    """The question it answers, as `EngineClient.ask` called it."""
    move: AnyMove
    """One of the request's moves."""
    thoughts: Thoughts | None
    fault: str = ""
    """What went wrong, when the process that was asked did not get to the end."""


@dataclass(slots=True)
class Question:
    """A request, from the moment it is put until its answer is known."""

    ticket: int
    request: Request[AnyMove]
    moves: dict[str, AnyMove]
    """By their written form."""
    waiting_since: float
    deadline: float = 0.0
    """When to give up; 0 until a process has the question."""
    best: str = ""
    """The best move so far, in its written form."""
    thoughts: Thoughts | None = None
    workers: list[Worker] = field(default_factory=list)
    """The processes that think about it, by the trees that they grow."""
    replies: dict[Worker, Reply] = field(default_factory=dict)
    """The latest one of each."""

    @property
    def complete(self) -> bool:
        """Whether every process has given its last reply."""
        return all(worker in self.replies and self.replies[worker].final for worker in self.workers)

    def take(self, worker: Worker, reply: Reply) -> None:
        """Take in a reply: the best move and the thoughts are now those of all trees together."""
        self.replies[worker] = reply
        self.best, self.thoughts = reply.move, reply.thoughts
        if len(self.workers) > 1:
            replies = [self.replies[each] for each in self.workers if each in self.replies]
            self.best = replies[0].move
            self._merge([reply.thoughts for reply in replies if reply.thoughts is not None])

    def _merge(self, thoughts: Sequence[Thoughts]) -> None:
        if not thoughts:
            return
        self.thoughts = merged(thoughts, self.request.budget.iterations // len(self.workers))
        if self.thoughts.prospects and self.thoughts.prospects[0].move in self.moves:
            self.best = self.thoughts.prospects[0].move

    def without(self, worker: Worker, at_work: Sequence[Worker]) -> bool:
        """Go on without a process that failed; whether another one of those at work has it."""
        rest = [each for each in self.workers if each is not worker and each in at_work]
        if not rest:
            return False
        self.workers = rest
        self.replies.pop(worker, None)
        return True
