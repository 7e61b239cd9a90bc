"""Faults planted at random by small changes of the code; says how many the tests notice.

``python -m tests.mutation --seed WORD -n 300`` draws 300 changes, as many of each group (`GROUPS`),
and runs tests in a scratch copy for each: those that run the changed line, the quickest
first; if they pass, all of the group (a result kept from an earlier test can hide a line).
A change that no test notices is printed with its line: either a test is missing, or the change
makes no difference. The latter are listed with the reason in tests/equivalent_mutants.txt and do
not count. Exit code 1: a group stays below its score.

mutmut 3 and cosmic-ray were not taken: the first rewrites every function into a trampoline, which
the tests of the architecture and of compiled modules read; the second runs one command for all
modules, and has no sampling by seed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tests.planted_breaks import MARKS, ROOT, copied

PASSED = 0
NOTICED = (1, 2)
"""Exit codes of pytest: a test failed, or a module could not be imported."""
NOT_FOUND = 4
"""Exit code if a named test is not there, as in a module that cannot be imported."""

ANY_GAME = "e"
"""A letter of every game's name, for ``-k``."""

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.txt")


class Group(NamedTuple):
    """Modules that the same tests hold."""

    name: str
    files: str
    """Pattern below the project's root."""
    tests: str
    """Arguments of pytest; ``*`` is the game of the file."""
    score: float
    """Part of the faults that must be noticed."""
    patience: float = 600.0
    """Seconds after which a fault counts as noticed: every test has a time limit."""


GROUPS = (
    Group(
        "rules",
        "game/rules/*/*.py",
        "tests/scenarios tests/rules tests/test_golden.py tests/laws.py -k *",
        0.85,
    ),
    Group("core", "game/core/*.py", "tests/core tests/test_golden.py", 0.75),
    Group("store", "game/store/*.py", "tests/store tests/commands/test_store_files.py", 0.75),
    Group("match", "game/match/*.py", "tests/match tests/scenes/table/test_table.py", 0.75),
    Group("tutorial", "tutorial/**/*.py", "tests/tutorial tests/scenes/lesson", 0.75),
    Group("search", "ai/[bfgs]*.py", "tests/ai --ignore=tests/ai/lab", 0.75),
    Group("tables", "game/tables/*/*.py", "tests/scenarios tests/tables -k *", 0.75),
    # The update, the model of the hand, keyframes, the look back, people and policies.
    Group("update", "game/scenes/table/[hkpu]*.py", "tests/scenes/table", 0.75),
)


class Mutant(NamedTuple):
    """One change of one module."""

    group: str
    file: str
    line: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old}  ->  {self.new}"

    @property
    def key(self) -> str:
        """The change without its line, which moves: as tests/equivalent_mutants.txt lists it."""
        return f"{self.file}: {self.old}  ->  {self.new}"

    def planted(self, source: str) -> str:
        """The module with the change in it."""
        lines = source.splitlines(keepends=True)
        kept = lines[self.line - 1]
        lines[self.line - 1] = kept.replace(self.old, self.new)
        return "".join(lines)


SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


def changed(node: ast.AST) -> ast.AST | None:
    """The node with another operator, number or answer; None for one that stays."""
    new = copy.copy(node)
    match new:
        case ast.Compare(ops=[op, *rest]) if type(op) in SWAPPED:
            new.ops = [SWAPPED[type(op)](), *rest]  # type: ignore[list-item]
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPPED:
            new.op = SWAPPED[type(op)]()  # type: ignore[assignment]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
        case ast.Constant(value=bool(value)):
            new.value = not value
        case ast.Constant(value=int(value)):
            new.value = value + 1
        case ast.Expr(value=ast.Call()):
            return ast.Pass()
        case ast.Continue():
            return ast.Break()
        case _:
            return None
    return new


def sites(tree: ast.Module) -> Iterator[ast.AST]:
    """Nodes of functions that may be changed: no types, no texts, no errors, no debugging aids."""

    def inside(node: ast.AST) -> Iterator[ast.AST]:
        match node:
            case ast.Raise() | ast.JoinedStr() | ast.Assert() | ast.arguments() | ast.ClassDef():
                return
            case ast.AnnAssign(value=value):
                children: list[ast.AST] = [value] if value is not None else []
            case ast.FunctionDef(body=body):
                children = list(body)
            case _:
                children = list(ast.iter_child_nodes(node))
                yield node
        for child in children:
            yield from inside(child)

    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in ("__repr__", "__str__"):
            yield from inside(node)


def mutants(group: str, file: str, source: str) -> Iterator[Mutant]:
    """Every change of a module, each once. Nodes on several lines stay as they are."""
    lines = source.splitlines(keepends=True)
    seen = set()
    for node in sites(ast.parse(source)):
        line, end = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
        if not line or line != end or (new := changed(node)) is None:
            continue
        text = lines[line - 1].encode()
        start, stop = node.col_offset, node.end_col_offset  # type: ignore[attr-defined]
        written = ast.unparse(new)
        if isinstance(node, ast.expr):
            written = f"({written})"
        after = (text[:start] + written.encode() + text[stop:]).decode()
        if (line, after) in seen:
            continue
        seen.add((line, after))
        yield Mutant(group, file, line, lines[line - 1].strip(), after.strip())


