"""A game in progress: what the rules change in place, and what everybody may see of it."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.rules.bigebang.board import CIRCLES, Links, link, links
from game.rules.bigebang.moves import PASS, Move
from game.rules.bigebang.nuclei import EMPTY, HE4, SIDE

MATTER, ANTIMATTER = 0, 1
UNDECIDED = -1

P, N, ANTI_P, ANTI_N = range(4)
"""The four species, as a reserve counts them."""

LIGHT, PARALLEL, LIFE = 1, 2, 3
"""The puzzles, as the option ``puzzle`` counts them; 0 is the game for two."""


class Universe(NamedTuple):
    """Which universe is played: seats and options, fixed from the deal to the end."""

    seats: int
    small: int
    mass: int
    gravity: int
    darkness: int
    time: int
    mirror: int
    side: int
    puzzle: int

    @property
    def shared(self) -> bool:
        """Whether there is one common reserve (MASS, puzzles) instead of one for each player."""
        return bool(self.mass or self.puzzle)

    @property
    def each(self) -> int:
        """Particles of each of the four types in the deal (ruling 19)."""
        if self.small:
            return 14 if self.darkness else 15
        return 20 if self.darkness else 21


class View(NamedTuple):
    """All there is to see: nothing is hidden in this game, the reserves included (ruling 13)."""

    universe: Universe
    cells: tuple[int, ...]
    """The stack on each of the 84 circles (`game.rules.bigebang.nuclei`)."""
    turn: int
    matter: int
    """The seat that plays matter; -1 while that is being chosen."""
    passes: int
    """Passes in a row so far."""
    reserve: tuple[int, ...]
    """Protons, neutrons, antiprotons, antineutrons of seat 0, then of seat 1.

    A common reserve stands in the first four.
    """
    carbon: int
    """The seat that has won by Carbon, or -1."""
    over: int
    last: Move
    """The move before; a pass at the start."""


@dataclass(slots=True)
class State:
    """A position; flat lists, for speed."""

    universe: Universe
    cells: list[int]
    """The stack on each circle, and an empty 85th place for `OUTSIDE`."""
    links: Links
    stacks: tuple[list[int], list[int]]
    """The circles with matter, and those with antimatter, each in ascending order."""
    turn: int
    matter: int
    passes: int
    reserve: list[int]
    pockets: tuple[int, int]
    """Where the reserve of each seat begins: at 0 and 4, or both at 0 when it is common."""
    carbon: int
    over: bool
    last: Move
    plain: bool
    """Two players with fusion and annihilation only: the quick way through the rules is open."""

    def copy(self) -> State:
        """The same position again, to be played on independently."""
        e, se, sw, w, nw, ne = self.links
        ours, theirs = self.stacks
        return State(
            self.universe,
            self.cells[:],
            (e[:], se[:], sw[:], w[:], nw[:], ne[:]),
            (ours[:], theirs[:]),
            self.turn,
            self.matter,
            self.passes,
            self.reserve[:],
            self.pockets,
            self.carbon,
            self.over,
            self.last,
            self.plain,
        )

    def vacate(self, circle: int) -> None:
        """Take the stack off this circle: those on either side of it see each other now.

        Written out: every action of every playout comes here.
        """
        cells = self.cells
        self.stacks[cells[circle] > HE4].remove(circle)
        cells[circle] = EMPTY
        e, se, sw, w, nw, ne = self.links
        a = e[circle]
        b = w[circle]
        w[a] = b
        e[b] = a
        a = se[circle]
        b = nw[circle]
        nw[a] = b
        se[b] = a
        a = sw[circle]
        b = ne[circle]
        ne[a] = b
        sw[b] = a

    def place(self, circle: int, stack: int) -> None:
        """Put a stack on an empty circle."""
        self.cells[circle] = stack
        insort(self.stacks[stack > HE4], circle)
        link(self.links, self.cells, circle)


def new_state(
    universe: Universe, cells: tuple[int, ...], *, turn: int, matter: int, last: Move = PASS
) -> State:
    """A position with nothing annihilated yet; ``cells`` are the 84 circles."""
    (e, se, sw, w, nw, ne), (ours, theirs) = _skeleton(cells)
    return State(
        universe=universe,
        cells=[*cells, EMPTY],
        links=(e[:], se[:], sw[:], w[:], nw[:], ne[:]),
        stacks=(ours[:], theirs[:]),
        turn=turn,
        matter=matter,
        passes=0,
        reserve=[0] * 8,
        pockets=(0, 0 if universe.shared else 4),
        carbon=-1,
        over=False,
        last=last,
        plain=is_plain(universe, matter),
    )


@lru_cache(maxsize=64)
def _skeleton(cells: tuple[int, ...]) -> tuple[Links, tuple[list[int], list[int]]]:
    """Links and stacks of a position; remembered, because a search asks again and again."""
    sides = (
        [circle for circle in range(CIRCLES) if SIDE[cells[circle]] == MATTER],
        [circle for circle in range(CIRCLES) if SIDE[cells[circle]] == ANTIMATTER],
    )
    return links(cells), sides


def is_plain(universe: Universe, matter: int) -> bool:
    """Whether only the base rules decide what may be done."""
    solo = universe.seats == 1
    return not (solo or universe.gravity or universe.time or matter == UNDECIDED)


def observe(state: State) -> View:
    """The position as everybody sees it."""
    return View(
        state.universe,
        tuple(state.cells[:CIRCLES]),
        state.turn,
        state.matter,
        state.passes,
        tuple(state.reserve),
        state.carbon,
        int(state.over),
        state.last,
    )


def restore(view: View) -> State:
    """The position that looks like this."""
    state = new_state(view.universe, view.cells, turn=view.turn, matter=view.matter, last=view.last)
    state.passes = view.passes
    state.reserve[:] = view.reserve
    state.carbon = view.carbon
    state.over = bool(view.over)
    return state
