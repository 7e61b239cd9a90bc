"""Whatever a thinking process does, a legal move comes back, in time, and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from ai.bot import Budget
from ai.levels import bot_seed, make_bot
from ai.worker.answering import hello
from ai.worker.client import GAMES_EACH, Answer, EngineClient
from ai.worker.protocol import Reply
from game.core.contract import move_text
from game.core.record import record_of, replay
from game.core.session import AnyGame, Session
from tests.ai import faulty, toys
from tests.inside import workers_of

SHED = toys.GAMES["shed"]
QUICK = Budget(40, 5.0)


@pytest.fixture
def unreliable() -> Iterator[EngineClient]:
    """One whose processes have planted faults, and which forgives many."""
    hired = EngineClient(toys.REGISTRY, spawn=faulty.hired(faulty.serve), patience=10**6)
    hired.open()
    yield hired
    hired.close()


def wait(engine: EngineClient, seconds: float = 20.0) -> Answer:
    """The work of the frame loop: no frame of it is long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        started = time.thread_time()
        answer = engine.poll()
        assert time.thread_time() - started < 0.1, "poll() must not work or wait"
        if answer is not None:
            return answer
        time.sleep(0.002)
    raise AssertionError(f"no answer in {seconds} s")


def warm(engine: EngineClient) -> None:
    """Until both processes said hello and have nothing to do."""
    end = time.monotonic() + 20.0
    while not (
        len(workers_of(engine)) == 2
        and all(worker.ready and not worker.serving for worker in workers_of(engine))
    ):
        assert engine.poll() is None
        assert time.monotonic() < end, "the processes do not start"
        time.sleep(0.005)


def question(
    session: Session[Any, Any, Any], seed: str = "", level: str = "search:40", **budget: Any
) -> tuple[Any, ...]:
    """The question of `EngineClient.ask`."""
    seat = session.to_move()
    assert seat is not None
    seed = seed or bot_seed(session.seed, seat, len(session.moves))
    legal = session.legal_moves()
    given = Budget(budget.get("iterations", 40), budget.get("seconds", 5.0))
    return session.game.info.id, session.view(seat), legal, level, seed, given


def opening(game: AnyGame = SHED) -> Session[Any, Any, Any]:
    """A session whose first mover has a choice."""
    for seed in range(100):
        session = Session(game, game.info.seats[0], {}, f"opening {seed}")
        if len(session.legal_moves()) > 2:
            return session
    raise AssertionError(game.info.id)


@pytest.mark.parametrize("name", toys.GAMES)
def test_whole_games_as_if_thought_here(name: str, engine: EngineClient) -> None:
    """The answers are those of the same bot asked directly: views survive the way there."""
    game = toys.GAMES[name]
    warm(engine)
    session = Session(game, game.info.seats[-1], {}, name)
    while (seat := session.to_move()) is not None:
        request = question(session)
        ticket = engine.ask(*request)
        answer = wait(engine)
        assert (answer.ticket, answer.fault) == (ticket, "")
        bot = make_bot(name, "search:40", request[4], toys.REGISTRY)
        assert answer.move == bot.choose(session.view(seat), session.legal_moves(), QUICK)
        session.play(answer.move)
    assert engine.faults == 0


def test_levels_without_search_answer_too(engine: EngineClient) -> None:
    session = opening()
    warm(engine)
    for level in ("visitor", "student"):
        engine.ask(*question(session, level=level))
        answer = wait(engine)
        assert answer.move in session.legal_moves()
        assert answer.fault == ""


def test_a_second_process_is_started_when_a_level_asks_for_two_or_the_first_has_failed() -> None:
    for level in ("nobel", "student"):
        engine = EngineClient(toys.REGISTRY, begin=1)
        engine.open()
        try:
            while not (workers_of(engine) and workers_of(engine)[0].ready):
                assert engine.poll() is None
                time.sleep(0.005)
            engine.ask(*question(opening(), level="student"))
            assert wait(engine).fault == ""
            assert len(workers_of(engine)) == 1
            if level == "student":
                os.kill(workers_of(engine)[0].pid, signal.SIGKILL)
                while not engine.faults:
                    engine.poll()
                    time.sleep(0.005)
            else:
                engine.ask(*question(opening(), level=level, seconds=0.3))
                assert wait(engine).move in opening().legal_moves()
            warm(engine)
            assert len(workers_of(engine)) == 2
        finally:
            engine.close()


