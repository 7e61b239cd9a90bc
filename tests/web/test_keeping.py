"""Games kept without a thread: committed at once, in the same file as everywhere."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from game.core.contract import move_text
from game.core.record import record_of
from game.core.session import AnySession, Session
from game.games import GAMES
from game.store import FILE, Store
from game.store.database import Connection
from game.web import keeping
from game.web.keeping import writer_for
from tests.web.paper import PaperPage


def begun(store: Store) -> tuple[AnySession, int]:
    session = Session(GAMES["bigebang"], 2, {}, "seven")
    return session, store.begin(record_of(session, ("human", "ai:student")))


def play(store: Store, session: AnySession, number: int) -> None:
    move = session.legal_moves()[0]
    session.play(move)
    store.played(number, len(session.moves), move_text(move), session.digest())


def test_a_move_is_on_the_disk_when_it_was_played(tmp_path: Path) -> None:
    page = PaperPage()
    store = Store.open(tmp_path, writer_for(page))
    session, number = begun(store)
    play(store, session, number)
    assert store.acknowledged == 1
    assert page.saves >= 2, "the page was asked to bring it home"
    # Not closed: the tab was killed. An ordinary store goes on with it.
    assert store._lock is not None
    store._lock.release()
    with Store.open(tmp_path) as other:
        assert other.record(other.unfinished()[0].id).moves == tuple(map(move_text, session.moves))


def test_what_cannot_be_kept_is_kept_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(tmp_path, writer_for(PaperPage()))
    session, number = begun(store)
    with monkeypatch.context() as broken:

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        broken.setattr(Connection, "commit", full)
        play(store, session, number)
        assert store.notice is not None
        assert store.acknowledged == 0
    monkeypatch.setattr(keeping, "RETRY", 0.0)
    play(store, session, number)
    assert store.acknowledged == 2
    assert store.notice is None
    assert store.close()


def test_a_file_that_is_gone_is_made_anew_and_nobody_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sender of a move holds the games; the new file is written from them meanwhile."""
    monkeypatch.setattr(keeping, "RETRY", 0.0)
    store = Store.open(tmp_path, writer_for(PaperPage()))
    session, number = begun(store)
    play(store, session, number)
    (tmp_path / FILE).unlink()

    def on() -> None:
        play(store, session, number)
        play(store, session, number)

    playing = threading.Thread(target=on, daemon=True)
    playing.start()
    playing.join(20.0)
    assert not playing.is_alive()
    assert store.notice is None
    assert store.acknowledged == 3
    assert store.close()
    with Store.open(tmp_path) as other:
        assert other.record(number).moves == tuple(map(move_text, session.moves))


def test_everything_can_be_wiped(tmp_path: Path) -> None:
    store = Store.open(tmp_path, writer_for(PaperPage()))
    begun(store)
    store.wipe()
    assert store.close()
    with Store.open(tmp_path) as other:
        assert not other.unfinished()
