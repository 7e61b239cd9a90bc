"""``main.py fit``: the learned numbers of a game's evaluator, made again from games played for
them."""

from __future__ import annotations

import argparse
import functools
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

from ai.lab import arena
from ai.lab.arena import WorkerPool
from ai.lab.fitting import ascent, games
from ai.lab.fitting.games import ITERATIONS, WonShare, contest, share
from ai.lab.fitting.recipe import NoRecipe, Recipe, recipe, recipes
from ai.lab.fitting.table import FittedTable, TooFew, fit_table, labelled
from ai.numbers import Numbers, learned, written
from game import VERSION
from game.core.rng import digest
from game.files import exits
from game.files.atomic_files import write_whole

ROOT = Path(__file__).parents[2]
SEED = "fit"
"""Default seed: the same games each time."""


def run(args: argparse.Namespace) -> int:
    """Play the games of one table of ``--game``, or of all; fit it; write what was found."""
    try:
        wanted = [recipe(args.game, args.table)] if args.table else recipes(args.game).values()
        args.folder.mkdir(parents=True, exist_ok=True)
        for one in wanted:
            _make(one, args)
    except NoRecipe as error:
        raise exits.Stop(exits.USAGE, f"fit: {error}") from None
    except ImportError as error:
        if error.name != "distributed":
            raise
        raise exits.Stop(exits.USAGE, "fit: --dask needs the package 'distributed'") from None
    except (TooFew, OSError) as error:
        raise exits.Stop(exits.REFUSED, f"fit: {error}") from None
    return exits.FINE


def _make(one: Recipe, args: argparse.Namespace) -> None:
    """One table, from its games to its file."""
    in_use = learned(f"ai.evaluators.{args.game}", one.table).numbers
    lines = _play(one, args, in_use)
    fitted = fit_table(one, in_use, lines, _progress(one.table))
    if one.ascent is not None:
        fitted = fitted._replace(numbers=_climb(one, args, fitted.numbers, lines))
    file = args.folder / f"{one.table}.json"
    seed = args.seed or SEED
    command = f"main.py fit --game {args.game} --table {one.table} --games {len(lines)}"
    if args.seed:
        command += f" --seed {args.seed}"
    label = labelled(fitted, command, seed, commit(), len(lines))
    if one.generations > 1:
        label.provenance["generations"] = one.generations
    if one.ascent is not None:
        # The numbers of the file are no longer those of the fit.
        label.provenance["loss_before_ascent"] = label.provenance.pop("loss_after")
        label.provenance["ascent"] = one.ascent._asdict()
    line = _summary(one, fitted, file)
    if args.against:
        won = _against(one, args, fitted.numbers, in_use)
        label.provenance["against_in_use"] = won._asdict()
        line += f"; {won.mean:.3f} +- {won.margin:.3f} of {won.games} games against those in use"
    write_whole(file, written(label).encode())
    print(line, flush=True)


def _climb(one: Recipe, args: argparse.Namespace, fitted: Numbers, lines: Sequence[str]) -> Numbers:
    """From a fit towards games won; steps that the folder has are not taken again."""
    on = ascent.ground(args.game, one, fitted, lines)
    assert one.ascent is not None, "this recipe ends with its fit"
    seed = args.seed or SEED
    # Another fit or another way of going on from it is another ascent.
    name = digest(json.dumps([fitted, on.units.tolist(), one.ascent[1:], seed]), 16)
    kept = args.folder / f"{one.table}.ascent.jsonl"
    known = [ascent.AscentStep(*step) for step in _kept(kept, name)]
    steps = []
    with kept.open("a", encoding="utf-8") as file:
        climb = ascent.climb(on, known, _make_pool(args), seed)
        for step in tqdm(climb, "ascent", one.ascent.steps, unit="step", disable=None):
            steps.append(step)
            if len(steps) > len(known):
                print("\n" + json.dumps([name, *step]), end="", file=file, flush=True)
    return ascent.end(on, steps)


