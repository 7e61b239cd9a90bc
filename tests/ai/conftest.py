"""Fixtures that tests of the opponents share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ai.worker.client import EngineClient
from tests.ai import toys


@pytest.fixture
def engine() -> Iterator[EngineClient]:
    """Thinking processes that play the toys."""
    pool = EngineClient(toys.REGISTRY)
    pool.open()
    yield pool
    pool.close()
