"""Rules, evaluators and search through mypyc: how fast they are then, and that they play the same.

``python -m ai.lab.compiled FOLDER [--game ID]`` copies them to the folder, compiles the
copy (mypyc comes with mypy; a C compiler and setuptools are needed, and some minutes for each
game), and prints for each game the figures and a digest of some searched games, as they are and
compiled.
What is in the folder is not compiled again. The project itself stays as it is.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

from ai.lab import speed
from ai.levels import bot_seed, budget, make_bot
from ai.registry import HOUSE, Registry
from game import rules
from game.core.session import AnySession, Session

ROOT = Path(__file__).parents[2]
SHARED = (
    "game/core/rng.py",
    "game/core/hexgrid.py",
    "game/core/particles.py",
    "ai/search.py",
    "ai/search.py",
    "ai/single_player.py",
    "ai/search.py",
    "ai/greedy.py",
    "ai/search.py",
)
"""Compiled for every game. Not among them: what holds protocols that are asked for at run time
(`contract`, `bot`, `attention`), and `greedy` and `forest`, dataclasses of generic classes: mypyc
2.4.1 compiles both and cannot import the result."""
LEFT = frozenset({"__init__.py", "beam.py"})
"""Of a game's own modules, those that stay as they are: packages import themselves without end
when each module is compiled apart, `beam` ends mypyc by a segmentation fault, the others are not
met in play."""
GAMES = tuple(module.name for module in iter_modules(rules.__path__))
ROUNDS = 25.0
"""Millions of rounds of the calibration loop in the seconds that rates are told by."""
MOVES, LEVEL = 40, "search:150"
"""The digest is of so many moves of a game, and of what such searches thought."""

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
files, sys.argv[1:] = sys.argv[1:], ["build_ext", "--inplace"]
flags = ["--ignore-missing-imports", "--follow-imports=silent", "--cache-dir=/dev/null"]
setup(name="compiled", ext_modules=mypycify(
    [*flags, *files], opt_level="2", debug_level="0", separate=True))
"""
MEASURE = """
import json, sys
from ai.lab.compiled import figures
print(json.dumps(figures(sys.argv[1])))
"""


class Figures(NamedTuple):
    """Speed of a game and the digest of its moves."""

    rates: Mapping[str, float]
    """Moves, iterations and playouts a second, by name."""
    digest: str


def figures(game: str, registry: Registry = HOUSE) -> Figures:
    """The best of some `speed.measure` of a game in this process, and the digest.

    A second is one in which the calibration loop does `ROUNDS`: what else the machine does at the
    time of one measurement and not at that of another matters less then.
    """
    best: dict[str, float] = {}
    for _ in range(speed.TRIES):
        slow = ROUNDS / speed.calibration()
        for name, rate in speed.measure(game, registry).items():
            best[name] = max(best.get(name, 0.0), round(rate * slow))
    return Figures(best, digest(game, registry))


def digest(game: str, registry: Registry = HOUSE) -> str:
    """Of the moves and the analysis of searches, with the fewest seats and with three."""
    rulebook = registry.game(game)
    seen = hashlib.blake2b(digest_size=8)
    for seats in sorted({rulebook.info.usual_seats, min(3, rulebook.info.seats[-1])}):
        session: AnySession = Session(rulebook, seats, {}, "compiled")
        while (seat := session.to_move()) is not None and len(session.moves) < MOVES:
            chance = bot_seed(session.seed, seat, len(session.moves))
            bot = make_bot(game, LEVEL, chance, registry)
            legal = session.legal_moves()
            move = bot.choose(session.view(seat), legal, budget(game, LEVEL, registry))
            seen.update(repr((move, getattr(bot, "analysis", None))).encode())
            session.skip(move)
    return seen.hexdigest()


def copy(folder: Path) -> None:
    """Source of an opponent, without slots: a compiled class has its own, and refuses others."""
    for part in ("game/core", "game/rules", "ai"):
        shutil.copytree(
            ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    shutil.copy(ROOT / "game/__init__.py", folder / "game")
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        plain = re.sub(r"@dataclass\((frozen=True, )?slots=True\)", _without_slots, text)
        if plain != text:
            path.write_text(plain, encoding="utf-8")


def _without_slots(decorator: re.Match[str]) -> str:
    return "@dataclass(frozen=True)" if decorator[1] else "@dataclass"


def build(folder: Path, game: str) -> None:
    """Compile what one game needs. Raises CalledProcessError where that fails."""
    own = [
        path
        for room in (f"game/rules/{game}", f"ai/evaluators/{game}")
        for path in sorted((folder / room).glob("*.py"))
        if path.name not in LEFT
    ]
    files = [*SHARED, *(str(path.relative_to(folder)) for path in own)]
    subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", SETUP, *files],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )


def measured(folder: Path, game: str) -> Figures:
    """`figures`, by a process that finds the modules of this folder."""
    printed = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", MEASURE, game],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return Figures(*json.loads(printed.stdout.splitlines()[-1]))


class NotCompiled(RuntimeError):
    """A game, or this computer, that cannot be compiled. The message says why."""


def both(folder: Path, game: str) -> tuple[Figures, Figures]:
    """`figures` as the game is, and compiled in a folder of that name, where it is kept.

    Raises NotCompiled.
    """
    if find_spec("mypyc") is None:
        raise NotCompiled("mypyc is not here: it comes with mypy, for development")
    there = folder / game
    try:
        if not there.exists():
            copy(there)
            build(there, game)
        return measured(ROOT, game), measured(there, game)
    except subprocess.CalledProcessError as error:
        shutil.rmtree(there, ignore_errors=True)
        output = (error.stderr or error.stdout or "").strip().splitlines()
        raise NotCompiled(output[-1] if output else f"exit {error.returncode}") from None


def line(game: str, plain: Figures, compiled: Figures) -> str:
    """A row for people: rates as they are, compiled, and how many times as fast."""
    names = {"moves_s": "moves", "search_s": "iterations", "playouts_s": "full playouts"}
    parts = [
        f"{name} {plain.rates[key]:,.0f} -> {compiled.rates[key]:,.0f}"
        f" (x {compiled.rates[key] / plain.rates[key]:.2f})"
        for key, name in names.items()
    ]
    same = plain.digest == compiled.digest
    return f"{game}: {', '.join(parts)}; " + ("plays the same" if same else "PLAYS OTHERWISE")


def main(arguments: Sequence[str] | None = None) -> None:
    """Compile, measure, print; a game that cannot be compiled is named and passed over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=GAMES)
    args = parser.parse_args(arguments)
    for game in args.game or GAMES:
        try:
            print(line(game, *both(args.folder, game)), flush=True)
        except NotCompiled as error:
            print(f"{game}: not compiled: {error}", flush=True)


if __name__ == "__main__":
    main()
