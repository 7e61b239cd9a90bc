"""Starts the arcade a thousand times without a thousand times reading the same modules.

A process of its own reads them once, and forks for each run before anything of ours is opened:
from there on a run is what ``main.py`` does after its imports. For Linux.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import types
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]


class Run:
    """One run of the arcade, in a group of processes of its own."""

    def __init__(self, pid: int, output: int) -> None:
        self.pid = pid
        self.stdout = os.fdopen(output, encoding="utf-8")
        """Ends when the last process of the group is dead."""

    def kill(self) -> None:
        """The main process alone."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def kill_all(self) -> None:
        """With all that it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def __enter__(self) -> Run:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.kill_all()
        self.stdout.close()


class Orphan(Run):
    """A process that the parent does not wait for."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, error, trace)
        # A dying process closes its files one by one: what it wrote to comes before the lock.
        while Path(f"/proc/{self.pid}").exists():
            time.sleep(0.001)


class Nursery:
    """The process that has read everything; to be used in a ``with``."""

    def __enter__(self) -> Nursery:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    "import sys; from tests.gates.nursery import serve; serve(int(sys.argv[1]))",
                    str(theirs.fileno()),
                ],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
            )
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._line.close()
        self._process.kill()
        self._process.wait()

    def start(self, arguments: Sequence[str]) -> Orphan:
        """Run ``main.py`` with these arguments; what it prints can be read."""
        output, says = os.pipe()
        try:
            socket.send_fds(self._line, [json.dumps(list(arguments)).encode()], [says])
        finally:
            os.close(says)
        return Orphan(int(self._line.recv(100)), output)


def serve(line: int) -> None:
    """Fork for each request until the parent is gone."""
    from game.commands.arguments import main
    from game.words.text import Text

    Text("en")

    # A thinking process begins by reading the main module once more: it must be the real one.
    sys.modules["__main__"] = types.ModuleType("__main__")
    sys.modules["__main__"].__file__ = str(ROOT / "main.py")
    # Nobody waits for them: the system buries the dead.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(fileno=line) as requests:
        while True:
            message, files, _, _ = socket.recv_fds(requests, 10_000, 1)
            if not message:
                return
            if os.fork():
                os.close(files[0])
                continue
            os.setsid()
            requests.send(str(os.getpid()).encode())  # now it can be killed with all of its own
            requests.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(files[0], 1)
            os.close(files[0])
            sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
            arguments = json.loads(message)
            sys.argv = ["main.py", *arguments]
            code = main(arguments)
            with suppress(OSError):  # whoever listened has heard enough
                sys.stdout.flush()
            os._exit(code)
