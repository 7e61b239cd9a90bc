"""Who plays the games of an arena: the cores of this machine, or the workers of a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ai.worker.process import SPAWN, die_with_parent

RETRIES = 3
"""How often a cluster plays a game again by itself before it tells that it failed."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Some processes, near or far."""

    executor: Executor
    cores: int
    """How many games they play at once."""
    dismiss: Callable[[], None]
    """Stop them, busy or not; does not wait."""


def pool(processes: int | None = None) -> Crew:
    """So many processes, or one for every core; they end when this one does, however it ends."""
    executor = ProcessPoolExecutor(processes, mp_context=SPAWN, initializer=die_with_parent)

    def dismiss() -> None:
        executor.shutdown(wait=False, cancel_futures=True)

    return Crew(executor, processes or os.cpu_count() or 1, dismiss)


def cluster(address: str) -> Crew:
    """The workers of the Dask cluster whose scheduler is at this address.

    They need the same checkout of Quarkade on their path. Raises ImportError, OSError.
    """
    # By name, since types must be the same whether it is installed or not.
    distributed: Any = import_module("distributed")
    client = distributed.Client(address)
    # Games are functions of their job, but one that failed must not be answered from memory.
    executor = client.get_executor(pure=False, retries=RETRIES)

    def dismiss() -> None:
        executor.shutdown(wait=False)
        client.close()

    return Crew(executor, max(1, sum(client.ncores().values())), dismiss)
