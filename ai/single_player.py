"""A tree of one's own moves only, for tables where the others' moves would fill it.

With four seats and ten moves each, a tree of everybody's moves never comes back to the seat that
thinks: each answer of the others leads to a place of its own, and hardly a place is met twice. What
the others try there for the first time is nonsense, too. So here only the seat that thinks has
places; the others move as the evaluator rates best, and what they do is part of the chance that a
walk meets ("open loop"). After Baier and Kaisers, "Guiding multiplayer MCTS by focusing on
yourself" (IEEE CoG 2020); the TAG framework calls such trees SelfOnly.

The moves of the root meet the same worlds: the n-th try of each draws the n-th world and the n-th
stream of chance (common random numbers). So luck favours none of them, and less of it is left in
their differences: at Tutti Quantum with four a difference of two moves has an eighth of the
variance that it has in worlds of their own, at U-kNOw Feynman nearly as much.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Evaluator
from ai.greedy import settled
from ai.search import Search, SearchNode, SearchStyle, add, determinizations, observation_child
from game.core.contract import Game, M, S, V
from game.core.rng import Rng


class SelfOnlySearch(Search[S, M, V]):
    """See `Search`. For games with chance or hidden things, and with an evaluator."""

    def __init__(
        self,
        game: Game[S, M, V],
        evaluator: Evaluator[S, M, V],
        view: V,
        moves: Sequence[M],
        rng: Rng,
        style: SearchStyle | None = None,
    ) -> None:
        """``moves`` are all legal moves of the view's mover. Equal arguments grow equal trees."""
        super().__init__(game, evaluator, view, moves, rng, style)
        self._rate, self._values = evaluator.move_scores, evaluator.value
        self._chance = rng.seed
        self._meet(self.root, self._draw(), moves)

    def _walk_open(self) -> None:
        game, observation_key, me = self._game, self._observation_key, self._seat
        node = self.root
        slot = self._pick(node)
        rng = self._rng = Rng(self._chance, f"world/{node.counts[slot]}")
        state = determinizations(game, self._evaluator, self._view, rng, self._style.tries)()
        path: list[SearchNode[M]] = []
        picks: list[int] = []
        while True:
            path.append(node)
            picks.append(slot)
            game.apply(state, node.moves[slot], rng)
            if not self._others_moved(state):
                value = game.returns(state)
                break
            seen = observation_key(state) if observation_key else 0
            child = node.children[slot]
            if child is None:
                if node.counts[slot] <= self._style.expand_after:
                    value = self._look_ahead(state)
                    break
                child = node.children[slot] = SearchNode(me, seen)
            elif child.observation_key != seen:
                child = observation_child(child, me, seen)
            node = child
            slot = self._pick_open(node, state, game.legal_moves(state))
        add(path, picks, value)

    def _others_moved(self, state: S) -> bool:
        """Play on until it is this seat's choice again; whether it ever is."""
        to_move, me = self._game.to_move, self._seat
        while (seat := to_move(state)) != me:
            if seat is None:
                return False
            self._play(state)
        return True

    def _play(self, state: S) -> None:
        """The move that the evaluator rates best."""
        legal = self._game.legal_moves(state)
        best = 0
        if len(legal) > 1:
            rated = self._rate(state, legal)
            best = max(range(len(legal)), key=rated.__getitem__)
        self._game.apply(state, legal[best], self._rng)

    def _look_ahead(self, state: S) -> tuple[float, ...]:
        """As in `Search`, but all seats continue with the evaluator's best move."""
        game, left = self._game, self._plies
        while game.to_move(state) is not None:
            if not left:
                return self._values(state)
            self._play(state)
            left -= 1
        return game.returns(state)


def make_search(
    game: Game[S, M, V],
    evaluator: Evaluator[S, M, V] | None,
    view: V,
    moves: Sequence[M],
    rng: Rng,
    style: SearchStyle | None = None,
) -> Search[S, M, V]:
    """The search that the style asks for at this table; see `Search`."""
    if evaluator is not None and style is not None and not settled(game):
        world = game.determinize(view, Rng(rng.seed, "table"))
        if style.at(len(evaluator.value(world))).opponents == "greedy":
            return SelfOnlySearch(game, evaluator, view, moves, rng, style)
    return Search(game, evaluator, view, moves, rng, style)
