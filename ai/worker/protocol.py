"""Messages between the client and an engine process: lines of JSON, checked on arrival.

A request carries a view, never a state; an answer carries a move in its written form. Views are
nested NamedTuples: arrays in JSON, and the annotation of the game's ``observe`` is the type that
they are read as.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic, NamedTuple, Protocol

import msgspec

from ai.bot import SHOWN, Analysis, Budget
from ai.registry import Registry
from game.core.contract import AnyMove, M, move_text
from game.core.session import AnyGame

# --- protocol -------------------------------------------------------------------------------------


LIMIT = 60_000
"""Bytes of a message at most: less than a pipe holds, so that sending never waits."""


class Garbled(ValueError):
    """A message that is not what was agreed; says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Request(Generic[M]):
    """A question to an opponent. ``M`` is str where the moves are in their written form."""

    game: str
    """Its id."""
    view: object
    legal: Sequence[M]
    """All legal moves, in the order of the rules."""
    level: str
    seed: str
    """From `ai.levels.bot_seed`."""
    budget: Budget
    trees: tuple[int, ...] = ()
    """Trees of the level to grow (`ai.forest`); empty: all of them."""


class Reply(NamedTuple):
    """One message of an engine process about request ``id`` (0: about itself)."""

    id: int
    move: str
    final: bool
    """Nothing more will come for this request; otherwise the best move so far."""
    analysis: Analysis | None = None
    trouble: str = ""
    """The fault, if there is no move."""
    rss_mb: int = 0
    """Memory the process has used at most."""


class _Message(msgspec.Struct):
    """A request as it is sent."""

    id: int
    game: str
    view: msgspec.Raw
    """JSON of its own: which type it is follows from the game."""
    legal: tuple[str, ...]
    level: str
    seed: str
    budget: Budget
    trees: tuple[int, ...]


_MESSAGES = msgspec.json.Decoder(_Message)
_REPLIES = msgspec.json.Decoder(Reply)
_MALFORMED = (msgspec.MsgspecError, ValueError, TypeError, KeyError, RecursionError)


def request_bytes(number: int, request: Request[AnyMove]) -> bytes:
    """A request as it is sent. Raises Garbled when it would be too long."""
    message = msgspec.json.encode(
        _Message(
            number,
            request.game,
            msgspec.Raw(msgspec.json.encode(request.view)),
            tuple(map(move_text, request.legal)),
            request.level,
            request.seed,
            request.budget,
            request.trees,
        )
    )
    if len(message) > LIMIT:
        raise Garbled(f"request of {len(message)} bytes")
    return message


def parse_request(message: bytes, registry: Registry) -> tuple[int, Request[str]]:
    """A request and its number, the moves still in their written form. Raises Garbled."""
    try:
        sent = _MESSAGES.decode(message)
        view = view_decoder(registry.game(sent.game)).decode(sent.view)
    except _MALFORMED as error:
        raise Garbled(repr(error)) from None
    return sent.id, Request(
        sent.game, view, sent.legal, sent.level, sent.seed, sent.budget, sent.trees
    )


def reply_bytes(reply: Reply) -> bytes:
    """A reply as it is sent."""
    analysis = reply.analysis
    if analysis is not None:
        reply = reply._replace(analysis=analysis._replace(prospects=analysis.prospects[:SHOWN]))
    return msgspec.json.encode(reply)


def parse_reply(message: bytes) -> Reply:
    """A reply, trusting nothing. Raises Garbled."""
    try:
        return _REPLIES.decode(message)
    except _MALFORMED as error:
        raise Garbled(repr(error)[:120]) from None


def view_decoder(game: AnyGame) -> msgspec.json.Decoder[object]:
    """Decoder of this game's views: its ``decode`` raises ValueError for what is no such view.

    The game's ``observe`` must be annotated with the class of its view.
    """
    return _view_decoder(type(game))


@cache
def _view_decoder(kind: type) -> msgspec.json.Decoder[object]:
    view: type = typing.get_type_hints(kind.observe)["return"]  # type: ignore[attr-defined]
    return msgspec.json.Decoder(view)


# --- worker ---------------------------------------------------------------------------------------
# What thinks for a `EngineClient`, as the client sees it: a process, or its replacement.


class Gone(NamedTuple):
    """The last message of a `Worker`: why no other will come."""

    fault: str


class Worker(Protocol):
    """Somewhere else that thinks, one request at a time. No method but `join` waits."""

    born: float
    """On the monotonic clock."""
    starting: float
    """Seconds after which it is given up if it has not said hello."""
    winding_down: float
    """Seconds that it may still be busy with a cancelled request before it is replaced."""
    ready: bool
    """True if it has said hello; kept by the client."""
    serving: int
    """Number of the request it is busy with; 0: none. Kept by the client."""
    cancelled_at: float
    """Time at which its request was cancelled; 0: it was not."""
    pid: int
    """The process id; 0 where it is none, or does not run yet."""

    def send(self, number: int, message: bytes) -> None:
        """Give it a request. It must be idle."""

    def receive(self) -> Reply | Gone | None:
        """The next message, if one has come."""

    def cancel(self) -> None:
        """The request it is busy with is not wanted any more."""

    def terminate(self) -> None:
        """End it now."""

    def join(self, seconds: float) -> None:
        """Wait until it is gone, if it was terminated."""


Spawn = Callable[[Registry], Worker]
"""Starts one that thinks about the games of a registry."""
