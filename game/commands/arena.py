"""``main.py arena``: opponents against opponents; JSON lines on stdout, the table on stderr."""

from __future__ import annotations

import argparse
import functools
import json
import sys

from tqdm import tqdm

from ai.lab import arena, ladder
from game.core.rng import new_seed
from game.files import exits
from game.games import GAMES


def run(args: argparse.Namespace) -> int:
    """Play ``--games`` games, in whole rounds, between ``--seats`` and tell what they say."""
    entrants = list(dict.fromkeys(args.seats))
    if args.sprt and len(entrants) < 2:
        raise exits.Stop(exits.USAGE, "arena: --sprt compares two levels")
    seed = args.seed or new_seed()
    try:
        jobs = arena.schedule(
            GAMES[args.game], args.seats, args.games, seed, dict(args.option), seats=args.players
        )
    except ValueError as error:
        raise exits.Stop(exits.USAGE, f"arena: {error}") from None
    make_pool = functools.partial(arena.cluster, args.dask) if args.dask else arena.pool
    lines = []
    try:
        games = arena.run(jobs, make_pool)
        if args.sprt:
            games = ladder.until_decided(games, args.better)
        for line in tqdm(games, total=len(jobs), unit="game", disable=None):
            print(line, flush=True)
            lines.append(json.loads(line))
    except ImportError:
        raise exits.Stop(exits.USAGE, "arena: --dask needs the package 'distributed'") from None
    except OSError as error:
        raise exits.Stop(exits.REFUSED, f"arena: {error}") from None
    print(
        ladder.results_table(lines, entrants, args.better),
        f"seed {seed}",
        sep="\n",
        file=sys.stderr,
    )
    return exits.FINE