def test_the_best_so_far_is_told_and_the_cap_kept(engine: EngineClient) -> None:
    warm(engine)
    started = time.monotonic()
    engine.ask(*question(opening(), iterations=10**9, seconds=0.6))
    answer = wait(engine)
    assert 0.5 < time.monotonic() - started < 1.2
    assert answer.fault == ""
    assert answer.analysis is not None
    assert answer.analysis.capped
    assert answer.analysis.prospects[0].move in map(move_text, opening().legal_moves())


def test_analyses_stream_while_it_thinks(engine: EngineClient) -> None:
    warm(engine)
    engine.ask(*question(opening(), iterations=10**9, seconds=1.0))
    counts = set()
    while engine.poll() is None:
        if (analysis := engine.so_far()) is not None:
            counts.add(analysis.iterations)
        time.sleep(0.005)
    assert 2 <= len(counts) <= 12


def test_cancelled_questions_stay_unanswered(engine: EngineClient) -> None:
    warm(engine)
    session = opening()
    first = engine.ask(*question(session, iterations=10**9, seconds=30.0))
    for _ in range(20):
        assert engine.poll() is None
        time.sleep(0.005)
    engine.cancel()
    for _ in range(60):
        assert engine.poll() is None
        time.sleep(0.005)
    assert not any(worker.serving for worker in workers_of(engine)), "it noticed, and is idle again"
    second = engine.ask(*question(session))
    assert wait(engine).ticket == second != first
    assert engine.faults == 0


def test_a_new_question_takes_the_place_of_the_old(engine: EngineClient) -> None:
    warm(engine)
    session = opening()
    engine.ask(*question(session, iterations=10**9, seconds=30.0))
    last = engine.ask(*question(session))
    started = time.monotonic()
    assert wait(engine).ticket == last
    assert time.monotonic() - started < 1.0, "the spare took it at once"
    assert engine.faults == 0


SECONDS = {"hung": 0.05, "half": 0.05, "late": 0.2}
"""Seconds that a process may think that says nothing, or no more. One that speaks or dies
has all the time it wants: its fault is seen at once, however busy the machine is."""
COUNTED = {"junk": "died", "half": "hung"}
"""Faults that look like others from outside: the pipe breaks, or nothing comes."""
COUNTED_BESIDE = {"junk": "died", "half": "late", "hung": "late"}
"""The same where another process has told its best move meanwhile."""
BESIDE = 0.5
"""Seconds that a sound process gets at least when the other one says nothing."""


def provoke(
    engine: EngineClient, kind: str, session: Session[Any, Any, Any] | None = None, tree: str = ""
) -> Answer:
    """Ask for a fault; the answer must be legal, and in time.

    With a ``tree``: of a level that grows two, each in its process, and this one's has the fault.
    """
    session = session or opening()
    seconds = SECONDS.get(kind, 2.0)
    started = time.monotonic()
    if tree:
        seconds = max(BESIDE, seconds)
        request = question(session, f"fault:{kind}/{tree}", "nobel", seconds=seconds)
    else:
        request = question(session, f"fault:{kind}", seconds=seconds)
    ticket = engine.ask(*request)
    answer = wait(engine)
    assert time.monotonic() - started < seconds + 1.0
    assert answer.ticket == ticket
    assert answer.move in session.legal_moves()
    if tree:
        assert answer.analysis is not None, "the sound tree was heard"
        return answer
    assert answer.fault
    if kind == "late":
        assert answer.move == session.legal_moves()[-1], "the best move that was told"
    return answer


MIXTURES = tuple((kind, tree) for kind in faulty.KINDS for tree in ("", "0", "1"))
"""Every fault in a process that thinks alone, and in either of two that share *Nobel*'s trees."""


def games_with_faults(engine: EngineClient, first: int, faults: int) -> None:
    """Whole games in which every second choice meets a fault: each is survived and counted.

    No game is lost: all are played to the end, and their records replay.
    """
    mixtures = islice(cycle(MIXTURES), first, first + faults)
    met: Counter[str] = Counter()
    games = 0
    while met.total() < faults:
        session = Session(SHED, 2 + games % 2, {}, f"faults {first}, {games}")
        engine.new_game()
        while session.to_move() is not None:
            if len(session.moves) % 2 or met.total() == faults:
                engine.ask(*question(session, seconds=2.0))
                answer = wait(engine)
                assert answer.fault == ""
            else:
                warm(engine)
                kind, tree = next(mixtures)
                answer = provoke(engine, kind, session, tree)
                met[(COUNTED_BESIDE if tree else COUNTED).get(kind, kind)] += 1
                assert engine.fault_kinds == met
            session.play(answer.move)
        again = replay(record_of(session, ("ai:student",) * session.seats), toys.GAMES)
        assert again.returns() == session.returns()
        games += 1


