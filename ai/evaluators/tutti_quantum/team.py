"""Playing together: every promising choice is played to the end, again and again.

One invalid vertex loses everything, and whether one can still be avoided shows only at the end. So
a partner draws worlds that fit what it sees, lays the card there, and lets everybody go on as the
evaluator would, to the last card: whether that wins comes first, how many points second, as in
`returns`. The choices meet the same worlds in the same order, so luck favours none of them.

A marker "I'd like to play here" is believed: in the worlds that are drawn, the player
who put it holds a card that may lie there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf, log, sqrt

from ai.bot import Analysis, Prospect
from ai.evaluators.tutti_quantum.outlook import RUINED, SPOILT
from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.tutti_quantum.diagram import END_A, END_B
from game.rules.tutti_quantum.rules import TuttiQuantum
from game.rules.tutti_quantum.state import (
    CARDS_TOGETHER,
    NOWHERE,
    PLACE,
    PLAY,
    TALK,
    Move,
    State,
    View,
)
from game.rules.tutti_quantum.vertex import JOIN, TIP_A, TIP_B

Rate = Callable[[State, Sequence[Move]], list[float]]

CHOICES = 6
"""Choices that are played out: the best ones at first sight."""
FAITH = 30
"""Games that the first sight counts as much as: a few lucky ones do not overrule it."""
PER_RATING = 0.02
"""Value of one more in the rating at first sight, in returns."""
WON = 0.5
"""Value of a win without its points: two points for one chance in a hundred to lose."""
CURIOUS = 0.35
"""Weight of exploration: more tries choices longer that do not look best."""
ENDING = 12
"""With more cards to come first sight decides: it counts the places that are left to everybody's
hands, and that is finer than what comes out of some games to the distant end."""
TRIES = 4
"""Worlds drawn until the markers of the others fit."""
CLOCK = 4
"""Games played out between two looks at the clock."""
FEWEST = 12
"""Games played out of each choice before one may be given up."""
PRICE = 2
"""Iterations that a game played out costs: it is a whole look-ahead, several times as long as one
of the search. So a level keeps within its seconds on a machine half as fast, too."""
ASIDE = 2
"""Relative cost of a game for the choice to draw or to swap, which matters less than placement."""

_GAME = TuttiQuantum()


class TeamPlan:
    """Thinks about one choice in a common diagram; grown like a search, and asked like one."""

    def __init__(self, view: View, moves: Sequence[Move], rate: Rate) -> None:
        """``rate`` is the evaluator's word on all legal ``moves`` of the view's mover."""
        self._view = view
        self._rate = rate
        self._seed = repr(view)
        rated = rate(self._world(0), moves)
        order = sorted(range(len(moves)), key=rated.__getitem__, reverse=True)
        # Markers are cheap talk: they are not worth a game each.
        to_come = CARDS_TOGETHER[len(view.hands)] - len(view.diagrams[0])
        at_sight = view.phase == TALK or to_come > ENDING
        few = 1 if at_sight else CHOICES
        self.choices = [moves[index] for index in order[:few]]
        """Best first sight first."""
        self._first_look = [PER_RATING * (rated[i] - rated[order[0]]) for i in order[:few]]
        self.tried = [0] * len(self.choices)
        self.means = [0.0] * len(self.choices)
        self._squares = [0.0] * len(self.choices)
        self._cost = PRICE if view.phase == PLAY else PRICE * ASIDE
        self.iterations = 0
        """Spent so far: `PRICE` for each game played out, `ASIDE` times that for a refill."""

    @property
    def done(self) -> bool:
        """One choice, or one that is better beyond doubt."""
        return len(self.choices) == 1 or self._clear()

    def _clear(self) -> bool:
        """True if the best is three standard errors ahead of every other."""
        if min(self.tried) < FEWEST:
            return False
        top = max(range(len(self.means)), key=self.means.__getitem__)
        return all(
            self.means[top] - self.means[other] > 3 * sqrt(self._error(top) + self._error(other))
            for other in range(len(self.means))
            if other != top
        )

    def _error(self, choice: int) -> float:
        """Squared standard error of a mean; never nothing, however alike the games were."""
        n, mean = self.tried[choice], self.means[choice]
        return (max(0.0, self._squares[choice] / n - mean * mean) + 0.02) / n

    def run(self, goal: int, deadline: float = inf) -> None:
        """On until so many iterations were spent, while `time.monotonic` allows."""
        while self.iterations < goal and not self.done:
            for _ in range(CLOCK):
                self._play(self._next())
                self.iterations += self._cost
                if self.iterations >= goal:
                    return
            if time.monotonic() >= deadline:
                return

    def _next(self) -> int:
        """Each once, then the one that may yet turn out best."""
        tried = self.tried
        fresh = min(range(len(tried)), key=tried.__getitem__)
        if tried[fresh] < 3:
            return fresh
        bonus = CURIOUS * CURIOUS * log(sum(tried) + 1)
        hopes = [hope + sqrt(bonus / n) for hope, n in zip(self._expected(), tried, strict=True)]
        return hopes.index(max(hopes))

    def _expected(self) -> list[float]:
        """Expected value of each choice: its games, and `FAITH` games as first sight has them."""
        games = sum(self.tried)
        usual = sum(n * mean for n, mean in zip(self.tried, self.means, strict=True)) / max(
            1, games
        )
        return [
            (n * mean + FAITH * (usual + sight)) / (n + FAITH)
            for n, mean, sight in zip(self.tried, self.means, self._first_look, strict=True)
        ]

    def _play(self, choice: int) -> None:
        """Lay the card in the next world of this choice, and go on to the end."""
        state, rng = self._world(self.tried[choice]), Rng(self._seed, "play")
        state.talk = 0
        _GAME.apply(state, self.choices[choice], rng)
        while _GAME.to_move(state) is not None:
            moves = _GAME.legal_moves(state)
            rated = self._rate(state, moves)
            move = moves[rated.index(max(rated))]
            _GAME.apply(state, move, rng)
            if move.kind == "place" and _ruined(state, move):
                break
        lost = _GAME.to_move(state) is not None
        value = _worth(-1.0 if lost else _GAME.returns(state)[0])
        n = self.tried[choice] = self.tried[choice] + 1
        self.means[choice] += (value - self.means[choice]) / n
        self._squares[choice] += value * value

    def _world(self, number: int) -> State:
        """The world of this number, the same for every choice."""
        rng = Rng(self._seed, str(number))
        for _ in range(TRIES):
            state = _GAME.determinize(self._view, rng)
            if _meant(state, self._view.seat):
                break
        return state

    def best(self) -> Move:
        """The choice that should bring most."""
        return self.choices[self._ranking()[0]]

    def _ranking(self) -> list[int]:
        expected = self._expected()
        return sorted(range(len(expected)), key=expected.__getitem__, reverse=True)

    def analysis(self, goal: int) -> Analysis:
        """Results of each choice, best first."""
        capped = self.iterations < goal and not self.done
        prospects = tuple(
            Prospect(move_text(self.choices[choice]), self.tried[choice], self.means[choice])
            for choice in self._ranking()
        )
        return Analysis(self.iterations, capped, prospects)


def _worth(returns: float) -> float:
    """Value of an end to a careful partner: a lost game -1, a won one `WON` and more."""
    return returns if returns < 0 else WON + (1 - WON) * returns


def _ruined(state: State, move: Move) -> bool:
    """True if a placement made a vertex that nothing puts right: the game is lost."""
    corners = state.diagrams[0].corners
    return RUINED[corners[END_A[move.edge]]] or RUINED[corners[END_B[move.edge]]]


def _meant(state: State, own: int) -> bool:
    """True if each other player holds a card that may lie where they asked to play."""
    diagram = state.diagrams[0]
    for side, edge in enumerate(state.wants):
        if side == own or edge == NOWHERE or diagram.cards[edge]:
            continue
        a, b = 8 * diagram.corners[END_A[edge]], 8 * diagram.corners[END_B[edge]]
        ways = (move for card in state.hands[side] for move in PLACE[card][edge])
        if not any(
            not SPOILT[JOIN[a + TIP_A[2 * move.card + move.facing]]]
            and not SPOILT[JOIN[b + TIP_B[2 * move.card + move.facing]]]
            for move in ways
        ):
            return False
    return True
