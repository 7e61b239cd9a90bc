"""The one search: Monte-Carlo tree search over drawn worlds, for every game of the house.

Each iteration draws a world from the view (`Game.determinize`), walks down one tree of moves that
all worlds share, tries one move more, looks ahead a little, and adds what came out to every move on
the way. Where nothing is hidden every world is the same and this *is* plain tree search; where
hands are hidden it is information-set search with a single observer (Cowling, Powley, Whitehouse
2012): a move competes only in the worlds in which it is legal, and how often that was so counts in
place of the visits of its parent. Dice and draws are random in each iteration, so a node stands for
the moves that led to it and not for one position ("open loop").

Which move to walk down: the mean so far, plus a bonus that is large for moves that the evaluator
likes and shrinks as they are tried (PUCT). A move not tried yet is expected to be a little worse
than its node. Every seat maximises its own return (max-n; what else there is: `Style.opponents`);
in a cooperative game these are all equal.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from typing import Generic, Literal, TypeAlias, cast

from ai.bot import Analysis, Believes, Evaluator, Prospect, Sees
from ai.greedy import settled, sure_win, weights
from game.core.contract import Game, M, PlaysOn, S, SamplesMoves, Seat, V, move_text
from game.core.rng import Rng

# --- determinizations -----------------------------------------------------------------------------
# Worlds for a search: drawn evenly over what is possible, kept by how likely they are.


def determinizations(
    game: Game[S, M, V], evaluator: Evaluator[S, M, V] | None, view: V, rng: Rng, tries: int
) -> Callable[[], S]:
    """Source of worlds that the view could have come from.

    If the evaluator has beliefs, a determinization is kept with their probability, else drawn
    again, up to so many ``tries``; the last one is kept in any case. 0: every world is kept.
    """
    determinize = game.determinize
    if not (isinstance(evaluator, Believes) and tries):
        return lambda: determinize(view, rng)
    seat = game.to_move(determinize(view, rng))
    assert seat is not None, "no seat is to move"
    belief = evaluator.belief

    def draw() -> S:
        for _ in range(tries):
            state = determinize(view, rng)
            believed = belief(state, seat)
            if believed >= 0.0 or rng.random() < exp(believed):
                return state
        return determinize(view, rng)

    return draw


# --- playout --------------------------------------------------------------------------------------
# Playing on by drawn moves, in the quickest way that a game offers.


PlayOn: TypeAlias = Callable[[S, Rng, int], int]
"""Plays a state on, in place, by at most so many drawn moves, and returns how many."""


def play_on(game: Game[S, M, V]) -> PlayOn[S]:
    """By the moves that the game draws itself, where it does."""
    if isinstance(game, PlaysOn):
        return game.play_on
    return sampled(game) if isinstance(game, SamplesMoves) else listed(game)


def sampled(game: Game[S, M, V]) -> PlayOn[S]:
    """Move by move, each drawn by `sample_move`."""
    assert isinstance(game, SamplesMoves)
    sample, to_move, apply = game.sample_move, game.to_move, game.apply

    def drawn(state: S, rng: Rng, plies: int) -> int:
        for played in range(plies):
            if to_move(state) is None:
                return played
            apply(state, sample(state, rng), rng)
        return plies

    return drawn


def listed(game: Game[S, M, V]) -> PlayOn[S]:
    """Move by move, each picked from the whole list."""
    legal_moves, to_move, apply = game.legal_moves, game.to_move, game.apply

    def picked(state: S, rng: Rng, plies: int) -> int:
        for played in range(plies):
            if to_move(state) is None:
                return played
            apply(state, rng.pick(legal_moves(state)), rng)
        return plies

    return picked


# --- tree -----------------------------------------------------------------------------------------
# The tree of a search: places, what is known of the moves there, and what is proven.


class SearchNode(Generic[M]):
    """A place in the tree: who is to move there, and what is known of each of their moves.

    The moves lie in parallel lists, best first. Lists, because an object per move is what makes
    such a search slow.
    """

    __slots__ = (
        "chances",
        "children",
        "children_by_observation",
        "counts",
        "legal",
        "means",
        "mover",
        "moves",
        "observation_key",
        "open",
        "proven",
        "seen",
        "slot",
        "slots",
        "total",
        "visits",
    )

    def __init__(self, mover: Seat, observation_key: int = 0) -> None:
        self.mover = mover
        self.observation_key = observation_key
        """Observation key of the mover (`ai.bot.Sees`); 0 where the evaluator has none."""
        self.visits = 0
        self.total = 0.0
        """Sum of what came out for the mover."""
        self.moves: list[M] = []
        self.chances: list[float] = []
        """Prior chance of each move: the evaluator's, or the same for all."""
        self.counts: list[int] = []
        """Visits of each move plus one; as long as moves were tried in a settled game."""
        self.means: list[float] = []
        self.children: list[SearchNode[M] | None] = []
        self.open = 0
        """Moves whose outcome is not proven."""
        self.proven: tuple[float, ...] | None = None
        """The returns that best play leads to from here, once they are certain."""
        # What only games with chance or hidden things need:
        self.seen: list[int] = []
        """Number of times each move was there to be chosen."""
        self.slot: dict[M, int] = {}
        self.legal: Sequence[M] = ()
        self.slots: list[int] = []
        """Slots of the moves of ``legal``, the latest list that was met."""
        self.children_by_observation: dict[tuple[Seat, int], SearchNode[M]] | None = None
        """The same place when chance made another seat the mover, or showed it something else."""


