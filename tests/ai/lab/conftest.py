"""The measuring lab is for developers: its tests are no part of the default run."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder as medium."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.medium)
