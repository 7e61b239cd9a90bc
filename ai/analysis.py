"""A hint for a person: the move that an opponent would make in their place, and why."""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from ai.bot import (
    Advises,
    Analysis,
    Budget,
    Foresees,
    Groups,
    Introduces,
    Justifies,
    Leads,
    Regrets,
)
from ai.forest import SearchBot
from ai.levels import bot_seed, budget, make_bot
from ai.registry import HOUSE, Registry
from ai.worker.client import EngineClient
from game.core.contract import AnyMove, Seat, find_move, move_text
from game.core.phrase import Phrase, say
from game.core.session import AnyGame, AnySession, RuleEvent, Session

# --- hints ----------------------------------------------------------------------------------------


LEVEL = "researcher"
HINT_SECONDS = 0.08
"""A hint that is asked for between two frames is there before a wait is felt."""
NEAR = 0.02
"""Of values in [-1, 1]: one game in a hundred. No player could tell such moves apart."""


class Hint(NamedTuple):
    """The recommended move, and the reason for it."""

    move: AnyMove
    """One of the moves asked about."""
    reason: Phrase
    analysis: Analysis | None
    """The results of the search, where one was made."""
    then: Phrase | None = None
    """The step after it, with its chance or its count; None: there is none to name."""
    question: Phrase | None = None
    """Question asked first, so that a person may find the move; None: it is named at once."""
    beside: Phrase | None = None
    """Words beside the light on this move; None: it needs none."""
    before: Phrase | None = None
    """Words while nothing of the move is picked yet; None: those beside the light."""


def hint(
    game: AnyGame,
    view: object,
    moves: Sequence[AnyMove],
    *,
    level: str = LEVEL,
    seconds: float = HINT_SECONDS,
    registry: Registry = HOUSE,
) -> Hint:
    """The move that this level finds for the view's mover within so many seconds, and its reason.

    ``moves`` are all legal moves. It sees no more than the person who asks; equal views get equal
    hints as long as the time suffices. For more time ask an
    `ai.worker.client.EngineClient` for a move, and for `advice` about it.
    """
    bot = make_bot(game.info.id, level, "hint", registry, attentive=True)
    given = budget(game.info.id, level, registry)
    if isinstance(bot, SearchBot):
        search = bot.start(view, moves)
        search.run(given.iterations, time.monotonic() + min(seconds, given.seconds))
        move, analysis = search.best(), search.analysis(given.iterations)
    else:
        move, analysis = bot.choose(view, moves, given), None
    return advice(game, view, moves, move, analysis, registry)


def advice(
    game: AnyGame,
    view: object,
    moves: Sequence[AnyMove],
    best: AnyMove,
    analysis: Analysis | None,
    registry: Registry = HOUSE,
) -> Hint:
    """Move to advise where this one is the ``best`` of a search, or one that is clearer.

    ``moves`` are all legal moves.
    """
    evaluator = registry.evaluator(game.info.id)
    move = best
    if isinstance(evaluator, Advises):
        move = evaluator.advised(view, best, _near(moves, best, analysis), moves)
    then = evaluator.next_step(view, move) if isinstance(evaluator, Foresees) else None
    question = evaluator.question(view, move) if isinstance(evaluator, Leads) else None
    beside = evaluator.beside_light(view, move) if isinstance(evaluator, Justifies) else None
    before = evaluator.before_light(view, move) if isinstance(evaluator, Introduces) else None
    reason = explain(game, view, move, registry)
    if isinstance(evaluator, Groups):
        alike = _near(moves, move, analysis, WORTH)
        reason = evaluator.alike(view, move, alike, moves) or reason
    return Hint(move, reason, analysis, then, question, beside, before)


def _near(
    moves: Sequence[AnyMove], best: AnyMove, analysis: Analysis | None, within: float = NEAR
) -> Sequence[AnyMove]:
    """The other moves that the thinking weighs ``within`` this of its best; not weighed: none."""
    if analysis is None or not analysis.prospects:
        return ()
    least = analysis.prospects[0].compared - within
    near = {prospect.move for prospect in analysis.prospects if prospect.compared >= least}
    return [move for move in moves if move != best and move_text(move) in near]