def ended(returns: tuple[float, ...]) -> SearchNode[M]:
    """The node of a game that is over."""
    node: SearchNode[M] = SearchNode(-1)
    node.proven = returns
    return node


def observation_child(child: SearchNode[M], seat: Seat, observation_key: int = 0) -> SearchNode[M]:
    """The sibling of this node for another mover, or for a mover who sees something else."""
    if child.children_by_observation is None:
        child.children_by_observation = {}
    node = child.children_by_observation.get((seat, observation_key))
    if node is None:
        node = child.children_by_observation[seat, observation_key] = SearchNode(
            seat, observation_key
        )
    return node


def add(path: list[SearchNode[M]], picks: list[int], value: tuple[float, ...]) -> None:
    """Count a line that ended with these returns, at every place on its way."""
    for node, slot in zip(path, picks, strict=True):
        mine = value[node.mover]
        node.visits += 1
        node.total += mine
        count = node.counts[slot]
        node.counts[slot] = count + 1
        node.means[slot] += (mine - node.means[slot]) / count


def prove(path: list[SearchNode[M]], picks: list[int]) -> None:
    """A line ended: what is certain now, from the end up?"""
    for node, slot in zip(reversed(path), reversed(picks), strict=True):
        child = node.children[slot]
        assert child is not None
        assert child.proven is not None
        node.means[slot] = child.proven[node.mover]
        node.open -= 1
        if child.proven[node.mover] >= 1.0:
            node.proven = child.proven
        elif node.open == 0:
            best = max(range(len(node.children)), key=node.means.__getitem__)
            node.proven = cast("SearchNode[M]", node.children[best]).proven
        if node.proven is None:
            return


# --- search ---------------------------------------------------------------------------------------


CLOCK = 8
"""Iterations between two looks at the clock."""

LINE = 4
"""Moves of the line that follows, at most."""
SEEN = 8
"""Visits that a move of it needs, if it is not proven: with fewer it is a guess."""

BOLD = 4.0
"""More than any two means differ: what is expected of untried moves without a rating."""


OpponentModel: TypeAlias = Literal["max_n", "paranoid", "policy", "greedy"]