@pytest.mark.parametrize("kind", faulty.KINDS)
def test_each_fault_is_survived(kind: str, unreliable: EngineClient) -> None:
    warm(unreliable)
    provoke(unreliable, kind)
    assert unreliable.fault_kinds == {COUNTED.get(kind, kind): 1}
    unreliable.ask(*question(opening()))
    assert wait(unreliable).fault == ""


@pytest.mark.long
def test_no_game_is_lost_by_every_kind_of_fault(unreliable: EngineClient) -> None:
    games_with_faults(unreliable, 0, len(MIXTURES))


@pytest.mark.slow
@pytest.mark.parametrize("quarter", range(4))
def test_no_game_is_lost_by_a_thousand_faults(unreliable: EngineClient, quarter: int) -> None:
    games_with_faults(unreliable, 250 * quarter, 250)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_killed_from_outside_while_thinking(engine: EngineClient) -> None:
    warm(engine)
    session = opening()
    engine.ask(*question(session, iterations=10**9, seconds=3.0))
    time.sleep(0.05)
    for worker in workers_of(engine):
        os.kill(worker.pid, signal.SIGKILL)
    started = time.monotonic()
    answer = wait(engine)
    assert time.monotonic() - started < 0.5, "a death is seen at once"
    assert answer.fault.startswith("died")
    assert answer.move in session.legal_moves()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_killed_from_outside_while_idle(engine: EngineClient) -> None:
    """Both are replaced before anybody asks."""
    warm(engine)
    pids = [worker.pid for worker in workers_of(engine)]
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    end = time.monotonic() + 10.0
    while engine.faults < 2:
        assert engine.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)
    warm(engine)
    assert not {worker.pid for worker in workers_of(engine)} & {*pids}
    engine.ask(*question(opening()))
    assert wait(engine).fault == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_frozen_process_does_not_freeze_the_frame_loop(engine: EngineClient) -> None:
    """Stopped processes: the evaluator plays after the hard limit, and they are gone for good."""
    warm(engine)
    session = opening()
    pids = [worker.pid for worker in workers_of(engine)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    engine.ask(*question(session, seconds=0.1))
    answer = wait(engine)
    assert answer.fault == "hung"
    assert answer.move in session.legal_moves()


@pytest.mark.long
def test_after_three_faults_the_evaluator_plays_alone_until_the_next_game() -> None:
    engine = EngineClient(toys.REGISTRY, spawn=faulty.hired(faulty.serve), grace=0.25)
    engine.open()
    try:
        for _ in range(3):
            warm(engine)
            provoke(engine, "died")
        assert engine.resting
        engine.ask(*question(opening()))
        assert wait(engine).fault == "resting"
        assert workers_of(engine) == []
        engine.new_game()
        warm(engine)
        engine.ask(*question(opening()))
        assert wait(engine).fault == ""
    finally:
        engine.close()


def test_processes_that_never_start_are_no_obstacle() -> None:
    engine = EngineClient(toys.REGISTRY, spawn=faulty.hired(faulty.crash_at_start))
    engine.open()
    try:
        engine.ask(*question(opening()))
        assert wait(engine, 5.0).move in opening().legal_moves()
        while not engine.resting:
            engine.poll()
            time.sleep(0.01)
    finally:
        engine.close()


def test_processes_that_all_hang_at_the_start_are_given_up_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A machine so busy that no process starts in time: the evaluator plays, nothing breaks."""
    monkeypatch.setattr("ai.worker.process.STARTING", 0.0)
    engine = EngineClient(toys.REGISTRY, patience=1)
    engine.open()
    try:
        engine.ask(*question(opening()))
        assert wait(engine, 5.0).move in opening().legal_moves()
        assert engine.resting
        assert engine.fault_kinds["hung"] >= 1
    finally:
        engine.close()


class Punctual:
    """A process that said hello long ago, while the client did not listen."""

    starting, winding_down = 60.0, 1.0
    ready, serving, cancelled_at, pid = False, 0, 0.0, 0

    def __init__(self) -> None:
        self.born = time.monotonic() - 3600.0
        self.mail: list[Reply] = [hello()]
        self.sent: list[bytes] = []

    def send(self, number: int, message: bytes) -> None:
        self.serving = number
        self.sent.append(message)

    def receive(self) -> Reply | None:
        return self.mail.pop() if self.mail else None

    def cancel(self) -> None:
        self.serving = 0

    def terminate(self) -> None:
        return

    def join(self, seconds: float) -> None:
        del seconds


def test_who_reads_for_an_hour_before_the_first_question_finds_the_processes_ready() -> None:
    """At the title and in a lesson nothing polls: a process that has said hello has not hung."""
    worker = Punctual()
    engine = EngineClient(toys.REGISTRY, spawn=lambda _registry: worker, count=1)
    engine.open()
    engine.ask(*question(opening()))
    assert engine.faults == 0
    assert len(worker.sent) == 1


def test_a_request_that_is_too_long_is_answered_here(engine: EngineClient) -> None:
    warm(engine)
    game, view, legal, *_ = question(opening())
    endless = view._replace(discards=(*range(30_000), *view.discards))
    engine.ask(game, endless, legal, "nobel", "seed")
    answer = wait(engine)
    assert answer.move in legal
    assert engine.fault_kinds == {"request": 1}


def test_a_pause_of_the_machine_is_not_a_hang(
    engine: EngineClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock jumps by an hour (a closed lid): the open question is still waited for."""
    warm(engine)
    ticket = engine.ask(*question(opening(), iterations=10**9, seconds=0.5))
    now: Callable[[], float] = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: now() + 3600.0)
    answer = wait(engine)
    assert (answer.ticket, answer.fault) == (ticket, "")


