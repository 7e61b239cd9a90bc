"""Opponents that search, with one tree or with several: several make use of a second core.

Each tree of several has its own chance and its share of the iterations, and knows nothing of the
others; in the end the visits of each move are added up ("root parallel"). Which process grew which
tree changes nothing, so a level plays the same on a machine with one core as on one with two.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Generic

from ai.bot import SHOWN, Analysis, Budget, Evaluator, Plans, Prospect, Thinking
from ai.greedy import Aware, everything
from ai.search import Search, SearchStyle
from ai.single_player import make_search
from game.core.contract import Game, M, S, V, find_move
from game.core.rng import Rng

STEP = 64
"""Iterations of a tree before it is the turn of the next one."""


def merged(trees: Sequence[Analysis], share: int) -> Analysis:
    """The common result of trees that each had ``share`` iterations.

    A tree that ended early has proved what it says; of several the first one is believed.
    """
    done = sum(tree.iterations for tree in trees)
    capped = any(tree.capped for tree in trees)
    for tree in trees:
        if tree.iterations < share and not tree.capped and tree.prospects:
            return tree
    if len(trees) == 1:
        return trees[0]
    visits: dict[str, int] = {}
    sums: dict[str, float] = {}
    for tree in trees:
        for one in tree.prospects:
            visits[one.move] = visits.get(one.move, 0) + one.visits
            sums[one.move] = sums.get(one.move, 0.0) + one.visits * one.value
    prospects = [
        Prospect(move, count, sums[move] / max(1, count)) for move, count in visits.items()
    ]
    # The sort is stable: of equals the one that an earlier tree ranked higher.
    prospects.sort(key=lambda one: (one.visits, one.value), reverse=True)
    lines = [tree.line for tree in trees if tree.line and tree.line[0] == prospects[0].move]
    return Analysis(done, capped, tuple(prospects[:SHOWN]), lines[0] if lines else ())


class Forest(Generic[S, M, V]):
    """Trees grown by one process: asked like a single search."""

    def __init__(self, trees: Sequence[Search[S, M, V]], moves: Sequence[M], count: int) -> None:
        """``trees`` are those of ``count`` that are grown here; ``moves`` are the legal ones."""
        self._trees = trees
        self._moves = moves
        self._count = count
        self._share = 0
        """Iterations that each tree is to have."""
        self.iterations = 0
        """Done so far, by the trees that are grown here."""

    @property
    def done(self) -> bool:
        """Nothing is left to think about: the first tree has a proof, or none has to grow on."""
        return self._trees[0].done or (self._share > 0 and not self._growing())

    def _growing(self) -> list[Search[S, M, V]]:
        return [t for t in self._trees if t.iterations < self._share and not t.done]

    def run(self, goal: int, deadline: float = inf) -> None:
        """On to so many iterations of all the trees there are, here and elsewhere."""
        self._share = goal // self._count
        while not self.done:
            least = min(self._growing(), key=lambda tree: tree.iterations)
            least.run(min(self._share, least.iterations + STEP), deadline)
            if time.monotonic() >= deadline:
                break
        self.iterations = sum(tree.iterations for tree in self._trees)

    def best(self) -> M:
        """The best move found so far."""
        prospects = self.analysis(self._share * self._count).prospects
        return find_move(prospects[0].move, self._moves) if prospects else self._trees[0].best()

    def analysis(self, goal: int) -> Analysis:
        """The results so far, of the trees that are grown here."""
        share = goal // self._count
        analysis = [tree.analysis(share) for tree in self._trees]
        return merged([one._replace(prospects=one.prospects[:SHOWN]) for one in analysis], share)


@dataclass(eq=False)
class SearchBot(Generic[S, M, V]):
    """Searches for as long as the budget says.

    Equal seeds make equal choices, as long as the clock does not end them.
    """

    game: Game[S, M, V]
    evaluator: Evaluator[S, M, V] | None
    seed: str
    style: SearchStyle | None = None
    aware: Aware = everything
    analysis: Analysis | None = field(default=None, init=False)
    """Of the latest choice."""

    def start(self, view: V, moves: Sequence[M]) -> Thinking[M]:
        """A search for this view, or its evaluator's better way, not grown yet."""
        moves = self.aware(view, moves)
        if isinstance(self.evaluator, Plans):
            plan: Thinking[M] | None = self.evaluator.plan(view, moves)
            if plan is not None:
                return plan
        rng = Rng(self.seed, "search")
        return make_search(self.game, self.evaluator, view, moves, rng, self.style)

    def choose(self, view: V, moves: Sequence[M], budget: Budget) -> M:
        """The best of ``moves`` after the budget's iterations."""
        search = self.start(view, moves)
        search.run(budget.iterations, time.monotonic() + budget.seconds)
        self.analysis = search.analysis(budget.iterations)
        return search.best()


@dataclass(eq=False)
class ForestBot(SearchBot[S, M, V]):
    """Searches with several trees, as long as the budget says."""

    count: int = field(kw_only=True)
    """Trees in all."""
    only: Sequence[int] = field(default=(), kw_only=True)
    """Those that are grown here; all, if none are named."""

    def start(self, view: V, moves: Sequence[M]) -> Thinking[M]:
        """The trees for this view, or its evaluator's better way, not grown yet."""
        trees: list[Search[S, M, V]] = []
        for tree in self.only or range(self.count):
            seed = f"{self.seed}/{tree}"
            bot = SearchBot(self.game, self.evaluator, seed, self.style, self.aware)
            begun = bot.start(view, moves)
            if not isinstance(begun, Search):
                return begun
            trees.append(begun)
        return Forest(trees, moves, self.count)
