"""A thinking process with planted faults: the seed of a request says which."""

from __future__ import annotations

import json
import os
import signal
import time
from multiprocessing.connection import Connection

from ai.registry import Registry
from ai.worker import process
from ai.worker.answering import failed, hello
from ai.worker.process import Newest, Serve, WorkerProcess
from ai.worker.protocol import LIMIT, Reply, Spawn, Worker, parse_request, reply_bytes

KINDS = ("died", "hung", "late", "garbage", "illegal", "stale", "junk", "half", "trouble")
"""The faults of ``seed="fault:<kind>"``; ``"fault:<kind>/<tree>"`` only in the process that
grows this tree."""


def serve(pipe: Connection, newest: Newest, registry: Registry) -> None:
    """As `ai.worker.process.serve`, except for requests that ask for a fault."""
    process.settle_in()
    pipe.send_bytes(reply_bytes(hello()))
    while True:
        try:
            message = pipe.recv_bytes(LIMIT)
        except EOFError:
            return
        number, request = parse_request(message, registry)
        kind, _, tree = request.seed.removeprefix("fault:").partition("/")
        if kind in KINDS and (not tree or int(tree) in request.trees):
            misbehave(kind, pipe, number, request.legal[-1])
        else:
            reply = process.answer(pipe, newest, number, request, registry)
            pipe.send_bytes(reply_bytes(reply))


def misbehave(kind: str, pipe: Connection, number: int, move: str) -> None:
    """Be the faulty process."""
    match kind:
        case "died":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hung":
            time.sleep(3600)
        case "late":
            pipe.send_bytes(reply_bytes(Reply(number, move, final=False)))
            time.sleep(3600)
        case "garbage":
            pipe.send_bytes(b'{"id": NaN, [')
        case "illegal":
            pipe.send_bytes(reply_bytes(Reply(number, "cheat:1", final=True)))
        case "stale":
            pipe.send_bytes(reply_bytes(Reply(number - 1, move, final=True)))
        case "junk":
            pipe.send_bytes(json.dumps("x" * 300_000).encode())
        case "half":
            # The length of a message, and then nothing of it.
            os.write(pipe.fileno(), b"\0\0\1\0{")
            time.sleep(3600)
        case "trouble":
            reply = failed(number, ValueError("the evaluator is ill"))
            pipe.send_bytes(reply_bytes(reply))


def crash_at_start(pipe: Connection, newest: Newest, registry: Registry) -> None:
    """A process that never gets as far as hello."""
    raise SystemExit(3)


def hired(serve: Serve) -> Spawn:
    """Starts a process that serves like this."""

    def spawn(registry: Registry) -> Worker:
        return WorkerProcess(serve, registry)

    return spawn
