"""Telling systemd how we are: the one module that may open a socket, and only to this machine.

`sd_notify` is a datagram to the address in ``NOTIFY_SOCKET``, a local socket (``AF_UNIX``): nothing
leaves the computer. Without systemd nothing is opened.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress

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
