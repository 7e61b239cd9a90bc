"""Spawn an engine process, where that is done with pipes: silent, whatever happens just then.

The standard library starts a process and tells it afterwards what to do: should its parent be
killed in between, it finds nothing to read and prints a traceback. And a Ctrl+C in a terminal
reaches everybody at once, a process that is still reading its modules too.
"""

from __future__ import annotations

import io
import os
import signal
from multiprocessing import context, process, reduction, resource_tracker, spawn, util
from multiprocessing.context import SpawnProcess
from multiprocessing.popen_spawn_posix import Popen

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
