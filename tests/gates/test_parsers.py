"""Whatever they are given, parsers answer or refuse with the exception that they promise.

At full size the inputs are led by coverage: one that reaches a new line or turn is changed further.
What reached something is kept in ``tests/gates/corpus``, and each change meets all of it again;
``QUARKADE_CORPUS=1`` with the slow gate puts in what is new. Python 3.12 or newer makes it quick.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from dataclasses import asdict

import pytest
import tomli_w

from game.kiosk.policy import Policy, parse_policy
from game.progress.leaderboard import PREFIX, board
from game.settings.settings import Settings, _believe, _parse
from game.store import Store
from tests.gates import corpus, drawn, in_parts
from tests.gates.mutants import altered, mutated
from tests.gates.parsers import BOARD, PARSERS, POLICY, SHELF
from tests.gates.remembered import remember
from tests.gates.watch import ROOT, Parse, watching
from tests.inside import journal_of

EACH = 2_000
"""Inputs of each parser on every change."""
GATE = 1_000_000
PART = 10_000
"""Inputs that begin from the kept corpus together, and are noted together as done."""
LARGEST = 40_000
"""Bytes of an input at the most."""
SLOW = 20.0
"""Seconds after which an input has hung us, watched and on a busy machine."""


def fed(parse: Parse, raw: bytes, name: str) -> None:
    began = time.perf_counter()
    try:
        parse(raw)
    except Exception as error:
        raise AssertionError((name, raw[:400])) from error
    assert time.perf_counter() - began < SLOW, (name, raw[:400])


@pytest.mark.parametrize("name", PARSERS)
def test_no_input_breaks_a_parser(name: str) -> None:
    parse, good = PARSERS[name]
    parse(good)
    chance = drawn(f"parser {name}")
    for _ in range(EACH if len(good) < 5_000 else EACH // 20):
        fed(parse, mutated(good, chance)[:LARGEST], name)


@pytest.mark.parametrize("name", [name for name, (_, good) in PARSERS.items() if good[:1] in b"[{"])
def test_nor_does_a_part_of_another_type(name: str) -> None:
    parse, good = PARSERS[name]
    forms = list(altered(json.loads(good)))
    assert len(forms) > 50
    for form in forms[:: 1 + len(forms) // EACH]:
        fed(parse, json.dumps(form).encode(), name)


@pytest.mark.parametrize("name", PARSERS)
def test_nor_does_what_ever_reached_something_new(name: str) -> None:
    inputs = corpus.read(name)
    assert inputs
    for raw in inputs:
        fed(PARSERS[name][0], raw, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", PARSERS)
def test_a_million_inputs_led_by_coverage(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parse, good = PARSERS[name]
    remember(monkeypatch)  # most pages of a changed store are those of the one before
    watch = watching()

    def one(raw: bytes) -> None:
        fed(parse, raw, name)

    def led(part: int) -> Counter[str]:
        chance = drawn(f"coverage {name} {part}")
        for _ in range(PART):
            raw = mutated(chance.choice(known), chance)[:LARGEST]
            if new := watch.new(one, raw):
                known.append(corpus.cut_down(watch, parse, raw, set(new)))
        return Counter(inputs=PART)

    try:
        known = [good, *corpus.read(name)]
        for raw in known:
            watch.new(one, raw)
        before = len(watch.steps)
        in_parts(f"inputs of {name}", GATE // PART, led)
        reached, lines = watch.lines()
        print(f"{name}: lines {reached} of {lines}, steps {before} and then {len(watch.steps)}")
        if os.environ.get("QUARKADE_CORPUS"):
            corpus.write(name, corpus.smallest(watch, parse, known))
    finally:
        watch.close()
    assert reached > lines / 2, "most of it was not reached"


def test_the_example_and_the_defaults_are_believed() -> None:
    """So that the damage above is damage to something good."""
    assert parse_policy((ROOT / "assets" / "kiosk.example.toml").read_bytes()).games
    assert _believe(_parse(tomli_w.dumps(asdict(Settings())).encode()))[1] == []
    assert isinstance(parse_policy(POLICY), Policy)
    assert len(board(_with(BOARD), "bigebang")) == 2


def _with(raw: bytes) -> Store:
    journal_of(SHELF.store).progress[PREFIX + "bigebang"] = raw.decode()
    return SHELF.store
