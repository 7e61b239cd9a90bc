"""``main.py puzzles``: finds positions with one best answer, for the puzzle of the day."""

from __future__ import annotations

import argparse
import time
from itertools import islice

from ai.lab.puzzles import confirmed, puzzles
from ai.puzzles.calendar import file_of, kept, written
from ai.puzzles.puzzle import Puzzle, position_of, stood
from game.files import exits
from game.files.atomic_files import write_whole
from game.games import DESCRIPTORS, GAMES


def run(args: argparse.Namespace) -> int:
    """Add puzzles to those of a game until there are ``--count``, or ``--minutes`` have passed."""
    known = list(kept(args.game))
    if args.check:
        return _check(args.game, known)
    settings = DESCRIPTORS[args.game].daily
    if not settings:
        raise exits.Stop(exits.USAGE, f"puzzles: {args.game} has no puzzle of the day")
    file, end = file_of(args.game), time.monotonic() + 60 * args.minutes
    seeds = {puzzle.seed for puzzle in known}
    # A game is looked at once: the search continues after the last one that gave a puzzle.
    first = 1 + max((int(seed.split()[-1]) for seed in seeds), default=-1)
    proved = puzzles(GAMES[args.game], settings, args.game, first)
    for puzzle in islice(proved, max(0, args.count - len(known))):
        known.append(puzzle)
        write_whole(file, written(known).encode())
        print(f"{len(known)}: {puzzle.answer} of {len(puzzle.worths)}", flush=True)
        if time.monotonic() > end:
            break
    return exits.FINE


def _check(game: str, known: list[Puzzle]) -> int:
    """Prove each again by other chance, and drop those that are doubtful then."""
    good = []
    for puzzle in known:
        position = position_of(stood(GAMES[game], puzzle))
        if confirmed(position, puzzle.answer, f"checked {puzzle.seed}"):
            good.append(puzzle)
            continue
        print(f"{puzzle.seed}: {puzzle.answer} is doubtful", flush=True)
    write_whole(file_of(game), written(good).encode())
    print(f"{len(good)} of {len(known)} stand")
    return exits.FINE if len(good) == len(known) else exits.REFUSED
