"""Where thinking is done on an ordinary computer: in a process of its own."""

from __future__ import annotations

from ai.registry import Registry
from ai.worker.worker import Worker


def process_of(registry: Registry) -> Worker:
    """A process of its own. Imported late: not every machine has processes."""
    from ai.worker import server
    from ai.worker.process import Process

    return Process(server.serve, registry)