@dataclass(frozen=True, slots=True)
class SearchStyle:
    """Style of the search of a game; the defaults fit most."""

    explore: float = 1.0
    """Weight of the bonus for moves that were little tried."""
    first_play_urgency: float = 0.1
    """Expected loss of a move not tried yet against its node's mean."""
    plies: int = 4
    """Length of a look-ahead by drawn moves before the evaluator values what is there."""
    expand_after: int = 1
    """Visits of a place before its own moves are listed and rated, which costs most."""
    temperature: float = 1.0
    """Ratings are divided by this before they become chances: more is flatter."""
    tries: int = 0
    """Most determinizations that are drawn again because the evaluator finds them unlikely; see
    `ai.search`."""
    opponents: OpponentModel = "max_n"
    """Model of the other seats, in games with chance or hidden things: maximise their own return
    (max-n), minimise that of the seat that thinks ("paranoid"), move as likely as the evaluator
    rates ("policy"), or as it rates best and without places of their own ("greedy":
    `ai.single_player`)."""
    price: int = 1
    """Iterations that a walk counts as, where it takes longer than usual, or where a level should
    think less than elsewhere."""
    multiplayer: SearchStyle | None = None
    """Style for more than two players; None: the same."""

    def at(self, seats: int) -> SearchStyle:
        """The way for so many seats."""
        return self.multiplayer if self.multiplayer is not None and seats > 2 else self


