"""Whatever they are given, parsers answer or refuse with the exception that they promise."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from datetime import date

import pytest
import tomli_w

from game.cabinets import GAMES
from game.core.contract import IllegalMove, find_move
from game.core.record import BadRecord, parse_record
from game.core.session import Session
from game.progress import earlier_quiz, learners
from game.progress.leaderboard import PREFIX, board
from game.progress.lesson_progress import Place, place_of
from game.settings.settings import Settings, _believe, _parse
from game.store import Store
from game.store.memory import Ledger
from game.visitors.counters import KEY, Counters
from game.visitors.policy import BadPolicy, Policy, parse_policy
from tests.gates import drawn, sizes
from tests.gates.mutants import mutated
from tests.learner import LESSONS
from tests.store.test_kept import KEPT
from tests.visitors.test_policy import ROOT
from tutorial.quiz.sheet import BadSheet, kept_rounds, parse, table

RECORD = json.dumps(
    {"format": 1, "game": "bigebang", "rules": 1, "seats": ["human", "ai:student"],
     "options": {"variant": 0}, "seed": "s", "moves": ["fuse:12,13", "pass"], "digest": "b1946ac9",
     "digests": ["00000000", "00000001", "b1946ac9"]}
).encode()  # fmt: skip
POLICY = (
    b'games = ["bigebang"]\nlevel = "student"\nvisit_minutes = 5\n[idle]\nwarn = 45\n'
    b'[staff]\npin = ""\nhold = 3\n[board]\nshown = true\n'
)
SETTINGS = b'language = "en"\ntext_size = 1.25\nmuted = false\nvolume_effects = 0.5\nspeed = 1.0\n'
BOARD = b'[[2,1,10,20,"photon","comet","2026-01-01",1],[0,-1,3,9,"up","fox","2026-01-01",2]]'
DAY = date.today().isoformat().encode()
OUTCOMES = json.dumps(
    [{"day": "2026-01-01", "group": "7b", "before": [1, 0] * 4, "after": [1, 0] * 4}]
).encode()
LEARNER = (KEPT / "learner-2.json").read_bytes()
READ = learners.parse(LEARNER.decode())
SHEET = table(kept_rounds([READ[0]] if READ else [], "0123abcd")).encode()
LESSON = b'{"chapter": 1, "step": 2, "done": ["meet", "mat"]}'


def a_record(raw: bytes) -> None:
    try:
        record = parse_record(raw.decode("utf-8", "replace"))
    except BadRecord:
        return
    assert all(isinstance(move, str) for move in record.moves)
    assert all(type(value) is int for value in record.options.values())


def a_policy(raw: bytes) -> None:
    try:
        policy = parse_policy(raw)
    except BadPolicy:
        return
    assert set(policy.games) <= set(GAMES)
    assert 1 <= policy.idle.warn <= 3600
    policy.settings()


def some_settings(raw: bytes) -> None:
    try:
        table = _parse(raw)
    except ValueError:
        return
    settings, _ = _believe(table)
    assert 0.0 <= settings.volume_effects <= 1.0
    assert settings.text_size in (1.0, 1.25, 1.5)
    assert set(asdict(settings)) == set(asdict(Settings()))


def a_sheet(raw: bytes) -> None:
    try:
        rounds = parse(raw.decode("utf-8", "replace"))
    except BadSheet:
        return
    assert parse(table(rounds))


class Shelf:
    """A store of one text, for what is kept as JSON inside."""

    def __init__(self) -> None:
        self.store = Store(Ledger(), None, None, None)

    def a_board(self, raw: bytes) -> None:
        self.store._ledger.progress[PREFIX + "bigebang"] = raw.decode("utf-8", "replace")
        for result in board(self.store, "bigebang"):
            assert isinstance(result.points, int)

    def a_place(self, raw: bytes) -> None:
        lesson = next(iter(LESSONS.values()))
        self.store._ledger.progress[f"lesson-{lesson.id}"] = raw.decode("utf-8", "replace")
        place = place_of(self.store, lesson)
        assert isinstance(place, Place)
        assert 0 <= place.chapter < len(lesson.chapters)

    def a_learner(self, raw: bytes) -> None:
        text = raw.decode("utf-8", "replace")
        self.store._ledger.progress[f"{learners.PREFIX}sample"] = text
        for who in learners.learners(self.store)[0]:
            parse(table(kept_rounds([who], "0123abcd")))
            assert all(each.item is None or each.item.law == each.law for each in who.due)
        self.store._ledger.forget(f"{learners.PREFIX}sample")

    def some_outcomes(self, raw: bytes) -> None:
        outcomes = earlier_quiz.parse(raw.decode("utf-8", "replace"))
        for outcome in outcomes:
            assert isinstance(outcome.day, str)
        earlier_quiz.table(outcomes)

    def the_counters(self, raw: bytes) -> None:
        self.store._ledger.progress[KEY] = raw.decode("utf-8", "replace")
        assert all(type(count) is int for count in Counters(self.store).counts.values())


SESSION = Session(GAMES["bigebang"], 2, {}, "parsers")
LEGAL = SESSION.legal_moves()


def a_move(raw: bytes) -> None:
    try:
        move = find_move(raw.decode("utf-8", "replace"), LEGAL)
    except IllegalMove:
        return
    assert move in LEGAL


SHELF = Shelf()
PARSERS: dict[str, tuple[Callable[[bytes], None], bytes]] = {
    "record": (a_record, RECORD),
    "policy": (a_policy, POLICY),
    "settings": (some_settings, SETTINGS),
    "board": (SHELF.a_board, BOARD),
    "lesson": (SHELF.a_place, LESSON),
    "learner": (SHELF.a_learner, LEARNER),
    "sheet": (a_sheet, SHEET),
    "outcomes": (SHELF.some_outcomes, OUTCOMES),
    "counters": (SHELF.the_counters, b'{"day": "%s", "counts": {"visits": 3}}' % DAY),
    "move": (a_move, b"fuse:12,13"),
}


@pytest.mark.parametrize("name", PARSERS)
@sizes(2_000, 1_000_000)
def test_no_input_breaks_a_parser(name: str, count: int) -> None:
    parse, good = PARSERS[name]
    parse(good)
    chance = drawn(f"parser {name}")
    for _ in range(count):
        raw = mutated(good, chance)
        try:
            parse(raw)
        except Exception as error:
            raise AssertionError((name, raw[:400])) from error


def test_the_example_and_the_defaults_are_believed() -> None:
    """So that the damage above is damage to something good."""
    assert parse_policy((ROOT / "assets" / "kiosk.example.toml").read_bytes()).games
    assert _believe(_parse(tomli_w.dumps(asdict(Settings())).encode()))[1] == []
    assert isinstance(parse_policy(POLICY), Policy)
    assert len(board(_with(BOARD), "bigebang")) == 2


def _with(raw: bytes) -> Store:
    SHELF.store._ledger.progress[PREFIX + "bigebang"] = raw.decode()
    return SHELF.store