def explain(game: AnyGame, view: object, move: AnyMove, registry: Registry = HOUSE) -> Phrase:
    """Reason why a move is good, in one sentence: the evaluator's, where there is one."""
    evaluator = registry.evaluator(game.info.id)
    return say("hint-best-found") if evaluator is None else evaluator.reason(view, move)


def without_chance(reason: Phrase) -> Phrase:
    """The reason alone, where a chance of winning is added to it.

    For words that give a chance of their own: two in a row cannot be told apart.
    """
    bare = dict(reason.args).get("reason")
    return bare if reason.key.endswith("-hint-chance") and isinstance(bare, Phrase) else reason


# --- review ---------------------------------------------------------------------------------------
# A look back at a game: the choices of a person that cost most, and what was better.
#
# A choice is judged by what its seat could know, never by what lay hidden or came later: bad luck
# is no blunder. Thinking is left to the processes of a `EngineClient`; the caller only says, frame
# by frame, that time goes on.


SHOWN = 3
"""Blunders that are shown."""
SMALL = 2
"""Smaller losses that are kept beside them, for a game without a blunder."""
LEAST_SMALL = 0.02
"""Such a loss is one of a hundredth of the chances at least."""
WORTH = 0.06
"""A smaller loss of outlook (from -1 to 1) is a matter of taste, or an error of the search."""
ITERATIONS = 12_000
"""Of all first looks together: some seconds."""
LEAST, MOST = 60, 400
"""Iterations of one first look."""
CLOSER = 1_200
"""Iterations of a second look, at two moves only."""
SUSPECTS = 8
"""Choices that get a second look."""
SURE = 2.0
"""Standard errors that a difference must exceed, so that of two equal moves neither is shown."""
TRIED = 8
"""Visits from which on a first look's value of a move is believed."""
REVIEW_SECONDS = 1.0
"""No look takes longer, even on a slow machine."""
PLIES = 4
"""Moves played again per frame: the longest games have some hundreds."""


class Choice(NamedTuple):
    """A choice of a person."""

    number: int
    """Moves before it."""
    seat: Seat
    view: object
    legal: Sequence[AnyMove]
    move: AnyMove
    """The move that was played."""
    events: Sequence[RuleEvent[object]]
    """The view that the seat had."""


class Blunder(NamedTuple):
    """A choice that cost something."""

    choice: Choice
    better: AnyMove
    """The move that was better."""
    got: float
    """Expected return of the seat after the move it made, from -1 to 1."""
    could: float
    """And after the better one."""
    error: float = 0.0
    """Error of the cost."""
    good: tuple[str, ...] = ()
    """Moves that are about as good as the better one, in their written form."""

    @property
    def cost(self) -> float:
        """The difference."""
        return self.could - self.got


class CurvePoint(NamedTuple):
    """Expected return of a seat at its choice: one point of the curve of a game."""

    number: int
    """Moves before the choice."""
    seat: Seat
    value: float
    """From -1 to 1, with the best move."""
    error: float
    """Error of the value."""


class _Look(NamedTuple):
    """A first look at a choice."""

    choice: Choice
    analysis: Analysis

    @property
    def best(self) -> str:
        return self.analysis.prospects[0].move

    @property
    def could(self) -> float:
        return self.analysis.prospects[0].value

    def value(self, move: str) -> float | None:
        """The value of this move; None where it was hardly tried."""
        for prospect in self.analysis.prospects:
            if prospect.move == move and prospect.visits >= TRIED:
                return prospect.value
        return None

    def good(self) -> tuple[str, ...]:
        """Moves that are about as good as the best, without the one that was played."""
        return tuple(
            prospect.move
            for prospect in self.analysis.prospects
            if prospect.visits >= TRIED
            and prospect.value >= self.could - WORTH
            and prospect.move != move_text(self.choice.move)
        )

    def error(self, *moves: str) -> float:
        """Error of the difference of the values of these moves.

        Each value is a mean over its visits of results between -1 and 1, so the variance of one
        result is at most 1 - value².
        """
        there = [prospect for prospect in self.analysis.prospects if prospect.move in moves]
        return SURE * sqrt(sum((1 - min(1.0, p.value**2)) / max(1, p.visits) for p in there))


