"""The laws of the contract, held against every game and option over many seeds."""

from __future__ import annotations

import copy
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from game.core.contract import (
    IllegalMove,
    Impossible,
    PlaysOn,
    SamplesMoves,
    find_move,
    move_text,
)
from game.core.record import parse_record, record_of, replay
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.games import GAMES
from tests import conservation
from tests.inside import state_of
from tests.some import some

SEEDS = int(os.environ.get("QUARKADE_LAW_SEEDS", "20"))
"""Games walked per rulebook and law; .ci/run asks for 60, the release gate for 10,000."""
FIRST = int(os.environ.get("QUARKADE_LAW_FIRST", "0"))
"""The number of the first of them: so that a long run can be cut into pieces."""

Case = tuple[AnyGame, int, dict[str, int], str]


def cases(game: AnyGame, count: int, first: int = 0) -> Iterator[Case]:
    """``count`` games, over all seats and over the options drawn at random, defaults first.

    ``first``: so many of them are passed over.
    """
    rng = Rng("laws", game.info.id)
    number = 0
    while number < first + count:
        seats = game.info.seats[number % len(game.info.seats)]
        options = game.info.complete({})
        if number >= 2 * len(game.info.seats):
            options = {name: rng.pick(option.values) for name, option in game.info.options.items()}
        seed = f"law {number}"
        try:
            game.initial_state(seats, options, Rng(seed, "deal"))
        except Impossible:
            # Not every mixture exists; the refusal itself is tested with each game.
            options = game.info.complete({})
            try:
                game.initial_state(seats, options, Rng(seed, "deal"))
            except Impossible:
                options = possible(game, seats, rng)
        number += 1
        if number > first:
            yield game, seats, options, seed


def possible(game: AnyGame, seats: int, rng: Rng) -> dict[str, int]:
    """Some options that this number of seats can play."""
    for _ in range(1000):
        options = {name: rng.pick(option.values) for name, option in game.info.options.items()}
        try:
            game.initial_state(seats, options, Rng("possible", "deal"))
        except Impossible:
            continue
        return options
    raise AssertionError(f"{game.info.id} cannot be played by {seats}")


EVEN = 10
"""One game in so many is played with even chances for all moves; the others as the game's own
`sample_move` draws them, where it has one: they are shorter, and more like what people play."""


def stroller(case: Case) -> Callable[[Session[Any, Any, Any]], Any]:
    """A random player of this game: a function from the session to a move."""
    game, _, _, seed = case
    rng = Rng(seed, "walk")
    if isinstance(game, SamplesMoves) and int(seed.rpartition(" ")[2]) % EVEN:
        return lambda session: game.sample_move(state_of(session), rng)
    return lambda session: rng.pick(session.legal_moves())


def walk(case: Case) -> Iterator[Session[Any, Any, Any]]:
    """A random game; the session before every move and at its end."""
    game, seats, options, seed = case
    session = Session(game, seats, options, seed)
    choose = stroller(case)
    while session.to_move() is not None:
        yield session
        session.play(choose(session))
    yield session


def glimpses(case: Case, every: int) -> Iterator[Session[Any, Any, Any]]:
    """The session at about one of ``every`` moves of a random game, and at its end."""
    rng = Rng(case[3], "glimpses")
    for session in walk(case):
        if session.to_move() is None or rng.below(every) == 0:
            yield session


def each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game()
def test_liveness(game: AnyGame) -> None:
    """While a seat is to move there is a move, no move twice, and the game ends in time."""
    for case in some(cases(game, SEEDS, FIRST)):
        plies = 0
        for session in walk(case):
            legal = session.legal_moves()
            if session.to_move() is not None:
                plies += 1
                assert legal, case
                assert len(set(legal)) == len(legal), case
                assert session.to_move() in range(case[1])
            assert plies <= game.info.bound, case


