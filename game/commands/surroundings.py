"""Requirements of every command: open files, and an output that is read."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

from game.files.exits import REFUSED, Stop

FILES, FEWEST = 256, 48
"""Files that are wanted open at once, and with how many it can do."""


def look_around() -> None:
    """Raise the limit of open files where it is too low to draw a letter. Raises Stop."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < FILES:
        most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < FEWEST:
            raise Stop(
                REFUSED,
                f"only {most} files may be open here, and Quarkade needs 64. Run: ulimit -n 64",
            )


def unheard(error: OSError) -> str:
    """The reason for which the output of this program is not read; empty: another error.

    "gone": the reader has closed the pipe, as ``head`` does, and needs no message.
    """
    # What fails at a file that we opened names it.
    if error.filename is not None or error.errno not in (errno.EPIPE, errno.ENOSPC, errno.EBADF):
        return ""
    if sys.stdout is not None:
        # Python tries once more at the very end, and would say so.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return "gone"
    return f"what it prints cannot be written ({error.strerror})."
