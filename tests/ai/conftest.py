"""What tests of the opponents share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ai.worker.client import Thinker
from tests.ai import toys


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """Thinking processes that play the toys."""
    pool = Thinker(toys.SHELF)
    pool.open()
    yield pool
    pool.close()
