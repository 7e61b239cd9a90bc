"""The parent process: starts the arcade, listens to its heartbeat, and starts it again.

It draws nothing, keeps nothing, and imports nothing that could fail with the arcade. It is also the
one module that may open a socket, and only to this machine: `sd_notify` is a datagram to the
address in ``NOTIFY_SOCKET``, a local socket (``AF_UNIX``). Without systemd no socket is opened."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from game.files.exits import (
    ALREADY_RUNNING,
    BEGIN_AGAIN,
    FINE,
    INTERNAL,
    NO_DISPLAY,
    REFUSED,
    USAGE,
)

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def notify(*lines: str) -> None:
    """Tell systemd, if it is there and listens. Never fails and never waits."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto("\n".join(lines).encode(), address)


STARTING = 30.0
"""Seconds until the first heartbeat."""
HUNG = 8.0
"""Seconds without a heartbeat after which the arcade is taken to hang."""
CRASHES, WITHIN = 3, 60.0
"""So many crashes in so many seconds lead to safe mode."""
GIVE_UP = 10
"""Crashes in a row, without a minute between them, after which the system must help."""
SOUND = 600.0
"""Seconds that a start in safe mode has to hold until the next one is ordinary again."""
ENDING = 5.0
"""Seconds that the arcade gets to end in order."""
DARK = 10.0
"""Seconds until the next try where a screen went away."""
HELD = 60.0
"""Seconds without a screen after which the game on it is given up: its visitor has left."""
LOOK = 0.1
SLEPT = 1.0
"""Seconds that a look took too long: then the whole machine slept, and the arcade with it."""

FINAL = (FINE, REFUSED, USAGE, ALREADY_RUNNING)
"""Exit codes that another try would not change."""

GONE = (NO_DISPLAY, REFUSED)
"""Exit codes after which a screen that was there has gone. Xlib ends the process with code 1 when
its X server goes; the arcade refuses something only before its first heartbeat."""

Command = Callable[[bool, bool, int], list[str]]
"""(after a crash, in safe mode, wrong tries at the door) -> what to run; its standard output is the
pipe."""


class Child:
    """One run of the arcade, with its own group of processes."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, start_new_session=True
        )
        self.born = self.last = time.monotonic()
        self.events = 0
        self.state = ""
        self.wrong: int | None = None
        """Wrong tries at the staff's door, when it told of some."""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            word, _, state = line.decode("utf-8", "replace").strip().partition(" ")
            if word == "beat":
                self.last = time.monotonic()
                self.state = state[:40]
                self.events += 1
            elif word == "wrong" and state.isascii() and state.isdecimal():
                self.wrong = int(state[:6])

    def forgive(self, seconds: float) -> None:
        """Forgive so many seconds of silence: the machine slept."""
        self.last += seconds

    @property
    def hung(self) -> bool:
        """True if it has been silent for too long."""
        limit = HUNG if self.events else STARTING
        return time.monotonic() - self.last > limit

    def end(self) -> None:
        """Ask it to end in order; make it, if it does not."""
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING)
        self.kill()

    def kill(self) -> None:
        """End it, and all that it started, at once. A hung one may first say where it hangs."""
        if self.process.poll() is None and hasattr(signal, "SIGABRT") and os.name == "posix":
            self.process.send_signal(signal.SIGABRT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0.5)
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self._listener.join(1.0)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Supervisor:
    """Runs the arcade until it is ended."""

    def __init__(self, command: Command) -> None:
        self._command = command
        self._crashes: deque[float] = deque(maxlen=GIVE_UP)
        self._safe_since: float | None = None
        self._stopping = False
        self._wrong = 0
        self._shown = False
        """True if there was a screen in this run of the kiosk."""
        self._dark_since: float | None = None

    def run(self) -> int:
        """Start, listen, start again; returns the exit code. For the main thread."""
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._stop)
        again = False
        while True:
            child = Child(self._command(again, self._safe_since is not None, self._wrong))
            tell(f"started {child.process.pid}{' safe' if self._safe_since is not None else ''}")
            code = self._watch(child)
            if self._stopping:
                notify(STOPPING)
                return FINE
            if code == BEGIN_AGAIN:
                again, self._safe_since = False, None
                self._crashes.clear()
                continue
            if self._went_dark(code, lit=child.events > 0):
                again = self._wait_for_light()
                if self._stopping:
                    notify(STOPPING)
                    return FINE
                continue
            if code in FINAL or code == NO_DISPLAY:
                return code
            again = True
            if not self._note_crash(code):
                return INTERNAL

    def _watch(self, child: Child) -> int:
        """Listen until it ends; its exit code, or that of the signal that ended it."""
        reported, state = 0, ""
        try:
            while child.process.poll() is None:
                before = time.monotonic()
                time.sleep(LOOK)
                slept = time.monotonic() - before - LOOK
                if slept > SLEPT:
                    child.forgive(slept)
                if self._stopping:
                    child.end()
                    return FINE
                if child.hung:
                    tell(f"hung after {time.monotonic() - child.last:.0f} s")
                    break
                if child.events != reported:
                    notify(
                        *((READY, ALIVE) if reported == 0 else (ALIVE,)), f"STATUS={child.state}"
                    )
                    reported = child.events
                if child.state != state:
                    state = child.state
                    tell(state)
        finally:
            code = child.process.poll()
            child.kill()
            self._wrong = self._wrong if child.wrong is None else child.wrong
        return code if code is not None else -int(getattr(signal, "SIGKILL", 9))

    def _went_dark(self, code: int, *, lit: bool) -> bool:
        """Tell whether an arcade ended because a screen that was there has gone.

        ``lit``: this run had a heartbeat, so there was a screen. A start without a screen is the
        end of the kiosk only if it never had one: a display may come back after hours.
        """
        if lit:
            self._shown, self._dark_since = True, None
            return code in GONE
        return code == NO_DISPLAY and self._shown

    def _wait_for_light(self) -> bool:
        """Wait before the next try; returns whether the visitor's game may go on after it."""
        now = time.monotonic()
        if self._dark_since is None:
            self._dark_since = now
            tell("no display")
        self._sleep(DARK)
        return time.monotonic() - self._dark_since < HELD

    def _note_crash(self, code: int) -> bool:
        """Count it; False if another try is useless."""
        now = time.monotonic()
        tell(f"crashed {code}")
        if self._safe_since is not None and now - self._safe_since > SOUND:
            self._safe_since = None
            self._crashes.clear()
        self._crashes.append(now)
        recent = [then for then in self._crashes if now - then < WITHIN]
        if len(recent) >= CRASHES and self._safe_since is None:
            self._safe_since = now
        if len(self._crashes) == GIVE_UP and now - self._crashes[0] < WITHIN * GIVE_UP / CRASHES:
            tell("given up")
            return False
        if self._safe_since is not None and len(recent) > CRASHES:
            self._sleep(1.0)
        return True

    def _sleep(self, seconds: float) -> None:
        """Wait, but say to systemd that we live, and end when asked to."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self._stopping:
            time.sleep(LOOK)
            notify(ALIVE)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True


def tell(line: str) -> None:
    """A line for the journal."""
    with suppress(OSError, ValueError, AttributeError):
        print(f"kiosk: {line}", flush=True, file=sys.stdout)
