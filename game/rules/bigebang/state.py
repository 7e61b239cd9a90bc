"""The position (`State`), its public form (`View`), the universe in play and the moves."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.rules.bigebang.board import CIRCLES, EMPTY, HE4, SIDE, Links, link, links

MATTER, ANTIMATTER = 0, 1
UNDECIDED = -1

P, N, ANTI_P, ANTI_N = range(4)
"""The four species, as a reserve counts them."""

LIGHT, PARALLEL, LIFE = 1, 2, 3
"""The puzzles, as the option ``puzzle`` counts them; 0 is the game for two."""


class Universe(NamedTuple):
    """The universe in play: seats and options, fixed from the deal to the end."""

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
        """True if the players have one common reserve (MASS, puzzles)."""
        return bool(self.mass or self.puzzle)

    @property
    def each(self) -> int:
        """Particles of each of the four types in the deal (ruling 19)."""
        if self.small:
            return 14 if self.darkness else 15
        return 20 if self.darkness else 21


NOWHERE = -1


class Move(NamedTuple):
    """An action: "fuse", "annihilate", "decay" (TIME), "pass", "stop" (puzzles), "side".

    * fuse: the stack on ``source`` meets the one on ``target``; the result lies on ``spot``.
      Without GRAVITY that is the target. With it, the source is the one that travels at least as
      far (the lower circle where both go equally far): one move per pair and spot (ruling 18).
    * annihilate: ``source`` moves onto its mirror image on ``target``; nothing is left.
    * decay: the unstable stack on ``source``.
    * side: the chooser takes matter (``source`` 0) or antimatter (1), after seeing the deal.

    Fields that a kind does not use are `NOWHERE`.
    """

    kind: str
    source: int = NOWHERE
    target: int = NOWHERE
    spot: int = NOWHERE


KINDS = frozenset({"fuse", "annihilate", "decay", "pass", "stop", "side"})

PASS = Move("pass")
STOP = Move("stop")
SIDES = (Move("side", 0), Move("side", 1))


class View(NamedTuple):
    """The whole position: this game hides nothing, the reserves included (ruling 13)."""

    universe: Universe
    cells: tuple[int, ...]
    """The stack on each of the 84 circles (`game.rules.bigebang.board`)."""
    turn: int
    matter: int
    """The seat that plays matter; -1 while that is being chosen."""
    passes: int
    """Passes in a row so far."""
    reserve: tuple[int, ...]
    """Protons, neutrons, antiprotons, antineutrons of seat 0, then of seat 1.

    A common reserve uses the first four.
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
    """The index where the reserve of each seat begins: 0 and 4, or 0 twice when it is common."""
    carbon: int
    over: bool
    last: Move
    plain: bool
    """True for two players with fusion and annihilation only: the fast code paths apply."""

    def copy(self) -> State:
        """An independent copy of the position."""
        e, se, sw, w, nw, ne = self.links
        ours, theirs = self.stacks
        # Field by field: a call with keywords takes 1.3 times as long, and a search copies often.
        copy = State.__new__(State)
        copy.universe = self.universe
        copy.cells = self.cells[:]
        copy.links = (e[:], se[:], sw[:], w[:], nw[:], ne[:])
        copy.stacks = (ours[:], theirs[:])
        copy.turn = self.turn
        copy.matter = self.matter
        copy.passes = self.passes
        copy.reserve = self.reserve[:]
        copy.pockets = self.pockets
        copy.carbon = self.carbon
        copy.over = self.over
        copy.last = self.last
        copy.plain = self.plain
        return copy

    def vacate(self, circle: int) -> None:
        """Take the stack off this circle and join the links of its neighbours in each line.

        Written out: every action of every playout calls it.
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
    """Links and stacks of a position; cached, because a search asks for the same ones often."""
    sides = (
        [circle for circle in range(CIRCLES) if SIDE[cells[circle]] == MATTER],
        [circle for circle in range(CIRCLES) if SIDE[cells[circle]] == ANTIMATTER],
    )
    return links(cells), sides


def is_plain(universe: Universe, matter: int) -> bool:
    """True if only the base rules decide which moves are legal."""
    solo = universe.seats == 1
    return not (solo or universe.gravity or universe.time or matter == UNDECIDED)


def observe(state: State) -> View:
    """The view of every seat."""
    return View(
        universe=state.universe,
        cells=tuple(state.cells[:CIRCLES]),
        turn=state.turn,
        matter=state.matter,
        passes=state.passes,
        reserve=tuple(state.reserve),
        carbon=state.carbon,
        over=int(state.over),
        last=state.last,
    )


def restore(view: View) -> State:
    """The position that a view shows."""
    state = new_state(view.universe, view.cells, turn=view.turn, matter=view.matter, last=view.last)
    state.passes = view.passes
    state.reserve[:] = view.reserve
    state.carbon = view.carbon
    state.over = bool(view.over)
    return state
