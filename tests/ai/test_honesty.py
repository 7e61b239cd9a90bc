"""Hidden cards of a seat do not change the moves of its opponent; a cheater is caught."""

from __future__ import annotations

import copy
import zlib
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, cast

import pytest

from ai.bot import Budget
from ai.lab.oracle import make_oracle
from ai.levels import make_bot
from ai.registry import HOUSE
from ai.worker.client import EngineClient
from ai.worker.protocol import Request, parse_request, request_bytes
from game.core.contract import find_move
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.games import GAMES
from game.match.drivers import Opponent
from tests import conservation, laws
from tests.ai.twins import TWINS
from tests.inside import lay, state_of
from tests.some import some

HIDING = [game for game in GAMES.values() if game.info.hidden]
LEVELS = ("visitor", "student", "researcher")
"""Nobel is a researcher who thinks for longer."""
THOUGHT = 16
"""Iterations of a search here."""
FEW, MANY = 12, 200
"""Pairs in every run, and where there is time."""


class Answer(NamedTuple):
    """The question to an opponent, and its move."""

    message: bytes
    move: Any


Player = Callable[[Session[Any, Any, Any], int, str], Answer]


def opponent(session: Session[Any, Any, Any], seat: int, level: str) -> Answer:
    """The opponent of the client, asked through its driver, hears nothing but a message."""
    sent: list[bytes] = []

    class Wire:
        def ask(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> int:
            request = Request(game, view, legal, level, seed, Budget(THOUGHT, 3600.0))
            sent.append(request_bytes(1, request))
            return 1

    Opponent(cast("EngineClient", Wire()), level).begin(session, seat)
    (message,) = sent
    _, request = parse_request(message, HOUSE)
    legal = session.legal_moves()
    moves = [find_move(text, legal) for text in request.legal]
    bot = make_bot(request.game, request.level, request.seed)
    return Answer(message, bot.choose(request.view, moves, request.budget))


def pairs(game: AnyGame, count: int) -> Iterator[tuple[Session[Any, Any, Any], Any, int]]:
    """Games at a choice, each with its twin, and the seat that is to move in both."""
    total = 0
    for case in laws.cases(game, 100 * count):
        rng = Rng(case[3], "twins")
        for session in islice(laws.walk(case), rng.below(60), None):
            seat = session.to_move()
            if seat is None or len(session.legal_moves()) < 2:
                continue
            assert game.info.id in TWINS, f"tests/ai/twins.py: no twins of {game.info.id} yet"
            state = TWINS[game.info.id](state_of(session), seat, rng)
            if state == state_of(session):
                continue
            twin = copy.copy(session)
            lay(twin, state)
            yield session, twin, seat
            total += 1
            break
        if total == count:
            return
    raise AssertionError(f"{game.info.id}: only {total} pairs")


def caught(game: AnyGame, player: Player, count: int) -> int:
    """Pairs at which a player shows that it knows what its seat cannot see."""
    betrayed = 0
    for number, (session, twin, seat) in enumerate(pairs(game, count)):
        level = LEVELS[number % len(LEVELS)]
        betrayed += player(session, seat, level) != player(twin, seat, level)
    return betrayed


def each_hiding_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", HIDING, ids=[game.info.id for game in HIDING])


@each_hiding_game()
def test_twins_look_alike_and_are_not(game: AnyGame) -> None:
    """The others see something else of a twin; every card is still there."""
    for session, twin, seat in some(pairs(game, 3 * FEW)):
        conservation.check(game, state_of(twin))
        assert twin.view(seat) == session.view(seat)
        assert state_of(twin) != state_of(session)


@each_hiding_game()
def test_twins_are_played_alike(game: AnyGame) -> None:
    assert caught(game, opponent, FEW) == 0


@pytest.mark.slow
@each_hiding_game()
def test_two_hundred_twins_are_played_alike(game: AnyGame) -> None:
    assert caught(game, opponent, MANY) == 0


# --- cheaters -------------------------------------------------------------------------------------


def peeker(session: Session[Any, Any, Any], seat: int, level: str) -> Answer:
    """Plays honestly but for one thing: what it does when in doubt hangs on a hidden card."""
    answer = opponent(session, seat, level)
    moves = session.legal_moves()
    at = moves.index(answer.move) + glance(state_of(session)) % 2
    return answer._replace(move=moves[at % len(moves)])


def glance(state: Any) -> int:
    """A number that hangs on all cards, those that lie face down too, in whatever game."""
    return zlib.crc32(repr(state).encode())


def informer(session: Session[Any, Any, Any], seat: int, level: str) -> Answer:
    """Plays honestly, but a number on the way to it comes from a hidden card."""
    answer = opponent(session, seat, level)
    mark = glance(state_of(session)) % 100
    return answer._replace(message=answer.message + f"#{mark}".encode())


def oracle(session: Session[Any, Any, Any], seat: int, level: str) -> Answer:
    """The arena's measure of luck, planted where an opponent should sit."""
    bot = make_oracle(session, "oracle:60", f"{level}/{session.seed}")
    view, legal = session.view(seat), session.legal_moves()
    return Answer(b"", bot.choose(view, legal, Budget(60, 3600.0)))


@each_hiding_game()
@pytest.mark.parametrize("cheater", [peeker, informer])
def test_a_planted_cheater_is_caught(game: AnyGame, cheater: Player) -> None:
    assert caught(game, cheater, FEW) > 0


@pytest.mark.long
@each_hiding_game()
def test_a_planted_oracle_is_caught(game: AnyGame) -> None:
    if game.info.cooperative:
        pytest.skip("its crew plans a turn and does not search: there is no deal to see")
    # In a game of few choices what is hidden seldom matters, so it takes more pairs.
    assert caught(game, oracle, FEW) > 0 or caught(game, oracle, MANY) > 0
