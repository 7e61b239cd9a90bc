"""TOML from outside, within bounds: Python's reader takes time in the square of a line's dots."""

from __future__ import annotations

import tomllib
from typing import Any

LIMIT = 16_000
"""Bytes; what people write for us has a fifth of that at the most."""
LINE = 1_000
"""Bytes of a line; ours have a hundred."""


def parse_toml(raw: bytes) -> dict[str, Any]:
    """The table in a text. Raises ValueError for what is none or too much; never waits long."""
    if len(raw) > LIMIT:
        raise ValueError(f"it has {len(raw)} bytes; {LIMIT} are the most")
    for number, line in enumerate(raw.splitlines(), 1):
        if len(line) > LINE:
            raise ValueError(f"line {number} is too long")
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError("it is no text in UTF-8") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
