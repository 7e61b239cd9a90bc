"""Lines printed for a person, in which no text of others moves a cursor.

A name of a file, a group or a game may hold escapes, line ends, or letters that turn the writing
round. On a terminal they would change its title, clear it, or write lines that are not ours.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

LONGEST = 300
"""Letters of a foreign text that are printed; the middle of a longer one is left out."""


def foreign(text: str | Path) -> str:
    """A text that others wrote, as a part of one line: with a sign for each letter that is none."""
    name = os.fsencode(text).decode("utf-8", "replace") if isinstance(text, Path) else text
    if len(name) > LONGEST:
        name = f"{name[: LONGEST * 2 // 3]}\u2026{name[-LONGEST // 3 :]}"
    return _harmless(name)


def tell(line: str, *, error: bool = False) -> None:
    """Print a line, or several, to the output or to the errors, even where no reader is there.

    What is foreign in it went through `foreign`; this is the last guard. Raises OSError where the
    output cannot be written.
    """
    out = sys.stderr if error else sys.stdout
    if out is not None:
        print("\n".join(map(_harmless, line.split("\n"))), file=out, flush=True)


def _harmless(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
