"""Which lines and turns of our own code an input takes: what leads the fuzzing.

From Python 3.12 on the interpreter tells of each line once (`sys.monitoring`), so that watching
costs next to nothing; before that every step is traced, which is fifty times as slow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parents[2]
OURS = tuple(str(ROOT / room) for room in ("game", "ai", "tutorial"))

Parse = Callable[[bytes], None]
Step = tuple[CodeType, int, int]
"""A line (and 0), or a turn: from which place to which."""

TOOL = 3
"""Of those that `sys.monitoring` leaves free."""


READERS = ("/fluent/", "/tomllib/")
"""Of other people, written in Python: they are led into every corner as well."""


def ours(code: CodeType) -> bool:
    name = code.co_filename
    return name.startswith(OURS) or any(reader in name for reader in READERS)


class Watch:
    """Everything that was taken since it was made. One at a time; `close` it."""

    def __init__(self) -> None:
        self.steps: set[Step] = set()
        self._new: set[Step] = set()

    def new(self, parse: Parse, raw: bytes) -> set[Step]:
        """Steps that no input before took."""
        if self._new:
            self._new = set()
        self._watched(parse, raw)
        return self._new

    def alone(self, parse: Parse, raw: bytes) -> frozenset[Step]:
        """All steps of this input."""
        before, self.steps = self.steps, set()
        self._forget()
        self._watched(parse, raw)
        steps, self.steps = frozenset(self.steps), before
        if not steps <= before:
            self._forget()  # they were told of, and are not known
        return steps

    def lines(self) -> tuple[int, int]:
        """Lines that were reached, and all lines of the functions that were entered."""
        reached = {(code, line) for code, line, to in self.steps if not to}
        entered = {code for code, _ in reached}
        possible = {(code, line) for code in entered for _, _, line in code.co_lines() if line}
        return len(reached & possible), len(possible)

    def close(self) -> None:
        """Watch no more."""

    def _watched(self, parse: Parse, raw: bytes) -> None:
        parse(raw)

    def _forget(self) -> None:
        """Tell of every step again."""

    def _note(self, step: Step) -> None:
        if step not in self.steps:
            self.steps.add(step)
            self._new.add(step)


class Tracing(Watch):
    """For Python 3.11."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[CodeType, int] = {}

    def _watched(self, parse: Parse, raw: bytes) -> None:
        self._last.clear()
        before = sys.gettrace()
        sys.settrace(self._trace)
        try:
            parse(raw)
        finally:
            sys.settrace(before)

    def _trace(self, frame: FrameType, event: str, _argument: Any) -> Any:
        code = frame.f_code
        if event == "call" and not ours(code):
            return None
        self._note((code, frame.f_lineno, 0))
        self._note((code, self._last.get(code, 0), frame.f_lineno))
        self._last[code] = frame.f_lineno
        return self._trace


if sys.version_info >= (3, 12):
    from sys import monitoring

    _TURNS = [
        getattr(monitoring.events, name)
        for name in ("BRANCH_LEFT", "BRANCH_RIGHT", "BRANCH")
        if hasattr(monitoring.events, name)
    ][:2]

    class Monitoring(Watch):
        """From Python 3.12 on."""

        def __init__(self) -> None:
            super().__init__()
            self._ways: dict[tuple[CodeType, int], set[int]] = {}
            monitoring.use_tool_id(TOOL, "watch")
            monitoring.register_callback(TOOL, monitoring.events.LINE, self._line)
            for turn in _TURNS:
                monitoring.register_callback(TOOL, turn, self._turn)
            # Left on from here: each change would make the interpreter prepare all code anew.
            monitoring.set_events(TOOL, monitoring.events.LINE | sum(_TURNS))
            monitoring.restart_events()

        def _forget(self) -> None:
            self._ways.clear()
            monitoring.restart_events()

        def _line(self, code: CodeType, line: int) -> Any:
            if ours(code):
                self._note((code, line, 0))
            return monitoring.DISABLE

        def _turn(self, code: CodeType, place: int, to: int) -> Any:
            if not ours(code):
                return monitoring.DISABLE
            self._note((code, -1 - place, 1 + to))
            ways = self._ways.setdefault((code, place), set())
            ways.add(to)
            # Before Python 3.14 both ways of a branch are one event.
            return monitoring.DISABLE if len(_TURNS) > 1 or len(ways) > 1 else None

        def close(self) -> None:
            monitoring.set_events(TOOL, 0)
            monitoring.free_tool_id(TOOL)


def watching() -> Watch:
    """The best that this Python has."""
    if sys.version_info >= (3, 12):
        return Monitoring()
    return Tracing()