@each_game()
def test_honesty_and_knowability(game: AnyGame) -> None:
    """A world drawn from a view looks the same from that seat, and offers the same moves."""
    for case in some(cases(game, SEEDS, FIRST)):
        rng = Rng(case[3], "worlds")
        for session in glimpses(case, 12):
            mover = session.to_move()
            for seat in {-1 if mover is None else mover, rng.below(case[1] + 1) - 1}:
                view = session.view(seat)
                world = game.determinize(view, rng)
                at = (case, len(session.moves), seat)
                assert game.observe(world, seat) == view, at
                assert game.to_move(world) == mover
                if seat == mover:
                    assert list(game.legal_moves(world)) == list(session.legal_moves()), at
                conservation.check(game, world)


@each_game()
def test_conservation_and_score(game: AnyGame) -> None:
    """Every piece is somewhere, once, all the time; the returns fit the seats and the contract."""
    for case in some(cases(game, SEEDS, FIRST)):
        seats = case[1]
        for session in glimpses(case, 4):
            conservation.check(game, state_of(session))
            returns = session.returns()
            assert len(returns) == seats
            assert all(-1.0 <= value <= 1.0 for value in returns)
            if game.info.cooperates(session.options):
                assert len(set(returns)) == 1, case
            teams = game.info.teams(seats, session.options)
            assert sorted(set(teams)) == list(range(max(teams) + 1)), case
            assert len(set(zip(teams, returns, strict=True))) == len(set(teams)), "one team, one"


@each_game()
def test_reveals_are_declared(game: AnyGame) -> None:
    """A move without a revealing beat shows its mover nothing that another world would not show."""
    for case in some(cases(game, SEEDS, FIRST)):
        rng = Rng(case[3], "reveals")
        session = Session(game, case[1], case[2], case[3])
        choose = stroller(case)
        while (seat := session.to_move()) is not None:
            move = choose(session)
            looks = 3 if rng.below(20) == 0 else 0
            worlds = [game.determinize(session.view(seat), rng) for _ in range(looks)]
            events = session.play(move)
            if any(event.kind in game.info.reveals for event in events):
                continue
            for world in worlds:
                game.apply(world, move, rng)
                assert game.observe(world, seat) == session.view(seat), (case, move)


@each_game()
def test_views_are_plain_and_immutable(game: AnyGame) -> None:
    """A view is hashable and survives JSON, so it can cross to another process."""
    for case in some(cases(game, 4)):
        for session in walk(case):
            for seat in range(-1, case[1]):
                view = session.view(seat)
                hash(view)
                assert json.loads(json.dumps(view)) == plain(view)


def plain(value: object) -> object:
    """Tuples as the lists that JSON makes of them."""
    return [plain(item) for item in value] if isinstance(value, tuple) else value


@each_game()
def test_sampled_moves_are_legal(game: AnyGame) -> None:
    """`sample_move`, where a game has it, draws from the legal moves."""
    if not isinstance(game, SamplesMoves):
        pytest.skip("draws from the list")
    for case in some(cases(game, 20)):
        rng = Rng(case[3], "sample")
        for session in walk(case):
            if session.to_move() is not None:
                assert game.sample_move(state_of(session), rng) in session.legal_moves()