def _against(one: Recipe, args: argparse.Namespace, fitted: Numbers, in_use: Numbers) -> WonShare:
    """Score of a search with the numbers that were found against one with those in use."""
    if one.evaluator is None:
        raise exits.Stop(exits.USAGE, f"fit: {one.table} decides no move, so games cannot test it")
    evaluators = one.evaluator(fitted), one.evaluator(in_use)
    seed, total = args.seed or SEED, args.against // 2
    # Other numbers, another search or another table are another contest.
    name = digest(json.dumps([fitted, in_use, ITERATIONS, one.against, seed]), 16)
    kept = args.folder / f"{one.table}.against.jsonl"
    known = dict(_kept(kept, name))
    won = []
    with kept.open("a", encoding="utf-8") as file:
        deals = contest(args.game, evaluators, args.against, seed, one.against, known=known)
        for number, mean in enumerate(tqdm(deals, "against", total, unit="deal", disable=None)):
            won.append(mean)
            if number not in known:
                print("\n" + json.dumps([name, number, mean]), end="", file=file, flush=True)
    return share(won)


def _kept(file: Path, name: str) -> Iterator[Any]:
    """Content of lines of this name; one that was cut short has none."""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            line_name, *rest = json.loads(line)
        except (ValueError, TypeError):
            continue
        if line_name == name:
            yield rest


def _play(one: Recipe, args: argparse.Namespace, in_use: Numbers) -> list[str]:
    """The games, as lines of the arena; those that the folder has are not played again."""
    seed, count = args.seed or SEED, args.games or one.games
    wanted = games.jobs(one, args.game, count, seed)
    kept = args.folder / f"{one.table}.games.jsonl"
    known = games.read(kept.read_text(encoding="utf-8").splitlines() if kept.exists() else [])
    lines: list[str] = []
    with kept.open("a", encoding="utf-8") as file:
        # A line that was cut short by the end of an earlier run must not swallow the next one.
        print(file=file)
        for part in games.generations(one, wanted):
            by = fit_table(one, in_use, lines).numbers if lines else None
            playing = games.played(one, part, known, _make_pool(args), numbers=by)
            for line, fresh in tqdm(playing, one.table, len(part), unit="game", disable=None):
                lines.append(line)
                if fresh:
                    print(line, file=file, flush=True)
    return lines


def _make_pool(args: argparse.Namespace) -> Callable[[], WorkerPool]:
    if args.dask:
        return functools.partial(arena.cluster, args.dask)
    return functools.partial(arena.pool, args.processes)


def _progress(table: str) -> Callable[[int, float], None]:
    def tell(step: int, loss: float) -> None:
        print(f"{table}: step {step}, loss {loss:.5f}", file=sys.stderr, flush=True)

    return tell


def _summary(one: Recipe, fitted: FittedTable, file: Path) -> str:
    nothing, before, after = fitted.losses
    seen, held = fitted.seen
    return (
        f"{one.table}: {seen} observations, on {held} held back: loss {after:.5f}"
        f" (in use {before:.5f}, of expecting nothing {nothing:.5f}); {file}"
    )


def commit(root: Path = ROOT) -> str:
    """Version of the program: the commit of a checkout, else the release.

    Read from the files of git, since the arcade starts no programs that it does not bring.
    """
    try:
        folder = root / ".git"
        if folder.is_file():  # a second checkout of the same repository
            folder = root / folder.read_text(encoding="utf-8").removeprefix("gitdir:").strip()
        head = (folder / "HEAD").read_text(encoding="utf-8").strip()
        name = head.removeprefix("ref:").strip()
        if name == head:
            return head
        common = folder / "commondir"
        shared = folder / common.read_text(encoding="utf-8").strip() if common.exists() else folder
        if (shared / name).exists():
            return (shared / name).read_text(encoding="utf-8").strip()
        packed = (shared / "packed-refs").read_text(encoding="utf-8").splitlines()
        return next(line.split()[0] for line in packed if line.endswith(f" {name}"))
    except (OSError, UnicodeDecodeError, StopIteration):
        return VERSION
