"""Lines of an arena, as tests compare them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def without_cost(line: Mapping[str, Any]) -> dict[str, Any]:
    """All that the same seed gives again: not how long the processor took."""
    return {key: value for key, value in line.items() if key != "cpu_ms"}