class _Question(NamedTuple):
    choice: Choice
    legal: Sequence[AnyMove]
    iterations: int


_Work = Generator[_Question | None, Analysis | None, None]
"""Asks questions, or lets a frame go by (None); is sent the results."""


class Review:
    """The review of one finished game. Call `update` each frame until it is `done`."""

    def __init__(
        self,
        engine: EngineClient,
        session: AnySession,
        people: Collection[Seat],
        registry: Registry = HOUSE,
    ) -> None:
        """Of the choices of ``people`` in this session, which is only read."""
        self._engine = engine
        self._registry = registry
        self._moves = session.moves
        self._people = people
        self._end = session.returns()
        self._again = Session(session.game, session.seats, session.options, session.seed)
        self._events: list[Sequence[tuple[str, Mapping[str, int]]]] = []
        """The events of each move."""
        self._ticket = 0
        """Of the question that is open; 0: none is."""
        self._work = self._evaluator()
        self._begun = False
        self.done = False
        self.progress = 0.0
        """Progress, from 0 to 1."""
        self.looked_at = 0
        """Choices that were judged."""
        self.blunders: list[Blunder] = []
        """The costliest choices, the worst first; at most `SHOWN`, complete when `done`."""
        self.small: list[Blunder] = []
        """The costliest of the choices that cost less than a blunder; at most `SMALL`."""
        self.course: list[CurvePoint] = []
        """Course of the game for those people, choice by choice."""

    def update(self) -> None:
        """One frame: takes an answer in, or asks, or plays some moves again. Never waits."""
        analysis: Analysis | None = None
        if self._ticket:
            answer = self._engine.poll()
            if answer is None or answer.ticket != self._ticket:
                return
            self._ticket, analysis = 0, answer.analysis
        if self.done:
            return
        try:
            asked = self._work.send(analysis)
        except StopIteration:
            self.done, self.progress = True, 1.0
            return
        if asked is not None:
            choice, legal, iterations = asked
            session = self._again
            self._ticket = self._engine.ask(
                session.game.info.id,
                choice.view,
                legal,
                f"search:{iterations}",
                bot_seed(session.seed, choice.seat, choice.number),
                Budget(iterations, REVIEW_SECONDS),
            )

    def stop(self) -> None:
        """It is not wanted any more."""
        self._work.close()
        self.done = True
        if self._ticket:
            self._ticket = 0
            self._engine.cancel()

    # --- the work, a question or a frame at a time ------------------------------------------------

    def _evaluator(self) -> _Work:
        choices: list[Choice] = []
        for number, move in enumerate(self._moves):
            self._replayed(choices, number, move)
            if number % PLIES == PLIES - 1:
                yield None
        looks = yield from self._first_looks(choices)
        self.looked_at = len(looks)
        suspects = []
        for at, look in enumerate(looks):
            played, later = move_text(look.choice.move), self._later(looks, at)
            omitted = self._omitted(looks, at)
            if omitted is not None:
                blunder = yield from self._second_look(look, later, omitted)
                # A penalty that came is no matter of taste, though a search has hardly met it.
                blunder = blunder._replace(got=min(blunder.got, blunder.could - WORTH))
                self._tell(blunder)
            elif look.best != played:
                value = look.value(played)
                suspects.append((look.could - (later if value is None else value), later, look))
        suspects.sort(key=lambda one: one[0], reverse=True)
        for number, (_, later, look) in enumerate(suspects[:SUSPECTS]):
            blunder = yield from self._second_look(look, later)
            if blunder.cost >= max(WORTH, blunder.error):
                self._tell(blunder)
            elif blunder.cost >= LEAST_SMALL:
                self.small = sorted([*self.small, blunder], key=_cost, reverse=True)[:SMALL]
            self.progress = 0.8 + 0.2 * number / SUSPECTS

    def _correct(self, choice: Choice, value: float, error: float) -> None:
        """The curve of the game shows what a closer look found, as the words about it do."""
        self.course = [
            point._replace(value=value, error=error)
            if (point.number, point.seat) == (choice.number, choice.seat)
            else point
            for point in self.course
        ]

    def _tell(self, blunder: Blunder) -> None:
        self.blunders = sorted([*self.blunders, blunder], key=_cost, reverse=True)[:SHOWN]

    def _omitted(self, looks: Sequence[_Look], at: int) -> AnyMove | None:
        """The move with what was left out at this look, where that cost something."""
        choice = looks[at].choice
        evaluator = self._registry.evaluator(self._again.game.info.id)
        if not isinstance(evaluator, Regrets):
            return None
        seat = choice.seat
        own = (look.choice.number for look in looks[at + 1 :] if look.choice.seat == seat)
        moves = self._events[choice.number : next(own, None)]
        after = [event for events in moves for event in events]
        found: AnyMove | None = evaluator.omitted(choice.view, choice.move, after)
        return found

    def _replayed(self, choices: list[Choice], number: int, move: AnyMove) -> None:
        session = self._again
        seat, legal = session.to_move(), session.legal_moves()
        if seat in self._people and len(legal) > 1:
            assert seat is not None
            view = session.view(seat)
            events = session.play(move, seat)
            choices.append(Choice(number, seat, view, legal, move, events))
        else:
            events = session.play(move)
        self._events.append([(event.kind, event.facts) for event in events])

    def _first_looks(
        self, choices: Sequence[Choice]
    ) -> Generator[_Question | None, Analysis | None, list[_Look]]:
        """Results of a search at each choice, where it finds anything."""
        looks = []
        iterations = max(LEAST, min(MOST, ITERATIONS // max(1, len(choices))))
        for number, choice in enumerate(choices):
            analysis = yield _Question(choice, choice.legal, iterations)
            if analysis is not None and _weighed(analysis):
                look = _Look(choice, analysis)
                looks.append(look)
                self.course.append(
                    CurvePoint(choice.number, choice.seat, look.could, look.error(look.best))
                )
            self.progress = 0.8 * (number + 1) / len(choices)
        return looks

    def _later(self, looks: Sequence[_Look], at: int) -> float:
        """Expected return of the seat of a look at its next choice, or its return at the end."""
        seat = looks[at].choice.seat
        for later in looks[at + 1 :]:
            if later.choice.seat == seat:
                return later.could
        return self._end[seat]

    def _second_look(
        self, look: _Look, later: float, omitted: AnyMove | None = None
    ) -> Generator[_Question | None, Analysis | None, Blunder]:
        """The move that was made against the better one, and nothing else.

        ``omitted``: the better one, where it is known.

        A proof that the one wins ends the search, and leaves the other half looked at: then how it
        went on has a say too.
        """
        choice = look.choice
        better = find_move(look.best, choice.legal) if omitted is None else omitted
        # What was proven or planned has one prospect only, and nothing to add to it.
        if len(look.analysis.prospects) > 1:
            analysis = yield _Question(choice, (better, choice.move), CLOSER)
            if analysis is not None:
                closer = _Look(choice, analysis)
                got, could = closer.value(move_text(choice.move)), closer.value(move_text(better))
                if got is not None and could is not None:
                    if analysis.iterations < CLOSER:
                        got = max(got, later)
                    error = closer.error(move_text(choice.move), move_text(better))
                    self._correct(choice, could, closer.error(move_text(better)))
                    return Blunder(choice, better, got, could, error, look.good())
        return Blunder(choice, better, later, look.could, good=look.good())


def _weighed(analysis: Analysis) -> bool:
    """True if there is a figure: a plan that goes by first sight plays well and tells none."""
    best = next(iter(analysis.prospects), None)
    return best is not None and (best.visits > 0 or abs(best.value) >= 1.0)


def _cost(blunder: Blunder) -> float:
    return blunder.cost


def outlook(value: float, returns: Sequence[float]) -> int:
    """A value as per cent: 0 a sure loss, 100 a sure win. ``returns`` are those of the game's end.

    With more than two seats some games give losers more than -1, so that all returns sum to zero.
    """
    least = min(returns)
    floor = least if -1.0 < least < 0.0 else -1.0
    return max(0, min(100, round(100 * (value - floor) / (1.0 - floor))))
