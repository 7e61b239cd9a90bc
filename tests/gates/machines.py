"""State machines of Hypothesis, at the size of a push and at that of a gate."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

from tests.gates import in_parts


def walk(machine: type[RuleBasedStateMachine], walks: int, steps: int) -> None:
    """So many walks of at most so many steps."""
    run_state_machine_as_test(
        machine, settings=settings(max_examples=walks, stateful_step_count=steps, deadline=None)
    )


def copied(folder: Path, folders: Path) -> Path:
    """A copy of the disk at this moment, in a new folder of ``folders``.

    A draft that is put in its place between listing and copying: listed and copied once more.
    """
    while True:
        copy = Path(tempfile.mkdtemp(dir=folders))
        try:
            for path in folder.iterdir():
                shutil.copy(path, copy)
        except FileNotFoundError:
            shutil.rmtree(copy)
            continue
        return copy


def long_walk(
    gate: str,
    parts: int,
    part: Callable[[], None],
    taken: Counter[str],
    live_in: Callable[[Path], None],
) -> None:
    """A hundred thousand steps, in parts that are noted; each begins in a folder of its own.

    ``taken`` counts the ``steps`` of all walks, ``part`` walks some more of them, and ``live_in``
    is called with the folder in which the machine keeps its files from now on.
    """
    goal = 100_000 // parts

    def one(_part: int) -> Counter[str]:
        before = taken.copy()
        with tempfile.TemporaryDirectory() as folder:
            live_in(Path(folder))
            while (taken - before)["steps"] < goal:
                part()
        return taken - before

    in_parts(gate, parts, one)
