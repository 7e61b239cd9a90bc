"""Asks thinking processes, and always comes back with a legal move.

Thinking happens in a process of its own, never in a thread, which would make every second frame
late. One process is at work and a second one waits, warm, to take its place. Nothing that such a
process does can stop a game: whether it dies, hangs, is late or talks nonsense, the best move it
told so far is played, or else what the judge rates highest, found here and at once. And because it
holds nothing that matters, replacing it loses nothing.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ai.bot import Budget, Thoughts
from ai.forest import merged
from ai.levels import budget, make_bot, trees
from ai.registry import HOUSE, Shelf
from ai.worker import server
from ai.worker.process import Brain, Gone, Serve
from ai.worker.protocol import Garbled, Reply, Request, request_bytes
from game.core.contract import move_text

log = logging.getLogger(__name__)

GRACE = 0.5
"""Seconds after the budget's own before an answer is given up."""
PATIENCE = 1.0
"""Seconds that a question waits for a process that is still starting."""
STARTING = 15.0
"""Seconds after which a process that has not said hello is given up."""
WINDING_DOWN = 0.2
"""Seconds that a process may still be busy with a cancelled question."""
PAUSE = 1.0
"""Seconds between two polls that mean the whole machine slept: deadlines move by as much."""
FAULTS, WITHIN = 3, 60.0
"""So many faults in so many seconds, and the rest of the game is played by the judge alone."""
ALONE = "student"
"""The level that answers when no process can."""
GAMES_EACH, MEMORY_EACH = 50, 300
"""Games, and megabytes, after which a process is replaced by a fresh one."""


class Answer(NamedTuple):
    """What an opponent plays."""

    ticket: int
    """The question it answers, as `Thinker.ask` called it."""
    move: Any
    """One of the request's moves."""
    thoughts: Thoughts | None
    fault: str = ""
    """What went wrong, when the process that was asked did not get to the end."""


@dataclass(slots=True)
class _Case:
    """The question that is open."""

    ticket: int
    request: Request
    moves: dict[str, Any]
    """By their written form."""
    waiting_since: float
    deadline: float = 0.0
    """When to give up; 0 until a process has the question."""
    best: str = ""
    """The best move told so far."""
    thoughts: Thoughts | None = None
    asked: list[Brain] = field(default_factory=list)
    """The processes that think about it, by the trees that they grow."""
    told: dict[Brain, Reply] = field(default_factory=dict)
    """The latest word of each."""

    def hear(self, brain: Brain, reply: Reply) -> bool:
        """Take in what one of them says; whether nothing more is to be waited for."""
        self.told[brain] = reply
        heard = [self.told[one] for one in self.asked if one in self.told]
        self.best, self.thoughts = reply.move, reply.thoughts
        if len(self.asked) > 1:
            share = self.request.budget.iterations // len(self.asked)
            told = [one.thoughts for one in heard if one.thoughts is not None]
            self.best = heard[0].move
            if told:
                self.thoughts = merged(told, share)
                if self.thoughts.prospects and self.thoughts.prospects[0].move in self.moves:
                    self.best = self.thoughts.prospects[0].move
        return len(heard) == len(self.asked) and all(one.final for one in heard)


