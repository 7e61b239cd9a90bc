"""What thinks for a `EngineClient`, as the client sees it: a process, or what stands in for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from ai.registry import Registry
from ai.worker.protocol import Reply


class Gone(NamedTuple):
    """The last message of a `Worker`: why no other will come."""

    fault: str


class Worker(Protocol):
    """Somewhere else that thinks, one request at a time. No method but `join` waits."""

    born: float
    """On the monotonic clock."""
    starting: float
    """Seconds after which it is given up if it has not said hello."""
    winding_down: float
    """Seconds that it may still be busy with a cancelled request before it is replaced."""
    ready: bool
    """Whether it has said hello; kept by the client."""
    serving: int
    """Number of the request it is busy with; 0: none. Kept by the client."""
    cancelled_at: float
    """When its request was cancelled; 0: it was not."""
    pid: int
    """The process id; 0 where it is none, or does not run yet."""

    def send(self, number: int, message: bytes) -> None:
        """Give it a request. It must be idle."""

    def receive(self) -> Reply | Gone | None:
        """The next message, if one has come."""

    def cancel(self) -> None:
        """The request it is busy with is not wanted any more."""

    def terminate(self) -> None:
        """End it now."""

    def join(self, seconds: float) -> None:
        """Wait until it is gone, if it was terminated."""


Spawn = Callable[[Registry], Worker]
"""Starts one that thinks about the games of a registry."""
