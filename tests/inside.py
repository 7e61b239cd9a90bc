"""Looks behind the private names of the program, each in one place.

A test prefers a public name. These are for what no user of the class may reach: the hidden state of
a game, the journal of the store, the processes of the engine. A renamed attribute changes one line.
"""

from __future__ import annotations

from typing import Any

from ai.worker.client import EngineClient
from ai.worker.protocol import Worker
from game.core.session import AnySession
from game.store import Store
from game.store.database import Connection
from game.store.journal import Journal
from game.store.writer import Writer


def state_of(session: AnySession) -> Any:
    """The whole state of a game, hidden cards included. Only `game.core` may know it."""
    return session._state


def lay(session: AnySession, state: object) -> None:
    """Put a session into another state, whose legal moves are not known yet."""
    session._state, session._legal = state, None


def journal_of(store: Store) -> Journal:
    """The memory of a store: it changes at once, the file later."""
    return store._journal


def writer_of(store: Store) -> Writer:
    """The thread that writes the file of a store that has one."""
    assert store._writer is not None
    return store._writer


def connection_of(writer: Writer) -> Connection:
    """The open file of a writer."""
    assert writer._connection is not None
    return writer._connection


def disconnect(writer: Writer) -> None:
    """Take the open file from a writer, as a fault of the disk does."""
    writer._connection = None


def sql_of(connection: Connection) -> Any:
    """The connection of the standard library below ours."""
    return connection._connection


def workers_of(engine: EngineClient) -> list[Worker]:
    """The processes that think, the living list itself."""
    return engine._workers
