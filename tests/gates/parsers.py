"""Parsers of files that others may have written, each with its promise.

A reader here takes bytes. It answers, or refuses with the exception that it promises, or that is a
fault: nothing else is caught.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from datetime import date
from pathlib import Path

from ai.bot import Budget
from ai.registry import HOUSE
from ai.worker.protocol import Garbled, Request, parse_reply, parse_request, request_bytes
from game.core.contract import IllegalMove, find_move, move_text
from game.core.record import BadRecord, parse_record
from game.core.session import Session
from game.files.exits import Stop
from game.formats import ENTRIES
from game.games import GAMES
from game.kiosk.admin import KEY, Counters
from game.kiosk.policy import BadPolicy, parse_policy
from game.progress import earlier_quiz, learners
from game.progress.leaderboard import PREFIX, board
from game.progress.lesson_progress import LessonPlace, place_of
from game.settings.settings import Settings, _believe, _parse
from game.start import wholeness
from game.store import FILE, Store, recovery
from game.store.file_format import Damaged, check_ours
from game.store.journal import Journal
from game.words.text import parsed
from tests.gates.made import checked
from tests.inside import journal_of
from tests.learner import LESSONS
from tests.store.straw import played_game
from tests.store.test_kept import KEPT
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
    assert type(record.rules) is int
    assert all(type(text) is str for text in (record.game, record.seed, record.digest))
    for names in (record.seats, record.moves, record.digests):
        assert isinstance(names, tuple)
        assert all(isinstance(name, str) for name in names)
    assert parse_record(record.to_json()) == record
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
    assert parse(table(rounds)) == rounds


class Shelf:
    """A store of one text, for what is kept as JSON inside."""

    def __init__(self) -> None:
        self.store = Store(Journal(), None, None, None)

    def a_board(self, raw: bytes) -> None:
        journal_of(self.store).progress[PREFIX + "bigebang"] = raw.decode("utf-8", "replace")
        for result in board(self.store, "bigebang"):
            assert isinstance(result.points, int)

    def a_place(self, raw: bytes) -> None:
        lesson = next(iter(LESSONS.values()))
        journal_of(self.store).progress[f"lesson-{lesson.id}"] = raw.decode("utf-8", "replace")
        place = place_of(self.store, lesson)
        assert isinstance(place, LessonPlace)
        assert 0 <= place.chapter < len(lesson.chapters)

    def a_learner(self, raw: bytes) -> None:
        text = raw.decode("utf-8", "replace")
        journal_of(self.store).progress[f"{learners.PREFIX}sample"] = text
        for who in learners.learners(self.store)[0]:
            parse(table(kept_rounds([who], "0123abcd")))
            assert all(each.item is None or each.item.law == each.law for each in who.due)
        journal_of(self.store).forget(f"{learners.PREFIX}sample")

    def some_outcomes(self, raw: bytes) -> None:
        outcomes = earlier_quiz.parse(raw.decode("utf-8", "replace"))
        for outcome in outcomes:
            assert isinstance(outcome.day, str)
        earlier_quiz.table(outcomes)

    def the_counters(self, raw: bytes) -> None:
        journal_of(self.store).progress[KEY] = raw.decode("utf-8", "replace")
        assert all(type(count) is int for count in Counters(self.store).counts.values())


def an_entry(raw: bytes) -> None:
    """Read as an entry of each format: whatever is read keeps to the limits of its type."""
    number, _, rest = raw.partition(b" ")
    form = ENTRIES[int.from_bytes(number[:2], "big") % len(ENTRIES)]
    checked(form, rest.decode("utf-8", "replace"))


SESSION = Session(GAMES["bigebang"], 2, {}, "parsers")
LEGAL = SESSION.legal_moves()[:20]
"""Few of some hundred: each is compared in the same way."""


def a_move(raw: bytes) -> None:
    try:
        move = find_move(raw.decode("utf-8", "replace"), LEGAL)
    except IllegalMove:
        return
    assert move in LEGAL


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
    saved = recovery.salvage([raw])
    for game in saved.journal.games.values():
        assert game.record().moves is not None
    try:
        check_ours(raw)
    except Damaged:
        return


def some_texts(raw: bytes) -> None:
    try:
        # Texts are ours alone: what counts is that nothing breaks, not that it is quick.
        parsed(raw[:1_000], "en/shell.ftl")
    except Stop:
        return


def _a_good_request() -> bytes:
    session = Session(GAMES["bigebang"], 2, {}, "coverage")
    view, legal = session.view(0), session.legal_moves()
    return request_bytes(1, Request("bigebang", view, legal, "student", "s", Budget(9, 1.0)))


def _a_good_store() -> bytes:
    """With small pages: as many kinds of them in an eighth of the bytes."""
    with tempfile.TemporaryDirectory() as folder:
        with Store.open(Path(folder)) as store:
            played_game(store, 3)
            store.set_progress("key", "value")
            store.set_progress("long", "x" * 900)
        path = Path(folder) / FILE
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA page_size = 512")
        connection.execute("VACUUM")
        connection.close()
        raw = path.read_bytes()
    check_ours(raw)
    return raw


class Installed:
    """A folder of packages whose list of files is what is read: CSV."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._site = Path(self._folder.name)
        (self._site / "x.py").write_bytes(b"x\n")

    def files(self, raw: bytes) -> None:
        record = self._site / "RECORD"
        record.write_bytes(raw)
        assert isinstance(wholeness._changed(str(self._site), str(record)), str)


FILES = (
    b"x.py,sha256=c8s4WKaHqElMozIwUwFigvPa051Cz2LKTnndoqrH2aw,2\n"
    b'"y, z.py",,\nx.dist-info/RECORD,,\n'
)
REPLY = b'[1, "fuse:12,13", true, [9, 0, [["fuse:12,13", 9, 0.5]]], "", 40]'
TEXTS = b"title = Quarkade\nmoves = { $n ->\n    [one] one\n   *[other] { $n }\n}\n-term = x\n"

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
    "entries": (an_entry, b"\0\0 " + ENTRIES[0].example.encode()),
    "move": (a_move, move_text(LEGAL[-1]).encode()),
    "request": (a_request, _a_good_request()),
    "reply": (a_reply, REPLY),
    "rows": (some_rows, _a_good_store()),
    "files": (Installed().files, FILES),
    "texts": (some_texts, TEXTS),
}
"""Name -> the reader, and an input that it takes."""
