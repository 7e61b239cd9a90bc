"""Messages between the client and thinking processes: the same on arrival, or refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from ai.bot import SHOWN, Analysis, Budget, Prospect
from ai.lab import speed
from ai.registry import HOUSE
from ai.worker.protocol import (
    LIMIT,
    Garbled,
    Reply,
    Request,
    parse_reply,
    parse_request,
    reply_bytes,
    request_bytes,
    view_decoder,
)
from game.core.contract import move_text
from game.core.session import AnyGame
from game.games import GAMES
from tests import laws
from tests.ai import toys
from tests.some import some


def requests(game: AnyGame, games: int) -> Iterator[Request[Any]]:
    """Questions of so many games, over seats and options."""
    for case in laws.cases(game, games):
        for session in islice(laws.walk(case), 60):
            seat = session.to_move()
            if seat is not None:
                view, legal = session.view(seat), session.legal_moves()
                yield Request(game.info.id, view, legal, "nobel", "seed", Budget(40, 0.5), (0, 1))


def classes(value: Any) -> Any:
    """Which class of tuple is where."""
    return (type(value), *map(classes, value)) if isinstance(value, tuple) else type(value)


@pytest.mark.parametrize(
    "game", [*toys.GAMES.values(), *GAMES.values()], ids=lambda game: game.info.id
)
def test_every_view_is_the_same_on_arrival(game: AnyGame) -> None:
    """Equal, and of the same classes all the way down: for every seat and for a spectator."""
    decoder = view_decoder(game)
    for case in some(laws.cases(game, 12)):
        for ply, session in enumerate(islice(laws.walk(case), 60)):
            view = session.view(ply % (session.seats + 1) - 1)
            for written in (msgspec.json.encode(view), json.dumps(view).encode()):
                arrived = decoder.decode(written)
                assert arrived == view
                assert classes(arrived) == classes(view)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_request_is_the_same_on_arrival(game: AnyGame) -> None:
    for request in some(requests(game, 3)):
        number, arrived = parse_request(request_bytes(7, request), HOUSE)
        assert number == 7
        assert arrived.legal == tuple(map(move_text, request.legal))
        assert arrived.view == request.view
        assert (arrived.game, arrived.level, arrived.seed, arrived.budget, arrived.trees) == (
            request.game,
            request.level,
            request.seed,
            request.budget,
            request.trees,
        )


def test_a_reply_is_the_same_on_arrival_but_for_prospects_beyond_those_shown() -> None:
    prospects = tuple(Prospect(f"lay:{n}", 100 - n, n / 50 - 1) for n in range(SHOWN + 5))
    reply = Reply(3, "lay:0", final=False, analysis=Analysis(400, True, prospects), rss_mb=61)
    shortened = Analysis(400, True, prospects[:SHOWN])
    assert parse_reply(reply_bytes(reply)) == reply._replace(analysis=shortened)
    failed = Reply(3, "", final=True, trouble="ValueError: é ☢")
    assert parse_reply(reply_bytes(failed)) == failed


def test_a_request_longer_than_a_pipe_holds_is_refused() -> None:
    request = next(requests(GAMES["bigebang"], 1))
    long = Request(request.game, request.view, request.legal, "x" * LIMIT, "seed", request.budget)
    with pytest.raises(Garbled, match="bytes"):
        request_bytes(1, long)


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"null",
        b"{}",
        b"[" * 50_000,
        b"[" * 20_000 + b"]" * 20_000,
        b'{"id": NaN, [',
        b"[1, 2]",
        b'["1", "pass", true, null, "", 0]',
        b'[1, "pass", 1, null, "", 0]',
        b'[true, "pass", true, null, "", 0]',
        b'[1, "pass", true, [1], "", 0]',
        b'[1, "pass", true, [1, false, [["pass", 1, "x"]]], "", 0]',
        b'[1, "pass", true, [1, false, [["pass", 1, 1e999]]], "", 0]',
        b'[1, "pass", true, null, "", 99999999999999999999999999999999999999999x]',
        b'[1, "\xff", true, null, "", 0]',
    ],
)
def test_what_is_no_reply_is_refused(message: bytes) -> None:
    with pytest.raises(Garbled):
        parse_reply(message)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "1"),
        ("game", "chess"),
        ("game", ["bigebang"]),
        *(("game", name) for name in ("", ".", "..", "bigeba.g", "bigebang.board", "a\x00b")),
        ("view", None),
        ("view", []),
        ("view", {"cells": []}),
        ("view", "deep"),
        ("legal", "pass"),
        ("legal", [1]),
        ("budget", {}),
        ("budget", {"iterations": "many", "seconds": 1}),
        ("trees", ["0"]),
        ("seed", None),
    ],
)
def test_what_is_no_request_is_refused(field: str, value: Any) -> None:
    message = json.loads(request_bytes(1, next(requests(GAMES["bigebang"], 1))))
    parse_request(json.dumps(message).encode(), HOUSE)
    message[field] = value
    written = json.dumps(message).replace('"deep"', "[" * 5000 + "]" * 5000).encode()
    with pytest.raises(Garbled):
        parse_request(written, HOUSE)
    del message[field]
    with pytest.raises(Garbled):
        parse_request(json.dumps(message).encode(), HOUSE)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_read_faster_than_lists_are_made_of_its_json(game: str) -> None:
    """Checking and typing costs less than the untyped lists of the standard library."""
    typed = max(speed.views(game) for _ in range(3))
    assert typed > 1.5 * max(speed.views(game, read=json.loads) for _ in range(3))
