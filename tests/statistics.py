"""Random play measured beside what is expected: ``python -m tests.statistics bigebang --games N``.

The expected figures come from two independent programs (20,000 random games each, in C++ and in
Python) that were written from the rule text before this one; the ranges below are about five
standard errors wide for the number of games asked for, no less than the rounding of the figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from game.core.contract import mute
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.state import PASS


@dataclass(slots=True)
class Figures:
    """The results of random games of one universe."""

    plies: float
    """Moves a game, passes included; random play passes only when nothing else is possible."""
    fusions: float
    annihilations: float
    branching: float
    """Fusions and annihilations to choose from, mean over the moves that are one."""
    start: float
    """The same at the first move."""
    most: int
    first: float
    """Games won by the first player, in per cent."""
    draw: float
    carbon: float
    """Games won by Carbon, in per cent."""


EXPECTED: Mapping[str, Figures] = {
    "base": Figures(52.8, 30.7, 19.5, 50, 111, 144, 43.5, 17.5, 0.4),
    "small": Figures(37.3, 21.2, 13.5, 34, 75, 105, 43, 20, 0.05),
    "mass": Figures(52.8, 30.7, 19.5, 50, 111, 144, 34, 33, 0.4),
    "gravity": Figures(53.4, 32.5, 18.5, 56, 111, 146, 44, 18, 0.7),
    "darkness": Figures(49.1, 28.4, 18.0, 46, 100, 131, 43.5, 18, 0.2),
    "mirror": Figures(52.5, 31.0, 18.9, 50, 110, 145, 44, 18, 0.4),
}
"""Big*Bang by variant: rules/bigebang, section 5."""

SPREAD = {"plies": 4.5, "fusions": 3.5, "annihilations": 3.5, "branching": 6.0, "start": 8.0}
"""Standard deviation of each figure over single games, generously."""
ROUNDING = {"branching": 0.75, "start": 0.75, "first": 0.75, "draw": 0.75, "carbon": 0.1}
"""The precision of the expected figures (0.1 where it is not said)."""


def bigebang(variant: str, games: int, seed: str = "statistics") -> Figures:
    """Random games of Big*Bang with one variant (or "base")."""
    game = BigEBang()
    options = game.info.complete({} if variant == "base" else {variant: 1})
    rng = Rng(seed, variant)
    plies = fusions = annihilations = choices = starts = most = won = drawn = carbon = 0
    for _ in range(games):
        state = game.initial_state(2, options, rng)
        fresh = True
        while game.to_move(state) is not None:
            moves = game.legal_moves(state)
            choice = len(moves) - 1
            plies += 1
            if choice == 0:
                game.apply(state, PASS, rng, mute)
                continue
            choices += choice
            most = max(most, choice)
            starts += choice if fresh else 0
            fresh = False
            move = moves[rng.below(choice)]
            fusions += move.kind == "fuse"
            annihilations += move.kind == "annihilate"
            game.apply(state, move, rng, mute)
        lead = game.returns(state)[0]
        won += lead > 0
        drawn += lead == 0
        carbon += state.carbon >= 0
    return Figures(
        plies / games,
        fusions / games,
        annihilations / games,
        choices / (fusions + annihilations),
        starts / games,
        most,
        100 * won / games,
        100 * drawn / games,
        100 * carbon / games,
    )


def misses(measured: Figures, expected: Figures, games: int) -> list[str]:
    """The figures that are further from the expected ones than chance and rounding explain."""
    wrong = []
    for name in ("plies", "fusions", "annihilations", "branching", "start"):
        wrong += _miss(name, measured, expected, 5 * SPREAD[name] / sqrt(games))
    for name in ("first", "draw", "carbon"):
        share = max(0.002, min(0.5, getattr(expected, name) / 100))
        wrong += _miss(name, measured, expected, 500 * sqrt(share * (1 - share) / games))
    return wrong


def _miss(name: str, measured: Figures, expected: Figures, margin: float) -> list[str]:
    value, wanted = getattr(measured, name), getattr(expected, name)
    if abs(value - wanted) <= margin + ROUNDING.get(name, 0.15):
        return []
    return [f"{name}: {value:.2f}, expected {wanted}"]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="random play beside what is expected")
    parser.add_argument("game", choices=["bigebang"])
    parser.add_argument("--games", type=int, default=2000)
    options = parser.parse_args()
    names = [
        "plies",
        "fusions",
        "annihilations",
        "branching",
        "start",
        "most",
        "first",
        "draw",
        "carbon",
    ]
    print(f"{'':10}" + "".join(f"{name:>18}" for name in names))
    for variant, expected in EXPECTED.items():
        measured = bigebang(variant, options.games)
        pairs = [f"{getattr(measured, name):.2f} ({getattr(expected, name):g})" for name in names]
        print(f"{variant:10}" + "".join(f"{pair:>18}" for pair in pairs))
        for miss in misses(measured, expected, options.games):
            print("   !", miss)


if __name__ == "__main__":
    main()