@each_game()
def test_playing_on_is_drawing_and_applying(game: AnyGame) -> None:
    """`play_on`, where a game has it, leaves what drawn moves one by one leave: chance included."""
    if not isinstance(game, PlaysOn):
        pytest.skip("is played move by move")
    assert isinstance(game, SamplesMoves)
    for case in cases(game, max(40, SEEDS // 2)):
        rng = Rng(case[3], "plies")
        for session in walk(case):
            if rng.below(12):
                continue
            quick, slow = copy.deepcopy(state_of(session)), copy.deepcopy(state_of(session))
            chance, same = Rng(case[3], "on"), Rng(case[3], "on")
            plies = rng.pick((0, 1, 4, 20, game.info.bound))
            played = game.play_on(quick, chance, plies)
            for _ in range(played):
                game.apply(slow, game.sample_move(slow, same), same)
            assert quick == slow
            assert chance.random() == same.random()
            assert played == plies or game.to_move(slow) is None


@each_game()
def test_record(game: AnyGame) -> None:
    """Moves read as they are written; a record replays to its digest, saved at any move."""
    for case in some(cases(game, SEEDS, FIRST)):
        rng = Rng(case[3], "saves")
        seats = ("human",) * case[1]
        for session in glimpses(case, 20):
            legal = session.legal_moves()
            for move in legal:
                assert find_move(move_text(move), legal) == move
            late = len(session.moves) // 16  # a load costs the more the later it is
            if rng.below(3 + late) == 0 or session.to_move() is None:
                again = replay(parse_record(record_of(session, seats).to_json()), GAMES)
                assert again.digest() == session.digest()
                assert list(again.legal_moves()) == list(legal)


@each_game()
def test_undo_is_exact(game: AnyGame) -> None:
    """Rewinding and playing again gives the equal views."""
    for case in some(cases(game, 5)):
        session = Session(game, case[1], case[2], case[3])
        digests = [session.digest()]
        rng = Rng(case[3], "undo")
        while session.to_move() is not None:
            session.play(rng.pick(session.legal_moves()))
            digests.append(session.digest())
        for ply in range(len(digests) - 1, -1, -7):
            session.rewind(ply)
            assert session.digest() == digests[ply]


@each_game()
def test_a_wrong_seat_option_or_move_is_refused_in_words(game: AnyGame) -> None:
    """The same clear error in every game, and nothing is changed by it."""
    info = game.info
    seats, complete = info.seats[-1], info.complete(possible(game, info.seats[-1], Rng("no", "")))
    rng = Rng("refused", "deal")
    for wrong in (0, -1, info.seats[-1] + 1, 99, True, 2.0):
        with pytest.raises(ValueError, match=re.escape(f"{info.id} is not for {wrong!r} players")):
            game.initial_state(wrong, complete, rng)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"{info.id} has no option 'nonsense'"):
        game.initial_state(seats, {**complete, "nonsense": 0}, rng)
    for name in [*info.options][:1]:  # a game may have none
        for value in (True, 1.0, "1", None, 10**9):
            wrong_options: dict[str, Any] = {**complete, name: value}
            words = re.escape(f"{info.id}: option {name!r} cannot be {value!r}")
            for refused in (info.complete, lambda options: game.initial_state(seats, options, rng)):
                with pytest.raises(ValueError, match=words):
                    refused(wrong_options)
        short = {key: value for key, value in complete.items() if key != name}
        with pytest.raises(ValueError, match=f"{info.id}: option {name!r} is missing"):
            game.initial_state(seats, short, rng)
    session = Session(game, seats, complete, "refused")
    before = session.digest()
    for wrong in (seats, -2, 99, True, 0.0):
        words = re.escape(f"there is no seat {wrong!r} at a table of {seats}")
        with pytest.raises(ValueError, match=words):
            session.view(wrong)  # type: ignore[arg-type]
    move = session.legal_moves()[0]
    unknown = move._replace(kind="nonsense")
    for play in (session.play, lambda move: game.apply(state_of(session), move, rng)):
        with pytest.raises(IllegalMove, match="nonsense"):
            play(unknown)
    assert session.digest() == before


_ELSEWHERE = """
from tests.laws import cases, walk
from game.games import GAMES
game = GAMES[{game!r}]
for case in cases(game, 6):
    print(*[session.digest() for session in walk(case)])
"""


@each_game()
def test_determinism(game: AnyGame) -> None:
    """Same seed, options and moves: equal views in another process and under another hash seed."""
    here = [" ".join(session.digest() for session in walk(case)) for case in cases(game, 6)]
    for hash_seed in ("0", "1"):
        completed = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE.format(game=game.info.id)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert completed.stdout.splitlines() == here


def test_every_option_is_used_somewhere() -> None:
    """The walk meets every value of every option of every game."""
    for game in GAMES.values():
        met: dict[str, set[int]] = {name: set() for name in game.info.options}
        for _, _, options, _ in cases(game, max(SEEDS, 200)):
            for name, value in options.items():
                met[name].add(value)
        wanted: Mapping[str, set[int]] = {n: set(o.values) for n, o in game.info.options.items()}
        assert met == wanted, game.info.id
