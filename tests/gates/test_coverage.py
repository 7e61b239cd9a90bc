"""Fuzzing that is led by coverage: an input that reaches a new line is kept and changed further.

The corpus in ``tests/gates/corpus`` is what earlier runs kept; each change tries all of it again.
``QUARKADE_CORPUS=1`` with the slow gate adds what is new.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from fluent.runtime import FluentResource

from ai.registry import HOUSE
from ai.worker.protocol import Garbled, parse_reply, parse_request, request_bytes
from game.store import rescue
from game.store.schema import Damaged, check_ours
from tests.gates import drawn, sizes
from tests.gates.mutants import mutated
from tests.gates.test_parsers import PARSERS

ROOT = Path(__file__).parents[2]
CORPUS = Path(__file__).parent / "corpus"
LARGEST = 40_000
"""Bytes of an input at the most."""
SLOW = 20.0
"""Seconds after which an input has hung us, traced and on a busy machine."""

Edge = tuple[str, int, int]


def a_request(raw: bytes) -> None:
    try:
        parse_request(raw, HOUSE)
    except Garbled:
        return


def a_reply(raw: bytes) -> None:
    try:
        reply = parse_reply(raw)
    except Garbled:
        return
    assert isinstance(reply.move, str)


def some_rows(raw: bytes) -> None:
    saved = rescue.salvage([raw])
    for kept in saved.ledger.games.values():
        assert kept.record().moves is not None
    try:
        check_ours(raw)
    except Damaged:
        return


def some_texts(raw: bytes) -> None:
    # Texts are ours alone: what counts is that nothing breaks, not that it is quick.
    FluentResource(raw[:1_000].decode("utf-8", "replace"))


def _a_good_request() -> bytes:
    from ai.bot import Budget
    from ai.worker.protocol import Request
    from game.cabinets import GAMES
    from game.core.session import Session

    session = Session(GAMES["bigebang"], 2, {}, "coverage")
    view, legal = session.view(0), session.legal_moves()
    return request_bytes(1, Request("bigebang", view, legal, "student", "s", Budget(9, 1.0)))


def _a_good_store() -> bytes:
    import tempfile

    from game.store import FILE, Store
    from tests.store.straw import played_game

    with tempfile.TemporaryDirectory() as folder:
        with Store.open(Path(folder)) as store:
            played_game(store, 3)
            store.set_progress("key", "value")
        return (Path(folder) / FILE).read_bytes()


REPLY = b'[1, "fuse:12,13", true, [9, 0, [["fuse:12,13", 9, 0.5]]], "", 40]'
TEXTS = b"title = Quarkade\nmoves = { $n ->\n    [one] one\n   *[other] { $n }\n}\n-term = x\n"

TARGETS: dict[str, tuple[Callable[[bytes], None], Callable[[], bytes]]] = {
    **{name: (parse, lambda good=good: good) for name, (parse, good) in PARSERS.items()},  # type: ignore[misc]
    "request": (a_request, _a_good_request),
    "reply": (a_reply, lambda: REPLY),
    "rows": (some_rows, _a_good_store),
    "texts": (some_texts, lambda: TEXTS),
}


class Watch:
    """Which steps from line to line of our own code an input takes."""

    def __init__(self) -> None:
        self.seen: set[Edge] = set()
        self._new = 0
        self._last: dict[int, int] = {}
        self._ours = (str(ROOT / "game"), str(ROOT / "ai"), str(ROOT / "tutorial"))

    def _trace(self, frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "call":
            name = frame.f_code.co_filename
            if not name.startswith(self._ours) and "fluent" not in name:
                return None
        edge = (frame.f_code.co_name, self._last.get(id(frame.f_code), 0), frame.f_lineno)
        self._last[id(frame.f_code)] = frame.f_lineno
        if edge not in self.seen:
            self.seen.add(edge)
            self._new += 1
        return self._trace

    def new(self, parse: Callable[[bytes], None], raw: bytes) -> int:
        """Steps that no input before took."""
        self._new = 0
        self._last.clear()
        before = sys.gettrace()
        sys.settrace(self._trace)
        try:
            parse(raw)
        finally:
            sys.settrace(before)
        return self._new


def kept(name: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted((CORPUS / name).glob("*"))]


@pytest.mark.parametrize("name", TARGETS)
@sizes(60, 1_000_000)
def test_inputs_that_reach_new_lines_break_nothing(name: str, count: int) -> None:
    parse, good = TARGETS[name]
    chance = drawn(f"coverage {name}")
    watch = Watch()
    corpus = [good(), *kept(name)]
    for raw in corpus:
        watch.new(parse, raw)
    first = len(watch.seen)
    assert first > 3, "nothing of ours was reached"
    found: list[bytes] = []
    for _ in range(count):
        raw = mutated(chance.choice(corpus), chance)[:LARGEST]
        began = time.perf_counter()
        try:
            new = watch.new(parse, raw)
        except Exception as error:
            raise AssertionError((name, raw[:400])) from error
        assert time.perf_counter() - began < SLOW, (name, raw[:400])
        if new:
            corpus.append(raw)
            found.append(raw)
    print(json.dumps({"parser": name, "inputs": count, "steps": [first, len(watch.seen)]}))
    if os.environ.get("QUARKADE_CORPUS"):
        (CORPUS / name).mkdir(parents=True, exist_ok=True)
        for raw in found:
            if len(raw) < 3_000:
                path = CORPUS / name / hashlib.sha256(raw).hexdigest()[:16]
                path.write_bytes(raw)
