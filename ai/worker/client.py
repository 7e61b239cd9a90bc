"""Asks engine processes, and always returns a legal move.

Thinking happens in a process of its own, never in a thread, which would make every second frame
late. One process is at work; a second one is started when a level asks for two, or when the first
has failed, and from then on waits, warm, to take its place. Nothing that such a
process does can stop a game: whether it dies, hangs, is late or talks nonsense, the best move it
so far is played, or else what the evaluator rates highest, worked out here and at once. Because it
holds nothing that matters, replacing it loses nothing.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ai.bot import Analysis, Budget
from ai.forest import merged
from ai.levels import PLAIN, budget, make_bot, trees
from ai.registry import HOUSE, Registry
from ai.worker.protocol import Garbled, Gone, Reply, Request, Spawn, Worker, request_bytes
from game.core.contract import AnyMove, move_text

# --- question -------------------------------------------------------------------------------------
# The question that is open: the processes that work on it, and their answers so far.


class Answer(NamedTuple):
    """Move of an opponent, as the client gets it."""

    ticket: int
    """The question it answers, as `EngineClient.ask` called it."""
    move: AnyMove
    """One of the request's moves."""
    analysis: Analysis | None
    fault: str = ""
    """Fault of the process that was asked, when it did not get to the end."""


@dataclass(slots=True)
class EngineRequest:
    """A request, from the moment it is put until its answer is known."""

    ticket: int
    request: Request[AnyMove]
    moves: dict[str, AnyMove]
    """By their written form."""
    waiting_since: float
    deadline: float = 0.0
    """Time to give up; 0 until a process has the question."""
    best: str = ""
    """The best move so far, in its written form."""
    analysis: Analysis | None = None
    workers: list[Worker] = field(default_factory=list)
    """The processes that think about it, by the trees that they grow."""
    replies: dict[Worker, Reply] = field(default_factory=dict)
    """The latest one of each."""

    @property
    def complete(self) -> bool:
        """True if every process has given its last reply."""
        return all(worker in self.replies and self.replies[worker].final for worker in self.workers)

    def take(self, worker: Worker, reply: Reply) -> None:
        """Take in a reply: the best move and the analysis are now those of all trees together."""
        self.replies[worker] = reply
        self.best, self.analysis = reply.move, reply.analysis
        if len(self.workers) > 1:
            replies = [self.replies[each] for each in self.workers if each in self.replies]
            self.best = replies[0].move
            self._merge([reply.analysis for reply in replies if reply.analysis is not None])

    def _merge(self, analysis: Sequence[Analysis]) -> None:
        if not analysis:
            return
        self.analysis = merged(analysis, self.request.budget.iterations // len(self.workers))
        if self.analysis.prospects and self.analysis.prospects[0].move in self.moves:
            self.best = self.analysis.prospects[0].move

    def without(self, worker: Worker, at_work: Sequence[Worker]) -> bool:
        """Go on without a process that failed; whether another one of those at work has it."""
        rest = [each for each in self.workers if each is not worker and each in at_work]
        if not rest:
            return False
        self.workers = rest
        self.replies.pop(worker, None)
        return True


# --- spawning -------------------------------------------------------------------------------------
# Where thinking is done on an ordinary computer: in a process of its own.


def process_of(registry: Registry) -> Worker:
    """A process of its own. Imported late: not every machine has processes."""
    from ai.worker import process
    from ai.worker.process import WorkerProcess

    return WorkerProcess(process.serve, registry)


# --- client ---------------------------------------------------------------------------------------


log = logging.getLogger(__name__)

GRACE = 0.5
"""Seconds after the budget's own before an answer is given up."""
PATIENCE = 1.0
"""Seconds that a question waits for a process that is still starting."""
PAUSE = 1.0
"""Seconds between two polls that mean the whole machine slept: deadlines move by as much."""
FAULTS, WITHIN = 3, 60.0
"""So many faults in so many seconds, and the rest of the game is played by the evaluator alone."""
ALONE = PLAIN
"""The level that answers when no process can."""
GAMES_EACH, MEMORY_EACH = 50, 300
"""Games, and megabytes, after which a process is replaced by a fresh one."""


class EngineClient:
    """Asks engine processes, one question at a time, and always returns a legal move.

    Made once, and opened as soon as the first picture is shown: processes need a moment to warm up.
    No method waits, except `close` for a moment.
    """

    def __init__(
        self,
        registry: Registry = HOUSE,
        *,
        spawn: Spawn = process_of,
        count: int = 2,
        begin: int | None = None,
        grace: float = GRACE,
        patience: int = FAULTS,
    ) -> None:
        """Nothing is started before `open`; until then the evaluator answers alone.

        ``spawn`` starts one that thinks: a process, where there are processes; ``count`` of them
        are kept, one at work and the others to spare. ``begin``: how many of them `open` starts, if
        not all; the others cost their memory only once they are wanted.
        """
        self._registry = registry
        self._spawn = spawn
        self._count = count
        self._wanted = count if begin is None else min(begin, count)
        """Number of processes that are kept for now."""
        self._opened = False
        self._grace = grace
        self._patience = patience
        self.fault_kinds: Counter[str] = Counter()
        """Faults so far, by their first word."""
        self.resting = False
        """After too many faults: until the next game the evaluator plays alone."""
        self._tickets = 0
        self._question: EngineRequest | None = None
        self._answer: Answer | None = None
        self._failures: deque[float] = deque(maxlen=patience)
        self._games = 0
        self._worn_out: set[Worker] = set()
        self._polled_at = time.monotonic()
        self._workers: list[Worker] = []
        """One at work and one to spare."""

    @property
    def faults(self) -> int:
        """Number of failures of engine processes."""
        return self.fault_kinds.total()

    @property
    def pids(self) -> list[int]:
        """The processes that think, or wait to."""
        return [worker.pid for worker in self._workers if worker.pid]

    def open(self) -> None:
        """Begin to start the processes."""
        self._opened = True
        self._polled_at = time.monotonic()
        self._fill_up()

    def ask(
        self,
        game: str,
        view: object,
        legal: Sequence[AnyMove],
        level: str,
        seed: str,
        given: Budget | None = None,
    ) -> int:
        """Put a question, which replaces one that may still be open; returns its ticket.

        ``legal`` are all moves of the view's mover, ``seed`` is one of `ai.levels.bot_seed`; the
        budget is the level's own if none is given. Raises KeyError for an unknown level.
        """
        self.cancel()
        self._tickets += 1
        request = Request(
            game, view, legal, level, seed, given or budget(game, level, self._registry)
        )
        moves = {move_text(move): move for move in legal}
        if trees(level) > self._wanted:
            self._want_all()
        self._question = EngineRequest(self._tickets, request, moves, time.monotonic())
        # There may have been no poll since they reported that they are ready: they are not late.
        self._listen()
        self._advance(time.monotonic())
        return self._tickets

    def poll(self) -> Answer | None:
        """The answer, once, as soon as there is one. To be called each frame."""
        now = time.monotonic()
        slept = now - self._polled_at
        self._polled_at = now
        if slept > PAUSE:
            self._move_deadlines(slept)
        self._listen()
        self._advance(now)
        self._fill_up()
        answer, self._answer = self._answer, None
        return answer

    def so_far(self) -> Analysis | None:
        """Analysis of the open question, from the reports so far."""
        return self._question.analysis if self._question is not None else None

    def cancel(self) -> None:
        """Drop the open question, if there is one: no answer to it will come."""
        self._question = self._answer = None
        for worker in self._workers:
            worker.cancel()

    def new_game(self) -> None:
        """Another game begins: forgive faults, and send processes away that have served long."""
        self.resting = False
        self._failures.clear()
        self._games += 1
        if self._games % GAMES_EACH == 0:
            self._worn_out.update(self._workers)

    def close(self) -> None:
        """End all processes."""
        self.cancel()
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join(1.0)
        self._workers.clear()
        self._opened = False

    # --- one step of the frame loop ---------------------------------------------------------------

    def _listen(self) -> None:
        """Take in the messages of the processes."""
        for worker in list(self._workers):
            while worker in self._workers and (message := worker.receive()) is not None:
                if isinstance(message, Gone):
                    self._fail(worker, message.fault)
                else:
                    self._receive(worker, message)

    def _receive(self, worker: Worker, reply: Reply) -> None:
        """One reply: trusted only if it can be checked."""
        if not worker.ready:
            worker.ready = True
            if reply.id or reply.trouble:
                self._fail(worker, "garbage: no hello")
            return
        if reply.id != worker.serving or not worker.serving:
            self._fail(worker, f"stale: {reply.id}")
            return
        question = self._question
        if question is not None and question.ticket != reply.id:
            question = None  # What it answers was cancelled meanwhile.
        if question is not None and not reply.trouble and reply.move not in question.moves:
            self._fail(worker, f"illegal: {reply.move[:60]}")
            return
        if reply.final:
            worker.serving = 0
            if reply.rss_mb > MEMORY_EACH:
                self._worn_out.add(worker)
        if question is None:
            return
        if reply.trouble:
            # It failed at this question but lives and holds nothing: it may stay.
            self._note(f"trouble: {reply.trouble}")
            self._without(question, worker, reply.trouble)
            return
        question.take(worker, reply)
        if question.complete:
            self._question = None
            self._answer = Answer(question.ticket, question.moves[question.best], question.analysis)

    def _advance(self, now: float) -> None:
        """Send what waits, give up what takes too long."""
        for worker in list(self._workers):
            if worker not in self._workers:
                continue
            if not worker.ready and now - worker.born > worker.starting:
                self._fail(worker, "hung: start")
            elif worker.cancelled_at and worker.serving:
                if now - worker.cancelled_at > worker.winding_down:
                    self._replace(worker)
            elif worker in self._worn_out and not worker.serving:
                self._replace(worker)
        question = self._question
        if question is None:
            return
        if question.deadline:
            if now > question.deadline:
                fault = "late" if question.best else "hung"
                for worker in self._workers:
                    if worker.serving == question.ticket:
                        self._fail(worker, fault)
                        return
                self._settle(question, fault)
            return
        if self.resting or not self._opened:
            self._settle(question, "resting")
        elif not self._hand_over(question, now) and now - question.waiting_since > PATIENCE:
            self._settle(question, "no process is ready")

    def _hand_over(self, question: EngineRequest, now: float) -> bool:
        """Give the question to a process that is ready and idle, if one is.

        A level with as many trees as there are such processes has each grow one.
        """
        free = [worker for worker in self._workers if worker.ready and not worker.serving]
        if not free:
            return False
        count = trees(question.request.level)
        parts: list[tuple[int, ...]] = [()]
        if 1 < count <= len(free):
            parts = [(tree,) for tree in range(count)]
        try:
            messages = [
                request_bytes(question.ticket, replace(question.request, trees=part))
                for part in parts
            ]
        except Garbled as error:
            self._note(f"request: {error}")
            self._settle(question, str(error))
            return True
        question.deadline = now + question.request.budget.seconds + self._grace
        question.workers = free[: len(parts)]
        for worker, message in zip(question.workers, messages, strict=True):
            worker.send(question.ticket, message)
        return True

    def _fill_up(self) -> None:
        """Keep as many processes as are wanted."""
        while len(self._workers) < self._wanted and self._opened and not self.resting:
            try:
                worker = self._spawn(self._registry)
            except (OSError, RuntimeError) as error:  # no shared memory, or no thread, to be had
                self._note(f"start: {error}")
                self.resting = True
                return
            self._workers.append(worker)

    def _want_all(self) -> None:
        self._wanted = self._count
        self._fill_up()

    def _move_deadlines(self, slept: float) -> None:
        """The machine slept, or was stopped: no process was late meanwhile."""
        for worker in self._workers:
            worker.born += slept
            if worker.cancelled_at:
                worker.cancelled_at += slept
        if self._question is not None:
            self._question.waiting_since += slept
            if self._question.deadline:
                self._question.deadline += slept

    # --- when something goes wrong ----------------------------------------------------------------

    def _note(self, fault: str) -> None:
        self.fault_kinds[fault.partition(":")[0]] += 1
        log.warning("thinking process: %s", fault)

    def _fail(self, worker: Worker, fault: str) -> None:
        """A process failed: replace it, and answer for it what it was asked."""
        self._note(fault)
        asked = self._question is not None and worker.serving == self._question.ticket
        self._replace(worker)
        self._wanted = self._count
        now = time.monotonic()
        self._failures.append(now)
        if len(self._failures) == self._patience and now - self._failures[0] < WITHIN:
            log.warning("too many faults: the evaluator plays alone until the next game")
            self.resting = True
            for other in list(self._workers):
                self._replace(other)
        if self._question is not None and asked:
            self._without(self._question, worker, fault)

    def _without(self, question: EngineRequest, worker: Worker, fault: str) -> None:
        """Answer without this process: with the other trees, if there are any."""
        in_time = time.monotonic() <= question.deadline
        if in_time and question.without(worker, self._workers) and not question.complete:
            return
        self._settle(question, fault)

    def _replace(self, worker: Worker) -> None:
        """Send a process away; the spare moves up, and `_fill_up` starts another."""
        if worker not in self._workers:
            return  # Gone with the others, when there were too many faults.
        self._workers.remove(worker)
        self._worn_out.discard(worker)
        worker.terminate()

    def _settle(self, question: EngineRequest, fault: str) -> None:
        """Answer here and now: the best move so far, or what the evaluator rates highest."""
        self._question = None
        for worker in self._workers:
            if worker.serving == question.ticket:
                worker.cancel()  # Another one may still think about it.
        request = question.request
        if question.best:
            move = question.moves[question.best]
        else:
            try:
                bot = make_bot(request.game, ALONE, request.seed, self._registry)
                move = bot.choose(request.view, request.legal, request.budget)
            except Exception:
                log.exception("the evaluator of %s failed", request.game)
                move = request.legal[0]
        self._answer = Answer(question.ticket, move, question.analysis, fault)