def test_old_processes_are_replaced_between_games(engine: EngineClient) -> None:
    warm(engine)
    before = {worker.pid for worker in workers_of(engine)}
    for _ in range(GAMES_EACH):
        engine.new_game()
    engine.poll()
    warm(engine)
    assert before.isdisjoint(worker.pid for worker in workers_of(engine))
    assert engine.faults == 0


def test_nothing_is_left_behind() -> None:
    """After closing there is no thread and no process more than before."""
    before = threading.active_count()
    engine = EngineClient(toys.REGISTRY)
    engine.open()
    warm(engine)
    pids = [worker.pid for worker in workers_of(engine)]
    engine.close()
    assert threading.active_count() == before
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


_ORPHAN = """
import os, signal, sys, time
sys.path.insert(0, {root!r})
from ai.registry import Registry
from ai.worker.client import EngineClient
from tests.inside import workers_of
if __name__ == "__main__":
    engine = EngineClient(Registry("tests.ai.toys", "tests.ai.toys"))
    engine.open()
    while not all(worker.ready for worker in workers_of(engine)):
        engine.poll()
        time.sleep(0.01)
    print(*[worker.pid for worker in workers_of(engine)], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_processes_die_with_their_parent(tmp_path: Any) -> None:
    """Even when it is killed without a word."""
    script = tmp_path / "orphan.py"
    script.write_text(_ORPHAN.format(root=os.getcwd()))
    completed = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, check=False
    )
    pids = [int(pid) for pid in completed.stdout.split()]
    assert len(pids) == 2, completed.stderr
    end = time.monotonic() + 5.0
    while pids and time.monotonic() < end:
        pids = [pid for pid in pids if os.path.exists(f"/proc/{pid}")]
        time.sleep(0.02)
    assert not pids


def test_a_evaluator_that_fails_costs_the_move_its_wisdom_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even with the evaluator ill and the processes dead there is a legal move."""

    class Ill(toys.ShedEvaluator):
        def move_scores(self, state: toys.ShedState, moves: Any) -> Any:
            raise ZeroDivisionError

    monkeypatch.setitem(toys.EVALUATORS, "shed", Ill())
    engine = EngineClient(toys.REGISTRY, spawn=faulty.hired(faulty.crash_at_start), patience=1)
    engine.open()
    try:
        session = opening()
        engine.ask(*question(session))
        assert wait(engine).move in session.legal_moves()
    finally:
        engine.close()
