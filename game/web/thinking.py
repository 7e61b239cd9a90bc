"""The engine in a worker of the browser: requests in, replies out, new messages in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ai.registry import HOUSE, Registry
from ai.worker.answering import answering, failed, hello
from ai.worker.protocol import Garbled, Reply, parse_request, reply_bytes

SLICE = 0.008
"""Seconds of search between two looks at the mail.

Browsers hand over one message in six only at the third look: measured in Chromium with the check
``nobel``. Three slices and the answer must fit into the 50 ms in which thinking ends.
"""


class RequestHandler:
    """Answers requests one by one; `cancel` may come while it does."""

    def __init__(self, post: Callable[[str], None], registry: Registry = HOUSE) -> None:
        """``post`` brings a message to the page."""
        self._post = post
        self._registry = registry
        self._cancelled = 0
        registry.warm_up()
        self._tell(hello())

    def cancel(self, number: int) -> None:
        """Requests up to this one are not wanted any more."""
        self._cancelled = max(self._cancelled, number)

    async def answer(self, message: str) -> None:
        """Answer a request; after each slice of search the worker takes in what was sent to it."""
        number = 0
        try:
            number, request = parse_request(message.encode(), self._registry)
            replies = answering(
                number, request, self._registry, lambda: self._cancelled >= number, SLICE
            )
            for reply in replies:
                if reply is not None:
                    self._tell(reply)
                await asyncio.sleep(0)
        except Garbled as error:
            self._tell(failed(0, error))
        except Exception as error:
            # A fault of a game or an evaluator is reported; the worker lives on.
            self._tell(failed(number, error))

    def _tell(self, reply: Reply) -> None:
        self._post(reply_bytes(reply).decode())
