"""Bounds of the puzzles of Big*Bang: the best of a long search, over many deals.

``python -m ai.lab.medals.bigebang --puzzle 2 --deals 16 --positions 30000`` (with ``--small``,
``--darkness``) tells the best score found of each deal and of all of them the quartiles, from which
the bars of the medals are read (`game.rules.bigebang.scoring.MEDALS`): gold near the median of the
best. ``--level student`` tells what a level scores that plays by itself: *Student* for silver and
bronze, *Nobel* to set beside long plans.

Several numbers tell what a plan knew after each of them: ``--positions 12000 240000`` sets what
*Nobel* has for its first choice beside twenty times as much. ``--lines FILE`` keeps what is done.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path
from statistics import fmean, quantiles

from ai.bot import Budget
from ai.evaluators.bigebang.endings import PuzzlePlan
from ai.levels import LEVELS, bot_seed, budget, make_bot
from game.core.session import AnySession, Session
from game.rules.bigebang import BigEBang
from game.rules.bigebang.scoring import medal, puzzle_score

_GAME = BigEBang()


def planned(options: Mapping[str, int], seed: str, positions: Sequence[int]) -> list[list[int]]:
    """The score and the medal of what one plan for a deal knew after so many positions each."""
    plan = PuzzlePlan(Session(_GAME, 1, options, seed).view())
    results = []
    for goal in sorted(positions):
        plan.run(goal)
        session = Session(_GAME, 1, options, seed)
        for move in plan.line():
            session.play(move)
        view = session.view()
        results.append([puzzle_score(view), medal(view)])
    return results


def played(options: Mapping[str, int], seed: str, level: str) -> list[int]:
    """The score and the medal of a level, which thinks about each move anew."""
    session: AnySession = Session(_GAME, 1, options, seed)
    given = Budget(budget(_GAME.info.id, level).iterations, inf)
    while session.to_move() is not None:
        bot = make_bot(_GAME.info.id, level, bot_seed(session.seed, 0, len(session.moves)))
        session.play(bot.choose(session.view(), session.legal_moves(), given))
    view = session.view()
    return [puzzle_score(view), medal(view)]


def kept(lines: Path | None) -> dict[str, list[list[int]]]:
    """Notes of earlier runs, by `_name`; a line that was cut short is none."""
    known = {}
    for line in lines.read_text(encoding="utf-8").splitlines() if lines and lines.exists() else []:
        try:
            name, results = json.loads(line)
            known[json.dumps(name)] = results
        except (ValueError, TypeError):
            continue
    return known


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the scores as they come, and what they are all together."""
    parser = argparse.ArgumentParser(description="how well the puzzles can be solved")
    parser.add_argument("--puzzle", type=int, choices=(1, 2, 3), required=True)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--positions", type=int, nargs="+", default=[30_000])
    parser.add_argument("--level", choices=LEVELS, help="instead of plans")
    parser.add_argument("--small", action="store_const", const=1, default=0)
    parser.add_argument("--darkness", action="store_const", const=1, default=0)
    parser.add_argument("--lines", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    options = {"puzzle": asked.puzzle, "small": asked.small, "darkness": asked.darkness}
    known, table = kept(asked.lines), []
    for number in range(asked.deals):
        seed = f"medals {number}"
        name = [options, asked.level or asked.positions, seed]
        results = known.get(json.dumps(name))
        if results is None:
            if asked.level:
                results = [played(options, seed, asked.level)]
            else:
                results = planned(options, seed, asked.positions)
            if asked.lines:
                with asked.lines.open("a", encoding="utf-8") as file:
                    print("\n" + json.dumps([name, results]), file=file)
        table.append([score for score, _ in results])
        print(seed, *(f"{score} ({earned})" for score, earned in results), flush=True)
    for scores in zip(*table, strict=True):
        each = quantiles(scores, n=4) if len(scores) > 1 else scores
        print("quartiles", *each, "mean", round(fmean(scores), 2), "best", max(scores))


if __name__ == "__main__":
    main()
