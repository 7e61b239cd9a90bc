"""Run the tests under Pyodide in node: .ci/web tests [pytest arguments | same].

``same``: the same seeds give the same games, digests and moves of opponents as here, and 40 screens
the same pictures. Without arguments: that, and then all tests.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from build_site import HERE, ROOT, fetch_runtime, fetch_wheel, unpack

STACK = 60_000
"""Kilobytes of stack for node: Python in wasm takes more of it than node gives."""
PORTIONS = (
    ("tests/core", "tests/rules", "tests/scenarios", "tests/laws.py", "tests/ai", "tests/store"),
    ("tests/tutorial", "tests/tables", "tests/ui", "tests/words"),
    ("tests/match", "tests/progress", "tests/settings", "tests/web", "tests/art"),
    tuple(
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests" / "scenes").glob("test_*.py"))
    ),
    *(
        (path.relative_to(ROOT).as_posix(),)
        for path in sorted((ROOT / "tests" / "scenes").iterdir())
        if path.is_dir() and any(path.glob("test_*.py"))
    ),
)
"""The portions that are tested in a node of their own each; the long ones first.

The memory of wasm only grows, and ends at 4 GB: all tests in one node need more than that.
"""
NOTHING = 5
"""The exit code of pytest if it skipped all of a portion before there were tests."""
AT_ONCE = min(2, os.cpu_count() or 1)
"""So many nodes work beside each other."""
STEP, SHARE = 48, 0.002
"""A pixel differs if a channel does by more than so many of 255 steps; so many may, of a picture.

Letters are drawn by other versions of FreeType and HarfBuzz: their edges are a little off.
"""


def main() -> int:
    """Fetch what is needed, and hand the arguments on; without a path among them, to all tests."""
    wishes = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        runtime = fetch_runtime(scratch)
        for package in ("msgspec", "hypothesis"):
            fetch_wheel(package, scratch)
        compiled = scratch / "compiled"
        for wheel in [*scratch.glob("*.whl"), next(HERE.glob("pygame_ce-*.whl"))]:
            unpack(wheel, compiled)
        for part in ("skips.py", "same.py"):
            shutil.copy(HERE / part, compiled)
        if wishes == ["same"]:
            return compare(runtime, compiled)
        if any((ROOT / wish.split("::")[0]).exists() for wish in wishes):
            return in_node(runtime, compiled, *wishes)
        failed = portions(runtime, compiled, wishes)
        add_up(compiled / "counts.jsonl")
        return failed if wishes else compare(runtime, compiled) or failed


def portions(runtime: Path, compiled: Path, wishes: Sequence[str]) -> int:
    """All tests, some portions beside each other; what each says is shown when it ends."""

    def run(portion: Sequence[str]) -> int:
        done = subprocess.run(
            in_words(runtime, compiled, *wishes, *portion),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        print(*portion, done.stdout + done.stderr, sep="\n", flush=True)
        return 0 if done.returncode == NOTHING else done.returncode

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return max(map(abs, pool.map(run, PORTIONS)))


def add_up(counts: Path) -> None:
    """Say how much of all portions went well, and everything that was skipped, with the reason."""
    portions = [json.loads(line) for line in counts.read_text("utf-8").splitlines()]
    skipped: dict[str, Counter[str]] = defaultdict(Counter)
    for portion in portions:
        for reason, file in portion["skipped"]:
            skipped[reason][file] += 1
    numbers = [sum(portion[name] for portion in portions) for name in ("passed", "failed", "error")]
    wide = len(portions), len(PORTIONS)
    print("{} of {} portions: {} passed, {} failed, {} errors".format(*wide, *numbers))
    for reason, files in sorted(skipped.items()):
        print(f"skipped: {files.total()} {reason}")
        for file, many in sorted(files.items()):
            print(f"    {many:4} {file}")


def in_node(runtime: Path, compiled: Path, *arguments: str) -> int:
    """Pyodide with these packages, and what it returns."""
    return subprocess.run(in_words(runtime, compiled, *arguments), check=False).returncode


def in_words(runtime: Path, compiled: Path, *arguments: str) -> list[str]:
    """The command for that."""
    command = [
        "node",
        f"--stack-size={STACK}",
        str(HERE / "suite.mjs"),
        str(runtime),
        str(compiled),
        sysconfig.get_path("purelib"),
        str(ROOT),
        *arguments,
    ]
    # The system must let the stack grow so far, too.
    limit = f'ulimit -s {STACK * 2} && exec "$@"'
    return ["bash", "-c", limit, "bash", *command]


def compare(runtime: Path, compiled: Path) -> int:
    """Both Pythons play and paint; how many things differ. Says what."""
    here, there = compiled / "here", compiled / "wasm"
    subprocess.run([sys.executable, HERE / "same.py", here], check=True)
    if in_node(runtime, compiled, "same"):
        return 1
    ours, theirs = (json.loads((f / "numbers.json").read_text("utf-8")) for f in (here, there))
    wrong = [
        f"{game}: {ours[game]} here, {theirs[game]} there"
        for game in ours
        if ours[game] != theirs[game]
    ]
    moves = sum(found["moves"] for found in ours.values())
    chosen = sum(len(found["chosen"]) for found in ours.values())
    print(f"{len(ours)} games, {moves} moves, {chosen} choices of opponents")
    shares = {path.name: differing(path, there / path.name) for path in here.glob("*.png")}
    worst = max(shares, key=lambda name: shares[name])
    print(f"{len(shares)} pictures; {worst} differs most, in {shares[worst]:.3%} of its pixels")
    wrong += [f"{name}: {share:.3%} differs" for name, share in shares.items() if share > SHARE]
    print(*wrong, sep="\n")
    return min(1, len(wrong))


def differing(one: Path, other: Path) -> float:
    """The share of pixels that differ; 1.0 where the sizes do."""
    import numpy as np
    import pygame

    first, second = (
        pygame.surfarray.array3d(pygame.image.load(path)).astype(int) for path in (one, other)
    )
    if first.shape != second.shape:
        return 1.0
    return float(np.mean(np.abs(first - second).max(axis=2) > STEP))


if __name__ == "__main__":
    sys.exit(main())