class Thinker:
    """Asks thinking processes, one question at a time, and always comes back with a legal move.

    Made once, and opened as soon as the first picture is shown: processes need a moment to warm up.
    No method waits, except `close` for a moment.
    """

    def __init__(
        self,
        shelf: Shelf = HOUSE,
        *,
        serve: Serve = server.serve,
        grace: float = GRACE,
        patience: int = FAULTS,
    ) -> None:
        """Nothing is started before `open`; until then the judge answers alone."""
        self._shelf = shelf
        self._serve = serve
        self._opened = False
        self._grace = grace
        self._patience = patience
        self.fault_kinds: Counter[str] = Counter()
        """What went wrong so far, by its first word."""
        self.resting = False
        """After too many faults: until the next game the judge plays alone."""
        self._tickets = 0
        self._case: _Case | None = None
        self._answer: Answer | None = None
        self._losses: deque[float] = deque(maxlen=patience)
        self._games = 0
        self._tired: set[Brain] = set()
        self._polled_at = time.monotonic()
        self._brains: list[Brain] = []
        """One at work and one to spare."""

    @property
    def faults(self) -> int:
        """How often a thinking process failed its task."""
        return self.fault_kinds.total()

    def open(self) -> None:
        """Begin to start the processes."""
        self._opened = True
        self._polled_at = time.monotonic()
        self._staff()

    def ask(
        self,
        game: str,
        view: Any,
        legal: Sequence[Any],
        level: str,
        seed: str,
        given: Budget | None = None,
    ) -> int:
        """Put a question, in place of one that may still be open; returns its ticket.

        ``legal`` are all moves of the view's mover, ``seed`` is one of `ai.levels.bot_seed`; the
        budget is the level's own if none is given. Raises KeyError for an unknown level.
        """
        self.cancel()
        self._tickets += 1
        request = Request(game, view, legal, level, seed, given or budget(game, level, self._shelf))
        moves = {move_text(move): move for move in legal}
        self._case = _Case(self._tickets, request, moves, time.monotonic())
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
        self._staff()
        answer, self._answer = self._answer, None
        return answer

    def so_far(self) -> Thoughts | None:
        """What is thought of the open question by now, if anything was told."""
        return self._case.thoughts if self._case is not None else None

    def cancel(self) -> None:
        """Drop the open question, if there is one: no answer to it will come."""
        self._case = self._answer = None
        for brain in self._brains:
            brain.cancel()

    def new_game(self) -> None:
        """Another game begins: forgive faults, and send processes away that have served long."""
        self.resting = False
        self._losses.clear()
        self._games += 1
        if self._games % GAMES_EACH == 0:
            self._tired.update(self._brains)

    def close(self) -> None:
        """End all processes."""
        self.cancel()
        for brain in self._brains:
            brain.dismiss()
        for brain in self._brains:
            brain.bury(1.0)
        self._brains.clear()
        self._opened = False

    # --- one step of the frame loop ---------------------------------------------------------------

    def _listen(self) -> None:
        """Take in what the processes said."""
        for brain in list(self._brains):
            while brain in self._brains and (message := brain.heard()) is not None:
                if isinstance(message, Gone):
                    self._fail(brain, message.fault)
                else:
                    self._hear(brain, message)

    def _hear(self, brain: Brain, reply: Reply) -> None:
        """One reply: trusted only as far as it can be checked."""
        if not brain.ready:
            brain.ready = True
            if reply.id or reply.trouble:
                self._fail(brain, "garbage: no hello")
            return
        if reply.id != brain.serving or not brain.serving:
            self._fail(brain, f"stale: {reply.id}")
            return
        case = self._case
        if case is not None and case.ticket != reply.id:
            case = None  # What it answers was cancelled meanwhile.
        if case is not None and not reply.trouble and reply.move not in case.moves:
            self._fail(brain, f"illegal: {reply.move[:60]}")
            return
        if reply.final:
            brain.serving = 0
            if reply.rss_mb > MEMORY_EACH:
                self._tired.add(brain)
        if case is None:
            return
        if reply.trouble:
            # It failed at this question but lives and holds nothing: it may stay.
            self._note(f"trouble: {reply.trouble}")
            self._without(case, brain, reply.trouble)
        elif case.hear(brain, reply):
            self._case = None
            self._answer = Answer(case.ticket, case.moves[case.best], case.thoughts)

    def _advance(self, now: float) -> None:
        """Send what waits, give up what takes too long."""
        for brain in list(self._brains):
            if brain not in self._brains:
                continue
            if not brain.ready and now - brain.born > STARTING:
                self._fail(brain, "hung: start")
            elif brain.cancelled_at and brain.serving:
                if now - brain.cancelled_at > WINDING_DOWN:
                    self._replace(brain)
            elif brain in self._tired and not brain.serving:
                self._replace(brain)
        case = self._case
        if case is None:
            return
        if case.deadline:
            if now > case.deadline:
                fault = "late" if case.best else "hung"
                for brain in self._brains:
                    if brain.serving == case.ticket:
                        self._fail(brain, fault)
                        return
                self._settle(case, fault)
            return
        if self.resting or not self._opened:
            self._settle(case, "resting")
        elif not self._hand_over(case, now) and now - case.waiting_since > PATIENCE:
            self._settle(case, "nobody is ready")

    def _hand_over(self, case: _Case, now: float) -> bool:
        """Give the question to a process that is ready and idle, if one is.

        A level with as many trees as there are such processes has each grow one.
        """
        free = [brain for brain in self._brains if brain.ready and not brain.serving]
        if not free:
            return False
        count = trees(case.request.level)
        parts: list[tuple[int, ...]] = [()]
        if 1 < count <= len(free):
            parts = [(tree,) for tree in range(count)]
        try:
            messages = [
                request_bytes(case.ticket, replace(case.request, trees=part)) for part in parts
            ]
        except Garbled as error:
            self._note(f"request: {error}")
            self._settle(case, str(error))
            return True
        case.deadline = now + case.request.budget.seconds + self._grace
        case.asked = free[: len(parts)]
        for brain, message in zip(case.asked, messages, strict=True):
            brain.send(case.ticket, message)
        return True

    def _staff(self) -> None:
        """Keep one process at work and one warm."""
        while len(self._brains) < 2 and self._opened and not self.resting:
            self._brains.append(Brain(self._serve, self._shelf))

    def _move_deadlines(self, slept: float) -> None:
        """The machine slept, or somebody stopped it: nobody was late meanwhile."""
        for brain in self._brains:
            brain.born += slept
            if brain.cancelled_at:
                brain.cancelled_at += slept
        if self._case is not None:
            self._case.waiting_since += slept
            if self._case.deadline:
                self._case.deadline += slept

    # --- when something goes wrong ----------------------------------------------------------------

    def _note(self, fault: str) -> None:
        self.fault_kinds[fault.partition(":")[0]] += 1
        log.warning("thinking process: %s", fault)

    def _fail(self, brain: Brain, fault: str) -> None:
        """A process failed: replace it, and answer for it what it was asked."""
        self._note(fault)
        asked = self._case is not None and brain.serving == self._case.ticket
        self._replace(brain)
        now = time.monotonic()
        self._losses.append(now)
        if len(self._losses) == self._patience and now - self._losses[0] < WITHIN:
            log.warning("too many faults: the judge plays alone until the next game")
            self.resting = True
            for other in list(self._brains):
                self._replace(other)
        if self._case is not None and asked:
            self._without(self._case, brain, fault)

    def _without(self, case: _Case, brain: Brain, fault: str) -> None:
        """Answer without what this process would have said: another tree has to do, if one is."""
        rest = [one for one in case.asked if one is not brain and one in self._brains]
        if rest and time.monotonic() <= case.deadline:
            case.asked = rest
            case.told.pop(brain, None)
            if not all(one in case.told and case.told[one].final for one in rest):
                return
        self._settle(case, fault)

    def _replace(self, brain: Brain) -> None:
        """Send a process away; the spare moves up, and `_staff` finds another."""
        if brain not in self._brains:
            return  # Gone with the others, when there were too many faults.
        self._brains.remove(brain)
        self._tired.discard(brain)
        brain.dismiss()

    def _settle(self, case: _Case, fault: str) -> None:
        """Answer here and now: the best move told so far, or what the judge rates highest."""
        self._case = None
        for brain in self._brains:
            if brain.serving == case.ticket:
                brain.cancel()  # What another one still thinks about it is not wanted any more.
        request = case.request
        if case.best:
            move = case.moves[case.best]
        else:
            try:
                bot = make_bot(request.game, ALONE, request.seed, self._shelf)
                move = bot.choose(request.view, request.legal, request.budget)
            except Exception:
                log.exception("the judge of %s failed", request.game)
                move = request.legal[0]
        self._answer = Answer(case.ticket, move, case.thoughts, fault)
