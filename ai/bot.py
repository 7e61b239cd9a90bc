"""Contract of an opponent, a plain blocking function of a view, and of what it asks an
evaluator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from game.core.contract import Seat
from game.core.phrase import Phrase

S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of a search: iterations decide, so that a level plays the same on every machine."""

    iterations: int
    seconds: float
    """A cap for slow machines; a move chosen at the cap is not reproducible."""


class Prospect(NamedTuple):
    """Result of a search for one move."""

    move: str
    """In its written form (`game.core.contract.move_text`)."""
    visits: int
    """Visits of the move: the move with most is played."""
    value: float
    """Expected return of the mover, in [-1, 1]."""
    merit: float | None = None
    """Number to compare moves of one position by, on the scale of ``value``, where that hardly
    differs between them: a frequency counted over many games. None: the value."""

    @property
    def compared(self) -> float:
        """Merit, or the value where there is none."""
        return self.value if self.merit is None else self.merit


class Analysis(NamedTuple):
    """Result of a search, best move first: for hints, "what does it think" and reviews."""

    iterations: int
    capped: bool
    """The clock ended it before its iterations were done: not reproducible."""
    prospects: tuple[Prospect, ...]
    line: tuple[str, ...] = ()
    """The moves that follow, each side playing its best: the first is that of the first prospect.
    Empty where chance or hidden things decide what follows."""


SHOWN = 12
"""Prospects that an engine process reports, and by which trees are merged."""


class Bot(Protocol[V_contra, M]):
    """An opponent. It keeps nothing from one choice to the next: equal questions, equal answers."""

    def choose(self, view: V_contra, moves: Sequence[M], budget: Budget) -> M:
        """One of ``moves`` (all legal moves, in the order of the rules), knowing only the view."""


@runtime_checkable
class Thinks(Protocol):
    """A bot that can say what it thought at its latest choice."""

    analysis: Analysis | None


class Thinking(Protocol[M_co]):
    """A choice being thought about, slice by slice: a search, or what an evaluator has instead."""

    iterations: int
    """Done so far."""

    @property
    def done(self) -> bool:
        """Nothing is left to think about."""

    def run(self, goal: int, deadline: float = inf) -> None:
        """On to so many iterations in all, while `time.monotonic` allows."""

    def best(self) -> M_co:
        """The best move found so far."""

    def analysis(self, goal: int) -> Analysis:
        """The results so far; ``goal`` is how far it should have grown."""


class Evaluator(Protocol[S_contra, M_contra, V_contra]):
    """Knowledge of one game, for the greedy bot, the search and the hints.

    An evaluator meets the states of drawn worlds (`Game.determinize`), never that of the real game.
    """

    def move_scores(self, state: S_contra, moves: Sequence[M_contra]) -> Sequence[float]:
        """Score of each move for the seat to move: one more is e times as likely.

        Reads of the state only what the mover may know: the rest of a drawn world is guesswork.
        """

    def value(self, state: S_contra) -> tuple[float, ...]:
        """Expected return of each seat, in [-1, 1], in a game that is not over."""

    def reason(self, view: V_contra, move: M_contra) -> Phrase:
        """Reason for this move, in one sentence that names the rule, the chance or the physics."""


@runtime_checkable
class Sees(Protocol[S_contra]):
    """An evaluator that tells places apart where the same moves are open: by the card drawn,
    say."""

    def observation_key(self, state: S_contra) -> int:
        """A number for what the seat to move sees and should act upon, without hidden knowledge.

        A search of a hidden game keeps a place for each: else it would have to find one move that
        is good with any card.
        """


@runtime_checkable
class Believes(Protocol[S_contra]):
    """An evaluator that knows which drawn worlds are likelier, by what the others were seen to
    do."""

    def belief(self, state: S_contra, seat: Seat) -> float:
        """The logarithm of how likely the moves seen are in a world drawn from this seat's view,
        against one in which nothing speaks against them: 0 at most.

        Reads of what was seen only what the view shows; the drawn rest is what is judged.
        """


@runtime_checkable
class Plans(Protocol[V_contra, M]):
    """An evaluator that knows a better way than search for some positions: exact counting, a
    puzzle."""

    def plan(self, view: V_contra, moves: Sequence[M]) -> Thinking[M] | None:
        """That way for this view, not grown yet; None where the search is to think."""


@runtime_checkable
class Omits(Protocol[V_contra, M]):
    """An evaluator that knows moves which bring nothing, however the game goes on.

    Opponents that search or blunder leave them out: a search cannot tell them from the best ones,
    and no person would make them by mistake.
    """

    def worthwhile(self, view: V_contra, moves: Sequence[M]) -> Sequence[M]:
        """The other moves, in their order; never none."""


@runtime_checkable
class Foresees(Protocol[V_contra, M_contra]):
    """An evaluator that can name the step after a move, for the hint."""

    def next_step(self, view: V_contra, move: M_contra) -> Phrase | None:
        """Step that follows this move, with its count or chance; None: there is none to name.

        It is counted from the view alone: from what the player can see.
        """


@runtime_checkable
class Leads(Protocol[V_contra, M_contra]):
    """An evaluator that leads to some moves by a question, before a hint names them."""

    def question(self, view: V_contra, move: M_contra) -> Phrase | None:
        """Question that helps to find this move without naming it; None: the hint names it."""


@runtime_checkable
class Justifies(Protocol[V_contra, M_contra]):
    """An evaluator that says beside a lit move why it is good, where that is not plain to see."""

    def beside_light(self, view: V_contra, move: M_contra) -> Phrase | None:
        """One short sentence in place of the table's question; None: the light needs no words."""


@runtime_checkable
class Groups(Protocol[V_contra, M_contra]):
    """An evaluator that says where any of several moves will do."""

    def alike(
        self, view: V_contra, move: M_contra, near: Sequence[M_contra], moves: Sequence[M_contra]
    ) -> Phrase | None:
        """The reason for this move and others that share something; None: it stands alone.

        ``near``: the others that are as good, but for taste. ``moves``: all legal ones.
        """


@runtime_checkable
class Regrets(Protocol[V_contra, M]):
    """An evaluator that knows an omission that no search has to weigh: it was never better."""

    def omitted(
        self, view: V_contra, move: M, after: Sequence[tuple[str, Mapping[str, int]]]
    ) -> M | None:
        """The same move with what was left out; None: it cost nothing.

        ``after``: events from this move to the next choice of its seat.
        """


@runtime_checkable
class Introduces(Protocol[V_contra, M_contra]):
    """An evaluator that says before the first of several lit touches where to begin, and why."""

    def before_light(self, view: V_contra, move: M_contra) -> Phrase | None:
        """One short sentence while nothing is picked: no place of the move is lit yet.

        None: the words beside the light, if there are any, will do.
        """


@runtime_checkable
class Advises(Protocol[V_contra, M]):
    """An evaluator that knows which of moves that a search can hardly tell apart to tell a
    person."""

    def advised(self, view: V_contra, best: M, near: Sequence[M], moves: Sequence[M]) -> M:
        """The move to advise instead of ``best``: clearer, and never worse; mostly itself.

        ``near``: the others that the search values alike. ``moves``: all legal ones.
        """
