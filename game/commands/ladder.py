"""``main.py ladder``: every level against the one below it, and the table for the README."""

from __future__ import annotations

import argparse
import functools
import sys
from pathlib import Path

from ai import crew, ladder
from game import exits
from game.core.phrase import say
from game.rules import GAMES
from game.text import Text

README = Path(__file__).parents[2] / "README.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
"""The table stands between these lines."""


def run(args: argparse.Namespace) -> int:
    """Play what is not in ``--lines`` yet, rung by rung; print the table, or write it."""
    make_crew = functools.partial(crew.cluster, args.dask) if args.dask else crew.pool
    games = [GAMES[args.game]] if args.game else list(GAMES.values())
    rungs = ladder.rungs(ladder.contests(games, everything=args.all))
    try:
        known = ladder.read(args.lines.read_text(encoding="utf-8").splitlines())
    except FileNotFoundError:
        known = {}
    except (OSError, ValueError) as error:
        raise exits.Stop(exits.REFUSED, f"ladder: {args.lines}: {error}") from None
    left = args.minutes * 60
    with args.lines.open("a", encoding="utf-8") as file:
        for number, rung in enumerate(rungs):
            share = left / (len(rungs) - number)
            for text in ladder.climb(rung, known, args.rounds, share, make_crew):
                print(text, file=file, flush=True)
                known.update(ladder.read([text]))
            told = ladder.tell(rung, known, args.rounds)
            if told is not None:
                left -= sum(sum(line["cpu_ms"]) for line in told.lines) / 1000
                print(_progress(told), file=sys.stderr, flush=True)
    results = [ladder.tell(rung, known, args.rounds) for rung in rungs]
    words = Text("en")
    names = {game: words.say(say(f"{game}-title")) for game in GAMES}
    table = ladder.table([told for told in results if told is not None], names)
    if args.write:
        write(README, table)
    else:
        print(table)
    return exits.FINE


def _progress(told: ladder.Told) -> str:
    (contest, high, low), lines, score, verdict = told
    options = "".join(f" {name}={value}" for name, value in contest.options)
    against = f" against {low}: {verdict.says}" if low else ""
    return (
        f"{contest.game}{options}, {contest.seats} seats, {high}{against},"
        f" {score.mean:.2f} ± {score.margin:.2f} in {len(lines)} games"
    )


def write(page: Path, table: str) -> None:
    """Put the table between the two lines of a page that mark its place."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise exits.Stop(exits.REFUSED, f"ladder: {page.name} has no place for the table")
    page.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{after}", encoding="utf-8")
