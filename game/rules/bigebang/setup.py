"""The deal: which universe there is to play, and who lies where in it."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.contract import Impossible
from game.core.rng import Rng
from game.rules.bigebang.board import CIRCLES, ROTATED
from game.rules.bigebang.nuclei import ANTI, DARK, EMPTY, H1, MIRROR, NEUTRON
from game.rules.bigebang.state import UNDECIDED, State, Universe, new_state

OBSTACLES = 4
"""Tokens of dark matter, in DARKNESS."""


def universe(seats: int, options: Mapping[str, int]) -> Universe:
    """The universe with these options.

    Raises Impossible: "alone" for one player without a puzzle, "puzzle" for a puzzle with a variant
    that it is not made for (ruling 20: only SMALL*BANG and DARKNESS are).
    """
    # Whether a pass plays itself is no matter of the universe, but of who is asked (`forced`).
    universe = Universe(seats, **{name: options[name] for name in Universe._fields[1:]})
    if seats == 1 and not universe.puzzle:
        raise Impossible("alone", "one player needs one of the three puzzles")
    if universe.puzzle and (universe.mass or universe.gravity or universe.time or universe.mirror):
        raise Impossible("puzzle", "only SMALL*BANG and DARKNESS go with a puzzle")
    return universe


def deal(universe: Universe, rng: Rng) -> State:
    """The board filled at random; the seat that chooses the side is to move first."""
    cells = _mirrored(universe, rng) if universe.mirror else _scattered(universe, rng)
    if universe.seats == 1:
        return new_state(universe, cells, turn=0, matter=0)
    if universe.side == 2:
        # The younger looks at the deal and chooses; the elder moves first (ruling 12).
        return new_state(universe, cells, turn=1, matter=UNDECIDED)
    return new_state(universe, cells, turn=0, matter=universe.side)


def _scattered(universe: Universe, rng: Rng) -> tuple[int, ...]:
    each = universe.each
    cells = [NEUTRON, H1, NEUTRON + ANTI, H1 + ANTI] * each
    cells += [DARK] * (OBSTACLES * universe.darkness)
    cells += [EMPTY] * (CIRCLES - len(cells))
    rng.shuffle(cells)
    return tuple(cells)


def _mirrored(universe: Universe, rng: Rng) -> tuple[int, ...]:
    """Every particle opposite to its antiparticle; gaps and obstacles in pairs too (ruling 19)."""
    each = universe.each
    pairs = [NEUTRON, H1] * each + [DARK] * (OBSTACLES // 2 * universe.darkness)
    pairs += [EMPTY] * (CIRCLES // 2 - len(pairs))
    rng.shuffle(pairs)
    cells = [EMPTY] * CIRCLES
    halves = (circle for circle in range(CIRCLES) if circle < ROTATED[circle])
    for circle, stack in zip(halves, pairs, strict=True):
        # Obstacles and gaps lie opposite to their like; of a pair, either half may be the particle.
        pair = [stack, MIRROR[stack] or stack]
        rng.shuffle(pair)
        cells[circle], cells[ROTATED[circle]] = pair
    return tuple(cells)
