"""The tree of a search: places, what is known of the moves there, and what is proven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, cast

from game.core.contract import M, Seat


class Node(Generic[M]):
    """A place in the tree: who is to move there, and what is known of each of their moves.

    The moves lie in parallel lists, best first. Lists, because an object per move is what makes
    such a search slow.
    """

    __slots__ = (
        "chances",
        "children",
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
        "twins",
        "visits",
    )

    def __init__(self, mover: Seat, observation_key: int = 0) -> None:
        self.mover = mover
        self.observation_key = observation_key
        """What the mover sees there (`ai.bot.Sees`); 0 where the evaluator does not say."""
        self.visits = 0
        self.total = 0.0
        """Sum of what came out for the mover."""
        self.moves: list[M] = []
        self.chances: list[float] = []
        """Prior chance of each move: the evaluator's, or the same for all."""
        self.counts: list[int] = []
        """Visits of each move plus one; as long as moves were tried in a settled game."""
        self.means: list[float] = []
        self.children: list[Node[M] | None] = []
        self.open = 0
        """Moves whose outcome is not proven."""
        self.proven: tuple[float, ...] | None = None
        """The returns that best play leads to from here, once they are certain."""
        # What only games with chance or hidden things need:
        self.seen: list[int] = []
        """How often each move was there to be chosen."""
        self.slot: dict[M, int] = {}
        self.legal: Sequence[M] = ()
        self.slots: list[int] = []
        """Where the moves of ``legal``, the latest list that was met, lie."""
        self.twins: dict[tuple[Seat, int], Node[M]] | None = None
        """The same place when chance made another seat the mover, or showed it something else."""


def ended(returns: tuple[float, ...]) -> Node[M]:
    """The node of a game that is over."""
    node: Node[M] = Node(-1)
    node.proven = returns
    return node


def twin(child: Node[M], seat: Seat, observation_key: int = 0) -> Node[M]:
    """The node beside this one for another mover, or for one who sees something else."""
    if child.twins is None:
        child.twins = {}
    node = child.twins.get((seat, observation_key))
    if node is None:
        node = child.twins[seat, observation_key] = Node(seat, observation_key)
    return node


def add(path: list[Node[M]], picks: list[int], value: tuple[float, ...]) -> None:
    """Count a line that ended with these returns, at every place on its way."""
    for node, slot in zip(path, picks, strict=True):
        mine = value[node.mover]
        node.visits += 1
        node.total += mine
        count = node.counts[slot]
        node.counts[slot] = count + 1
        node.means[slot] += (mine - node.means[slot]) / count


def prove(path: list[Node[M]], picks: list[int]) -> None:
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
            node.proven = cast("Node[M]", node.children[best]).proven
        if node.proven is None:
            return
