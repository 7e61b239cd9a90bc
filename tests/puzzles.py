"""The puzzles of Big*Bang planned on random deals: ``python -m tests.puzzles --deals 20``."""

from __future__ import annotations

import argparse
import time

from ai.evaluators.bigebang.endings import PuzzlePlan
from game.core.rng import Rng
from game.rules.bigebang import BigEBang, scoring

NAMES = {1: "Universe of Light", 2: "Parallel Universes", 3: "Universe of Life"}
MEDALS = ("none", "bronze", "silver", "gold", "Nobel")


def main() -> None:
    """Plan each puzzle on each deal, carry the plan out, and print what it scored."""
    parser = argparse.ArgumentParser(description="the puzzles, planned")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--puzzle", type=int, choices=NAMES, action="append")
    options = parser.parse_args()
    game = BigEBang()
    for puzzle in options.puzzle or NAMES:
        scores, spent = [], []
        for number in range(options.deals):
            rng = Rng(f"puzzle {number}", "deal")
            state = game.initial_state(1, game.info.complete({"puzzle": puzzle}), rng)
            began = time.monotonic()
            plan = PuzzlePlan(game.observe(state, 0))
            plan.run(10**9, began + options.seconds)
            spent.append(time.monotonic() - began)
            for move in plan.line():
                assert move in game.legal_moves(state)
                game.apply(state, move, rng)
            scores.append(scoring.puzzle_score(state))
            medal = MEDALS[max(0, scoring.medal(state))]
            print(
                f"{NAMES[puzzle]} {number:2}: {scores[-1]:4} {medal:7} {spent[-1]:5.1f} s",
                flush=True,
            )
        perfect = sum(score == 0 for score in scores)
        print(
            f"{NAMES[puzzle]}: mean {sum(scores) / len(scores):.2f}, at 0: {perfect} of "
            f"{len(scores)}, longest {max(spent):.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