def drawn(seed: str, count: int, groups: Sequence[Group] = GROUPS) -> list[Mutant]:
    """The sample of a seed: as many of each group."""
    listed = equivalents()
    chosen = []
    for group in groups:
        every = [
            mutant
            for path in sorted(ROOT.glob(group.files))
            for mutant in mutants(
                group.name, path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
            )
            if mutant.key not in listed
        ]
        rng = random.Random(f"{seed} {group.name}")
        chosen += rng.sample(every, min(len(every), -(-count // len(groups))))
    return chosen


def equivalents() -> frozenset[str]:
    """Changes that make no difference; the reason stands above each, behind ``#``."""
    rows = EQUIVALENT.read_text("utf-8").splitlines()
    return frozenset(row for row in rows if row and not row.startswith("#"))


def game_of(mutant: Mutant) -> str:
    """The game of the module; a letter of every name for a module of all games."""
    parts = Path(mutant.file).parts
    return next((part for part in parts if (ROOT / "game" / "rules" / part).is_dir()), ANY_GAME)


PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *MARKS)


class Lines(NamedTuple):
    """Tests of a group by the lines that they run."""

    tests: dict[str, dict[str, list[str]]]
    """Names of tests by file and number of the line."""
    seconds: dict[str, float]
    """Time of each test."""

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run the changed line, the quickest first."""
        found = self.tests.get(mutant.file, {}).get(str(mutant.line), [])
        return sorted(found, key=self.seconds.__getitem__)


def run_lines(group: Group, root: Path) -> Lines:
    """Run the tests of a group once, without a fault. Raises RuntimeError if they fail."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lines.json"
        command = [sys.executable, "-m", "coverage", "run", "--rcfile", os.devnull]
        command += ["--source", "game,ai,tutorial", *PYTEST, "-p", "tests.lines_by_test"]
        run = subprocess.run(
            [*command, *group.tests.replace("*", ANY_GAME).split()],
            cwd=root,
            env={
                **os.environ,
                "COVERAGE_FILE": f"{folder}/coverage",
                "QUARKADE_LINES": str(file),
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != PASSED:
            raise RuntimeError(f"{' '.join(command)}\n{run.stdout}{run.stderr}")
        found = json.loads(file.read_text("utf-8"))
    return Lines(found["lines"], found["seconds"])


def noticed(mutant: Mutant, group: Group, root: Path, lines: Lines | None = None) -> bool:
    """True if tests of the group fail, or do not end. Leaves the copy as it was.

    Raises RuntimeError if pytest ran no tests: that says nothing about the fault.
    """
    path = root / mutant.file
    good = path.read_bytes()
    every = group.tests.replace("*", game_of(mutant)).split()
    path.write_text(mutant.planted(good.decode()), encoding="utf-8")
    try:
        if lines is not None and (first := lines.of(mutant)):
            # By a file: there may be more tests than a command line holds.
            names = root / "tests_of_the_line.txt"
            names.write_text("\n".join(first), encoding="utf-8")
            if fails([f"@{names.name}"], root, group.patience):
                return True
        return fails(every, root, group.patience)
    finally:
        path.write_bytes(good)


def fails(tests: Sequence[str], root: Path, patience: float) -> bool:
    """True if one of the tests fails, or they do not end. Raises RuntimeError if none ran."""
    try:
        run = subprocess.run(
            [sys.executable, *PYTEST, *tests],
            cwd=root,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=patience,
        )
    except subprocess.TimeoutExpired:
        return True
    if run.returncode == NOT_FOUND and "ERROR collecting" in run.stdout:
        return True
    if run.returncode not in (PASSED, *NOTICED):
        raise RuntimeError(f"{' '.join(tests)}\n{run.stdout}{run.stderr}")
    return run.returncode in NOTICED


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant a sample; the exit code is 1 if a group's score is too low."""
    parser = argparse.ArgumentParser(prog="tests.mutation", description=__doc__)
    parser.add_argument("--seed", default="one", help="any word; each draws another sample")
    parser.add_argument("-n", type=int, default=300, help="changes in all (300)")
    parser.add_argument("-j", type=int, default=2, help="at a time (2)")
    parser.add_argument("groups", nargs="*", help="names of groups (all)")
    args = parser.parse_args(arguments)
    groups = {g.name: g for g in GROUPS if not args.groups or g.name in args.groups}
    sample = drawn(args.seed, args.n, list(groups.values()))
    total, found = Counter(mutant.group for mutant in sample), Counter[str]()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(args.j) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(args.j):
            copies.put(copied(Path(folder) / str(number)))

        def counted(group: Group) -> Lines:
            root = copies.get()
            try:
                return run_lines(group, root)
            finally:
                copies.put(root)

        lines = dict(zip(groups, pool.map(counted, groups.values()), strict=True))

        def one(mutant: Mutant) -> None:
            root = copies.get()
            try:
                seen = noticed(mutant, groups[mutant.group], root, lines[mutant.group])
            finally:
                copies.put(root)
            found[mutant.group] += seen
            print(f"{'ok  ' if seen else 'MISS'} {mutant}", flush=True)

        list(pool.map(one, sample))
    for name, count in total.items():
        print(f"{name}: {found[name]} of {count} noticed, {found[name] / count:.0%}")
    return int(any(found[name] < groups[name].score * total[name] for name in total))


if __name__ == "__main__":
    sys.exit(main())
