"""``main.py ladder``: every level against the one below it, and the table of docs/opponents.md."""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from ai.lab import arena, ladder
from ai.lab.ladder import Line, contests
from game.core.phrase import say
from game.files import exits
from game.games import GAMES
from game.words.text import Text

PAGE = Path(__file__).parents[2] / "docs" / "opponents.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
"""The table is between these lines."""


def run(args: argparse.Namespace) -> int:
    """Play what is not in ``--lines`` yet, rung by rung; print the table, or write it."""
    games = [GAMES[args.game]] if args.game else list(GAMES.values())
    rungs = ladder.rungs(contests(games, everything=args.all))
    try:
        known = ladder.read(args.lines.read_text(encoding="utf-8").splitlines())
    except FileNotFoundError:
        known = {}
    except (OSError, ValueError) as error:
        raise exits.Stop(exits.REFUSED, f"ladder: {args.lines}: {error}") from None
    with args.lines.open("a", encoding="utf-8") as file:
        results, bounds = _climb(rungs, known, args, file)
    words = Text("en")
    names = {game: words.say(say(f"{game}-title")) for game in GAMES}
    table = ladder.ladder_table(results, names, bounds)
    if args.write:
        write(PAGE, table)
    else:
        print(table)
    return exits.FINE


def _climb(
    rungs: Sequence[ladder.LadderRung],
    known: dict[str, Line],
    args: argparse.Namespace,
    file: TextIO,
) -> tuple[list[ladder.RungResult], dict[ladder.LadderRung, ladder.RungResult]]:
    """Rung after rung; then, for those that brought little, what an oracle gets instead."""
    make_pool = functools.partial(arena.cluster, args.dask) if args.dask else arena.pool

    def climb(rung: ladder.LadderRung, seconds: float) -> ladder.RungResult | None:
        for text in ladder.climb(rung, known, args.rounds, seconds, make_pool):
            print(text, file=file, flush=True)
            known.update(ladder.read([text]))
        result = ladder.result_of(rung, known, args.rounds)
        if result is not None:
            print(_progress(result), file=sys.stderr, flush=True)
        return result

    results, bounds = [], {}
    left = args.minutes * 60
    for number, rung in enumerate(rungs):
        result = climb(rung, left / (len(rungs) - number))
        if result is not None:
            left -= result.seconds
            results.append(result)
    for result in results:
        pair = ladder.bound(result)
        seen = climb(pair, max(result.seconds, args.minutes * 60 / len(rungs))) if pair else None
        if seen is not None:
            bounds[result.rung] = seen
    return results, bounds


def _progress(result: ladder.RungResult) -> str:
    (contest, high, low), score, verdict = result.rung, result.score, result.verdict
    options = "".join(f" {name}={value}" for name, value in contest.options)
    against = f" against {low}: {verdict.says}" if low else ""
    return (
        f"{contest.game}{options}, {contest.seats} seats, {high}{against},"
        f" {score.mean:.2f} ± {score.margin:.2f} in {len(result.lines)} games"
    )


def write(page: Path, table: str) -> None:
    """Put the table between the two lines of a page that mark its place."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise exits.Stop(exits.REFUSED, f"ladder: {page.name} has no marked place for the table")
    page.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{after}", encoding="utf-8")
