"""TOML from outside takes no time, even if it was made to."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from game.files.parsing import LIMIT, LINE, parse_toml
from game.kiosk.policy import BadPolicy, parse_policy
from game.settings.settings import _parse

PATIENCE = 3.0
"""Seconds, on a busy machine; each takes under half of one on an idle one."""

ATTACKS: dict[str, Callable[[int], str]] = {
    "a key of dots": lambda n: "a." * (n // 2) + "a = 1",
    "a table of dots": lambda n: "[" + "a." * (n // 2) + "a]",
    "inline dots": lambda n: "a = {" + "a." * (n // 2) + "a = 1}",
    "many keys of dots": lambda n: "".join(f"{'a.' * 400}k{i} = 1\n" for i in range(n // 810)),
    "many tables of dots": lambda n: "".join(f"[{'a.' * 400}k{i}]\n" for i in range(n // 810)),
    "arrays": lambda n: "a = " + "[" * (n // 2) + "]" * (n // 2),
    "inline tables": lambda n: "a = " + "{a=" * (n // 4) + "1" + "}" * (n // 4),
    "short tables": lambda n: "".join(f"[a.b.c.d.e{i}]\n" for i in range(n // 16)),
    "tables in a row": lambda n: "[[a]]\n" * (n // 6),
    "short keys": lambda n: "".join(f"a{i}.b.c = 1\n" for i in range(n // 14)),
    "digits": lambda n: "a = " + "9" * n,
    "underscores": lambda n: "a = 1" + "_1" * (n // 2),
    "a fraction": lambda n: "a = 1979-05-27T07:32:00." + "9" * n,
    "escapes": lambda n: 'a = "' + "\\u0041" * (n // 6) + '"',
    "lines": lambda n: "\n" * n,
    "quotes": lambda n: 'a = """' + '"' * (n // 2),
    "spaces": lambda n: "a =" + " " * n + "1",
}


@pytest.mark.parametrize("size", [900, LIMIT - 100, 40_000, 90_000])
@pytest.mark.parametrize("attack", ATTACKS)
def test_no_text_takes_long(attack: str, size: int) -> None:
    raw = ATTACKS[attack](size).encode()
    for read in (parse_toml, _parse, parse_policy):
        began = time.perf_counter()
        with suppress(BadPolicy, ValueError):
            read(raw)
        assert time.perf_counter() - began < PATIENCE, read


def test_what_is_too_long_is_refused_unread() -> None:
    """Either bound alone is enough against dots today; a reader of tomorrow may be slower."""
    assert parse_toml(b"a = '" + b"x" * (LINE - 6) + b"'") == {"a": "x" * (LINE - 6)}
    with pytest.raises(ValueError, match="line 2 is too long"):
        parse_toml(b"\na = '" + b"x" * LINE + b"'")
    with pytest.raises(ValueError, match="are allowed"):
        parse_toml(b"#\n" * (LIMIT // 2 + 1))
