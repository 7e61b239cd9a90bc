"""An engine process as its parent sees it, and the thread that carries the messages."""

from __future__ import annotations

import contextlib
import ctypes
import io
import multiprocessing
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import (
    context,
    parent_process,
    process,
    reduction,
    resource_tracker,
    spawn,
    util,
)
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.popen_spawn_posix import Popen
from typing import Protocol

from ai.registry import Registry
from ai.worker.answering import answering, failed, hello
from ai.worker.protocol import (
    LIMIT,
    Garbled,
    Gone,
    Reply,
    Request,
    parse_reply,
    parse_request,
    reply_bytes,
)

# --- spawn ----------------------------------------------------------------------------------------
# Spawn an engine process by pipes: silent, whatever happens just then.
#
# The standard library starts a process and tells it afterwards what to do: should its parent be
# killed in between, it finds nothing to read and prints a traceback. And a Ctrl+C in a terminal
# reaches everybody at once, a process that is still reading its modules too.


HELD = 16_000
"""Bytes that a pipe holds on every system; ours needs some hundreds."""


class Told(Popen):
    """A process whose pipe holds all that it has to know before it is there."""

    _fds: list[int]  # the library's: what the process inherits

    def _launch(self, process_obj: process.BaseProcess) -> None:
        tracker = resource_tracker.getfd()
        message = self._message(process_obj)
        if len(message) > HELD:
            super()._launch(process_obj)  # type: ignore[misc] # not in its stubs
            return
        child_reads, we_write = os.pipe()
        we_watch, child_holds = os.pipe()
        self.sentinel = we_watch
        self.finalizer = util.Finalize(self, _close, (we_watch, we_write))
        os.write(we_write, message)
        inherited = [*self._fds, tracker, child_reads, child_holds]
        command = spawn.get_command_line(tracker_fd=tracker, pipe_handle=child_reads)
        # What starts a process hands on what its thread is deaf to.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.pid = util.spawnv_passfds(os.fsencode(spawn.get_executable()), command, inherited)  # type: ignore[arg-type]
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            _close(child_reads, child_holds)

    def _message(self, process_obj: process.BaseProcess) -> bytes:
        written = io.BytesIO()
        context.set_spawning_popen(self)
        try:
            reduction.dump(spawn.get_preparation_data(process_obj.name), written)
            reduction.dump(process_obj, written)
        finally:
            context.set_spawning_popen(None)
        return written.getvalue()


def _close(*files: int) -> None:
    for file in files:
        os.close(file)


class QuietProcess(SpawnProcess):
    """A process that is started so."""

    @staticmethod
    def _Popen(process_obj: process.BaseProcess) -> Popen:  # noqa: N802 (the library's name)
        return Told(process_obj)


# --- process --------------------------------------------------------------------------------------


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


# --- process --------------------------------------------------------------------------------------


Serve = Callable[..., None]
"""Function that runs in the process; see `ai.worker.process.serve`."""

IDLE = 1.0
"""Seconds between two looks at whether an idle process still lives."""

STARTING = 60.0
"""Seconds after which a process that has not said hello is given up. It needs half a second of a
processor, and on a machine that is so busy that this takes long a second one would take longer;
no player waits for it: until then the evaluator answers."""
WINDING_DOWN = 0.2
"""Seconds that one may still be busy with a cancelled request."""

SPAWN = multiprocessing.get_context("spawn")
"""Start method of all processes: fresh, since nothing may be forked once a window is open."""

if sys.platform == "win32":
    BORN = SPAWN.Process
else:
    from ai.worker.process import QuietProcess

    BORN = QuietProcess


class WorkerProcess:
    """An engine process. No method waits for anything: only its thread does.

    The thread starts the process, carries messages one request at a time, and waits for its end.
    """

    def __init__(self, serve: Serve, registry: Registry) -> None:
        """Begin to start a process that runs ``serve`` with a pipe, a number and the registry."""
        self.born = time.monotonic()
        self.starting = STARTING
        self.winding_down = WINDING_DOWN
        self.ready = False
        """True if it has said hello; kept by the client."""
        self.serving = 0
        """Number of the request it is busy with; 0: none. Kept by the client."""
        self.cancelled_at = 0.0
        """Time at which its request was cancelled; 0: it was not."""
        self.pid = 0
        """The process id, once it runs."""
        self._newest = SPAWN.RawValue(ctypes.c_longlong, 0)
        self._arguments = (self._newest, registry)
        self._serve = serve
        self._inbox: queue.SimpleQueue[Reply | Gone] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[tuple[int, bytes] | None] = queue.SimpleQueue()
        self._process: SpawnProcess | None = None
        self._terminated = False
        self._thread = threading.Thread(target=self._carry, name="courier", daemon=True)
        self._thread.start()

    def send(self, number: int, message: bytes) -> None:
        """Give it a request. It must be idle."""
        assert not self.serving, "one request at a time"
        self.serving, self.cancelled_at = number, 0.0
        self._newest.value = number
        self._outbox.put((number, message))

    def receive(self) -> Reply | Gone | None:
        """The next message, if one has come."""
        try:
            return self._inbox.get_nowait()
        except queue.Empty:
            return None

    def cancel(self) -> None:
        """The request it is busy with is not wanted any more."""
        if self.serving and not self.cancelled_at:
            self.cancelled_at = time.monotonic()
            self._newest.value = self.serving + 1

    def terminate(self) -> None:
        """End the process now."""
        # The thread publishes the process and then looks at the flag; this sets the flag and then
        # looks for the process: one of the two ends it.
        self._terminated = True
        self._outbox.put(None)
        self._kill()

    def join(self, seconds: float) -> None:
        """Wait until a terminated process is gone; the one method that waits."""
        self._thread.join(seconds)

    def _kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ValueError):  # It was closed in the meantime.
                self._process.kill()

    def _carry(self) -> None:
        """The life of the thread."""
        ours, theirs = SPAWN.Pipe()
        process = BORN(
            target=self._serve, args=(theirs, *self._arguments), name="engine", daemon=True
        )
        try:
            process.start()
            self._process, self.pid = process, process.pid or 0
            theirs.close()
            if not self._terminated:
                self._relay(ours)
        except Garbled as error:
            self._inbox.put(Gone(f"garbage: {error}"))
        except EOFError:
            self._inbox.put(Gone("died"))
        except OSError as error:
            # A message over the limit is one; a broken pipe and a failed start are others.
            self._inbox.put(Gone(f"died: {error}"))
        finally:
            ours.close()
            theirs.close()
            if self.pid:
                process.kill()
                process.join()
            with contextlib.suppress(ValueError):  # Another thread has just reaped it.
                process.close()

    def _relay(self, pipe: Connection) -> None:
        """Carry messages until it is terminated. Raises EOFError, OSError, Garbled."""
        self._inbox.put(parse_reply(pipe.recv_bytes(LIMIT)))
        while True:
            try:
                sent = self._outbox.get(timeout=IDLE)
            except queue.Empty:
                if pipe.poll():  # Not asked for: it has died, or lost its way.
                    self._inbox.put(parse_reply(pipe.recv_bytes(LIMIT)))
                continue
            if sent is None:
                return
            number, message = sent
            pipe.send_bytes(message)
            while True:
                reply = parse_reply(pipe.recv_bytes(LIMIT))
                self._inbox.put(reply)
                if reply.final and reply.id == number:
                    break