class Search(Generic[S, M, V]):
    """One thinking about one view. Run it as long as you like, then ask for `best`."""

    def __init__(
        self,
        game: Game[S, M, V],
        evaluator: Evaluator[S, M, V] | None,
        view: V,
        moves: Sequence[M],
        rng: Rng,
        style: SearchStyle | None = None,
    ) -> None:
        """``moves`` are all legal moves of the view's mover. Equal arguments grow equal trees."""
        self._game = game
        self._evaluator = evaluator
        self._view = view
        self._moves = moves
        self._rng = rng
        self._sure = sure_win(game, view, moves, rng)
        world = game.determinize(view, rng)
        # A view need not say how many play; what is expected of it does.
        self._style = (style or SearchStyle()).at(len(evaluator.value(world)) if evaluator else 0)
        self._settled = settled(game)
        self._observation_key: Callable[[S], int] | None = None
        if isinstance(evaluator, Sees):  # mypyc takes a conditional expression here for None
            self._observation_key = evaluator.observation_key
        self._draw = determinizations(game, evaluator, view, rng, self._style.tries)
        self._play_on = play_on(game)
        if evaluator is None:
            # No opinion: look ahead to the end, and try every move once before any a second time.
            self._plies, self._first_play_urgency = game.info.bound + 1, -BOLD
        else:
            self._plies, self._first_play_urgency = (
                self._style.plies,
                self._style.first_play_urgency,
            )
        self.iterations = 0
        """Done so far."""
        seat = game.to_move(world)
        assert seat is not None, "no seat is to move"
        self._seat = seat
        self.root = self._sprout(world, seat, moves) if self._settled else SearchNode(seat)

    @property
    def done(self) -> bool:
        """Nothing is left to think about: one move, a sure win, or every line played to its end."""
        return len(self._moves) == 1 or self._sure is not None or self.root.proven is not None

    def run(self, goal: int, deadline: float = inf) -> None:
        """On to so many iterations in all, at least a few, while `time.monotonic` allows."""
        walk = self._walk_settled if self._settled else self._walk_open
        price = self._style.price
        while self.iterations < goal and not self.done:
            for _ in range(min(-(-(goal - self.iterations) // price), CLOCK)):
                walk()
                self.iterations += price
                if self.root.proven is not None:
                    return
            if time.monotonic() >= deadline:
                return

    def best(self) -> M:
        """The best move found so far."""
        if self._sure is not None:
            return self._sure
        ranking = self._ranking()
        return self.root.moves[ranking[0]] if ranking else self._moves[0]

    def analysis(self, goal: int) -> Analysis:
        """The results so far, best move first; ``goal`` is how far it should have grown."""
        root = self.root
        capped = self.iterations < goal and not self.done
        if self._sure is not None:
            sure = Prospect(move_text(self._sure), self.iterations, 1.0)
            return Analysis(self.iterations, capped, (sure,), (sure.move,))
        prospects = tuple(
            Prospect(move_text(root.moves[slot]), root.counts[slot] - 1, root.means[slot])
            for slot in self._ranking()
        )
        return Analysis(self.iterations, capped, prospects, self._line())

    def _line(self) -> tuple[str, ...]:
        """The moves that follow if each side plays the best that was found."""
        moves: list[str] = []
        node: SearchNode[M] | None = self.root if self._settled else None
        while node is not None and len(moves) < LINE:
            ranking = self._ranking(node)
            if not ranking:
                break
            slot = ranking[0]
            if moves and node.proven is None and node.counts[slot] <= SEEN:
                break
            moves.append(move_text(node.moves[slot]))
            node = node.children[slot]
        return tuple(moves)

    def _ranking(self, of: SearchNode[M] | None = None) -> list[int]:
        """The tried moves of a place, best first: proven ones by outcome, others by visits.

        ``of``: the place; the root if none is given.
        """
        node = self.root if of is None else of

        def merit(slot: int) -> tuple[float, int, float]:
            child, value = node.children[slot], node.means[slot]
            proven = child is not None and child.proven is not None
            if node.proven is not None:
                first = value if proven else -inf
            else:
                first = -1.0 if proven and value <= -1.0 else 0.0
            return (first, node.counts[slot], value)

        tried = [slot for slot in range(len(node.counts)) if node.counts[slot] > 1]
        return sorted(tried, key=merit, reverse=True)

    # --- settled games: a node's moves never change, and ends can be proven -----------------------

    def _walk_settled(self) -> None:
        game, rng = self._game, self._rng
        apply = game.apply
        explore, expand_after, first_play_urgency = (
            self._style.explore,
            self._style.expand_after,
            self._first_play_urgency,
        )
        state = game.determinize(self._view, rng)
        node = self.root
        path: list[SearchNode[M]] = []
        picks: list[int] = []
        while True:
            counts = node.counts
            tried = len(counts)
            bonus = explore * sqrt(node.visits)
            chances = node.chances
            # Of the moves not tried yet the first is the most promising: only it competes.
            if tried:
                scores = [
                    mean + bonus * chance / count
                    for mean, chance, count in zip(node.means, chances, counts, strict=False)
                ]
                top = max(scores)
                slot = scores.index(top)
                if tried < len(chances):
                    hope = node.total / node.visits - first_play_urgency + bonus * chances[tried]
                    if hope > top:
                        slot = tried
            else:
                slot = 0
            if slot == tried:
                counts.append(1)
                node.means.append(0.0)
                node.children.append(None)
            path.append(node)
            picks.append(slot)
            child = node.children[slot]
            if child is not None and child.proven is not None:
                value = child.proven
                break
            apply(state, node.moves[slot], rng)
            if child is None:
                seat = game.to_move(state)
                if seat is None:
                    value = game.returns(state)
                    node.children[slot] = ended(value)
                    add(path, picks, value)
                    prove(path, picks)
                    return
                if counts[slot] <= expand_after:
                    # The first visits only look ahead: most places are never visited again.
                    value = self._look_ahead(state)
                    break
                child = node.children[slot] = self._sprout(state, seat, game.legal_moves(state))
            node = child
        add(path, picks, value)

    # --- games with chance or hidden things: every walk meets other moves -------------------------

    def _walk_open(self) -> None:
        game, rng, observation_key, me = self._game, self._rng, self._observation_key, self._seat
        drawn = self._style.opponents == "policy"
        state = self._draw()
        node = self.root
        legal: Sequence[M] = self._moves
        path: list[SearchNode[M]] = []
        picks: list[int] = []
        while True:
            if drawn and node.mover != me:
                slot = self._drawn(node, state, legal)
            else:
                slot = self._pick_open(node, state, legal)
            path.append(node)
            picks.append(slot)
            game.apply(state, node.moves[slot], rng)
            seat = game.to_move(state)
            if seat is None:
                value = game.returns(state)
                break
            child = node.children[slot]
            if child is None:
                if node.counts[slot] <= self._style.expand_after:
                    value = self._look_ahead(state)
                    break
                child = node.children[slot] = SearchNode(
                    seat, observation_key(state) if observation_key else 0
                )
            else:
                seen = observation_key(state) if observation_key else 0
                if child.mover != seat or child.observation_key != seen:
                    child = observation_child(child, seat, seen)
            node = child
            legal = game.legal_moves(state)
        if self._style.opponents == "paranoid":
            value = tuple([value[me] if seat == me else -value[me] for seat in range(len(value))])
        add(path, picks, value)

    def _drawn(self, node: SearchNode[M], state: S, legal: Sequence[M]) -> int:
        """Slot of a move of another seat, each as likely as the evaluator rates it."""
        if legal != node.legal:
            self._meet(node, state, legal)
        chances, slots = node.chances, node.slots
        left = self._rng.random() * sum([chances[slot] for slot in slots])
        for slot in slots:
            left -= chances[slot]
            if left < 0.0:
                return slot
        return slots[-1]

    def _pick_open(self, node: SearchNode[M], state: S, legal: Sequence[M]) -> int:
        """Slot of the move to walk down, of those that are legal in this world."""
        if legal != node.legal:
            self._meet(node, state, legal)
        return self._pick(node)

    def _pick(self, node: SearchNode[M]) -> int:
        """The same, of the moves that were met last."""
        explore, hope = self._style.explore, 0.0
        if node.visits:
            hope = node.total / node.visits - self._first_play_urgency
        seen, counts, means, chances = node.seen, node.counts, node.means, node.chances
        best, pick = -inf, -1
        for slot in node.slots:
            there = seen[slot] = seen[slot] + 1
            count = counts[slot]
            score = means[slot] if count > 1 else hope
            score += explore * chances[slot] * sqrt(there) / count
            if score > best:
                best, pick = score, slot
        return pick

    def _meet(self, node: SearchNode[M], state: S, legal: Sequence[M]) -> None:
        """Make room for moves that are new at this node, and find the slots of all."""
        slot = node.slot
        fresh = [move for move in legal if move not in slot]
        if fresh:
            for move in fresh:
                slot[move] = len(node.moves)
                node.moves.append(move)
                node.counts.append(1)
                node.means.append(0.0)
                node.children.append(None)
                node.seen.append(0)
                node.chances.append(0.0)
            for move, chance in zip(legal, self._chances(state, legal), strict=True):
                node.chances[slot[move]] = chance
        node.legal = legal
        node.slots = [slot[move] for move in legal]

    # --- what both share --------------------------------------------------------------------------

    def _sprout(self, state: S, seat: Seat, legal: Sequence[M]) -> SearchNode[M]:
        """A node of a settled game, its moves in the order of their promise."""
        node: SearchNode[M] = SearchNode(seat)
        order = list(legal)
        chances = self._chances(state, legal)
        if self._evaluator is None:
            self._rng.shuffle(order)
        else:
            ranks = sorted(range(len(order)), key=chances.__getitem__, reverse=True)
            order = [order[rank] for rank in ranks]
            chances = [chances[rank] for rank in ranks]
        node.moves, node.chances, node.open = order, chances, len(order)
        return node

    def _chances(self, state: S, legal: Sequence[M]) -> list[float]:
        """The prior chance of each move: a soft-max of the evaluator's ratings.

        Without an evaluator 1 / sqrt(n) for each of n: the bonus is then about 1 / sqrt(visits), as
        in plain UCT.
        """
        if self._evaluator is None:
            return [1.0 / sqrt(len(legal))] * len(legal)
        temperature = self._style.temperature
        weight = weights(
            [rating / temperature for rating in self._evaluator.move_scores(state, legal)]
        )
        total = sum(weight)
        return [one / total for one in weight]

    def _look_ahead(self, state: S) -> tuple[float, ...]:
        """Expected returns from here: a few drawn moves, then the evaluator's word or the true
        end."""
        game = self._game
        self._play_on(state, self._rng, self._plies)
        if self._evaluator is None or game.to_move(state) is None:
            return game.returns(state)
        return self._evaluator.value(state)
