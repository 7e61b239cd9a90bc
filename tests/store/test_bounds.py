"""Everything that grows has a bound, and a store that outgrew it opens as quickly."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from game.commands import arguments, kiosk
from game.store import CROWD, Store, recovery
from game.store.copies import COPIES
from game.store.database import Connection
from game.store.journal import Journal, LogEntry, insert_entry, insert_game, upsert_store_digest
from game.store.loading import DEEPEST, is_valid_progress
from game.store.recovery import KEEP_FINISHED, KEEP_UNFINISHED
from tests.inside import journal_of, sql_of
from tests.store.straw import SETTLED, digest, file_of, played_game, straw

ROOT = Path(__file__).parents[2]

_OPENED = """
import sys, time
from pathlib import Path
from game.store import Store
began = time.perf_counter()
store = Store.open(Path(sys.argv[1]))
took = time.perf_counter() - began
assert store.notice is None, store.notice
assert len(store.games(1000)) == 100, len(store.games(1000))
# Not ru_maxrss: it begins with what the process held that started this one.
status = Path("/proc/self/status").read_text()
print(took, int(status.split("VmHWM:")[1].split()[0]) / 1024)
store.close()
"""


def grown(folder: Path, games: int, moves: int) -> None:
    """A store with so many games, as if it had never been cleared up."""
    Store.open(folder).close()
    journal = Journal()
    kept = Connection(file_of(folder))
    connection = sql_of(kept)
    connection.execute("PRAGMA synchronous = OFF").fetchall()
    connection.execute("BEGIN")
    for _ in range(games):
        game = journal.add(straw(), date.today())
        for n in range(1, moves + 1):
            game.note(LogEntry("move", n, "fuse:12,13,-1,-1", digest(n)))
        game.state, game.returns = "finished", (1.0, -1.0)
        connection.execute(*insert_game(game))
        connection.executemany(
            "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)",
            [insert_entry(game, seq, event)[1] for seq, event in enumerate(game.events, 1)],
        )
        journal.changed(game)
        row_digest = game.row()[-1]
        game.events.clear()
        game.standing.clear()
        journal._row_digests[game.id] = str(row_digest)
    connection.execute(*upsert_store_digest(journal))
    connection.execute("COMMIT")
    kept.close()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks for memory")
@pytest.mark.parametrize(
    ("games", "moves"), [(1_200, 10), pytest.param(100_000, 100, marks=pytest.mark.slow)]
)
def test_a_store_that_was_never_cleared_opens_as_quickly(
    tmp_path: Path, games: int, moves: int
) -> None:
    grown(tmp_path, games, moves)
    size = file_of(tmp_path).stat().st_size
    completed = subprocess.run(
        [sys.executable, "-c", _OPENED, str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    took, megabytes = map(float, completed.stdout.split())
    print(
        f"{games} games of {moves} moves, {size / 2**20:.0f} MB: {took:.2f} s, {megabytes:.0f} MB"
    )
    assert took < (6.0 if games < 10_000 else 2.0)  # the small one runs beside other tests
    assert megabytes < 150
    with Store.open(tmp_path) as store:
        assert store.notice is None
        assert journal_of(store).moves == games * moves
        assert len(store.games(1000)) == KEEP_FINISHED
    assert file_of(tmp_path).stat().st_size < size


def test_a_run_of_many_games_clears_up_as_it_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.KEEP_FINISHED", 5)
    monkeypatch.setattr("game.store.KEEP_UNFINISHED", 2)
    with Store.open(tmp_path) as store:
        for _ in range(60):
            store.finished(played_game(store, 2), (1.0, -1.0), digest(2))
            assert len(journal_of(store).games) <= CROWD * 7 + 1
        assert store.flush(SETTLED)
        assert journal_of(store).moves == 120


def test_copies_and_what_was_put_aside_have_a_bound(tmp_path: Path) -> None:
    for number in range(3 * COPIES):
        with Store.open(tmp_path) as store:
            played_game(store, 1)
        if number % 2:
            file_of(tmp_path).write_bytes(b"nonsense" * 600)
        (tmp_path / "store.db-wal").write_bytes(b"nonsense")
        (tmp_path / f".{number:016x}.draft").write_bytes(b"left by a crash")
    Store.open(tmp_path).close()
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) <= 2 + 3 * COPIES, names
    assert not any(name.endswith(".draft") for name in names)


@pytest.mark.parametrize(("starts", "lines"), [(20, 0), (1, 200)])
def test_the_logs_of_a_kiosk_have_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, starts: int, lines: int
) -> None:
    import faulthandler
    import logging

    monkeypatch.setattr(kiosk, "LOG_LIMIT", 1000)
    monkeypatch.setattr(faulthandler, "enable", lambda file: file.close())
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        for _ in range(starts):
            kiosk.keep_log(tmp_path)
            with (tmp_path / "faults.log").open("ab") as file:
                file.write(b"x" * 400)
        for _ in range(lines):
            root.warning("y" * 100)
    finally:
        for handler in [each for each in root.handlers if each not in before]:
            root.removeHandler(handler)
            handler.close()
        logging.raiseExceptions = True
    for name, least in (("faults", min(800, 400 * starts)), ("kiosk", min(800, 100 * lines))):
        assert least <= sum(path.stat().st_size for path in tmp_path.glob(f"{name}.log*")) < 3000


def test_the_log_of_errors_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arguments, "LOG_LIMIT", 2000)
    for _ in range(30):
        arguments.write_log("ZeroDivisionError: oops\n" * 20, tmp_path)
    sizes = [path.stat().st_size for path in tmp_path.glob("errors.log*")]
    assert len(sizes) == 2
    assert sum(sizes) < 8000


def test_what_is_kept_at_most_is_what_the_guide_says() -> None:
    text = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
    assert f"newest {KEEP_FINISHED} finished and {KEEP_UNFINISHED} unfinished" in text
    assert recovery.MANY > KEEP_FINISHED + KEEP_UNFINISHED


def test_an_entry_of_progress_may_be_wide_and_has_a_greatest_depth() -> None:
    deepest = "[" * DEEPEST + "]" * DEEPEST
    assert is_valid_progress("lesson", deepest)
    assert is_valid_progress("lesson", f"[{deepest[1:-1]},{deepest[1:-1]}]")
    assert not is_valid_progress("lesson", f"[{deepest}]")
    assert not is_valid_progress("lesson", f"[[],{{}},{deepest}]")
