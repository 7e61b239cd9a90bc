"""The thinking process: takes requests from a pipe, answers with moves, holds nothing that matters.

It knows where the games and the evaluators are, and shares a number with its parent: the newest
request that is still waited for. While it searches it looks at that number, and it reports its best
move so far ten times a second.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Protocol

from ai.registry import Registry
from ai.worker.answering import answering, failed, hello
from ai.worker.protocol import LIMIT, Garbled, Reply, Request, parse_request, reply_bytes

if sys.platform != "win32":
    import resource

MEMORY = 1 << 30
"""Bytes of address space that thinking may take, where the system can say so."""


class Newest(Protocol):
    """The shared number of the newest request; smaller ones are cancelled."""

    value: int


def serve(pipe: Connection, newest: Newest, registry: Registry) -> None:
    """Answer requests until the other end of the pipe is gone."""
    settle_in()
    registry.warm_up()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(reply_bytes(hello()))
        while True:
            message = pipe.recv_bytes(LIMIT)
            try:
                number, request = parse_request(message, registry)
            except Garbled as error:
                pipe.send_bytes(reply_bytes(failed(0, error)))
                continue
            try:
                reply = answer(pipe, newest, number, request, registry)
            except (EOFError, OSError):
                raise
            except Exception as error:
                # A fault of a game or an evaluator is reported; the process lives on.
                reply = failed(number, error)
            pipe.send_bytes(reply_bytes(reply))


def answer(
    pipe: Connection, newest: Newest, number: int, request: Request[str], registry: Registry
) -> Reply:
    """The final reply to a request, after reports of the best move so far.

    Raises Garbled when the request's moves are not legal in its view.
    """
    for reply in answering(number, request, registry, lambda: newest.value > number):
        if reply is not None:
            measured = reply._replace(rss_mb=memory_mb())
            if measured.final:
                return measured
            pipe.send_bytes(reply_bytes(measured))
    raise AssertionError("the last reply is final")


def settle_in() -> None:
    """Be a quiet guest: low priority, bounded memory, deaf to Ctrl+C, gone with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
    die_with_parent()


def die_with_parent() -> None:
    """Ask Linux to end this process when the one that started it ends (PR_SET_PDEATHSIG)."""
    if sys.platform != "linux":
        return
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    parent = parent_process()
    if parent is not None and os.getppid() != parent.pid:
        sys.exit(0)  # It ended before it was asked.


def memory_mb() -> int:
    """The most memory this process has held, in megabytes; 0 where the system cannot say."""
    if sys.platform == "win32":
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // (1 << 20 if sys.platform == "darwin" else 1 << 10)
