"""The heartbeat: the loop that draws the screens says through a pipe that it still turns."""

from __future__ import annotations

import os
import time

EACH = 0.5
"""Seconds between two beats."""


class Heartbeat:
    """Writes ``beat <state>`` lines, and ``wrong <tries>``.

    Sent by the frame loop itself: a helper would hide a hang.
    """

    def __init__(self, pipe: int) -> None:
        """``pipe``: a file descriptor."""
        self._pipe = pipe
        self._last = -EACH
        if os.name == "posix":
            os.set_blocking(pipe, False)

    def beat(self, state: str) -> bool:
        """Report, if it is time; False when the supervisor is gone."""
        now = time.monotonic()
        if now - self._last < EACH:
            return True
        self._last = now
        return self.tell(f"beat {state}")

    def tell(self, line: str) -> bool:
        """Send another line, at once; False when the supervisor is gone."""
        try:
            os.write(self._pipe, f"{line}\n".encode())
        except BlockingIOError:
            return True  # the supervisor is slow; the arcade must not wait for it
        except OSError:
            return False
        return True
