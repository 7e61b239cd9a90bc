"""A game played on by drawn moves in one go: the same moves, without being asked for each."""

from __future__ import annotations

from game.core.rng import Rng
from game.rules.bigebang.actions import PASS_CHANCE, TRIES, straight
from game.rules.bigebang.carbon import makes_carbon
from game.rules.bigebang.moves import ANNIHILATIONS, FUSIONS, PASS
from game.rules.bigebang.nuclei import CODES, EMPTY, FUSED, HELIUM_4, MIRROR, NEUTRONS, PROTONS
from game.rules.bigebang.state import ANTI_N, ANTI_P, N, P, State

GONE = -1
"""What is left of an annihilation."""

LEFT: tuple[tuple[int, ...], ...] = tuple(
    tuple(FUSED[a][b] or (GONE if b and MIRROR[a] == b else 0) for b in range(CODES))
    for a in range(CODES)
)
"""What is left where stack ``a`` meets stack ``b``; 0 where it may not."""


def play_plain(state: State, rng: Rng, plies: int) -> int:
    """At most so many drawn moves of a plain game, fewer if it ends; returns how many.

    What `actions.drawn` and `BigEBang.apply` do in turns, as one loop over local names that makes
    no moves: this is where playouts spend their time. Chance is asked the same questions in the
    same order, so that the same position comes out (`tests/laws.py` holds it to that).
    """
    random = rng.random
    cells, links, stacks = state.cells, state.links, state.stacks
    e, se, sw, w, nw, ne = links
    side, passes, source, target, left = state.turn ^ state.matter, state.passes, -1, -1, -1
    outcomes, tries, often, played = LEFT, TRIES, PASS_CHANCE, 0
    while played < plies:
        played += 1
        movers = stacks[side]
        left = 0
        if random() > often:
            directions = 6 * len(movers)
            for _ in tries if movers else ():
                draw = int(random() * directions)
                index = draw // 6
                source = movers[index]
                target = links[draw % 6][source]
                if left := outcomes[cells[source]][cells[target]]:
                    break
            else:
                if moves := straight(state, movers):
                    _, source, target, _ = rng.pick(moves)
                    index = movers.index(source)
                    left = outcomes[cells[source]][cells[target]]
        side = 1 - side
        if not left:
            passes += 1
            if passes == 2:
                state.over = True
                break
            continue
        passes = 0
        nucleus, cells[source] = cells[source], EMPTY
        # Those on either side of the circle see each other now, as in `State.vacate`.
        del movers[index]
        a, b = e[source], w[source]
        w[a], e[b] = b, a
        a, b = se[source], nw[source]
        nw[a], se[b] = b, a
        a, b = sw[source], ne[source]
        ne[a], sw[b] = b, a
        if left != GONE:
            cells[target] = left
            if left in HELIUM_4 and makes_carbon(cells, target) and not state.universe.puzzle:
                state.carbon = (1 - side) ^ state.matter
                state.over = True
                break
        else:
            _annihilate(state, side, target, nucleus)
    if played:
        state.turn, state.passes = side ^ state.matter, passes
        kind = ANNIHILATIONS if left == GONE else FUSIONS
        state.last = kind[source][target] if left else PASS
    return played


def _annihilate(state: State, side: int, target: int, nucleus: int) -> None:
    """Take the other stack of a pair from ``target``; the mover, not ``side``, gets the light."""
    e, se, sw, w, nw, ne = state.links
    state.cells[target] = EMPTY
    state.stacks[side].remove(target)
    a, b = e[target], w[target]
    w[a], e[b] = b, a
    a, b = se[target], nw[target]
    nw[a], se[b] = b, a
    a, b = sw[target], ne[target]
    ne[a], sw[b] = b, a
    pocket = state.pockets[(1 - side) ^ state.matter]
    reserve = state.reserve
    protons, neutrons = PROTONS[nucleus], NEUTRONS[nucleus]
    reserve[pocket + P] += protons
    reserve[pocket + N] += neutrons
    reserve[pocket + ANTI_P] += protons
    reserve[pocket + ANTI_N] += neutrons
