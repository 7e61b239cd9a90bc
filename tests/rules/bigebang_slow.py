"""Big*Bang once more, slowly: written from the rule text alone, to check the quick one against.

Shares nothing with `game.rules.bigebang`: circles are coordinates, stacks are (anti, protons,
neutrons), every question is answered by looking at the board from scratch.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Circle = tuple[int, int]
Stack = tuple[bool, int, int]

CIRCLES = [(q, r) for r in range(8) for q in range(-9, 12) if -4 <= q <= 8 and 0 <= q + r <= 11]
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
CHART = {(0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2)}
"""The (protons, neutrons) that the charts at the sides of the board show."""


class World(NamedTuple):
    """Everything that lies on the table."""

    board: frozenset[tuple[Circle, Stack]]
    dark: frozenset[Circle]
    reserves: tuple[tuple[int, int, int, int], ...]
    """Per player (one alone with MASS): protons, neutrons, antiprotons, antineutrons."""
    antimatter: tuple[bool, ...]
    """Which players play antimatter; one player alone plays both."""
    turn: int
    passes: int
    over: bool
    variants: frozenset[str]
    puzzle: bool


def successors(world: World) -> Iterator[World]:
    """The world after each thing that the player may do, each different thing once."""
    if world.over:
        return
    board = dict(world.board)
    players = len(world.antimatter)
    fusions: set[object] = set()
    for source, stack in sorted(board.items()):
        if players == 2 and stack[0] != world.antimatter[world.turn]:
            continue
        for step in STEPS:
            way = _slide(board, world.dark, source, step)
            target = way[-1]
            if target not in board:
                continue
            other = board[target]
            mirror = other[0] != stack[0] and other[1:] == stack[1:]
            # Whoever plays both sides meets each pair twice.
            if mirror and (players == 2 or source < target):
                yield _annihilated(world, source, target, stack)
            total = (stack[1] + other[1], stack[2] + other[2])
            if other[0] == stack[0] and total in CHART:
                spots = [source, *way] if "gravity" in world.variants else [target]
                for spot in spots:
                    what = (frozenset((source, target)), spot)
                    if what not in fusions:
                        fusions.add(what)
                        yield _fused(world, source, target, spot, (stack[0], *total))
    if "time" in world.variants:
        for circle, (anti, protons, neutrons) in sorted(board.items()):
            if (protons, neutrons) in ((0, 1), (1, 2)):
                yield from _decayed(world, circle, (anti, protons, neutrons))
    yield _passed(world)


def _slide(
    board: dict[Circle, Stack], dark: frozenset[Circle], at: Circle, step: Circle
) -> list[Circle]:
    """The circles from the next one to where a stack is stopped (perhaps outside the board)."""
    way = []
    while True:
        at = at[0] + step[0], at[1] + step[1]
        way.append(at)
        if at in board or at in dark or at not in CIRCLES:
            return way


def _fused(world: World, source: Circle, target: Circle, spot: Circle, product: Stack) -> World:
    board = dict(world.board)
    del board[source], board[target]
    board[spot] = product
    over = not world.puzzle and _carbon(board, spot)
    return _next(world, board=frozenset(board.items()), passes=0, over=over)


def _carbon(board: dict[Circle, Stack], spot: Circle) -> bool:
    """True if the stack made is one of three or more linked 4He of a player."""
    he4 = (board[spot][0], 2, 2)
    if board[spot] != he4:
        return False
    group = {spot}
    while True:
        more = {
            (q + dq, r + dr)
            for q, r in group
            for dq, dr in STEPS
            if board.get((q + dq, r + dr)) == he4
        } - group
        if not more:
            return len(group) >= 3
        group |= more


def _annihilated(world: World, source: Circle, target: Circle, stack: Stack) -> World:
    board = frozenset(item for item in world.board if item[0] not in (source, target))
    _, p, n = stack
    return _next(_paid(world, (p, n, p, n)), board=board, passes=0)


def _decayed(world: World, circle: Circle, stack: Stack) -> Iterator[World]:
    anti, protons, neutrons = stack
    at = 2 if anti else 0
    if not world.reserves[world.turn % len(world.reserves)][at]:
        return
    board = dict(world.board)
    board[circle] = (anti, protons + 1, neutrons - 1)
    price = (0, 0, -1, 1) if anti else (-1, 1, 0, 0)
    yield _next(_paid(world, price), board=frozenset(board.items()), passes=0)


def _passed(world: World) -> World:
    """A pass; for one player alone it means to stop."""
    passes = world.passes + 1
    if len(world.antimatter) == 1:
        return world._replace(over=True)
    return _next(world, passes=passes, over=passes == 2)


def _paid(world: World, gain: tuple[int, int, int, int]) -> World:
    reserves = list(world.reserves)
    mine = world.turn % len(reserves)
    p, n, ap, an = (have + more for have, more in zip(reserves[mine], gain, strict=True))
    reserves[mine] = (p, n, ap, an)
    return world._replace(reserves=tuple(reserves))


def _next(world: World, **changes: object) -> World:
    turn = (world.turn + 1) % len(world.antimatter)
    return world._replace(turn=turn, **changes)  # type: ignore[arg-type]


def perft(world: World, depth: int) -> int:
    """The number of sequences of ``depth`` moves from here."""
    if depth == 0:
        return 1
    return sum(perft(after, depth - 1) for after in successors(world))
